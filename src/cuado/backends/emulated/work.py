"""Work of emulating, as nanoseconds: the same on any machine, idle or busy.

A budget of an emulated device is spent by what was done, not by the clock on the wall: otherwise
the answer to a question would depend on what else the machine does. The weights are the times
measured on two cores of a Xeon of 2.5 GHz, of 18 kernels and 600 trials (they vary by a factor of
two from kernel to kernel); so a second of work is about a second of such a machine.
"""

import numpy as np

from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import LANES, AccessCount
from cuado.backends.emulated.frontend.program import Program

LOADED = 50e6
"""Nanoseconds for a program: proposing it, assembling it, taking it apart."""
COMPILED = 0.3e6
"""For each PTX instruction that is compiled for this machine."""
OBSERVED = 60e6
"""For a trial that is timed: its machine code is mapped to the PTX, and its time modelled."""
MAPPED = 8e3
"""For a trial that is timed, times the square of the basic blocks of its machine code: their runs
are the solution of equations, and loops are sets of blocks (1.3 s for 400 blocks)."""
LANE, TRACED_LANE = 0.25, 0.5
"""For each thread instruction that is run, and that is run for a time: blocks then run up to three
times."""
REQUEST, TRACED_REQUEST = 60.0, 300.0
"""For each memory instruction of a warp: it is coalesced; for a time it passes the caches, too."""
STARTED = 30.0
"""For each warp that is begun, whatever it does."""

_LINES = [name for name, *_ in AccessCount._fields_].index("wavefronts")
"""Column of an access's counts: of a bulk copy, times 128 bytes."""


class Meter:
    """Sums up work.

    Attributes:
        total: nanoseconds so far.
    """

    def __init__(self) -> None:
        self.total = 0.0
        self._longest = OBSERVED

    def loaded(self, instructions: int) -> None:
        """Count a program of so many PTX instructions."""
        self.total += LOADED + COMPILED * instructions

    def ran(self, program: Program, events: Events) -> None:
        """Count blocks that were run for their results."""
        lanes, requests = volume(program, events)
        self._adds(LANE * lanes + REQUEST * requests)

    def observed(self, program: Program, events: Events, share: float) -> None:
        """Count a trial that was timed, of which a share (0..1) of the grid was run."""
        lanes, requests = volume(program, events)
        self._adds(OBSERVED + share * (TRACED_LANE * lanes + TRACED_REQUEST * requests))

    def mapped(self, blocks: int) -> None:
        """Count that runs of PTX were mapped to machine code of so many basic blocks."""
        self.total += MAPPED * blocks**2

    def failed(self) -> None:
        """Count a trial that failed: nobody knows how far it came, so like the longest so far."""
        self.total += self._longest

    def _adds(self, nanoseconds: float) -> None:
        self.total += nanoseconds
        self._longest = max(self._longest, nanoseconds)


def volume(program: Program, events: Events) -> tuple[float, float]:
    """Thread instructions that events stand for, and memory instructions of warps."""
    lanes = events.segments[:, 1]
    run = sum(lanes[s.number] * (s.last - s.first + 1) for s in program.lowered.segments)
    return float(run), float(events.accesses[:, 0].sum())


def foreseen(program: Program, events: Events, warps: int) -> float:
    """Nanoseconds that a run of so many warps for its results will take, by their events."""
    lanes, requests = volume(program, events)
    return LANE * lanes + REQUEST * requests + STARTED * warps


def charged(program: Program, events: Events) -> float:
    """Thread instructions that events took off budgets, as ``lowering.charges`` counts them."""
    run = float(events.segments[:, 0] @ np.array(program.lowered.charges, np.float64))
    moved = sum(
        cost * events.accesses[slot, _LINES] for slot, cost in program.lowered.line_costs.items()
    )
    return LANES * (run + float(moved))
