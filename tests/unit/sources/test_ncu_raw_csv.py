"""``ncu --csv --page raw``: equal to the report it was exported from, and robust against damage."""

import csv
import io
import math
from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.errors import UnreadableFileError
from cuado.model.profile import Recording
from cuado.sources.ncu import raw_csv, report

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
TABLE = RECORDED / "transpose.raw.csv"
Rows = list[list[str]]

# ncu prints what has no unit with two decimals, everything else with six of a scaled unit.
TWO_DECIMALS = {"waves_per_sm", "unpredicated_threads_per_instruction"}


def rows_of_table() -> Rows:
    with TABLE.open(newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def write_rows(rows: Rows, preamble: str = "") -> Path:
        text = io.StringIO()
        csv.writer(text, quoting=csv.QUOTE_ALL).writerows(rows)
        file = tmp_path / "raw.csv"
        file.write_text(preamble + text.getvalue(), encoding="utf-8")
        return file

    return write_rows


def small(**columns: tuple[str, ...]) -> Rows:
    """A table with the given columns: each a unit and a value per launch."""
    launches = len(next(iter(columns.values()))) - 1
    rows = [["ID", "Kernel Name", *columns], ["", "", *(c[0] for c in columns.values())]]
    for n in range(launches):
        rows.append([f"{n}", f"k{n}(int)", *(c[n + 1] for c in columns.values())])
    return rows


def test_equals_the_report() -> None:
    from_table, from_report = raw_csv.read(TABLE), report.read(RECORDED / "transpose.ncu-rep")
    assert len(from_table.profiles) == len(from_report.profiles) == 5
    assert not from_table.unreadable
    assert not from_table.notes
    for table, full in zip(from_table.profiles, from_report.profiles, strict=True):
        assert (table.kernel, table.signature, table.index) == (
            full.kernel,
            full.signature,
            full.index,
        )
        assert table.launch == full.launch
        assert table.device == full.device
        assert list(table.metrics) == list(full.metrics)
        for name, measure in full.metrics.items():
            given = table.metrics.require(name)
            assert (given.unit, given.origin) == (measure.unit, measure.origin)
            close = 0.005 if name in TWO_DECIMALS else 5e-7
            assert math.isclose(given.value, measure.value, rel_tol=2e-6, abs_tol=close), name


def test_preamble_and_output_of_the_program(write: Callable[..., Path]) -> None:
    preamble = (
        "==PROF== Connected to process 533\n"
        'result, "unbalanced\nID,of,something\n'
        "==PROF== Disconnected from process 533\n"
    )
    assert len(raw_csv.read(write(rows_of_table(), preamble)).profiles) == 5


def read_small(write: Callable[..., Path], **columns: tuple[str, ...]) -> Recording:
    return raw_csv.read(write(small(**columns)))


@pytest.mark.parametrize(
    ("unit", "cell", "nanoseconds"),
    [
        ("ms", "1.5", 1.5e6),
        ("us", "1,500.25", 1.50025e6),
        ("ns", "7", 7.0),
        ("s", "2", 2e9),
        ("usecond", "3", 3e3),
        ("nsecond", "3", 3.0),
    ],
)
def test_units_of_time(
    write: Callable[..., Path], unit: str, cell: str, nanoseconds: float
) -> None:
    (profile,) = read_small(write, **{"gpu__time_duration.sum": (unit, cell)}).profiles
    assert profile.metrics.value("duration") == pytest.approx(nanoseconds)


@pytest.mark.parametrize(
    ("unit", "factor"),
    [
        ("byte/s", 1),
        ("Kbyte/s", 1e3),
        ("Mbyte/s", 1e6),
        ("Gbyte/s", 1e9),
        ("Tbyte/s", 1e12),
        ("Gbyte/second", 1e9),
        ("byte/ns", 1e9),
        ("byte/usecond", 1e6),
    ],
)
def test_units_of_bandwidth(write: Callable[..., Path], unit: str, factor: float) -> None:
    (profile,) = read_small(write, **{"dram__bytes.sum.per_second": (unit, "1.25")}).profiles
    assert profile.metrics.value("dram_bandwidth") == pytest.approx(1.25 * factor)


def test_one_bad_row_costs_one_launch(write: Callable[..., Path]) -> None:
    rows = rows_of_table()
    column = rows[0].index("gpu__time_duration.sum")
    rows[3][column] = "fast"
    found = raw_csv.read(write(rows))
    assert [p.index for p in found.profiles] == [0, 2, 3, 4]
    (bad,) = found.unreadable
    assert (bad.index, bad.kernel) == (1, "transpose_2d")
    assert bad.problem == "column 'gpu__time_duration.sum': 'fast' is not a number"


def test_unknown_unit_in_a_used_column(write: Callable[..., Path]) -> None:
    found = read_small(write, **{"gpu__time_duration.sum": ("fortnight", "1", "")})
    assert found.unreadable[0].problem == (
        "column 'gpu__time_duration.sum': unknown unit 'fortnight'"
    )
    # The second launch has nothing in that column.
    assert [p.index for p in found.profiles] == [1]


def test_unknown_unit_in_an_unused_column(write: Callable[..., Path]) -> None:
    found = read_small(
        write,
        **{"gpu__time_duration.sum": ("ns", "1"), "smsp__future_metric.sum": ("quux", "word")},
    )
    assert not found.unreadable
    assert not found.notes


@pytest.mark.parametrize("cell", ["", "n/a", "nan", "-nan", "inf"])
def test_what_was_not_measured_is_absent(write: Callable[..., Path], cell: str) -> None:
    (profile,) = read_small(
        write,
        **{"gpu__time_duration.sum": ("ns", "5"), "smsp__inst_executed.sum": ("inst", cell)},
    ).profiles
    assert list(profile.metrics) == ["duration"]


def test_negative_counter(write: Callable[..., Path]) -> None:
    (bad,) = read_small(write, **{"gpu__time_duration.sum": ("ns", "-5")}).unreadable
    assert "negative" in bad.problem


def test_block_grid_and_capability_of_the_fixed_columns(write: Callable[..., Path]) -> None:
    rows = [
        ["ID", "Kernel Name", "Block Size", "Grid Size", "CC", "gpu__time_duration.sum"],
        ["", "", "", "", "", "ns"],
        ["0", "void a::k<int>(int)", "(32, 8, 1)", "(7, 1, 1)", "8.0", "12"],
        ["1", "k", "(32, 8", "(7, 1, 1)", "8.0", "12"],
    ]
    found = raw_csv.read(write(rows))
    (profile,) = found.profiles
    assert (profile.kernel, profile.signature) == ("k", "void a::k<int>(int)")
    assert (profile.launch.block, profile.launch.grid) == ((32, 8, 1), (7, 1, 1))
    assert profile.device.compute_capability == (8, 0)
    assert "column 'Block Size'" in found.unreadable[0].problem


def test_a_row_that_ends_early_is_read_and_noted(write: Callable[..., Path]) -> None:
    rows = rows_of_table()
    rows[6] = rows[6][:900]
    found = raw_csv.read(write(rows))
    assert len(found.profiles) == 5
    assert found.profiles[4].notes == (f"line 7 lacks its last {len(rows[0]) - 900} columns",)


def test_a_file_cut_inside_a_cell_costs_its_last_launch(tmp_path: Path) -> None:
    file = tmp_path / "cut.csv"
    file.write_bytes(TABLE.read_bytes().rstrip()[:-1])
    found = raw_csv.read(file)
    assert [p.index for p in found.profiles] == [0, 1, 2, 3]
    (bad,) = found.unreadable
    assert bad.index == 4
    assert "damaged" in bad.problem


def test_a_row_with_too_many_cells(write: Callable[..., Path]) -> None:
    rows = small(**{"gpu__time_duration.sum": ("ns", "1", "2")})
    rows[2].append("3")
    found = raw_csv.read(write(rows))
    assert [p.index for p in found.profiles] == [1]
    assert "4 cells under 3 columns" in found.unreadable[0].problem


def test_a_row_without_a_kernel(write: Callable[..., Path]) -> None:
    rows = small(**{"gpu__time_duration.sum": ("ns", "1")})
    rows[2][1] = ""
    assert "no kernel name" in raw_csv.read(write(rows)).unreadable[0].problem


def test_a_column_that_is_no_metric_is_noted(write: Callable[..., Path]) -> None:
    found = read_small(write, **{"gpu__time_duration.sum": ("ns", "1"), "My Notes": ("", "x")})
    assert found.notes == ("column 'My Notes' is not a metric's name and was ignored",)


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([["ID", "Kernel Name", "launch__grid_size"], ["", "", ""]], "no metric that cuado uses"),
        ([["ID", "Kernel Name", "gpu__time_duration.sum"]], "ends after its header"),
        (
            [["ID", "Kernel Name", "gpu__time_duration.sum"], ["0", "k", "5"]],
            "lacks the row of units",
        ),
        ([["ID", "Kernel Name", "gpu__time_duration.sum"], ["", "", "ns"]], "no kernel launch"),
        (
            [["ID", "Kernel Name", *["gpu__time_duration.sum"] * 2], ["", "", "ns", "ns"]],
            "two columns 'gpu__time_duration.sum'",
        ),
        ([["Kernel Name", "ID"]], "no header of a raw page"),
    ],
)
def test_no_table(write: Callable[..., Path], rows: Rows, problem: str) -> None:
    with pytest.raises(UnreadableFileError, match=problem) as caught:
        raw_csv.read(write(rows))
    assert caught.value.remedy
