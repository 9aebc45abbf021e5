"""Case studies: their files, what follows from measured versions, and the documents."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import whatif_results as results
from whole_formats import WHOLE

from cuado.errors import CuadoError, UnknownNameError
from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.model.program import ProgramShare
from cuado.report import words
from cuado.report.formats import Style, render
from cuado.report.study import StudyReport
from cuado.report.study.view import study_view
from cuado.sources.study.description import Expected, Study, read_study
from cuado.sources.study.document import Figure
from cuado.sources.study.library import find_study, known_studies
from cuado.stats import Interval
from cuado.studies.conclusion import conclude
from cuado.studies.result import Naming, Step, StudyResult
from cuado.what_if.result import Claim, NamedCause

FILE = """
schema = 1
name = "walk"
title = "A walk"
says = "It walks."
documented = "ms on a K20X"
documented_size = { N = 64 }
figures = "figures.csv"

[[versions]]
name = "v1"
case = "v1.toml"
does = "slowly"
causes = ["bank-conflicts", "tail"]
documented = 2.5
[versions.document]
of = "walk v1"
concludes = "few blocks"
limiter = "launch"
findings = ["small-grid", "divergence"]
counters = ["counters.csv:slow"]

[[versions]]
name = "v2"
case = "v2.toml"
does = "faster"
causes = ["barriers"]
documented = 1.25
expect = "faster"
document = { of = "walk v2", concludes = "twice as fast" }

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


FIGURES = """# a document
section,of,what,value,unit
Step 1,walk v1,blocks,4,
Step 1,walk v1,time,2.5,ms
Step 2,walk v2,time,1.25,ms
"""
COUNTERS = """# chip: k20x
kernel,grid,block,dram_utilization
slow,4,256,10.9
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "study.toml").write_text(FILE)
    (tmp_path / "figures.csv").write_text(FIGURES)
    (tmp_path / "counters.csv").write_text(COUNTERS)
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
        ("N = 64", "N = 0", "at least 1"),
        ('"walk v2"', '"walk v9"', "no figure of 'walk v9'"),
        ('"launch"', '"luck"', "'luck' is not known"),
        ("counters.csv:slow", "nowhere.csv:slow", "is no 'TABLE:KERNEL'"),
        ('concludes = "twice as fast"', 'says = "twice"', "unknown key"),
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


def test_the_document_s_program_is_said_with_its_gain(study: Study) -> None:
    program = ProgramShare(81.191e-3, 104.723e-3, 71)
    told = replace(study, program=program)
    summary = study_view(StudyReport(measured(told, 300e3, 100e3, 98e3))).summary
    assert any("takes 78% of the time: 81.2 ms of 105 ms, 71 launches" in each for each in summary)
    here = words.speedup(program.speedup(300 / 98))
    assert f"The kernel 3.06x faster, as here, that program is {here} faster (Amdahl)." in summary
    without = study_view(StudyReport(measured(study, 300e3, 100e3))).summary
    assert not any("Amdahl" in each for each in without)


def test_the_solver_s_study_states_the_document_s_share() -> None:
    assert find_study("bicgstab").program == ProgramShare(81.191e-3, 104.723e-3, 71)


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
    assert row.story[0] == "not measured: 7 elements of 'y' are wrong"


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


def test_a_documents_figures_are_read(study: Study) -> None:
    document = study.versions[0].document
    assert document is not None
    assert document.figures == (
        Figure("Step 1", "walk v1", "blocks", 4.0),
        Figure("Step 1", "walk v1", "time", 2.5, "ms"),
    )
    assert study.documented_size == {"N": 64}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [("value", "number", "other columns"), ("2.5", "some", "'some' of time is no number")],
)
def test_bad_figures_are_refused(folder: Path, old: str, new: str, problem: str) -> None:
    (folder / "figures.csv").write_text(FIGURES.replace(old, new))
    with pytest.raises(CuadoError, match=problem):
        read_study(folder)


def test_documented_times_stand_beside_a_run_of_their_size_only(study: Study) -> None:
    found = measured(study, 300e3, 100e3, 98e3)
    other = study_view(StudyReport(found))
    assert [row.cells[-1] for row in other.rows] == ["1.00x", "2.00x", "-"]
    assert "speed-ups over the first version (times beside a run with -s N=64)" in other.summary[-1]
    same = study_view(StudyReport(replace(found, at_documented_size=True)))
    assert [row.cells[-1] for row in same.rows] == ["2.5", "1.25", "-"]
    assert same.summary[-1] == "Documented: ms on a K20X."


def test_a_document_and_what_cuado_makes_of_its_numbers_are_told(study: Study) -> None:
    documents = [version.document for version in study.versions]
    concluded = [conclude(document) if document else None for document in documents]
    first = concluded[0]
    assert first is not None
    assert first.limiter is not None
    assert first.limiter.verdict is Limit.LAUNCH
    assert first.lacking == ("divergence",)
    assert concluded[1:] == [None, None]
    found = measured(study, 300e3, 100e3, 98e3)
    steps = [replace(s, concluded=c) for s, c in zip(found.steps, concluded, strict=True)]
    report = StudyReport(replace(found, steps=tuple(steps)))
    rows = study_view(report).rows
    assert rows[0].story[-2:] == (
        "document: few blocks",
        "cuado, from the document's numbers: launch too small "
        "(grid smaller than the chip), small-grid (not divergence)",
    )
    assert rows[1].story[-1].endswith("nothing, as it prints none that a tool counts")
    assert not any(line.startswith("document") for line in rows[2].story)
    data = json.loads(render(report, "json", Style(80, color=False)))["versions"]
    assert data[0]["document"]["cuado"]["lacking"] == ["divergence"]
    assert data[0]["document"]["figures"][1]["value"] == 2.5
    assert (data[1]["document"]["cuado"], data[2]["document"]) == (None, None)


def test_a_kernel_that_its_table_does_not_have_is_lacking_whole(study: Study) -> None:
    document = study.versions[0].document
    assert document is not None
    (source,) = document.counters
    found = conclude(replace(document, counters=(replace(source, kernel="fast"),)))
    assert found is not None
    assert found.limiter is None
    assert found.lacking == ("launch", "small-grid", "divergence")
