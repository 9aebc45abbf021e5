"""The pictures of the founding documents: overlap, blocks at barriers, memory by space."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
import whatif_results as results
from test_html import outline

from cuado.analysis.spaces import MemorySpace, SpaceUse
from cuado.api import analyze
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.limiter import Limit, VariantTimes
from cuado.report.analysis import Report
from cuado.report.analysis.space_chart import asked, describe, space_chart, taken
from cuado.report.drawing.barrier_pictures import barrier_panels
from cuado.report.drawing.scenarios import SCENARIOS, TALLEST, scenario_panels
from cuado.report.formats.html import render
from cuado.report.whatif import WhatIfReport

EXAMPLES = Path(__file__).parents[3] / "examples"
TIMES = VariantTimes(full=500e3, memory_only=250e3, math_only=400e3)


def heights(picture: str) -> list[float]:
    """The heights of the bars of a picture."""
    return [float(each) for each in re.findall(r'<rect [^>]*height="([\d.]+)"', picture)]


@pytest.mark.parametrize("verdict", list(Limit))
def test_the_scenario_that_the_verdict_names_is_marked(verdict: Limit) -> None:
    marked = [panel.title for panel in scenario_panels(TIMES, verdict) if panel.is_marked]
    named = {
        Limit.MEMORY_BANDWIDTH: ["Memory-bound"],
        Limit.INSTRUCTION_THROUGHPUT: ["Math-bound"],
        Limit.BALANCED: ["Balanced"],
        Limit.MEMORY_AND_LATENCY: ["Memory and latency bound"],
    }
    assert marked == [*named.get(verdict, []), "This kernel"]


def test_the_four_are_drawn_as_the_documents_draw_them() -> None:
    """[000]: which bar is taller, and only in the fourth is the full one far taller."""
    for scenario, panel in zip(SCENARIOS, scenario_panels(TIMES, Limit.UNDECIDED)[:4], strict=True):
        memory, math, full = heights(panel.picture)
        assert (memory > math, memory < math) == {
            "Memory-bound": (True, False),
            "Math-bound": (False, True),
            "Balanced": (False, False),
            "Memory and latency bound": (True, False),
        }[scenario.title]
        is_poor = scenario.title == "Memory and latency bound"
        assert (full > 1.2 * max(memory, math)) == is_poor
        assert ("far taller" in panel.picture) == is_poor


def test_the_kernels_own_bars_are_to_scale() -> None:
    own = scenario_panels(TIMES, Limit.LATENCY)[-1]
    assert heights(own.picture) == [TALLEST / 2, round(0.8 * TALLEST, 2), TALLEST]
    assert "memory only 250 us, math only 400 us, full 500 us" in own.picture
    assert own.says == "62% of the math time is not overlapped with memory."


def test_a_copy_that_was_not_timed_has_no_bar() -> None:
    own = scenario_panels(replace(TIMES, math_only=None), Limit.LATENCY)[-1]
    assert len(heights(own.picture)) == 2
    assert "math only -" in own.picture
    assert "is not known" in own.says


@pytest.mark.parametrize(("blocks", "marked"), [(1, [True, False]), (3, [False, True])])
def test_blocks_at_barriers_mark_the_kernels_own_case(blocks: int, marked: list[bool]) -> None:
    panels = barrier_panels(blocks)
    assert [panel.is_marked for panel in panels] == marked
    assert [f"This kernel: {blocks} block" in panel.says for panel in panels] == marked
    assert not any(panel.is_marked for panel in barrier_panels(None))


def test_several_blocks_have_both_units_busy() -> None:
    one, several = (panel.picture for panel in barrier_panels(None))
    assert (one.count('class="fill memory"'), one.count('class="fill compute"')) == (2, 2)
    assert (several.count('class="fill memory"'), several.count('class="fill compute"')) == (4, 3)


def instructions(value: float) -> Measure:
    return Measure(value, Unit.INSTRUCTION, Provenance.MEASURED, "counter")


def test_the_chart_by_space_says_what_is_known() -> None:
    uses = (
        SpaceUse(MemorySpace.GLOBAL, instructions(2e6), instructions(1e6), instructions(5)),
        SpaceUse(MemorySpace.SHARED, moved=instructions(7)),
        SpaceUse(MemorySpace.TEXTURE, instructions(0)),
    )
    assert [asked(use) for use in uses] == [
        "2.00 M loads, 1.00 M stores, 5 atomics",
        "not recorded",
        "none",
    ]
    assert [taken(use) for use in uses] == ["", "7 wavefronts", ""]
    drawn = outline(space_chart(uses)).text
    assert describe((uses[0],)).endswith("global: 2.00 M loads, 1.00 M stores, 5 atomics")
    for name in ("Kernel", "Global", "Shared", "Texture", "L1/TEX", "7 wavefronts"):
        assert name in drawn
    assert "Constant" not in drawn


def test_pages_show_them() -> None:
    page = outline(render(WhatIfReport(results.transpose()))).text
    assert "How memory and math overlap" in page
    assert "Blocks at barriers" in page
    recorded = render(Report(analyze(EXAMPLES / "recorded" / "averaging.ncu-rep").found))
    assert "k1-spaces" in outline(recorded).ids
    assert "Blocks at barriers" in recorded
    assert "How memory and math overlap" not in recorded  # the recording holds no copies
    copies = render(Report(analyze(EXAMPLES / "case_studies" / "wave_equation.csv").found))
    assert "How memory and math overlap" in copies
    stencil = render(Report(analyze(EXAMPLES / "recorded" / "transpose.ncu-rep").found))
    assert "k1-spaces" in outline(stencil).ids
