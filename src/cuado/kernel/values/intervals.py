"""Intervals: the lowest and the highest of the integers that a value may be."""

from collections.abc import Callable, Sequence

from cuado.kernel.values.operations import COMPARISONS, Domain, Operation, is_integer
from cuado.ptx.semantics.opcode import BITS

Interval = tuple[int, int]

_ORDERED = {name: holds for name, holds in COMPARISONS.items() if name not in {"eq", "ne"}}
"""Those that hold for all numbers of two intervals if they do for the ends."""
_CHOOSING: dict[str, Callable[[int, int], int]] = {"min": min, "max": max}
_SIGNLESS = frozenset({"mov", "cvta", "add", "sub", "shl"})
"""Operations whose result does not depend on the signedness of their operands."""
_SIGNED = frozenset({"cvt", "neg", "mul", "mad", "min", "max"})
"""Operations that are exact for negative numbers if their operands are read as signed."""


def total(one: Interval, other: Interval) -> Interval:
    """Bounds of a sum."""
    return one[0] + other[0], one[1] + other[1]


def product(one: Interval, other: Interval) -> Interval:
    """Bounds of a product."""
    corners = [a * b for a in one for b in other]
    return min(corners), max(corners)


def times(one: Interval, factor: int) -> Interval:
    """Bounds of a product with a number."""
    return product(one, (factor, factor))


def joined(one: Interval, other: Interval) -> Interval:
    """Bounds of the union of two intervals."""
    return min(one[0], other[0]), max(one[1], other[1])


class Intervals(Domain[Interval]):
    """The domain of intervals."""

    def number(self, value: int) -> Interval:
        """The interval of one number."""
        return value, value

    def as_number(self, value: Interval) -> int | None:
        """The number of an interval that has one."""
        return value[0] if value[0] == value[1] else None

    sum = staticmethod(total)
    product = staticmethod(product)

    def result(self, operation: Operation, values: Sequence[Interval]) -> Interval | None:
        """The result of an operation whose operands have known signs."""
        if operation.source == "pred":
            return _of_predicates(operation.name, values)
        if not operation.is_integer:
            return None
        if operation.name == "setp":
            return _compared(operation, values)
        # Of a sum what is added last is read in the same way whatever its sign.
        is_negative = min(low for low, _ in values[:2]) < 0
        reads_sign = operation.is_signed and operation.name in _SIGNED
        if is_negative and not reads_sign and operation.name not in _SIGNLESS:
            return None
        return super().result(operation, values) if _is_kept(operation, values[0]) else None

    def other(self, operation: Operation, values: Sequence[Interval]) -> Interval | None:
        """The result of an operation that is neither sum nor product."""
        if operation.name == "bfi":
            return _inserted(*values) if len(values) == 4 else None
        if len(values) != 2:
            return None
        name, ((low, high), (least, most)) = operation.name, values
        found: Interval | None = None
        if name in ("min", "max"):
            choose = _CHOOSING[name]
            found = choose(low, least), choose(high, most)
        elif min(low, least) < 0:
            pass  # shifts, quotients and bits are told of numbers that are not negative
        elif name == "shl":
            found = low << min(least, 64), high << min(most, 64)
        elif name == "shr":
            found = low >> min(most, 64), high >> min(least, 64)
        elif name == "and":
            found = 0, min(high, most)
        elif name in ("or", "xor"):
            found = max(low, least) if name == "or" else 0, _ones(max(high, most))
        elif name in ("div", "rem") and least > 0:
            found = (low // most, high // least) if name == "div" else (0, min(high, most - 1))
        return found


def _is_kept(operation: Operation, value: Interval) -> bool:
    """True unless a conversion makes another number: of a part of a register, or an address of
    another space.
    """
    if operation.name == "cvt":
        return operation.reads(*value)
    return operation.name != "cvta" or "global" in operation.words


def _inserted(one: Interval, other: Interval, at: Interval, bits: Interval) -> Interval | None:
    """Bounds of a bit field put above a number that has no bit there: none is cut off."""
    if at[0] < at[1] or bits[0] < bits[1] or not (0 <= at[0] < 64 and 0 <= bits[0] <= 64):
        return None
    if min(one[0], other[0]) < 0 or one[1] >> bits[0] or other[1] >> at[0]:
        return None
    return (one[0] << at[0]) + other[0], (one[1] << at[0]) + other[1]


def _ones(highest: int) -> int:
    """The largest number with as many bits as another one."""
    return (1 << highest.bit_length()) - 1


def _of_predicates(name: str, values: Sequence[Interval]) -> Interval | None:
    """``and`` and ``or`` of truth values; a move of one."""
    if len(values) == 1:
        return values[0] if name == "mov" else None
    (low, high), (least, most) = values
    if name not in ("and", "or"):
        return None
    return (low & least, high & most) if name == "and" else (low | least, high | most)


def _compared(operation: Operation, values: Sequence[Interval]) -> Interval | None:
    """1 if a comparison holds for all values of two intervals, 0 if for none."""
    holds = _ORDERED.get(operation.words[0])
    if holds is None or len(values) != 2 or not is_integer(operation.source):
        return None
    # An immediate may be written as a number of the other sign's type: 4294967291 for -5.
    bits = BITS[operation.source] - operation.is_signed
    least = -(1 << bits) if operation.is_signed else 0
    if any(low < least or high >= 1 << bits for low, high in values):
        return None
    one, other = values
    found = {holds(a, b) for a in one for b in other}
    return (int(min(found)), int(max(found))) if len(found) == 1 else None


def limits_of(type_: str) -> Interval:
    """The least and the largest number of a type."""
    bits = BITS[type_]
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)
