"""Let a warp, or a block, sum what a thread sums alone: floats, too. Not exact.

What it changes: as ``row-to-warp``, and sums of floats are dealt out as well.

Why it is offered: the sums are the same but for their rounding. With ``u`` half a unit in the last
place, a thread's sum of ``n`` numbers differs from the exact one by at most ``(n - 1) u`` times the
sum of their magnitudes (to first order in ``u``); with ``k`` lanes it is ``(n / k + log2(k)) u``.
So the two differ by at most ``(n + n / k + log2(k)) u`` times the sum of magnitudes, and the new
one has the smaller bound. All other conditions are those of ``row-to-warp``, and are checked.

What it costs: as ``row-to-warp``; and the rounding is another one, so that it is never tried unless
it is asked for by name, and its outputs are held against a tolerance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log2
from typing import ClassVar, Self

from cuado.kernel.facts.iterations.dealt_loops import DealtLoop
from cuado.kernel.facts.loops.iteration_counts import count_of
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.rows_to_lanes import chosen, dealt, line_of, shapes
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.ptx.analysis.loops import loops_of


@dataclass(frozen=True)
class RowSumsToWarp(Transformation):
    """Sums by lanes in place of threads.

    Attributes:
        lanes: in place of each thread: a power of two.
        groups: of lanes in a block; 1 where lanes are more than a warp.
    """

    NAME: ClassVar[str] = "row-sums-to-warp"
    SUMMARY: ClassVar[str] = "lets a warp sum what a thread sums, which rounds differently"
    FILLS: ClassVar[bool] = True
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = RowToWarp.RELAXES
    IS_EXACT: ClassVar[bool] = False

    lanes: int
    groups: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Lanes that fill the chip, and others."""
        return tuple(cls(*shape) for shape in shapes(kernel, _any, _is_rounded))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Deal the loops out, and combine."""
        made = dealt(kernel, self.lanes, self.groups, _any, _is_rounded)
        if isinstance(made, Refusal):
            return made
        return Rewritten(made.launch, (*made.notes, *self._bounds(kernel)), made.touched)

    def _bounds(self, kernel: Kernel) -> tuple[str, ...]:
        """By how much sums may differ, where their lengths are known."""
        loops, _ = chosen(kernel, _any)
        notes = []
        for loop in loops:
            sums = [each for each in loop.accumulators if _is_rounded(each)]
            known = [_terms(kernel, loop, each) for each in sums]
            terms, iterations = max((n or 0 for n in known), default=0), loop.count.most
            if not terms or not iterations or None in known:
                continue
            of_lane = -(-iterations // self.lanes) * terms / iterations
            bound = (terms + of_lane + log2(self.lanes)) * _unit(sums)
            notes.append(
                f"a sum of up to {terms:,} numbers differs by at most {bound:.1e} of the sum of "
                "their magnitudes"
            )
        return tuple(dict.fromkeys(notes))

    def advice(self, kernel: Kernel) -> Advice | None:
        """As for integers."""
        like = RowToWarp(self.lanes, self.groups).advice(kernel)
        return like and replace(like, at=line_of(kernel, _any))


def _terms(kernel: Kernel, loop: DealtLoop, of: Accumulator) -> int | None:
    """How many numbers a loop adds up at most, its inner loops included; None if not known."""
    inner = [each for each in loops_of(kernel.slicer.flow) if each.blocks < loop.loop.blocks]
    terms = 0
    for update in of.updates:
        block, times = kernel.slicer.flow.block_of[update], loop.count.most
        for each in inner:
            count = count_of(kernel, each) if block in each.blocks else None
            if isinstance(count, str) or (count is not None and count.most is None):
                return None
            if times is not None and count is not None:
                times *= count.most or 0
        if times is None:
            return None
        terms += times
    return terms


def _unit(sums: Sequence[Accumulator]) -> float:
    """Half a unit in the last place, relative, of the shortest of some floats."""
    return 2.0**-24 if any(each.bits == 32 for each in sums) else 2.0**-53


def _any(accumulator: Accumulator) -> bool:
    del accumulator
    return True


def _is_rounded(accumulator: Accumulator) -> bool:
    return not accumulator.is_exact


TRANSFORMATION = RowSumsToWarp
