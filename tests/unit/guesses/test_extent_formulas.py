"""Formulas of extents fit what several launches touched, the simplest first."""

import pytest

from cuado.guesses.extents import Seen, constant_items, formulas
from cuado.sources.case.expressions import evaluate

TRIALS = ({"n": 384, "m": 160, "r": 6}, {"n": 896, "m": 352, "r": 9})


def lines(size: int) -> int:
    return -(-size // 128) * 128


def seen(items: str, size: int) -> list[Seen]:
    return [Seen(each, lines(evaluate(items, each) * size)) for each in TRIALS]


@pytest.mark.parametrize(
    ("items", "symbols"),
    [
        ("n", "nmr"),
        ("n * m", "nmr"),
        ("(n + 2) * (m + 2)", "nm"),
        ("3 * n", "nm"),
        ("(2 * r + 1) * (2 * r + 1)", "r"),
        ("(n + 3) // 4", "nm"),
    ],
)
def test_the_formula_is_found(items: str, symbols: str) -> None:
    assert formulas(seen(items, 4), tuple(symbols), (), 4)[0] == items


def test_a_buffer_that_nothing_touches_has_one_item() -> None:
    assert formulas([Seen(each, 0) for each in TRIALS], ("n",), (), 4) == ("1",)


def test_own_symbols_come_before_those_of_others() -> None:
    made = seen("n", 4)
    assert formulas(made, ("m",), ("n", "m"), 4)[0] == "n"
    assert formulas(made, ("n",), ("m",), 4)[0] == "n"


def test_larger_formulas_follow_where_none_fits() -> None:
    half = [Seen(each, lines(each["n"] * 4 * 7 // 8)) for each in TRIALS]
    found = formulas(half, ("n", "m"), (), 4)
    assert found[0] == "n"
    assert all(len(text) < 60 for text in found)


def test_constants() -> None:
    assert constant_items([Seen(TRIALS[0], 1024), Seen(TRIALS[1], 1024)], 4) == "256"
    assert constant_items([Seen(TRIALS[0], 1024), Seen(TRIALS[1], 896)], 4) is None
    assert constant_items([Seen(TRIALS[0], 0), Seen(TRIALS[1], 0)], 4) is None
