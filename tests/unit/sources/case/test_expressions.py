"""Integer expressions: what they compute, and what is refused without being run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.errors import CuadoError, UnknownNameError
from cuado.sources.case.expressions import ExpressionError, evaluate, holds, names_in

NAMES = {"N": 4096, "TILE": 32}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("N", 4096),
        ("N // TILE", 128),
        ("(N + TILE - 1) // TILE * 2", 254 // 2 * 2 + 2),
        ("N * N", 1 << 24),
        ("-N % 100", -4096 % 100),
        ("2 ** 10", 1024),
        ("1 << 20", 1 << 20),
        ("N >> 2", 1024),
        ("min(N, 7, TILE)", 7),
        ("max(N, 7)", 4096),
        (" 0x10 ", 16),
    ],
)
def test_values(text: str, value: int) -> None:
    assert evaluate(text, NAMES) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N / 32",
        "1.5",
        "True",
        "'a'",
        "N if N else 1",
        "[1][0]",
        "N.real",
        "__import__('os').system('true')",
        "min()",
        "min(*[1])",
        "max(N, key=1)",
        "print(N)",
        "lambda: 1",
        "N //",
        "1 // 0",
        "N % (TILE - 32)",
        "9 ** 9 ** 9",
        "2 ** 65",
        "1 << 100",
        "2 ** -1",
        "N * N * N * N * N * N",
        "1" * 600,
        "(" * 300 + "1" + ")" * 300,
        "\0",
    ],
)
def test_refused(text: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        evaluate(text, NAMES)
    assert "\n" not in str(caught.value)


def test_unknown_names_list_the_known_ones() -> None:
    with pytest.raises(UnknownNameError, match="did you mean TILE"):
        evaluate("TILES", NAMES)


@given(st.text(alphabet="N0123456789+-*/%<>() ,minax_.[]'\"", max_size=30))
def test_any_text_is_a_value_or_an_error(text: str) -> None:
    try:
        value = evaluate(text, {"N": 8})
    except CuadoError:
        return
    assert isinstance(value, int)


@given(st.integers(-(2**20), 2**20), st.integers(1, 2**20))
def test_division_is_pythons(left: int, right: int) -> None:
    assert evaluate(f"({left}) // {right} * {right} + ({left}) % {right}", {}) == left


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("N > TILE", True),
        ("N < TILE", False),
        ("N % TILE == 0 and TILE != 16", True),
        ("N == 1 or TILE == 32", True),
        ("not N == 4096", False),
        ("1 <= TILE <= 16", False),
        ("1 <= TILE <= N", True),
    ],
)
def test_conditions(text: str, expected: bool) -> None:
    assert holds(text, NAMES) is expected


@pytest.mark.parametrize(
    "text", ["N", "N + 1", "True", "N in TILE", "N is TILE", "", "N <", "f(N) < 2"]
)
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(ExpressionError):
        holds(text, NAMES)


def test_names_of_a_condition_without_its_functions() -> None:
    assert names_in("min(A, B * 2) < max(C, 4) or not A == D") == {"A", "B", "C", "D"}
