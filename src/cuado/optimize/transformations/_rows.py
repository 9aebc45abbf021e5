"""Where an access lies in rows of a pitch, and code for the same place in rows of another one.

An offset into an array is ``pitch * rows + column``. Address arithmetic is followed backwards from
an access through sums and products by numbers; what is multiplied by multiples of the pitch counts
rows, and the rest makes the column. Each number of rows and each column is between known bounds.
Where the column stays within one row, the place in rows that are ``more`` bytes longer is the same
sum with larger factors: it is computed by instructions that stand beside the original ones, on
registers of their own, one for one. Originals that nothing else needs are removed by the assembler.

Arithmetic of 32-bit registers is modulo 2**32, and the sum is equal to what it stands for modulo
2**32, in either code. Since all of it is between known bounds, far from 2**32, and an access lies
within its array, it is equal as a number. That is why numbers that are not bounded (what a loop
carries, what was loaded) are not followed.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand, Sum, rendered
from cuado.whatif.experiments._bits import Bits
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

Range = tuple[int, int]
"""The lowest and the highest value."""

_LARGEST = 1 << 30
_WORDS = frozenset({"s32", "u32", "b32"})
_LOSING = frozenset({"hi", "sat", "cc", "wide"})
_NONE: Range = (0, 0)


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """An instruction to run before another one; it writes a register of its own.

    Attributes:
        before: index of the other one.
        opcode: of a result of 32 bits.
        operands: what it reads: text, or what other steps have written.
    """

    before: int
    opcode: str
    operands: "tuple[str | Step, ...]"


@dataclass(frozen=True, slots=True)
class Part:
    """What an operand stands for, times a scale: rows, a column, and the array's address.

    Attributes:
        rows: bounds of the number of rows.
        columns: bounds of the rest, in bytes.
        anchors: how many times the array's address is in it.
        code: what has the same in the longer rows; None where that is the operand itself.
    """

    rows: Range = _NONE
    columns: Range = _NONE
    anchors: int = 0
    code: Step | str | None = None


@dataclass(frozen=True, slots=True)
class _Linear:
    """``one * factor + more * sign``.

    Attributes:
        one: an operand.
        factor: a number; with 1 there is no product.
        more: an operand; None for nothing more.
        sign: 1 or -1.
    """

    one: Operand
    factor: int = 1
    more: Operand | None = None
    sign: int = 1


class Rows:
    """Places in one array.

    Args:
        subject: the kernel.
        array: which array.
        pitch: bytes of a row.
        more: bytes that rows get.
        bits: what is known of registers' bits.
    """

    def __init__(self, subject: Subject, array: Key, pitch: int, more: int, bits: Bits) -> None:
        self._subject, self._code = subject, subject.code
        self._array, self._pitch, self._more, self._bits = array, pitch, more, bits
        self._parts: dict[tuple[int, int], Part | None] = {}
        self._ranges: dict[int, Range | None] = {}
        self._registers: dict[Step, str] = {}

    def place(self, base: str, offset: int, index: int) -> tuple[Step | str, int] | None:
        """The base and the offset that an access has in the longer rows; None if unproved."""
        part = self._of_name(base, index, 1)
        if part is None or part.anchors != 1:
            return None
        ends = [self._pitch * r + c for r, c in zip(part.rows, part.columns, strict=True)]
        if max(map(abs, (*ends, *part.rows, *part.columns, offset))) > _LARGEST:
            return None
        first, last = ((column + offset) // self._pitch for column in part.columns)
        return (part.code or base, offset + self._more * first) if first == last else None

    def written(self, step: Step | str, rewriting: Rewriting) -> str:
        """The register that a step writes; its code is put in place when it is first asked for."""
        if isinstance(step, str):
            return step
        if step not in self._registers:
            operands = [self.written(each, rewriting) for each in step.operands]
            name = self._registers[step] = rewriting.register("b32")
            rewriting.before(step.before, f"{step.opcode} {', '.join((name, *operands))};")
        return self._registers[step]

    # What operands stand for

    def _of(self, operand: Operand, index: int, scale: int) -> Part | None:
        """What an operand that an instruction reads stands for."""
        match operand:
            case Immediate(value=int(value)):
                return self._of_number(value, scale)
            case Name(text=text):
                return self._of_name(text, index, scale)
            case Sum(base=Name(text=text), offset=offset) if scale == 1:
                base = self._of_name(text, index, scale)
                if base is not None and base.code is None:
                    return Part(columns=(offset, offset), anchors=base.anchors)
        return None

    def _of_number(self, value: int, scale: int) -> Part:
        rows = int(value * scale / self._pitch)  # towards 0: a small one is a column
        more = rows * self._more
        if not rows or more % scale:
            return Part(columns=(value * scale, value * scale))
        column = value * scale - rows * self._pitch
        return Part((rows, rows), (column, column), code=str(value + more // scale))

    def _of_name(self, name: str, index: int, scale: int) -> Part | None:
        symbol = self._code.symbol(name, index)
        if symbol is not None and symbol.variable.space != "reg":
            return Part(anchors=1) if symbol.key == self._array and scale == 1 else None
        definition = self._definition(name, index)
        if definition is not None:
            key = (definition, scale)
            if key not in self._parts:
                self._parts[key] = None  # for what depends on itself
                self._parts[key] = self._made(definition, scale)
            if (made := self._parts[key]) is not None:
                return made
        found = self._range_of_name(name, index)
        return None if found is None else Part(columns=_times(found, scale))

    def _definition(self, name: str, index: int) -> int | None:
        """The one instruction that wrote what another reads, if it surely did."""
        symbol = self._code.symbol(name, index)
        if symbol is None or symbol.variable.space != "reg":
            return None
        found = self._subject.slicer.chains.definitions.get((index, symbol.key), ())
        if len(found) != 1 or found[0] == index:
            return None
        effects = self._code.effects[found[0]]
        return found[0] if effects.definite and len(effects.writes) == 1 else None

    def _made(self, index: int, scale: int) -> Part | None:
        """What the result of an instruction stands for; None where that is not followed."""
        found = self._linear(index)
        if found is None:
            return None
        if found.factor != 1:
            return self._product(index, scale, found)
        if found.more is None:
            return self._moved(found.one, index, scale)
        return self._sum(index, scale, found.one, found.more, found.sign)

    def _linear(self, index: int) -> _Linear | None:  # noqa: PLR0911 - one for each form
        """An instruction as a product with a number and a sum; None for any other."""
        instruction = self._code.instructions[index]
        words = instruction.opcode.split(".")
        types = {word for word in words if word in BITS}
        if not types or not types <= _WORDS or not _LOSING.isdisjoint(words):
            return None
        match instruction.base, instruction.operands[1:]:
            case "mov", (one,):
                return _Linear(one)
            case (("add" | "sub"), (one, other)):
                return _Linear(one, more=other, sign=1 if words[0] == "add" else -1)
            case (("or" | "xor"), (one, other)) if self._are_apart(one, other, index):
                return _Linear(one, more=other)
            case (("shl" | "mul" | "mad"), operands):
                return _multiplication(words[0], operands)
            case "bfi", (one, more, Immediate(value=int(at)), Immediate(value=int(bits))):
                if self._fits(one, more, at, bits, index):
                    return _Linear(one, 1 << at, more)
        return None

    def _moved(self, operand: Operand, index: int, scale: int) -> Part | None:
        part = self._of(operand, index, scale)
        if part is None or part.code is None:
            return part
        return _with(part, Step(index, "mov.b32", (part.code,)))

    def _sum(
        self, index: int, scale: int, one: Operand, other: Operand, sign: int = 1
    ) -> Part | None:
        left, right = self._of(one, index, scale), self._of(other, index, scale)
        if left is None or right is None or (sign < 0 and right.anchors):
            return None
        both = _added(left, right, sign)
        if left.code is None and right.code is None:
            return both
        operands = (left.code or rendered(one), right.code or rendered(other))
        return _with(both, Step(index, "add.s32" if sign > 0 else "sub.s32", operands))

    def _product(self, index: int, scale: int, linear: _Linear) -> Part | None:
        """A product with a number, and a sum of it and more."""
        one, factor = linear.one, linear.factor
        part, larger = self._rows(one, index, scale, factor), factor
        if part is not None:
            larger += self._more * (scale * factor // self._pitch) // scale
        elif factor:
            part = self._of(one, index, scale * factor)
        more = Part() if linear.more is None else self._of(linear.more, index, scale)
        if part is None or more is None or part.anchors:
            return None
        both = _added(part, more)
        if larger == factor and part.code is None and more.code is None:
            return both
        code: tuple[Step | str, ...] = (part.code or rendered(one), str(larger))
        if linear.more is None:
            return _with(both, Step(index, "mul.lo.s32", code))
        code = (*code, more.code or rendered(linear.more))
        return _with(both, Step(index, "mad.lo.s32", code))

    def _rows(self, one: Operand, index: int, scale: int, factor: int) -> Part | None:
        """What counts whole rows, where it is multiplied by multiples of the pitch."""
        rows = scale * factor // self._pitch
        if not factor or scale * factor % self._pitch or self._more * rows % scale:
            return None
        found = self._range(one, index)
        return None if found is None else Part(_times(found, rows))

    # What is known of numbers

    def _are_apart(self, one: Operand, other: Operand, index: int) -> bool:
        """Whether two operands have no bit in common, so that ``or`` is a sum."""
        return not self._bits_of(one, index) & self._bits_of(other, index)

    def _fits(self, one: Operand, third: Operand, at: int, bits: int, index: int) -> bool:
        """Whether inserting bits is adding them: none is cut off, none is overwritten."""
        if not (0 <= at < 32 and 0 < bits <= 32 - at):
            return False
        field = (1 << bits) - 1
        return not (self._bits_of(one, index) & ~field or self._bits_of(third, index) & field << at)

    def _bits_of(self, operand: Operand, index: int) -> int:
        """Bits that an operand may have."""
        match operand:
            case Immediate(value=int(value)):
                return value & 0xFFFFFFFF
            case Name(text=text):
                return self._bits.of(text, index)
        return 0xFFFFFFFF

    def _range(self, operand: Operand, index: int) -> Range | None:
        match operand:
            case Immediate(value=int(value)):
                return value, value
            case Name(text=text):
                return self._range_of_name(text, index)
        return None

    def _range_of_name(self, name: str, index: int) -> Range | None:
        """Between what a 32-bit number lies that an instruction reads."""
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return self._range_of_special(name)
        if symbol.variable.space != "reg" or BITS.get(symbol.variable.type) != 32:
            return None
        bits = self._bits.of(name, index)
        if bits <= _LARGEST:
            return 0, bits
        definition = self._definition(name, index)
        if definition is None:
            return None
        if definition not in self._ranges:
            self._ranges[definition] = None  # for what depends on itself
            self._ranges[definition] = self._range_of_result(definition)
        return self._ranges[definition]

    def _range_of_special(self, name: str) -> Range | None:
        base, _, axis = name.partition(".")
        if axis in ("x", "y", "z") and base in ("%tid", "%ntid"):
            extent = self._subject.launch.block["xyz".index(axis)]
            return (0, extent - 1) if base == "%tid" else (extent, extent)
        return (0, 31) if name == "%laneid" else None

    def _range_of_result(self, index: int) -> Range | None:
        linear = self._linear(index)
        one = None if linear is None else self._range(linear.one, index)
        if linear is None or one is None:
            return None
        more = _NONE if linear.more is None else self._range(linear.more, index)
        if more is None:
            return None
        found = _total(_times(one, linear.factor), _times(more, linear.sign))
        return found if max(map(abs, found)) <= _LARGEST else None


def _multiplication(base: str, operands: tuple[Operand, ...]) -> _Linear | None:
    """``shl``, ``mul`` or ``mad`` with a number as one factor."""
    match base, operands:
        case "shl", (one, Immediate(value=int(by))) if 0 <= by < 32:
            return _Linear(one, 1 << by)
        case (("mul" | "mad"), (one, Immediate(value=int(factor)), *rest)):
            return _Linear(one, factor, rest[0] if rest else None)
        case "mul", (Immediate(value=int(factor)), one):
            return _Linear(one, factor)
    return None


def _times(one: Range, factor: int) -> Range:
    low, high = sorted(factor * each for each in one)
    return low, high


def _total(one: Range, other: Range) -> Range:
    return one[0] + other[0], one[1] + other[1]


def _added(one: Part, other: Part, sign: int = 1) -> Part:
    """Bounds of a sum or a difference."""
    rows = _total(one.rows, _times(other.rows, sign))
    columns = _total(one.columns, _times(other.columns, sign))
    return Part(rows, columns, one.anchors + other.anchors)


def _with(part: Part, code: Step) -> Part:
    return Part(part.rows, part.columns, part.anchors, code)
