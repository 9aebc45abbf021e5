"""Linear forms: integers as a number plus multiples of terms.

A term stands for a value that a thread has: an index, the number of a loop's iteration, a pointer,
or the result of an instruction that is not followed. Sums and products with numbers are linear.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import gcd

from cuado.kernel.values.operations import Domain, Operation

_MOST_TERMS = 24
_WORD = 32


@dataclass(frozen=True, slots=True)
class Term:
    """What a form is a multiple of.

    Attributes:
        kind: ``special``, ``turn``, ``last``, ``back``, ``pointer``, ``variable``, ``value``,
            ``joined`` or ``settled``.
        what: which: a register's name, a loop's header, instructions.
    """

    kind: str
    what: Hashable


@dataclass(frozen=True, slots=True)
class Form:
    """``number + sum of factor * term``.

    Attributes:
        number: what is added.
        terms: the factors, none of them 0, by term.
    """

    number: int
    terms: frozenset[tuple[Term, int]]

    @property
    def factors(self) -> Mapping[Term, int]:
        """The factors by term."""
        return dict(self.terms)


def form_of(number: int = 0, terms: Iterable[tuple[Term, int]] = ()) -> Form:
    """A form of some terms, each of which may come several times."""
    found: dict[Term, int] = {}
    for term, factor in terms:
        found[term] = found.get(term, 0) + factor
    return Form(number, frozenset((term, factor) for term, factor in found.items() if factor))


def scaled(form: Form, factor: int) -> Form:
    """A multiple of a form."""
    return form_of(form.number * factor, ((term, each * factor) for term, each in form.terms))


def even_bits(form: Form) -> int:
    """The number of lowest bits that are 0 in all values of a form."""
    every = reduce(gcd, (form.number, *(factor for _, factor in form.terms)), 0)
    return (every & -every).bit_length() - 1 if every else _WORD


def added(one: Form, other: Form) -> Form:
    """The sum of two forms."""
    return form_of(one.number + other.number, (*one.terms, *other.terms))


class LinearForms(Domain[Form]):
    """The domain of linear forms, of unbounded integers."""

    def number(self, value: int) -> Form:
        """A number."""
        return form_of(value)

    def sum(self, one: Form, other: Form) -> Form | None:
        """The sum, if it has not too many terms."""
        found = added(one, other)
        return found if len(found.terms) <= _MOST_TERMS else None

    def product(self, one: Form, other: Form) -> Form | None:
        """The product with a number."""
        for form, factor in ((one, other), (other, one)):
            if not factor.terms:
                return scaled(form, factor.number)
        return None

    def as_number(self, value: Form) -> int | None:
        """The number of a form without terms."""
        return None if value.terms else value.number

    def result(self, operation: Operation, values: Sequence[Form]) -> Form | None:
        """The result of an operation on integers."""
        return super().result(operation, values) if operation.is_integer else None
