"""Several requests are sent to a worker at once; each failure costs the trial whose turn it was."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuado.backends.gpu import GpuBench, Limits
from cuado.backends.protocol import FirstRun, GoesOn
from cuado.backends.rounds import measure, plan_of
from cuado.backends.worker_process import AHEAD
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Failure, Program, Trial, TrialFailedError

LIMITS = Limits(start=60, first=60, least=0.5, factor=1)


@pytest.fixture
def bench(launch: Launch, log: Path) -> Iterator[GpuBench]:
    with GpuBench(launch, limits=LIMITS, engine="gpu_stand_in:Engine") as opened:
        opened.load(Program(ORIGINAL, b"code", "scale"))
        yield opened


def load(bench: GpuBench, *names: str) -> None:
    for name in names:
        bench.load(Program(name, b"1234567", "scale"))


def requests(log: Path) -> list[str]:
    return [line for line in log.read_text().splitlines() if line.startswith("time")]


def test_the_worker_goes_on_before_the_first_answer_is_read(bench: GpuBench, log: Path) -> None:
    assert isinstance(bench, GoesOn)
    load(bench, "p")
    trials = [Trial(), Trial("p", switch=3), Trial("p", switch=4)]
    answers = bench.time_each(trials)
    first = next(answers)
    bench_is_held_up = 0
    while len(requests(log)) < 3 and bench_is_held_up < 10_000_000:
        bench_is_held_up += 1
    assert len(requests(log)) == 3
    readings = [first, *answers]
    assert [each.time for each in readings] == [1000.0, 1003.0, 1004.0]
    assert all(each.cost is not None and each.cost > 0 for each in readings)
    assert bench.time(Trial(switch=1)).time == 1001.0


def test_no_more_is_sent_ahead_than_the_pipes_hold(bench: GpuBench, log: Path) -> None:
    load(bench, "p")
    bench.time(Trial())
    many = [Trial("p", switch=number) for number in range(1000)]
    log.write_text("")
    answers = bench.time_each(many)
    assert next(answers).time == 1000.0
    time.sleep(0.3)  # The worker would have done hundreds.
    assert 1 < len(requests(log)) <= AHEAD
    assert [each.time for each in answers] == [1000.0 + number for number in range(1, 1000)]
    assert len(requests(log)) == 1000


def test_an_error_costs_its_trial_and_what_follows_is_thrown_away(bench: GpuBench) -> None:
    load(bench, "declined", "p")
    pid = bench.worker_pid
    answers = bench.time_each([Trial(), Trial("declined"), Trial("declined"), Trial("p", switch=2)])
    assert next(answers).time == 1000.0
    with pytest.raises(TrialFailedError, match="registers or threads"):
        next(answers)
    assert bench.worker_pid == pid
    assert bench.time(Trial("p", switch=9)).time == 1009.0


@pytest.mark.parametrize("program", ["exits", "illegal", "garbage", "hangs"])
def test_a_dead_worker_costs_the_trial_that_killed_it(bench: GpuBench, program: str) -> None:
    load(bench, program, "p")
    bench.time(Trial())
    answers = bench.time_each([Trial(), Trial("p", switch=2), Trial(program), Trial()])
    assert [next(answers).time, next(answers).time] == [1000.0, 1002.0]
    with pytest.raises(TrialFailedError) as caught:
        next(answers)
    assert caught.value.failure is not Failure.OTHER
    assert bench.worker_pid is None
    assert [each.time for each in bench.time_each([Trial("p", switch=3), Trial()])] == [1003, 1000]


def test_who_ends_early_is_not_given_an_answer_to_another_question(bench: GpuBench) -> None:
    load(bench, "p")
    answers = bench.time_each([Trial(), Trial("p", switch=2), Trial("p", switch=3)])
    assert next(answers).time == 1000.0
    answers.close()
    assert bench.time(Trial("p", switch=7)).time == 1007.0


@pytest.mark.parametrize("program", ["declined", "exits"])
def test_a_failing_variant_leaves_a_run_of_rounds(bench: GpuBench, program: str) -> None:
    load(bench, program, "p")
    plan = plan_of(1e9, 1000.0)
    found = measure(bench, {"p": Trial("p", switch=2), "bad": Trial(program)}, plan)
    assert list(found.failures) == ["bad"]
    samples = found.run.samples
    assert len(samples["p"].rounds) >= plan.min_rounds
    assert set(samples["p"].times) == {1002.0}
    assert not samples["bad"].rounds


def test_ctrl_c_in_a_round_keeps_what_was_read(bench: GpuBench) -> None:
    load(bench, "p")
    seen = []

    def progress(_what: str, done: int, _total: int) -> None:
        seen.append(done)
        if done == 8:
            raise KeyboardInterrupt

    found = measure(bench, {"p": Trial("p", switch=2)}, plan_of(1e9, 1000.0), progress)
    assert found.interrupted
    assert sum(len(each.rounds) for each in found.run.samples.values()) == 8
    assert bench.time(Trial("p", switch=7)).time == 1007.0


def test_a_first_run_is_one_message_of_all_that_is_asked(bench: GpuBench, log: Path) -> None:
    program, baseline = Program("new", b"12345", "scale"), Program("base", b"123", "scale")
    settings = (Trial("new", switch=0), Trial("new", switch=6), Trial("base"))
    wide = Trial("new", block=(64, 2, 1))
    asked = FirstRun((program, baseline), {"new": settings[0], "wide": wide}, settings[0], settings)
    log.write_text("")
    found = bench.run_first(asked)
    assert found.blocks == {"new": 8, "wide": 2}
    assert found.equivalence is not None
    assert not found.equivalence.equal
    assert [each.time for each in found.readings] == [1000.0, 1006.0, 1000.0]
    assert log.read_text().splitlines() == [
        "load new 5",
        "load base 3",
        "time new",
        "time new",
        "time base",
    ]
    assert bench.time(Trial("new", switch=1)).time == 1001.0
    alone = bench.run_first(FirstRun((), {}, None, (Trial("new", switch=2),)))
    assert (alone.blocks, alone.equivalence) == ({}, None)


def test_a_program_that_is_refused_in_its_first_run_is_not_loaded(bench: GpuBench) -> None:
    pid, trial = bench.worker_pid, Trial("refused")
    asked = FirstRun((Program("refused", b"", "scale"),), {"refused": trial}, trial, (trial, trial))
    with pytest.raises(TrialFailedError, match="no code"):
        bench.run_first(asked)
    assert bench.worker_pid == pid
    with pytest.raises(Exception, match="no program 'refused' is loaded"):
        bench.time(trial)
    assert bench.time(Trial()).time == 1000.0
