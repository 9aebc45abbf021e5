"""In which order the variants of a round are timed.

A Williams design (E. J. Williams 1949): in a block of rounds every variant stands in every position
equally often, and follows every other variant equally often, so neither position in the round nor
what ran before favours one. ``k`` variants take ``k`` rounds, or ``2k`` for odd ``k``. Which
variant plays which part and the order of the rounds are drawn anew for each block, from the seed
alone.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def block_orders(variants: Sequence[str], seed: int, block: int) -> tuple[tuple[str, ...], ...]:
    """The orders of the rounds of one block.

    Raises:
        ValueError: if there are no variants.
    """
    if not variants:
        raise ValueError("no variants to order")
    draw = Random(f"{seed}/{block}/{len(variants)}")  # noqa: S311 - a schedule, not a secret
    names = _shuffled(variants, draw)
    return tuple(tuple(names[part] for part in row) for row in _shuffled(_design(len(names)), draw))


def _design(count: int) -> list[tuple[int, ...]]:
    """Rows of part numbers: 0, 1, k-1, 2, k-2, ... turned by one per row; mirrored for odd k."""
    first = [(place + 1) // 2 if place % 2 else -place // 2 % count for place in range(count)]
    rows = [tuple((part + turn) % count for part in first) for turn in range(count)]
    if count % 2 == 0 or count == 1:
        return rows
    return rows + [tuple(reversed(row)) for row in rows]


def _shuffled(items: Sequence[_T], draw: Random) -> list[_T]:
    """Fisher-Yates on ``random()``, the one method that Python promises to keep reproducible."""
    left = list(items)
    for last in range(len(left) - 1, 0, -1):
        other = int(draw.random() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left
