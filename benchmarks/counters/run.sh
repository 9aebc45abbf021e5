#!/usr/bin/env bash
# Counters in process beside ncu's on the GPU at hand: run.sh OUTPUT_FOLDER. Leaves clocks as they are.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:?usage: run.sh OUTPUT_FOLDER}
python=${PYTHON:-.venv/bin/python}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
metrics=$("$python" benchmarks/counters/compare.py --metrics)
# The sizes of examples/cases, and launches; of the stencil the first step, as in the case.
for run in "transpose 8192 5" "averaging 1024 2" "stencil 512 1"; do
    read -r program size launches <<<"$run"
    nvcc -O3 -std=c++17 -arch=sm_90 -o "$work/$program" "examples/recorded/$program.cu"
    ncu --clock-control none --launch-count "$launches" --csv --page raw --print-units base --print-fp --metrics "$metrics" \
        "$work/$program" "$size" >"$out/$program.csv" 2>"$out/$program.log" ||
        { tail -n 5 "$out/$program.csv" "$out/$program.log" >&2; exit 1; }
done
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
"$python" -m cuado.backends.gpu.cupti >"$out/diagnostic.txt" 2>&1 || tail -n 5 "$out/diagnostic.txt"
"$python" benchmarks/counters/compare.py "$out" | tee "$out/comparison.md"
