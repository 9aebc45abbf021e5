"""Decides if each iteration of a loop rewrites the shared memory that it reads.

Made by a block of its own, an iteration finds in shared memory what the code before the loop left
there, and not what the iterations before did. That is the same for it if each byte that the loop
may write is surely written in this iteration before it may be read: by a store that comes before
the load on all paths, in threads whose way to it the launch decides, to addresses that are known.
Threads that read what another one wrote wait for it, or it would be a race; so it suffices that
the store comes first in each thread. Where an inner loop has both, as a sweep over the data has, it
is its first iteration that counts: no barrier orders a load of that one before a store that comes
first in it. Stores of different branches to the same address write it together, if each way through
an iteration passes one of them.
"""

from collections.abc import Iterable, Sequence

from cuado.kernel.facts.accesses.regions import Region
from cuado.kernel.facts.iterations.rehearsed_iterations import fresh_loads
from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.synchronization.barrier_order import shared_offsets
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form, Term
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_MOST_STEPS = 4096
"""Most places that one store goes to in a thread, of which each is looked at."""


class RewrittenShared:
    """Shared memory in the iterations of one loop.

    Args:
        kernel: the kernel and its launch.
        loop: of it.
    """

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop, self._forms = kernel, loop, forms_of(kernel)
        self._region = kernel.aliasing.region
        self._flow, self._code = kernel.slicer.flow, kernel.code
        self._runners, self._offsets = active_threads(kernel), shared_offsets(kernel)
        self._inside = [n for n in instructions_of(kernel, loop) if self._is_shared(n)]
        self._inner = [each for each in loops_of(self._flow) if each.blocks < loop.blocks]
        self._touched: dict[tuple[int, frozenset[int]], tuple[dict[int, set[int]], bool]] = {}
        self._may: dict[tuple[int, ...], frozenset[int] | None] = {}
        self._sure: dict[tuple[tuple[int, ...], frozenset[int]], frozenset[int]] = {}

    def objection(self) -> str:
        """Why an iteration may read what the one before left in shared memory; empty if not."""
        effects = self._code.effects
        stores = [n for n in self._inside if effects[n].opcode.access in _WRITING]
        loads = [n for n in self._inside if effects[n].opcode.access in _READING]
        for load in loads:
            may = [n for n in stores if self._kernel.aliasing.may_alias(n, load)]
            if may and not self._is_fresh(load, may) and load not in self._rehearsed():
                return (
                    f"an iteration of {name_of(self._kernel, self._loop)} may read shared memory "
                    f"({where(self._kernel, load)}) that only an earlier one has written"
                )
        return self._read_afterwards(stores)

    def _rehearsed(self) -> frozenset[int]:
        """Loads that are fresh where an iteration is followed step by step."""
        is_loop = self._loop in loops_of(self._flow)
        return fresh_loads(self._kernel, self._loop) if is_loop else frozenset()

    def _read_afterwards(self, stores: Iterable[int]) -> str:
        """Why shared memory may be read after the loop; empty if it is rewritten there before."""
        after = self._following()
        for n, effects in enumerate(self._code.effects):
            block = self._flow.block_of[n]
            if block not in after or effects.opcode.access not in _READING:
                continue
            if not self._is_shared(n) or block not in self._forms.live:
                continue
            before = tuple(s for s in stores if self._kernel.aliasing.may_alias(s, n))
            if before and not self._is_rewritten(n, before):
                return f"shared memory of the last iteration is read at {where(self._kernel, n)}"
        return ""

    def _is_rewritten(self, load: int, stores: tuple[int, ...]) -> bool:
        """True if another loop, or the code that follows, surely writes all that some stores may
        before it reads it.
        """
        region, block = self._region(load), self._flow.block_of[load]
        if region is None or any(self._region(n) != region for n in stores):
            return False
        around = [each for each in loops_of(self._flow) if block in each.blocks and each.depth == 1]
        may = self._may_write(stores, region)
        if may is None:
            return False
        part = around[0] if around else self._rest()
        return may <= RewrittenShared(self._kernel, part).written_before(load, region)

    def _rest(self) -> Loop:
        """What follows the loop, as the body of a loop that runs once."""
        blocks = self._following()
        (first,) = {
            s for b in self._loop.blocks for s in self._flow.successors[b]
        } - self._loop.blocks
        ends = tuple(n for n in sorted(blocks) if EXIT in self._flow.blocks[n].successors)
        return Loop(first, ends, blocks, 1, is_innermost=False)

    def written_before(self, load: int, region: Region) -> frozenset[int]:
        """The bytes of an array that each iteration surely writes before it comes to a load."""
        stores = [n for n in self._inside if self._code.effects[n].opcode.access is Access.STORE]
        return self._written_first(load, [n for n in stores if self._region(n) == region])

    def _following(self) -> frozenset[int]:
        """Blocks behind the loop."""
        seen, todo = set[int](), [s for b in self._loop.blocks for s in self._flow.successors[b]]
        while todo:
            at = todo.pop()
            if at not in seen and at not in self._loop.blocks:
                seen.add(at)
                todo += self._flow.successors[at]
        return frozenset(seen)

    def _is_shared(self, index: int) -> bool:
        access = self._code.effects[index].opcode.access
        if access not in _READING and access not in _WRITING:
            return False
        return self._kernel.space(index) in (Space.SHARED, Space.GENERIC)

    # Bytes

    def _is_fresh(self, load: int, stores: list[int]) -> bool:
        """True if all bytes that a load may read, and some stores write, are surely written before.

        No path may lead from the load to such a store within an iteration, or the first iteration
        of loops around both. Then no barrier can order a load before a store of the same iteration,
        and what orders them at all orders them the other way round.
        """
        region = self._region(load)
        if region is None or any(self._region(n) != region for n in stores):
            return False
        may = self._may_write(tuple(stores), region)
        if may is None:
            return False
        read, is_all = self._bytes(load)
        if is_all:
            # Of two halves that change places, what is written to the other one does not matter.
            may &= _union(read.values())
        return may <= self._written_first(load, stores)

    def _written_first(self, load: int, stores: Iterable[int]) -> frozenset[int]:
        """The bytes that some stores surely write in an iteration before it comes to a load."""
        before: dict[frozenset[int], list[int]] = {}
        for n in stores:
            both = {self._flow.block_of[load], self._flow.block_of[n]}
            common = frozenset(each.header for each in self._inner if both <= each.blocks)
            if not self._leads(load, n, common):
                before.setdefault(common, []).append(n)
        return _union(self._surely_written(tuple(some), of) for of, some in before.items())

    def _may_write(self, stores: tuple[int, ...], region: Region) -> frozenset[int] | None:
        """The bytes that some stores to an array may write; None if that is not known."""
        if stores not in self._may:
            found = [self._bytes(n) for n in stores]
            if all(is_all for _, is_all in found):
                self._may[stores] = _union(each for bytes_, _ in found for each in bytes_.values())
            else:
                whole = self._size(region)
                self._may[stores] = None if whole is None else frozenset(range(whole))
        return self._may[stores]

    def _surely_written(self, stores: tuple[int, ...], first: frozenset[int]) -> frozenset[int]:
        """The bytes that stores surely write in each iteration, in all threads together.

        Args:
            stores: to one array.
            first: headers of inner loops of which only the first iteration counts.
        """
        if (stores, first) not in self._sure:
            together: dict[object, list[int]] = {}
            for n in stores:
                together.setdefault(self._place(n), []).append(n)
            found = set[int]()
            for some in together.values():
                always = self._always(some)
                for bytes_ in (self._bytes(n, first)[0] for n in some):
                    found |= _union(bytes_[t] for t in always if t in bytes_)
            self._sure[stores, first] = frozenset(found)
        return self._sure[stores, first]

    def _place(self, store: int) -> object:
        """What stores have in common that write the same bytes wherever a thread makes either."""
        form, block = self._forms.address(store), self._flow.block_of[store]
        if form is None or self._code.instructions[store].guard:
            return store
        around = [each.header for each in self._inner if block in each.blocks]
        return form, self._code.effects[store].opcode.bytes, tuple(around)

    def _size(self, region: Region) -> int | None:
        """Bytes of a shared array."""
        if not region.name:
            return self._kernel.launch.dynamic_shared_bytes
        sizes = [a.bytes for a in self._kernel.shared.arrays if a.key[0] == region.name]
        return sizes[0] if len(sizes) == 1 else None

    def _bytes(
        self, index: int, first: frozenset[int] = frozenset()
    ) -> tuple[dict[int, set[int]], bool]:
        """Bytes that each thread accesses in an iteration by a load or store, and whether these
        are all that it may.

        Args:
            index: the access.
            first: headers of inner loops of which only the first iteration counts.
        """
        if (index, first) not in self._touched:
            self._touched[index, first] = self._found(index, first)
        return self._touched[index, first]

    def _found(self, index: int, first: frozenset[int]) -> tuple[dict[int, set[int]], bool]:
        effects = self._code.effects[index]
        size = effects.opcode.bytes
        if effects.opcode.access not in (Access.STORE, Access.LOAD) or not size:
            return {}, False
        runners = self._runners.of(index)
        known = self._offsets.address(index)
        if known is not None and known.exact:
            starts = {t: {known.offsets[t]} for t in runners}
        else:
            starts = self._stepped(index, runners, first)
        found = {t: {b for at in each for b in range(at, at + size)} for t, each in starts.items()}
        return found, len(found) == len(runners)

    def _stepped(
        self, index: int, runners: Iterable[int], first: frozenset[int]
    ) -> dict[int, set[int]]:
        """Offsets of an access in counted loops within the iteration, of each thread."""
        form = self._forms.address(index)
        if form is None or not self._is_known(form):
            return {}
        found = {}
        for thread in runners:
            starts = {form.number}
            for term, factor in form.terms:
                if term.kind == "variable":
                    continue
                low, high = self._forms.range_of(term, thread)
                if term.kind == "turn" and term.what in first:
                    high = low
                if (high - low + 1) * len(starts) > _MOST_STEPS:
                    return {}
                starts = {at + factor * n for at in starts for n in range(low, high + 1)}
            found[thread] = starts
        return found

    def _is_known(self, form: Form) -> bool:
        """True if a form's terms have, in each thread, all the values of their ranges."""
        return all(self._is_exact(term, factor) for term, factor in form.terms)

    def _is_exact(self, term: Term, factor: int) -> bool:
        match term:
            case Term(kind="variable"):
                return factor == 1
            case Term(kind="special", what=str(name)):
                return name.startswith("%tid.")
            case Term(kind="settled"):
                return True
            case Term(kind="turn", what=int(header)):
                return any(each.header == header for each in self._inner) and (
                    self._forms.has_exact_trips(header)
                )
        return False

    # Order

    def _always(self, stores: Sequence[int]) -> frozenset[int]:
        """Threads that surely make one of some stores wherever an iteration may make one."""
        if any(
            self._code.instructions[n].guard and not self._runners.is_certain(n) for n in stores
        ):
            return frozenset()
        goal = frozenset(self._flow.block_of[n] for n in stores)
        around = [each for each in self._inner if goal <= each.blocks]
        parts = [*sorted(around, key=lambda each: len(each.blocks)), self._loop]
        # Threads that decide alike at all branches of the loop go the same way: one of each kind is
        # followed.
        alike: dict[tuple[bool, ...], list[int]] = {}
        inside = [each for n, each in self._runners.decided.items() if n in self._loop.blocks]
        for thread in _union(map(self._runners.of, stores)):
            alike.setdefault(tuple(each[thread] for each in inside), []).append(thread)
        return _union(each for each in alike.values() if self._comes(each[0], goal, parts))

    def _comes(self, thread: int, goal: frozenset[int], parts: Iterable[Loop]) -> bool:
        """True if each iteration of loops, the innermost first, brings a thread to a block."""
        for loop in parts:
            if self._avoids(thread, loop, goal):
                return False
            goal = frozenset({loop.header})
        return True

    def _leads(self, one: int, other: int, first: frozenset[int]) -> bool:
        """True if a path of one iteration leads from an instruction to another one, without
        further iterations of loops with some headers.
        """
        start, goal = self._flow.block_of[one], self._flow.block_of[other]
        if start == goal and one < other:
            return True
        todo, seen = [start], set[int]()
        while todo:
            for each in self._flow.successors[todo.pop()]:
                # A path by the header is one into the next iteration.
                is_behind = each == self._loop.header or each in first
                if each in self._loop.blocks and each not in seen and not is_behind:
                    if each == goal:
                        return True
                    seen.add(each)
                    todo.append(each)
        return False

    def _ends_by_count(self, loop: Loop) -> bool:
        """True if the count of an inner loop alone ends it, and is known."""
        if not self._forms.has_exact_trips(loop.header):
            return False
        leaving = [
            n for n in loop.blocks if not loop.blocks.issuperset(self._flow.blocks[n].successors)
        ]
        return len(leaving) == 1

    def _avoids(self, thread: int, loop: Loop, goal: frozenset[int]) -> bool:
        """True if a thread may end an iteration of a loop, or an inner loop that data ends, without
        coming to some blocks.
        """
        is_counted = loop not in self._inner or self._ends_by_count(loop)
        todo, seen = [loop.header], {loop.header}
        while todo:
            number = todo.pop()
            if number in goal:
                continue
            if number in loop.latches:
                return True
            for each in self._runners.following(number, thread):
                is_inside = each != EXIT and each in loop.blocks
                if not is_inside and not is_counted:
                    return True
                if is_inside and each not in seen and each != loop.header:
                    seen.add(each)
                    todo.append(each)
        return False


def _union(sets: Iterable[Iterable[int]]) -> frozenset[int]:
    return frozenset[int]().union(*sets)
