"""Renumber the threads of a block, so that lanes of a warp go to neighbouring addresses.

What it changes: where the kernel reads its thread index it gets that of another thread of its
block. The block is seen as rows of ``row`` threads; consecutive threads take over tiles of
``width`` by ``height``: 1 by the number of rows lets lanes run down the columns (it swaps the axes
of a two-dimensional block), 8 by 4 gives each warp a compact piece.

Why the results stay the same: every index is taken by one thread, and by nothing but its index is
a thread told from the others of its block. What else could tell them apart is looked for and
refused (``kernel.facts.threads.thread_indices``): lanes and warps by number, exchanges within a
warp, matrix operations, barriers of a part of the block, volatile shared memory, branches promised
to be uniform, clocks, calls. Sums of floats by atomics would be added in another order, and who
gets which former value of an atomic depends on the order, so both are refused. As the language
does, it takes for granted that threads which exchange data through memory wait for each other.

What it costs: a few operations where the kernel begins; none for a square block with its axes
swapped.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.reductions.atomic_order import order_of_atomics
from cuado.kernel.facts.threads.thread_indices import objections, thread_reads
from cuado.kernel.facts.threads.thread_orders import Cost, Order, Renumbering, orders
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx

_MOST = 4
_LEAST_GAIN = 0.95


@dataclass(frozen=True)
class ThreadRemap(Transformation):
    """Assigns tiles of a block's rows to its threads."""

    NAME: ClassVar[str] = "thread-remap"
    SUMMARY: ClassVar[str] = "renumbers threads, so that lanes access neighbouring addresses"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.ACCESS_PATTERN, Bottleneck.L1_MISSES, Bottleneck.BANK_CONFLICTS}
    )

    row: int
    width: int
    height: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The orders with the least memory traffic of warps, where that is less than now.

        Where some addresses are unknown, swapped axes as well.
        """
        threads = kernel.launch.threads_per_block
        if threads == 1 or not dict(thread_reads(kernel)):
            return ()
        cost, found = Cost(kernel), list(orders(kernel.launch.block))
        by_cost = sorted(((cost.of(each), n) for n, each in enumerate(found)), key=lambda c: c[0])
        now = cost.of()
        chosen = [found[n] for than, n in by_cost if than < _LEAST_GAIN * now][:_MOST]
        if not cost.is_known and kernel.launch.block[1] > 1:
            chosen += [each for each in found[:1] if each not in chosen]
        return tuple(cls(each.row, each.width, each.height) for each in chosen)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Give each thread the index of another one."""
        order, block = Order(self.row, self.width, self.height), kernel.launch.block
        if reason := order.objection(kernel.launch.threads_per_block):
            return Refusal(reason)
        if order.is_kept:
            return Refusal("threads have this order already", absent=True)
        reads = dict(thread_reads(kernel))
        for reason in objections(kernel):
            return Refusal(reason)
        if not reads:
            return Refusal("the kernel does not read its thread index", absent=True)
        if reason := order_of_atomics(kernel):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        other = Renumbering(rewriting, block).indices(order)
        for index, axes in reads.items():
            for position, axis in axes.items():
                rewriting.operand(index, position, other[axis])
        x, y, z = block
        note = f"threads of the {x} by {y} by {z} block differ only in their index"
        return Rewritten(with_ptx(kernel, rewriting.text()), (note,), tuple(reads))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Swap the axes, or compute the indices of a tile."""
        x, y, _ = kernel.launch.block
        if (self.row, self.width, self.height) == (x, 1, y):
            return Advice(
                "swap the roles of threadIdx.x and threadIdx.y, so that lanes follow the rows",
                "int row = threadIdx.x, column = threadIdx.y;",
                "int row = threadIdx.y, column = threadIdx.x;",
            )
        tile, across = self.width * self.height, self.row // self.width
        return Advice(
            f"let each {tile} threads take a tile of {self.width} by {self.height}",
            "int thread = threadIdx.x + blockDim.x * threadIdx.y;\n"
            f"int column = thread % {self.row}, row = thread / {self.row};",
            "int thread = threadIdx.x + blockDim.x * threadIdx.y;\n"
            f"int tile = thread / {tile}, within = thread % {tile};\n"
            f"int column = tile % {across} * {self.width} + within % {self.width};\n"
            f"int row = tile / {across} * {self.height} + within / {self.width};",
        )


TRANSFORMATION = ThreadRemap
