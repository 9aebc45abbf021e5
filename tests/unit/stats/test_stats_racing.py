"""Races of simulated variants: the best is found, in a fraction of the timings."""

import math
import random
from collections.abc import Mapping

import pytest

from cuado.stats import Plan, Protocol, Reading, Run, Stop, Verdict
from cuado.stats.racing import leaving
from cuado.stats.sample import Sample

MOST = 24


def raced(
    truth: Mapping[str, float],
    noise: float,
    seed: int,
    race_from: int | None = 3,
    common: float = 0.01,
    own: float | None = None,
) -> tuple[Run, int]:
    """A run on variants with these ratios of time, and how many timings it took.

    Args:
        truth: time over the baseline's.
        noise: standard deviation of a timing, as a share; of its own.
        seed: of the noise.
        race_from: see ``Plan``.
        common: the same of the noise that a whole round has.
        own: ``noise`` of the variants, where it is not the baseline's.
    """
    draw = random.Random(seed)  # noqa: S311 - simulated noise
    plan = Plan(warmup_rounds=0, min_rounds=8, max_rounds=MOST, seed=seed, race_from=race_from)
    protocol = Protocol(("base", "again", *truth), "base", plan, "again")
    shift, last, count = 0.0, -1, 0
    while (step := protocol.next()) is not None:
        if step.round != last:
            shift, last = draw.gauss(0, common), step.round
        ratio = truth.get(step.variant, 1.0)
        scatter = noise if own is None or step.variant not in truth else own
        protocol.record(Reading(1e6 * ratio * math.exp(shift + draw.gauss(0, scatter))))
        count += 1
    return protocol.run(), count


def best(run: Run) -> str:
    """The fastest of those that stayed and are faster; empty for none."""
    gone = {dropped.variant for dropped in run.dropped}
    names = set(run.samples) - gone - {"base", "again"}
    found = {name: run.compare(name) for name in names}
    ratios = {
        name: each.ratio.estimate
        for name, each in found.items()
        if each.verdict is Verdict.FASTER and each.ratio is not None
    }
    return min(ratios, key=ratios.__getitem__, default="")


# Gains that the loop recorded on an H200 for the first version of two planted defects.
BARRIERS_AND_CONFLICTS = (
    *(1.760, 1.728, 1.633, 1.456, 1.389, 1.345, 1.344, 1.333, 1.332, 1.260, 1.140, 1.100, 1.054),
    *(1.026, 1.025, 1.022, 0.999, 1.020, 1.020, 1.000, 0.999, 1.000, 1.000, 1.003),
)
NEIGHBOURS = (
    *(1.533, 1.533, 1.523, 1.483, 1.481, 1.441, 1.001, 1.007, 0.991, 1.009, 0.980, 1.000, 1.001),
    *(1.000, 0.999, 1.001, 0.999, 0.999, 1.000),
)


def variants(gains: tuple[float, ...]) -> dict[str, float]:
    return {f"{number}: {gain}": 1 / gain for number, gain in enumerate(gains)}


@pytest.mark.parametrize("gains", [BARRIERS_AND_CONFLICTS, NEIGHBOURS])
@pytest.mark.parametrize("noise", [0.002, 0.005])
def test_recorded_gains_race_in_a_fraction_of_the_timings(
    gains: tuple[float, ...], noise: float
) -> None:
    truth = variants(gains)
    spent = whole = 0
    for seed in range(10):
        run, count = raced(truth, noise, seed)
        _, unraced = raced(truth, noise, seed, race_from=None)
        spent, whole = spent + count, whole + unraced
        found = best(run)
        assert truth[found] < min(truth.values()) * 1.02  # What is within the floor is as good.
        assert len(run.samples[found]) >= 8
    assert spent < 0.6 * whole


@pytest.mark.parametrize("noise", [0.002, 0.01])
def test_a_gain_that_counts_is_lost_no_more_often_than_without_a_race(noise: float) -> None:
    truth = {"best": 1 / 1.05, "next": 1 / 1.03, **{f"none {n}": 1.0 for n in range(6)}}
    found = [
        sum(best(raced(truth, noise, seed, race_from)[0]) in ("best", "next") for seed in range(25))
        for race_from in (3, None)
    ]
    assert found[0] >= found[1] - 2


def test_one_far_behind_leaves_with_its_leader_and_what_was_seen() -> None:
    run, _ = raced({"fast": 0.5, "middling": 0.8, "slow": 1.5}, 0.002, 0)
    gone = {each.variant: each for each in run.dropped}
    assert set(gone) == {"middling", "slow"}
    assert gone["middling"].leader == "fast"
    assert gone["slow"].leader == ""
    ratio = gone["middling"].ratio
    assert ratio is not None
    assert ratio.low < 0.8 < ratio.high or ratio.estimate == pytest.approx(0.8, rel=0.01)
    assert (ratio.rounds, ratio.confidence) == (3, 0.75)
    assert gone["middling"].round == 2
    assert len(run.samples["middling"]) == 3
    assert run.stop is Stop.NARROW


def test_a_race_without_a_winner_ends_early() -> None:
    run, count = raced({f"{n}": 1.0 for n in range(10)}, 0.002, 1)
    assert run.stop is Stop.ALONE
    assert count == 5 * 12
    assert {each.cause for each in run.dropped} == {"no gain that counts"}


@pytest.mark.parametrize(("noise", "own"), [(0.002, 0.02), (0.005, 0.05), (0.02, 0.02)])
def test_a_gain_that_just_counts_is_found_none_in_few_races(noise: float, own: float) -> None:
    """A variant may scatter more than the baseline does against itself."""
    races = 500
    lost = 0
    for seed in range(races):
        run, _ = raced({"gains": 1 / 1.0201}, noise, seed, own=own)
        lost += bool(run.dropped)
    assert lost <= 0.05 * races


def test_whatever_the_noise_is_like_looking_after_each_round_errs_in_less_than_a_twentieth() -> (
    None
):
    """The worst noise has each round's ratio above the bound with a probability of 1/2."""
    plan = Plan()
    staying, left = {0: 1.0}, 0.0  # Probability, by rounds so far that are below the bound.
    for rounds in range(1, plan.max_rounds + 1):
        thrown: dict[int, float] = {}
        for below, share in staying.items():
            for more in (0, 1):
                thrown[below + more] = thrown.get(below + more, 0.0) + share / 2
        gone = {below for below in thrown if leaves(rounds, below, plan)}
        left += sum(thrown[below] for below in gone)
        staying = {below: share for below, share in thrown.items() if below not in gone}
        if rounds == MOST:
            assert left == pytest.approx(0.037, abs=0.0005)
    assert left == pytest.approx(0.046, abs=0.0005)
    assert leaves(5, 0, plan)
    assert not leaves(4, 0, plan)


def leaves(rounds: int, below: int, plan: Plan) -> bool:
    """Whether a variant is found no gain that was so much faster in some of the rounds."""
    numbers = tuple(range(rounds))
    base, again = (Sample((1e6,) * rounds, numbers, ((),) * rounds) for _ in range(2))
    times = tuple(9e5 if number < below else 1e6 for number in numbers)
    samples = {"base": base, "again": again, "c": Sample(times, numbers, ((),) * rounds)}
    made = leaving(samples, ["c"], "base", "again", plan)
    return any(each.cause == "no gain that counts" for each in made)


def test_nobody_leaves_early_where_the_baseline_differs_from_itself() -> None:
    run, _ = raced({"fast": 0.5, "same": 1.0}, 0.1, 3)
    assert len(run.samples["same"]) >= 6


def test_a_race_of_one_round_is_none() -> None:
    with pytest.raises(ValueError, match="after 1 rounds"):
        Plan(race_from=1)


def test_what_is_known_so_far_is_told_and_measuring_goes_on() -> None:
    plan = Plan(warmup_rounds=0, min_rounds=6, max_rounds=9, seed=1, half_width=1e-9)
    protocol = Protocol(("a", "b"), "a", plan)
    number = 0
    while (step := protocol.next()) is not None:
        number += 1
        protocol.record(Reading(100.0 + number * 7 % 5 + (step.variant == "b")))
        if number == 12:
            few = protocol.so_far()
    run = protocol.run()
    assert len(few.samples["a"].rounds) == 6
    assert few.stop is Stop.BUDGET
    assert len(run.samples["a"].rounds) == 9
    assert run.samples["a"].times[:6] == few.samples["a"].times
    assert protocol.so_far() == run
