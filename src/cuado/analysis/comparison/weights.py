"""What a metric means for the time: how busy the unit was whose work the metric counts.

A metric that doubles matters as far as its unit is what the kernel waits for. So a change is
weighed by that unit's utilisation (0..1), the greater of both sides; a stall reason's weight is
its part of a warp's cycles, and that of occupancy and eligible warps is the part of the time in
which even the busiest unit idled. Where no utilisation was recorded the weight is unknown, and
the change alone orders.
"""

from collections.abc import Mapping

from cuado.metrics import Measure, Unit
from cuado.metrics.vocabulary import PIPES

_UNIT_OF = (
    (("dram_",), "dram_utilization"),
    (("l2_", "l1_to_l2", "l2_to_l1"), "l2_utilization"),
    (("global_", "local_", "shared_", "l1_", "spill"), "l1_data_pipe_utilization"),
    (
        ("instruction", "threads_per", "unpredicated", "uniform_", "divergent_", "branch", "ipc",
         "issue", "cycles_per_issue"),
        "issue_slot_utilization",
    ),
    (("fp64_",), "pipe_fp64_utilization"),
    (("fp32_",), "pipe_fma_utilization"),
)  # fmt: skip
_OF_CONCURRENCY = ("achieved_occ", "theoretical_occ", "active_warps", "eligible_", "occupancy_")
_UNITS = (
    "dram_utilization",
    "l2_utilization",
    "l1_data_pipe_utilization",
    "issue_slot_utilization",
    *(f"pipe_{pipe}_utilization" for pipe in PIPES),
)
_WHOLE = {
    Unit.WAVEFRONT: "shared_pipe_wavefronts",
    Unit.INSTRUCTION: "instructions_executed",
    Unit.BRANCH: "instructions_executed",
}
"""What a count of that unit is a part of: a few conflicts among many wavefronts mean little."""
_ALL = 100.0

Metrics = Mapping[str, Measure]


def weight(name: str, a: Metrics, b: Metrics) -> float | None:
    """How much a metric's change can mean for the time (0..1); None if that is unknown."""
    known = [found for side in (a, b) if (found := _weight(name, side)) is not None]
    return max(known, default=None)


def score(before: float, after: float, unit: Unit, weighed: float | None) -> tuple[float, float]:
    """A change's rank, greater first: weighed where that is known, and by itself.

    A percentage moved by its points: from 0.001% to 0.002% is nothing.
    """
    if unit is Unit.PERCENT:
        moved = abs(after - before) / _ALL
    else:
        most = max(abs(before), abs(after))
        least = min(abs(before), abs(after)) if before * after > 0 else 0.0
        moved = 1 - least / most if most else 0.0
    return (moved * (weighed or 0.0), moved)


def _weight(name: str, metrics: Metrics) -> float | None:
    if name.startswith("stall_"):
        return _ratio(metrics.get(name), metrics.get("cycles_per_issue"))
    if name in _UNITS:
        return _share(metrics.get(name))
    if name.startswith(_OF_CONCURRENCY):
        shares = [part for unit in _UNITS if (part := _share(metrics.get(unit))) is not None]
        return 1 - max(shares) if shares else None
    unit = next((unit for starts, unit in _UNIT_OF if name.startswith(starts)), "")
    busy, measure = _share(metrics.get(unit)), metrics.get(name)
    whole = metrics.get(_WHOLE.get(measure.unit, "")) if measure else None
    part = _ratio(measure, whole)
    return busy if busy is None or part is None else busy * part


def _share(percent: Measure | None) -> float | None:
    return min(percent.value / _ALL, 1.0) if percent else None


def _ratio(part: Measure | None, whole: Measure | None) -> float | None:
    return min(part.value / whole.value, 1.0) if part and whole and whole.value else None
