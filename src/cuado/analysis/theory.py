"""Holds what the times of copies say against how busy the hardware was.

The documents' scenarios of good overlap hold "assuming throughput is not low compared to HW theory"
[000]: a kernel that takes as long as its memory accesses alone is limited by bandwidth only if that
memory is busy. Where no unit is, its accesses wait: latency [001: "neither memory nor instruction
throughput rates are close to HW theoretical rates"]. The profilers of the documents saw the DRAM;
here each unit counts that a copy keeps busy, so that one filled by bank conflicts or by lone
sectors is a limit like any other.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.analysis import thresholds as at
from cuado.model.limiter import Limit, UnitKind, Utilization

_OF_MEMORY = frozenset({"pipe_lsu_utilization", "pipe_tex_utilization"})
"""Pipes that a copy without arithmetic keeps busy."""
_OF_MATH = frozenset({"l1_data_pipe_utilization"})
"""Memory units that a copy without global accesses keeps busy, by shared memory."""
_TELLING = {"memory": ("dram_",), "instruction": ("pipe_",)}
"""What must be known before the throughput of a kind counts as low, by the start of its name."""


@dataclass(frozen=True, slots=True)
class Held:
    """How a verdict stands against theory.

    Attributes:
        is_low: True if what would be the limit is not busy.
        words: for the end of the verdict's sentence.
    """

    is_low: bool
    words: str


def held_against_theory(
    verdict: Limit, units: Iterable[Utilization], memory_part: float | None = None
) -> Held | None:
    """True if the throughput that a scenario names is low compared with the hardware's.

    Args:
        verdict: of the times of copies.
        units: how busy each was, as far as it was measured.
        memory_part: part (0..1) of the kernel's time that memory alone takes. Under *memory and
            latency* memory rests for the other part, so there its throughput counts over this one.

    Returns:
        None for a verdict that does not rest on throughput.
    """
    kinds = {
        Limit.MEMORY_BANDWIDTH: ("memory",),
        Limit.MEMORY_AND_LATENCY: ("memory",),
        Limit.INSTRUCTION_THROUGHPUT: ("instruction",),
        Limit.BALANCED: ("memory", "instruction"),
    }.get(verdict)
    if kinds is None:
        return None
    measured = [unit for unit in units if any(_is_of(unit, kind) for kind in kinds)]
    top = max(measured, key=lambda unit: unit.measure.value, default=None)
    name = " and ".join(kinds)
    part = memory_part if verdict is Limit.MEMORY_AND_LATENCY and memory_part else 1.0
    if top is not None and top.measure.value >= at.IDLE.value * part:
        doubt = "" if verdict.waits else _doubt(top)
        return Held(False, f"; {_busy(top)}{doubt}")
    if top is None or not all(_is_known(kind, measured) for kind in kinds):
        return Held(False, f"; assuming that {name} throughput is not low, which was not measured")
    return Held(
        True,
        f"; but {name} throughput is low compared with what the hardware can do: {_busy(top)} at "
        "most",
    )


def _is_known(kind: str, measured: Iterable[Utilization]) -> bool:
    metrics = [unit.metric for unit in measured]
    return all(any(name.startswith(start) for name in metrics) for start in _TELLING[kind])


def _is_of(unit: Utilization, kind: str) -> bool:
    if kind == "memory":
        return unit.kind is UnitKind.MEMORY or unit.metric in _OF_MEMORY
    return unit.kind is UnitKind.COMPUTE or unit.metric in _OF_MATH


def _busy(unit: Utilization) -> str:
    return f"{unit.label} at {unit.measure.value:.0f}% of its peak"


def _doubt(unit: Utilization) -> str:
    """[000] on 74 of 114 GB/s: memory-bound, and "latency could be an issue too"."""
    return ", so latency may be an issue too" if unit.measure.value < at.SATURATED.value else ""
