"""Split sums of floats over more blocks. Not exact.

What it changes: the number of blocks, as ``whole-waves`` does, of loops that share the work out by
that number and add up floats.

Why it is offered: the sums are the same but for their rounding, which depends on the order in which
numbers are added. With ``u`` half a unit in the last place, a sum whose longest chain of additions
has ``d`` steps differs from the exact one by at most ``d u`` times the sum of the magnitudes (to
first order in ``u``); the two differ by at most the sum of both bounds. A thread's chain has as
many steps as its loops have iterations, then those of the merging in the block, then as many as
there are atomic updates, which add in any order as it is. All other conditions are those of
``whole-waves`` for integers (``kernel.facts.reductions.summed_items``), and are checked.

What it costs: as ``whole-waves``; and the rounding is another one, so that it is never tried unless
it is asked for by name, and its outputs are held against a tolerance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.iterations.grid_stride import AXES, GridStride
from cuado.kernel.facts.loops.iteration_counts import count_of
from cuado.kernel.facts.reductions.merging_operators import fused_operator_of, operator_of
from cuado.kernel.facts.reductions.summed_items import why_not_merged
from cuado.kernel.facts.threads.block_independence import LANES, ORDERING, PLACES, objections
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.joined_shuffles import with_joined_shuffles
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import Launch
from cuado.optimizer.from_experiment import proposed, rewritten
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.whole_waves import WholeWaves
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiments.whole_waves import EXPERIMENT


@dataclass(frozen=True)
class SplitSums(Transformation):
    """Launches another number of blocks for loops that add up floats.

    Attributes:
        blocks: of the new grid, as ``whole-waves`` offers them.
    """

    NAME: ClassVar[str] = "split-sums"
    SUMMARY: ClassVar[str] = "splits sums over more blocks, which rounds differently"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.LAUNCH_SIZE})
    FILLS: ClassVar[bool] = True
    IS_EXACT: ClassVar[bool] = False

    blocks: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Numbers of blocks that fill whole waves, where atomics add floats."""
        if not kernel.adds_floats:
            return ()
        return tuple(cls(int(each.label.split()[0])) for each in proposed(EXPERIMENT, kernel))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Launch that many blocks."""
        if not kernel.adds_floats:
            return Refusal("no atomic adds floats", absent=True)
        made = rewritten(EXPERIMENT, kernel, f"{self.blocks} blocks")
        if isinstance(made, Refusal):
            return made
        before, after = kernel.launch.grid, made.launch.grid
        axis = next(a for a, one, new in zip(AXES, before, after, strict=True) if one != new)
        reason = why_not_merged(
            with_joined_shuffles(kernel), GridStride(kernel, axis), axis, rounded=True
        )
        specials = PLACES | LANES | {"WARP_SZ"}
        reason = reason or next(objections(kernel, ORDERING, specials, rounded=True), "")
        if reason:
            return Refusal(reason)
        return Rewritten(made.launch, (*made.notes, *_bounds(kernel, made.launch)), made.touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """As for integers."""
        return WholeWaves(self.blocks).advice(kernel)


def _bounds(kernel: Kernel, other: Launch) -> Iterator[str]:
    """By how much sums may differ, where the lengths of their chains are known."""
    chains = _chains(kernel, kernel.launch.blocks / other.blocks)
    updates = _updates_of_a_thread(kernel)
    if chains is None or updates is None:
        return
    threads = (kernel.launch.blocks + other.blocks) * kernel.launch.threads_per_block
    unit = max(_UNITS[each] for each in _types(kernel))
    bound = (chains + threads * updates) * unit
    yield (
        f"sums differ by at most {bound:.1e} of the sum of their magnitudes, "
        "atomic updates in any order included"
    )


def _chains(kernel: Kernel, ratio: float) -> float | None:
    """Steps of a thread's chains before its updates, of both grids; None if they are not known.

    Args:
        kernel: the launch.
        ratio: blocks that it has over those of the other grid.
    """
    flow, code = kernel.slicer.flow, kernel.code
    loops, inside, after = loops_of(flow), 0, 0
    for n, instruction in enumerate(code.instructions):
        opcode = instruction.opcode
        if not (operator_of(opcode, rounded=True) or fused_operator_of(opcode, rounded=True)):
            continue
        if opcode.rpartition(".")[2] not in _UNITS:
            continue
        around = [loop for loop in loops if flow.block_of[n] in loop.blocks]
        counts = [count_of(kernel, loop) for loop in around]
        known = [None if isinstance(each, str) else each.most for each in counts]
        if len(known) > 1 or None in known:
            return None
        inside += sum(each or 0 for each in known)
        after += not known
    return inside + (inside * ratio + 1) + 2 * after


def _updates_of_a_thread(kernel: Kernel) -> int | None:
    """The most updates that a thread makes, perhaps all of one word; None if it is not known."""
    flow, total = kernel.slicer.flow, 0
    loops = loops_of(flow)
    for n in kernel.accesses(Access.ATOMIC, *Space):
        times = 1
        for loop in (each for each in loops if flow.block_of[n] in each.blocks):
            count = count_of(kernel, loop)
            if isinstance(count, str) or count.most is None:
                return None
            times *= count.most
        total += times
    return total


_UNITS = {"f32": 2.0**-24, "f64": 2.0**-53}
"""Half a unit in the last place, relative."""


def _types(kernel: Kernel) -> set[str]:
    """The types of floats that the kernel adds."""
    words = {each.opcode.rpartition(".")[2] for each in kernel.code.instructions}
    return words & _UNITS.keys()


TRANSFORMATION = SplitSums
