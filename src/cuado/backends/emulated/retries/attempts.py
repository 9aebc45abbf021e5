"""How often warps go round a loop around an atomic operation, and what one turn costs."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cuado.backends.emulated.execution.blocks import Events
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.frontend.program import Program


@dataclass(frozen=True, slots=True)
class Attempts:
    """Of one PTX instruction that became such a loop, on average for each time that a warp came.

    Attributes:
        turns: of the loop.
        lane_turns: that a lane takes part in.
        partings: turns in which some lanes were through and others were not.
        passes: of the data stage for the load of a turn.
        words: of 32 bits, that a lane changes.
    """

    turns: float
    lane_turns: float
    partings: float
    passes: float = 1.0
    words: int = 1

    @property
    def swap_passes(self) -> float:
        """Of the data stage for the compare-and-store of a turn.

        It reads and compares, then writes: on an H200 two where the load has one, three for one
        word of 64 bits, four for words of 64 bits that a load has two for
        (benchmarks/results/2026-11-23-h200-retries.md).
        """
        return self.passes + self.words


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
        words = 2 if program.code.instructions[index].opcode.endswith("64") else 1
        found[index] = Attempts(turns, (1.0 + turns) / 2.0, turns - 1.0, passes, words)
    return MappingProxyType(found)


def accesses_of(program: Program, events: Events, index: int) -> Mapping[str, float]:
    """What was counted of a PTX instruction that accesses memory, by name."""
    counts = events.accesses[program.lowered.access_slots[index]]
    return {name: float(n) for (name, *_), n in zip(AccessCount._fields_, counts, strict=True)}
