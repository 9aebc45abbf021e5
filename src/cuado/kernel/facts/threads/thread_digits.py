"""Numbers of a block's threads as a digit of the thread's number: ``t / every % count``."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Digit:
    """A digit of the number of a thread in its block, in linear order.

    Attributes:
        every: threads that have the same digit, one after another.
        count: of values that it takes.
    """

    every: int
    count: int


def digit_of(values: Sequence[int]) -> Digit | None:
    """The digit that threads hold; None if it is none."""
    count = max(values) + 1
    every = next((n for n, each in enumerate(values) if each), len(values))
    if count == 1:
        return Digit(len(values), 1)
    is_one = every > 0 and all(n == thread // every % count for thread, n in enumerate(values))
    return Digit(every, count) if is_one else None
