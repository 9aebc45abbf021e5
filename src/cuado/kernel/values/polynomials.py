"""Polynomials of symbols with integer coefficients."""

from collections.abc import Iterable, Sequence

from cuado.kernel.values.operations import Domain, Operation

Expression = frozenset[tuple[tuple[int, ...], int]]
"""Coefficients, none of them 0, by the symbols that they are multiplied with."""

_MOST_FACTORS = 16
"""Most symbols of a product; longer products are not followed."""
_LARGEST = 1 << 128
"""Limit of coefficients."""


class TooLargeError(Exception):
    """A product has more symbols, or larger coefficients, than are followed."""


def constant(value: int) -> Expression:
    """A number."""
    return frozenset({((), value)} if value else ())


def difference(one: Expression, other: Expression) -> Expression:
    """``one`` minus ``other``."""
    return _collected((*one, *((symbols, -factor) for symbols, factor in other)))


def number(value: Expression) -> int | None:
    """The number that an expression is; None where it is none."""
    found = dict(value)
    return found.get((), 0) if not set(found) - {()} else None


def split(expression: Expression) -> tuple[Expression, int]:
    """An expression without the number that is added to it, and that number."""
    found = dict(expression)
    at = found.pop((), 0)
    return frozenset(found.items()), at


def _collected(terms: Iterable[tuple[tuple[int, ...], int]]) -> Expression:
    found: dict[tuple[int, ...], int] = {}
    for symbols, factor in terms:
        found[symbols] = found.get(symbols, 0) + factor
    return frozenset((symbols, factor) for symbols, factor in found.items() if factor)


def total(one: Expression, other: Expression) -> Expression:
    """The sum of two."""
    return _collected((*one, *other))


def product(one: Expression, other: Expression) -> Expression:
    """The product of two.

    Raises:
        TooLargeError: it is not followed.
    """
    for each in (one, other):
        if any(abs(factor) >= _LARGEST for _, factor in each):
            raise TooLargeError
    degrees = [max((len(symbols) for symbols, _ in each), default=0) for each in (one, other)]
    if sum(degrees) > _MOST_FACTORS:
        raise TooLargeError
    return _collected((tuple(sorted((*a, *b))), m * n) for a, m in one for b, n in other)


class Polynomials(Domain[Expression]):
    """The domain of polynomials; registers are assumed to hold unbounded integers.

    Products raise ``TooLargeError`` where they are not followed.
    """

    as_number = staticmethod(number)
    number = staticmethod(constant)
    sum = staticmethod(total)
    product = staticmethod(product)

    def other(self, operation: Operation, values: Sequence[Expression]) -> Expression | None:
        """``or`` is a sum where no bit is set in both."""
        if operation.name != "or" or not _fits_below(values[1], values[0]):
            return None
        return total(*values)


def _fits_below(low: Expression, high: Expression) -> bool:
    """True if a number has bits only where the other expression certainly has none."""
    bits = number(low)
    factors = [factor & -factor for _, factor in high]
    return bits is not None and 0 <= bits < min(factors, default=1)
