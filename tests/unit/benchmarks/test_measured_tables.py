"""What was measured is found again: in the tables of results, and in files of one kernel."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cuado.errors import InvalidDataError

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
RESULTS = BENCHMARKS / "results"


@pytest.fixture(scope="module")
def measured() -> Iterator[Any]:
    sys.path.insert(0, str(BENCHMARKS / "emulated"))
    import measured as module

    yield module
    sys.path.remove(str(BENCHMARKS / "emulated"))


@pytest.mark.parametrize(("sort", "kernels"), [("studies", 57), ("planted", 103)])
def test_kernels_of_a_table_have_their_cases(measured: Any, sort: str, kernels: int) -> None:
    found = measured.read(RESULTS / f"2026-11-22-emulated-counters-{sort}.csv")
    assert len(found) == kernels
    assert all(each.case.is_file() for each in found)
    folders = {"planted" in each.case.parts for each in found}
    assert folders == {sort == "planted"}
    assert all(each.metrics["instructions_executed"] > 0 for each in found)


def test_a_name_that_is_no_case_is_told(measured: Any, tmp_path: Path) -> None:
    table = tmp_path / "counters.csv"
    table.write_text("kernel,metric,measured\nnobody,duration,1\n")
    with pytest.raises(InvalidDataError, match="0 cases are called 'nobody'"):
        measured.read(table)


def test_a_file_of_one_kernel_names_its_case_or_a_planted_one(
    measured: Any, tmp_path: Path
) -> None:
    counters = {"metrics": {"duration": {"value": 5}}}
    for document, case in (
        ({"case": "examples/transpose/copy.toml"}, "examples/transpose/copy.toml"),
        ({"launch": {"name": "barriers"}}, "benchmarks/planted/barriers.toml"),
    ):
        file = tmp_path / "k.json"
        file.write_text(json.dumps({**document, "counters": counters}))
        (found,) = measured.read(file)
        assert found.case == BENCHMARKS.parent / case
        assert found.metrics == {"duration": 5.0}
    file.write_text(json.dumps({"launch": {"name": "barriers"}, "counters": None}))
    assert measured.read(file) == []
