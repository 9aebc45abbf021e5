"""What the time budget goes to: whatever is timed gets its rounds, the most telling first."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from unittest.mock import Mock

import pytest
from test_conduct import CORPUS, KERNEL, FakeBackend, FakeBench, Key

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Proposal, Refusal, Scope
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Failure, Loaded, Program, Trial, TrialFailedError
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.stats import Reading
from cuado.what_if import conduct, device_work
from cuado.what_if.conduct import open_launch, whatif
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.ahead import run_ahead
from cuado.what_if.measure.first_runs import Ready, TimedAhead
from cuado.what_if.measure.programs import NO_TIME
from cuado.what_if.measure.schedule import importance, measure_programs
from cuado.what_if.measure.versions import draft
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Status, WhatIf
from cuado.what_if.session import Options, Part

TAKES = 10e6
"""Nanoseconds of the original: a long kernel, of which six rounds are measured."""


@dataclass
class SlowToLoad(FakeBench):
    """Some programs take their time before they can run."""

    seconds: Mapping[str, float] = field(default_factory=dict)

    def load(self, program: Program) -> Loaded:
        time.sleep(self.seconds.get(program.name, 0.0))
        return super().load(program)


@dataclass
class FailsLater(FakeBench):
    """A program that fails from its third run on, after it was made ready."""

    runs: int = 0

    def time(self, trial: Trial) -> Reading:
        self.runs += trial.program != ORIGINAL
        if self.runs > 2 and trial.program != ORIGINAL:
            raise TrialFailedError(Failure.CRASH, "later")
        return super().time(trial)


def launched() -> Launch:
    ptx = (CORPUS / "averaging.sm_90.ptx").read_text()
    return Launch("averaging", ptx, KERNEL, (1024, 1, 1), (32, 32, 1), ())


def conducted(
    experiments: Sequence[Experiment],
    budget: float | None,
    make: type[FakeBench] = FakeBench,
    until: float | None = None,
    **bench: object,
) -> tuple[WhatIf, FakeBench]:
    times: dict[Key, float] = {(ORIGINAL, 0): TAKES}
    used = make(launched(), times, **bench)  # type: ignore[arg-type]
    options = Options(tuple(experiments), lines=False, budget=budget, until=until)
    return whatif(launched(), FakeBackend(lambda _: used), options), used


def test_what_took_too_long_to_get_ready_costs_the_least_important_not_all_their_rounds() -> None:
    names = ("math-only", "no-barriers", "no-loads")
    chosen = [experiment_named(name) for name in names]
    # 540 ms for causes: 396 ms are rounds of the first two, 200 ms go into loading the third.
    found, _ = conducted(chosen, 0.9, SlowToLoad, seconds={"no-loads": 0.2})
    by_name = {each.experiment.name: each for each in found.outcomes}
    assert by_name["math-only"].status is Status.MEASURED
    for name in ("no-barriers", "no-loads"):
        assert by_name[name].status is Status.SKIPPED
        assert by_name[name].reason == NO_TIME
    assert found.original is not None
    assert found.rounds == 6


def test_a_driver_that_starts_takes_no_experiments_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuado.what_if.session.SECONDS", 0.8)
    monkeypatch.setattr("cuado.what_if.session.LAUNCHES", 1.0)
    monkeypatch.setattr("cuado.what_if.conduct.COLD", 0.05)
    chosen = [experiment_named("no-barriers")]
    # 486 ms for causes, of which rounds take 354 ms.
    found, _ = conducted(chosen, None, SlowToLoad, seconds={ORIGINAL: 0.3})
    assert [each.status for each in found.outcomes] == [Status.MEASURED]


def test_without_an_end_the_pictures_are_measured_whatever_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cuado.what_if.session.SECONDS", 0.01)
    monkeypatch.setattr("cuado.what_if.session.LAUNCHES", 1.0)
    chosen = [experiment_named(name) for name in ("math-only", "no-loads", "no-barriers")]
    found, _ = conducted(chosen, None)
    states = [each.status for each in found.outcomes]
    assert states == [Status.MEASURED, Status.SKIPPED, Status.SKIPPED]
    found, _ = conducted(chosen, 0.02)
    assert {each.status for each in found.outcomes} == {Status.SKIPPED}


@pytest.mark.parametrize("budget", [1e-6, 0.05])
def test_the_original_has_a_time_whatever_the_budget(budget: float) -> None:
    found, _ = conducted([experiment_named("no-barriers")], budget)
    assert found.outcomes[0].status is Status.SKIPPED
    assert found.original is not None
    assert found.original.estimate == pytest.approx(TAKES, rel=2e-3)


def test_nothing_is_built_or_run_after_the_end_of_the_time_but_the_original() -> None:
    asked: list[str] = []

    def slow(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
        time.sleep(0.5)
        asked.append("slow")
        return Refusal("never waited for")

    slowly = replace(experiment_named("no-barriers"), propose=slow)
    began = time.perf_counter()
    found, bench = conducted([slowly], 5.0, until=began)
    assert [each.reason for each in found.outcomes] == [NO_TIME]
    assert bench.loaded == [ORIGINAL]
    assert not asked
    assert found.original is not None

    found, bench = conducted([experiment_named("no-barriers")], 5.0, until=time.perf_counter() - 1)
    assert [each.status for each in found.outcomes] == [Status.SKIPPED]
    assert bench.loaded == [ORIGINAL]


def test_the_original_has_a_time_though_all_else_fails_while_it_is_timed() -> None:
    found, _ = conducted([experiment_named("no-barriers")], 5.0, FailsLater)
    assert found.outcomes[0].status is Status.FAILED
    assert found.original is not None


def failing(experiment: Experiment) -> Experiment:
    """The experiment, with a self-check that its program fails."""

    def wrong(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
        proposal = experiment.propose(kernel, scope)
        assert isinstance(proposal, Proposal)
        return replace(proposal, expects=(Expectation((SassClass.FP32,), minus=-1000),))

    return replace(experiment, propose=wrong)


def test_what_failed_its_self_check_waits_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_work, "run_ahead", lambda *_: None)  # The disassembler was faster.
    hits, loads = experiment_named("all-hits-l2"), experiment_named("no-loads")
    for first, order in ((hits, 1), (failing(hits), -1)):
        _, bench = conducted([first, loads], 5.0)
        assert bench.loaded[1:] == ["all-hits-l2", "no-loads"][::order]


@pytest.mark.parametrize(("budget", "is_judged"), [(1e-6, False), (5.0, True)])
def test_the_self_check_of_what_has_no_time_is_not_waited_for(
    budget: float, is_judged: bool
) -> None:
    used = FakeBench(launched(), {(ORIGINAL, 0): TAKES})
    options, no_loads = Options((), budget=budget), experiment_named("no-loads")
    with open_launch(launched(), FakeBackend(lambda _: used), options) as ready:
        proposal = no_loads.propose(ready.session.subject, Scope())
        assert isinstance(proposal, Proposal)
        version = draft(ready.session.subject, no_loads, Scope(), proposal)
        ((_, found),) = measure_programs(ready.session, [(version,)], Part.CAUSES)
    assert bool(version.known_checks) is is_judged
    assert (found.status is Status.MEASURED) is is_judged
    assert found.checks == version.known_checks


def test_programs_run_once_while_the_disassembler_works_and_are_judged_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[int] = []

    def slow(cubins: Iterable[bytes], cache: Cache | None) -> None:
        disassemble_together(cubins, cache)
        late = time.perf_counter() + 60
        while len(bench.loaded) < 3 and time.perf_counter() < late:
            time.sleep(0.01)
        ended.append(len(bench.loaded))

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", slow)
    hits, loads = failing(experiment_named("all-hits-l2")), experiment_named("no-loads")
    bench = FakeBench(launched(), {(ORIGINAL, 0): TAKES})
    options = Options((hits, loads), lines=False, budget=5.0)
    found = conduct.whatif(launched(), FakeBackend(lambda _: bench), options)
    assert ended == [3]
    assert bench.loaded == [ORIGINAL, "all-hits-l2", "no-loads"]
    by_name = {each.experiment.name: each for each in found.outcomes}
    assert by_name["all-hits-l2"].status is Status.UNSOUND
    assert by_name["no-loads"].status is Status.MEASURED


@pytest.mark.parametrize(("seconds", "is_judged"), [(0.0, False), (60.0, True)])
def test_what_ran_ahead_is_not_believed_without_its_self_check(
    seconds: float, is_judged: bool
) -> None:
    """Its self-check is not waited for, either, once the time is up."""
    used = FakeBench(launched(), {(ORIGINAL, 0): TAKES})
    options, no_loads = Options((), budget=5.0), experiment_named("no-loads")
    with open_launch(launched(), FakeBackend(lambda _: used), options) as ready:
        session = ready.session
        proposal = no_loads.propose(session.subject, Scope())
        assert isinstance(proposal, Proposal)
        version = draft(session.subject, no_loads, Scope(), proposal)
        run_ahead(session, [(version,)], lambda: False)
        session.options = replace(options, until=time.perf_counter() + seconds)
        ((_, found),) = measure_programs(session, [(version,)], Part.CAUSES)
    assert version.is_judged is is_judged
    assert (found.status is Status.MEASURED) is is_judged
    assert found.reason == ("" if is_judged else NO_TIME)


@pytest.mark.parametrize("is_short", [True, False])
def test_short_programs_are_timed_while_the_disassembler_works(
    is_short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before: list[int] = []

    def slow(cubins: Iterable[bytes], cache: Cache | None) -> None:
        disassemble_together(cubins, cache)
        late, enough = time.perf_counter() + 60, 40 if is_short else 6
        while bench.timed < enough and time.perf_counter() < late:
            time.sleep(0.01)
        while before[-1:] != [bench.timed]:  # Until nothing is timed any more.
            before.append(bench.timed)
            time.sleep(0.2)

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", slow)
    takes = 1e5 if is_short else TAKES
    bench = FakeBench(launched(), {(ORIGINAL, 0): takes, ("no-loads", 1): takes / 4})
    chosen = (failing(experiment_named("all-hits-l2")), experiment_named("no-loads"))
    told: list[str] = []

    def tell(what: str, done: int, total: int) -> None:
        told.append(what)

    options = Options(chosen, lines=False, budget=5.0)
    found = conduct.whatif(launched(), FakeBackend(lambda _: bench), options, None, tell)
    assert (bench.timed == before[-1]) is is_short
    by_name = {each.experiment.name: each for each in found.outcomes}
    assert by_name["all-hits-l2"].status is Status.UNSOUND
    gain = by_name["no-loads"].gain
    assert gain is not None
    assert gain.estimate == pytest.approx(4.0, rel=0.01)
    assert found.rounds >= 6
    measured = told.index("measuring causes")
    assert (measured < told.index("checking the rewritten programs")) is is_short


def test_what_is_assembled_anew_after_it_was_timed_is_timed_again() -> None:
    version = Mock()
    version.name = "no-loads"
    ahead = TimedAhead({"no-loads": version}, Mock(), 1.0)
    assert ahead.covers(Ready(version, None, 1.0))
    other = Mock()
    other.name = "no-loads"
    assert not ahead.covers(Ready(other, None, 1.0))


def test_what_the_originals_resources_show_comes_first(corpus: Callable[..., Kernel]) -> None:
    kernel = corpus("averaging.sm_90", "average_thread")
    math_only, no_spills = experiment_named("math-only"), experiment_named("no-spills")
    assert importance(kernel, math_only) < importance(kernel, no_spills)
    resources = replace(kernel.built.resources, spill_stores=8, spill_loads=8)
    spilling = replace(kernel, built=replace(kernel.built, resources=resources))
    assert importance(spilling, no_spills) < importance(spilling, math_only)
