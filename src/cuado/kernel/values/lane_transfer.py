"""The domain of per-lane values: the result of one instruction."""

from collections.abc import Sequence
from dataclasses import replace

from cuado.kernel.values.lane_values import (
    EXACT,
    Known,
    LaneValue,
    compared,
    constant,
    converted,
    exactly,
    lane_value,
    masked,
    multiplied,
    selected,
    shifted,
    summed,
    uniform,
)
from cuado.kernel.values.operations import Domain, Operation, operation_of
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name

_BITWISE = frozenset({"and", "or", "xor"})
_BINARY = _BITWISE | {"add", "sub", "mul", "shl", "shr", "min", "max", "div", "rem"}


class LaneValues(Domain[LaneValue]):
    """Values of so many threads, as ``lane_values`` has them.

    Results respect the width of registers where all is exact; where something is not, they are
    assumed not to wrap around.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads

    def number(self, value: int) -> LaneValue:
        """The same number for all threads."""
        return constant(value, self._threads)

    def sum(self, one: LaneValue, other: LaneValue) -> Known:
        """Sums of integers without bounds."""
        return summed("add", one, other)

    def product(self, one: LaneValue, other: LaneValue) -> Known:
        """Products of integers without bounds."""
        return multiplied(one, other)

    def as_number(self, value: LaneValue) -> int | None:
        """The number that all threads have."""
        numbers = {*value.offsets} if value.exact else set()
        return numbers.pop() if len(numbers) == 1 else None

    def of_instruction(self, code: Code, index: int, sources: Sequence[Known]) -> Known:
        """The result of an instruction on known values of its operands, in its register.

        A conversion may be to a type that is shorter than the register: ``cvt.u32.s8`` of -1 is
        2^32 - 1 in one of 64 bits.
        """
        instruction = code.instructions[index]
        found = self._of_opcode(instruction.opcode, sources)
        target = instruction.operands[0] if instruction.base == "cvt" else None
        symbol = code.symbol(target.text, index) if isinstance(target, Name) else None
        operation = operation_of(instruction.opcode)
        if found is None or symbol is None or not operation.is_integer:
            return found
        type_, bits = operation.types[0], BITS.get(symbol.variable.type, 0)
        return converted(found, f"{type_[0]}{bits}", type_) if bits > BITS[type_] else found

    def _of_opcode(self, opcode: str, sources: Sequence[Known]) -> Known:
        """The result of an opcode on known values of its operands.

        An operation that is not followed has equal results in lanes with equal operands.
        """
        known = [source for source in sources if source is not None]
        if len(known) < len(sources):
            return None
        found = self.result(operation_of(opcode), known)
        alike = found is None and all(source.uniform for source in known)
        return uniform(self._threads) if alike else found

    def result(self, operation: Operation, values: Sequence[LaneValue]) -> Known:
        """The result of an operation that is followed."""
        found: Known = None
        match operation.name, values:
            case "setp", [one, other] if one.exact and other.exact and operation.types:
                found = compared(operation.words[0], operation.source, one, other)
            case "setp", _:
                pass
            case "selp", [one, other, chosen]:
                found = selected(chosen, one, other)
            case (("mov" | "cvta"), [one]):
                found = one
            case name, _ if operation.types[:1] == ("pred",):
                found = _logical(name, values)
            case _ if not operation.is_integer or not _UNLIKE.isdisjoint(operation.words):
                pass
            case "cvt", [one]:
                found = converted(one, operation.types[0], operation.source)
            case _:
                found = _arithmetic(operation, values)
        return found


_UNLIKE = frozenset({"sat", "cc", "relu"})


def _arithmetic(operation: Operation, values: Sequence[LaneValue]) -> Known:
    type_ = operation.types[0]
    found: Known = None
    match operation.name, values:
        case "mad", [one, other, more]:
            wide = {"16": "32", "32": "64"}.get(type_[1:], "64")
            width = type_[0] + wide if operation.is_wide else type_
            multiply = replace(operation, name="mul")
            product = _binary(multiply, one, other)
            add = Operation("add", (width,), ())
            found = None if product is None else _binary(add, product, more)
        case "neg", [one]:
            found = _negative(type_, one)
        case "not", [one]:  # -x - 1
            minus, add = _negative(type_, one), Operation("add", (type_,), ())
            found = None if minus is None else _binary(add, minus, _same(one, -1))
        case "bfi", [_, _, _, _] if type_ == "b32" and all(each.exact for each in values):
            found = lane_value(map(_inserted, *(each.offsets for each in values)))
        case name, [one, other] if name in _BINARY:
            found = _binary(operation, one, other)
        case _:
            pass
    return found


def _negative(type_: str, one: LaneValue) -> Known:
    return _binary(Operation("mul", (type_,), ("lo",)), one, _same(one, -1))


def _same(like: LaneValue, value: int) -> LaneValue:
    """A number, for all threads."""
    return LaneValue((value,) * len(like.offsets), EXACT, True)


def _inserted(one: int, into: int, at: int, bits: int) -> int:
    """``bfi.b32``: low bits of one number in place of another's."""
    field = ((1 << (bits & 0xFF)) - 1) << (at & 0xFF) & 0xFFFFFFFF
    found = into & 0xFFFFFFFF & ~field | one << (at & 0xFF) & field
    return found - (1 << 32) if found >> 31 else found


def _binary(operation: Operation, one: LaneValue, other: LaneValue) -> Known:
    base, type_ = operation.name, operation.types[0]
    found: Known = None
    if "hi" in operation.words and base == "mul":
        found = _upper_half(type_, one, other)
    elif one.exact and other.exact:
        found = exactly(base, type_, one, other, wide=operation.is_wide)
    elif BITS[type_] < 32:
        pass  # narrower values are not taken to fit
    elif base in ("add", "sub"):
        found = summed(base, one, other)
    elif base == "mul":
        found = multiplied(one, other)
    elif base in ("shl", "shr"):
        found = shifted(base, one, other)
    elif base in _BITWISE:
        found = masked(base, one, other)
    return found


def _upper_half(type_: str, one: LaneValue, other: LaneValue) -> Known:
    """``mul.hi``, with which compilers divide by constants."""
    product = exactly("mul", type_, one, other, wide=True) if one.exact and other.exact else None
    return product and lane_value(value >> BITS[type_] for value in product.offsets)


def _logical(base: str, sources: Sequence[LaneValue]) -> Known:
    """Operations on predicates."""
    if not all(source.exact for source in sources):
        return None
    match base, sources:
        case "not", [one]:
            return selected(one, _same(one, 0), _same(one, 1))
        case (("and" | "or" | "xor"), [one, other]):
            return exactly(base, "b32", one, other)
    return None
