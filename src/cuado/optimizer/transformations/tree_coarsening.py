"""Let fewer threads climb a tree in shared memory, each with several of its values in registers.

What it changes: each thread does what ``factor`` threads of its block did, as by
``thread-coarsening``; the threads lie side by side (``order=adjacent``), or an equal distance apart
(``order=apart``). Loops on shared memory whose iterations are known before the launch are written
out before. Then values that meet in one thread meet in registers, and those that meet in a warp by
shuffles (``warp-shuffles``); barriers that have nothing left to order are weakened or left out
(``barrier-weakening``); and what a thread now loads side by side it loads at once
(``vector-accesses``). A tree with ``t % (2 * s) == 0`` has its first steps within one thread if
the threads lay side by side; one with ``t < s``, if they lay apart. In a tree with ``k = 2 * s *
t``, whose thread ``t`` changes word ``k``, thread ``k`` does that before; and a word that data
decides to change (``if (v[k + s] > v[k]) v[k] = v[k + s];``) is written in any case, with what it
has or what it gets.

Why the results stay the same: each of these steps is proved by itself, on the code that the step
before has made, with the conditions of the transformation of its name. The same numbers are added
in the same order, so every bit is the same. This holds for both orders of threads; the order only
decides how many values meet in one thread. Another thread may do a step under the conditions of
``contiguous-threads``. A word is written in any case only if every thread that
comes to the condition may access it, and no other one does until the barriers around
(``kernel.rewrites.shared_memory.select_stores``).

What it costs: threads to hide latency with, and registers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.shared_memory.sparse_regions import gathered_regions
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.facts.threads.coarsening_limits import MOST_REGISTERS
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.shared_words import with_words
from cuado.kernel.rewrites.loops.write_out_loops import written_out
from cuado.kernel.rewrites.shared_memory.select_stores import with_selected_stores
from cuado.kernel.rewrites.threads.coarsen_threads import Merging, coarsened
from cuado.kernel.rewrites.threads.rename_threads import rename_threads
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import WARP_SIZE
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.vector_accesses import VectorAccesses
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles
from cuado.ptx.semantics.opcode import Access, Space

ORDERS = ("adjacent", "apart")
_FACTORS = (4, 8, 16, 2)
_MOST = 2
"""Factors that are tried: making a version takes a second, and the gains are much alike."""
_THEN: tuple[Transformation, ...] = (WarpShuffles(), BarrierWeakening(), VectorAccesses(16))
"""The steps that follow, each where it applies; the first of them must."""


@dataclass(frozen=True)
class TreeCoarsening(Transformation):
    """Climbs trees in shared memory with fewer threads.

    Attributes:
        order: ``adjacent`` or ``apart``: where the threads lie that become one.
        factor: how many; at least 2.
    """

    NAME: ClassVar[str] = "tree-coarsening"
    SUMMARY: ClassVar[str] = (
        "reduces in registers and shuffles what a block reduces in shared memory"
    )
    REBUILDS: ClassVar[bool] = True
    DEALS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.BARRIERS, Bottleneck.DIVERGENCE, Bottleneck.BANK_CONFLICTS),
            *(Bottleneck.MATH, Bottleneck.INTEGER_DIVISION),
        }
    )

    order: str
    factor: int

    def __post_init__(self) -> None:
        """Check the order.

        Raises:
            ValueError: there is no such order.
        """
        if self.order not in ORDERS:
            raise ValueError(f"order is one of {', '.join(ORDERS)}")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Factors that leave whole warps, in the order that suits the first step of a tree."""
        if not kernel.barriers or not kernel.shared_accesses:
            return ()
        threads, registers = kernel.launch.threads_per_block, kernel.built.resources.registers or 0
        factors = [
            each
            for each in _FACTORS
            if kernel.launch.block[0] % each == 0
            and threads % (each * WARP_SIZE) == 0
            and registers * each <= MOST_REGISTERS
        ]
        order = _order(written_out(_spread(kernel))) if factors else ""
        return [cls(order, each) for each in factors[:_MOST]] if order else []

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Merge threads, and take the tree into registers."""
        if not kernel.barriers or not kernel.shared_accesses:
            return Refusal("no threads meet in shared memory", absent=True)
        spread = _spread(kernel)
        # What no warp can take into registers as it is, fewer threads cannot either.
        before = WarpShuffles().apply(spread)
        if isinstance(before, Refusal):
            return before
        merging = Merging("x", self.factor, adjacent=self.order == "adjacent")
        made = coarsened(written_out(spread), merging)
        if isinstance(made, str):
            return Refusal(made)
        launch, others = made
        where = "side by side" if merging.adjacent else "apart"
        notes = [f"a thread does the work of {self.factor} that lie {where}", *others]
        for number, step in enumerate(_THEN):
            found = step.apply(replace(kernel, launch=launch))
            if isinstance(found, Rewritten):
                launch = found.launch
                notes += found.notes
            elif not number:
                return Refusal(f"nothing meets in registers then: {found.reason}")
        return Rewritten(launch, tuple(notes), tuple(kernel.shared_accesses))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Reduce in registers first."""
        del kernel
        place = f"{self.factor} * t + j" if self.order == "adjacent" else "t + j * blockDim.x"
        return Advice(
            f"let each thread reduce {self.factor} values in registers, then the warp by shuffles, "
            "and only the warps' results in shared memory; pair the values as the tree does, and "
            "every bit stays the same",
            "part[t] = value(t);\n__syncthreads();\nfor (int s = 1; s < n; s *= 2) {\n"
            "    if (t % (2 * s) == 0)\n        part[t] += part[t + s];\n    __syncthreads();\n}",
            f"float v[{self.factor}];  // v[j] = value({place})\n"
            "float sum = /* of v, in pairs */;\nfor (int s = 1; s < 32; s *= 2)\n"
            "    sum += __shfl_down_sync(~0u, sum, s);",
        )


def _spread(kernel: Kernel) -> Kernel:
    """The kernel with work on other threads' words done by these, if the loops are written out.

    Vectors are taken as words, each of which is a tree's for itself. Stores that data decides are
    made by all before: else nobody knows who wrote a word last.
    """

    def make() -> Kernel:
        plain = with_words(kernel)
        other = with_selected_stores(written_out(plain))
        regions = gathered_regions(other)
        if not regions:
            return plain if other is written_out(plain) else other
        rewriting = Rewriting(other)
        rename_threads(rewriting, regions)
        return replace(other, launch=replace(other.launch, ptx=rewriting.text()))

    return kernel.once("work where the values are", make)


def _order(kernel: Kernel) -> str:
    """Where threads lie whose values meet first; empty where none of a tree's steps is found."""
    decided = sorted(active_threads(kernel).decided.items())
    steps = (taken for number, taken in decided if _combines(kernel, number + 1))
    return next((found for taken in steps for found in _orders(taken)), "")


def _combines(kernel: Kernel, number: int) -> bool:
    """True if a basic block loads from shared memory and stores there."""
    if number >= len(kernel.slicer.flow.blocks):
        return False
    block = kernel.slicer.flow.blocks[number]
    inside = range(block.first, block.last + 1)
    made = {kernel.code.effects[n].opcode.access for n in inside if kernel.space(n) is Space.SHARED}
    return {Access.LOAD, Access.STORE} <= made


def _orders(taken: Sequence[bool]) -> Iterator[str]:
    """The order that one branch speaks for, by the threads that it does not lead around."""
    staying = [thread for thread, goes in enumerate(taken) if not goes]
    if len(staying) < 2 or len(staying) > len(taken) // 2:
        return
    step = staying[1] - staying[0]
    if staying == [*range(staying[0], staying[-1] + 1, step)]:
        yield "adjacent" if step > 1 else "apart"


TRANSFORMATION = TreeCoarsening
