#!/usr/bin/env bash
# The tables of docs/whatif.md on the GPU at hand: run.sh OUTPUT_FOLDER. Leaves clocks as they are.
set -uo pipefail
cd "$(dirname "$0")/../.."
out=${1:?usage: run.sh OUTPUT_FOLDER}
python=${PYTHON:-.venv/bin/python}
mkdir -p "$out"
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
"$python" benchmarks/whatif/all_cases.py "$out"
"$python" benchmarks/whatif/predicted.py "$out"
