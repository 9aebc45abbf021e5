"""Let the threads of a warp wait for each other, or nobody, where the block waits without need.

What it changes: barriers of the block become barriers of each warp (``bar.warp.sync``), where no
data goes from warp to warp across them; they are left out where none goes from lane to lane either.
Loops on shared memory whose iterations are known before the launch are written out where that is so
of some of them alone.

Why the results stay the same: of all accesses that lie on either side of such a barrier, with no
other one on the way, no two by threads of different warps may come to one byte with one of them
writing (``kernel.facts.synchronization.barrier_order``); a block of one warp has no others. Threads
that a branch on the thread's index leads around an access do not count
(``kernel.facts.threads.active_threads``). Within the warp the weaker barrier orders memory just as
the stronger did; it goes where the same is proved of any two different threads. All threads of the
block come to the barrier together: what decides whether they do is the same for all. Kernels with
fences or volatile accesses are refused, since a barrier may be part of what other blocks are shown;
so are atomics on global memory, unless all they do is update words that nothing else accesses, so
that nobody is shown anything; and asynchronous copies, clusters and calls.

What it costs: nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.reductions.unused_atomics import objection_to_delay, reduction_at
from cuado.kernel.facts.synchronization.barrier_order import Exchanges
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.loops.write_out_loops import written_loops, written_out
from cuado.kernel.rewrites.threads.common_exit import may_leave_out
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.lane_values import WARP
from cuado.model.bottleneck import Bottleneck
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.semantics.opcode import Access, Space, Trait

_SYNC = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})
_MOST_BARRIERS = 256
"""The most barriers of a kernel: each is examined with the others removed."""
_FOREIGN = (Trait.FENCE, Trait.VOLATILE, Trait.ASYNC, Trait.CLUSTER, Trait.CALL, Trait.TIME)


@dataclass(frozen=True)
class BarrierWeakening(Transformation):
    """Replaces barriers of the block by barriers of warps, or removes them."""

    NAME: ClassVar[str] = "barrier-weakening"
    SUMMARY: ClassVar[str] = "replaces block barriers by warp barriers where warps exchange no data"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.BARRIERS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where the block waits."""
        return (cls(),) if kernel.barriers else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Weaken all barriers for which that is proved."""
        if not kernel.barriers:
            return Refusal("the kernel has no barrier", absent=True)
        if (number := len(kernel.barriers)) > _MOST_BARRIERS:
            return Refusal(f"there are {number:,} barriers, more than {_MOST_BARRIERS}")
        if reason := _objection(kernel):
            return Refusal(reason)
        other, exchanges = kernel, Exchanges(kernel)
        chosen, reason = _chosen(kernel, exchanges)
        if not chosen and (other := written_out(kernel)) is not kernel:
            exchanges = Exchanges(other)
            chosen, reason = _chosen(other, exchanges)
        if not chosen:
            return Refusal(reason)
        gone = _needless(other, exchanges, chosen)
        threads = kernel.launch.threads_per_block
        mask = (1 << min(threads, WARP)) - 1
        rewriting = Rewriting(other)
        for index in chosen:
            rewriting.replace(index, "" if index in gone else f"bar.warp.sync {mask:#x};")
        count = f"{len(chosen)} of {len(other.barriers)} barriers"
        notes = [f"no data crosses warps at {count}"]
        if gone:
            notes.append(f"none crosses lanes at {len(gone)} of these")
        touched = tuple(chosen) if other is kernel else written_loops(kernel)
        return Rewritten(with_ptx(kernel, rewriting.text()), tuple(notes), touched)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Wait for the warp."""
        del kernel
        return Advice(
            "synchronize only the warp where warps exchange no data",
            "__syncthreads();",
            "__syncwarp();",
        )


def _objection(kernel: Kernel) -> str:
    """Why no barrier of a kernel may be weakened; empty if some may."""
    threads = kernel.launch.threads_per_block
    if threads > WARP and threads % WARP:
        return "the last warp of the block is partial"
    if kernel.slicer.flow.unresolved:
        return "indirect branch (brx.idx): what lies between barriers is unknown"
    if not all(effects.opcode.known for effects in kernel.code.effects):
        return "the kernel has instructions that cuado does not know"
    if found := kernel.having(*_FOREIGN):
        instruction = kernel.code.instructions[found[0]]
        line = kernel.module.lines(instruction.start)
        return f"'{instruction.opcode}' (PTX line {line}) may rely on the order that barriers give"
    # What is only updated, and read by nobody, tells nobody what came before it.
    atomics = sorted(kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.GENERIC))
    made = (reduction_at(kernel, n) for n in atomics)
    if any(each is None or objection_to_delay(kernel, each) for each in made):
        return "other blocks may observe through atomics what the barriers order"
    return ""


def _chosen(kernel: Kernel, exchanges: Exchanges) -> tuple[list[int], str]:
    """Barriers that may be weakened together; and why the first of the others may not."""
    staying = {n: _staying(kernel, n) for n in kernel.barriers}
    whole = [n for n, reason in staying.items() if not reason]
    chosen: list[int] = []
    why, is_one_warp = "", kernel.launch.threads_per_block <= WARP
    for index, reason in staying.items():
        kept = [n for n in whole if n not in chosen]
        objection = reason or ("" if is_one_warp else exchanges.objection(index, kept))
        if not objection:
            chosen.append(index)
        why = why or objection
    return chosen, why


def _needless(kernel: Kernel, exchanges: Exchanges, chosen: Sequence[int]) -> frozenset[int]:
    """The weakened barriers that the lanes of a warp do not need either."""
    kept = [n for n in kernel.barriers if not _staying(kernel, n)]
    for index in chosen:
        if not exchanges.objection(index, kept, within=True):
            kept.remove(index)
    return frozenset(chosen) - frozenset(kept)


def _staying(kernel: Kernel, index: int) -> str:
    """Why a barrier stays regardless of what it orders; empty if it need not."""
    instruction = kernel.code.instructions[index]
    opcode = instruction.opcode.removesuffix(".aligned")
    line = kernel.module.lines(instruction.start)
    if opcode not in _SYNC or len(instruction.operands) != 1 or instruction.guard:
        return f"'{instruction.opcode}' (PTX line {line}) is not a plain barrier of the whole block"
    if may_leave_out(kernel, index):
        return f"only some threads may reach the barrier at PTX line {line}"
    return ""


TRANSFORMATION = BarrierWeakening
