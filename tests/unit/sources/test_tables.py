"""Cells, numbers, shapes and names, as all text formats write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.errors import InvalidDataError
from cuado.sources import tables


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ("0", 0.0),
        ("1,980,000", 1_980_000.0),
        ("150,109,880,320", 150_109_880_320.0),
        ("1,980.5", 1980.5),
        ("12.500000", 12.5),
        (".5", 0.5),
        ("5.", 5.0),
        ("-3", -3.0),
        ("+1e-3", 0.001),
    ],
)
def test_number(cell: str, value: float) -> None:
    assert tables.number(cell) == value


@pytest.mark.parametrize(
    "cell",
    ["", "nan", "inf", "-inf", "1_000", "1,98", "1234,567", "1.2.3", "٣", "0x10", "1e999", "1 2"],
)
def test_not_a_number(cell: str) -> None:
    with pytest.raises(InvalidDataError, match="is not a number"):
        tables.number(cell)


@given(st.floats(-1e30, 1e30))
def test_number_reads_what_python_writes(value: float) -> None:
    assert tables.number(repr(value)) == value


@given(st.integers(0, 10**18))
def test_number_reads_thousands_separators(value: int) -> None:
    assert tables.number(f"{value:,}") == float(value)


@pytest.mark.parametrize(
    ("cell", "extent"),
    [
        ("(256, 1, 1)", (256, 1, 1)),
        ("32x8x2", (32, 8, 2)),
        ("32 x 4", (32, 4, 1)),
        ("64, 1", (64, 1, 1)),
        ("7", (7, 1, 1)),
    ],
)
def test_extent(cell: str, extent: tuple[int, int, int]) -> None:
    assert tables.extent(cell) == extent


@pytest.mark.parametrize("cell", ["", "0", "1x0", "-1", "1x2x3x4", "(64 1)", "2147483648", "x"])
def test_not_an_extent(cell: str) -> None:
    with pytest.raises(InvalidDataError, match="grid or block"):
        tables.extent(cell)


@pytest.mark.parametrize("cell", ["-1", "1.5", "many"])
def test_not_a_whole_number(cell: str) -> None:
    with pytest.raises(InvalidDataError):
        tables.whole(cell)


@pytest.mark.parametrize(
    ("signature", "name"),
    [
        ("transpose_2d(int, int, const float *, float *)", "transpose_2d"),
        ("void app::(anonymous namespace)::scale<float, (int)4>(T1 *, int)", "scale"),
        ("cub::DeviceScan<int>::run<Policy<3>>(const T1 *)", "run"),
        ("spmv", "spmv"),
        ("operator<(int)", "operator<"),
        ("a > b(int)", "b"),
    ],
)
def test_function_name(signature: str, name: str) -> None:
    assert tables.function_name(signature) == name


@given(st.text(min_size=1))
def test_function_name_is_never_empty(signature: str) -> None:
    assert tables.function_name(signature)


def test_a_damaged_line_costs_one_line() -> None:
    first, second, third = tables.lines('"a","b"\n"c","d\r\n\n"e","f"')
    assert first.cells == ["a", "b"]
    with pytest.raises(InvalidDataError, match="line 2 is damaged"):
        _ = second.cells
    assert (third.number, third.cells) == (4, ["e", "f"])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_decode(encoding: str) -> None:
    assert tables.decode("kernel µ".encode(encoding)) == "kernel µ"


def test_lines_hold_nothing_that_steers_a_terminal() -> None:
    (line,) = tables.lines("a\x1b[31m,b\tc\u2028d")
    assert line.text == "a?[31m,b c?d"


def test_shown_is_short_and_printable() -> None:
    assert tables.shown("a\x1b[31m\nb") == "a?[31m?b"
    assert tables.shown("x" * 100) == "x" * 37 + "..."
