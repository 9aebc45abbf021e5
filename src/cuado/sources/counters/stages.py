"""Which counters are collected, and in which order.

Every pass runs the kernel once more. Passes were planned by CUPTI 13.0 for a GH100 (H100, H200);
each stage holds what the ones before it do not.

==========  ======  ==================================================================
stage       passes  answers
==========  ======  ==================================================================
triage      1       is it memory, instructions, or latency?
pipes       4       which execution pipe?
everything  10      why: access patterns, caches, conflicts, stalls, divergence, spills
==========  ======  ==================================================================

Left out for what they cost: ``sm__throughput`` (8 passes), ``gpu__compute_memory_throughput`` (5)
and ``l1tex__throughput`` (5) are the maximum of parts, of which the stages have the main ones.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from cuado.metrics.vocabulary import PIPES
from cuado.sources.ncu.metric_map import DRAM_PEAK, METRICS, SMSP_CYCLES, Alternative

_ELAPSED = ".avg.pct_of_peak_sustained_elapsed"
_ACTIVE = ".avg.pct_of_peak_sustained_active"

_UNITS = frozenset({"gpu", "dram", "lts", "l1tex", "sm", "smsp", "gpc"})
"""Units of the chip that counters are named after; what has another prefix ncu computes itself."""
_COMPUTED = frozenset({"sm__maximum_warps_per_active_cycle_pct"})
_EXPENSIVE = frozenset(
    name
    for stem in ("sm__throughput", "gpu__compute_memory_throughput", "l1tex__throughput")
    for name in (f"{stem}{_ELAPSED}", f"{stem}{_ACTIVE}")
)
_COUNTED_BY_CYCLE = ("alu", "fma", "fp64", "tensor")
"""Pipes of a GH100 that count busy cycles; the others count instructions."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Counters that are collected together.

    Attributes:
        name: name for the reader.
        metrics: NVIDIA's names.
    """

    name: str
    metrics: tuple[str, ...]


_TRIAGE = (
    "gpu__time_duration.sum",
    f"gpu__dram_throughput{_ELAPSED}",
    f"lts__t_sectors{_ELAPSED}",
    f"l1tex__data_pipe_lsu_wavefronts{_ELAPSED}",
    f"smsp__issue_active{_ELAPSED}",
    f"smsp__issue_active{_ACTIVE}",
    "sm__inst_executed.avg.per_cycle_active",
    f"sm__warps_active{_ACTIVE}",
    "smsp__warps_eligible.avg.per_cycle_active",
    "smsp__warps_active.avg.peak_sustained",
    "smsp__cycles_elapsed.avg.per_second",
    SMSP_CYCLES,
    "sm__cycles_elapsed.max",
    "sm__cycles_active.avg",
    "sm__cycles_active.min",
    "sm__cycles_active.max",
    *DRAM_PEAK,
    "dram__bytes.sum.per_second",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "smsp__inst_executed.sum",
    "smsp__inst_issued.sum",
    "lts__t_sectors.sum",
)

_PIPES = tuple(
    f"sm__pipe_{pipe}_cycles_active{_ELAPSED}"
    if pipe in _COUNTED_BY_CYCLE
    else f"sm__inst_executed_pipe_{pipe}{_ELAPSED}"
    for pipe in PIPES
)


def _parts(alternative: Alternative) -> tuple[str, ...]:
    return (alternative,) if isinstance(alternative, str) else alternative


def _is_counter(name: str) -> bool:
    """True if a name of the map is the hardware's, and worth its passes."""
    unit, separator, _ = name.partition("__")
    return bool(separator) and unit in _UNITS and name not in _COMPUTED | _EXPENSIVE


def _usable(alternatives: tuple[Alternative, ...]) -> Iterator[tuple[str, ...]]:
    for alternative in alternatives:
        if all(map(_is_counter, parts := _parts(alternative))):
            yield parts


def _rest(taken: Collection[str]) -> tuple[str, ...]:
    """The first usable counter of every name of the vocabulary that has none in ``taken``."""
    found: dict[str, None] = {}
    for name, alternatives in METRICS.items():
        if name.startswith("pipe_"):
            continue
        first = next(_usable(alternatives), ())
        found |= dict.fromkeys(part for part in first if part not in taken)
    return tuple(found)


STAGES = (
    Stage("triage", _TRIAGE),
    Stage("pipes", _PIPES),
    Stage("everything", _rest((*_TRIAGE, *_PIPES))),
)
"""In the order of collection."""


def substitutes(missing: Collection[str]) -> tuple[str, ...]:
    """What other chips call the counters in ``missing``, where they have them at all."""
    found: dict[str, None] = {}
    for alternatives in METRICS.values():
        usable = tuple(_usable(alternatives))
        if any(part in missing for parts in usable for part in parts):
            found |= dict.fromkeys(p for parts in usable for p in parts if p not in missing)
    return tuple(found)
