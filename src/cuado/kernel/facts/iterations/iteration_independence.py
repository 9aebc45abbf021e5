"""Decides if other threads may run iterations of a loop concurrently, as far as memory tells.

Two iterations of one thread are ordered in the original, and so are those of one block if its
threads wait for each other. Dealt out they are not: what one writes, another must neither read nor
write. Threads that nothing orders in the original access nothing in common that one of them
writes, or it would be a race.

Addresses are compared as linear forms (``iteration_forms``). Their common part cancels: what is the
same for both iterations. What is left is a multiple of the iteration's number, and a *window*: the
bytes that one iteration may access, counted from there. Iterations are apart

- if all windows together are no longer than the step from one iteration to the next, or
- if they fall into groups each of which is no longer than a step, and the groups are further apart
  than all steps together (a thread's elements lie next to each other: ``out[thread * n + i]``).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import FAR, Bounds, forms_of
from cuado.kernel.values.linear_forms import Form, Term, form_of
from cuado.kernel.values.remainder_forms import from_the_end, where_it_is_made
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.errors import TooLargeError
from cuado.ptx.semantics.opcode import Access, Space

_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_OWN = frozenset({Space.PARAM, Space.CONST, Space.SHARED, Space.LOCAL})
_MOST_PAIRS = 1 << 18
"""Most pairs of accesses that are compared."""
_FARTHEST = 1 << 62
"""Windows within these bounds are compared as the addresses are, modulo 2**64."""
_MOST_TURNS = 1 << 32
"""Iterations that a loop of unknown length is taken to make at most: hours of a thread."""


@dataclass(frozen=True, slots=True)
class _Place:
    """An access: the part of its address that others share, its step, and its windows."""

    common: Form
    step: int
    windows: tuple[Bounds, ...]


class Independence:
    """Accesses of one kernel to global memory, and whether iterations share any.

    Args:
        kernel: the kernel and its launch.
        by_block: whether the iterations of a whole block are compared, in place of a thread's.
        in_rounds: whether an iteration is compared with those of other rounds of its loop as well,
            where that is inside of another loop: they must be, unless the threads that make
            iterations wait for each other after each round. The same iteration of two rounds is
            taken to be made by one thread.
    """

    def __init__(self, kernel: Kernel, *, by_block: bool, in_rounds: bool = False) -> None:
        self._kernel, self._forms = kernel, forms_of(kernel)
        self._loops = loops_of(kernel.slicer.flow)
        self._block_of = kernel.slicer.flow.block_of
        self._runners = ActiveThreads(kernel) if by_block else None
        self._variance = Variance(kernel) if by_block else None
        self._in_rounds = in_rounds

    def objection(self, loop: Loop) -> str:
        """Why iterations of a loop may access the same memory; empty if they do not."""
        inside = [n for n in instructions_of(self._kernel, loop) if self._is_global(n)]
        around = [e for e in self._loops if loop.blocks < e.blocks] if self._in_rounds else []
        for one, other in self._pairs(inside, inside):
            is_apart = self.are_apart(loop, one, other)
            if not is_apart or not all(self._rounds_are_apart(loop, e, one, other) for e in around):
                return self._said(loop, one, other)
        return ""

    def objection_outside(self, loop: Loop) -> str:
        """Why an iteration may share memory with the code around the loop; empty if none does."""
        inside = [n for n in instructions_of(self._kernel, loop) if self._is_global(n)]
        every = range(len(self._kernel.code.instructions))
        outside = [n for n in every if self._is_global(n) and self._block_of[n] not in loop.blocks]
        for one, other in self._pairs(inside, outside):
            if not self.never_meet(one, other):
                first, second = where(self._kernel, one), where(self._kernel, other)
                return (
                    f"an iteration ({first}) and the code around the loop ({second}) may access "
                    f"the same elements of {self._buffer(one)}"
                )
        return ""

    def objection_around(self, loop: Loop) -> str:
        """Why code that comes before a loop may read what is stored around it; empty if not.

        What is behind the loop, on all paths, does not count.
        """
        every = range(len(self._kernel.code.instructions))
        outside = [n for n in every if self._is_global(n) and self._block_of[n] not in loop.blocks]
        behind = Dominance(self._forms.flow)
        for pair in self._pairs(outside, outside):
            for n in pair:
                reads = self._kernel.code.effects[n].opcode.access in _READING
                if reads and not behind.is_before(loop.header, self._block_of[n]):
                    return f"{where(self._kernel, n)} may read what is stored around the loop"
        return ""

    def _is_global(self, index: int) -> bool:
        access = self._kernel.code.effects[index].opcode.access
        is_access = access in _READING or access in _WRITING
        is_live = self._block_of[index] in self._forms.live
        return is_access and is_live and self._kernel.space(index) not in _OWN

    def _pairs(self, some: Iterable[int], others: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Accesses that may go to common memory, the first of which writes, or the second."""
        effects, aliasing = self._kernel.code.effects, self._kernel.aliasing
        # An instruction is its own partner as well: two iterations make it.
        some = [*some]
        if len(some) * len(others) > _MOST_PAIRS:
            raise TooLargeError(f"{len(some):,} and {len(others):,} accesses may meet")
        seen = set[tuple[int, int]]()
        for one in some:
            for other in others:
                writes = {effects[n].opcode.access for n in (one, other)} & _WRITING
                pair = (min(one, other), max(one, other))
                if not writes or pair in seen or not aliasing.may_conflict(one, other):
                    continue
                seen.add(pair)
                if not self._commute(one, other):
                    yield pair

    def _commute(self, one: int, other: int) -> bool:
        """True if both are updates of integers by one operator whose results nobody uses."""
        first, second = reduction_at(self._kernel, one), reduction_at(self._kernel, other)
        if first is None or second is None or first.operator != second.operator:
            return False
        return first.operator.is_exact

    # Iterations of one loop

    def are_apart(self, loop: Loop, one: int, other: int) -> bool:
        """True if different iterations access different bytes by two instructions."""
        first, second = self._place(loop, one), self._place(loop, other)
        if first is None or second is None or first.step != second.step or not first.step:
            return False
        if first.common.terms != second.common.terms:
            return False
        by = second.common.number - first.common.number
        windows = [*first.windows, *((low + by, high + by) for low, high in second.windows)]
        step = abs(first.step)
        if abs(by) >= _FARTHEST:
            return False
        # Addresses are modulo 2**64: iterations that lie 2**62 bytes apart, of which every fourth
        # makes its access, are at one address again.
        _, last = self._forms.range_of(Term("turn", loop.header))
        if step * min(last, _MOST_TURNS) >= _FARTHEST:
            return False
        low, high = min(each for each, _ in windows), max(each for _, each in windows)
        if high - low <= step:
            return True
        return self._are_grouped(loop, windows, step)

    def _rounds_are_apart(self, loop: Loop, outer: Loop, one: int, other: int) -> bool:
        """True if a loop's iterations in different turns of an outer loop share nothing, or what
        they access does not change with the turn.
        """
        # ``x[i + turn * n]`` for items ``i`` that are ``n`` apart in a thread: what an item has
        # written is the thread's item before it in the next round. Dealt out differently, these two
        # are different threads', and nothing orders them.
        forms = [self._forms.address(n) for n in (one, other)]
        terms = {term for form in forms if form is not None for term, _ in form.terms}
        changes = any(
            self._forms.is_made_in(term, outer) and not self._forms.is_made_in(term, loop)
            for term in terms
        )
        return not changes or self.are_apart(outer, one, other)

    def _are_grouped(self, loop: Loop, windows: list[Bounds], step: int) -> bool:
        """True if windows fall into short groups that are far from each other."""
        _, last = self._forms.range_of(Term("turn", loop.header))
        if last >= FAR:
            return False
        groups: list[Bounds] = []
        for low, high in sorted(windows):
            if not groups or low - groups[-1][1] >= last * step:
                groups.append((low, high))
            else:
                groups[-1] = groups[-1][0], max(groups[-1][1], high)
        return all(high - low <= step for low, high in groups)

    def _place(self, loop: Loop, index: int) -> _Place | None:
        """Where an access goes in each iteration; None if that is not known."""
        form, size = self._forms.address(index), self._kernel.code.effects[index].opcode.bytes
        if form is None or not size:
            return None
        turn = Term("turn", loop.header)
        common: list[tuple[Term, int]] = []
        own: list[tuple[Term, int]] = []
        for term, factor in form.terms:
            if term != turn:
                (common if self._is_common(loop, term) else own).append((term, factor))
        rest = form_of(0, own)
        windows = []
        for thread in self._threads(index):
            low, high = self._forms.bounds(rest, thread)
            if low <= -_FARTHEST or high >= _FARTHEST:
                return None
            windows.append((low, high + size))
        return _Place(
            form_of(form.number, common), form.factors.get(turn, 0), tuple(dict.fromkeys(windows))
        )

    def _threads(self, index: int) -> Iterable[int | None]:
        return (None,) if self._runners is None else sorted(self._runners.of(index))

    def _is_common(self, loop: Loop, term: Term) -> bool:
        """True if two iterations have one value of a term: of a thread, or of all of a block."""
        return not self._forms.is_made_in(term, loop) and self._is_shared(term)

    def _is_shared(self, term: Term) -> bool:
        """True if all threads that are compared have one value of a term at a time."""
        if self._variance is None:
            return True
        match term:
            case Term(kind="special", what=str(name)):
                return name.startswith("%ctaid")
            case Term(kind="value", what=int(index)):
                # Alike in each warp, and no instruction by which warps differ.
                found = self._kernel.lanes.result(index)
                is_warps = found is not None and found.uniform
                return is_warps and index not in self._variance.instructions
        return term.kind in ("pointer", "variable")

    # A loop and the code around it

    def never_meet(self, one: int, other: int) -> bool:
        """True if two instructions access different bytes, whenever a thread runs them."""
        first, second = self._forms.address(one), self._forms.address(other)
        sizes = [self._kernel.code.effects[n].opcode.bytes for n in (one, other)]
        if first is None or second is None or not sizes[0] or not sizes[1]:
            return False
        if abs(second.number - first.number) >= _FARTHEST:
            return False
        around = [
            loop
            for loop in self._loops
            if {self._block_of[one], self._block_of[other]} & loop.blocks
        ]
        # Iterations of a remainder are apart from what goes on after it if they are counted from
        # its end: both begin there.
        ends = [from_the_end(self._kernel, each, self._forms) for each in (first, second)]
        peeled = (
            where_it_is_made(self._kernel, one, first, second, self._forms),
            where_it_is_made(self._kernel, other, second, first, self._forms),
        )
        for one_form, other_form in ((first, second), (ends[0], ends[1]), peeled):
            low, high = self._gap(one_form, other_form, around)
            if low >= sizes[0] or -high >= sizes[1]:
                return True
        return self._are_beside(((one, first), (other, second)), around)

    def _are_beside(self, both: Sequence[tuple[int, Form]], around: Sequence[Loop]) -> bool:
        """True if the bytes that each thread may access by one instruction, and any by another,
        lie apart, counted from what their addresses have in common.
        """
        (_, first), (_, second) = both
        common = {
            (term, factor)
            for term, factor in first.terms & second.terms
            if self._is_shared(term) and not any(self._forms.is_made_in(term, e) for e in around)
        }
        spans: list[tuple[int, int, int]] = []
        for which, (index, form) in enumerate(both):
            size = self._kernel.code.effects[index].opcode.bytes or 0
            rest = form_of(form.number, form.terms - common)
            for thread in self._threads(index):
                low, high = self._forms.bounds(rest, thread)
                if low <= -_FARTHEST or high >= _FARTHEST:
                    return False
                spans.append((low, high + size, which))
        # In order of their beginnings: a span shares a byte with one of the other access exactly if
        # it begins before the farthest end of these.
        end = [-FAR, -FAR]
        for low, high, which in sorted(spans):
            if low < end[1 - which]:
                return False
            end[which] = max(end[which], high)
        return True

    def _gap(self, first: Form, second: Form, around: Sequence[Loop]) -> Bounds:
        """The bounds of the difference of two addresses: the second one less the first."""
        low = high = second.number - first.number
        for term in first.factors.keys() | second.factors.keys():
            of_first, of_second = (form.factors.get(term, 0) for form in (first, second))
            is_common = self._is_shared(term) and not any(
                self._forms.is_made_in(term, loop) for loop in around
            )
            # A term that both have at one time cancels as far as its factors agree. Any other is
            # one number here and another there: both at their worst.
            factors = (of_second - of_first,) if is_common else (-of_first, of_second)
            least, most = self._forms.range_of(term)
            for factor in factors:
                low += min(least * factor, most * factor)
                high += max(least * factor, most * factor)
        return low, high

    # Words

    def _said(self, loop: Loop, one: int, other: int) -> str:
        first, second = where(self._kernel, one), where(self._kernel, other)
        lines = first if first == second else f"{first} and {second}"
        return (
            f"iterations of {name_of(self._kernel, loop)} may access the same elements of "
            f"{self._buffer(one)} ({lines})"
        )

    def _buffer(self, index: int) -> str:
        """The name of the buffer that an access goes to."""
        regions = self._kernel.aliasing.regions(index)
        names = sorted(str(each.name) for each in regions or () if hasattr(each, "name"))
        return f"'{names[0]}'" if len(names) == 1 else "global memory"
