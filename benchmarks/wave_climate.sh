#!/usr/bin/env bash
# The wave and climate case studies on the GPU at hand: results and times of every version. wave_climate.sh OUT
set -uo pipefail
cd "$(dirname "$0")/.."
out=${1:?usage: wave_climate.sh OUTPUT_FOLDER}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
build() { # NAME SOURCE OPTIONS...
    nvcc -O3 -std=c++17 -arch=sm_90 -lineinfo "${@:3}" -o "$work/$1" "examples/$2" || echo "$1: build failed"
}
build wave wave/wave.cu &
build order_10_v1 wave/wave.cu -DRADIUS=5 -maxrregcount=40 &
build order_10_v2 wave/wave.cu -DRADIUS=5 &
build order_12_v1 wave/wave.cu -DRADIUS=6 -maxrregcount=32 &
build order_12_v2 wave/wave.cu -DRADIUS=6 &
build order_12_v3 wave/wave.cu -DRADIUS=6 -DBLOCK_ROWS=8 -maxrregcount=48 &
build climate climate/climate.cu &
wait
run() { # NAME OPTIONS...
    "$work/$1" "${@:2}" >"$out/$1.txt" 2>&1 || echo "$1: run failed"
}
run wave
run order_10_v1 --version 3
run order_10_v2 --version 3
for version in 1 2 3; do
    run order_12_v$version --version 3 --size 1920 1408 80
done
run climate
