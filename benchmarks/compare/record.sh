#!/usr/bin/env bash
# Records versions 1 to 4 of the averaging kernel with ncu on the GPU at hand, a report each, and
# compares them as [003] does: record.sh OUTPUT_FOLDER. Version 1 gets 8 of the 1024 data sets, as
# there: another problem size. Leaves clocks as they are. PYTHON must find cuado and ncu-report.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$(mkdir -p "${1:?usage: record.sh OUTPUT_FOLDER}" && cd "$1" && pwd)
program=$(mktemp)
trap 'rm -f "$program"' EXIT
nvcc -O3 -std=c++17 -arch=native -lineinfo -o "$program" examples/averaging/averaging.cu
# The sections that cuado reads; --set full adds time lines that make the report four times larger.
sections=(SpeedOfLight SpeedOfLight_RooflineChart ComputeWorkloadAnalysis MemoryWorkloadAnalysis
    MemoryWorkloadAnalysis_Chart MemoryWorkloadAnalysis_Tables SchedulerStats WarpStateStats
    InstructionStats LaunchStats Occupancy SourceCounters WorkloadDistribution)
for version in 1 2 3 4; do
    ncu --clock-control none "${sections[@]/#/--section=}" --import-source yes -k 'regex:^average' \
        --launch-skip 1 --launch-count 1 -f -o "$out/v$version" \
        "$program" --version "$version" --repeat 1 >"$out/v$version.log" 2>&1 ||
        { tail -n 5 "$out/v$version.log" >&2; exit 1; }
done
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
cuado=("${PYTHON:-python3}" -m cuado)
for pair in "1 2" "2 3" "3 4"; do
    read -r a b <<<"$pair"
    "${cuado[@]}" compare "$out/v$a.ncu-rep" "$out/v$b.ncu-rep" -o "$out/v$a-v$b.html"
    "${cuado[@]}" compare "$out/v$a.ncu-rep" "$out/v$b.ncu-rep" -f json -o "$out/v$a-v$b.json"
    "${cuado[@]}" compare "$out/v$a.ncu-rep" "$out/v$b.ncu-rep" | tee "$out/v$a-v$b.txt"
done
