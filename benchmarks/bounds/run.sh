#!/usr/bin/env bash
# Measures the true gains on the GPU at hand: run.sh OUTPUT_FOLDER. Leaves clocks as they are.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:?usage: run.sh OUTPUT_FOLDER}
nvcc -O3 -std=c++17 -arch=native -o /tmp/cuado-gains gains.cu
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem,clocks.max.sm --format=csv,noheader >"$out/gpu.txt"
/tmp/cuado-gains >"$out/gains.csv" 2>"$out/gains.log"
nvidia-smi --query-gpu=clocks.sm,clocks.mem --format=csv,noheader >>"$out/gpu.txt"
cat "$out/gpu.txt" "$out/gains.log" "$out/gains.csv"
