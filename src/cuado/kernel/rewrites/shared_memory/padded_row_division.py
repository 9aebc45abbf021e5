"""Computes the row of an access by a division, to place it in padded rows.

The offset into the array, divided by the pitch, is the number of rows before it. That holds for any
access within the array, and costs three operations. Where the pitch is a power of two, accesses
that share a base share them too, as long as the base's remainder below the pitch does not carry
when their constant offsets are added: the array is then aligned to the pitch.
"""

from collections.abc import Iterable

from cuado.kernel.facts.accesses.access_groups import Group, grouped, low_word
from cuado.kernel.facts.synchronization.barrier_order import FARTHEST_OFFSET
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.kernel.values.known_bits import Bits
from cuado.ptx.syntax.tree import Variable

LARGEST_ALIGNMENT = 1024
"""Largest alignment of an array for the sake of fewer divisions."""
_WORD = 32


def divided(
    kernel: Kernel, targets: Iterable[Target], pitch: int, bits: Bits
) -> list[tuple[Group, int | None]]:
    """Groups of accesses that share one division.

    Each comes with the largest remainder of its base; None for an access with its own division.
    """
    found: list[tuple[Group, int | None]] = []
    is_power = not pitch & pitch - 1 and pitch <= LARGEST_ALIGNMENT
    for group in grouped(kernel, targets, lambda _: None):
        first = group.first
        below = bits.of(first.base, first.index) & (pitch - 1) if is_power else 0
        together = [
            t
            for t in group.targets
            if is_power and is_near(t.offset) and t.offset % pitch + below < pitch
        ]
        if len(together) > 1:
            found.append((Group(tuple(together)), below))
        else:
            together = []
        found += [(Group((t,)), None) for t in group.targets if t not in together]
    return found


def is_near(offset: int) -> bool:
    """True if a base this far from an access within its array divides as the access does.

    Addresses of shared memory are modulo 2**32, rows are not: a base of -2**31 and an offset of as
    much are together the array's first byte, but not its first row.
    """
    return abs(offset) < FARTHEST_OFFSET


def definition_of(kernel: Kernel, target: Target) -> int | None:
    """The instruction that surely made an access's base, behind which a division can stand.

    None if there are several, if it is the access itself, or if the base is no 32-bit register.
    """
    symbol = kernel.code.symbol(target.base, target.index)
    if symbol is None or symbol.variable.space != "reg" or target.bits != _WORD:
        return None
    found = kernel.slicer.chains.definitions.get((target.index, symbol.key), ())
    if len(found) != 1 or found[0] == target.index:
        return None
    return found[0] if kernel.code.effects[found[0]].definite else None


class Division:
    """The code of divisions.

    Args:
        addressing: the rewrite of addresses.
        array: the array, by its name.
        size: its bytes.
        pitch: bytes of a row.
        more: bytes that are added to each row.
    """

    def __init__(
        self, addressing: Addressing, array: Variable, size: int, pitch: int, more: int
    ) -> None:
        self._addressing, self._array = addressing, array
        self._size, self._pitch, self._more = size, pitch, more
        self._places: dict[tuple[int, int, str], str] = {}

    def apply(self, group: Group, below: int | None) -> None:
        """Redirect a group's accesses to their place in longer rows."""
        first = group.first
        offset = first.offset if below is None else 0
        made = definition_of(self._addressing.subject, first)
        where = first.index if made is None else made
        if (where, offset, first.base) not in self._places:
            at, lines = self._place(first, offset)
            # As early as what it is made of: in no loop that the base is made outside of.
            put = self._addressing.rewriting.before
            if made is not None:
                put = self._addressing.rewriting.after
            put(where, "\n".join(lines))
            self._places[where, offset, first.base] = at
        at = self._places[where, offset, first.base]
        for target in group.targets:
            rows = 0 if below is None else target.offset // self._pitch
            self._addressing.at(target, at, target.offset + self._more * rows)

    def _place(self, target: Target, offset: int) -> tuple[str, list[str]]:
        """A register with a base moved by ``more`` bytes for each row before it, and its code."""
        base, lines = low_word(self._addressing, target, 0)
        start, place, row, at = self._addressing.registers("b32", 4)
        lines.append(f"mov.u32 {start}, {self._array.name};")
        lines.append(f"sub.s32 {place}, {base}, {start};")
        if offset:
            lines.append(f"add.s32 {place}, {place}, {offset};")
        lines += quotient(row, place, self._pitch, self._size)
        lines.append(f"mad.lo.s32 {at}, {row}, {self._more}, {base};")
        return at, lines


def quotient(row: str, place: str, pitch: int, size: int) -> list[str]:
    """Code of ``row = place / pitch``, rounded down; ``place`` is below ``size``.

    Where the pitch is a power of two, ``place`` may be negative: a base may lie before the array.
    """
    if not pitch & pitch - 1:
        return [f"shr.s32 {row}, {place}, {pitch.bit_length() - 1};"]
    # place * factor / 2**32 is too large by place * excess / (pitch * 2**32), which is less
    # than 1 / pitch and so does not reach the next number.
    factor = (1 << _WORD) // pitch + 1
    if size * (factor * pitch - (1 << _WORD)) < 1 << _WORD:
        return [f"mul.hi.u32 {row}, {place}, {factor};"]
    return [f"div.u32 {row}, {place}, {pitch};"]


def aligned_to(array: Variable, pitch: int) -> int:
    """Alignment that an array has or gets for rows of a pitch."""
    own = array.align or 1
    return max(own, pitch) if not pitch & pitch - 1 and pitch <= LARGEST_ALIGNMENT else own
