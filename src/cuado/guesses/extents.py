"""Formulas for the sizes of buffers, from what small launches of several sizes touched.

A launch tells the lines of 128 bytes that it reaches. A formula fits if it has the same number of
lines in every launch; the simplest one that fits is proposed first.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from cuado.sources.case.expressions import evaluate, names_in

LINE_BYTES = 128
_MOST_FACTORS = 3
_FACTORS = (2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 27, 32)
_BORDERS = (1, 2, 4)
_LARGEST_EXCESS = 8.0
"""How much larger than what was touched a formula may be that fits no better."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What one launch touched of a buffer.

    Attributes:
        sizes: the launch's constants.
        reach: bytes from the buffer's first one, in whole lines.
    """

    sizes: Mapping[str, int]
    reach: int


def formulas(
    seen: Sequence[Seen],
    own: Sequence[str],
    others: Sequence[str],
    item_bytes: int,
    borders: Sequence[int] = (),
) -> tuple[str, ...]:
    """Expressions for the items of a buffer, the simplest that fits first.

    Those of a buffer's own symbols come first, then those of others; those that are larger than
    what was touched come last, the closest first.

    Args:
        seen: at least two launches of different sizes.
        own: expressions to build them of, the likeliest first.
        others: further ones, for a buffer that no formula of its own fits.
        item_bytes: size of an item.
        borders: what may be added to each size, beside the usual few.
    """
    if not any(each.reach for each in seen):
        return ("1",)
    exact, above = _fitting(seen, own, item_bytes, borders)
    more = [each for each in others if each not in own]
    if not exact and more:
        exact, further = _fitting(seen, (*own, *more), item_bytes, borders)
        above = above or further
    return (*exact, *above)


def _fitting(
    seen: Sequence[Seen], symbols: Sequence[str], item_bytes: int, borders: Sequence[int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Expressions with as many lines as were touched, and those with more."""
    exact: dict[str, None] = {}
    above: list[tuple[float, int, int, str]] = []
    sizes_there = frozenset(each for each in symbols if each.isidentifier())
    for rank, text in enumerate(_candidates(symbols, borders)):
        sizes = [evaluate(text, each.sizes) * item_bytes for each in seen]
        lines = [-(-size // LINE_BYTES) * LINE_BYTES for size in sizes]
        pairs = list(zip(lines, seen, strict=True))
        if all(line == each.reach for line, each in pairs):
            exact[text] = None
        elif all(line >= each.reach for line, each in pairs):
            excess = max(line / max(each.reach, LINE_BYTES) for line, each in pairs)
            if excess <= _LARGEST_EXCESS:
                left_out = len(sizes_there - names_in(text))
                above.append((round(excess, 1), left_out, rank, text))
    return tuple(exact), tuple(text for *_, text in sorted(above))


def constant_items(seen: Sequence[Seen], item_bytes: int) -> str | None:
    """The items of a buffer of which every launch reached the same bytes; None if they differ."""
    reached = {each.reach for each in seen}
    if len(reached) != 1 or 0 in reached:
        return None
    return str(max(1, reached.pop() // item_bytes))


def _candidates(symbols: Sequence[str], borders: Sequence[int]) -> Iterator[str]:
    """Expressions, roughly in the order of how common they are."""
    products = [
        chosen
        for count in range(1, _MOST_FACTORS + 1)
        for chosen in combinations_with_replacement(symbols, count)
        if len(set(chosen)) == count or count == 2
    ]
    yield from map(_product, products)
    yield from (f"{_closed(one)} + 1" for one in symbols)
    yield from _scaled(products)
    yield from (
        f"{_closed(one)} + {factor}{_closed(other)}"
        for one in symbols
        for other in symbols
        if one != other
        for factor in ("", "2 * ")
    )
    yield from _of_words(symbols)
    for chosen in products:
        for border in dict.fromkeys((*borders, *_BORDERS)):
            yield " * ".join(f"({each} + {border})" for each in chosen)
    for one in map(_closed, symbols):
        yield f"(2 * {one} + 1) * (2 * {one} + 1)"
        yield f"2 * {one} + 1"


def _of_words(symbols: Sequence[str]) -> Iterator[str]:
    """Rows of words of which each holds several items: bits of 32 lanes."""
    pairs = ((one, other) for one in symbols for other in symbols if one != other)
    for one, other in pairs:
        for factor in _FACTORS:
            yield f"{_closed(one)} * (({_closed(other)} + {factor - 1}) // {factor})"


def _scaled(products: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Multiples and parts of products."""
    for chosen in products:
        text = _product(chosen)
        yield from (f"{factor} * {text}" for factor in _FACTORS)
        if len(chosen) == 1:
            yield from (f"({text} + {factor - 1}) // {factor}" for factor in _FACTORS)
        else:
            yield f"{text} + 1"


def _product(chosen: Sequence[str]) -> str:
    return " * ".join(map(_closed, chosen))


def _closed(symbol: str) -> str:
    return symbol if symbol.isidentifier() or symbol.isdecimal() else f"({symbol})"
