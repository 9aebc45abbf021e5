"""A copy at the kernel's occupancy: read off the measured curve, labelled, absent where unknown."""

from dataclasses import replace
from itertools import pairwise

import pytest

from cuado.analysis.same_occupancy import copy_at, same_occupancy, word_of
from cuado.device import load_chip
from cuado.device.concurrency import BandwidthCurve, Pattern, bytes_to_fill, curve_of
from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.device import DeviceAttributes
from cuado.model.instruction import Access, Instruction, Space
from cuado.model.launch import LaunchShape
from cuado.model.profile import Origin, Profile

H200 = load_chip("h200")
CURVE = BandwidthCurve(Pattern.INCREMENT, 1, 4, (2, 4), (10.0, 14.0), "made up")


def access(bits: int, executed: int, access: Access = Access.LOAD) -> Instruction:
    return Instruction(
        offset=0,
        sass="LDG.E R0, [R2]",
        executed=executed,
        space=Space.GLOBAL,
        access=access,
        access_bits=bits,
    )


@pytest.mark.parametrize(
    ("warps", "bandwidth"), [(1, 5.0), (2, 10.0), (3, 12.0), (4, 14.0), (64, 14.0), (0.5, 2.5)]
)
def test_between_measured_points_a_curve_is_straight(warps: float, bandwidth: float) -> None:
    assert CURVE.at(warps) == pytest.approx(bandwidth)


def test_the_measured_curves_rise_with_warps_and_with_words() -> None:
    curves = [curve_of(H200.concurrency, Pattern.INCREMENT, word) for word in (4, 8, 16)]
    for narrow, wide in pairwise(curves):
        assert narrow is not None
        assert wide is not None
        assert all(narrow.at(w) < wide.at(w) for w in (1, 2, 4, 8, 16, 24, 32, 48))
        assert all(narrow.at(low) < narrow.at(high) for low, high in ((1, 8), (8, 32), (32, 64)))


def test_no_copy_is_faster_than_dram() -> None:
    assert max(max(each.bandwidth) for each in H200.concurrency) < H200.dram_peak_bandwidth


def test_a_copy_of_the_kernel_s_words_at_its_warps() -> None:
    found = copy_at(H200, 32, 4)
    assert found is not None
    assert found.bandwidth == pytest.approx(2.07e12, rel=0.01)
    assert found.full == pytest.approx(3.97e12, rel=0.01)
    assert found.threads == 1024
    assert "h200-concurrency" in found.source


@pytest.mark.parametrize("chip", ["k20x", "a100"])
def test_without_a_curve_there_is_no_copy(chip: str) -> None:
    assert copy_at(load_chip(chip), 32, 4) is None


def test_words_nobody_measured_have_no_copy() -> None:
    assert copy_at(H200, 32, 32) is None
    assert copy_at(H200, 0, 4) is None


@pytest.mark.parametrize(
    ("code", "word"),
    [
        ((), 4),
        ((access(128, 10), access(32, 9, Access.STORE)), 16),
        ((access(128, 10), access(32, 9), access(32, 9, Access.STORE)), 4),
        ((access(8, 10),), 4),
    ],
)
def test_the_word_is_that_of_most_requests(code: tuple[Instruction, ...], word: int) -> None:
    assert word_of(profile(code=code)) == word


def profile(blocks: int = 1000, code: tuple[Instruction, ...] = ()) -> Profile:
    occupancy = Measure(50.0, Unit.PERCENT, Provenance.MEASURED, "counter")
    made = Profile(
        kernel="k",
        signature="k()",
        index=0,
        origin=Origin("f", "made up"),
        device=DeviceAttributes(),
        launch=LaunchShape((blocks, 1, 1), (256, 1, 1)),
        metrics=MetricSet({"achieved_occupancy": occupancy}),
    )
    return replace(made, instructions=code)


def test_a_grid_that_leaves_sms_idle_is_not_compared() -> None:
    found = same_occupancy(profile(), H200)
    assert found is not None
    assert found.warps == 32
    assert same_occupancy(profile(blocks=100), H200) is None


def test_littles_law_is_that_of_the_documents() -> None:
    """[000]: 30 to 50 lines for 400 to 800 cycles on a C2050; [004]: over 100 on Kepler."""
    c2050 = [bytes_to_fill(cycles, 1.15e9, 144e9, 14) / 128 for cycles in (400, 800)]
    assert c2050 == pytest.approx([28, 56], abs=1)
    k20x = load_chip("k20x")
    assert k20x.dram_latency is not None
    lines = bytes_to_fill(k20x.dram_latency, k20x.sm_clock, 250e9, k20x.sm_count) / 128
    assert lines == pytest.approx(100, abs=1)
