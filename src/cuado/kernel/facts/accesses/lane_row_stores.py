"""Stores by which each lane writes a row of its own, the rows side by side.

A thread stores to consecutive addresses, by accesses of one opcode and one base register, without a
gap: a row. The next lane's row begins where it ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cuado.kernel.facts.accesses.adjacent_accesses import (
    Group,
    Member,
    can_be_one,
    is_register,
    kind_of,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewrites.switches.switched_accesses import is_ordered
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Vector

WORD = 4
_LONGEST = 512
"""Most bytes of a row: all its values are in registers at once."""
_SIZES = frozenset({32, 64})
_UNFIT = frozenset({"v8", "unified", "b128", "L2::cache_hint", "v4.b64", "v4.f64"})


@dataclass(frozen=True, slots=True)
class StoredRow:
    """A row, and the stores that make it.

    Attributes:
        group: the stores, in order of address.
        type: an element's type, as in the opcode.
    """

    group: Group
    type: str

    @property
    def length(self) -> int:
        """Bytes."""
        return self.group.size

    @property
    def first(self) -> int:
        """The lowest of the offsets."""
        return self.group.members[0].offset

    @property
    def indices(self) -> tuple[int, ...]:
        """The stores, as they stand in the code."""
        return tuple(sorted(each.index for each in self.group.members))

    @property
    def unit(self) -> int:
        """Bytes that a lane writes to the tile at once."""
        return next(size for size in (16, 8, 4) if self.length % size == 0)


def rows_of(kernel: Kernel) -> Iterator[StoredRow | str]:
    """The rows that lanes store side by side; and why other strided stores form none."""
    alike: dict[object, list[Member]] = {}
    for index in sorted(kernel.global_stores):
        member = _member(kernel, index)
        if member is not None:
            alike.setdefault(kind_of(kernel, index), []).append(member)
    for members in alike.values():
        ordered = sorted(members, key=lambda each: each.offset)
        index = ordered[0].index
        stride, width = kernel.lanes.stride_of(index), kernel.code.effects[index].opcode.bytes
        if stride is None or width is None or stride <= width:
            continue
        base = next(o for o in kernel.code.instructions[index].operands if isinstance(o, Address))
        assert isinstance(base.base, Name)  # noqa: S101 - _member has seen to it
        group = Group(tuple(ordered), base.base.text, width)
        yield _row(kernel, group, stride)


def _row(kernel: Kernel, group: Group, stride: int) -> StoredRow | str:
    line = kernel.code.line(group.members[0].index)
    steps = {b.offset - a.offset for a, b in pairwise(group.members)}
    if stride != group.size or not steps <= {group.width}:
        return (
            f"the stores from PTX line {line} on leave gaps or overlap: {group.size} bytes of "
            f"every {stride}"
        )
    if stride > _LONGEST:
        return f"a lane stores {stride} bytes (PTX line {line}), more than {_LONGEST}"
    if not can_be_one(kernel, group):
        return f"an instruction between the stores from PTX line {line} on may read them, or wait"
    return StoredRow(group, words_of(kernel.code.instructions[group.members[0].index])[-1])


def _member(kernel: Kernel, index: int) -> Member | None:
    """A store of whole words as a member of a row; None for another kind of store."""
    instruction = kernel.code.instructions[index]
    words = words_of(instruction)
    if words[0] != "st" or instruction.guard or is_ordered(kernel, index):
        return None
    if not _UNFIT.isdisjoint(words) or BITS.get(words[-1], 0) not in _SIZES:
        return None
    match instruction.operands:
        case (Address(base=Name(text=text), extra=()) as address, value):
            symbol = kernel.code.symbol(text, index)
            is_pointer = symbol is not None and BITS.get(symbol.variable.type) == 64
            is_pointer = is_pointer and address.is_near
            items = elements(value)
            fits = all(_is_value(kernel, each, index, words[-1]) for each in items)
            return Member(index, address.offset or 0, value) if is_pointer and fits else None
    return None


def elements(value: Operand) -> tuple[Operand, ...]:
    """The elements that a store stores."""
    return value.items if isinstance(value, Vector) else (value,)


def _is_value(kernel: Kernel, value: Operand, index: int, type_: str) -> bool:
    if isinstance(value, Name):
        return is_register(kernel, value, index, type_)
    return isinstance(value, Immediate)
