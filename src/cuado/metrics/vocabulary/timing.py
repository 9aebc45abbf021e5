"""Time, clocks and cycles."""

from cuado.metrics.quantity import Unit
from cuado.metrics.spec import MetricSpec

ROWS = (
    MetricSpec(
        "duration", Unit.NANOSECOND, "Time the kernel took on the device", "NCU gpu__time_duration"
    ),
    MetricSpec(
        "sm_clock",
        Unit.HERTZ,
        "Average SM clock while it was profiled",
        "NCU *__cycles_elapsed.avg.per_second",
    ),
    MetricSpec(
        "dram_clock",
        Unit.HERTZ,
        "Average memory clock while it was profiled",
        "NCU dram__cycles_elapsed.avg.per_second",
    ),
    MetricSpec(
        "sm_cycles_elapsed",
        Unit.CYCLE,
        "SM cycles from the first block's start to the last one's end",
        "NCU sm__cycles_elapsed.max",
    ),
    MetricSpec(
        "sm_cycles_active",
        Unit.CYCLE,
        "Cycles in which an SM had a warp, averaged over SMs",
        "NCU sm__cycles_active.avg",
    ),
    MetricSpec(
        "sm_cycles_active_min",
        Unit.CYCLE,
        "Active cycles of the least busy SM",
        "NCU sm__cycles_active.min",
    ),
    MetricSpec(
        "sm_cycles_active_max",
        Unit.CYCLE,
        "Active cycles of the busiest SM",
        "NCU sm__cycles_active.max",
    ),
)
