#!/usr/bin/env bash
# Times and records the planted pairs on the GPU at hand, and holds cuado against them:
# pairs.sh OUTPUT_FOLDER. Leaves clocks as they are. PYTHON must find cuado and ncu-report.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:?usage: pairs.sh OUTPUT_FOLDER}
program=$(mktemp)
trap 'rm -f "$program"' EXIT
nvcc -O3 -std=c++17 -arch=native -lineinfo -o "$program" pairs.cu
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem,clocks.max.sm --format=csv,noheader >"$out/gpu.txt"
"$program" >"$out/times.csv"
nvidia-smi --query-gpu=clocks.sm,clocks.mem --format=csv,noheader >>"$out/gpu.txt"
# The sections that cuado reads; --set full adds time lines that make the report four times larger.
sections=(SpeedOfLight SpeedOfLight_RooflineChart ComputeWorkloadAnalysis MemoryWorkloadAnalysis
    MemoryWorkloadAnalysis_Chart MemoryWorkloadAnalysis_Tables SchedulerStats WarpStateStats
    InstructionStats LaunchStats Occupancy SourceCounters WorkloadDistribution)
ncu --clock-control none "${sections[@]/#/--section=}" --import-source yes -f -o "$out/pairs" "$program" record >"$out/ncu.log"
"${PYTHON:-python3}" pairs.py "$out/times.csv" "$out/pairs.ncu-rep" | tee "$out/pairs.md"
cat "$out/gpu.txt"
