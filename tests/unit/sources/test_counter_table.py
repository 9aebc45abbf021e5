"""cuado's own counter table: what it may hold, and what each mistake is called."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.metrics import VOCABULARY, Provenance
from cuado.model.profile import Recording, Variant
from cuado.sources.classic import counter_table
from cuado.sources.classic.counters import ALIASES, COUNTERS

Reader = Callable[[str], Recording]


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    def read_text(text: str) -> Recording:
        file = tmp_path / "table.csv"
        file.write_text(text, encoding="utf-8")
        return counter_table.read(file)

    return read_text


def test_a_full_table(read: Reader) -> None:
    found = read(
        "# A story: with a colon.\n# chip: c2050\n# source: a document\n# ecc: on\n"
        "# counted_sms: 1\n\n"
        "kernel,variant,grid,block,registers_per_thread,static_shared_bytes,"
        "gputime [ms],inst_issued\n"
        'wave,math_only,64x2,32x16x1,40,4096,16.25,"16,839,792"\n'
    )
    assert found.notes == ("source: a document",)
    (profile,) = found.profiles
    assert (profile.kernel, profile.variant, profile.index) == ("wave", Variant.MATH_ONLY, 0)
    assert (profile.launch.grid, profile.launch.block) == ((64, 2, 1), (32, 16, 1))
    assert (profile.launch.registers_per_thread, profile.launch.shared_bytes) == (40, 4096)
    assert profile.device.name == "c2050"
    assert profile.device.values == {"ecc_enabled": 1.0}
    assert profile.metrics.value("duration") == 16.25e6
    assert profile.metrics.value("instructions_issued") == 16_839_792
    assert profile.metrics.value("counted_sms") == 1
    assert profile.metrics.require("instructions_issued").origin == "inst_issued"


def test_an_empty_cell_is_absent(read: Reader) -> None:
    (profile,) = read("kernel,inst_issued,inst_executed\nk,,5\n").profiles
    assert list(profile.metrics) == ["instructions_executed"]


@pytest.mark.parametrize(
    ("column", "cell", "metric", "value"),
    [
        ("gputime", "12.5", "duration", 12_500),
        ("gputime [s]", "2", "duration", 2e9),
        ("duration", "12.5", "duration", 12.5),
        ("duration [us]", "12.5", "duration", 12_500),
        ("occupancy", "0.5", "theoretical_occupancy", 50),
        ("achieved_occupancy [fraction]", "0.56", "achieved_occupancy", 56),
        ("achieved_occupancy [%]", "56", "achieved_occupancy", 56),
        ("application_bandwidth [GB/s]", "62", "application_bandwidth", 62e9),
        ("application_bandwidth [GiB/s]", "1", "application_bandwidth", 2**30),
        ("dram_read_transactions", "100", "dram_read_bytes", 3200),
        ("dram_read_bytes [MB]", "1.5", "dram_read_bytes", 1.5e6),
        ("warp_execution_efficiency", "87.5", "threads_per_instruction", 28),
        ("control_flow_efficiency [%]", "50", "threads_per_instruction", 16),
        ("sm_clock [MHz]", "1147", "sm_clock", 1.147e9),
        # One replay per executed instruction: half of the issued ones.
        ("inst_replay_overhead", "1", "instruction_replay_rate", 50),
        ("global_store_sectors_per_request", "32", "global_store_sectors_per_request", 32),
    ],
)
def test_columns_and_units(read: Reader, column: str, cell: str, metric: str, value: float) -> None:
    (profile,) = read(f"kernel,{column}\nk,{cell}\n").profiles
    assert list(profile.metrics) == [metric]
    assert profile.metrics.value(metric) == pytest.approx(value)


def test_conflicts_of_8_byte_accesses_are_halved(read: Reader) -> None:
    found = read("kernel,access_bytes,l1_shared_bank_conflict\nd,8,100\nf,4,100\nu,,100\nz,,0\n")
    eight, four, unknown, none = found.profiles
    halved = eight.metrics.require("shared_bank_conflicts")
    assert (halved.value, halved.provenance) == (50, Provenance.DERIVED)
    assert "counted twice" in halved.origin
    assert four.metrics.value("shared_bank_conflicts") == 100
    assert unknown.metrics.value("shared_bank_conflicts") == 100
    assert "width of the accesses is unknown" in unknown.notes[0]
    assert eight.notes == four.notes == none.notes == ()


@pytest.mark.parametrize(("size", "lines"), [("1", 1), ("4", 1), ("8", 2), ("16", 4)])
def test_the_ideal_number_of_lines(read: Reader, size: str, lines: float) -> None:
    (profile,) = read(f"kernel,access_bytes\nk,{size}\n").profiles
    assert profile.metrics.value("ideal_transactions_per_request") == lines


def test_a_stated_ideal_is_kept(read: Reader) -> None:
    (profile,) = read("kernel,access_bytes,ideal_transactions_per_request\nk,8,1.5\n").profiles
    assert profile.metrics.value("ideal_transactions_per_request") == 1.5


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("k,1", "line 4: 2 cells under 3 columns"),
        ("k,1,2,3", "line 4: 4 cells under 3 columns"),
        ("k,nan,2", "line 4: column 'inst_issued': 'nan' is not a number"),
        ("k,inf,2", "line 4: column 'inst_issued': 'inf' is not a number"),
        ("k,1,many", "line 4: column 'gputime': 'many' is not a number"),
        ("k,-1,2", "line 4: column 'inst_issued': inst_issued is -1, and no counter is negative"),
        (",1,2", "line 4: has no kernel name"),
        ('k,"1,2', "line 4: line 4 is damaged (unexpected end of data)"),
        ("k,1_000,2", "line 4: column 'inst_issued': '1_000' is not a number"),
    ],
)
def test_a_bad_row_costs_itself(read: Reader, row: str, problem: str) -> None:
    found = read(f"# chip: c2050\nkernel,inst_issued,gputime\nbefore,1,2\n{row}\nafter,1,2\n")
    assert [(p.kernel, p.index) for p in found.profiles] == [("before", 0), ("after", 2)]
    (bad,) = found.unreadable
    assert (bad.index, bad.problem) == (1, problem)


@pytest.mark.parametrize(
    ("header", "message", "remedy"),
    [
        ("kernel,inst_isued", "unknown column 'inst_isued'", "did you mean inst_issued"),
        ("kernel,Duration", "unknown column 'Duration'", "did you mean duration"),
        ("kernel,qqqqqq", "unknown column 'qqqqqq'", "columns are counter names"),
        ("kernel,gputime [weeks]", "column 'gputime': unknown unit 'weeks'", "ns, us, ms, s"),
        ("kernel,inst_issued [ms]", "column 'inst_issued': unknown unit 'ms'", "instruction"),
        ("kernel,dram_read_bytes [KB]", "column 'dram_read_bytes': unknown unit 'KB'", "KiB"),
        ("kernel,dram_read_transactions [kB]", "unknown unit 'kB'", "sector"),
        ("kernel,grid [ms]", "column 'grid' takes no unit", ""),
        ("kernel,gputime [ms", "is no column header", "NAME"),
        ("kernel,", "is no column header", "NAME"),
        ("kernel,gputime []", "is no column header", "NAME"),
        ("kernel,gputime,gputime", "'gputime' and 'gputime' give the same number", "keep one"),
        ("kernel,gputime,duration", "'gputime' and 'duration' give the same", "keep one"),
        ("kernel,inst_issued,instructions_issued", "give the same number", "keep one"),
        ("kernel,achieved_occupancy", "needs its unit", "[fraction] or achieved_occupancy [%]"),
        ("gputime,inst_issued", "has no column 'kernel'", ""),
    ],
)
def test_a_wrong_header(read: Reader, header: str, message: str, remedy: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read(f"# chip: c2050\n{header}\nk{',1' * header.count(',')}\n")
    assert message in caught.value.message
    assert "table.csv" in caught.value.message
    assert remedy in caught.value.remedy


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ("# ecc: maybe\n", "ecc is 'maybe'"),
        ("# counted_sms: 0\n", "counted_sms is 0"),
        ("# counted_sms: all\n", "'all' is not a number"),
        ("# chip: c2050\n# chip: k20x\n", "line 2: 'chip' is given twice"),
    ],
)
def test_wrong_facts(read: Reader, facts: str, message: str) -> None:
    with pytest.raises(InvalidDataError) as caught:
        read(f"{facts}kernel,gputime\nk,1\n")
    assert message in caught.value.message


def test_unknown_variant(read: Reader) -> None:
    (bad,) = read("kernel,variant\nk,no_math\n").unreadable
    assert "unknown variant 'no_math': known: full, memory_only, math_only" in bad.problem


@pytest.mark.parametrize("size", ["3", "0", "32", "8.5"])
def test_wrong_access_bytes(read: Reader, size: str) -> None:
    assert read(f"kernel,access_bytes\nk,{size}\n").unreadable


def test_no_rows(read: Reader) -> None:
    with pytest.raises(UnreadableFileError, match="no row below its header"):
        read("kernel,gputime\n# nothing\n")


def test_comments_only(read: Reader) -> None:
    with pytest.raises(InvalidDataError, match="has no header"):
        read("# chip: c2050\n")


def test_every_counter_has_a_name_in_the_vocabulary() -> None:
    for name, known in COUNTERS.items():
        assert known.metric in VOCABULARY, name
        assert known.counts
    assert {*ALIASES.values()} <= COUNTERS.keys()
    assert ALIASES.keys().isdisjoint(COUNTERS)
