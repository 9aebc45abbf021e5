"""Transposes a shared array: new addresses of its accesses, and their code.

What lies at ``pitch * row + column`` (``column`` below ``pitch``, a multiple of the ``granule``)
goes to ``granule * row + rows * column``: the first granules of all rows side by side, then the
second ones.

Address arithmetic is followed backwards from an access through sums and products by numbers. A term
that is a multiple of the pitch counts rows; others make the column if their sum surely stays below
the pitch; a term of both, if pitch and scale are powers of two, is split by a shift and a mask. The
sum of all is computed by instructions beside the original ones, on registers of their own. Since
every term lies between known bounds, no number wraps around. Of 64-bit addresses the low words are
followed: shared memory needs no more.
"""

from dataclasses import dataclass
from math import gcd

from cuado.kernel.facts.shared_memory.padded_addresses import Step
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Target
from cuado.kernel.values.intervals import Interval, times, total
from cuado.kernel.values.known_bits import Bits
from cuado.kernel.values.linear_sums import LARGEST, NONE, Numbers
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand, Sum

_WORD = 32


@dataclass(frozen=True, slots=True)
class Layout:
    """The old and the new layout of an array.

    Attributes:
        pitch: bytes of a row.
        granule: bytes that stay together: those of each access.
        rows: number of rows.
    """

    pitch: int
    granule: int
    rows: int

    def moved(self, offset: int) -> int:
        """The new offset of the granule at an offset."""
        row, column = divmod(offset, self.pitch)
        return row * self.granule + column * self.rows


@dataclass(frozen=True, slots=True)
class _Place:
    """The decomposition of a scaled operand into rows and column.

    Attributes:
        rows: bounds of the number of rows, without ``plus``.
        columns: bounds of the remaining bytes, without ``plus``.
        plus: a number of bytes, of rows or columns.
        anchors: coefficient of the array's address.
        code: its equivalent, without ``plus``, in the new layout; None for nothing.
    """

    rows: Interval = NONE
    columns: Interval = NONE
    plus: int = 0
    anchors: int = 0
    code: Step | None = None


class Transposing:
    """Addresses in one array.

    Args:
        kernel: the kernel.
        array: which array.
        layout: its layouts.
        bits: known bits of registers.
    """

    def __init__(self, kernel: Kernel, array: Key, layout: Layout, bits: Bits) -> None:
        self._code, self._array, self._layout = kernel.code, array, layout
        self._numbers = Numbers(kernel, bits, low_words=True)
        self._places: dict[tuple[int, int], _Place | None] = {}

    def place(self, target: Target) -> tuple[Step, int] | None:
        """The base and the offset of an access in the new layout; None if unproved."""
        found = self._of_name(target.base, target.index, 1)
        if found is None or found.anchors != 1 or found.code is None:
            return None
        plus = found.plus + target.offset
        low, high = (each + plus % self._layout.pitch for each in found.columns)
        if low < 0 or high >= self._layout.pitch or not self._is_small(found, plus):
            return None
        return found.code, self._layout.moved(plus)

    def _is_small(self, place: _Place, plus: int) -> bool:
        """True if all terms of a sum are far from 2**32 in the old and in the new layout."""
        layout = self._layout
        numbers = (
            *times(place.rows, max(layout.pitch, layout.granule)),
            *times(place.columns, layout.rows),
            plus,
            layout.moved(plus),
        )
        return max(map(abs, numbers)) <= LARGEST // 4

    def _of(self, operand: Operand, index: int, scale: int) -> _Place | None:
        """The decomposition of an operand that an instruction reads."""
        match operand:
            case Immediate(value=int(value)):
                return _Place(plus=value * scale)
            case Name(text=text):
                return self._of_name(text, index, scale)
            case Sum(base=Name(text=text), offset=offset):
                found = self._of_name(text, index, scale)
                return None if found is None else _with(found, plus=found.plus + offset * scale)
        return None

    def _of_name(self, name: str, index: int, scale: int) -> _Place | None:
        symbol = self._code.symbol(name, index)
        if symbol is not None and symbol.variable.space != "reg":
            is_array = symbol.key == self._array and scale == 1
            code = Step(index, "mov.u32", (name,))
            return _Place(anchors=1, code=code) if is_array else None
        definition = self._numbers.definition(name, index)
        if definition is not None:
            key = (definition, scale)
            if key not in self._places:
                self._places[key] = None  # for what depends on itself
                self._places[key] = self._made(definition, scale)
            if (made := self._places[key]) is not None:
                return made
        return self._term(name, index, scale)

    def _made(self, index: int, scale: int) -> _Place | None:
        """The decomposition of an instruction's result; None if it is not followed."""
        found = self._numbers.linear(index)
        if found is None or abs(scale * found.factor) > LARGEST or not found.factor:
            return None
        one = self._of(found.one, index, scale * found.factor)
        if one is None or found.more is None:
            return one
        more = self._of(found.more, index, scale * found.sign)
        return None if more is None else _sum(one, more, index)

    def _term(self, name: str, index: int, scale: int) -> _Place | None:
        """A number that is between known bounds, times a scale."""
        found = self._numbers.named(name, index)
        if found is None or max(map(abs, times(found, scale))) > LARGEST:
            return None
        layout = self._layout
        bits = self._numbers.bits_of_name(name, index)
        whole = scale * (bits & -bits)  # what the term is a multiple of, as far as is known
        if bits and whole % layout.pitch == 0:
            return self._rows(name, index, scale, found)
        low, high = times(found, scale)
        if low >= 0 and high < layout.pitch:
            code = _times(index, self._word(name, index), scale * layout.rows)
            return _Place(columns=(low, high), code=code)
        return self._split(name, index, scale, found)

    def _word(self, name: str, index: int) -> Step:
        """A register as a 32-bit register: a move of a special one, the low word of a long one."""
        symbol = self._code.symbol(name, index)
        is_long = symbol is not None and BITS.get(symbol.variable.type) == 2 * _WORD
        return Step(index, "cvt.u32.u64" if is_long else "mov.u32", (name,))

    def _rows(self, name: str, index: int, scale: int, found: Interval) -> _Place | None:
        """The decomposition of a term that counts whole rows."""
        layout = self._layout
        common = gcd(scale * layout.granule, layout.pitch)
        factor, divisor = scale * layout.granule // common, layout.pitch // common
        if divisor & divisor - 1 or (divisor > 1 and found[0] < 0):
            return None
        code = self._word(name, index)
        if divisor > 1:
            code = Step(index, "shr.u32", (code, str(divisor.bit_length() - 1)))
        low, high = times(found, scale)
        return _Place(
            rows=(low // layout.pitch, high // layout.pitch), code=_times(index, code, factor)
        )

    def _split(self, name: str, index: int, scale: int, found: Interval) -> _Place | None:
        """The decomposition of a term with rows and column, as two fields of its bits."""
        layout = self._layout
        inner = layout.pitch // scale if 0 < scale <= layout.pitch else 0
        if found[0] < 0 or not inner or layout.pitch % scale or inner & inner - 1:
            return None
        both = self._word(name, index)
        row = Step(index, "shr.u32", (both, str(inner.bit_length() - 1)))
        column = Step(index, "and.b32", (both, str(inner - 1)))
        across = _times(index, column, scale * layout.rows)
        code = Step(index, "mad.lo.s32", (row, str(layout.granule), across))
        return _Place((0, found[1] // inner), (0, min(found[1], inner - 1) * scale), code=code)


def _times(index: int, one: Step, factor: int) -> Step:
    return one if factor == 1 else Step(index, "mul.lo.s32", (one, str(factor)))


def _with(place: _Place, plus: int) -> _Place:
    return _Place(place.rows, place.columns, plus, place.anchors, place.code)


def _sum(one: _Place, other: _Place, index: int) -> _Place:
    code = one.code or other.code
    if one.code is not None and other.code is not None:
        code = Step(index, "add.s32", (one.code, other.code))
    return _Place(
        total(one.rows, other.rows),
        total(one.columns, other.columns),
        one.plus + other.plus,
        one.anchors + other.anchors,
        code,
    )
