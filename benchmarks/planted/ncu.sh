#!/usr/bin/env bash
# Records the planted kernels with Nsight Compute on the GPU at hand, and writes down what the rules
# of cuado and of NVIDIA say of them: ncu.sh OUTPUT_FOLDER [tuning|reported|blind|NAME ...]; all if
# left out. Leaves clocks as they are. PYTHON must find cuado and ncu-report.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:?usage: ncu.sh OUTPUT_FOLDER [tuning|reported|blind|NAME ...]}
shift
python=${PYTHON:-python3}
mkdir -p "$out"
out=$(cd "$out" && pwd)
nvidia-smi --query-gpu=name,driver_version,clocks.sm,clocks.mem --format=csv,noheader >"$out/gpu.txt"
# All sections that have a rule; --set full adds time lines that make the report four times larger.
sections=(SpeedOfLight SpeedOfLight_RooflineChart ComputeWorkloadAnalysis MemoryWorkloadAnalysis
    MemoryWorkloadAnalysis_Chart MemoryWorkloadAnalysis_Tables SchedulerStats WarpStateStats
    InstructionStats LaunchStats Occupancy SourceCounters WorkloadDistribution)

# record REPORT CASES...: one python for all cases (no two launch a kernel with the same grid and block).
record() {
    local report=$1
    shift
    ncu --clock-control none --target-processes all \
        "${sections[@]/#/--section=}" --import-source yes \
        -k "regex:$("$python" once.py --kernels "$@")" \
        --force-overwrite --export "$out/$report" "$python" once.py "$@" >"$out/$report.log" 2>&1 ||
        tail -n 5 "$out/$report.log" >&2
}

case "${1:-}" in
'') for part in tuning reported blind; do record "$part" "$part"; done ;;
tuning | reported | blind) record "$1" "$1" ;;
*) record named "$@" ;;
esac
nvidia-smi --query-gpu=clocks.sm,clocks.mem --format=csv,noheader >>"$out/gpu.txt"
"$python" counters.py "$out"
