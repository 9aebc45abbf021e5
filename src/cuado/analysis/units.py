"""How busy each hardware unit was, and which stalls mean waiting for it."""

from collections.abc import Callable, Collection

from cuado.device.chip import ChipFacts
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.metrics.vocabulary import PIPES
from cuado.model.limiter import UnitKind, Utilization
from cuado.model.profile import Profile

_MEMORY_UNITS = {
    "dram_utilization": "DRAM",
    "l2_utilization": "L2",
    "l1_data_pipe_utilization": "L1/shared-memory data stage",
}
_COMPUTE_UNITS = {
    "issue_slot_utilization": "issue slots",
    **{f"pipe_{pipe}_utilization": f"{pipe.upper()} pipe" for pipe in PIPES},
}
UNIT_LABELS = {**_MEMORY_UNITS, **_COMPUTE_UNITS, "shared_pipe_utilization": "shared memory"}
"""Names of the units for a reader, by the metric of their utilisation."""

_SUMMARIES = {
    UnitKind.MEMORY: {"memory_utilization": "memory"},
    UnitKind.COMPUTE: {
        "compute_utilization": "SM",
        "issue_slot_utilization_active": "issue slots of active cycles",
    },
}
"""The busiest of a kind's units as one number ("speed of light"), where no unit was measured: it
does not say which unit it is."""

_MEMORY_WAITS = ("long_scoreboard", "lg_throttle", "drain", "membar")
_QUEUE_WAITS = ("short_scoreboard", "mio_throttle", "lg_throttle")
_WAITS: dict[str, tuple[str, ...]] = {
    "dram_utilization": _MEMORY_WAITS,
    "l2_utilization": _MEMORY_WAITS,
    "l1_data_pipe_utilization": _QUEUE_WAITS,
    "pipe_lsu_utilization": _QUEUE_WAITS,
    "pipe_xu_utilization": ("short_scoreboard", "mio_throttle", "math_pipe_throttle"),
    "pipe_adu_utilization": ("mio_throttle", "branch_resolving", "imc_miss"),
    "pipe_tex_utilization": ("tex_throttle", "long_scoreboard"),
}
_ISSUE_WAITS = ("math_pipe_throttle", "not_selected", "selected", "dispatch_stall")


def utilizations(metrics: MetricSet, chip: ChipFacts, ecc: bool = False) -> tuple[Utilization, ...]:
    """Every unit whose use was measured, busiest first.

    DRAM counts by what a copy attains on the chip, everything else by its theoretical peak.
    """
    found = []
    for kind, units in (
        (UnitKind.MEMORY, _MEMORY_UNITS),
        (UnitKind.COMPUTE, _COMPUTE_UNITS),
    ):
        for metric, label in units.items():
            measure = metrics.get(metric)
            if measure is None and metric in _OF_PEAK:
                measure = _OF_PEAK[metric](metrics, chip)
            if measure is not None:
                attainable = _attainable(metric, measure, chip, ecc)
                found.append(Utilization(metric, label, kind, measure, attainable))
        if not any(unit.kind is kind for unit in found):
            found += _summary(metrics, kind)
    return tuple(sorted(found, key=lambda unit: -unit.attainable))


def _summary(metrics: MetricSet, kind: UnitKind) -> list[Utilization]:
    """The first number for a kind as a whole, in a list; empty if there is none."""
    for metric, label in _SUMMARIES[kind].items():
        measure = metrics.get(metric)
        if measure is not None:
            return [Utilization(metric, label, kind, measure, measure.value)]
    return []


def _of_the_chips_peak(metrics: MetricSet, chip: ChipFacts) -> Measure | None:
    """The bandwidth as a percentage of the chip's, where a tool gives no more than GB/s [002]."""
    bandwidth, peak = metrics.get("dram_bandwidth"), chip.dram_peak_bandwidth
    if bandwidth is None or not peak:
        return None
    share = 100 * bandwidth.value / peak
    return Measure(share, Unit.PERCENT, Provenance.DERIVED, "dram_bandwidth / the chip's peak")


def _of_the_peak_ipc(metrics: MetricSet, chip: ChipFacts) -> Measure | None:
    """Instructions per cycle as a percentage of the most that an SM issues.

    Fermi's profiler counts cycles of the slower of its two clocks: there a scheduler issues once a
    cycle, and "max is 2" [001].
    """
    ipc, schedulers, issues = metrics.get("ipc"), chip.schedulers_per_sm, chip.issue_per_scheduler
    if ipc is None or schedulers is None or issues is None:
        return None
    peak = schedulers * max(issues, 1.0)
    how = f"ipc / {peak:g} of an SM at most"
    return Measure(100 * ipc.value / peak, Unit.PERCENT, Provenance.DERIVED, how)


_OF_PEAK: dict[str, Callable[[MetricSet, ChipFacts], Measure | None]] = {
    "dram_utilization": _of_the_chips_peak,
    "issue_slot_utilization": _of_the_peak_ipc,
}
"""Utilisations that follow from a rate and the chip's peak, where the tool gives none."""


def waits_for(metric: str) -> tuple[str, ...]:
    """Stall reasons of a warp that waits for the unit behind a utilisation metric."""
    return _WAITS.get(metric, _ISSUE_WAITS)


def stall_share(profile: Profile, reasons: Collection[str]) -> float | None:
    """Part (0..1) of warp time spent in ``reasons``, by counters, or else by samples.

    None if the source has neither. A floor: a reason that was not recorded adds nothing.
    """
    cycles = profile.metrics.value("cycles_per_issue")
    if cycles:
        stalls = [profile.metrics.value(f"stall_{reason}") for reason in reasons]
        if not reasons or any(stall is not None for stall in stalls):
            return min(sum(stall or 0 for stall in stalls) / cycles, 1.0)
    if profile.samples:
        return sum(i.stall(*reasons) for i in profile.instructions) / profile.samples
    return None


def _attainable(metric: str, measure: Measure, chip: ChipFacts, ecc: bool) -> float:
    bandwidth = chip.achievable_dram_bandwidth(ecc=ecc)
    peak = chip.dram_peak_bandwidth
    if metric != "dram_utilization" or bandwidth is None or peak is None:
        return measure.value
    return min(measure.value * peak / bandwidth, 100.0)
