"""Several trials are timed together as one after the other, in less time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

import pytest
from test_emulated_bench import LAUNCH, program

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.sampling import observation
from cuado.backends.emulated.sampling.observation import Observation, RunTrial
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError

SHARED = [Trial(dynamic_shared_bytes=size << 10) for size in (10, 50, 100)]
TRIALS = [SHARED[0], Trial(), SHARED[1], SHARED[0], SHARED[2]]
"""Blocks per SM differ; one is asked for twice, and one is the original."""


@contextmanager
def opened() -> Iterator[EmulatedBench]:
    with EmulatedBackend("h200").open(LAUNCH) as found:
        found.load(program("accumulate", ORIGINAL))
        found.load(program("illegal"))
        yield found


@pytest.mark.parametrize("is_known", [False, True])
def test_readings_and_work_are_those_of_trials_one_by_one(*, is_known: bool) -> None:
    with opened() as one, opened() as other:
        if is_known:
            assert one.time(Trial()) == other.time(Trial())
        assert [one.time(each) for each in TRIALS] == other.time_all(TRIALS)
        assert one.work == other.work


@pytest.mark.parametrize("bad", [Trial("illegal"), Trial(dynamic_shared_bytes=300 << 10)])
def test_the_first_that_fails_ends_it_and_those_behind_it_do_not_count(bad: Trial) -> None:
    trials = [*SHARED[:2], bad, SHARED[2]]
    told: list[str] = []
    with opened() as one, opened() as other:
        for bench in (one, other):
            bench.time(Trial())
            with pytest.raises(TrialFailedError) as caught:
                _ = [one.time(each) for each in trials] if bench is one else other.time_all(trials)
            told.append(str(caught.value))
        assert told[0] == told[1]
        assert one.work == other.work
        assert one.time(SHARED[2]) == other.time(SHARED[2])


def test_a_trial_is_modelled_while_the_next_one_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modelling the first ends only once the second has run: one after the other never would."""
    second_ran = Event()
    model, ran = observation.observation_of, list[RunTrial]()

    def waiting(run: RunTrial) -> Observation:
        ran.append(run)
        assert second_ran.wait(60)
        return model(run)

    begin = observation.begin

    def noted(
        trials: list[Trial], run: Callable[[Trial], RunTrial], pool: object
    ) -> dict[Trial, object]:
        def counted(trial: Trial) -> RunTrial:
            found = run(trial)
            if trial == trials[1]:
                second_ran.set()
            return found

        return begin(trials, counted, pool)  # type: ignore[arg-type, return-value]

    monkeypatch.setattr(observation, "observation_of", waiting)
    monkeypatch.setattr("cuado.backends.emulated.bench.begin", noted)
    with opened() as bench:
        assert len(bench.time_all(SHARED[:2])) == 2
    assert len(ran) == 2
