"""Code between two barriers that only threads at a stride run: ``if (tid % (2 * s) == 0)``.

Every such thread's work can be that of another thread if it is told the index: all threads come to
the branch together; what the work reads of registers is the same for the block or follows from the
index (``index_values``), and nothing reads afterwards what it leaves in registers; it accesses
shared memory, or reads memory that nothing writes, and until the barriers before and behind it no
thread accesses the same bytes otherwise, so that only barriers order it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.facts.synchronization.barrier_intervals import BarrierIntervals
from cuado.kernel.facts.synchronization.barrier_order import shared_offsets
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.facts.threads.index_values import INDEX, IndexValues, Steps, reads_index
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import OF_BLOCK
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.semantics.opcode import Access, Space, Trait, is_special

_HIDDEN = (Trait.ASYNC, Trait.CLUSTER, Trait.CALL, Trait.DESCRIPTOR, Trait.STACK)
_HARMLESS = frozenset({None, Access.PREFETCH})


@dataclass(frozen=True, slots=True)
class SparseRegion:
    """Work of threads at a stride.

    Attributes:
        branch: the branch that leads all other threads around it.
        body: its instructions.
        first: the first of the threads that do it.
        stride: from one of them to the next, at least 2.
        count: how many they are.
        spread: from one of the threads that do it instead to the next: 1 for neighbours.
        steps: instructions that compute what it reads, of the index.
        own: registers that are to be computed anew.
    """

    branch: int
    body: range
    first: int
    stride: int
    count: int
    steps: tuple[int, ...]
    own: tuple[str, ...]
    spread: int = 1


def sparse_regions(kernel: Kernel) -> tuple[tuple[SparseRegion, ...], tuple[str, ...]]:
    """All such regions that fewer warps can do, and why others are not among them."""
    if kernel.slicer.flow.unresolved:
        return (), ("indirect branch (brx.idx)",)
    finder = _Finder(kernel)
    found: list[SparseRegion] = []
    reasons: list[str] = []
    for number, taken in sorted(finder.runners.decided.items()):
        stride = _stride([t for t, goes in enumerate(taken) if not goes])
        if stride is None:
            continue
        made = finder.region(number, *stride)
        if isinstance(made, str):
            reasons.append(made)
        elif made is not None:
            found.append(made)
    return tuple(found), tuple(reasons)


def gathered_regions(kernel: Kernel) -> tuple[SparseRegion, ...]:
    """Work of the first threads of a block, each on a word that another thread stands for.

    In ``k = 2 * s * t; if (k + s < n) v[k] += v[k + s];`` thread ``t`` changes word ``k``. Spread
    over the threads with the words' numbers, the work is where the values are.
    """
    if kernel.slicer.flow.unresolved:
        return ()
    first = {}
    for number, taken in sorted(active_threads(kernel).decided.items()):
        threads = [t for t, goes in enumerate(taken) if not goes]
        if threads == [*range(len(threads))] and 1 < len(threads) < len(taken):
            first[number] = threads
    if not first:
        return ()
    finder, found = _Finder(kernel), []
    for number, threads in first.items():
        made = finder.region(number, 0, 1, len(threads))
        if not isinstance(made, SparseRegion) or (spread := finder.spread(made)) < 2:
            continue
        if spread * (len(threads) - 1) < kernel.launch.threads_per_block:
            found.append(replace(made, spread=spread))
    return tuple(found)


def _stride(threads: list[int]) -> tuple[int, int, int] | None:
    """First thread, stride and number of threads at a stride that fill more warps than they need;
    None for others.
    """
    if len(threads) < 2:
        return None
    step = threads[1] - threads[0]
    warps = {t // WARP for t in threads}
    if threads != [*range(threads[0], threads[-1] + 1, step)] or len(warps) <= -(
        -len(threads) // WARP
    ):
        return None
    return (threads[0], step, len(threads)) if step > 1 else None


class _Finder:
    """The regions of one kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code, self._flow = kernel, kernel.code, kernel.slicer.flow
        self.runners, self._values = active_threads(kernel), IndexValues(kernel)
        self._joins, self._is_live = post_dominators(self._flow), live_registers(kernel)

    def region(self, number: int, first: int, stride: int, count: int) -> SparseRegion | str | None:
        """The region behind a basic block's branch; why it must stay; None where there is none."""
        branch, join = self._flow.blocks[number].last, self._joins[number]
        start = branch + 1
        if self._code.instructions[branch].base != "bra" or join is None:
            return None
        end = self._flow.blocks[join].first
        if end <= start or not self._is_closed(number, join):
            return None
        body = range(start, end)
        reads = self._own(branch, body)
        for reason in self._objections(number, join, body):
            return reason
        if isinstance(reads, str):
            return reads
        return SparseRegion(branch, body, first, stride, count, *reads)

    def spread(self, region: SparseRegion) -> int:
        """Words from what one thread stores in shared memory to what the next one does; else 0."""
        offsets = shared_offsets(self._kernel)
        for n in region.body:
            effects = self._code.effects[n]
            if effects.opcode.access is not Access.STORE:
                continue
            found = offsets.address(n)
            if found is None or not found.exact or not effects.opcode.bytes:
                return 0
            first, *others = found.offsets[: region.count]
            step = others[0] - first if others else 0
            steps = [*range(first, first + step * region.count, step)] if step > 0 else []
            words, rest = divmod(step, self._stored_beside(region, n, first))
            fits = [first, *others] == steps and not rest and not words & (words - 1)
            return words if fits else 0
        return 0

    def _stored_beside(self, region: SparseRegion, store: int, first: int) -> int:
        """The bytes that the first thread stores side by side, from where a store of it goes."""
        offsets, ends = shared_offsets(self._kernel), dict[int, int]()
        arrays = (each.accesses for each in self._kernel.shared.arrays if store in each.accesses)
        beside = next(arrays, (store,))
        for n in region.body:
            found = offsets.address(n) if n in beside else None
            opcode = self._code.effects[n].opcode
            if opcode.access is Access.STORE and found is not None and found.exact:
                ends[found.offsets[0]] = found.offsets[0] + (opcode.bytes or 0)
        end = first
        while end in ends and ends[end] > end:
            end = ends[end]
        return end - first

    def _is_closed(self, number: int, join: int) -> bool:
        """True if the blocks up to the join are come to by the branch alone, and lead to it."""
        inside = range(number + 1, join)
        for n, block in enumerate(self._flow.blocks):
            leads = {s for s in block.successors if s in inside}
            if n in inside and not {*block.successors} <= {*inside, join}:
                return False
            if n not in inside and leads - ({number + 1} if n == number else set()):
                return False
        return {*self._flow.blocks[number].successors} == {number + 1, join}

    def _objections(self, number: int, join: int, body: range) -> Iterator[str]:
        """The reasons why a region must stay with its threads."""
        kernel, line = self._kernel, where(self._kernel, self._flow.blocks[number].last)
        x, y, z = kernel.launch.block
        if y * z > 1:
            yield f"blocks have {x} x {y} x {z} threads, more than one dimension"
        if found := kernel.having(*_HIDDEN):
            opcode = kernel.code.instructions[found[0]].opcode
            yield f"'{opcode}' ({where(kernel, found[0])}) may access shared memory unseen"
        control = kernel.lanes.divergence.control[number]
        if not all(self.runners.is_common(source) for source, _ in control):
            yield f"only some threads of a block may reach the branch at {line}"
        for n in body:
            if reason := self._unfit(n):
                yield reason
        for n in body:
            for key in self._code.keys(self._code.effects[n].writes, n):
                if self._is_live(key, join):
                    yield f"what {where(kernel, n)} computes in '{key[0]}' is used after the branch"
        yield from self._unordered(number, join, body)

    def _unfit(self, index: int) -> str:
        """Why another thread cannot run an instruction; empty if it can."""
        effects, opcode = self._code.effects[index], self._code.effects[index].opcode
        named = f"'{self._code.instructions[index].opcode}' ({where(self._kernel, index)})"
        if not opcode.known or opcode.traits - {Trait.BRANCH}:
            return f"{named} is not an operation of a single thread"
        for name in effects.reads:
            is_index = name == INDEX and reads_index(self._kernel, index)
            if is_special(name) and not is_index and not name.startswith(OF_BLOCK):
                return f"{named} reads {name}"
        if opcode.access in _HARMLESS or self._kernel.space(index) is Space.SHARED:
            is_plain = opcode.access in (*_HARMLESS, Access.LOAD, Access.STORE)
            return "" if is_plain else f"{named} is an atomic update"
        if opcode.access is Access.LOAD:
            reason = why_not_constant(self._kernel, index)
            is_fixed = self._kernel.space(index) in (Space.PARAM, Space.CONST)
            return "" if is_fixed or not reason else f"{named} loads what may be written: {reason}"
        return f"{named} writes other than shared memory"

    # What it reads

    def _own(self, branch: int, body: range) -> tuple[tuple[int, ...], tuple[str, ...]] | str:
        """Instructions that compute what threads have of their own, and its registers; or why it
        cannot be computed.
        """
        steps, own = Steps(), dict[str, None]()
        if any(self._code.scopes[n] != self._code.scopes[branch] for n in body):
            return f"the branch at {where(self._kernel, branch)} leads into a scope of its own"
        for n in body:
            for name in self._code.effects[n].reads:
                for key in self._code.keys((name,), n):
                    entering = self._entering(n, key, body)
                    if not entering or self._values.is_common(name, n):
                        continue
                    if len(entering) > 1:
                        return f"'{name}' ({where(self._kernel, n)}) is written at several places"
                    if reason := self._values.objection(entering[0], branch, steps):
                        return reason
                    own[name] = None
        return tuple(steps.made), tuple(own)

    def _entering(self, index: int, key: tuple[str, int], body: range) -> list[int]:
        """The instructions outside that may have written what one inside reads."""
        found = self._kernel.slicer.chains.definitions.get((index, key), ())
        return [n for n in found if n not in body]

    # Order

    def _unordered(self, number: int, join: int, body: range) -> Iterator[str]:
        """The reasons why more than barriers may order the region's accesses."""
        branch, aliasing = self._flow.blocks[number].last, self._kernel.aliasing
        intervals = BarrierIntervals(self._kernel, self.runners)
        end = self._flow.blocks[join].first
        near = intervals.between(branch, back=True) | intervals.between(end)
        # Only against what is around the region: in it there is no barrier, so that two of its
        # accesses are ordered within one thread or not at all, and a thread's work moves as a
        # whole.
        inside = [n for n in body if self._code.effects[n].opcode.access not in _HARMLESS]
        for one in inside:
            for other in sorted(near):
                if self._code.effects[other].opcode.access in _HARMLESS:
                    continue
                if aliasing.may_conflict(one, other):
                    yield (
                        f"{where(self._kernel, one)} and {where(self._kernel, other)} may access "
                        "the same shared memory, and no barrier is between them"
                    )
