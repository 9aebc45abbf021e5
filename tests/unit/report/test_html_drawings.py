"""The drawings: geometry that says what the numbers say."""

import re

import pytest
from markupsafe import Markup

from cuado.analysis import thresholds
from cuado.analysis.roofline import Point, Roofline
from cuado.analysis.same_occupancy import copy_at
from cuado.analysis.traffic import Link, Traffic
from cuado.device import load_chip
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.limiter import UnitKind, Utilization
from cuado.report.analysis import numbers
from cuado.report.analysis.balance_line import balance_line, describe
from cuado.report.analysis.concurrency_plot import Place, concurrency_plot
from cuado.report.analysis.memory_chart import change, memory_chart
from cuado.report.analysis.roofline_plot import descriptions, roofline_plot
from cuado.report.analysis.stall_chart import stall_chart
from cuado.report.analysis.unit_chart import unit_chart
from cuado.report.drawing.bars import bar
from cuado.report.drawing.labels import Box, Labels
from cuado.report.drawing.scales import LogScale
from cuado.report.drawing.svg import element

PEAKS = {"fp32": 60e12, "fp64": 30e12}


def measure(value: float, unit: Unit = Unit.BYTE) -> Measure:
    return Measure(value, unit, Provenance.MEASURED, "counter")


def widths(svg: str) -> list[float]:
    return [float(found) for found in re.findall(r'width="([\d.]+)%"', svg)]


def test_text_and_attributes_are_escaped_and_markup_is_not() -> None:
    made = element("text", "<b>", Markup("<tspan></tspan>"), class_='"x"', x=1.005, y=None)
    assert made == '<text class="&#34;x&#34;" x="1">&lt;b&gt;<tspan></tspan></text>'


@pytest.mark.parametrize(("part", "width"), [(0.25, 25), (0, 0), (1.7, 100), (-1, 0)])
def test_a_bar_is_as_long_as_its_part(part: float, width: float) -> None:
    assert widths(bar(part, "fill")) == [width]


def test_a_logarithmic_scale() -> None:
    scale = LogScale(0.1, 1000, 0, 400)
    assert scale(10) == pytest.approx(200)
    assert scale.per_decade == pytest.approx(100)
    assert list(scale.ticks()) == pytest.approx([0.1, 1, 10, 100, 1000])
    assert len(list(LogScale(1e-12, 1e12, 0, 1).ticks())) <= 7


def test_a_point_below_the_slope_is_measured_against_attainable_bandwidth() -> None:
    found = Roofline(5e12, 4e12, (Point("fp32", 0.5, 1e12, 60e12),))
    (says,) = descriptions(found, PEAKS)
    assert says.startswith("At 0.50 flop/byte DRAM allows 2 Tflop/s in fp32;")
    assert says.endswith("the kernel reaches 1 Tflop/s, 50% of it.")


def test_a_point_right_of_the_ridge_is_measured_against_its_own_pipe() -> None:
    found = Roofline(5e12, None, (Point("fp64", 1000, 3e12, 30e12),))
    assert "the pipe allows 30 Tflop/s in fp64" in descriptions(found, PEAKS)[0]
    assert "10% of it" in descriptions(found, PEAKS)[0]


@pytest.mark.parametrize(
    ("intensity", "rate"), [(1e-6, 1e3), (1e6, 6e13), (0.5, 1e12), (12, 6e13), (1e-9, 1e-3)]
)
def test_everything_drawn_lies_inside_the_picture(intensity: float, rate: float) -> None:
    points = (Point("fp32", intensity, rate, 60e12), Point("fp64", intensity, rate / 2, 30e12))
    svg = roofline_plot(Roofline(5e12, 4e12, points), PEAKS)
    for name, limit in (("x", 520), ("y", 364)):
        for value in re.findall(rf' (?:{name}[12]?|c{name})="(-?[\d.]+)"', svg):
            assert -10 <= float(value) <= limit


@pytest.mark.parametrize("chip", ["h200", "k20x", "c2050", "a100"])
@pytest.mark.parametrize(
    ("warps", "bandwidth"), [(0.01, 1e6), (39.8, 1e12), (64, 9e12), (48, None)]
)
def test_the_concurrency_plot_stays_inside_and_says_what_it_shows(
    chip: str, warps: float, bandwidth: float | None
) -> None:
    facts = load_chip(chip)
    copy = copy_at(facts, warps, 4)
    plot = concurrency_plot(facts, Place(warps, bandwidth), copy)
    assert plot is not None
    for name, limit in (("x", 520), ("y", 300)):
        for value in re.findall(rf' (?:{name}[12]?|c{name})="(-?[\d.]+)"', plot.picture):
            assert 0 <= float(value) <= limit
    assert plot.measured == (chip == "h200")
    assert ("No curve was measured" in " ".join(plot.says)) != plot.measured
    assert all(len(row) == 1 + len(plot.columns) for row in plot.rows)


def test_a_hundred_lines_in_flight_fill_a_kepler() -> None:
    plot = concurrency_plot(load_chip("k20x"), Place(64.0, None), None)
    assert plot is not None
    assert "100 lines of 128 bytes in flight per SM; one for each warp is 64" in plot.says[-1]


def test_the_kernel_is_compared_with_the_copy_at_its_occupancy() -> None:
    chip = load_chip("h200")
    plot = concurrency_plot(chip, Place(32.0, 1e12), copy_at(chip, 32, 4))
    assert plot is not None
    assert plot.says[0].startswith("With 1,024 threads per SM a simple copy of 4-byte words")
    assert plot.says[1] == "The kernel moves 1 TB/s, 48% of that copy."
    more = concurrency_plot(chip, Place(32.0, 3e12), copy_at(chip, 32, 4))
    assert more is not None
    assert more.says[1].endswith("more than that copy: it has more under way.")


def test_a_copy_at_the_same_occupancy_is_a_roof_of_its_own() -> None:
    found = Roofline(5e12, 4e12, (Point("fp32", 0.5, 1e12, 60e12),))
    assert "dotted" not in roofline_plot(found, PEAKS)
    assert "DRAM 2 TB/s copy at this occupancy" in roofline_plot(found, PEAKS, 2e12)


def test_names_of_points_lie_over_nothing_that_was_placed_before() -> None:
    frame = Box(0, 0, 400, 100)
    labels = Labels(frame)
    boxes = [labels.place(200, 50, "fp32 1 Tflop/s").box("fp32 1 Tflop/s") for _ in range(4)]
    assert all(each.lies_in(frame) for each in boxes)
    assert not any(a.overlaps(b) for at, a in enumerate(boxes) for b in boxes[:at])


def test_roofs_are_told_apart_by_a_key_above_them() -> None:
    found = Roofline(5e12, 4e12, (Point("fp32", 0.5, 1e12, 60e12),))
    svg = roofline_plot(found, PEAKS, 2e12)
    key = [float(y) for y in re.findall(r'y="([\d.]+)" class="roof-name">DRAM', svg)]
    pipes = [float(y) for y in re.findall(r'y1="([\d.]+)"[^>]*class="roof compute"', svg)]
    assert key == sorted(set(key))
    assert len(key) == 3
    assert max(key) < min(pipes)
    assert 'class="roof-name" transform' not in svg


def test_the_balance_line_puts_a_memory_bound_kernel_left_of_the_chip() -> None:
    svg = balance_line(1, 7)
    kernel = float(re.findall(r'<circle cx="([\d.]+)"', svg)[0])
    chip = float(re.findall(r'<line x1="([\d.]+)"[^>]*class="attainable"', svg)[0])
    assert kernel < chip
    assert describe(1, 7).endswith("DRAM runs out first.")
    assert describe(9, 7).endswith("issue slots run out first.")


def traffic(*amounts: float | None) -> Traffic:
    ends = [("L1", "SM"), ("SM", "L1"), ("L2", "L1"), ("L1", "L2"), ("DRAM", "L2"), ("L2", "DRAM")]
    links = (
        Link(source, target, None if amount is None else measure(amount))
        for (source, target), amount in zip(ends, amounts, strict=True)
    )
    return Traffic(tuple(links), {})


def test_levels_are_compared_with_the_one_above_in_the_same_direction() -> None:
    found = traffic(8e9, 1e9, 2e9, 2e9, 2e9, 1e8)
    assert [change(found, link) for link in found.links] == [
        "", "", "25% of the bytes above", "2x the bytes above", "", "5% of the bytes above",
    ]  # fmt: skip


def test_what_was_not_recorded_is_said_in_the_memory_chart() -> None:
    svg = memory_chart(traffic(None, None, 2e9, None, 0.0, None), {"L2": "<fact>"})
    assert svg.count("not recorded") == 4
    assert "&lt;fact&gt;" in svg
    assert "2 GB read" in svg
    assert "0 B read" in svg


def test_units_are_told_apart_by_group_and_drams_attainable_mark_is_set() -> None:
    units = (
        Utilization("dram_utilization", "DRAM", UnitKind.MEMORY, measure(60, Unit.PERCENT), 70),
        Utilization("pipe_fma_utilization", "FMA", UnitKind.COMPUTE, measure(5, Unit.PERCENT), 5),
        Utilization("pipe_xu_utilization", "XU", UnitKind.COMPUTE, measure(0, Unit.PERCENT), 0),
    )
    memory, compute = unit_chart(units, Roofline(5e12, 4e12, ()))
    assert (memory.title, compute.title) == ("Memory", "Compute")
    assert 'x1="80%"' in memory.rows[0].bar
    assert memory.rows[0].note == "70% of attainable"
    assert [row.label for row in compute.rows] == ["FMA"]
    assert compute.idle == "XU"


def test_the_words_beside_the_bars_give_the_thresholds_of_the_limiter() -> None:
    used = (thresholds.IDLE, thresholds.SATURATED, thresholds.ATTAINED)
    assert [threshold.value for threshold in used] == [60, 70, 80]


def test_stalls_are_drawn_as_parts_of_the_whole_and_small_ones_share_a_line() -> None:
    chart = stall_chart({"long_scoreboard": 0.8, "selected": 0.192, "misc": 0.005, "wait": 0.003})
    assert widths(chart.rows[0].bar) == [80]
    assert widths(chart.rows[1].bar) == [19.2]
    assert chart.rows[1].name == "selected (issuing)"
    assert chart.rest == "1% in all: misc, wait"
    assert stall_chart({}).rows == ()


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, ""), (7, "7"), (999, "999"), (1107492864, "1.11 G"), (69.2e6, "69.2 M"), (403e6, "403 M")],
)
def test_counts_have_three_digits(value: float, text: str) -> None:
    assert numbers.count(value) == text


def test_chip_facts_have_the_unit_of_their_name() -> None:
    assert numbers.fact("dram_peak_bandwidth", 4.8e12) == "4.80 TB/s"
    assert numbers.fact("l2_bytes", 1024) == "1,024 B"
    assert numbers.fact("sm_count", 132) == "132"
