"""Candidates timed by other processes: as on the session's own device, and without any of them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Timer
from typing import cast

import pytest
from shares import WILD, session_on, versions_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.gpu.backend import GpuBackend
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.optimizer.executor import Executor, InProcess, Timing
from cuado.optimizer.many.executor_names import FORMS, Alone, executor_of
from cuado.optimizer.session import Fate
from cuado.stats import Verdict

pytest.importorskip("distributed")

from distributed import Client

from cuado.optimizer.many import cluster, local
from cuado.optimizer.many.worker import Answer, Identity

H200 = EmulatedBackend("h200")
COUNTS = (2, 11, WILD, 24, 6)
MINUTE = 60.0


@pytest.fixture
def two() -> Iterator[cluster.DaskExecutor]:
    with executor_of("dask://local:2", H200) as made:
        assert isinstance(made, cluster.DaskExecutor)
        yield made


def pids(executor: cluster.DaskExecutor) -> dict[str, int]:
    found: dict[str, int] = executor.client.run(os.getpid)
    return found


def timed(
    executor: Executor, counts: Sequence[int] = COUNTS, seconds: float = MINUTE
) -> dict[str, Timing]:
    versions, made = versions_of(*counts)
    with session_on(versions.original) as session:
        executor.expects(session)
        deadline = time.perf_counter() + seconds
        found = list(executor.timed(session, iter(made), deadline))
        assert not session.interrupted
    assert len(found) == len(made)
    return {version.name: timing for version, timing in found}


@cache
def alone(counts: Sequence[int] = COUNTS) -> dict[str, object]:
    """What is found without any worker."""
    return said(timed(InProcess(), counts))


def said(timings: dict[str, Timing]) -> dict[str, object]:
    """What was found of each candidate, wherever that was."""
    return {name: (each.comparison, each.fate, each.reason) for name, each in timings.items()}


def gone(pid: int) -> bool:
    """Whether a process ends within a while."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        with suppress(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)
        time.sleep(0.1)
    return False


def test_the_same_is_found_as_on_the_sessions_own_device(two: cluster.DaskExecutor) -> None:
    shared = timed(two)
    assert said(shared) == alone()
    where = [each.where for each in shared.values()]
    assert sorted(map(where.count, set(where))) == [1, 2, 2]  # of five, on three devices
    assert "" in where
    fastest = shared["turns(count=2)"].comparison
    assert fastest is not None
    assert fastest.verdict is Verdict.FASTER
    assert shared["turns(count=24)"].fate is Fate.SLOWER
    assert shared[f"turns(count={WILD})"].fate is Fate.FAILED
    # Once more, on the same benches.
    assert said(timed(two, (2, 4, 6))) == alone((2, 4, 6))
    (note,) = two.notes
    assert note.count("emulated:h200") == 2


def test_a_worker_that_is_killed_costs_no_candidate(two: cluster.DaskExecutor) -> None:
    first, second = pids(two).values()
    os.kill(first, signal.SIGSTOP)  # It cannot have answered before it is killed.
    Timer(1.0, os.kill, (first, signal.SIGKILL)).start()
    assert said(timed(two)) == alone()
    assert len(two.workers) == 1
    assert "given up: its process is gone" in two.notes[-1]
    # The one that is left goes on; and when it is gone too, the session's own device does.
    after = timed(two, (2, 4))
    assert [bool(each.where) for each in after.values()] == [False, True]
    os.kill(second, signal.SIGKILL)
    assert said(timed(two)) == alone()
    assert not two.workers


def test_what_a_lost_worker_had_is_left_out_when_the_time_is_spent(
    two: cluster.DaskExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LATE_SECONDS", 1.0)
    first = pids(two)[next(iter(two.workers))]
    os.kill(first, signal.SIGSTOP)
    try:
        found = timed(two, (2, 4, 6), seconds=0.1)
    finally:
        os.kill(first, signal.SIGKILL)
    left_out = found["turns(count=4)"]  # The second of three was the first worker's.
    assert (left_out.comparison, left_out.fate) == (None, Fate.LEFT_OUT)
    assert "was lost, and no time was left" in left_out.reason


def test_ctrl_c_keeps_what_there_is_and_does_not_wait(two: cluster.DaskExecutor) -> None:
    first, second = pids(two).values()
    versions, made = versions_of(2, 4, 6)

    def interrupt(what: str, done: int, total: int) -> None:
        if "waiting" in what:
            raise KeyboardInterrupt

    with session_on(versions.original, interrupt) as session:
        os.kill(first, signal.SIGSTOP)
        os.kill(second, signal.SIGSTOP)
        try:
            found = list(two.timed(session, iter(made), time.perf_counter() + MINUTE))
        finally:
            os.kill(first, signal.SIGCONT)
            os.kill(second, signal.SIGCONT)
        assert session.interrupted
    assert [version.name for version, _ in found] == ["turns(count=2)"]
    assert not found[0][1].where


def test_a_worker_whose_device_fails_is_given_up(two: cluster.DaskExecutor, tmp_path: Path) -> None:
    def lose() -> None:
        from cuado.backends.emulated.bench import EmulatedBench
        from cuado.model.trial import Failure, Trial, TrialFailedError

        def fails(self: object, trial: Trial) -> None:
            raise TrialFailedError(Failure.OTHER, "the GPU did not come back")

        EmulatedBench.time = fails  # type: ignore[assignment,method-assign]

    two.client.run(lose, workers=[next(iter(two.workers))])
    assert said(timed(two)) == alone()
    assert len(two.workers) == 1
    assert "given up: the GPU did not come back" in two.notes[-1]


def test_a_local_cluster_is_gone_when_it_is_left() -> None:
    with suppress(KeyboardInterrupt), executor_of("dask://local:2", H200) as made:
        assert isinstance(made, cluster.DaskExecutor)
        processes = list(pids(made).values())
        os.kill(processes[0], signal.SIGSTOP)  # One that would not leave.
        raise KeyboardInterrupt
    assert len(processes) == 2
    assert all(map(gone, processes))


KILLED = """
import os, time
from cuado.backends.selection import select
from cuado.optimizer.many.executor_names import executor_of
with executor_of("dask://local:1", select("emulated:h200").backend) as made:
    print(*made.client.run(os.getpid).values(), flush=True)
    time.sleep(60)
"""


def test_workers_end_when_the_session_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True
    ) as session:
        assert session.stdout is not None
        pid = int(session.stdout.readline())
        session.kill()
    assert gone(pid)


def test_workers_of_a_scheduler_are_found(two: cluster.DaskExecutor) -> None:
    address = two.client.scheduler_info()["address"].removeprefix("tcp://")
    with executor_of(f"dask://{address}", H200) as made:
        assert said(timed(made, (2, 4, 6))) == alone((2, 4, 6))
        assert isinstance(made, cluster.DaskExecutor)
        assert len(made.workers) == 2, made.notes
    with (
        pytest.raises(CuadoError, match="no worker can be used") as raised,
        executor_of(f"dask://{address}", EmulatedBackend("a100")),
    ):
        pass
    assert "ratios would not compare" in raised.value.remedy


class LateFuture:
    """Whose answer comes while what waited for it is giving up."""

    def __init__(self, answer: Answer):
        self.answer = answer
        self.waits = 0

    @property
    def status(self) -> str:
        return "finished" if self.waits else "pending"

    def done(self) -> bool:
        return self.status == "finished"

    def result(self, timeout: float) -> Answer:
        assert timeout > 0
        self.waits += 1
        if self.waits == 1:
            raise TimeoutError
        return self.answer


class LateClient:
    """Of a cluster of one worker."""

    def __init__(self, answer: Answer):
        self.answer = answer

    def submit(self, *_: object, **_more: object) -> LateFuture:
        return LateFuture(self.answer)

    def nthreads(self) -> dict[str, int]:
        return {"tcp://here": 1}

    def cancel(self, _: object) -> None:
        """Nothing is under way."""


def test_an_answer_that_comes_late_is_had() -> None:
    versions, made = versions_of(2, 4)
    answer = Answer({made[1].name: Timing(reason="theirs")})
    identity = Identity("a chip", "emulated", ("a chip", (9, 0), 132.0), (), "0.1.0")
    client = cast("Client", LateClient(answer))
    two = cluster.DaskExecutor(client, {"tcp://here": identity}, "dask://here")
    with session_on(versions.original) as session:
        timed = two.timed(session, iter(made), time.perf_counter() + MINUTE)
        found = {version.name: timing.reason for version, timing in timed}
    assert found == {made[0].name: "", made[1].name: "theirs"}
    assert list(two.workers) == ["tcp://here"], two.notes


def test_a_scheduler_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1.0)
    with (
        pytest.raises(
            CuadoError, match=r"no Dask scheduler answers at tcp://127.0.0.1:9"
        ) as raised,
        executor_of("dask://127.0.0.1:9", H200),
    ):
        pass
    assert "dask scheduler" in raised.value.remedy


def test_a_scheduler_without_workers() -> None:
    with (
        local.local_cluster((), "dask://local") as client,
        pytest.raises(CuadoError, match="it has no workers"),
    ):
        cluster.joined(client, "dask://here:1", H200)


@pytest.mark.parametrize(
    "words", ["local", "dask://", "dask://host", "dask://:8786", "dask://local:0", "ray://host:1"]
)
def test_words_that_mean_no_executor(words: str) -> None:
    with pytest.raises(CuadoError) as raised, executor_of(words, H200):
        pass
    assert FORMS in raised.value.remedy


def test_without_dask_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("cluster", "local"):
        monkeypatch.delitem(sys.modules, f"cuado.optimizer.many.{name}")
        monkeypatch.delattr(f"cuado.optimizer.many.{name}")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CuadoError, match="Dask is not installed") as raised:
        executor_of("dask://local", H200).__enter__()
    assert raised.value.remedy == "pip install 'cuado[dask]'"


def test_one_machine_does_without_dask() -> None:
    code = (
        "import sys, cuado.cli.main\n"
        "from cuado.optimizer.many.executor_names import executor_of\n"
        "from cuado.optimizer.loop import optimize\n"
        "from cuado.backends.selection import select\n"
        "with executor_of(None, select('emulated:h200').backend): pass\n"
        "assert not {'dask', 'distributed'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


class _Gpu(GpuBackend):
    """One of three GPUs."""

    count = 3.0

    @property
    def device(self) -> DeviceAttributes:
        return DeviceAttributes("G", (9, 0), {"device_count": self.count})


def test_local_workers_are_on_the_other_gpus() -> None:
    assert local.devices_beside(_Gpu(1), None) == ("gpu:0", "gpu:2")
    assert local.devices_beside(_Gpu(1), 1) == ("gpu:0",)
    assert local.devices_beside(H200, 3) == ("emulated:h200",) * 3


def test_a_single_gpu_is_enough_and_said_to_be_all() -> None:
    backend = _Gpu(0)
    backend.count = 1.0
    with executor_of("dask://local", backend) as made:
        assert isinstance(made, Alone)
        assert "no GPU here beside" in made.notes[0]


def test_a_gpu_is_measured_on_by_one_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def at(bus: str, cuado: str = "1", name: str = "H") -> Identity:
        return Identity(f"gpu:0 {name}", "gpu", (name, (9, 0), 132.0), ("host", bus), cuado)

    found: dict[str, Identity | str] = {
        "own": at("1"),
        "other": at("2"),
        "again": at("2"),
        "old": at("3", cuado="0"),
        "chip": at("4", name="A"),
        "none": "there is no GPU here",
        "free": at("5"),
    }
    monkeypatch.setattr(cluster, "_identities", lambda _: found)
    monkeypatch.setattr(cluster, "identity_of", lambda _: at("1"))
    made = cluster.joined(None, "dask://h:1", H200)  # type: ignore[arg-type]
    assert list(made.workers) == ["other", "free"]
    left = {note.split()[3]: note for note in made.notes[1:]}
    assert set(left) == {"own", "again", "old", "chip", "none"}
    assert "measured on already" in left["own"]
    assert "measured on already" in left["again"]
    assert "has cuado 0, this is 1" in left["old"]


def test_a_worker_opens_its_bench_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from cuado.optimizer.many import worker

    opened = []

    class Counting(EmulatedBackend):
        def open(self, launch: Launch) -> EmulatedBench:
            opened.append(launch)
            return super().open(launch)

    monkeypatch.setattr(worker, "_backend", lambda: Counting("h200"))
    versions, made = versions_of(2, 4)
    with session_on(versions.original) as session:
        share = cluster._share(session)
        assert worker.opens(share) == ""
        for version in made:
            asked = worker.Share(
                share.launch, share.original, ((version.program, version.trial),), 1.0
            )
            assert set(worker.times(asked).timings) == {version.name}
        assert len(opened) == 1
        worker.closes()
        assert worker.opens(share) == ""
        worker.closes()
    assert len(opened) == 2


def test_a_word_that_means_nothing_ends_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from cuado.cli.main import run

    case = Path(__file__).parents[3] / "examples/transpose/transpose_2d.toml"
    journal = tmp_path / "journal"
    words = ["--executor", "many", "--device", "emulated:h200", "--journal", str(journal)]
    assert run(["run", str(case), *words]) == 2
    assert "--executor many: is no executor" in capsys.readouterr().err
    assert not journal.exists()
