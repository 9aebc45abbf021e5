"""Turns of a retry loop around an atomic operation, and what one turn costs."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cuado.backends.emulated.execution.blocks import Events
from cuado.backends.emulated.execution.layout import AccessCount
from cuado.backends.emulated.frontend.program import Program


@dataclass(frozen=True, slots=True)
class Attempts:
    """Turns of one retry loop, on average for each time that a warp enters it.

    Attributes:
        turns: turns of the loop.
        lane_turns: turns in which a lane is active.
        divergences: turns after which some lanes leave and others stay: the warp diverges.
        passes: passes of the data stage for the load of a turn.
        words: words of 32 bits that a lane changes.
    """

    turns: float
    lane_turns: float
    divergences: float
    passes: float = 1.0
    words: int = 1

    @property
    def swap_passes(self) -> float:
        """Passes of the data stage for the compare-and-store of a turn.

        It reads and compares, then writes. On an H200 it takes two passes where the load takes one,
        three for one word of 64 bits, four for words of 64 bits where the load takes two
        (benchmarks/results/2026-11-23-h200-retries.md).
        """
        return self.passes + self.words


ONCE = Attempts(1.0, 1.0, 0.0)
"""One turn without contention: each lane changes a word of its own."""

Known = Mapping[int, Attempts]
"""Turns of retry loops by the index of their PTX instruction."""


def alone(program: Program, events: Events, spinning: Collection[int]) -> Known:
    """The turns without contention between warps: only lanes of one warp wait for each other.

    Args:
        program: the kernel that ran.
        events: counts of the launch.
        spinning: PTX instructions that became retry loops.
    """
    found = {}
    for index in spinning:
        counts = accesses_of(program, events, index)
        if not counts["requests"]:
            found[index] = ONCE
            continue
        # The most lanes of a request that use one word: one of them is done in each turn. A lane is
        # active in 1 to ``turns`` turns, all equally likely; the warp diverges in all but the last.
        turns = counts["worst"] / counts["requests"]
        passes = counts["wavefronts"] / counts["requests"]
        words = 2 if program.code.instructions[index].opcode.endswith("64") else 1
        found[index] = Attempts(turns, (1.0 + turns) / 2.0, turns - 1.0, passes, words)
    return MappingProxyType(found)


def accesses_of(program: Program, events: Events, index: int) -> Mapping[str, float]:
    """The counts of a PTX instruction that accesses memory, by name."""
    counts = events.accesses[program.lowered.access_slots[index]]
    return {name: float(n) for (name, *_), n in zip(AccessCount._fields_, counts, strict=True)}
