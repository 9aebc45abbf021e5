"""Let the lanes of a warp, or a block, make the iterations of a thread's loop.

What it changes: in place of each thread there are ``lanes`` lanes, ``groups`` such groups in a
block. Lane ``c`` makes the iterations ``c``, ``c + lanes``, ... of each loop whose iterations are
independent, so that neighbouring lanes access neighbouring elements; all lanes run the rest, where
the first one stores. The grid is as large as is needed for as many groups as there were threads.

Why the results stay the same: the pairs of a thread and an iteration are the same, and each is made
once. What a pair does follows from the pair alone: a loop ends by its count alone, which is known
where it begins, and carries nothing in registers but inductions
(``kernel.facts.iterations.dealt_loops``); no iteration reads or writes what another one of the
thread writes, by addresses as linear forms that are proved not to wrap around
(``kernel.facts.iterations.iteration_independence``); what the loop writes of local arrays is
written in each iteration before it is read (``kernel.facts.iterations.iteration_locals``). Lanes
wait for each other, and order what they did to memory, before and after each such loop and each
store elsewhere (``bar.warp.sync``, or ``bar.sync`` in a block of one group), so that these find
what the one thread would find. Threads of the original meet no others: there is no shared memory,
no barrier, no exchange with the warp, no special register but indices and sizes; atomics only
update integers (``kernel.facts.threads.thread_independence``).

What it costs: what is outside of the loops is run by all lanes; indices are quotients.
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


@dataclass(frozen=True)
class LoopToThreads(Transformation):
    """Deals independent iterations out to lanes.

    Attributes:
        lanes: in place of each thread: a power of two.
        groups: of lanes in a block; 1 where lanes are more than a warp.
    """

    NAME: ClassVar[str] = "loop-to-threads"
    SUMMARY: ClassVar[str] = "runs the iterations of a thread's loop in the lanes of a warp"
    FILLS: ClassVar[bool] = True
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.LAUNCH_SIZE, Bottleneck.IN_FLIGHT, Bottleneck.OCCUPANCY),
            *(Bottleneck.ACCESS_PATTERN, Bottleneck.LOADS, Bottleneck.STORES),
            *(Bottleneck.IMBALANCE, Bottleneck.L1_MISSES),
        }
    )

    lanes: int
    groups: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Lanes that fill the chip, and others."""
        return tuple(cls(*shape) for shape in shapes(kernel, _nothing, None))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Deal the loops out."""
        return dealt(kernel, self.lanes, self.groups, _nothing)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Let neighbouring threads make neighbouring iterations."""
        k = self.lanes
        return Advice(
            f"let {k} neighbouring threads make the iterations of the loop, one in {k} each, and "
            f"launch {k} times as many threads",
            "int row = blockIdx.x * blockDim.x + threadIdx.x;\n"
            "for (int i = 0; i < n; i++) out[row * n + i] = f(in[row * n + i]);",
            "int row = blockIdx.x * blockDim.y + threadIdx.y;\n"
            f"for (int i = threadIdx.x; i < n; i += {k}) out[row * n + i] = f(in[row * n + i]);",
            line_of(kernel, _nothing),
        )


def _nothing(accumulator: Accumulator) -> bool:
    del accumulator
    return False


TRANSFORMATION = LoopToThreads
