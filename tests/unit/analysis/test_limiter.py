"""The limiter on kernels made of numbers: each judge, its thresholds, and UNDECIDED."""

import pytest

from cuado.analysis.limiter import limiter
from cuado.device.library import load_chip
from cuado.metrics import VOCABULARY, Measure, MetricSet, Provenance
from cuado.model.device import DeviceAttributes
from cuado.model.launch import LaunchShape
from cuado.model.limiter import Limit, Limiter, VariantTimes
from cuado.model.profile import Origin, Profile

CHIP = load_chip("h200")


def kernel(launch: LaunchShape | None = None, **metrics: float) -> Profile:
    given = {
        name: Measure(value, VOCABULARY[name].unit, Provenance.MEASURED, "test")
        for name, value in metrics.items()
    }
    return Profile(
        "kernel",
        "kernel()",
        0,
        Origin("test", "test"),
        DeviceAttributes(),
        launch or LaunchShape(),
        MetricSet(given),
    )


def verdict(metrics: dict[str, float], launch: LaunchShape | None = None) -> Limit:
    return limiter(kernel(launch, **metrics), CHIP).verdict


@pytest.mark.parametrize(
    ("metrics", "expected"),
    [
        ({"dram_utilization": 76, "issue_slot_utilization": 14}, Limit.NEAR_ROOF),
        ({"dram_utilization": 71, "issue_slot_utilization": 14}, Limit.MEMORY_BANDWIDTH),
        ({"l2_utilization": 88, "issue_slot_utilization": 4}, Limit.MEMORY_BANDWIDTH),
        ({"dram_utilization": 10, "issue_slot_utilization": 85}, Limit.INSTRUCTION_THROUGHPUT),
        ({"dram_utilization": 10, "pipe_fma_utilization": 93}, Limit.NEAR_ROOF),
        ({"dram_utilization": 10, "pipe_alu_utilization": 93}, Limit.INSTRUCTION_THROUGHPUT),
        ({"l2_utilization": 80, "issue_slot_utilization": 78}, Limit.BALANCED),
        ({"l2_utilization": 64, "issue_slot_utilization": 60}, Limit.BALANCED),
        ({"dram_utilization": 30, "issue_slot_utilization": 25}, Limit.LATENCY),
        ({"dram_utilization": 0, "issue_slot_utilization": 0}, Limit.LATENCY),
    ],
)
def test_by_utilisation(metrics: dict[str, float], expected: Limit) -> None:
    assert verdict(metrics) is expected


def test_a_roof_reached_with_waste_is_no_roof() -> None:
    busy = {"dram_utilization": 80.0, "issue_slot_utilization": 10.0}
    assert verdict({**busy, "global_sectors": 100, "global_sectors_ideal": 95}) is Limit.NEAR_ROOF
    wasted = verdict({**busy, "global_sectors": 100, "global_sectors_ideal": 50})
    assert wasted is Limit.MEMORY_BANDWIDTH


FMA_FULL = {
    "pipe_fma_utilization": 93.0,
    "issue_slot_utilization": 97.0,
    "duration": 1e6,
    "sm_clock": 1.98e9,
}


def fma_threads(**counts: float) -> dict[str, float]:
    """Thread instructions as a share of what the chip's lanes can do in that time."""
    capacity = CHIP.sm_count * CHIP.fp32_lanes_per_sm * 1.98e9 * 1e-3
    found = {"add": 0.0, "mul": 0.0, "fma": 0.0, **counts}
    return {f"fp32_{name}_threads": share * capacity for name, share in found.items()}


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ({"fma": 0.92}, Limit.NEAR_ROOF),
        ({"add": 0.92}, Limit.NEAR_ROOF),
        ({"add": 0.46, "mul": 0.46}, Limit.INSTRUCTION_THROUGHPUT),
        ({"fma": 0.3}, Limit.INSTRUCTION_THROUGHPUT),
    ],
)
def test_the_math_roof_counts_arithmetic_only(counts: dict[str, float], expected: Limit) -> None:
    """Unfused pairs and integer multiplications fill the pipe too, and are no roof."""
    assert verdict({**FMA_FULL, **fma_threads(**counts)}) is expected


def test_between_idle_and_saturated_the_stalls_decide() -> None:
    busy = {"l1_data_pipe_utilization": 62.0, "issue_slot_utilization": 14.0}
    waits = {"cycles_per_issue": 100.0, "stall_short_scoreboard": 40.0}
    assert verdict({**busy, **waits}) is Limit.MEMORY_BANDWIDTH
    waits = {"cycles_per_issue": 100.0, "stall_barrier": 70.0, "stall_short_scoreboard": 10.0}
    assert verdict({**busy, **waits}) is Limit.LATENCY


@pytest.mark.parametrize(("blocks", "expected"), [(120, Limit.LAUNCH), (121, Limit.LATENCY)])
def test_fewer_blocks_than_sms_by_a_tenth(blocks: int, expected: Limit) -> None:
    shape = LaunchShape(grid=(blocks, 1, 1), block=(256, 1, 1))
    assert verdict({"dram_utilization": 3, "issue_slot_utilization": 1}, shape) is expected


def test_a_small_grid_that_fills_dram_is_not_too_small() -> None:
    shape = LaunchShape(grid=(100, 1, 1), block=(1024, 1, 1))
    assert verdict({"dram_utilization": 78, "issue_slot_utilization": 20}, shape) is Limit.NEAR_ROOF


def test_a_kernel_as_short_as_its_launch() -> None:
    short = limiter(kernel(duration=3000, dram_utilization=5, issue_slot_utilization=5), CHIP)
    assert short.verdict is Limit.LAUNCH
    assert short.unit == "launch overhead"


def test_undecided_says_why_and_what_to_collect() -> None:
    nothing = limiter(kernel(duration=1e6), CHIP)
    assert nothing.verdict is Limit.UNDECIDED
    assert nothing.reason_code == "no_utilization"
    assert "--section SpeedOfLight" in nothing.reason
    one_sided = limiter(kernel(dram_utilization=30), CHIP)
    assert one_sided.verdict is Limit.UNDECIDED
    assert one_sided.reason_code == "one_sided"


def test_by_the_ratio_alone() -> None:
    balance = CHIP.instruction_byte_balance()
    assert balance is not None
    for factor, expected in (
        (0.5, Limit.MEMORY_BANDWIDTH),
        (1.0, Limit.BALANCED),
        (1.5, Limit.INSTRUCTION_THROUGHPUT),
    ):
        profile = kernel(instruction_byte_ratio=factor * balance)
        assert limiter(profile, CHIP).verdict is expected


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (VariantTimes(35.39e6, 33.27e6, 16.25e6), Limit.MEMORY_BANDWIDTH),
        (VariantTimes(35e6, 16e6, 33e6), Limit.INSTRUCTION_THROUGHPUT),
        (VariantTimes(35e6, 33e6, 34e6), Limit.BALANCED),
        (VariantTimes(35e6, 20e6, 18e6), Limit.LATENCY),
        (VariantTimes(35e6, 25e6, 18e6), Limit.MEMORY_AND_LATENCY),
        (VariantTimes(35e6, 18e6, 25e6), Limit.LATENCY),
    ],
)
def test_source_modified_variants(times: VariantTimes, expected: Limit) -> None:
    decided = limiter(kernel(duration=times.full), CHIP, variants=times)
    assert decided.verdict is expected


MEMORY, MATH = VariantTimes(35e6, 33e6, 16e6), VariantTimes(35e6, 16e6, 33e6)
BOTH = VariantTimes(35e6, 33e6, 34e6)


@pytest.mark.parametrize(
    ("times", "measured", "expected"),
    [
        (MEMORY, {"dram_utilization": 35}, Limit.LATENCY),
        (MEMORY, {"dram_utilization": 65}, Limit.MEMORY_BANDWIDTH),
        (MEMORY, {"dram_utilization": 35, "l2_utilization": 75}, Limit.MEMORY_BANDWIDTH),
        (MEMORY, {"dram_utilization": 35, "pipe_fma_utilization": 90}, Limit.LATENCY),
        (MEMORY, {"l2_utilization": 20}, Limit.MEMORY_BANDWIDTH),  # the DRAM's is not known
        (MATH, {"issue_slot_utilization": 40, "pipe_fma_utilization": 50}, Limit.LATENCY),
        (MATH, {"pipe_fma_utilization": 65}, Limit.INSTRUCTION_THROUGHPUT),
        (MATH, {"issue_slot_utilization": 40}, Limit.INSTRUCTION_THROUGHPUT),  # no pipe is
        (MATH, {"dram_utilization": 20}, Limit.INSTRUCTION_THROUGHPUT),
        (BOTH, {"dram_utilization": 35, "pipe_fma_utilization": 50}, Limit.LATENCY),
        (BOTH, {"dram_utilization": 35, "pipe_fma_utilization": 65}, Limit.BALANCED),
        (BOTH, {"dram_utilization": 35}, Limit.BALANCED),
    ],
)
def test_scenarios_hold_unless_throughput_is_low(
    times: VariantTimes, measured: dict[str, float], expected: Limit
) -> None:
    """[000]: "assuming memory throughput is not low compared to HW theory"."""
    assert (
        limiter(kernel(None, duration=times.full, **measured), CHIP, variants=times).verdict
        is expected
    )


def test_a_verdict_of_copies_says_how_it_stands_against_theory() -> None:
    unknown = limiter(kernel(duration=35e6), CHIP, variants=MEMORY)
    assert "assuming that memory throughput is not low, which was not measured" in unknown.reason
    low = limiter(kernel(duration=35e6, dram_utilization=35), CHIP, variants=MEMORY)
    assert "memory throughput is low" in low.reason
    assert "DRAM at 35% of its peak at most" in low.reason
    near = limiter(kernel(duration=35e6, dram_utilization=65), CHIP, variants=MEMORY)
    assert near.reason.endswith("DRAM at 65% of its peak, so latency may be an issue too")
    full = limiter(kernel(duration=35e6, dram_utilization=75), CHIP, variants=MEMORY)
    assert full.reason.endswith("DRAM at 75% of its peak")


def test_memory_and_latency_needs_a_memory_that_is_busy_while_it_works() -> None:
    """Poor overlap, memory alone 70% of the time: DRAM at 45% over all is at 64% in its part."""
    times = VariantTimes(50e6, 35e6, 25e6)

    def of(dram: float) -> Limiter:
        profile = kernel(dram_utilization=dram, issue_slot_utilization=10)
        return limiter(profile, CHIP, variants=times)

    both, alone = of(45), of(30)
    assert both.verdict is Limit.MEMORY_AND_LATENCY
    assert "memory alone takes 35" in both.reason
    assert "DRAM at 45%" in both.reason
    assert alone.verdict is Limit.LATENCY
    assert "throughput is low" in alone.reason
    unknown = limiter(kernel(duration=50e6), CHIP, variants=times)
    assert unknown.verdict is Limit.MEMORY_AND_LATENCY
    assert "which was not measured" in unknown.reason


def test_times_of_a_short_kernel_are_told_in_microseconds() -> None:
    times = VariantTimes(20_400, 10_600, 9_000)
    reason = limiter(kernel(duration=times.full), CHIP, variants=times).reason
    assert reason.startswith("memory alone and math alone take at most 10.6 us of 20.4 us")


def test_3dfd_overlap() -> None:
    times = VariantTimes(35.39e6, 33.27e6, 16.25e6)
    assert times.math_not_overlapped == pytest.approx(0.13, abs=0.005)
    reason = limiter(kernel(duration=times.full), CHIP, variants=times).reason
    assert "13%" in reason


def test_dram_counts_by_what_is_attainable() -> None:
    decided = limiter(kernel(dram_utilization=40, l2_utilization=45), CHIP)
    assert decided.utilizations[0].metric == "dram_utilization"
    assert decided.utilizations[0].attainable == pytest.approx(40 / 0.857, rel=1e-3)


def test_waste_that_l1_absorbs_is_no_waste() -> None:
    busy = {"dram_utilization": 80.0, "global_sectors": 100.0, "global_sectors_ideal": 60.0}
    absorbed = {**busy, "l2_read_sectors": 40.0, "l2_write_sectors": 20.0}
    assert verdict(absorbed) is Limit.NEAR_ROOF
    passed_on = {**busy, "l2_read_sectors": 80.0, "l2_write_sectors": 20.0}
    assert verdict(passed_on) is Limit.MEMORY_BANDWIDTH


def test_nvprofs_stall_reasons_are_named() -> None:
    """[002] v3: 37.85 % data requests, 32.51 % execution dependencies."""
    idle = {"dram_utilization": 36.0, "pipe_lsu_utilization": 50.0}
    stalls = {"stalled_data_request": 37.85, "stalled_exec_dependency": 32.51, "stalled_sync": 0.0}
    found = limiter(kernel(None, **idle, **stalls), CHIP)
    assert found.verdict is Limit.LATENCY
    assert found.unit == "data requests and execution dependencies"
    waiting = limiter(kernel(None, **idle, stalled_sync=20.0), CHIP)
    assert waiting.unit == "barriers"
    assert "20% of warp time is spent at barriers" not in waiting.reason


@pytest.mark.parametrize(("occupancy", "named"), [(55.98, False), (49.0, True)])
def test_half_the_warps_are_few_and_more_are_not(occupancy: float, named: bool) -> None:
    """[002] on 55.98 %: "not too high but not too low", then "not an issue"."""
    busy = {"dram_utilization": 30.0, "pipe_lsu_utilization": 50.0}
    found = limiter(kernel(None, achieved_occupancy=occupancy, **busy), CHIP)
    assert ("too few warps" in found.unit) is named


def test_loads_that_attain_more_than_a_copy_are_told_so() -> None:
    most = CHIP.achievable_dram_bandwidth(ecc=False)
    assert most is not None
    found = limiter(kernel(dram_utilization=97, dram_bandwidth=1.05 * most), CHIP)
    assert "more than a copy attains" in found.reason
    below = limiter(kernel(dram_utilization=97, dram_bandwidth=0.95 * most), CHIP)
    assert "more than" not in below.reason
    assert "attainable" in below.reason


def test_two_shares_of_one_unit_say_of_what_they_are() -> None:
    """A table beside it has the share of what is attainable: 14% there, and 12% here."""
    found = limiter(kernel(dram_utilization=12, issue_slot_utilization=11), CHIP)
    assert found.verdict is Limit.LATENCY
    attainable = max(unit.attainable for unit in found.utilizations)
    assert attainable > 13
    assert f"DRAM at 12% of its peak ({attainable:.0f}% of what is attainable)" in found.reason
    assert "issue slots at 11%" in found.reason
    assert "issue slots at 11% of" not in found.reason
