"""Case studies: their files, what follows from measured versions, and the documents."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import whatif_results as results
from whole_formats import WHOLE

from cuado.errors import CuadoError, UnknownNameError
from cuado.model.cause import Cause
from cuado.report.formats import Style, render
from cuado.report.study import StudyReport
from cuado.report.study.view import study_view
from cuado.sources.study.description import Expected, Study, read_study
from cuado.sources.study.library import find_study, known_studies
from cuado.stats import Interval
from cuado.studies.result import Naming, Step, StudyResult
from cuado.what_if.result import Claim, NamedCause

FILE = """
schema = 1
name = "walk"
title = "A walk"
says = "It walks."
documented = "ms on a K20X"

[[versions]]
name = "v1"
case = "v1.toml"
does = "slowly"
causes = ["bank-conflicts", "tail"]
documented = 2.5

[[versions]]
name = "v2"
case = "v2.toml"
does = "faster"
causes = ["barriers"]
expect = "faster"

[[versions]]
name = "v3"
case = "v3.toml"
does = "no faster"
causes = []
expect = "faster"
note = "Today's chips forgive it."

[roof]
case = "roof.toml"
says = "a run"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "study.toml").write_text(FILE)
    for name in ("v1", "v2", "v3", "roof"):
        (tmp_path / f"{name}.toml").write_text("")
    return tmp_path


@pytest.fixture
def study(folder: Path) -> Study:
    return read_study(folder)


def interval(time: float) -> Interval:
    return Interval(time, time * 0.99, time * 1.01, 0.95, 8)


def measured(study: Study, *times: float, roof: float | None = 95e3) -> StudyResult:
    steps = tuple(
        Step(version, replace(results.transpose(), original=interval(time)), correct=True)
        for version, time in zip(study.versions, times, strict=False)
    )
    return StudyResult(study, steps, (roof and interval(roof)) or None, 12.0, device="a chip")


def test_a_study_is_read(study: Study, folder: Path) -> None:
    first, second, third = study.versions
    assert (first.name, first.causes, first.documented) == (
        "v1",
        (Cause.BANK_CONFLICTS, Cause.TAIL),
        2.5,
    )
    assert (second.expect, third.note) == (Expected.FASTER, "Today's chips forgive it.")
    assert study.roof is not None
    assert study.roof.case == folder / "roof.toml"
    assert find_study(str(folder)) == study


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"barriers"', '"magic"', "'magic' is no cause"),
        ('"barriers"', '"dram-roof"', "'dram-roof' is no cause"),
        ('case = "v2.toml"', 'case = "v9.toml"', "there is no 'v9.toml'"),
        ('expect = "faster"', 'expect = "quicker"', "'quicker' is not known"),
        ('name = "v2"', 'name = "v1"', "two have one name"),
        ("schema = 1", "schema = 2", "is 2"),
        ('does = "slowly"', 'does = "slowly"\nexpect = "same"', "none before it"),
        ("schema = 1", "schema = [", "is no TOML"),
    ],
)
def test_bad_files_are_refused_with_the_key(folder: Path, old: str, new: str, problem: str) -> None:
    (folder / "study.toml").write_text(FILE.replace(old, new, 1))
    with pytest.raises(CuadoError, match=problem):
        read_study(folder)


def test_unknown_studies_are_refused_with_the_known_names() -> None:
    with pytest.raises(UnknownNameError, match="no-such-study"):
        find_study("no-such-study")


def test_every_study_that_comes_along_can_be_read() -> None:
    names = [study.name for study in known_studies()]
    assert len(set(names)) == len(names)


def test_gains_order_and_roof_follow_from_the_times(study: Study) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    gain = found.gain(0)
    assert gain is not None
    assert gain.estimate == pytest.approx(3.0)
    assert gain.low == pytest.approx(3.0 * 0.99 / 1.01)
    assert [found.compares(n) for n in range(3)] == [None, Expected.FASTER, Expected.SAME]
    assert found.from_roof is not None
    assert found.from_roof.estimate == pytest.approx(98 / 95)
    assert found.gain(2) is None
    partial = measured(study, 300e3)
    assert partial.from_roof is None


def test_naming_is_judged_against_what_the_next_version_removes(study: Study) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    assert [step.naming for step in found.steps] == [Naming.FIRST, Naming.MISSED, Naming.NONE]
    barriers = (*results.named(), NamedCause(Cause.BARRIERS, "why", "no-barriers"))
    step = found.steps[1]
    assert step.found is not None
    second = replace(step, found=replace(step.found, causes=barriers))
    assert second.naming is Naming.AMONG
    predicted = found.steps[0].predicted
    assert predicted is not None
    assert predicted.experiment == "conflict-free-shared"


@pytest.mark.parametrize(
    ("claim", "says"),
    [
        (Claim.AT_LEAST, "conflict-free-shared: at least 1.65x; achieved 3.00x"),
        (Claim.BOUND, "conflict-free-shared: at most 1.65x; achieved 3.00x"),
        (Claim.PREDICTED, "conflict-free-shared: 1.65x predicted; achieved 3.00x"),
    ],
)
def test_a_gain_is_said_with_its_claim(study: Study, claim: Claim, says: str) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    first = found.steps[0]
    assert first.found is not None
    named = NamedCause(Cause.BANK_CONFLICTS, "why", "conflict-free-shared", interval(1.65), claim)
    step = replace(first, found=replace(first.found, causes=(named,)))
    report = StudyReport(replace(found, steps=(step, *found.steps[1:])))
    assert says in study_view(report).rows[0].story
    data = json.loads(render(report, "json", Style(80, color=False)))
    assert data["versions"][0]["predicted_claim"] == claim.name.lower()


def test_a_version_that_computes_something_else_is_never_a_hit(study: Study) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    wrong = replace(found.steps[0], correct=False, error="7 elements of 'y' are wrong")
    assert wrong.time is None
    assert wrong.naming is Naming.MISSED
    result = replace(found, steps=(wrong, *found.steps[1:]))
    assert result.gain(0) is None
    row = study_view(StudyReport(result)).rows[0]
    assert row.good is False
    assert row.story == ("not measured: 7 elements of 'y' are wrong",)


@pytest.mark.parametrize("format_name", WHOLE)
def test_every_format_tells_the_story(study: Study, format_name: str) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    hostile = replace(study, title="<script>alert(1)</script>")
    text = render(StudyReport(replace(found, study=hostile)), format_name, Style(80, color=False))
    assert "v1" in text
    assert "bank-conflicts" in text.replace("\\", "")
    if format_name == "html":
        assert "<script>" not in text
    if format_name == "terminal":
        assert max(map(len, text.splitlines())) <= 80
        assert "Of 2 steps the cause was named in 1, first in 1." in text
        assert "at its roof: +3%" in text
    if format_name == "json":
        data = json.loads(text)
        assert [each["naming"] for each in data["versions"]] == ["first", "missed", "none"]
        assert data["versions"][0]["achieved"]["estimate"] == pytest.approx(3.0)
