"""How often warps go round a loop around an atomic operation, and what one turn costs."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cuado.backends.emulated.execution import Events
from cuado.backends.emulated.layout import AccessCount
from cuado.backends.emulated.program import Program

PASSES = 2.0
"""Of the data stage for a compare-and-store: it reads and compares, then writes. An H200 counts
103,114,170 for all of shared memory in ``atomics_shared``, of which 34,428,952 are loads'; the rest
is 2.000 for each of 34,336,780 (benchmarks/results/2026-11-22-emulated-counters-planted.csv)."""


@dataclass(frozen=True, slots=True)
class Attempts:
    """Of one PTX instruction that became such a loop, on average for each time that a warp came.

    Attributes:
        turns: of the loop.
        lane_turns: that a lane takes part in.
        partings: turns in which some lanes were through and others were not.
        passes: of the data stage for the load of a turn.
    """

    turns: float
    lane_turns: float
    partings: float
    passes: float = 1.0


ONCE = Attempts(1.0, 1.0, 0.0)
"""Nobody is in the way: all lanes change a word of their own."""

Known = Mapping[int, Attempts]
"""By index of the PTX instruction."""


def alone(program: Program, events: Events, spinning: Collection[int]) -> Known:
    """If warps were never in each other's way: lanes to one word go one after the other.

    Args:
        program: what ran.
        events: what happened.
        spinning: PTX instructions that became such loops.
    """
    found = {}
    for index in spinning:
        counts = accesses_of(program, events, index)
        if not counts["requests"]:
            found[index] = ONCE
            continue
        turns = counts["worst"] / counts["requests"]
        passes = counts["wavefronts"] / counts["requests"]
        found[index] = Attempts(turns, (1.0 + turns) / 2.0, turns - 1.0, passes)
    return MappingProxyType(found)


def accesses_of(program: Program, events: Events, index: int) -> Mapping[str, float]:
    """What was counted of a PTX instruction that accesses memory, by name."""
    counts = events.accesses[program.lowered.access_slots[index]]
    return {name: float(n) for (name, *_), n in zip(AccessCount._fields_, counts, strict=True)}
