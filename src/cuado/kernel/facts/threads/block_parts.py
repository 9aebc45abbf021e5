"""Decides if the warps of a block fall into parts that could as well be blocks of their own.

A part is a range of the block's threads along its slowest axis, of whole warps. Threads of
different parts must exchange nothing. Of every two accesses that may go to common memory, one of
which writes, the bytes that threads of one part may access are apart from those of every other
part: addresses are linear forms of indices and iterations (``iteration_forms``), or known for each
thread (``barrier_order.Offsets``). For shared memory that is required; for other memory it suffices
as well that no barrier lies between the two: then nothing orders them in the original either.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.facts.shared_memory.shared_layout import bytes_of, objection_to_layout
from cuado.kernel.facts.synchronization.barrier_order import (
    FARTHEST_OFFSET,
    Exchanges,
    shared_offsets,
)
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.facts.threads.block_independence import (
    LANES,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import Bounds, forms_of
from cuado.kernel.values.lane_values import WARP
from cuado.kernel.values.linear_forms import Term, form_of
from cuado.model.launch import Extent
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.errors import TooLargeError
from cuado.ptx.semantics.opcode import Access, Space, Trait

_HARMLESS = frozenset({None, Access.PREFETCH})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_OWN = frozenset({Space.PARAM, Space.CONST, Space.LOCAL})
_MOST_PAIRS = 1 << 16
"""Most pairs of accesses that are compared."""
_MOST_BLOCKS = (1 << 31) - 1
_SYNC = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})
_ALIGNMENT = 16
_FARTHEST = 1 << 62
"""Bytes within these bounds are compared as the addresses are, modulo 2**64."""

Spans = tuple[tuple[Bounds, ...], ...]
"""For each part, the bytes that its threads may access: apart from each other, and in order."""
_Places = tuple[Hashable, Spans]
"""What an address has in common for a block, and the bytes from there."""


@dataclass(frozen=True, slots=True)
class Shift:
    """A shared array of which each part uses a piece of its own, all pieces alike.

    Attributes:
        key: which array.
        stride: bytes from one part's piece to the next one's.
        bytes: that a block of the first part needs of the array.
    """

    key: Key
    stride: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Parts:
    """How a block falls into parts.

    Attributes:
        number: of parts.
        axis: of the block, along which they follow one another.
        block: threads of one part.
        shifts: for each shared array; none where some array must stay as it is.
    """

    number: int
    axis: int
    block: Extent
    shifts: tuple[Shift, ...]


def shape_of(kernel: Kernel, number: int) -> tuple[int, Extent] | str:
    """The axis and the threads of each of ``number`` parts, or why there are no such parts."""
    block = kernel.launch.block
    # Along the slowest axis a part is a range of consecutive threads, and so of whole warps.
    axis = max((n for n, size in enumerate(block) if size > 1), default=0)
    if number < 2 or number & (number - 1):
        return "the number of parts is a power of two"
    if block[axis] % number:
        along = "xyz"[axis]
        return f"{block[axis]} threads along {along} do not fall into {number} equal parts"
    x, y, z = (size // number if n == axis else size for n, size in enumerate(block))
    if x * y * z % WARP:
        return f"a part would have {x * y * z} threads, which are no whole warps"
    if kernel.launch.grid[0] * number > _MOST_BLOCKS:
        return "a grid cannot have that many blocks along x"
    return axis, (x, y, z)


def parts_of(kernel: Kernel, number: int) -> Parts | str:
    """How the block falls into ``number`` parts, or why these cannot be blocks."""
    shape = shape_of(kernel, number)
    if isinstance(shape, str):
        return shape
    for reason in _objections(kernel):
        return reason
    exchange = _Exchange(kernel, number)
    if reason := exchange.objection():
        return reason
    return Parts(number, *shape, exchange.shifts())


def _objections(kernel: Kernel) -> Iterator[str]:
    """Why parts may depend on each other whatever memory they access."""
    yield from objections(kernel, ORDERING | {Trait.ASYNC}, PLACES | LANES | {"WARP_SZ"})
    yield from unusual_reads(kernel, *sorted(PLACES))
    if kernel.unresolved:
        yield "an access through a generic pointer may go to any memory"
    for n in kernel.barriers:
        instruction = kernel.code.instructions[n]
        plain = instruction.opcode.removesuffix(".aligned") in _SYNC
        if not plain or len(instruction.operands) != 1:
            yield f"'{instruction.opcode}' ({where(kernel, n)}) is not a plain barrier of the block"


class _Exchange:
    """What the parts of a block may exchange through memory."""

    def __init__(self, kernel: Kernel, number: int) -> None:
        self._kernel, self._forms, self._number = kernel, forms_of(kernel), number
        self._size = prod(kernel.launch.block) // number
        self._runners, self._offsets = active_threads(kernel), shared_offsets(kernel)
        self._places: dict[int, _Places | None] = {}
        self._bounds: dict[frozenset[tuple[Term, int]], tuple[Bounds, ...]] = {}

    def objection(self) -> str:
        """Why threads of different parts may exchange data; empty if they do not."""
        kernel = self._kernel
        accesses = [n for n in range(len(kernel.code.instructions)) if self._counts(n)]
        writers = [n for n in accesses if kernel.code.effects[n].opcode.access in _WRITING]
        if len(accesses) * len(writers) > _MOST_PAIRS:
            raise TooLargeError(f"{len(accesses):,} accesses and {len(writers):,} that write")
        for one in writers:
            for other in accesses:
                # Each pair once. An access is compared with itself, too: two threads make it.
                if other in writers and other < one:
                    continue
                if kernel.aliasing.may_conflict(one, other) and not self._are_apart(one, other):
                    return self._said(one, other)
        return ""

    def _counts(self, index: int) -> bool:
        kernel = self._kernel
        is_access = kernel.code.effects[index].opcode.access not in _HARMLESS
        is_live = kernel.slicer.flow.block_of[index] in self._forms.live
        return is_access and is_live and kernel.space(index) not in _OWN

    def _are_apart(self, one: int, other: int) -> bool:
        """True if threads of different parts exchange nothing by two accesses."""
        # Enough is: bytes that are apart, part by part; updates that commute; or, except in shared
        # memory, that no barrier orders the two, since then nobody may rely on an exchange.
        first, second = self._place(one), self._place(other)
        if first and second and first[0] == second[0] and _apart(first[1], second[1]):
            return True
        if self._commute(one, other):
            return True
        is_shared = Space.SHARED in (self._kernel.space(one), self._kernel.space(other))
        if is_shared:
            return False
        early, late = self._ordered
        return not ((one in early and other in late) or (other in early and one in late))

    def _commute(self, one: int, other: int) -> bool:
        """True if both are updates of global integers by one operator whose results are unused."""
        first, second = (reduction_at(self._kernel, n) for n in (one, other))
        if first is None or second is None or self._kernel.space(one) is Space.SHARED:
            return False
        return first.operator == second.operator and first.operator.is_exact

    @cached_property
    def _ordered(self) -> tuple[frozenset[int], frozenset[int]]:
        """Accesses that some barrier may follow, and those that some barrier may precede."""
        exchanges = Exchanges(self._kernel)
        sides = [exchanges.sides(barrier) for barrier in self._kernel.barriers]
        return (
            frozenset(n for before, _ in sides for n in before),
            frozenset(n for _, after in sides for n in after),
        )

    # Places

    def _place(self, index: int) -> _Places | None:
        """What the bytes of an access are counted from, and which each part may access."""
        if index not in self._places:
            self._places[index] = self._found(index)
        return self._places[index]

    def _found(self, index: int) -> _Places | None:
        size, rest = self._kernel.code.effects[index].opcode.bytes, self._rest(index)
        if not size or rest is None:
            return None
        common, lows = rest
        is_shared = self._kernel.space(index) is Space.SHARED
        farthest = FARTHEST_OFFSET if is_shared else _FARTHEST
        parts: list[list[Bounds]] = [[] for _ in range(self._number)]
        for thread in sorted(self._runners.of(index)):
            low, high = lows[thread]
            if low <= -farthest or high >= farthest:
                return None
            parts[thread // self._size].append((low, high + size))
        return common, tuple(_joined(each) for each in parts)

    def _rest(self, index: int) -> tuple[Hashable, Sequence[Bounds]] | None:
        """What an address has in common for a block, and the bounds of the rest by thread."""
        if self._kernel.space(index) is Space.SHARED:
            regions, known = self._kernel.aliasing.regions(index), self._offsets.address(index)
            if regions is None or len(regions) != 1:
                return None
            if known is not None and known.exact:
                return regions, [(each, each) for each in known.offsets]
        form = self._forms.address(index)
        if form is None:
            return None
        # What all threads of a block have in common (pointers, block indices) cannot tell parts
        # apart. It is compared as a whole, and the rest by its bounds in each thread.
        common = frozenset(pair for pair in form.terms if _is_common(pair[0]))
        every = self._of_threads(form.terms - common)
        lows = [(form.number + low, form.number + high) for low, high in every]
        if self._kernel.space(index) is not Space.SHARED:
            return common, lows
        variables = [(term.kind, factor) for term, factor in common]
        return (regions, lows) if variables == [("variable", 1)] else None

    def _of_threads(self, terms: frozenset[tuple[Term, int]]) -> tuple[Bounds, ...]:
        """The bounds of a sum of terms in each thread of the block."""
        if terms not in self._bounds:
            rest = form_of(0, terms)
            threads = range(self._size * self._number)
            self._bounds[terms] = tuple(self._forms.bounds(rest, thread) for thread in threads)
        return self._bounds[terms]

    # Shared arrays

    def shifts(self) -> tuple[Shift, ...]:
        """How the parts' pieces of all shared arrays lie; empty if one must stay as it is."""
        found = [self._shift(array) for array in self._kernel.shared.arrays]
        known = tuple(each for each in found if each is not None)
        return known if len(known) == len(found) else ()

    def _shift(self, array: SharedArray) -> Shift | None:
        """How the parts' pieces of an array lie; None if it must stay as it is."""
        kernel, variable = self._kernel, array.variable
        size = bytes_of(kernel, array)
        is_plain = len(variable.dimensions) == 1 and variable.vector == 1
        if size is None or not is_plain or objection_to_layout(kernel, array):
            return None
        places = [self._place(n) for n in array.accesses if self._counts(n)]
        known = [each[1] for each in places if each is not None]
        if not known or len(known) < len(places):
            return None
        widest = max(kernel.code.effects[n].opcode.bytes or 0 for n in array.accesses)
        return _shift_of(array.key, known, size, widest)

    def _said(self, one: int, other: int) -> str:
        kernel = self._kernel
        first, second = where(kernel, one), where(kernel, other)
        lines = first if first == second else f"{first} and {second}"
        what = "shared memory" if kernel.space(one) is Space.SHARED else "global memory"
        return (
            f"threads of different parts of the block may exchange data through {what} ({lines}): "
            "let each part of the block use elements of its own"
        )


def _is_common(term: Term) -> bool:
    """True if a term has one value for all threads of a block, at all times."""
    if term.kind == "special":
        return str(term.what).startswith("%ctaid")
    return term.kind in ("pointer", "variable")


def _joined(bounds: Iterable[Bounds]) -> tuple[Bounds, ...]:
    """Ranges in order, those that touch made one."""
    found: list[Bounds] = []
    for low, high in sorted(bounds):
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], high)
        else:
            found.append((low, high))
    return tuple(found)


def _apart(one: Spans, other: Spans) -> bool:
    """True if no part of one access shares a byte with another part of the other."""
    # A sweep over both accesses' ranges by where they begin. For each part of the other access the
    # farthest end so far is kept: a range that begins before that end shares a byte with it.
    spans = [(low, high, 0, part) for part, each in enumerate(one) for low, high in each]
    spans += [(low, high, 1, part) for part, each in enumerate(other) for low, high in each]
    ends: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for low, high, which, part in sorted(spans):
        if any(end > low for of, end in ends[1 - which].items() if of != part):
            return False
        ends[which][part] = max(ends[which].get(part, low), high)
    return True


def _shift_of(key: Key, places: Iterable[Spans], size: int, widest: int) -> Shift | None:
    """The shift of an array by all its accesses; None where the parts' pieces are not alike."""
    several = [*places]
    number = len(several[0])
    pieces = [_joined(span for each in several for span in each[part]) for part in range(number)]
    if not all(pieces):
        return None
    # Pieces must be copies of the first one at a constant distance: then one number, added to the
    # address, makes a part use the first piece, which is all that its block declares.
    stride = pieces[1][0][0] - pieces[0][0][0]
    alike = all(
        piece == tuple((low + n * stride, high + n * stride) for low, high in pieces[0])
        for n, piece in enumerate(pieces)
    )
    low, high = pieces[0][0][0], pieces[0][-1][1]
    needed = -(-high // _ALIGNMENT) * _ALIGNMENT
    fits = low >= 0 and pieces[-1][-1][1] <= size and needed < size
    keeps_alignment = stride > 0 and stride % widest == 0
    return Shift(key, stride, needed) if alike and fits and keeps_alignment else None
