"""Launch as many blocks as fill whole waves of the chip.

What it changes: the number of blocks, to a multiple of those that the chip holds at once. The code
stays.

Why the results stay the same: the kernel goes through its work in loops that step by the number of
blocks, so that each piece is met once whatever that number is; it is used for nothing else, and the
index of the block for nothing but where the loops start (``kernel.facts.iterations.grid_stride``).
A piece is met if and only if it is below the loop's limit, and no counter wraps around, in either
grid (``kernel.facts.iterations.grid_stride_items``). And the pieces do not depend on each other: no
register goes from one iteration to the next, or out of the loop; none reads or writes what another
one of the thread writes, by addresses as linear forms; atomics only update integers. So it does not
matter which thread has which piece. Nor does it matter how many threads there are: outside of the
loops nothing is written that blocks share (``kernel.facts.iterations.shared_out_work``). Or the
loops accumulate integers, and what they accumulate goes through the same operator alone until an
atomic update brings it to memory (``kernel.facts.reductions.summed_items``): then it does not
matter which block has what.

What it costs: nothing; with fewer blocks each does more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.iterations.grid_stride import AXES, GridStride
from cuado.kernel.facts.iterations.loop_dependence import carried
from cuado.kernel.facts.iterations.shared_out_work import why_not_by_others
from cuado.kernel.facts.reductions.atomic_order import order_of_atomics
from cuado.kernel.facts.reductions.summed_items import why_not_merged
from cuado.kernel.facts.threads.block_independence import LANES, ORDERING, PLACES, objections
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.joined_shuffles import with_joined_shuffles
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.from_experiment import proposed, rewritten
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.ptx.analysis.loops import Loop
from cuado.what_if.experiments.whole_waves import EXPERIMENT


@dataclass(frozen=True)
class WholeWaves(Transformation):
    """Launches another number of blocks, which share the work of a grid-stride loop."""

    NAME: ClassVar[str] = "whole-waves"
    SUMMARY: ClassVar[str] = "launches as many blocks as fill whole waves"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.LAUNCH_SIZE})
    FILLS: ClassVar[bool] = True

    blocks: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Numbers of blocks that fill whole waves, near the launch's."""
        made = proposed(EXPERIMENT, kernel)
        return tuple(cls(int(each.label.split()[0])) for each in made)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Launch that many blocks."""
        made = rewritten(EXPERIMENT, kernel, f"{self.blocks} blocks")
        if isinstance(made, Refusal):
            return made
        if reason := order_of_atomics(kernel):
            return Refusal(reason)
        before, after = kernel.launch.grid, made.launch.grid
        for axis, size, own in zip(AXES, before, after, strict=True):
            if reason := _objection(kernel, axis, changes=size != own):
                return Refusal(reason)
        return made

    def advice(self, kernel: Kernel) -> Advice | None:
        """Query the device for the number of blocks."""
        x, y, z = kernel.launch.grid
        blocks = f"dim3({x}, {y}, {z})"
        return Advice(
            "launch a multiple of the blocks that the device holds at once",
            f"kernel<<<{blocks}, block>>>(...);",
            "cudaOccupancyMaxActiveBlocksPerMultiprocessor(&fit, kernel, block, 0);\n"
            "kernel<<<fit * multiprocessors, block>>>(...);",
        )


def _objection(kernel: Kernel, axis: str, *, changes: bool) -> str:
    """Why other blocks along an axis may not have the items of loops; empty if they may."""
    stride = GridStride(kernel, axis)
    loops = frozenset[Loop]() if stride.objection() else stride.loops
    if not loops:
        return ""
    depends = (carried(kernel, loop, stride.steps) for loop in loops)
    if reason := next(filter(None, depends), ""):
        if why := why_not_merged(with_joined_shuffles(kernel), stride, axis):
            return f"iterations depend on each other ({reason}): {why}"
        return next(objections(kernel, ORDERING, PLACES | LANES | {"WARP_SZ"}), "")
    return next(why_not_by_others(kernel, loops), "") if changes else ""


TRANSFORMATION = WholeWaves
