"""Values made of the times of two lengths, and lines of a chip file made of the table."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cuado.device import load_chip
from cuado.model.trial import Loaded, Program, Trial
from cuado.stats import Reading

FOLDER = Path(__file__).parents[3] / "benchmarks"
LAUNCH_NS, TRIP_NS, MHZ = 5000.0, 40.0, 2000.0


@pytest.fixture(autouse=True)
def path() -> Iterator[None]:
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))
    for name in [name for name in sys.modules if name.partition(".")[0] == "calibrate"]:
        del sys.modules[name]


class FakeBench:
    """Each trip takes as long as the last; a launch costs something as well."""

    def __init__(self, trip: float = TRIP_NS) -> None:
        self.trip = trip
        self.ran: list[Trial] = []

    def load(self, program: Program) -> Loaded:
        assert program.has_tail
        return Loaded(8, 0, 0, 2)

    def time(self, trial: Trial) -> Reading:
        self.ran.append(trial)
        return Reading(LAUNCH_NS + self.trip * trial.switch, (MHZ, MHZ))


def row_of(bench: FakeBench, quantity: str, **more: Any) -> Any:
    from cuado.calibration.benchmark import Benchmark, Quantity
    from cuado.calibration.kernel import Code
    from cuado.calibration.runs import Setting, measured

    code = Code(("add.u32 %c0, %c0, 1",))
    benchmark = Benchmark("a.b", "what", Quantity[quantity], code, **more)
    return measured(bench, benchmark, b"", None, Setting(4, 3))


@pytest.mark.parametrize(
    ("quantity", "value"),
    [
        ("CYCLES", TRIP_NS * MHZ / 1e3 / 8),
        ("PER_CYCLE", 8 / (TRIP_NS * MHZ / 1e3)),
        ("BANDWIDTH", 8 / (TRIP_NS * 1e-9)),
        ("NANOSECONDS", TRIP_NS / 8),
    ],
)
def test_what_a_launch_costs_is_no_part_of_a_value(quantity: str, value: float) -> None:
    bench = FakeBench()
    row = row_of(bench, quantity, work=8.0)
    assert row.value == pytest.approx(value)
    assert row.short_ns >= 3e5
    assert row.clock_mhz == MHZ


def test_a_launch_is_timed_whole() -> None:
    assert row_of(FakeBench(), "LAUNCH").value == LAUNCH_NS + TRIP_NS


def test_a_loop_that_costs_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="only"):
        row_of(FakeBench(trip=0.0), "CYCLES")


def test_facts_are_lines_that_a_chip_file_takes(tmp_path: Path) -> None:
    from calibrate.facts import lines
    from calibrate.table import write
    from cuado.calibration.row import Row

    def row(name: str, value: float) -> Any:
        return Row(name, value, "u", "w", 0.0, MHZ, MHZ, 1, 1.0, 3.0, "warm", 1, 32)

    rows = [
        row("latency.l1_16k", 33.04),
        row("throughput.fadd", 3.97),
        row("throughput.dadd", 1.3),
        row("dram.copy", 4.08e12),
    ]
    write(tmp_path, rows, {"x.y": "why"}, {"schema": 1, "device": "D", "date": "2026-01-01"})
    assert json.loads((tmp_path / "calibrate.json").read_text())["failed"] == {"x.y": "why"}
    text = list(lines(tmp_path / "calibrate.json", load_chip("h200")))
    assert 'l1_latency = { value = 33.0, source = "calibrate" }' in text
    assert 'fp32_lanes_per_sm = { value = 128, source = "calibrate" }' in text
    assert 'achievable_dram_fraction = { value = 0.85, source = "calibrate" }' in text
    assert not [line for line in text if line.startswith("fp64_lanes")], "41.6 are no lanes"
    assert "- x.y: why" in (tmp_path / "calibrate.md").read_text()
