#!/usr/bin/env bash
# The BiCGStab case study on the GPU at hand: residuals and times of every version. bicgstab.sh OUT
set -uo pipefail
cd "$(dirname "$0")/.."
out=${1:?usage: bicgstab.sh OUTPUT_FOLDER}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
for version in 0 1 2 3 4 5 6 7; do
    nvcc -O3 -std=c++17 -arch=sm_90 -DVERSION=$version -o "$work/v$version" examples/bicgstab/bicgstab.cu &
done
wait
for version in 0 1 2 3 4 5 6 7; do
    "$work/v$version" --size 12 --check >"$out/check.$version.txt" 2>&1 || echo "v$version: check failed"
    "$work/v$version" >"$out/run.$version.txt" 2>&1 || echo "v$version: run failed"
done
