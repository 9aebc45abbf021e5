"""What runs while programs are disassembled: it leaves others their time, and Ctrl-C ends it."""

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import pytest
from test_conduct import FakeBackend, FakeBench
from test_time_budget import launched

from cuado.backends.rounds import FEWEST
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.stats import Reading
from cuado.what_if.conduct import open_launch, whatif
from cuado.what_if.experiment import Experiment
from cuado.what_if.measure import ahead
from cuado.what_if.measure.ahead import run_ahead, time_ahead
from cuado.what_if.measure.programs import INTERRUPTED
from cuado.what_if.measure.schedule import measure_programs
from cuado.what_if.measure.versions import Version, draft
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Status
from cuado.what_if.session import Options, Part

CHECKING = "checking the rewritten programs"


@dataclass
class Impatient(FakeBench):
    """Ctrl-C is pressed once, in one of the runs; times vary, so that many rounds are measured."""

    at: int = 0

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
        time_ahead(session, lambda: False, lambda _: said.append(bench.timed - before))
        assert session.timed is not None
        rounds = session.timed.measured.run.samples[ORIGINAL].rounds
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
        time_ahead(session, lambda: False, lambda _: None)
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


@pytest.mark.parametrize(("for_a_byte", "is_timed"), [(0.0, False), (1e6, True)])
def test_long_rounds_are_timed_ahead_where_much_code_is_disassembled(
    for_a_byte: float, is_timed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device would wait longer for the disassembler than for the rounds."""
    monkeypatch.setattr(ahead, "MOST", 0.0)
    monkeypatch.setattr(ahead, "MOST_OF_CODE", for_a_byte)
    bench = FakeBench(launched(), {(ORIGINAL, 0): 1e5})
    said: list[object] = []
    with open_launch(launched(), FakeBackend(lambda _: bench), Options((), budget=5.0)) as ready:
        session = ready.session
        version = drafted(session.subject, experiment_named("no-loads"))
        run_ahead(session, [(version,)], lambda: False)
        time_ahead(session, lambda: False, said.append)
        assert (session.timed is not None) is is_timed
    assert bool(said) is is_timed
