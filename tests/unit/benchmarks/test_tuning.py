"""The tuning spaces: size, configurations that compute the same, and what replays say."""

import importlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.trial import ORIGINAL, Program
from cuado.optimizer.tuning.measure import open_with, timed
from cuado.optimizer.tuning.prepare import Request, prepare
from cuado.sources.case.check import check_case
from cuado.sources.case.description import read_case

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
FOLDER = BENCHMARKS / "tuning"
SPACES = ("convolution", "gemm")
SAMPLE = 3


@pytest.fixture(scope="module")
def replay() -> Iterator[ModuleType]:
    sys.path.insert(0, str(FOLDER))
    yield importlib.import_module("replay")
    sys.path.remove(str(FOLDER))
    for name in ("replay", "records"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", SPACES)
def test_spaces_have_500_to_2000_configurations_and_their_default_is_one(name: str) -> None:
    space = read_case(FOLDER / name).space
    assert space is not None
    found = space.configurations()
    assert 500 <= len(found) <= 2000
    assert space.default in found


@pytest.mark.parametrize("name", SPACES)
def test_configurations_compute_what_the_reference_and_each_other_say(name: str) -> None:
    size = {"N": 256}
    backend = EmulatedBackend("h200")
    case = read_case(FOLDER / name, size)
    assert all(not each.wrong for each in check_case(case, backend, "sm_90"))
    assert case.space is not None
    request = Request(case.path, size, backend.device, backend.chip)
    default = prepare(request, case.space.named(case.space.default))
    sample = random.Random(2).sample(case.space.configurations(), SAMPLE)  # noqa: S311
    with backend.open(default.launch) as bench:
        original = default.program
        open_with(bench, Program(ORIGINAL, original.cubin, original.kernel, ptx=original.ptx))
        for configuration in sample:
            each = prepare(request, case.space.named(configuration))
            assert timed(bench, each, None, check=True).wrong == "", configuration


@pytest.mark.parametrize("name", SPACES)
def test_the_records_are_of_the_whole_space(replay: ModuleType, name: str) -> None:
    (path,) = (BENCHMARKS / "results").glob(f"*-h200-tuning-{name}.jsonl.gz")
    record = replay.read_record(path)
    space = read_case(FOLDER / name).space
    assert space is not None
    assert set(record.configurations) == set(space.configurations())
    assert not record.failures
    assert record.default == space.default


@pytest.mark.parametrize("name", SPACES)
def test_20_evaluations_reach_90_percent_of_the_recorded_optimum(
    replay: ModuleType, name: str
) -> None:
    (path,) = (BENCHMARKS / "results").glob(f"*-h200-tuning-{name}.jsonl.gz")
    record = replay.read_record(path)
    bests = replay.searched(record, 3, 20, knows_facts=True)
    assert min(map(record.fraction, bests)) >= 0.9


def test_a_record_with_failures_is_read_and_replayed(replay: ModuleType, tmp_path: Path) -> None:
    lines: list[object] = [
        {"space": "s", "device": "d", "tunables": {"A": [1, 2, 3]}, "default": {"A": 2}},
        {"values": {"A": 1}, "failure": "no"},
        {"values": {"A": 2}, "time_ns": 30.0, "rounds_ns": [30.0]},
        {"values": {"A": 3}, "time_ns": 10.0, "rounds_ns": [10.0], "wrong": "1 element"},
    ]
    path = tmp_path / "record.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)))
    record = replay.read_record(path)
    assert (record.best, record.times) == (30.0, {(2,): 30.0})
    assert set(record.failures) == {(1,), (3,)}
    assert replay.searched(record, 2, 2, knows_facts=True) == [30.0, 30.0]
    assert "| cuado | 2 | 1.000 |" in replay.table(record, {"cuado": [30.0, 30.0]}, 2)
