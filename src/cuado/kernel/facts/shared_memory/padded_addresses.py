"""Decomposes addresses into row, column and pitch, and writes them for another pitch.

An offset into an array is ``pitch * rows + column``. Address arithmetic is followed backwards from
an access through sums and products by numbers; what is multiplied by multiples of the pitch counts
rows, and the rest makes the column. Each number of rows and each column lies between known bounds.
Where the column stays within one row, the offset in rows that are ``more`` bytes longer is the same
sum with larger factors: new instructions beside the original ones compute it, one for one, in
registers of their own. The assembler removes originals that nothing else needs.

Arithmetic of 32-bit registers is modulo 2**32, and the sum is equal to what it stands for modulo
2**32, in either code. Since all terms lie between known bounds, far from 2**32, and an access lies
within its array, both are equal as integers. Numbers without bounds (loop-carried or loaded values)
are therefore not followed.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.intervals import Interval, times, total
from cuado.kernel.values.known_bits import Bits
from cuado.kernel.values.linear_sums import (
    LARGEST,
    NONE,
    Linear,
    Numbers,
)
from cuado.ptx.analysis.code import Key
from cuado.ptx.syntax.operands import Immediate, Name, Operand, Sum, rendered


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """An instruction to run before another one; it writes a register of its own.

    Attributes:
        before: index of the other one.
        opcode: of a result of 32 bits.
        operands: its sources: text, or results of other steps.
    """

    before: int
    opcode: str
    operands: "tuple[str | Step, ...]"


class Writing:
    """Inserts each step once, when its result is first asked for."""

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting = rewriting
        self._registers: dict[Step, str] = {}

    def written(self, step: Step | str) -> str:
        """The register that a step writes, or the given text."""
        if isinstance(step, str):
            return step
        if step not in self._registers:
            operands = [self.written(each) for each in step.operands]
            name = self._registers[step] = self._rewriting.register("b32")
            text = f"{step.opcode} {', '.join((name, *operands))};"
            self._rewriting.before(step.before, text)
        return self._registers[step]


@dataclass(frozen=True, slots=True)
class Part:
    """The decomposition of a scaled operand into rows, a column, and the array's address.

    Attributes:
        rows: bounds of the number of rows.
        columns: bounds of the remaining bytes.
        anchors: coefficient of the array's address.
        code: the equivalent in the longer rows; None if that is the operand itself.
    """

    rows: Interval = NONE
    columns: Interval = NONE
    anchors: int = 0
    code: Step | str | None = None


class PaddedRows:
    """Addresses in one array.

    Args:
        kernel: the kernel.
        array: which array.
        pitch: bytes of a row.
        more: bytes that are added to each row.
        bits: known bits of registers.
    """

    def __init__(self, kernel: Kernel, array: Key, pitch: int, more: int, bits: Bits) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._array, self._pitch, self._more = array, pitch, more
        self._numbers = Numbers(kernel, bits)
        self._parts: dict[tuple[int, int], Part | None] = {}

    def place(self, base: str, offset: int, index: int) -> tuple[Step | str, int] | None:
        """An access's base and offset in the longer rows; None if unproved."""
        part = self._of_name(base, index, 1)
        if part is None or part.anchors != 1:
            return None
        # Far from 2**32 nothing wraps around. The lowest and the highest column must lie in one
        # row: then ``offset`` adds the same number of whole rows everywhere.
        ends = [self._pitch * r + c for r, c in zip(part.rows, part.columns, strict=True)]
        if max(map(abs, (*ends, *part.rows, *part.columns, offset))) > LARGEST:
            return None
        first, last = ((column + offset) // self._pitch for column in part.columns)
        return (part.code or base, offset + self._more * first) if first == last else None

    # What operands stand for

    def _of(self, operand: Operand, index: int, scale: int) -> Part | None:
        """The decomposition of an operand that an instruction reads."""
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
        definition = self._numbers.definition(name, index)
        if definition is not None:
            key = (definition, scale)
            if key not in self._parts:
                self._parts[key] = None  # for what depends on itself
                self._parts[key] = self._made(definition, scale)
            if (made := self._parts[key]) is not None:
                return made
        found = self._numbers.named(name, index)
        return None if found is None else Part(columns=times(found, scale))

    def _made(self, index: int, scale: int) -> Part | None:
        """The decomposition of an instruction's result; None if it is not followed."""
        found = self._numbers.linear(index)
        if found is None:
            return None
        if found.factor != 1:
            return self._product(index, scale, found)
        if found.more is None:
            return self._moved(found.one, index, scale)
        return self._sum(index, scale, found.one, found.more, found.sign)

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

    def _product(self, index: int, scale: int, linear: Linear) -> Part | None:
        """The decomposition of a product with a constant, plus a further term."""
        one, factor = linear.one, linear.factor
        # A factor that is a multiple of the pitch counts rows, and grows by ``more`` for each of
        # them. Otherwise the factor belongs to a column, and the operand itself is decomposed
        # further.
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
        """The decomposition of a count of whole rows, scaled by a multiple of the pitch."""
        rows = scale * factor // self._pitch
        if not factor or scale * factor % self._pitch or self._more * rows % scale:
            return None
        found = self._numbers.operand(one, index)
        return None if found is None else Part(times(found, rows))


def _added(one: Part, other: Part, sign: int = 1) -> Part:
    """Bounds of a sum or a difference."""
    rows = total(one.rows, times(other.rows, sign))
    columns = total(one.columns, times(other.columns, sign))
    return Part(rows, columns, one.anchors + other.anchors)


def _with(part: Part, code: Step) -> Part:
    return Part(part.rows, part.columns, part.anchors, code)
