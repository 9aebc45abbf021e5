"""Hand values from lane to lane in registers, where they go through shared memory.

What it changes: a load from shared memory of what the same thread, or another one of its warp,
has stored there, becomes a shuffle of the register that was stored, or a copy of it. Stores that no
load reads any more are left out: others surely overwrite them before. A tree reduction of a warp's
values takes a shuffle for each step; values of one thread that met in shared memory meet in
registers. Loops on shared memory
whose iterations are known before the launch are written out where more loads are replaced then, and
what one thread of each warp does for the block, as in the last steps of a tree, is given to
neighbours (as by ``contiguous-threads``).

Why the results stay the same: for every thread that runs such a load it is known which store wrote
the word last, and in which thread (``kernel.facts.shared_memory.shared_writers``): addresses follow
from the thread's index and the launch's numbers, and so do the branches that lead threads around
the stores. Storer and reader are of one warp, and a barrier lies between them unless they are one
thread. The stored register is kept under a name of its own, from the store on; the shuffle stands
where all lanes of the warp come, at the load or before the branch that only some of them take to
it, and no store changes the word between these. A load that another thread might write under
without a barrier stays, as do those of which any of this is not known. Checked on the array: all
accesses are plain ones of 4 bytes, nothing else gets its address, and no other access may go there.
A store is unread if each load that stays either goes to other words, or reads a word of which
another store is known to be the last, seen by all who read it. Kernels with
volatile or asynchronous accesses, clusters and calls are refused, and blocks whose last warp is not
whole.

What it costs: registers. Barriers stay; ``barrier-weakening`` weakens those that have nothing left
to order.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from cuado.kernel.facts.shared_memory.sparse_regions import sparse_regions
from cuado.kernel.facts.shared_memory.warp_forwarding import ForwardedLoad, ForwardedLoads
from cuado.kernel.facts.threads.lane_shuffles import Shuffles
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.accesses.shared_words import with_words
from cuado.kernel.rewrites.loops.write_out_loops import written_loops, written_out
from cuado.kernel.rewrites.threads.rename_threads import rename_threads
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.launch import WARP_SIZE
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.ptx.semantics.opcode import Trait

_FOREIGN = (Trait.VOLATILE, Trait.ASYNC, Trait.CLUSTER, Trait.CALL, Trait.DESCRIPTOR, Trait.STACK)


@dataclass(frozen=True)
class WarpShuffles(Transformation):
    """Replaces shared memory by registers and shuffles, wherever a value stays in its warp."""

    NAME: ClassVar[str] = "warp-shuffles"
    SUMMARY: ClassVar[str] = "exchanges values within a warp by shuffles, not shared memory"
    DEALS: ClassVar[bool] = True
    COMPLETED_BY: ClassVar[type[Transformation] | None] = BarrierWeakening
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.BARRIERS, Bottleneck.BANK_CONFLICTS, Bottleneck.MATH}
    )

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where there is a shared array."""
        return (cls(),) if kernel.shared.arrays else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Replace all loads for which that is proved."""
        return kernel.once("values through registers", lambda: self._applied(kernel))

    def _applied(self, kernel: Kernel) -> Rewritten | Refusal:
        if not kernel.shared.arrays:
            return Refusal("the kernel has no shared array", absent=True)
        for reason in _objections(kernel):
            return Refusal(reason)
        other, found = max(
            ((each, _found(each)) for each in _forms(kernel)), key=lambda each: _number(each[1])
        )
        if not _number(found):
            return Refusal(
                next((each.reason for each in found if each.reason), "nothing is loaded")
            )
        rewriting = Rewriting(other)
        writer = _Writer(rewriting, Shuffles(rewriting))
        for each in found:
            writer.write(each)
        loads = _number(found)
        every = sum(len(each.loads) for each in found)
        note = f"{loads} of {every} shared-memory loads take their value from a register"
        touched = tuple(sorted(one.load for each in found for one in each.forwarded))
        if other is not kernel:
            touched = written_loops(kernel)
        return Rewritten(with_ptx(kernel, rewriting.text()), (note,), touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Shuffle."""
        del kernel
        return Advice(
            "exchange values of a warp's lanes by shuffles",
            "part[t] = sum;\nfor (int k = 16; k; k >>= 1) {\n    __syncthreads();\n"
            "    if (t < k)\n        part[t] += part[t + k];\n}",
            "for (int k = 16; k; k >>= 1)\n    sum += __shfl_down_sync(~0u, sum, k);",
        )


def _forms(kernel: Kernel) -> Iterator[Kernel]:
    """The kernel; with accesses of words; with loops written out; and then with sparse work of
    several warps in one.
    """
    yield kernel
    words = with_words(kernel)
    if words is not kernel:
        yield words
    if (other := written_out(words)) is words:
        return
    yield other
    regions = [each for each in sparse_regions(other)[0] if each.stride > WARP_SIZE]
    if regions:
        rewriting = Rewriting(other)
        rename_threads(rewriting, regions)
        yield replace(other, launch=with_ptx(other, rewriting.text()))


def _found(kernel: Kernel) -> list[ForwardedLoads]:
    return [ForwardedLoads(kernel, array) for array in kernel.shared.arrays]


def _number(found: Sequence[ForwardedLoads]) -> int:
    """How many loads take their value from a register."""
    return sum(len(each.forwarded) for each in found)


def _objections(kernel: Kernel) -> Iterator[str]:
    """Reasons why the writers of loaded values are unknown."""
    if kernel.launch.threads_per_block % WARP_SIZE:
        yield "the last warp of the block is partial"
    if kernel.slicer.flow.unresolved:
        yield "indirect branch (brx.idx)"
    if not all(effects.opcode.known for effects in kernel.code.effects):
        yield "the kernel has instructions that cuado does not know"
    if found := kernel.having(*_FOREIGN):
        instruction = kernel.code.instructions[found[0]]
        line = kernel.module.lines(instruction.start)
        yield f"'{instruction.opcode}' (PTX line {line}) may access shared memory"
    if kernel.shared.unresolved:
        instruction = kernel.code.instructions[kernel.shared.unresolved[0]]
        line = kernel.module.lines(instruction.start)
        yield f"'{instruction.opcode}' (PTX line {line}) may go to any shared array"


class _Writer:
    """The edits."""

    def __init__(self, rewriting: Rewriting, shuffles: Shuffles) -> None:
        self._rewriting, self._shuffles = rewriting, shuffles
        self._code = rewriting.subject.code

    def write(self, found: ForwardedLoads) -> None:
        """Keep stored values in registers, shuffle them to the loads, remove unread stores."""
        kept = {n: self._rewriting.register("b32") for n in found.kept}
        for index, name in kept.items():
            instruction = self._code.instructions[index]
            guard = instruction.prefix
            value = self._rewriting.subject.module.text[
                slice(*instruction.span_of(instruction.operands[1]))
            ]
            keep = f"{guard}mov.b32 {name}, {value};"
            if index in found.unread:
                self._rewriting.replace(index, keep)
            else:
                self._rewriting.before(index, keep)
        for index in found.unread - kept.keys():
            self._rewriting.delete(index)
        for load in found.forwarded:
            self._bring(load, kept)

    def _bring(self, load: ForwardedLoad, kept: dict[int, str]) -> None:
        instruction = self._code.instructions[load.load]
        result = self._rewriting.register("b32")
        lines = []
        for number, source in enumerate(load.sources):
            to = self._rewriting.register("b32") if number else result
            lines.append(self._shuffles.code(source.shuffle, kept[source.store], to))
            if number:
                chosen = self._shuffles.is_one_of(source.lanes)
                lines.append(f"selp.b32 {result}, {to}, {result}, {chosen};")
        self._rewriting.before(load.place, "\n".join(lines))
        guard = instruction.prefix
        to = self._rewriting.subject.module.text[
            slice(*instruction.span_of(instruction.operands[0]))
        ]
        self._rewriting.replace(load.load, f"{guard}mov.b32 {to}, {result};")


TRANSFORMATION = WarpShuffles
