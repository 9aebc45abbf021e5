#!/usr/bin/env bash
# Measures the true gains on the GPU at hand: run.sh OUTPUT_FOLDER. Leaves clocks as they are.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:?usage: run.sh OUTPUT_FOLDER}
program=$(mktemp)
trap 'rm -f "$program"' EXIT
nvcc -O3 -std=c++17 -arch=native -o "$program" gains.cu
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem,clocks.max.sm --format=csv,noheader >"$out/gpu.txt"
"$program" >"$out/gains.csv" 2>"$out/gains.log"
nvidia-smi --query-gpu=clocks.sm,clocks.mem --format=csv,noheader >>"$out/gpu.txt"
cat "$out/gpu.txt" "$out/gains.log" "$out/gains.csv"
