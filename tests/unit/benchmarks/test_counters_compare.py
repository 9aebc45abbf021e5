"""The judgement of counters read in process beside ncu's, and the tables made of it."""

import csv
import importlib.util
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SECTORS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"
INSTRUCTIONS = "smsp__inst_executed.sum"
TIME = "gpu__time_duration.sum"
DRAM = "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed"
OCCUPANCY = "sm__warps_active.avg.pct_of_peak_sustained_active"


@pytest.fixture(scope="module")
def compare() -> Iterator[ModuleType]:
    place = ROOT / "benchmarks" / "counters" / "compare.py"
    spec = importlib.util.spec_from_file_location("counters_compare", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.mark.parametrize(
    ("metric", "ours", "ncu", "verdict"),
    [
        (SECTORS, 100.0, (100.0, 100.0), "equal"),
        (SECTORS, 100.0, (100.0, 101.0), "as ncu itself"),
        (SECTORS, 101.0, (100.0, 100.0), "off"),
        (WAVEFRONTS, 1015.0, (1000.0, 1010.0), "as ncu itself"),
        (WAVEFRONTS, 985.0, (1000.0, 1010.0), "as ncu itself"),
        (WAVEFRONTS, 1026.0, (1000.0, 1010.0), "off"),
        (TIME, 102.0, (100.0, 100.0), "within 3%"),
        (TIME, 104.0, (100.0, 100.0), "off"),
        (TIME, 110.0, (100.0, 112.0), "as ncu itself"),
        (DRAM, 0.04, (0.0, 0.0), "within 3%"),
        (DRAM, 2.1, (2.0, 2.0), "off"),
        (OCCUPANCY, 10.0, (90.0, 90.0), ""),
    ],
)
def test_verdicts(
    compare: ModuleType, metric: str, ours: float, ncu: tuple[float, ...], verdict: str
) -> None:
    values = tuple(compare.Value(number, 0.0) for number in ncu)
    assert compare.Row(metric, ours, ours, values).verdict == verdict


def test_a_raw_page_is_known_to_half_of_its_last_digit(compare: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "page.csv"
    page.write_text(
        "==PROF== the program may print, too\n"
        f'"ID","Kernel Name","{INSTRUCTIONS}","{TIME}","{DRAM}"\n'
        '"","","inst","ns","%"\n'
        '"0","f","7,348,736.00","n/a","2.96"\n'
    )
    (launch,) = compare.raw_page(page)
    assert set(launch) == {INSTRUCTIONS, DRAM}
    assert launch[INSTRUCTIONS].number == 7348736
    assert launch[DRAM].rounding == pytest.approx(0.005, rel=1e-5)
    for ours, verdict in ((2.9649, "equal"), (2.9551, "equal"), (2.966, "within 3%")):
        assert compare.Row(DRAM, ours, ours, (launch[DRAM],)).verdict == verdict


def _recorded(compare: ModuleType, folder: Path) -> dict[str, Any]:
    """What ncu recorded, as if it had been counted in process; and its reports, as of two runs."""
    from cuado.sources.ncu.raw_metrics import RawMetrics

    counted = {}
    for pair in compare.PAIRS:
        report = ROOT / "examples" / "recorded" / f"{pair.program}.ncu-rep"
        for run in (1, 2):
            shutil.copy(report, folder / f"{pair.program}.{run}.ncu-rep")
        raw = RawMetrics(report, pair.launch)
        values = {name: raw[name].value for name in compare.metrics() if name in raw}
        times = {"cold": 0.25, "warm": 0.03125, "remarks": []}
        counted[pair.case] = {"values": values, "again": values, **times}
    return counted


@pytest.mark.parametrize("share", [1.0, 1.02, 1.05])
def test_the_table_is_made_of_reports(
    compare: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], share: float
) -> None:
    counted = _recorded(compare, tmp_path)
    counted["transpose/transpose_1d"]["values"][TIME] *= share
    (tmp_path / "counted.json").write_text(json.dumps(counted))
    assert compare.main(["table", str(tmp_path)]) == (share == 1.05)
    lines = (tmp_path / "comparison.md").read_text().splitlines()
    (row,) = (line for line in lines if line.startswith("| transpose/transpose_1d |"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[2:] == [
        "0",
        str(int(share == 1.02)),
        str(int(share == 1.05)),
        "0.250 s",
        "0.031 s",
    ]
    assert int(cells[1]) > 30
    assert f"| `{TIME}` |" in "\n".join(lines)
    assert OCCUPANCY not in "\n".join(lines)
    with (tmp_path / "comparison.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["kernel"] for row in rows} == {pair.case for pair in compare.PAIRS}
    (first, *_) = (row for row in rows if row["counter"] == TIME)
    assert float(first["in process 1"]) == pytest.approx(share * float(first["ncu 1"]))


def test_the_names_for_ncu_and_how_to_call_it(
    compare: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert compare.main(["metrics"]) == 0
    assert TIME in capsys.readouterr().out.split(",")
    assert compare.main([]) == 2
    assert "compare.py count FOLDER" in capsys.readouterr().err
