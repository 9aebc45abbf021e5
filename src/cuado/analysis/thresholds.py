"""The numbers that verdicts turn on, each with who says so."""

from cuado.model.limiter import Threshold

SATURATED = Threshold(
    "saturated", 70.0, "[002]: memory-bound from 70-80% of DRAM, instruction-bound from 70-75%"
)
"""Percent of a unit's peak from which it is the limit."""

IDLE = Threshold("idle", 60.0, "[002] and Nsight Compute: below 60% of both, latency")
"""Percent of peak below which a unit is not the limit."""

ATTAINED = Threshold("attained", 80.0, "[002]'s 70-80% of peak, where a copy attains 85-90% of it")
"""Percent of the attainable DRAM bandwidth from which DRAM is the limit."""

NEAR_ROOF = Threshold(
    "near roof", 85.0, "[004]: 80% of peak is called done; on an H200 3.67 of 4.11 TB/s is 89%"
)
"""Percent of what is attainable from which there is nothing left to fix."""

WASTE = Threshold("waste", 10.0, "edge effects of halos and odd sizes stay below")
"""Percent of sectors beyond need above which a busy memory is busy with waste."""

BALANCED = Threshold("balanced", 10.0, "[000]: memory ~ math ~ full is balanced")
"""Points by which two utilisations may differ and still count as equal."""

MATCHING = Threshold(
    "matching stalls",
    100 / 3,
    "a unit between idle and saturated is the limit if warps wait for it",
)
"""Percent of warp time that must wait for a unit that is busy but not saturated."""

OVERLAP = Threshold("overlap", 15.0, "[000]: full ~ memory-only or math-only; 3DFD is at 6%")
"""Percent by which the full kernel may exceed its longest variant and still overlap well."""

RATIO = Threshold("ratio", 10.0, "[000]: 4 against 3.6 instructions per byte is instruction-bound")
"""Percent by which the instruction:byte ratio must differ from the chip's to decide by itself."""

UNUSED = Threshold("SMs without work", 1.1, "[003]: what a verdict names gains at least a tenth")
"""Times as many SMs as blocks from which the grid counts as too small: less is not what limits."""
OVERHEAD = Threshold("launch overhead", 2.0, "below twice the overhead, launching costs most")
"""Launch overheads below which a kernel's duration is dominated by being launched."""

BARRIER_WAIT = Threshold("barrier wait", 15.0, "[003]: what a verdict names takes its part of time")
"""Percent of warp time at barriers from which they are named."""

FEW_WARPS = Threshold("few warps", 50.0, 'chosen; [002] on 56%: "not too high but not too low"')
"""Percent of achieved occupancy below which too few warps are named."""
