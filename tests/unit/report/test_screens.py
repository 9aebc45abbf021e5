"""Every verb's default answer is one screen: its size, its first lines, its times and sentences."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from handmade_timeline import timeline
from screens import faults, screen_of

from cuado import api
from cuado.cli.explain import page
from cuado.cli.explain_words import known_words
from cuado.cli.list import _CATALOGUES, Kind
from cuado.device import load_chip
from cuado.device.occupancy import LaunchRequirements
from cuado.metrics import VOCABULARY
from cuado.model.machine import Examination, Part, Status
from cuado.optimizer.registry import all_transformations
from cuado.report.answer_terminal import MOST_LINES
from cuado.report.catalogue import Catalogue
from cuado.report.doctor import DoctorReport
from cuado.report.document import Document
from cuado.report.occupancy import OccupancyReport
from cuado.report.timeline import TimelineReport
from cuado.rules.registry import all_rules
from cuado.what_if.registry import all_experiments

ROOT = Path(__file__).parents[3]
REPORTS = ROOT / "examples" / "recorded"
RUNS = Catalogue(
    "runs", ("#", "case"), tuple({"#": n, "case": "a.toml"} for n in range(99)), "What is next."
)
SICK = Examination(
    tuple(
        Part(f"part {n}", Status.MISSING if n % 2 else Status.OK, "found " * 20, "do it" * (n % 2))
        for n in range(22)
    ),
    (),
)
DOCUMENTS: dict[str, Callable[[], Document]] = {
    "trace": lambda: api.trace(ROOT / "benchmarks/fuzz/seeds/bicgstab.trace").document,
    "compare averaging": lambda: _compared("averaging.ncu-rep", 0, 1),
    "compare transpose": lambda: _compared("transpose.ncu-rep", 1, 2),
    "compare kernels": lambda: _compared("stencil.ncu-rep", 0, 1),
    "timeline": lambda: TimelineReport(timeline()),
    "doctor": lambda: DoctorReport(SICK),
    "log": lambda: RUNS,
    "chips occupancy": lambda: OccupancyReport(
        load_chip("h200"), LaunchRequirements(256, 40, 0), "1"
    ),
    **{f"list {kind}": _CATALOGUES[kind] for kind in Kind},
}


def _compared(name: str, first: int, second: int) -> Document:
    path = REPORTS / name
    return api.compare(f"{path}:{first}", f"{path}:{second}").document


@pytest.mark.parametrize("name", DOCUMENTS)
def test_it_is_one_screen(name: str) -> None:
    assert faults(DOCUMENTS[name]()) == []


def test_every_page_of_explain_is_one_screen() -> None:
    names = {*known_words(), *VOCABULARY, *(each.name for each in all_experiments())}
    names |= {each.NAME for each in all_transformations()} | {each.name for each in all_rules()}
    assert len(names) > 300
    assert {name: found for name in names if (found := faults(page(name)))} == {}


def test_a_page_that_is_too_long_names_what_v_shows() -> None:
    text = screen_of(page("unrolled-loads"))
    assert "-v also shows: When it is valid" in text
    assert "What it changes" in text


def test_a_list_that_is_too_long_keeps_all_names_or_says_how_many_are_left() -> None:
    text = screen_of(_CATALOGUES[Kind.RULES]())
    assert all(rule.name in text for rule in all_rules())
    assert "-v says what each of them is" in text
    shown = screen_of(RUNS)
    assert "more: -v lists them." in shown
    assert shown.splitlines()[-1] == "What is next."


def test_a_screen_has_forty_lines() -> None:
    assert MOST_LINES == 40


def test_what_is_missing_comes_first() -> None:
    text = screen_of(DoctorReport(SICK))
    assert text.index("part 1 ") < text.index("part 0")
    healthy = replace(SICK, parts=SICK.parts[::2], places=("gpu:0",))
    assert screen_of(DoctorReport(healthy)).startswith("Kernels can be run on gpu:0.")


def test_the_comparison_s_next_step_has_its_line_and_what_to_do() -> None:
    head = screen_of(_compared("averaging.ncu-rep", 0, 1)).splitlines()[:10]
    assert any(line.startswith("   line  averaging.cu:66") for line in head)
    assert any(line.startswith("   do    Reduce within each warp") for line in head)
