"""The HTML of experiments: well formed, inert, complete; drawings that say what the numbers say."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
import whatif_results as results
from test_html import assert_inert, outline

from cuado.report.formats.html import render
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.gain_chart import LEFT, RIGHT, gain_chart
from cuado.report.whatif.html import whatif_page
from cuado.report.whatif.picture_chart import picture_chart
from cuado.report.whatif.rows import Row, cause_rows
from cuado.report.whatif.view import Picture
from cuado.stats import Verdict
from cuado.what_if.result import WhatIf

MADE = (results.transpose, results.interrupted, results.nothing, results.hostile)


def html(result: WhatIf) -> str:
    return render(WhatIfReport(result))


def causes(*pairs: tuple[float, float]) -> tuple[Row, ...]:
    made = (results.switched(results.COALESCED, off, on) for off, on in pairs)
    return cause_rows(replace(results.transpose(), outcomes=tuple(made)))


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_every_report_is_well_formed_and_inert(make: Callable[[], WhatIf]) -> None:
    text = html(make())
    assert_inert(outline(text))
    assert "http://" not in text
    assert "https://" not in text


def test_hostile_names_are_text() -> None:
    text = html(results.hostile())
    assert "<script" not in text
    assert "<b>&#34;x" not in text
    shown = outline(text)
    assert "<script>alert(1)</script>" in shown.text
    assert "[U+202E]" in shown.text
    assert "[U+001B]" in shown.text


def test_everything_is_there() -> None:
    shown = outline(html(results.transpose())).text
    for outcome in results.transpose().outcomes:
        if outcome.experiment.name in ("memory-only", "math-only", "store-only"):
            continue
        assert outcome.experiment.name in shown
    for said in (
        "Bank conflicts at transpose.cu:12 cost 39% of the time: 499 -> 303 us without them",
        "Time, whole and in parts",
        "Now, and without bank conflicts",
        "67% of the math time is not overlapped with memory.",
        "Experiments and counters agree: latency.",
        "the rewritten kernel leaves the same results, bit for bit",
        "Gains overlap",
        "outputs equal",
        "Undecided: the experiment's switch itself changes the time too much",
        "cuado explain conflict-free-shared",
        "Absorbs +16 multiply-adds per iteration within 2%",
        "1 block per SM: +62% time.",
        "tile[threadIdx.y][threadIdx.x] = in[j * cols + i];",
    ):
        assert said in shown


def test_a_line_with_a_gain_leads_to_its_source() -> None:
    shown = outline(html(results.transpose()))
    assert {"#f1-8", "#f1-12"} <= set(shown.links)
    (file,) = whatif_page(WhatIfReport(results.transpose())).listing.files
    (block,) = file.blocks
    assert [row.number for row in block] == list(range(6, 14))
    told = {row.number: [(e.text, e.says) for e in row.by_experiment] for row in block}
    assert {number: each for number, each in told.items() if each} == {
        8: [("30%", "at most, no-loads")],
        9: [("24%", "at most, no-barriers")],
        12: [("38%", "conflict-free-shared")],
    }
    heat = {row.number: row.heat for row in block}
    assert heat[12] > heat[8] > heat[10] == 0
    assert {row.number: row.marks for row in block if row.marks} == {12: (1,)}
    assert {"#point-1", "#f1-12"} <= set(shown.links)


def test_without_sources_there_is_no_listing_and_no_dead_link() -> None:
    found = results.transpose()
    bare = replace(found, launch=replace(found.launch, sources={}))
    shown = outline(html(bare))
    assert "source" not in shown.ids
    assert shown.links == ["#causes"]
    assert "transpose.cu:12 alone" in shown.text


def test_disagreement_with_counters_stands_out() -> None:
    found = results.transpose()
    words = "experiments say latency, counters say launch"
    other = replace(found, counters=replace(found.counters, agrees=False, words=words))
    assert 'class="crosscheck disagrees"' in html(other)
    assert 'class="crosscheck"' in html(found)


def test_bars_of_pictures_are_on_one_scale_with_the_range_at_their_end() -> None:
    full = Picture("full", 400.0, results.interval(400.0, 0.25))
    svg = picture_chart((full, Picture("math only", 100.0, None)))
    long, short = (float(width) for width in re.findall(r'<rect [^>]*width="([\d.]+)"', svg))
    assert long == pytest.approx(4 * short, abs=0.1)
    whiskers = [float(x) for x in re.findall(r'<line x1="([\d.]+)"[^>]*class="whisker"', svg)]
    assert max(whiskers) - min(whiskers) == pytest.approx(long / 2, abs=0.1)
    assert "Times: full 400 ns, math only 100 ns" in svg


def test_gains_stand_on_the_line_of_no_change() -> None:
    chart = gain_chart(causes((400e3, 200e3), (400e3, 500e3)))
    assert chart is not None
    one = float(re.findall(r'<line x1="([\d.]+)"[^>]*class="axis"', chart)[0])
    bars = re.findall(r'<rect x="([\d.]+)"[^>]*width="([\d.]+)"', chart)
    (start, width), (lower, shrunk) = ((float(x), float(w)) for x, w in bars)
    assert start == pytest.approx(one, abs=0.02)
    assert lower + shrunk == pytest.approx(one, abs=0.02)
    # Twice as fast lies further from no change than a quarter slower.
    assert width > 2 * shrunk


@pytest.mark.parametrize("on", [1.0, 50.0, 399e3, 400e3, 500e3, 4e8])
def test_any_gain_is_drawn_inside_the_picture(on: float) -> None:
    chart = gain_chart(causes((400e3, on)))
    assert chart is not None
    for value in re.findall(r' x[12]?="(-?[\d.]+)"', chart):
        assert 0 <= float(value) <= RIGHT + 10
    assert len(re.findall(r'class="tick"', chart)) <= 8
    assert LEFT < RIGHT


def test_what_is_undecided_is_drawn_as_such_and_unknown_gains_not_at_all() -> None:
    doubtful = results.switched(results.COALESCED, 699e3, 466e3, Verdict.UNDECIDED)
    rows = cause_rows(replace(results.transpose(), outcomes=(doubtful,)))
    chart = gain_chart(rows)
    assert chart is not None
    assert 'class="gain undecided"' in chart
    assert f"({wording.gain(1.5)})" in chart
    assert gain_chart([replace(rows[0], gain=None)]) is None
    assert gain_chart([]) is None
