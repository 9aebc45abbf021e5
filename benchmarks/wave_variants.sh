#!/usr/bin/env bash
# Many variants of the last versions of wave and climate on the GPU at hand, against their roofs: which
# blocks, widths and distances of loads are best? wave_variants.sh OUT
set -uo pipefail
cd "$(dirname "$0")/.."
out=${1:?usage: wave_variants.sh OUTPUT_FOLDER}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
programs="wave climate"
for name in $programs; do
    nvcc -O3 -std=c++17 -arch=sm_90 -o "$work/$name" "benchmarks/variants/$name.cu" || echo "$name: build failed" &
done
wait
for name in $programs; do
    "$work/$name" >"$out/$name.variants.txt" 2>&1 || echo "$name: run failed"
done
