"""Let a warp, or a block, reduce what a thread reduces alone.

What it changes: as ``loop-to-threads``, and loops may accumulate: each lane combines what its own
iterations bring, and after the loop the lanes combine their parts by shuffles; a block's warps, in
shared memory. All lanes then have the result, as the thread had.

Why the results stay the same: as for ``loop-to-threads``. Besides, nothing in the loop reads the
accumulator but operations of one operator whose result is its next value
(``kernel.facts.reductions.loop_accumulators``), so that it ends as the first value combined with
one operand of each operation. Any order and grouping gives the same bits: sums of integers wrap
around, minima, maxima, ``and``, ``or`` and ``xor`` are associative and commutative, those of floats
included (of -0 and +0, and of NaNs, PTX defines one). A lane begins with what changes nothing: 0
for a sum, the first value where combining it once more does not matter. Of a best value with what
belongs to it, as the place of a maximum (``kernel.facts.reductions.loop_choices``), the lanes keep
the one that the thread had: of equal values that whose iteration comes first, or last, as the
comparison has it. Loops that sum floats stay as they are (``row-sums-to-warp`` is offered for
them).

What it costs: as ``loop-to-threads``; five shuffles for each result.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.rows_to_lanes import dealt, line_of, shapes
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads


@dataclass(frozen=True)
class RowToWarp(Transformation):
    """Reduces by lanes in place of threads, where every order gives the same.

    Attributes:
        lanes: in place of each thread: a power of two.
        groups: of lanes in a block; 1 where lanes are more than a warp.
    """

    NAME: ClassVar[str] = "row-to-warp"
    SUMMARY: ClassVar[str] = "lets a warp reduce what a thread reduces: integers, minima, maxima"
    FILLS: ClassVar[bool] = True
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = LoopToThreads.RELAXES

    lanes: int
    groups: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Lanes that fill the chip, and others."""
        return tuple(cls(*shape) for shape in shapes(kernel, _is_exact, _is_exact))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Deal the loops out, and combine."""
        return dealt(kernel, self.lanes, self.groups, _is_exact, _is_exact)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Let a warp reduce the row."""
        return Advice(
            f"let {self.lanes} threads reduce a row together: each takes one in {self.lanes} "
            "elements, and shuffles combine their parts",
            "for (int i = 0; i < n; i++) best = max(best, in[row * n + i]);",
            f"for (int i = threadIdx.x; i < n; i += {self.lanes})\n"
            "    best = max(best, in[row * n + i]);"
            "\nfor (int k = 16; k; k /= 2) best = max(best, __shfl_xor_sync(~0u, best, k));",
            line_of(kernel, _is_exact),
        )


def _is_exact(accumulator: Accumulator) -> bool:
    return accumulator.is_exact


TRANSFORMATION = RowToWarp
