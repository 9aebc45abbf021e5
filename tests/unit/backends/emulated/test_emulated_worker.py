"""Foreign code that gets out of the emulator finds itself in a process that has nothing.

The kernels here are not PTX: they are what a hole in the emulator would amount to, machine code of
somebody else's choice, with system calls.
"""

import os
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from emulated_kernels import program_of
from native_kernels import SHAPE, fails, field_offset, native, run, works

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.execution.blocks import Shape, execute, execute_each
from cuado.backends.emulated.memory import mapping
from cuado.backends.emulated.process import memory_limit
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.remote_engine import RemoteEngine, shared_engine
from cuado.backends.worker_process import environment
from cuado.model.trial import Failure, TrialFailedError


@pytest.fixture
def engine() -> Iterator[RemoteEngine]:
    made = RemoteEngine(seconds=20, memory_bytes=2 << 30)
    yield made
    made.close()


CRASHES = {
    "null": ("store i64 1, i64* null\nret i32 0", "SIGSEGV"),
    "wild": ("store i64 1, i64* inttoptr (i64 305419896000 to i64*)\nret i32 0", "SIGSEGV"),
    "trap": ("call void @llvm.trap()\nunreachable", "SIG"),
    "stack": (
        "br label %more\nmore:\n%p = alloca i8, i64 1048576\nstore volatile i8 1, i8* %p\n"
        "br label %more",
        "SIGSEGV",
    ),
}


@pytest.mark.parametrize(("body", "said"), CRASHES.values(), ids=CRASHES)
def test_a_crash_costs_one_trial(body: str, said: str, engine: RemoteEngine) -> None:
    extra = "declare void @llvm.trap()\n" if "trap" in body else ""
    error = fails(native(body, extra), engine)
    assert error.failure is Failure.CRASH
    assert said in error.message
    assert engine.deaths == 1


def test_a_hang_costs_one_trial() -> None:
    engine = RemoteEngine(seconds=2)
    try:
        assert works(engine)
        error = fails(native("br label %more\nmore:\nbr label %more"), engine)
        assert error.failure is Failure.HANG
    finally:
        engine.close()


def test_a_worker_that_is_killed_costs_one_trial(engine: RemoteEngine) -> None:
    assert works(engine)
    endless = native("br label %more\nmore:\nbr label %more")
    process = engine.pid
    threading.Timer(0.5, os.kill, (process, signal.SIGKILL)).start()
    error = fails(endless, engine)
    assert error.failure is Failure.CRASH
    assert "SIGKILL" in error.message
    assert engine.pid != process


def test_an_interrupt_ends_the_worker_and_not_the_session(engine: RemoteEngine) -> None:
    assert works(engine)
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        run(native("br label %more\nmore:\nbr label %more"), engine)
    assert works(engine)


def test_memory_is_limited(engine: RemoteEngine) -> None:
    assert works(engine)
    body = """
    br label %more
    more:
    %p = call i8* @malloc(i64 268435456)
    %none = icmp eq i8* %p, null
    br i1 %none, label %out, label %touch
    touch:
    call void @llvm.memset.p0i8.i64(i8* %p, i8 1, i64 268435456, i1 true)
    br label %more
    out:
    store i64 1, i64* null
    ret i32 0"""
    extra = "declare i8* @malloc(i64)\ndeclare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)\n"
    error = fails(native(body, extra), engine)
    assert error.failure is Failure.CRASH


@pytest.mark.parametrize("beyond", [8 * 16, 4096 - 8 * 16, -8, -4096, 1 << 30, 1 << 36])
def test_what_is_beside_a_buffer_cannot_be_accessed(beyond: int, engine: RemoteEngine) -> None:
    """Even by code that checks nothing: a buffer's last byte is the last one of its pages."""
    size = 4096  # A buffer of whole pages has nothing beside it at all.
    offset = beyond if beyond < 0 else beyond + size - 8 * 16
    body = f"""
    %low = bitcast i8* %m to i64*
    %at = getelementptr i8, i8* %m, i64 {field_offset("arena_host")}
    %place = bitcast i8* %at to i64*
    %host = load i64, i64* %place
    %first = add i64 %host, 4096
    %wild = add i64 %first, {offset}
    %pointer = inttoptr i64 %wild to i64*
    store i64 7, i64* %pointer
    ret i32 0"""
    program = native(body)
    arena = program.arena({"out": size, "other": size}, 0, engine)
    assert arena.ranges["out"].address == arena.low + 4096
    with pytest.raises(TrialFailedError, match="SIGSEGV"):
        execute(program, replace(SHAPE, parameters=bytes(8)), arena)
    assert works(engine)


def test_blocks_run_on_several_threads_in_the_worker(engine: RemoteEngine) -> None:
    program = program_of(
        "mov.u32 %r1, %ctaid.x; mul.wide.u32 %rd1, %r1, 8; add.s64 %rd1, %rd0, %rd1;"
        "cvt.u64.u32 %rd2, %r1; st.global.u64 [%rd1], %rd2;",
        ("out",),
    )
    arena = program.arena({"out": 8 * 512}, 0, engine)
    given = struct.pack("<Q", arena.ranges["out"].address)
    shape = Shape((512, 1, 1), (32, 1, 1), 0, given)
    here = program.arena({"out": 8 * 512})
    there = execute(program, shape, arena)
    same = execute(
        program, replace(shape, parameters=struct.pack("<Q", here.ranges["out"].address)), here
    )
    assert arena.view("out").view("<u8").tolist() == list(range(512))
    for name in ("segments", "accesses", "branches", "work"):
        assert np.array_equal(getattr(there, name), getattr(same, name)), name
    each = execute_each(program, shape, arena, range(0, 512, 64))
    assert [int(part.blocks) for part in each] == [1] * 8


def test_one_worker_serves_all_benches_and_is_not_shared_with_a_fork() -> None:
    assert shared_engine() is shared_engine()
    code = (
        "import os\n"
        "from cuado.backends.emulated.process.remote_engine import shared_engine\n"
        "e = shared_engine(); first = e.pid\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    assert e.sandbox() is not None and e.pid != first; e.close(); os._exit(0)\n"
        "assert os.waitpid(child, 0)[1] == 0 and e.sandbox() is not None and e.pid == first\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, env=environment())


def test_the_worker_ends_with_the_session() -> None:
    code = (
        "import os, signal\n"
        "from cuado.backends.emulated.process.remote_engine import shared_engine\n"
        "print(shared_engine().pid, shared_engine().sandbox() is not None, flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, timeout=60, env=environment(), stdout=-1
    )
    process = int(done.stdout.split()[0])
    end = time.monotonic() + 20
    there = Path(f"/proc/{process}")
    while there.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not there.exists()


def test_a_bench_goes_on_with_memory_filled_anew() -> None:
    from test_emulated_bench import EXPECTED, LAUNCH, program

    from cuado.model.trial import ORIGINAL, Trial

    with EmulatedBackend("h200").open(LAUNCH) as bench:
        bench.load(program("accumulate", ORIGINAL))
        assert (np.frombuffer(bench.outputs(Trial())["y"], "f4") == EXPECTED).all()
        os.kill(shared_engine().pid, signal.SIGKILL)
        with pytest.raises(TrialFailedError) as raised:
            bench.outputs(Trial())
        assert raised.value.failure is Failure.CRASH
        assert (np.frombuffer(bench.outputs(Trial())["y"], "f4") == EXPECTED).all()


def test_a_launchs_file_cannot_be_made_shorter() -> None:
    """By whoever else has it: this process would end at its next look."""
    arena = Arena({"out": 4096})
    with pytest.raises(PermissionError):
        os.ftruncate(arena.file, 0)


def test_a_worker_may_take_what_is_free_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond it the system ends processes: a guess took 23 of 24 GB, and was not the only one."""
    free = mapping.spare_bytes()
    assert 0 < free <= mapping.physical_bytes()
    monkeypatch.setattr(memory_limit, "spare_bytes", lambda: 8 << 30)
    made = RemoteEngine(seconds=20)
    try:
        given = _given_memory(made.pid)
    finally:
        made.close()
    assert given == int(memory_limit.SPARED * (8 << 30)) < 8 << 30


def _given_memory(pid: int) -> int:
    """What a worker's command says; until it has begun, the process has its parent's words."""
    until = time.monotonic() + 20
    while True:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
        if b"--memory" in words:
            return int(words[words.index(b"--memory") + 1])
        assert time.monotonic() < until, words
        time.sleep(0.01)
