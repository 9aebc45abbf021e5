"""What a block takes of an axis: so many items, or so many for each of what a number counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from cuado.guesses.grids import AXES, per_block
from cuado.guesses.kernel_facts import Comparison, KernelFacts, Place
from cuado.model.launch import Extent

_LOW, _HIGH = 2, 3
_PROOFS = ((5, 7), (1 << 12, 1 << 12))
"""Values at which a polynomial found from others has to be right."""
_MOST_NUMBERS = 2


@dataclass(frozen=True, slots=True)
class Step:
    """What a block takes of an axis: a sum of terms.

    Attributes:
        terms: for each some constants, whose product it is, and a factor; no constant for what
            depends on none.
    """

    terms: tuple[tuple[tuple[str, ...], int], ...]

    @property
    def names(self) -> frozenset[str]:
        """The constants that it depends on."""
        return frozenset[str]().union(*(names for names, _ in self.terms))

    def items(self, values: Mapping[str, int]) -> int:
        """How many items it is; at least one.

        Args:
            values: of its constants; others are one.
        """
        found = (factor * prod(values.get(n, 1) for n in names) for names, factor in self.terms)
        return max(1, sum(found))


def fixed(items: int) -> Step:
    """A step that depends on no number."""
    return Step((((), items),))


def step_of(
    facts: KernelFacts, guard: Comparison, axis: str, block: Extent, numbers: Mapping[str, Place]
) -> Step:
    """What a block takes of the axis that a comparison ends.

    Where it depends on numbers in no way that is known here, what a thread for each item takes.

    Args:
        facts: of the kernel.
        guard: the comparison.
        axis: of the grid.
        block: threads of a block.
        numbers: constants of a case, and the parameter that each is.
    """
    own = guard.flowing.parameters()
    deciding = {
        name: place
        for name, place in numbers.items()
        if place in own and _decides(facts, guard, axis, block, place)
    }
    if not deciding:
        found = per_block(facts, guard.index, axis, block)
        return fixed(found or block[AXES.index(axis)])
    terms = _terms(facts, guard, axis, block, deciding) if len(deciding) <= _MOST_NUMBERS else ()
    return Step(terms) if terms else fixed(block[AXES.index(axis)])


def _decides(
    facts: KernelFacts, guard: Comparison, axis: str, block: Extent, number: Place
) -> bool:
    """True if how much a block takes depends on a number."""
    values = (_LOW, _HIGH, 1 << 12, 1 << 13)
    found = {per_block(facts, guard.index, axis, block, {number: each}) for each in values}
    return len(found) > 1


def _terms(
    facts: KernelFacts,
    guard: Comparison,
    axis: str,
    block: Extent,
    numbers: Mapping[str, Place],
) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The terms of a step: each number is in each of them once or not; none if that is not so."""

    def taken(values: Sequence[int]) -> int | None:
        at = dict(zip(numbers.values(), values, strict=True))
        return per_block(facts, guard.index, axis, block, at)

    corners = {each: taken(each) for each in product((_LOW, _HIGH), repeat=len(numbers))}
    if None in corners.values():
        return ()
    terms = []
    for chosen in product((0, 1), repeat=len(numbers)):
        factor = sum(
            (value or 0) * prod(map(_weight, chosen, corner)) for corner, value in corners.items()
        )
        names = tuple(name for name, is_in in zip(numbers, chosen, strict=True) if is_in)
        if factor:
            terms.append((names, factor))
    for each in _PROOFS:
        values = each[: len(numbers)]
        at = dict(zip(numbers, values, strict=True))
        said = sum(factor * prod(at[name] for name in names) for names, factor in terms)
        if taken(values) != abs(said):
            return ()
    return tuple(terms)


def _weight(is_in: int, value: int) -> int:
    """The share of a corner in a coefficient: of ``x`` in, or of 1 in, a line through two."""
    if is_in:
        return 1 if value == _HIGH else -1
    return -_LOW if value == _HIGH else _HIGH
