"""A real worker process that crashes, hangs and lies costs the trial, and nothing else."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuado.backends.gpu import GpuBackend, GpuBench, Limits
from cuado.backends.gpu import bench as bench_module
from cuado.backends.gpu.process import Worker, await_leaving
from cuado.backends.protocol import Backend, StartsAhead
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Failure, Program, Trial, TrialFailedError

ENGINE = "gpu_stand_in:Engine"
LIMITS = Limits(start=60, first=60, least=0.5, factor=1)


@pytest.fixture
def bench(launch: Launch, log: Path) -> Iterator[GpuBench]:
    with GpuBench(launch, limits=LIMITS, engine=ENGINE) as opened:
        opened.load(Program(ORIGINAL, b"code", "scale"))
        yield opened


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def asked(log: Path) -> list[str]:
    return log.read_text().splitlines()


def fails(bench: GpuBench, program: str) -> TrialFailedError:
    bench.load(Program(program, b"1234567", "scale"))
    with pytest.raises(TrialFailedError) as caught:
        bench.time(Trial(program))
    return caught.value


def test_the_worker_answers_what_the_engine_says(bench: GpuBench, launch: Launch) -> None:
    assert bench.device.name == "Stand-in"
    assert bench.device.values == {"multiprocessor_count": 4.0}
    assert bench.launch is launch
    assert bench.load(Program("p", b"", "scale")).static_shared_bytes == 1024
    assert bench.blocks_per_sm(Trial()) == 8
    assert bench.blocks_per_sm(Trial(block=(64, 2, 1))) == 2
    reading = bench.time(Trial(switch=5))
    assert (reading.time, reading.clocks) == (1005.0, (1500.0, 1515.0))
    assert reading.cost is not None
    assert 0 < reading.cost < 60e9
    assert bench.record(Trial()) == 900.0
    assert bench.record(Trial(switch=1)) is None
    found = bench.check(Trial())
    assert not found.equal
    assert found.differences[0].expected == float("inf")
    assert found.out_of_bounds == ("y",)
    assert bench.outputs(Trial()) == {"y": bytes(range(256)) * 8192}
    assert bench.scratch(Trial(switch=7), 5000) == b"\7" * 5000
    counted = bench.count(Trial(), ["a.sum", "b.sum"])
    assert (counted.values, counted.passes, counted.unavailable) == ({"a.sum": 2.5}, 3, ("b.sum",))


@pytest.mark.parametrize(
    ("program", "failure", "said"),
    [
        ("exits", Failure.CRASH, "ended with 3, after 'something happened'"),
        ("killed", Failure.CRASH, "SIGKILL"),
        ("mistaken", Failure.CRASH, "TypeError: a mistake in the engine"),
        ("illegal", Failure.ILLEGAL_ADDRESS, "memory that it does not own"),
        ("garbage", Failure.CRASH, "made no sense"),
        ("hangs", Failure.HANG, "no answer within 0.5 s"),
    ],
)
def test_a_failure_costs_its_trial_and_the_next_worker_gets_everything_again(
    bench: GpuBench, log: Path, program: str, failure: Failure, said: str
) -> None:
    bench.load(Program("sound", b"12345", "scale"))
    bench.time(Trial())
    before = bench.worker_pid
    error = fails(bench, program)
    assert error.failure is failure
    assert said in error.message
    assert before is not None
    assert not is_running(before)
    assert bench.worker_pid is None
    log.write_text("")
    assert bench.time(Trial("sound", switch=1)).time == 1001.0
    assert bench.time(Trial()).time == 1000.0
    assert asked(log) == [
        "open 0 x:11 y:0 written:y",
        "load sound 5",
        "time sound",
        "load original 4",
        "time original",
    ]
    assert bench.worker_pid not in (None, before)


def test_a_worker_killed_between_two_requests_costs_no_trial(bench: GpuBench) -> None:
    pid = bench.worker_pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert bench.time(Trial()).time == 1000.0
    assert bench.worker_pid != pid


@pytest.mark.parametrize(
    ("program", "kind", "said"),
    [
        ("declined", TrialFailedError, "registers or threads"),
        ("plain_error", CuadoError, "no such"),
    ],
)
def test_an_error_that_leaves_the_device_alone_keeps_the_worker(
    bench: GpuBench, program: str, kind: type[CuadoError], said: str
) -> None:
    pid = bench.worker_pid
    bench.load(Program(program, b"", "scale"))
    with pytest.raises(kind, match=said):
        bench.time(Trial(program))
    assert bench.worker_pid == pid
    assert bench.time(Trial()).time == 1000.0


def test_a_refused_program_is_not_loaded_again(bench: GpuBench) -> None:
    with pytest.raises(TrialFailedError) as caught:
        bench.load(Program("refused", b"", "scale"))
    assert caught.value.failure is Failure.LOAD
    with pytest.raises(CuadoError, match="no program 'refused' is loaded"):
        bench.time(Trial("refused"))


def test_prints_and_ctrl_c_do_not_reach_the_answers(bench: GpuBench) -> None:
    for program in ("prints", "interrupted"):
        pid = bench.worker_pid
        bench.load(Program(program, b"", "scale"))
        assert bench.time(Trial(program)).time == 1000.0
        assert bench.worker_pid == pid


def test_a_result_of_another_kind_is_an_error(launch: Launch, log: Path) -> None:
    with GpuBench(launch, limits=LIMITS, engine="gpu_stand_in:NonsenseEngine") as bench:
        bench.load(Program(ORIGINAL, b"", "scale"))
        with pytest.raises(TrialFailedError, match="made no sense") as caught:
            bench.blocks_per_sm(Trial())
        assert caught.value.failure is Failure.CRASH
        assert bench.time(Trial()).time == 1000.0


def test_a_device_that_needs_time_to_come_back_gets_it(
    bench: GpuBench, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_module, "_RESTART_WAITS", (0.01, 0.01, 0.01))
    monkeypatch.setenv("CUADO_TEST_REFUSALS", "2 3")
    fails(bench, "killed")
    assert bench.time(Trial()).time == 1000.0
    assert sum(line.startswith("open") for line in asked(log)) == 4


def test_a_device_that_does_not_come_back_is_said_so(
    bench: GpuBench, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_module, "_RESTART_WAITS", (0.01,))
    monkeypatch.setenv("CUADO_TEST_REFUSALS", "2 3")
    fails(bench, "killed")
    with pytest.raises(TrialFailedError, match="did not come back: not free yet"):
        bench.time(Trial())
    assert bench.time(Trial()).time == 1000.0, "a later request tries again"


def test_without_a_device_opening_says_why(launch: Launch, log: Path) -> None:
    with pytest.raises(CuadoError, match="no GPU here") as caught:
        GpuBench(launch, engine="gpu_stand_in:NoDeviceEngine")
    assert caught.value.remedy == "get one"


def test_closing_ends_the_worker_and_later_requests_say_so(bench: GpuBench) -> None:
    pid = bench.worker_pid
    assert pid is not None
    bench.close()
    assert not is_running(pid)
    with pytest.raises(CuadoError, match="closed"):
        bench.time(Trial())
    bench.close()


def test_a_worker_that_may_leave_has_ended_before_the_next_opens_its_launch(
    bench: GpuBench, launch: Launch, log: Path
) -> None:
    pid = bench.worker_pid
    assert pid is not None
    bench.leave()
    with pytest.raises(CuadoError, match="closed"):
        bench.time(Trial())
    with GpuBench(launch, limits=LIMITS, engine=ENGINE) as other:
        assert not is_running(pid)
        pid = other.worker_pid
        assert pid is not None
        other.leave()
    await_leaving()
    assert not is_running(pid)


def test_an_interrupt_in_the_middle_of_a_request_leaves_no_process(bench: GpuBench) -> None:
    bench.load(Program("hangs", b"", "scale"))
    pid = bench.worker_pid
    assert pid is not None
    main = threading.main_thread().ident
    timer = threading.Timer(0.3, signal.pthread_kill, [main, signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        bench.time(Trial("hangs"))
    timer.join()
    assert not is_running(pid)
    assert bench.time(Trial()).time == 1000.0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_parent_that_ends_takes_its_worker_along(
    how: signal.Signals, log: Path, tmp_path: Path
) -> None:
    folder = Path(__file__).parent
    script = tmp_path / "parent.py"
    script.write_text(
        textwrap.dedent(f"""
        import sys
        sys.path.insert(0, {str(folder)!r})
        from conftest import PTX
        from cuado.backends.gpu import GpuBench
        from cuado.model.launch import Launch
        from cuado.model.trial import Program, Trial
        launch = Launch("x", PTX, "other", (1, 1, 1), (1, 1, 1), ())
        with GpuBench(launch, engine={ENGINE!r}) as bench:
            bench.load(Program("hangs", b"", "other"))
            print(bench.worker_pid, flush=True)
            bench.time(Trial("hangs"))
        """)
    )
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        while not any(line == "time hangs" for line in asked(log)):
            time.sleep(0.02)
        parent.send_signal(how)
        parent.wait(20)
    deadline = time.monotonic() + 20
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(pid)


def test_the_watchdog_knows_how_long_the_original_takes(bench: GpuBench) -> None:
    bench.load(Program("hangs", b"", "scale"))
    bench._limits = Limits(start=60, first=0.7, least=0.2, factor=2)
    with pytest.raises(TrialFailedError, match=r"within 0\.7 s"):
        bench.time(Trial("hangs"))
    bench.time(Trial())
    with pytest.raises(TrialFailedError, match=r"within 0\.2 s"):
        bench.time(Trial("hangs"))
    bench._cost = 0.15
    with pytest.raises(TrialFailedError, match=r"within 0\.3 s"):
        bench.time(Trial("hangs"))


def test_outputs_beyond_a_gibibyte_are_refused(
    bench: GpuBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_module, "MOST_OUTPUT_BYTES", 255)
    with pytest.raises(CuadoError, match="256 bytes, too many"):
        bench.outputs(Trial())


def test_a_large_program_gets_through_the_pipe(bench: GpuBench, log: Path) -> None:
    bench.load(Program("large", bytes(5_000_000), "scale"))
    assert "load large 5000000" in asked(log)


def test_the_backend_names_its_device_and_asks_once(launch: Launch, log: Path) -> None:
    backend: Backend = GpuBackend(2, engine=ENGINE)
    assert asked(log) == []
    assert backend.name == "gpu:2 Stand-in"
    assert backend.name == "gpu:2 Stand-in"
    assert asked(log) == ["describe 2"]
    with backend.open(launch) as bench:
        assert bench.device.name == "Stand-in"
    assert asked(log)[1:] == ["open 2 x:11 y:0 written:y"]


def test_a_worker_started_ahead_is_the_next_launch_s(
    launch: Launch, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Worker] = []

    def start(engine: str) -> Worker:
        started.append(Worker(engine))
        return started[-1]

    monkeypatch.setattr("cuado.backends.gpu.backend.Worker", start)
    backend = GpuBackend(limits=LIMITS, engine=ENGINE)
    assert isinstance(backend, StartsAhead)
    backend.start_ahead()
    backend.start_ahead()
    assert len(started) == 1
    assert asked(log) == []
    with backend.open(launch) as bench:
        assert bench.worker_pid == started[0].pid
        backend.start_ahead()
        started[1].kill()
        backend.start_ahead()
        assert [each.is_alive for each in started] == [True, False, True]
    backend.close()
    assert not started[2].is_alive


def test_memory_at_given_addresses_is_tried_for_in_several_workers(
    launch: Launch, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_TEST_MISPLACED", "2")
    with GpuBench(launch, limits=LIMITS, engine=ENGINE):
        assert sum(line.startswith("open") for line in asked(log)) == 3
    monkeypatch.setenv("CUADO_TEST_MISPLACED", "100")
    with pytest.raises(TrialFailedError, match="lies elsewhere"):
        GpuBench(launch, limits=LIMITS, engine=ENGINE)
    assert sum(line.startswith("open") for line in asked(log)) == 3 + 6
