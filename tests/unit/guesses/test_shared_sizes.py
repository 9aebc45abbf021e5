"""Dynamic shared memory is told as a sum of products of sizes, from what launches need at least."""

from collections.abc import Callable, Mapping

import pytest

from cuado.guesses.shared_sizes import shared_polynomial, text_of
from cuado.sources.case.expressions import evaluate

SIZES = {"BLOCK": 64, "decim": 7, "taps": 9, "types": 3}
MOST = 227 << 10


def needing(needed: Callable[[Mapping[str, int]], int]) -> Callable[[Mapping[str, int], int], bool]:
    return lambda sizes, count: count >= needed(sizes)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("8 * ((BLOCK - 1) * decim + taps) + 4 * taps", ("BLOCK", "decim", "taps")),
        ("types * types * 8", ("types",)),
        ("types * taps * 8 + 4 * BLOCK + 128", ("BLOCK", "types", "taps")),
        ("(BLOCK + 2 * taps) * 4", ("BLOCK", "taps")),
    ],
)
def test_views_behind_one_another_make_a_sum(text: str, names: tuple[str, ...]) -> None:
    enough = needing(lambda sizes: evaluate(text, sizes))
    terms = shared_polynomial(names, ("BLOCK",), SIZES, enough, MOST)
    assert terms
    for other in (SIZES, {"BLOCK": 256, "decim": 10, "taps": 33, "types": 6}):
        assert evaluate(text_of(terms), other) == evaluate(text, other)


@pytest.mark.parametrize(
    ("needed", "names"),
    [
        (lambda _: MOST + 4, ("taps",)),
        (lambda sizes: (sizes["taps"] + 31) // 32 * 4, ("taps",)),
        (lambda _: 64, ()),
    ],
)
def test_what_is_no_such_sum_is_none(
    needed: Callable[[Mapping[str, int]], int], names: tuple[str, ...]
) -> None:
    found = shared_polynomial(names, ("BLOCK",), SIZES, needing(needed), MOST)
    other = {**SIZES, "taps": 77}
    assert not found or evaluate(text_of(found), other) != needed(other)
