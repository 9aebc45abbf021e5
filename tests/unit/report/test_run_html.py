"""The HTML of a session: well formed, inert, one tab an iteration, bars that tell the times."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
import run_sessions as sessions
from test_html import assert_inert, outline

from cuado.optimizer.session import Session
from cuado.report.formats.html import render
from cuado.report.run import RunReport
from cuado.report.run.version_chart import LEFT, RIGHT, version_chart

MADE = (
    sessions.transposes,
    sessions.nothing_helps,
    sessions.killed,
    sessions.nothing_measured,
    sessions.modelled,
    sessions.hostile,
)
# Tabs are radio buttons and labels; nothing else of a form.
TABS = frozenset({"input", "label"})


def html(session: Session) -> str:
    return render(RunReport(session))


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_every_report_is_well_formed_and_inert(make: Callable[[], Session]) -> None:
    text = html(make())
    found = outline(text)
    inputs = [value for tag, name, value in found.attributes if (tag, name) == ("input", "type")]
    assert set(inputs) <= {"radio"}
    found.tags -= TABS
    assert_inert(found)
    assert "http://" not in text
    assert "https://" not in text


def test_hostile_texts_are_text() -> None:
    text = html(sessions.hostile())
    assert "<script" not in text
    shown = outline(text).text
    assert "<script>alert(1)</script>" in shown
    assert "{{ 7*7 }}" in shown
    assert "[U+202E]" in shown
    assert "[U+001B]" in shown


def test_there_is_one_tab_for_each_iteration_and_the_first_is_open() -> None:
    text = html(sessions.transposes())
    tabs = re.findall(r'<input type="radio" name="iteration" id="([^"]+)"( checked)?>', text)
    assert tabs == [("tab-1", " checked"), ("tab-2", ""), ("tab-3", "")]
    # The style sheet shows the section that follows the checked button and its label.
    assert len(re.findall(r'<input [^>]*><label for="[^"]+">[^<]+</label>\s*<section', text)) == 3
    found = outline(text)
    labels = [value for tag, name, value in found.attributes if (tag, name) == ("label", "for")]
    assert sorted(labels) == [name for name, _ in tabs]
    assert len(found.ids) == len(set(found.ids))


def test_everything_is_there() -> None:
    shown = outline(html(sessions.transposes())).text
    for said in (
        "v2 is 4.18x [4.17, 4.19] faster than the original: 973 -> 233 us.",
        "It ended near its roof",
        "[232.3, 233.3]",
        "latency (too little in flight)",
        "Over the version before: predicted 1.90x, achieved 1.79x [1.78, 1.79].",
        "coalesced-stores",
        "'out' differs in 12 elements, first at 4096: 0 instead of 4096.",
        "No two accesses of a thread are adjacent",
        "No experiment found that barriers cost time",
        "equal in all 67,108,864 elements on 3 sets of fresh random inputs.",
        "global_store_sectors_per_request",
        "All times are measured",
    ):
        assert said in shown, said


def test_each_step_of_a_version_has_a_line_of_its_own() -> None:
    made = sessions.transposes()
    steps = ("shared-swizzle", "thread-coarsening(axis=y, factor=4)")
    record = replace(made.iterations[1], version=replace(made.iterations[1].version, steps=steps))
    iterations = (made.iterations[0], record, *made.iterations[2:])
    shown = html(replace(made, iterations=iterations))
    cell = next(
        each for each in shown.split("<td") if 'data-label="changed"' in each and "swizzle" in each
    )
    assert re.findall(r"<div><code>([a-z-]+)</code>", cell) == [
        "shared-swizzle",
        "thread-coarsening",
    ]


def test_a_model_is_never_called_a_measurement() -> None:
    shown = outline(html(sessions.modelled())).text
    assert "All times are modelled" in shown
    assert "Modelled time" in shown
    assert "whiskers" not in shown
    assert "All times are measured" not in shown
    assert 'class="fill modelled"' in html(sessions.modelled())


def test_bars_are_on_one_scale_from_zero_with_their_ranges() -> None:
    versions = [iteration.version for iteration in sessions.transposes().iterations]
    drawn = version_chart(versions, modelled=False)
    assert drawn is not None
    widths = [float(w) for w in re.findall(r'<rect [^>]*width="([\d.]+)"', drawn)]
    times = [version.time.estimate for version in versions if version.time]
    assert widths == pytest.approx([widths[0] * time / times[0] for time in times], abs=0.02)
    assert max(widths) <= RIGHT - LEFT
    assert drawn.count('class="whisker"') == 3 * len(versions)
    assert "Times: original 973 us, v1 416 us, v2 233 us" in drawn


def test_a_version_that_was_not_timed_has_no_bar_and_one_alone_no_picture() -> None:
    first, second, third = (iteration.version for iteration in sessions.transposes().iterations)
    drawn = version_chart([first, replace(second, time=None, speedup=None), third], modelled=False)
    assert drawn is not None
    assert drawn.count("<rect") == 2
    assert "v1 not timed" in drawn
    assert version_chart([first, replace(second, time=None)], modelled=False) is None
    assert version_chart([], modelled=False) is None
