"""Accesses of one thread to consecutive addresses, which one vector access can replace."""

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.loops.loop import WAITING, writers_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Term
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand

# Addresses in one basic block that are a fixed number of bytes apart, whatever they count from.
#
# Accesses may count from different registers: ``a[2 * i]`` and ``a[2 * i + 1]`` after a compiler
# has computed both indices. Their addresses are compared as linear forms. A term counts only if it
# has one value at all accesses of the block: an index of the thread, a pointer, the number of an
# iteration, or a result that no loop computes again.

_INDICES = ("%tid.", "%ctaid.")
_FIXED = frozenset({"pointer", "variable", "turn"})
_FARTHEST = 1 << 62
"""Bytes: two numbers below differ by less than addresses have, which are modulo 2**64."""


@dataclass(frozen=True, slots=True)
class FixedAddress:
    """An address, in bytes from something that does not change within a basic block.

    Attributes:
        block: the basic block.
        start: what it counts from; two of these are compared for equality only.
        bytes: from there.
    """

    block: int
    start: Hashable
    bytes: int


def fixed_address(kernel: Kernel, index: int) -> FixedAddress | None:
    """The address of an access; None if it is not of that form."""
    form = forms_of(kernel).address(index)
    if form is None or not form.terms or abs(form.number) >= _FARTHEST:
        return None
    if not all(_is_fixed(kernel, term) for term, _ in form.terms):
        return None
    return FixedAddress(kernel.slicer.flow.block_of[index], form.terms, form.number)


def _is_fixed(kernel: Kernel, term: Term) -> bool:
    """True if a term has one value at all accesses of a basic block that reads it."""
    match term:
        case Term(kind="special", what=str(name)):
            return name.startswith(_INDICES)
        case Term(kind="value", what=int(index)):
            block = kernel.slicer.flow.block_of[index]
            return not any(block in loop.blocks for loop in loops_of(kernel.slicer.flow))
    return term.kind in _FIXED


_MOST = 4
"""Elements of a vector."""
WIDEST = 16
"""Bytes of the widest access that all chips have."""
WORD = 4
"""Bytes of a word: narrower elements are packed into words, so that a vector has more of them."""
_NARROW = frozenset({"u8", "s8", "b8", "u16", "s16", "b16"})
_UNFIT = frozenset({"v2", "v4", "v8", "unified", "b128", "L2::cache_hint"})
_ENDING = frozenset({Trait.EXIT, Trait.TRAP}) | WAITING
_GLOBAL = frozenset({Space.GLOBAL, Space.GENERIC})


@dataclass(frozen=True, slots=True)
class Member:
    """One access: its place in the code, its offset from the base, and its registers."""

    index: int
    offset: int
    value: Operand


@dataclass(frozen=True, slots=True)
class Placed:
    """An access that may be one of a group.

    Attributes:
        member: with its offset from its own base register.
        bytes: of its address from what it is counted from, together with others.
    """

    member: Member
    bytes: int


@dataclass(frozen=True, slots=True)
class Group:
    """Accesses of one opcode to consecutive addresses, all executed or none.

    Attributes:
        members: in order of address.
        base: register that all offsets are relative to, at the first of loads and the last of
            stores.
        width: bytes of one access.
    """

    members: tuple[Member, ...]
    base: str
    width: int

    @property
    def size(self) -> int:
        """Bytes in all."""
        return self.width * len(self.members)

    @property
    def is_packed(self) -> bool:
        """True if several elements share a word of the vector."""
        return self.width < WORD <= self.size


def groups_of(kernel: Kernel, widest: int) -> Iterator[Group]:
    """Groups of up to ``widest`` bytes that one access may replace; no access is in two groups."""
    for members in alike_accesses(kernel):
        width = kernel.code.effects[members[0].member.index].opcode.bytes or widest
        at, ordered = 0, sorted(members, key=lambda each: each.bytes)
        while at < len(ordered):
            chosen = next(_fitting(kernel, ordered[at:], width, widest), None)
            if chosen is not None:
                yield chosen
            at += len(chosen.members) if chosen is not None else 1


def alike_accesses(kernel: Kernel, below: int = WIDEST + 1) -> Iterator[list[Placed]]:
    """Accesses by one opcode, in one basic block, whose distances in bytes are known.

    Args:
        kernel: the kernel.
        below: the bytes that each must be shorter than.
    """
    found: dict[object, list[Member]] = {}
    for index in sorted(kernel.global_loads + kernel.global_stores):
        member = _member(kernel, index)
        if member is not None and (kernel.code.effects[index].opcode.bytes or 0) < below:
            block = kernel.slicer.flow.block_of[index]
            opcode = kernel.code.instructions[index].opcode
            found.setdefault((block, opcode), []).append(member)
    for members in found.values():
        alike: dict[object, list[Placed]] = {}
        for each in members if len(members) > 1 else ():
            fixed = fixed_address(kernel, each.index)
            if fixed is not None:
                alike.setdefault(fixed.start, []).append(Placed(each, fixed.bytes))
            else:
                kind = kind_of(kernel, each.index)
                alike.setdefault(kind, []).append(Placed(each, each.offset))
        yield from alike.values()


def _fitting(kernel: Kernel, members: list[Placed], width: int, widest: int) -> Iterator[Group]:
    """Groups that begin with the first of some accesses, the widest first."""
    words = (widest // width, widest // width // 2, WORD // width) if width < WORD else ()
    for count in dict.fromkeys((*words, _MOST, _MOST // 2)):
        chosen = members[:count]
        steps = {b.bytes - a.bytes for a, b in pairwise(chosen)}
        if len(chosen) < count or count * width > widest or steps != {width}:
            continue
        group = as_group(kernel, chosen, width)
        fits = group.is_packed or all(_fills(kernel, each) for each in group.members)
        if fits and chosen[0].bytes % group.size == 0 and can_be_one(kernel, group):
            yield group


def as_group(kernel: Kernel, chosen: list[Placed], width: int) -> Group:
    """Accesses as a group, all counted from the base of the one at whose place it is made."""
    indices = [each.member.index for each in chosen]
    is_load = kernel.code.effects[indices[0]].opcode.access is Access.LOAD
    at = chosen[indices.index(min(indices) if is_load else max(indices))]
    moved = at.member.offset - at.bytes
    members = (replace(each.member, offset=each.bytes + moved) for each in chosen)
    return Group(tuple(members), _base(kernel, at.member.index), width)


def _member(kernel: Kernel, index: int) -> Member | None:
    """An access as a member of a group; None if it cannot be merged."""
    instruction = kernel.code.instructions[index]
    words = words_of(instruction)
    if words[0] not in ("ld", "st") or instruction.guard or is_ordered(kernel, index):
        return None
    if not _UNFIT.isdisjoint(words) or BITS.get(words[-1], 0) < 8:
        return None
    match instruction.operands:
        case (Address(base=Name(text=base), extra=(), is_near=True) as address, value):
            pass
        case (value, Address(base=Name(text=base), extra=(), is_near=True) as address):
            pass
        case _:
            return None
    moved = isinstance(value, Name) and (
        is_register(kernel, value, index, words[-1]) or _holds(kernel, value, index, words[-1])
    )
    if not _is_pointer(kernel, base, index) or not (moved or isinstance(value, Immediate)):
        return None
    return Member(index, address.offset or 0, value)


def _is_pointer(kernel: Kernel, name: str, index: int) -> bool:
    symbol = kernel.code.symbol(name, index)
    return symbol is not None and BITS.get(symbol.variable.type) == 64


def is_aligned(kernel: Kernel, group: Group) -> bool:
    """True if every thread's first address is a multiple of the vector's size, with buffers that
    begin where the driver lets them begin.
    """
    found = kernel.aligned_lanes.address(group.members[0].index)
    if found is None or 1 << found.zeros < group.size:
        return False
    return all(offset % group.size == 0 for offset in found.offsets)


def _fills(kernel: Kernel, member: Member) -> bool:
    """True if an access moves a register as wide as an element of a vector, or a number."""
    type_ = words_of(kernel.code.instructions[member.index])[-1]
    value = member.value
    return not isinstance(value, Name) or is_register(kernel, value, member.index, type_)


def _holds(kernel: Kernel, value: Name, index: int, type_: str) -> bool:
    """True if it is a register for integers that holds a narrow element."""
    symbol = kernel.code.symbol(value.text, index)
    if symbol is None or symbol.variable.space != "reg" or type_ not in _NARROW:
        return False
    return BITS.get(symbol.variable.type, 0) in (16, 32, 64)


def is_register(kernel: Kernel, value: Name, index: int, type_: str) -> bool:
    """True if it is a register as wide as an element of a vector of that type."""
    symbol = kernel.code.symbol(value.text, index)
    if symbol is None or symbol.variable.space != "reg":
        return False
    return BITS.get(symbol.variable.type) == max(BITS[type_], 16)


def _base(kernel: Kernel, index: int) -> str:
    operands = kernel.code.instructions[index].operands
    address = next(each for each in operands if isinstance(each, Address))
    return address.base.text if isinstance(address.base, Name) else ""


def kind_of(kernel: Kernel, index: int) -> tuple[object, ...]:
    """The key of a group: basic block, opcode, and the value of the base.

    A register has one value in a block until something there writes it. What may have written it
    before does not tell: of ``@p add.s64 base, base, 8`` in a loop two reads have the same
    definitions, whether or not it stands between them.
    """
    keys = kernel.code.keys((_base(kernel, index),), index)
    block = kernel.slicer.flow.block_of[index]
    here = range(kernel.slicer.flow.blocks[block].first, index)
    passed = tuple(n for key in keys for n in writers_of(kernel).get(key, ()) if n in here)
    return block, kernel.code.instructions[index].opcode, keys, passed


def can_be_one(kernel: Kernel, group: Group) -> bool:
    """True if nothing between the first and the last observes, or affects, the merged access."""
    own = {member.index for member in group.members}
    found = kernel.once("adjacent", lambda: _Marks(kernel))
    within = min(own), max(own)
    if found.ordering(*within):
        return False
    # A vector's load is made where the first of its loads was, so it would miss what is stored in
    # between; its store where the last was, so what loads or stores in between must be elsewhere.
    if kernel.code.effects[min(own)].opcode.access is Access.LOAD:
        constant = not any(why_not_constant(kernel, n) for n in own)
        return constant or not found.writing(*within)
    touching = (n for n in found.touching(*within) if n not in own)
    return all(_is_apart(kernel, n, group) for n in touching)


class _Marks:
    """Sorted positions of some kinds of instructions, to find those in a range quickly."""

    def __init__(self, kernel: Kernel) -> None:
        every = range(len(kernel.code.instructions))
        self._ordering = [n for n in every if _orders(kernel, n)]
        self._writing = [n for n in every if _touches(kernel, n, writing=True)]
        self._touching = [n for n in every if _touches(kernel, n, writing=False)]

    def ordering(self, first: int, last: int) -> list[int]:
        """Instructions in a range that wait, order memory, or end the thread."""
        return _between(self._ordering, first, last)

    def writing(self, first: int, last: int) -> list[int]:
        """Instructions in a range that write global memory."""
        return _between(self._writing, first, last)

    def touching(self, first: int, last: int) -> list[int]:
        """Instructions in a range that access global memory."""
        return _between(self._touching, first, last)


def _between(found: list[int], first: int, last: int) -> list[int]:
    return found[bisect_right(found, first) : bisect_left(found, last)]


def _orders(kernel: Kernel, index: int) -> bool:
    """True if an instruction waits for other threads, orders memory, or ends the thread."""
    opcode = kernel.code.instructions[index].opcode
    waits_for_warp = opcode.startswith("bar.warp")  # a shuffle orders no memory
    return waits_for_warp or bool(kernel.code.effects[index].opcode.traits & _ENDING)


def _touches(kernel: Kernel, index: int, *, writing: bool) -> bool:
    """True if an instruction accesses global memory, or writes it."""
    access = kernel.code.effects[index].opcode.access
    if access is None or (writing and access is Access.LOAD):
        return not kernel.code.effects[index].opcode.known
    return kernel.space(index) in _GLOBAL or access is Access.UNKNOWN


def _is_apart(kernel: Kernel, index: int, group: Group) -> bool:
    """True if an instruction provably accesses nothing that a group of stores writes."""
    first = group.members[0]
    opcode = kernel.code.effects[index].opcode
    if opcode.access not in (Access.LOAD, Access.STORE):
        return False
    if not any(kernel.aliasing.may_alias(each.index, index) for each in group.members):
        return True
    distance, size = _distance(kernel, first.index, index), opcode.bytes
    if distance is None or not size:
        return False
    return distance + size <= 0 or group.size <= distance


def _distance(kernel: Kernel, one: int, other: int) -> int | None:
    """The bytes from one access of a basic block to another one; None if they are not known."""
    places = [fixed_address(kernel, each) for each in (one, other)]
    (begin, end) = places
    if begin is not None and end is not None:
        is_known = (begin.block, begin.start) == (end.block, end.start)
        return end.bytes - begin.bytes if is_known else None
    members = [_member(kernel, each) for each in (one, other)]
    (first, last) = members
    # The same base with the same value: then offsets alone tell the two apart.
    if first is None or last is None or kind_of(kernel, one)[2:] != kind_of(kernel, other)[2:]:
        return None
    return last.offset - first.offset
