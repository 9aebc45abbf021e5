"""All pages open with the answer; pictures have text alternatives; findings are marked in code."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
import run_sessions as sessions
import whatif_results as results
from handmade_timeline import timeline
from test_html import assert_inert, outline
from test_saved_results import RECORDED, ROOT, TRACE

from cuado import api
from cuado.cli.explain import page as explained
from cuado.device import load_chip
from cuado.device.occupancy import LaunchRequirements
from cuado.model.defect import Act, Checked, Defect, DefectKind, Severity, Site
from cuado.model.line_cost import LineCost
from cuado.model.machine import Examination, Part, Status
from cuado.report.check import CheckReport
from cuado.report.compare import CompareReport
from cuado.report.doctor import DoctorReport
from cuado.report.document import Document
from cuado.report.drawing.bars import change_bar
from cuado.report.drawing.cost_lines import cost_listing
from cuado.report.formats.html import render
from cuado.report.occupancy import OccupancyReport
from cuado.report.run import RunReport
from cuado.report.run.gain_curve import gain_curve
from cuado.report.study import StudyReport
from cuado.report.timeline import TimelineReport
from cuado.report.whatif import WhatIfReport
from cuado.sources.study.library import find_study
from cuado.studies.result import Step, StudyResult
from cuado.what_if.line_costs import line_costs


def checked() -> Document:
    """A race between two lines of a file that is at hand."""
    text = "__shared__ float part[64];\npart[i] = in[i];\nout[i] = part[63 - i];\n"
    block = (1, 0, 0)
    sites = [
        Site(act, (n, 0, 0), block, "st.shared.f32", 10 * n, "/a/s.cu", n, text.splitlines()[n - 1])
        for act, n in ((Act.WRITES, 2), (Act.READS, 3))
    ]
    defect = Defect(DefectKind.READ_AFTER_WRITE, Severity.ERROR, 64, sites[1], sites[0])
    found = Checked("reverse", "reverse", (4, 1, 1), (64, 1, 1), 4, (defect,))
    return CheckReport(replace(found, sources={"/a/s.cu": text}))


def studied() -> Document:
    """Two versions, the second faster."""
    slow = results.transpose()
    fast = replace(slow, original=results.interval(300e3))
    study = find_study("transpose")
    steps = tuple(
        Step(version, found, True)
        for version, found in zip(study.versions, (slow, fast), strict=False)
    )
    return StudyReport(StudyResult(study, steps, None, 1.0))


def compared() -> Document:
    report = RECORDED / "averaging.ncu-rep"
    found: Document = api.compare(f"{report}:0", f"{report}:1").document
    assert isinstance(found, CompareReport)
    return found


PAGES: dict[str, Callable[[], Document]] = {
    "analysis": lambda: api.analyze(RECORDED / "averaging.ncu-rep").document,
    "classic": lambda: api.analyze(ROOT / "examples" / "case_studies" / "averaging.csv").document,
    "whatif": lambda: WhatIfReport(results.transpose()),
    "run": lambda: RunReport(sessions.transposes()),
    "compare": compared,
    "check": checked,
    "study": studied,
    "trace": lambda: api.trace(TRACE).document,
    "timeline": lambda: TimelineReport(timeline()),
}
OTHERS: dict[str, Callable[[], Document]] = {
    "occupancy": lambda: OccupancyReport(load_chip("h200"), LaunchRequirements(256, 40, 0), "1"),
    "doctor": lambda: DoctorReport(Examination((Part("ncu", Status.MISSING, "-", "get it"),), ())),
    "explain": lambda: explained("uncoalesced-global-load"),
}
"""Pages that give no answer about a kernel."""


@cache
def page(name: str) -> str:
    return render({**PAGES, **OTHERS}[name]())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_opens_with_its_verdict(name: str) -> None:
    html = page(name)
    found = outline(html)
    if name == "run":
        found.tags -= {"input", "label"}
    assert_inert(found)
    body = html.partition("<main")[2]
    first = re.search(r"<(p|h2|table|dl|svg)[ >][^>]*>", body)
    assert first is not None
    assert "headline" in first[0]
    # A picture, or code, stands before the second section of the page.
    opening = body.partition("</section>")[0]
    assert name == "check" or "<svg" in opening


@pytest.mark.parametrize("name", [*PAGES, *OTHERS])
def test_every_picture_has_a_text_alternative(name: str) -> None:
    html = page(name)
    for attributes, inside in re.findall(r"<svg([^>]*)>(.*?)</svg>", html, re.DOTALL):
        told = re.match(r"\s*<title>[^<]{10,}</title>", inside)
        is_named = 'role="img"' in attributes and told is not None
        assert is_named or 'aria-hidden="true"' in attributes
    ids = set(outline(html).ids)
    for attributes in re.findall(r"<figure([^>]*)>", html):
        named = re.search(r'aria-labelledby="([^"]+)"', attributes)
        in_panel = not attributes.strip() or "marked" in attributes
        assert in_panel or "aria-label=" in attributes or (named and named[1] in ids)


def test_the_doctor_s_page_opens_with_what_can_be_run() -> None:
    body = page("doctor").partition("<main")[2]
    assert body.index("Kernels cannot be run here.") < body.index("<table")
    assert body.index("ncu</th>") < body.index("missing</td>")


@pytest.mark.parametrize("name", [*PAGES, *OTHERS])
def test_tab_order_is_the_order_of_reading(name: str) -> None:
    html = page(name)
    assert set(re.findall(r'tabindex="([^"]*)"', html)) <= {"0"}
    # What scrolls can be reached, and says what it is.
    for attributes in re.findall(r'<div class="scroll"([^>]*)>', html):
        assert 'tabindex="0"' in attributes
        assert 'role="region"' in attributes
        assert "aria-label=" in attributes


@pytest.mark.parametrize(
    ("name", "link"), [("analysis", "#k1-c1"), ("whatif", "#point-1"), ("check", "#point-1")]
)
def test_findings_are_marked_in_the_source(name: str, link: str) -> None:
    marks = re.findall(r'class="point-marks">(.*?)</span>', page(name))
    assert any(f'href="{link}"' in mark for mark in marks)


def test_lines_without_their_file_are_shown_by_their_own_text() -> None:
    cost = LineCost("/a/k.cu", 7, "x = y;", 0.4, "no-loads")
    (file,) = cost_listing((("original", (cost,)), ("v1", ())), {}).files
    (block,) = file.blocks
    assert [(row.number, row.text) for row in block] == [(7, "x = y;")]
    assert [(each.version, each.text) for each in block[0].by_experiment] == [("original", "40%")]


def test_a_line_that_costs_next_to_nothing_is_not_listed() -> None:
    cost = LineCost("/a/k.cu", 7, "x = y;", None, "", 0.001, "samples")
    assert cost_listing((("", (cost,)),), {"/a/k.cu": 9 * "\n"}).files == ()


def test_what_can_be_removed_says_what_a_line_costs_before_a_bound_does() -> None:
    costs = {cost.line: cost for cost in line_costs(results.transpose())}
    assert (costs[12].experiment, costs[12].is_bound) == ("conflict-free-shared", False)
    assert costs[12].saved == pytest.approx(1 - 320 / 515, abs=0.01)
    assert (costs[8].experiment, costs[8].is_bound) == ("no-loads", True)


def test_the_curve_of_gain_steps_where_each_version_was_there() -> None:
    drawn = gain_curve(sessions.transposes())
    assert drawn is not None
    assert "v1 2.34x after 32.9 s, v2 4.18x after 61.0 s; it took 71.4 s" in drawn
    points = re.findall(r"([\d.]+),([\d.]+)", re.findall(r'points="([^"]+)"', drawn)[0])
    x, y = ([float(each[at]) for each in points] for at in (0, 1))
    assert x == sorted(x)
    assert y == sorted(y, reverse=True)


def test_there_is_no_curve_where_times_are_not_known() -> None:
    session = sessions.transposes()
    old = tuple(replace(each, began=None) for each in session.iterations)
    assert gain_curve(replace(session, iterations=old)) is None


@pytest.mark.parametrize(
    ("factor", "start", "width"),
    [(1.0, 50, 0), (8.0, 50, 50), (1 / 8, 0, 50), (0.0, 0, 50), (64, 50, 50)],
)
def test_changes_are_drawn_from_the_middle(factor: float, start: float, width: float) -> None:
    drawn = change_bar(factor, 8.0, "fill then")
    found = re.search(r'<rect x="([\d.]+)%" y="3" width="([\d.]+)%"', drawn)
    assert found is not None
    assert [float(each) for each in found.groups()] == pytest.approx([start, width], abs=0.1)
