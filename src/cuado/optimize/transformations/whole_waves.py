"""Launch as many blocks as fill whole waves of the chip.

What it changes: the number of blocks, to a multiple of those that the chip holds at once. The code
stays.

Why the results stay the same: the kernel goes through its work in loops that step by the number of
blocks, so that each piece is met once whatever that number is; it is used for nothing else, and the
index of the block for nothing but where the loops start (``whatif/experiments/_grid_stride``). And
the pieces do not depend on each other: no register goes from one iteration to the next, none reads
what another may have written, and atomics in between only update integers. So it does not matter
which thread has which piece.

What it costs: nothing; with fewer blocks each does more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.optimize.transformations._atomics import order_of_atomics
from cuado.optimize.transformations._iterations import carried
from cuado.optimize.transformations._remedy import proposed, rewritten
from cuado.whatif.experiment import Bottleneck, Refusal
from cuado.whatif.experiments._grid_stride import AXES, GridStride
from cuado.whatif.experiments.whole_waves import EXPERIMENT
from cuado.whatif.subject import Subject


@dataclass(frozen=True)
class WholeWaves(Transformation):
    """So many blocks share the work out."""

    NAME: ClassVar[str] = "whole-waves"
    SUMMARY: ClassVar[str] = "as many blocks as fill whole waves"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.LAUNCH_SIZE})

    blocks: int

    @classmethod
    def candidates(cls, subject: Subject) -> Sequence[Self]:
        """Numbers of blocks that fill whole waves, near the launch's."""
        made = proposed(EXPERIMENT, subject)
        return tuple(cls(int(each.label.split()[0])) for each in made)

    def apply(self, subject: Subject) -> Rewritten | Refusal:
        """Launch so many."""
        made = rewritten(EXPERIMENT, subject, f"{self.blocks} blocks")
        if isinstance(made, Refusal):
            return made
        if reason := order_of_atomics(subject):
            return Refusal(reason)
        for axis in AXES:
            stride = GridStride(subject, axis)
            for loop in () if stride.objection() else stride.loops:
                if reason := carried(subject, loop, stride.steps):
                    return Refusal(f"pieces of the work depend on each other: {reason}")
        return made

    def advice(self, subject: Subject) -> Advice | None:
        """Ask the device."""
        x, y, z = subject.launch.grid
        blocks = f"dim3({x}, {y}, {z})"
        return Advice(
            "launch a multiple of the blocks that the device holds at once",
            f"kernel<<<{blocks}, block>>>(...);",
            "cudaOccupancyMaxActiveBlocksPerMultiprocessor(&fit, kernel, block, 0);\n"
            "kernel<<<fit * multiprocessors, block>>>(...);",
        )


TRANSFORMATION = WholeWaves
