#!/usr/bin/env bash
# Records the frameworks' kernels on the GPU at hand and says what cuado makes of them:
# record.sh OUTPUT_FOLDER. PYTHON must find cuado and ncu-report.
set -uo pipefail
cd "$(dirname "$0")"
out=${1:?usage: record.sh OUTPUT_FOLDER}
sections=(SpeedOfLight SpeedOfLight_RooflineChart ComputeWorkloadAnalysis MemoryWorkloadAnalysis
    MemoryWorkloadAnalysis_Chart MemoryWorkloadAnalysis_Tables SchedulerStats WarpStateStats
    InstructionStats LaunchStats Occupancy SourceCounters WorkloadDistribution)
for which in torch others numba; do
    ncu --clock-control none "${sections[@]/#/--section=}" --import-source yes \
        -k 'regex:^(?!.*(distribution|Fill|arange|random|curand)).*' \
        -f -o "$out/$which" python3 kernels.py "$which" >"$out/$which.log" 2>&1
    tail -n 1 "$out/$which.log"
    [ -f "$out/$which.ncu-rep" ] || continue
    "${PYTHON:-python3}" -m cuado analyze "$out/$which.ncu-rep" -f json -o "$out/$which.json"
done
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.max.sm --format=csv,noheader >"$out/gpu.txt"
ls -la "$out"
