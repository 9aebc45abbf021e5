"""Foreign code that gets out of the emulator finds itself in a process that has nothing.

The kernels here are not PTX: they are what a hole in the emulator would amount to, machine code of
somebody else's choice, with system calls.
"""

import os
import platform
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from ctypes import sizeof
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.check.layout import Checks
from cuado.backends.emulated.codegen.compiler import Object, compiled
from cuado.backends.emulated.execution.blocks import Shape, execute, execute_each
from cuado.backends.emulated.execution.events import Events
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.machines import Facts
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.address_space import Arena
from cuado.backends.emulated.process import messages
from cuado.backends.emulated.process.remote_engine import RemoteEngine, shared_engine
from cuado.backends.frames import Frame, FrameError
from cuado.backends.worker_process import environment
from cuado.model.trial import Failure, TrialFailedError

IS_X86_LINUX = sys.platform == "linux" and platform.machine() == "x86_64"
only_x86 = pytest.mark.skipif(not IS_X86_LINUX, reason="system calls of x86-64 Linux")
SHAPE = Shape((1, 1, 1), (32, 1, 1), 0, bytes(8))
STEP = "define i32 @step(i8* %m, i8* %w, i8* %r) {{\n{body}\n}}\n"
CALL = (
    'call i64 asm sideeffect "syscall", "={{rax}},{{rax}},{{rdi}},{{rsi}},{{rdx}},{{r10}},'
    '~{{rcx}},~{{r11}},~{{memory}}"(i64 {number}, {arguments})'
)


class Native(Program):
    """A kernel whose machine code is of a text of LLVM's."""

    text = ""

    @cached_property
    def object(self) -> Object:
        """Its machine code."""
        return compiled(self.text)


def native(body: str, extra: str = "") -> Native:
    """A kernel that does what LLVM's language says; it gets ``out``, a buffer."""
    ptx = program_of("st.global.u32 [%rd0], %r0;", ("out",)).code.module.text
    made = Native(ptx, "small")
    made.text = extra + STEP.format(body=body)
    return made


@pytest.fixture
def engine() -> Iterator[RemoteEngine]:
    made = RemoteEngine(seconds=20, memory_bytes=2 << 30)
    yield made
    made.close()


@pytest.fixture(scope="module")
def lasting() -> Iterator[RemoteEngine]:
    """One that no test may end."""
    made = RemoteEngine(seconds=60)
    yield made
    made.close()


def run(program: Program, engine: RemoteEngine, words: int = 16) -> list[int]:
    """Run it; the words of its buffer."""
    arena = program.arena({"out": 8 * words}, 0, engine)
    address = arena.ranges["out"].address
    execute(program, replace(SHAPE, parameters=struct.pack("<Q", address)), arena)
    return [int(word) for word in arena.view("out").view("<u8")]


def works(engine: RemoteEngine) -> bool:
    """Whether a kernel computes what it should."""
    return run(program_of("st.global.u64 [%rd0], 42;", ("out",)), engine)[0] == 42


def fails(program: Program, engine: RemoteEngine) -> TrialFailedError:
    """How a kernel fails; afterwards another one works."""
    with pytest.raises(TrialFailedError) as raised:
        run(program, engine)
    assert works(engine)
    return raised.value


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
    %at = getelementptr i8, i8* %m, i64 {_field("arena_host")}
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


def _field(name: str) -> int:
    from cuado.backends.emulated.execution.layout import Machine

    return int(getattr(Machine, name).offset)


def system_call(number: int, *arguments: str) -> str:
    """Text that makes a system call and writes its result to the first bytes of ``out``."""
    given = ", ".join((*arguments, *["i64 0"] * (4 - len(arguments))))
    call = CALL.format(number=number, arguments=given)
    return f"""
    %at = getelementptr i8, i8* %m, i64 {_field("arena_host")}
    %place = bitcast i8* %at to i64*
    %host = load i64, i64* %place
    %end = add i64 %host, {2 * 4096 - 256}
    %pointer = inttoptr i64 %end to i64*
    %text = ptrtoint [12 x i8]* @name to i64
    %result = {call}
    store i64 %result, i64* %pointer
    ret i32 0"""


NAME = '@name = private constant [12 x i8] c"/etc/passwd\\00"\n'
CALLS = {
    "open": (2, "i64 %text", "i64 0"),
    "openat": (257, "i64 -100", "i64 %text", "i64 0"),
    "create": (85, "i64 %text", "i64 420"),
    "unlink": (87, "i64 %text"),
    "socket": (41, "i64 2", "i64 1"),
    "connect": (42, "i64 0", "i64 %text", "i64 16"),
    "fork": (57,),
    "vfork": (58,),
    "clone a process": (56, "i64 17"),
    "execve": (59, "i64 %text", "i64 0", "i64 0"),
    "kill": (62, "i64 1", "i64 0"),
    "tgkill another": (234, "i64 1", "i64 1", "i64 0"),
    "ptrace": (101, "i64 16", "i64 1"),
    "process_vm_readv": (310, "i64 1", "i64 %host", "i64 1", "i64 %host"),
    "memfd_create": (319, "i64 %text"),
    "setrlimit": (160, "i64 2", "i64 %host"),
    "prctl": (157, "i64 4", "i64 1"),
    "io_uring_setup": (425, "i64 8", "i64 %host"),
    "bpf": (321, "i64 0"),
    "x32 open": (0x40000002, "i64 %text", "i64 0"),
}


@only_x86
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_machine_code_reaches_no_file_no_network_and_no_process(
    call: tuple[Any, ...], lasting: RemoteEngine
) -> None:
    if not lasting.sandbox().filtered:
        pytest.skip("this kernel has no seccomp: cuado doctor says so")
    llvm.initialize_native_asmparser()
    program = native(system_call(*call), NAME)
    (result, *_) = run(program, lasting)
    assert result - (1 << 64) == -1, "EPERM"
    assert works(lasting)
    assert lasting.deaths == 0


@only_x86
def test_time_and_memory_are_let_pass(lasting: RemoteEngine) -> None:
    llvm.initialize_native_asmparser()
    assert run(native(system_call(39), NAME), lasting)[0] == lasting.pid


def test_the_worker_has_no_more_files_than_it_needs(engine: RemoteEngine) -> None:
    assert works(engine)
    time.sleep(0.1)
    found = {str(each.readlink()) for each in Path(f"/proc/{engine.pid}/fd").iterdir()}
    named = {name for name in found if name.startswith("/") and name != "/dev/null"}
    assert all("deleted" in name for name in named), named


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


# What the worker says is not believed.

FACTS = Facts(64, 3, 2, 1, 0, 0, 8, bytes(2))


def events(**changed: Any) -> Events:
    made = Events(
        4,
        np.ones((3, 2), np.uint64),
        np.ones((2, 8), np.uint64),
        np.ones((1, 2), np.uint64),
        5,
        np.array([[7, 1, 2]], np.uint64),
        np.ones((4, 2), np.uint32),
        6,
        7,
    )
    return replace(made, **changed)


def test_events_survive_the_way() -> None:
    (found,) = messages.events_of(messages.packed_events([events()]), FACTS, 2)
    for name in ("segments", "accesses", "branches", "contention", "work"):
        assert np.array_equal(getattr(found, name), getattr(events(), name))
    assert (found.blocks, found.barriers, found.busiest, found.longest) == (4, 5, 6, 7)


@pytest.mark.parametrize(
    "wrong",
    [
        events(segments=np.ones((4, 2), np.uint64)),
        events(accesses=np.ones((1, 8), np.uint64)),
        events(contention=np.array([[4096, 1, 2]], np.uint64)),
        events(work=np.ones((4, 3), np.uint32)),
        events(barriers=-1),
    ],
)
def test_events_that_cannot_be_are_refused(wrong: Events) -> None:
    with pytest.raises(FrameError):
        messages.events_of(messages.packed_events([wrong]), FACTS, 2)


@pytest.mark.parametrize(
    "body",
    [None, 7, [], {}, {"blocks": "x"}, {"blocks": [1]}, {"blocks": [1.5] * 3}],
)
def test_heads_that_cannot_be_are_refused(body: object) -> None:
    with pytest.raises(FrameError):
        messages.events_of(Frame({"ok": body}, (b"",) * 5), FACTS, 2)


@pytest.mark.parametrize(
    "changed",
    [
        *({"kind": 0}, {"kind": 99}, {"instruction": -1}, {"instruction": 5}, {"lane": 32}),
        *({"warp": 32}, {"space": 4}, {"space": -1}),
    ],
)
def test_errors_that_cannot_be_are_refused(changed: dict[str, int]) -> None:
    fields = {"kind": 1, "instruction": 4, "lane": 3, "warp": 1, "space": 1} | changed
    with pytest.raises(FrameError):
        messages.error_of(bytes(Error(**fields)), 5)
    with pytest.raises(FrameError):
        messages.error_of(bytes(sizeof(Error) - 1), 5)


@pytest.mark.parametrize(
    "changed",
    [
        *({"kind": 0}, {"kind": 22}, {"severity": 3}, {"instruction": 5}, {"other": -2}),
        *({"space": 0}, {"thread": 1024}, {"block": 8}, {"other_block": 8}),
    ],
)
def test_defects_that_cannot_be_are_refused(changed: dict[str, int]) -> None:
    checks = Checks()
    fields = {"kind": 1, "severity": 2, "instruction": 4, "other": -1, "space": 1} | changed
    for name, value in fields.items():
        setattr(checks.found[0], name, value)
    checks.count = 1
    with pytest.raises(FrameError):
        messages.check_of(messages.packed_check(3, None, checks), 5, 4, 8)


def test_a_launchs_file_cannot_be_made_shorter() -> None:
    """By whoever else has it: this process would end at its next look."""
    arena = Arena({"out": 4096})
    with pytest.raises(PermissionError):
        os.ftruncate(arena.file, 0)
