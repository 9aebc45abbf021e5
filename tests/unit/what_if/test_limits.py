"""The limiter from experiments, on outcomes made of numbers."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from outcomes import FULL, compared, curve, limiter, outcome, pictures

from cuado.analysis.opinions import by_copies
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.limiter import Limit, Limiter, UnitKind, Utilization, VariantTimes
from cuado.stats import Interval, Reason, Verdict
from cuado.what_if.conclusion import concluded
from cuado.what_if.diagnose.cross_check import LOW_THROUGHPUT, against_theory, agreement
from cuado.what_if.diagnose.limits import (
    FEW_IN_FLIGHT,
    LAST_WAVE,
    NAMED,
    NO_PICTURES,
    NO_TILES,
    PERTURBED,
)
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, Outcome, Status


@pytest.mark.parametrize(
    ("memory", "math", "verdict"),
    [
        (0.97, 0.4, Limit.MEMORY_BANDWIDTH),
        (0.4, 0.97, Limit.INSTRUCTION_THROUGHPUT),
        (0.95, 0.97, Limit.BALANCED),
        (0.55, 0.6, Limit.LATENCY),
        (0.75, 0.5, Limit.MEMORY_AND_LATENCY),
    ],
)
def test_the_pictures_of_the_method(memory: float, math: float, verdict: Limit) -> None:
    found = limiter(*pictures(memory, math))
    assert found.verdict is verdict
    assert found.variants is not None
    assert found.variants.memory_only == pytest.approx(memory * FULL)


def test_a_kernel_of_tiles_lacks_its_own_pictures() -> None:
    def without(name: str, status: Status, reason: str) -> Outcome:
        return Outcome(experiment_named(name), status, reason)

    plain = (
        without("math-only", Status.REFUSED, "it copies asynchronously"),
        without("memory-only", Status.REFUSED, "it copies asynchronously"),
    )
    tiles = (
        without("no-async-copies", Status.REFUSED, "copied data may decide a branch"),
        without("no-matrix-products", Status.SKIPPED, "no time"),
    )
    found = limiter(*plain, *tiles)
    assert found.verdict is Limit.UNDECIDED
    assert found.reason == (
        "no-async-copies is refused (copied data may decide a branch); no-matrix-products is left "
        "out (no time)"
    )
    assert found.reason_code == NO_TILES
    absent = [replace(each, status=Status.ABSENT) for each in tiles]
    assert limiter(*plain, *absent).reason.startswith("math-only is refused")
    assert limiter(*plain, *absent).reason_code == NO_PICTURES


@pytest.mark.parametrize("status", [Status.REFUSED, Status.ABSENT])
def test_a_protocol_that_is_not_understood_leaves_the_verdict_to_counters(
    corpus: Callable[..., Kernel], status: Status
) -> None:
    names = ("math-only", "memory-only", "no-async-copies", "no-matrix-products")
    outcomes = tuple(Outcome(experiment_named(name), status, "why") for name in names)
    counted = CounterVerdict(Limiter(Limit.MEMORY_BANDWIDTH, "L2", "L2 at 85% of its peak"))
    time = Interval(2e5, 1.99e5, 2.01e5, 0.95, 8)
    found = concluded(
        corpus("averaging.sm_90", "average_thread"), outcomes, counted, time, 1
    ).limiter
    if status is Status.REFUSED:
        assert (found.verdict, found.unit) == (Limit.MEMORY_BANDWIDTH, "L2")
        assert found.reason == "by hardware counters: L2 at 85% of its peak"
    else:  # A kernel without tiles: its experiments are math-only and memory-only.
        assert found.verdict is Limit.UNDECIDED


def test_latency_is_named_after_the_relaxation_that_gains_most() -> None:
    found = limiter(
        *pictures(0.55, 0.6), outcome("no-barriers", 0.8), outcome("conflict-free-shared", 0.6)
    )
    assert found.unit == "shared-memory bank conflicts"
    assert "1.67 times faster" in found.reason


def test_the_least_that_is_gained_is_called_so() -> None:
    made = outcome("conflict-free-shared", 0.6)
    least = replace(made, comparison=replace(compared(0.6), notes=(Reason.PERTURBED,)))
    assert "at least 1.67 times faster" in limiter(*pictures(0.55, 0.6), least).reason


def test_what_no_fix_reaches_is_not_named_as_the_reason() -> None:
    bound = outcome("free-special-functions", 0.4, Kind.SEPARATE)
    fix = outcome("fast-math", 0.8, Kind.SEPARATE)
    assert limiter(*pictures(0.55, 0.6), bound, fix).reason.endswith("1.25 times faster")


def test_memory_that_slows_with_fewer_warps_lacks_accesses_in_flight() -> None:
    """The padded transpose: 43% of the attainable bandwidth, 1.77 times the time at half."""
    memory = pictures(0.97, 0.4)
    assert limiter(*memory, curve("occupancy-sweep", (1, 1.77))).unit == FEW_IN_FLIGHT
    flat = limiter(*memory, curve("occupancy-sweep", (15, 1.03), (8, 1.07)), blocks=16)
    assert flat.verdict is Limit.MEMORY_BANDWIDTH


def test_fewer_blocks_than_sms_is_a_launch_too_small() -> None:
    found = limiter(*pictures(0.97, 0.4), grid=(32, 1, 1), blocks=8)
    assert found.verdict is Limit.LAUNCH
    assert "100 SMs without work" in found.reason
    assert found.thresholds[-1] is NAMED
    # A product of cuBLAS: 128 blocks, which leave 4 SMs without work and fill the others.
    nearly = limiter(*pictures(0.4, 0.97), grid=(128, 1, 1), blocks=1)
    assert nearly.verdict is Limit.INSTRUCTION_THROUGHPUT


def test_part_of_a_wave_is_too_small_only_if_half_of_it_takes_as_long() -> None:
    memory = pictures(0.97, 0.4)
    same = limiter(*memory, curve("grid-scaling", (0.5, 0.97)), grid=(200, 1, 1))
    assert same.verdict is Limit.LAUNCH
    less = limiter(*memory, curve("grid-scaling", (0.5, 0.55)), grid=(200, 1, 1))
    assert less.verdict is Limit.MEMORY_BANDWIDTH


def test_a_last_wave_that_takes_more_than_its_blocks_is_named() -> None:
    """An H200 with 264 blocks of 272 in its first wave: 97% of the blocks, 67% of the time."""
    math = pictures(0.02, 0.99)
    found = limiter(*math, curve("grid-scaling", (0.97, 0.67), label="1 whole wave"))
    assert found.verdict is Limit.LAUNCH
    assert found.unit == LAST_WAVE
    assert "97.0% of the blocks: 67% of the time" in found.reason
    even = limiter(*math, curve("grid-scaling", (0.97, 0.95), label="30 whole waves"))
    assert even.verdict is Limit.INSTRUCTION_THROUGHPUT


def test_a_last_wave_that_whole_waves_save_is_named() -> None:
    math = pictures(0.02, 0.99)
    waves = outcome("whole-waves", 0.56, Kind.EQUIVALENT)
    found = limiter(*math, waves, grid=(148, 1, 1), blocks=1)
    assert (found.verdict, found.unit) == (Limit.LAUNCH, LAST_WAVE)
    assert "1.79 times faster" in found.reason
    little = outcome("whole-waves", 0.93, Kind.EQUIVALENT)
    same = limiter(*math, little, grid=(148, 1, 1), blocks=1)
    assert same.verdict is Limit.INSTRUCTION_THROUGHPUT
    # There is no last wave of less than one.
    part = limiter(*math, waves, grid=(148, 1, 1), blocks=2)
    assert part.verdict is Limit.INSTRUCTION_THROUGHPUT


def perturbed(memory: float, ratio: float, cost: float) -> Limiter:
    doubted = replace(compared(ratio), verdict=Verdict.UNDECIDED, reasons=(Reason.PERTURBED,))
    switch = Interval(cost, cost * 0.999, cost * 1.001, 0.95, 8)
    math = replace(outcome("math-only", ratio), comparison=doubted, perturbation=switch)
    return limiter(outcome("memory-only", memory, Kind.SEPARATE), math)


def test_a_switch_that_costs_much_leaves_a_verdict_that_does_not_depend_on_it() -> None:
    """The wave step on an H200: math alone takes 9 to 31% of the time, memory alone 51%."""
    assert perturbed(0.513, 0.254, 1.221).verdict is Limit.LATENCY
    assert perturbed(0.97, 0.03, 1.3).verdict is Limit.MEMORY_BANDWIDTH


def test_whether_memory_takes_most_may_depend_on_the_switch_and_latency_stands() -> None:
    """Math alone takes 66 to 80%, memory alone 70%: either way they do not overlap."""
    assert perturbed(0.7, 0.66, 1.2).verdict is Limit.LATENCY


def test_a_verdict_that_depends_on_the_cost_of_the_switch_is_undecided() -> None:
    """The product by columns on an H200: math alone takes 82 to 94%, memory alone 99%."""
    found = perturbed(0.991, 0.842, 1.122)
    assert found.verdict is Limit.UNDECIDED
    assert found.reason_code == PERTURBED
    assert (
        "memory bandwidth or balanced: math alone takes between 823 us and 945 us" in found.reason
    )


def test_a_switch_that_may_be_all_of_the_time_leaves_no_least_time() -> None:
    """Not "between 100 ns and 800 us": the lower end would be a guess."""
    found = perturbed(0.991, 0.842, 7.0)
    assert found.verdict is Limit.UNDECIDED
    assert "math alone takes at most " in found.reason


def test_without_a_picture_the_verdict_says_which_is_missing() -> None:
    refused = Outcome(experiment_named("math-only"), Status.REFUSED, "the kernel uses a trap")
    found = limiter(refused, outcome("memory-only", 0.9, Kind.SEPARATE))
    assert found.verdict is Limit.UNDECIDED
    assert "math-only is refused (the kernel uses a trap)" in found.reason


@pytest.mark.parametrize(
    ("ours", "unit", "theirs", "agrees"),
    [
        (Limit.LATENCY, "barriers", Limit.LATENCY, True),
        (Limit.MEMORY_BANDWIDTH, "memory", Limit.NEAR_ROOF, True),
        (Limit.LATENCY, "uncoalesced global access", Limit.MEMORY_BANDWIDTH, True),
        (Limit.LATENCY, "barriers", Limit.MEMORY_BANDWIDTH, False),
        (Limit.MEMORY_AND_LATENCY, "poor overlap", Limit.LATENCY, True),
        (Limit.MEMORY_AND_LATENCY, "poor overlap", Limit.MEMORY_BANDWIDTH, True),
        (Limit.MEMORY_AND_LATENCY, "poor overlap", Limit.LAUNCH, False),
        (Limit.UNDECIDED, "", Limit.LATENCY, None),
    ],
)
def test_experiments_and_counters_agree_or_do_not(
    ours: Limit, unit: str, theirs: Limit, agrees: bool | None
) -> None:
    counters = CounterVerdict(Limiter(theirs, "L2", "busy"))
    assert agreement(Limiter(ours, unit, ""), counters).agrees is agrees


def counted(**units: float) -> CounterVerdict:
    """Counters that have units of memory as busy as this, percent."""
    busy = tuple(
        Utilization(
            name,
            name,
            UnitKind.MEMORY,
            Measure(value, Unit.PERCENT, Provenance.MEASURED, name),
            value,
        )
        for name, value in units.items()
    )
    return CounterVerdict(Limiter(Limit.LATENCY, "", "", utilizations=busy))


@pytest.mark.parametrize(
    ("counters", "verdict", "words"),
    [
        (counted(dram_utilization=22), Limit.LATENCY, "throughput is low"),
        (
            counted(dram_utilization=22, l2_utilization=79),
            Limit.MEMORY_BANDWIDTH,
            "l2_utilization at 79%",
        ),
        (CounterVerdict(note="no permission"), Limit.MEMORY_BANDWIDTH, "which was not measured"),
    ],
)
def test_memory_alone_is_bandwidth_only_if_memory_is_busy(
    counters: CounterVerdict, verdict: Limit, words: str
) -> None:
    pictures_say = Limiter(Limit.MEMORY_BANDWIDTH, "memory", "memory alone takes 1 us of 1 us")
    found = against_theory(pictures_say, counters)
    assert found.verdict is verdict
    assert found.unit == (LOW_THROUGHPUT if verdict is Limit.LATENCY else "memory")
    assert words in found.reason


def test_a_verdict_without_throughput_is_left_alone() -> None:
    small = Limiter(Limit.LAUNCH, "too few blocks", "4 blocks for 14 SMs")
    assert against_theory(small, counted(dram_utilization=5)) is small


def test_without_counters_there_is_nothing_to_agree_with() -> None:
    found = agreement(Limiter(Limit.LATENCY, "barriers", ""), CounterVerdict(note="no permission"))
    assert found.agrees is None
    assert found.words == ""


def test_a_low_throughput_that_the_counters_name_is_no_disagreement() -> None:
    memory = Limiter(Limit.MEMORY_BANDWIDTH, "memory", "memory alone takes 1 us of 1 us")
    counters = counted(dram_utilization=22)
    assert agreement(memory, counters).agrees is False
    found = agreement(memory, counters, against_theory(memory, counters))
    assert found.agrees is True
    assert found.words.endswith("what takes the time runs at a low throughput")


def test_a_part_that_takes_as_long_as_the_kernel_is_told_so() -> None:
    found = by_copies(VariantTimes(100e3, 100.4e3, 20e3))
    assert found is not None
    assert found.reason == (
        "memory alone takes as long as the whole kernel, 100 us; all of the math time is hidden "
        "behind memory"
    )
    shorter = by_copies(VariantTimes(100e3, 98e3, 20e3))
    assert shorter is not None
    assert shorter.reason.startswith("memory alone takes 98.0 us of 100 us; 10% of the math time")


def test_of_a_kernel_that_instructions_limit_the_overlap_of_its_math_is_not_said() -> None:
    """Its math is nearly all of it, so that next to none of it can be beside memory."""
    math, memory = (
        by_copies(VariantTimes(100e3, 6e3, 99e3)),
        by_copies(VariantTimes(100e3, 99e3, 6e3)),
    )
    assert math is not None
    assert math.verdict is Limit.INSTRUCTION_THROUGHPUT
    assert "math time" not in math.reason
    assert memory is not None
    assert "math time" in memory.reason
