"""What runs while programs are disassembled: it leaves others their time, and Ctrl-C ends it."""

import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace

import pytest
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.backends.protocol import Bench
from cuado.backends.rounds import FEWEST
from cuado.backends.rounds import MOST as MOST_ROUNDS
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Loaded, Program, Trial
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.stats import Reading
from cuado.what_if.conclusion import Telling
from cuado.what_if.conduct import open_launch, whatif
from cuado.what_if.device_work import DeviceWork
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure.ahead import run_ahead, time_ahead, time_leading
from cuado.what_if.measure.programs import INTERRUPTED, Begun, Programs
from cuado.what_if.measure.schedule import measure_programs, time_trials
from cuado.what_if.measure.versions import Version, draft
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import CounterVerdict, Outcome, Status
from cuado.what_if.session import Options, Part, Session

CHECKING = "checking the rewritten programs"


@dataclass
class Impatient(FakeBench):
    """Ctrl-C is pressed once, in one of the runs; times vary, so that many rounds are measured."""

    at: int = 0

    def opened(self, _: Launch) -> "Impatient":
        return self

    def time(self, trial: Trial) -> Reading:
        if self.timed == self.at:
            self.timed += 1
            raise KeyboardInterrupt
        return noisy(super().time(trial), self.timed)


def noisy(reading: Reading, number: int) -> Reading:
    """A reading that is up to 40% longer, by its number."""
    return replace(reading, time=reading.time * (1 + 0.4 * (number * 7919 % 97) / 97))


@dataclass
class Counting(FakeBench):
    """Keeps how often each program ran."""

    runs: Counter[str] = field(default_factory=Counter)

    def time(self, trial: Trial) -> Reading:
        self.runs[trial.program] += 1
        return super().time(trial)


def drafted(kernel: Kernel, experiment: Experiment) -> Version:
    proposal = experiment.propose(kernel, Scope())
    assert isinstance(proposal, Proposal)
    return draft(kernel, experiment, Scope(), replace(proposal, alternatives=()))


def test_sweeps_that_run_ahead_leave_the_causes_their_rounds() -> None:
    # 2.64 s of 3 for causes are six rounds of no-loads; a sweep would take 0.6 s of them at least.
    bench = FakeBench(launched(), {(ORIGINAL, 0): 100e6})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=5.0)) as ready:
        session = ready.session
        names = ("no-loads", "noise-fma")
        cause, sweep = (drafted(session.subject, experiment_named(name)) for name in names)
        run_ahead(session, [(cause,)], lambda: False)
        run_ahead(session, [(sweep,), (cause,)], lambda: False)
        assert bench.loaded == [ORIGINAL, "no-loads"]
        ((_, found),) = measure_programs(session, [(cause,)], Part.CAUSES)
    assert found.status is Status.MEASURED


@pytest.mark.parametrize(("at", "is_measured"), [(8, False), (66, True)])
def test_ctrl_c_ends_what_is_timed_ahead(
    at: int, is_measured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the first few rounds nothing is measured, and no self-check is waited for."""

    def slow(cubins: Iterable[bytes], cache: Cache | None) -> None:
        disassemble_together(cubins, cache)
        late, before = time.perf_counter() + 60, -1
        while bench.timed != before or (bench.timed <= at and time.perf_counter() < late):
            before = bench.timed
            time.sleep(0.2)

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", slow)
    bench = Impatient(launched(), {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4}, at=at)
    told: list[str] = []

    def tell(what: str, done: int, total: int) -> None:
        told.append(what)

    chosen = tuple(map(experiment_named, ("no-loads", "noise-fma")))
    options = Options(chosen, lines=False, budget=5.0)
    found = whatif(launched(), FakeBackend(lambda _: bench), options, None, tell)
    assert found.interrupted
    assert bench.timed == at + 1
    assert bench.loaded == [ORIGINAL, "no-loads"]
    loads, noise = found.outcomes
    assert (loads.status is Status.MEASURED) is is_measured
    assert any(CHECKING in each for each in told) is is_measured
    assert noise.reason == INTERRUPTED


def test_what_the_fewest_rounds_say_is_said_and_kept() -> None:
    """No round is measured twice: what follows adds to the fewest rounds."""
    bench = Impatient(launched(), {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4}, at=-1)
    said: list[int] = []
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=5.0)) as ready:
        session = ready.session
        version = drafted(session.subject, experiment_named("no-loads"))
        run_ahead(session, [(version,)], lambda: False)
        before, known = bench.timed, len(session.runs)
        time_ahead(session, [(version,)], say=lambda _: said.append(bench.timed - before))
        (timed,) = session.timed
        rounds = timed.measured.run.samples[ORIGINAL].rounds
        assert len(session.runs) == known + 1
    variants = 4  # The original, again, and the copy with its switch off and on.
    assert said == [FEWEST * variants, len(rounds) * variants]
    assert len(rounds) > FEWEST


@pytest.mark.parametrize("is_interrupted", [False, True])
def test_what_is_assembled_anew_leaves_the_others_what_was_timed_ahead(
    is_interrupted: bool,
) -> None:
    bench = Counting(launched(), {(ORIGINAL, 0): 1e5})
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=5.0)) as ready:
        session = ready.session
        names = ("no-loads", "no-barriers")
        kept, old = (drafted(session.subject, experiment_named(name)) for name in names)
        run_ahead(session, [(kept,), (old,)], lambda: False)
        time_ahead(session, [(kept,), (old,)])
        before = Counter(bench.runs)
        anew = replace(old)
        session.interrupted = is_interrupted
        found = {
            version.name: outcome
            for version, outcome in measure_programs(session, [(kept,), (anew,)], Part.CAUSES)
        }
    assert found["no-loads"].status is Status.MEASURED
    assert bench.runs["no-loads"] == before["no-loads"]
    assert (found["no-barriers"].status is Status.MEASURED) is not is_interrupted
    assert (bench.runs["no-barriers"] > before["no-barriers"]) is not is_interrupted


@pytest.mark.parametrize(("takes", "is_timed"), [(1e5, True), (30e6, False)])
def test_long_rounds_are_not_timed_before_it_is_known_what_is_sound(
    takes: float, is_timed: bool
) -> None:
    """What a self-check rejects would have taken the time of others."""
    bench = FakeBench(launched(), {(ORIGINAL, 0): takes})
    said: list[object] = []
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=15.0)) as ready:
        session = ready.session
        version = drafted(session.subject, experiment_named("no-loads"))
        run_ahead(session, [(version,)], lambda: False)
        time_ahead(session, [(version,)], say=said.append)
        assert bool(session.timed) is is_timed
    assert bool(said) is is_timed


def test_what_can_decide_is_timed_before_the_rest() -> None:
    """A verdict is said when the pictures and what was shortest at once have been timed."""
    gains = {"no-stores": 3e6, "no-loads": 2e6, "all-hits-l2": 1e6, "coalesced-loads": 4e6}
    times = {(ORIGINAL, 0): 9e6, **{(name, 1): 9e6 - gain for name, gain in gains.items()}}
    bench = FakeBench(launched(), times)
    said: list[set[str]] = []
    names = (
        "memory-only",
        "no-stores",
        "no-loads",
        "all-hits-l2",
        "coalesced-loads",
        "no-barriers",
    )
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=30.0)) as ready:
        session = ready.session
        made = [(drafted(session.subject, experiment_named(each)),) for each in names]
        run_ahead(session, made, lambda: False)

        def say(outcomes: tuple[Outcome, ...]) -> None:
            said.append({each.experiment.name for each in outcomes})

        known = time_leading(session, made, say)
        assert len(known) == len(session.timed[0].versions)
        leading = {"memory-only", "no-stores", "no-loads", "coalesced-loads"}
        assert set(session.timed[0].versions) == leading
        (_, *rest) = made
        found = measure_programs(session, rest, Part.CAUSES)
    assert said[0] == said[-1] == leading
    assert {version.name for version, _ in found} == {*names[1:]}


@pytest.mark.parametrize("at", [3, 60])
def test_the_rest_is_timed_with_what_is_known_beside_it(at: int) -> None:
    bench = Impatient(launched(), {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4}, at=-1)
    said: list[set[str]] = []
    with open_launch(launched(), FakeBackend(bench.opened), Options((), budget=5.0)) as ready:
        session = ready.session
        made = [
            (drafted(session.subject, experiment_named(each)),)
            for each in ("no-loads", "no-barriers")
        ]
        run_ahead(session, made, lambda: False)
        known = time_leading(session, made, lambda _: None)
        bench.at = bench.timed + at
        found = time_ahead(
            session,
            made,
            say=lambda e: said.append({each.experiment.name for each in e}),
            known=known,
        )
        assert session.interrupted
        assert len(session.runs) == 1 + (at > 6 * 3)
    names = {"no-loads", *(["no-barriers"] if at > 6 * 3 else [])}
    assert {each.experiment.name for each in found} == names
    assert all("no-loads" in each for each in said)


def counted_late(_: Bench, __: Loaded) -> CounterVerdict:
    """Counters whose reading is told."""
    ORDER.append("counters")
    return CounterVerdict(note="read")


ORDER: list[str] = []
"""What was done, in order."""


@dataclass
class Ordered(FakeBench):
    """Notes when a program is loaded."""

    def load(self, program: Program) -> Loaded:
        ORDER.append(program.name)
        return super().load(program)


def with_lines(launch: Launch) -> Launch:
    """The launch with a source line for each load."""
    first, *others = launch.ptx.split("\tld.global")
    marked = (f"\t.loc 1 {n} 0\n\tld.global{rest}" for n, rest in enumerate(others, 7))
    return replace(launch, ptx="".join([first, *marked, '\n.file 1 "a.cu"\n']))


def test_lines_and_sweeps_are_measured_while_code_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What gains is repeated by line before its self-check is made."""
    ORDER.clear()

    def slow(cubins: Iterable[bytes], cache: Cache | None) -> None:
        disassemble_together(cubins, cache)
        late = time.perf_counter() + 30
        while "noise-fma" not in ORDER and time.perf_counter() < late:
            time.sleep(0.02)
        while "measured" not in ORDER and time.perf_counter() < late:
            time.sleep(0.02)
        ORDER.append("read")

    monkeypatch.setattr("cuado.what_if.measure.programs.disassemble_together", slow)
    launch = with_lines(launched())
    bench = Ordered(launch, {(ORIGINAL, 0): 1e5, ("no-loads", 1): 2.5e4})
    chosen = tuple(map(experiment_named, ("no-loads", "noise-fma")))

    def tell(what: str, done: int, total: int) -> None:
        if "measuring sweeps" in what and done == total:
            ORDER.append("measured")

    backend = FakeBackend(lambda _: bench)
    found = whatif(launch, backend, Options(chosen), counted_late, tell)
    lines = [each for each in ORDER if "@" in each]
    assert lines
    assert ORDER.index(lines[0]) < ORDER.index("read")
    assert ORDER.index("measured") < ORDER.index("read")
    assert ORDER.count("counters") == 1
    assert found.counters.note == "read"
    loads, noise = found.outcomes
    assert {each.status for each in (loads, noise, *loads.lines)} == {Status.MEASURED}
    assert len(loads.lines) == len(lines)


def test_of_long_rounds_only_the_fewest_are_measured() -> None:
    """Unless the user gave a budget: then as many as fit."""
    rounds = {}
    for budget in (None, 20.0):
        bench = Impatient(launched(), {(ORIGINAL, 0): 3.5e6}, at=-1)
        options = Options((), budget=budget)
        with open_launch(launched(), FakeBackend(bench.opened), options) as ready:
            session = ready.session
            version = drafted(session.subject, experiment_named("no-loads"))
            trials = {f"{n}": trial for n in range(20) for _, trial in version.trials()}
            run_ahead(session, [(version,)], lambda: False)
            found = time_trials(session, trials, Part.CAUSES)
        rounds[budget] = len(found.run.samples[ORIGINAL].rounds)
    assert FEWEST <= rounds[None] <= FEWEST + 2
    assert rounds[20.0] == MOST_ROUNDS


@dataclass
class Delayed(FakeBench):
    """One of the first runs takes long on the host."""

    late: int = 2

    def time(self, trial: Trial) -> Reading:
        reading = super().time(trial)
        return replace(reading, cost=2e8) if self.timed == self.late else reading


@pytest.mark.parametrize(("late", "runs"), [(2, 3), (9, 2)])
def test_a_host_that_was_held_up_does_not_take_the_time_of_experiments(
    late: int, runs: int
) -> None:
    bench = Delayed(launched(), {(ORIGINAL, 0): 1e5}, late=late)
    with open_launch(launched(), FakeBackend(lambda _: bench), Options(())) as ready:
        assert bench.timed == runs
        assert ready.session.step_time < 1e6


def test_counters_are_read_while_the_programs_of_lines_are_assembled() -> None:
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e5})
    backend = FakeBackend(lambda _: bench)
    job: Future[Programs] = Future()
    with open_launch(launched(), backend, Options((), budget=5.0)) as ready:
        session = ready.session
        version = drafted(session.subject, experiment_named("no-loads"))
        session.begun = Begun({("no-loads", Scope()): job})

        def count(_: Session) -> CounterVerdict:
            assert "no-loads" not in bench.loaded
            job.set_result((version,))
            return CounterVerdict(note="read")

        limit = time.perf_counter() + 10
        work = DeviceWork(lambda: session, (), Telling(lambda *_: None), count)
        work.is_timed = True
        work.jobs(backend).with_all((), lambda: time.perf_counter() > limit)
        assert session.counted == CounterVerdict(note="read")
        assert "no-loads" in bench.loaded
        assert time.perf_counter() < limit
