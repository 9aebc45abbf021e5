"""The same question has the same answer: no busy host and no chance decide what is measured."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from threading import Barrier, Lock

import pytest
from test_ahead import drafted
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.backends.clock import Clock
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.model.trial import ORIGINAL, Trial
from cuado.stats import Reading
from cuado.what_if.conduct import open_launch
from cuado.what_if.device_work import begun_first
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure import programs
from cuado.what_if.measure.ahead import run_ahead, time_ahead
from cuado.what_if.measure.schedule import measure_programs
from cuado.what_if.measure.versions import Version
from cuado.what_if.registry import all_experiments, experiment_named
from cuado.what_if.result import Status
from cuado.what_if.session import Options, Part

HELD_UP = 0.02


@dataclass
class HeldUp(FakeBench):
    """Each run takes its device 1 ms, and its host 20."""

    busy: float = 0.0

    def time(self, trial: Trial) -> Reading:
        time.sleep(HELD_UP)
        self.busy += 1e6
        return super().time(trial)


@pytest.mark.parametrize("late", [False, True])
def test_what_is_built_late_comes_before_what_tells_less(*, late: bool) -> None:
    # 137 ms of 162 are eight rounds of one of them; there is no time for both.
    bench = FakeBench(launched(), {(ORIGINAL, 0): 3.9e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=0.27)) as ready:
        session = ready.session
        session.clock, session.spent = Clock(lambda: 4.29e-3 * bench.timed), 0.0
        telling, other = (
            (drafted(session.subject, experiment_named(name)),)
            for name in ("no-loads", "no-stores")
        )
        run_ahead(session, [other] if late else [telling], lambda: False)
        run_ahead(session, [other, telling], lambda: False)
        time_ahead(session, [other, telling])
        found = measure_programs(session, [other, telling], Part.CAUSES)
    status = {version.name: outcome.status for version, outcome in found}
    assert status == {"no-loads": Status.MEASURED, "no-stores": Status.SKIPPED}


@pytest.mark.parametrize(
    ("options", "is_on_the_wall"),
    [
        (Options(()), False),
        (Options((), budget=5.0), True),
        (Options((), most=5.0), True),
        (Options((), until=time.perf_counter() + 1e3), True),
    ],
)
def test_a_busy_host_takes_no_experiment_its_time(
    options: Options, *, is_on_the_wall: bool
) -> None:
    bench = HeldUp(launched(), {(ORIGINAL, 0): 1e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), options) as ready:
        session = ready.session
        before = session.spent
        with session.measuring():
            session.bench.time(Trial())
        took = session.spent - before
    assert (took >= HELD_UP * 1e9) is is_on_the_wall
    assert is_on_the_wall or took == pytest.approx(1e6)
    assert is_on_the_wall or before == pytest.approx(2e6)


def test_what_the_first_verdict_waits_for_is_begun_first() -> None:
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(())) as ready:
        kernel = ready.session.subject
    order = [e.name for e in sorted(all_experiments(), key=partial(begun_first, kernel))]
    pictures = [order.index(name) for name in ("math-only", "memory-only", "store-only")]
    assert max(pictures) < order.index("balanced-blocks")
    assert max(pictures) < order.index("all-hits-l1")
    assert order.index("store-only") < order.index("no-stores")
    assert order[-1].startswith("noise")


def test_alternatives_are_assembled_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(())) as ready:
        kernel = ready.session.subject
    both = Barrier(2, timeout=20)

    def draft(_: object, experiment: Experiment, scope: Scope, proposal: Proposal) -> Version:
        both.wait()
        return Version(experiment, scope, proposal, None, kernel.built, kernel)

    monkeypatch.setattr(programs, "draft", draft)
    other = Proposal(Kind.LAUNCH, (Setting("other"),), label="other")
    proposal = replace(other, label="one", alternatives=(other,))
    experiment = replace(experiment_named("no-loads"), propose=lambda *_: proposal)
    with ThreadPoolExecutor(1) as pool:
        begun = programs.begin_programs(kernel, [(experiment, Scope())], pool)
        (made,) = [job.result() for job in begun.of([(experiment, Scope())])]
    assert isinstance(made, tuple)
    assert [version.proposal.label for version in made] == ["one", "other"]


def test_few_rewrite_at_a_time_so_that_others_have_their_turn() -> None:
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(())) as ready:
        kernel = ready.session.subject
    lock, at_work, most = Lock(), 0, 0

    def propose(*_: object) -> Refusal:
        nonlocal at_work, most
        with lock:
            at_work += 1
            most = max(most, at_work)
        time.sleep(HELD_UP)
        with lock:
            at_work -= 1
        return Refusal("nothing")

    names = ("no-loads", "no-stores", "math-only", "memory-only", "all-hits-l1", "all-hits-l2")
    wanted = [(replace(experiment_named(name), propose=propose), Scope()) for name in names]
    with ThreadPoolExecutor(len(wanted)) as pool:
        begun = programs.begin_programs(kernel, wanted, pool)
        for job in begun.of(wanted):
            job.result()
    assert most == programs.REWRITING
