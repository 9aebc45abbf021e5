"""Scores of the structural kernels, on lines made by hand; the blind sets' manifests."""

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cuado.model.cause import Cause
from cuado.sources.case.description import read_case

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
SETS = ("structural_second", "structural_third")


def entries(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((folder / "manifest.toml").read_text("utf-8"))[
        "kernel"
    ]
    return found


@pytest.fixture(scope="module")
def score() -> ModuleType:
    path = BENCHMARKS / "structural" / "score.py"
    spec = importlib.util.spec_from_file_location("structural_score", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def line(causes: list[str], named: list[str], twin: float | None = 100.0) -> dict[str, Any]:
    return {
        "name": "one",
        "class": "a class",
        "causes": causes,
        "named": named,
        "steps": [],
        "original_ns": 200.0,
        "final_ns": 110.0,
        "twin_ns": twin,
    }


def test_a_healthy_kernel_is_called_sick_by_causes_and_not_by_roofs(score: ModuleType) -> None:
    roof, sick = line([], ["dram-roof"], None), line([], ["dram-roof", "barriers"], None)
    assert score.is_left_in_peace(roof)
    assert score.is_left_in_peace(line([], [], None))
    assert not score.is_left_in_peace(sick)
    assert "left in peace" in score.row(roof)
    assert "**called sick**" in score.row(sick)


def test_a_kernel_that_failed_is_neither_named_nor_left_in_peace(score: ModuleType) -> None:
    failed = {"name": "one", "class": "a class", "causes": [], "error": "It does not load."}
    assert not score.is_left_in_peace(failed)
    assert "It does not load." in score.row(failed)


def test_scores_count_healthy_kernels_apart(score: ModuleType) -> None:
    lines = [line(["atomics"], ["atomics"]), line(["atomics"], []), line([], [], None)]
    last = score.table(lines).splitlines()[-1]
    assert last == (
        "Cause named: 1 of 2. Within 15 % of the twin: 2. Healthy and not called sick: 1 of 1."
    )
    assert "Healthy" not in score.table(lines[:2])


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_whole(name: str) -> None:
    folder = BENCHMARKS / name
    kernels = entries(folder)
    used = [each["name"] for each in kernels]
    used += [f"{each['name']}_twin" for each in kernels if each["causes"]]
    cases = sorted(path.stem for path in folder.glob("*.toml") if path.name != "manifest.toml")
    assert sorted(used) == cases
    assert sum(bool(each["causes"]) for each in kernels) == 20
    known = {cause.value for cause in Cause if not cause.is_roof}
    for each in kernels:
        assert {*each["causes"], *each.get("beside", ())} <= known
        assert each["results"] in ("equal", "close")
        assert (folder / f"{each['name']}.md").exists()


@pytest.mark.parametrize("name", SETS)
def test_twins_of_a_set_take_the_same_arguments(name: str) -> None:
    folder = BENCHMARKS / name
    for each in entries(folder):
        if each["causes"]:
            case = read_case(folder / f"{each['name']}.toml")
            twin = read_case(folder / f"{each['name']}_twin.toml")
            assert (case.arguments, case.outputs) == (twin.arguments, twin.outputs), each["name"]
