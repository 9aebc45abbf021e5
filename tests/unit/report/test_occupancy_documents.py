"""Occupancy in each format: the point, the next steps, and a text alternative of each chart."""

import re

import pytest
from test_html import assert_inert, outline

from cuado.cli.main import run
from cuado.device import load_chip
from cuado.device.occupancy import LaunchRequirements, Parameter
from cuado.report.document import Style
from cuado.report.formats import render
from cuado.report.formats.json import plain
from cuado.report.occupancy import OccupancyReport
from cuado.report.occupancy.charts import occupancy_charts
from cuado.report.occupancy.view import occupancy_view


def report(chip: str = "k20c", **asked: int) -> OccupancyReport:
    launch = {"threads_per_block": 256, "registers_per_thread": 47, **asked}
    return OccupancyReport(load_chip(chip), LaunchRequirements(**launch), "0")


def test_the_next_step_is_named() -> None:
    (step,) = occupancy_view(report().chip, report().launch).steps
    assert step == "7 registers fewer (40): 62.5% -> 75%, 6 blocks per SM"


def test_text_fits_80_columns_and_marks_the_launch() -> None:
    text = render(report(), "terminal", Style(80))
    assert max(map(len, text.splitlines())) <= 80
    assert [line.split()[:4] for line in text.splitlines() if line.startswith("   > ")] == [
        [">", "41", "-", "48"],
        [">", "up", "to", "9.5"],
        [">", "256", "████████████████████", "62.5%"],
    ]


def test_a_page_is_inert_and_every_chart_says_what_it_shows() -> None:
    html = render(report(), "html")
    assert_inert(outline(html))
    titles = re.findall(r"<svg[^>]*><title>([^<]*)", html)
    assert [title.split(".")[0] for title in titles] == [
        "Occupancy against registers per thread",
        "Occupancy against shared memory per block",
        "Occupancy against threads per block",
    ]
    assert all("62.5% at" in title for title in titles)
    assert html.count("(this launch)") == 3


def test_the_own_point_is_where_the_launch_is() -> None:
    shown = occupancy_charts(report().chip, report().launch)
    circle = re.search(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="6"', shown.drawings[0])
    assert circle is not None
    x, y = map(float, circle.groups())
    assert x == pytest.approx(56 + 322 * 47 / 255, abs=0.1)
    assert y == pytest.approx(184 - 162 * 0.625, abs=0.1)
    assert 'class="next-point"' in shown.drawings[0]
    assert 'class="next-point"' not in shown.drawings[1]


@pytest.mark.parametrize("chip", ["h200", "k20c", "c2050"])
@pytest.mark.parametrize(
    "asked",
    [
        {"registers_per_thread": 255, "threads_per_block": 1024},
        {"registers_per_thread": 0},
        {"registers_per_thread": 16, "threads_per_block": 1},
        {"shared_bytes_per_block": 49_152},
    ],
)
def test_everything_drawn_lies_inside_the_picture(chip: str, asked: dict[str, int]) -> None:
    found = report(chip, **asked)
    for drawing in occupancy_charts(found.chip, found.launch).drawings:
        for name, limit in (("x", 400), ("y", 236)):
            for value in re.findall(rf' (?:{name}[12]?|c{name})="(-?[\d.]+)"', drawing):
                assert 0 <= float(value) <= limit


def test_json_holds_launch_steps_and_curves() -> None:
    found = plain(report())
    assert found["kind"] == "occupancy"
    assert found["occupancy"]["fraction"] == 0.625
    assert found["steps"][0]["changes"] == {"registers_per_thread": [47, 40]}
    assert [curve["parameter"] for curve in found["curves"]] == [
        each.value for each in (Parameter.REGISTERS, Parameter.SHARED, Parameter.THREADS)
    ]


def test_markdown_has_a_table_for_each_curve() -> None:
    text = render(report(), "markdown")
    assert text.count("| limited by |") == 3
    assert "**41 \\- 48**" in text


def test_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--registers", "40", "--shared", "12KiB", "--block", "256"]
    assert run(["chips", "occupancy", *asked]) == 0
    assert "8 registers fewer (32): 75% -> 100%" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["-r", "40", "-b", "2048"], "2,048 threads does not run on NVIDIA H200"),
        (["-r", "256", "-b", "32"], "256 registers does not run on NVIDIA H200"),
        (["-r", "40", "-b", "32", "-s", "1MiB"], "are too many on NVIDIA H200"),
        (["-r", "40", "-b", "32", "-s", "much"], "'much' is no size"),
        (["-r", "40", "-b", "32", "--chip", "h21"], "unknown chip 'h21'"),
    ],
)
def test_what_cannot_be(asked: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["chips", "occupancy", *asked]) == 2
    assert says in capsys.readouterr().err


def test_a_carve_out_that_is_kept_is_said() -> None:
    found = report("h200", shared_bytes_per_block=3840, shared_config_bytes=32_768)
    says = [curve.says for curve in occupancy_view(found.chip, found.launch).curves]
    assert [" carve-out stays 32 KiB per SM" in each for each in says] == [False, True, False]
