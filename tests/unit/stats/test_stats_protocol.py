"""The protocol driven by a fake GPU with a fake clock: exact schedules, stops, and honesty."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

import pytest

from cuado.stats import Plan, Protocol, Reading, Run, Step, Stop, Verdict

VARIANTS = ("base", "again", "fast", "slow")
TIMES = {"base": 1000.0, "again": 1000.0, "fast": 500.0, "slow": 3000.0}


@dataclass
class FakeGpu:
    """Times by table, with seeded noise, its own clock frequency, and a count of nanoseconds."""

    times: Mapping[str, float]
    noise: Callable[[Random], float] = lambda _: 1.0
    context: float = 0.0
    clock: Callable[[Step], float | None] = lambda _: 1980.0
    seed: int = 0
    now: float = 0.0
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._draw = Random(self.seed)  # noqa: S311
        self._level = (-1, 1.0)

    def measure(self, step: Step) -> Reading:
        self.steps.append(step)
        if self._level[0] != step.round:
            self._level = (step.round, self._draw.lognormvariate(0, self.context))
        clock = self.clock(step)
        factor = self._level[1] * self.noise(self._draw) * 1980 / (clock or 1980)
        time = self.times[step.variant] * factor
        self.now += 10 * time
        return Reading(time, () if clock is None else (clock, clock), cost=10 * time)


def drive(protocol: Protocol, gpu: FakeGpu) -> Run:
    while (step := protocol.next()) is not None:
        protocol.record(gpu.measure(step))
    return protocol.run()


def test_a_quiet_run_is_as_short_as_it_may_be() -> None:
    gpu = FakeGpu(TIMES)
    run = drive(Protocol(VARIANTS, "base", Plan(), control="again"), gpu)
    assert run.stop is Stop.NARROW
    assert len(gpu.steps) == 4 * (3 + 12)
    assert run.samples["base"].times == (1000.0,) * 12
    assert run.samples["base"].rounds == tuple(range(3, 15))
    assert run.samples["slow"].clocks == ((1980.0, 1980.0),) * 12
    assert run.warmup["fast"] == (500.0,) * 3
    assert run.compare("fast").verdict is Verdict.FASTER
    assert run.compare("slow").verdict is Verdict.SLOWER
    assert run.compare("again").verdict is Verdict.SAME
    assert run.compare("slow").notes == ()


def test_every_round_times_every_variant_once_and_warmup_is_marked() -> None:
    gpu = FakeGpu(TIMES)
    drive(Protocol(VARIANTS, "base", Plan(warmup_rounds=2)), gpu)
    for number in range(14):
        steps = [step for step in gpu.steps if step.round == number]
        assert {step.variant for step in steps} == set(VARIANTS)
        assert len(steps) == 4
        assert all(step.warmup == (number < 2) for step in steps)


def test_positions_are_balanced_over_whole_blocks() -> None:
    gpu = FakeGpu(TIMES)
    drive(Protocol(VARIANTS, "base", Plan(warmup_rounds=0)), gpu)
    places = Counter((step.variant, place % 4) for place, step in enumerate(gpu.steps))
    assert set(places.values()) == {3}


def test_the_next_step_stays_until_it_is_recorded() -> None:
    protocol = Protocol(("a", "b"), "a", Plan())
    assert protocol.next() == protocol.next()


def test_the_same_seed_and_readings_replay_exactly() -> None:
    def once(seed: int) -> tuple[list[Step], Run]:
        gpu = FakeGpu(TIMES, lambda draw: draw.lognormvariate(0, 0.02), 0.2, seed=5)
        return gpu.steps, drive(Protocol(VARIANTS, "base", Plan(seed=seed)), gpu)

    assert once(1) == once(1)
    assert once(1)[0] != once(2)[0]


def test_noise_takes_more_rounds_and_at_most_those_allowed() -> None:
    gpu = FakeGpu(TIMES, lambda draw: draw.lognormvariate(0, 0.1))
    run = drive(Protocol(("base", "fast"), "base", Plan(max_rounds=25)), gpu)
    assert run.stop is Stop.ROUNDS
    assert len(run.samples["base"]) == 25


def test_the_budget_is_kept() -> None:
    gpu = FakeGpu(TIMES)
    run = drive(Protocol(("base", "fast"), "base", Plan(budget=100_000)), gpu)
    assert run.stop is Stop.BUDGET
    assert gpu.now == 90_000  # 15,000 a round: a seventh would not fit
    assert len(run.samples["fast"]) == 3
    assert run.compare("fast").verdict is Verdict.UNDECIDED


def test_rounds_that_a_verdict_takes_are_measured_whatever_the_budget_if_asked_for() -> None:
    plan = Plan(budget=100_000, min_rounds=6, max_rounds=20, always_min_rounds=True)
    run = drive(Protocol(("base", "fast"), "base", plan), FakeGpu(TIMES))
    assert len(run.samples["fast"]) == 6
    assert run.compare("fast").verdict is Verdict.FASTER


def test_without_a_cost_the_time_counts() -> None:
    protocol = Protocol(("a", "b"), "a", Plan(budget=10, warmup_rounds=0))
    for _ in range(4):
        protocol.record(Reading(2.0))
    assert protocol.next() is None
    assert protocol.run().stop is Stop.BUDGET


def test_a_disturbed_round_is_repeated_whole_and_kept_in_the_record() -> None:
    gpu = FakeGpu(TIMES, clock=lambda s: 1500.0 if s == Step("fast", 7, False) else 1980.0)
    run = drive(Protocol(("base", "fast"), "base", Plan(), None), gpu)
    assert run.disturbed == (7,)
    assert len(run.samples["base"]) == 13
    found = run.compare("fast")
    assert found.disturbed == (7,)
    assert found.rounds == 12
    assert found.ratio is not None
    assert found.ratio.high == pytest.approx(0.5)


def test_a_run_that_began_at_the_wrong_clock_corrects_itself() -> None:
    gpu = FakeGpu(TIMES, clock=lambda s: 1200.0 if s.round < 6 else 1980.0)
    run = drive(Protocol(("base", "fast"), "base", Plan()), gpu)
    assert run.disturbed == (3, 4, 5)
    assert run.stop is Stop.NARROW
    assert len(run.samples["base"]) == 15


def test_a_clock_that_never_rests_ends_the_run_undecided() -> None:
    gpu = FakeGpu(TIMES, clock=lambda s: (1000.0, 1500.0, 2000.0)[s.round % 3])
    run = drive(Protocol(("base", "fast"), "base", Plan(max_repeats=4)), gpu)
    assert run.stop is Stop.REPEATS
    assert len(run.disturbed) == 5
    assert run.compare("fast").verdict is Verdict.UNDECIDED


def test_a_variant_that_always_runs_at_a_lower_clock_does_not_stop_the_run() -> None:
    gpu = FakeGpu(TIMES, clock=lambda s: 1800.0 if s.variant == "slow" else 1980.0)
    run = drive(Protocol(("base", "slow"), "base", Plan()), gpu)
    assert run.disturbed == ()
    assert run.compare("slow").verdict is Verdict.SLOWER


def test_an_unread_clock_is_noted() -> None:
    run = drive(Protocol(("base", "fast"), "base", Plan()), FakeGpu(TIMES, clock=lambda _: None))
    assert "CLOCK_UNKNOWN" in [note.name for note in run.compare("fast").notes]


def test_a_hopeless_variant_is_dropped_and_the_rest_goes_on() -> None:
    gpu = FakeGpu(TIMES, lambda draw: draw.lognormvariate(0, 0.03))
    run = drive(Protocol(VARIANTS, "base", Plan(drop_above=1.5), control="again"), gpu)
    (dropped,) = run.dropped
    assert (dropped.variant, dropped.round) == ("slow", 14)
    assert dropped.ratio is not None
    assert dropped.ratio.low > 1.5
    assert len(run.samples["slow"]) == 12
    assert len(run.samples["base"]) > 12
    assert run.compare("slow").verdict is Verdict.SLOWER


def test_the_run_ends_when_all_are_dropped() -> None:
    run = drive(Protocol(("base", "slow"), "base", Plan(drop_above=1.5)), FakeGpu(TIMES))
    assert run.stop is Stop.ALONE


def test_a_variant_that_fails_is_withdrawn_and_recorded() -> None:
    protocol = Protocol(("base", "fast", "slow"), "base", Plan())
    gpu = FakeGpu(TIMES)
    while (step := protocol.next()) is not None:
        if step.variant == "slow" and step.round == 5:
            protocol.withdraw("slow", "launch failed")
        else:
            protocol.record(gpu.measure(step))
    run = protocol.run()
    assert [(d.variant, d.round, d.cause) for d in run.dropped] == [("slow", 5, "launch failed")]
    assert len(run.samples["slow"]) == 2
    assert len(run.samples["base"]) == len(run.samples["fast"]) == 12


def test_withdrawing_the_last_candidate_ends_the_run() -> None:
    protocol = Protocol(("base", "fast"), "base", Plan())
    protocol.withdraw("fast", "wrong output")
    assert protocol.next() is None
    run = protocol.run()
    assert run.stop is Stop.ALONE
    assert run.compare("fast").verdict is Verdict.UNDECIDED
    assert run.noise() is None


@pytest.mark.parametrize("name", ["base", "again", "unknown"])
def test_what_cannot_be_withdrawn(name: str) -> None:
    with pytest.raises(ValueError, match="withdrawn"):
        Protocol(VARIANTS, "base", Plan(), control="again").withdraw(name, "")


def test_a_run_knows_when_it_is_over() -> None:
    protocol = Protocol(("base", "fast"), "base", Plan())
    with pytest.raises(ValueError, match="not over"):
        protocol.run()
    drive(protocol, FakeGpu(TIMES))
    with pytest.raises(ValueError, match="is over"):
        protocol.record(Reading(1.0))


@pytest.mark.parametrize(
    ("variants", "baseline", "control"),
    [(("a", "a"), "a", None), (("a", "b"), "c", None), (("a", "b"), "a", "c"), (("a",), "a", "a")],
)
def test_names_must_make_sense(variants: tuple[str, ...], baseline: str, control: str) -> None:
    with pytest.raises(ValueError, match="names"):
        Protocol(variants, baseline, Plan(), control)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Plan(warmup_rounds=-1),
        lambda: Plan(min_rounds=20, max_rounds=10),
        lambda: Plan(min_rounds=5),
        lambda: Plan(min_rounds=7, drop_above=2.0),
        lambda: Plan(half_width=0),
        lambda: Plan(drop_above=-1.0),
        lambda: Plan(budget=0),
        lambda: Reading(0),
        lambda: Reading(1, (0.0,)),
        lambda: Reading(1, (), float("nan")),
    ],
)
def test_impossible_plans_and_readings_are_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"range|negative|confidence|positive"):
        make()


def test_a_switched_experiment_of_a_run() -> None:
    gpu = FakeGpu({"original": 1000, "off": 1030, "on": 600})
    run = drive(Protocol(("original", "off", "on"), "original", Plan()), gpu)
    found = run.switched_gain("off", "on")
    assert found.comparison.verdict is Verdict.FASTER
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(1030 / 600)
    assert found.perturbation is not None
    assert found.perturbation.estimate == pytest.approx(1.03)


def test_the_least_that_is_gained_is_asked_for() -> None:
    gpu = FakeGpu({"original": 1000, "off": 1700, "on": 500})
    run = drive(Protocol(("original", "off", "on"), "original", Plan()), gpu)
    assert run.switched_gain("off", "on").comparison.verdict is Verdict.UNDECIDED
    found = run.switched_gain("off", "on", or_least=True)
    assert found.comparison.verdict is Verdict.FASTER
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(2)


def test_what_is_gained_beyond_a_switch_that_speeds_up_is_asked_for() -> None:
    gpu = FakeGpu({"original": 1000, "off": 800, "on": 200})
    run = drive(Protocol(("original", "off", "on"), "original", Plan()), gpu)
    assert run.switched_gain("off", "on", or_least=True).comparison.verdict is Verdict.UNDECIDED
    found = run.switched_gain("off", "on", or_discounted=True)
    assert found.comparison.verdict is Verdict.FASTER
    assert found.gain is not None
    assert found.gain.estimate == pytest.approx(3.2)


NOISES: dict[str, Callable[[Random], float]] = {
    "normal": lambda draw: draw.lognormvariate(0, 0.01),
    "skewed": lambda draw: 1 + draw.expovariate(33),
    "bimodal": lambda draw: (1.1 if draw.random() < 0.3 else 1) * draw.lognormvariate(0, 0.012),
}


@pytest.mark.parametrize("noise", NOISES)
@pytest.mark.parametrize("ratio", [1.0, 0.95])
def test_stopping_early_keeps_the_intervals_honest(noise: str, ratio: float) -> None:
    """150 whole runs, context noise of 20%: coverage within 4 deviations, no wrong verdict."""
    held = 0
    verdicts: Counter[Verdict] = Counter()
    for seed in range(150):
        gpu = FakeGpu({"base": 1000, "other": 1000 * ratio}, NOISES[noise], 0.2, seed=seed)
        found = drive(Protocol(("base", "other"), "base", Plan(seed=seed)), gpu).compare("other")
        assert found.ratio is not None
        held += found.ratio.low <= ratio <= found.ratio.high
        verdicts[found.verdict] += 1
    assert held / 150 >= 0.95 - 0.071
    right = Verdict.SAME if ratio == 1 else Verdict.FASTER
    assert verdicts[right] >= 0.7 * 150
    assert set(verdicts) <= {right, Verdict.UNDECIDED}
