#!/usr/bin/env bash
# Counters in process beside ncu's on the GPU at hand: run.sh OUTPUT_FOLDER. Leaves clocks as they are.
# Ends with 1 if a counter is off. Without the ncu_report package the table is made from ncu's rounded
# pages; to make it from the reports, run `compare.py table OUTPUT_FOLDER` where that package is.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${1:?usage: run.sh OUTPUT_FOLDER}
python=${PYTHON:-.venv/bin/python}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
metrics=$("$python" benchmarks/counters/compare.py metrics)
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
# The sizes of the cases in examples, and launches; of the stencil the first step, as in the case.
for run in "transpose 8192 5" "averaging 1024 2" "stencil 512 1"; do
    read -r program size launches <<<"$run"
    nvcc -O3 -std=c++17 -arch=sm_90 -o "$work/$program" "examples/recorded/$program.cu"
    for time in 1 2 3 4 5; do
        report=$out/$program.$time
        ncu --clock-control none --launch-count "$launches" --metrics "$metrics" \
            --force-overwrite --export "$report" "$work/$program" "$size" >"$report.log" 2>&1 ||
            { tail -n 5 "$report.log" >&2; exit 1; }
        ncu --import "$report.ncu-rep" --csv --page raw --print-units base --print-fp >"$report.csv"
    done
done
"$python" -m cuado.backends.gpu.cupti >"$out/diagnostic.txt" 2>&1 || tail -n 5 "$out/diagnostic.txt"
"$python" benchmarks/counters/compare.py count "$out"
"$python" benchmarks/counters/compare.py table "$out" && off=0 || off=$?
sed '/^## /,$d' "$out/comparison.md"
exit "$off"
