"""Which launch of a report a case's counts are taken from."""

import csv
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def barriers() -> Iterator[ModuleType]:
    place = ROOT / "benchmarks" / "counters" / "barriers.py"
    spec = importlib.util.spec_from_file_location("counters_barriers", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def test_a_case_has_the_first_launch_of_its_kernel_wherever_it_is(barriers: ModuleType) -> None:
    launches = [("clear", 0), ("two", 1), ("one", 2), ("two", 3)]
    assert barriers.first_launches({"a": "one", "b": "two"}, launches) == {"a": 2, "b": 1}


def test_a_kernel_that_was_not_recorded_is_told(barriers: ModuleType) -> None:
    with pytest.raises(SystemExit, match="no launch of three; there are one, two"):
        barriers.first_launches({"a": "three"}, [("one", 0), ("two", 1)])


def test_the_recorded_reports_have_a_launch_of_every_case(
    barriers: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ncu_report")
    # As if the reports had been recorded in another order.
    turned = {name: tuple(reversed(cases)) for name, cases in barriers.RECORDED.items()}
    barriers.recorded(tmp_path / "one")
    monkeypatch.setattr(barriers, "RECORDED", turned)
    barriers.recorded(tmp_path / "two")
    tables = []
    for folder in ("one", "two"):
        with (tmp_path / folder / barriers.TABLE).open(newline="") as file:
            tables.append(sorted(tuple(row.values()) for row in csv.DictReader(file)))
    assert tables[0] == tables[1]
    counted = {kernel: float(n) for kernel, opcode, n in tables[0] if opcode == "EXIT"}
    assert sorted(counted) == sorted(name for names in turned.values() for name in names)
