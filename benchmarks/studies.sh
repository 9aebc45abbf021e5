#!/usr/bin/env bash
# Programs of the studies on the GPU at hand, every version: results checked, times. studies.sh OUT
set -uo pipefail
cd "$(dirname "$0")/.."
out=${1:?usage: studies.sh OUTPUT_FOLDER}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
for name in transpose averaging; do
    nvcc -O3 -std=c++17 -arch=sm_90 -lineinfo -Xcompiler -fopenmp -o "$work/$name" "examples/$name/$name.cu" &
done
wait
failed=0
check() {
    "$@" || { echo "$*: failed"; failed=1; }
}
check "$work/transpose" >"$out/transpose.txt" 2>&1
check "$work/transpose" --size 1024 >"$out/transpose.1024.txt" 2>&1
check "$work/averaging" >"$out/averaging.txt" 2>&1
# On as many sets as version 1 gets, so that versions 1 and 2 can be compared.
check "$work/averaging" --sets 8 >"$out/averaging.8.txt" 2>&1
check bash benchmarks/bicgstab.sh "$out/bicgstab"
grep -h 'spmv version\|ms each\|solved\|equal' "$out"/bicgstab/run.*.txt >"$out/bicgstab.txt"
for file in transpose transpose.1024 averaging averaging.8 bicgstab; do
    echo "== $file"
    cat "$out/$file.txt"
done
exit $failed
