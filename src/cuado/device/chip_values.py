"""Values of a chip file: what each kind of fact may look like."""

import math
from collections.abc import Callable, Mapping
from itertools import pairwise

from cuado.device.chip import Kind

# Far beyond any chip: keeps a slip of the keyboard from overflowing a float.
_LARGEST = 10**18


def _whole(value: object, least: int) -> int | None:
    # bool is an int to Python, but no count.
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= _LARGEST:
        return value
    return None


def _number(value: object) -> float | None:
    if isinstance(value, float):
        return value if math.isfinite(value) and 0 < value <= _LARGEST else None
    whole = _whole(value, 1)
    return None if whole is None else float(whole)


def _fraction(value: object) -> float | None:
    number = _number(value)
    return number if number is not None and number <= 1 else None


def _sizes(value: object) -> tuple[int, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    sizes = [size for item in value if (size := _whole(item, 0)) is not None]
    ascending = all(low < high for low, high in pairwise(sizes))
    return tuple(sizes) if len(sizes) == len(value) and ascending else None


def _capability(value: object) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    major, minor = _whole(value[0], 1), _whole(value[1], 0)
    return None if major is None or minor is None else (major, minor)


def _names(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not value:
        return None
    names = tuple(item for item in value if isinstance(item, str) and item.strip())
    return names if len(names) == len(value) else None


KINDS: Mapping[Kind, tuple[Callable[[object], object | None], str]] = {
    Kind.NAMES: (_names, "a list of names"),
    Kind.CAPABILITY: (_capability, "[major, minor]"),
    Kind.COUNT: (lambda value: _whole(value, 1), "a whole number above 0"),
    Kind.SIZE: (lambda value: _whole(value, 0), "a whole number, 0 or more"),
    Kind.SIZES: (_sizes, "an ascending list of whole numbers, each 0 or more"),
    Kind.NUMBER: (_number, "a finite number above 0"),
    Kind.FRACTION: (_fraction, "a number above 0 and at most 1"),
}
"""By kind: the value in its own type, or None if it is wrong; and what it must be, in words."""
