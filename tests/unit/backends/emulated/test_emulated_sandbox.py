"""Machine code in the worker reaches nothing but its own memory."""

import platform
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest
from native_kernels import CALL, field_offset, native, run, works

from cuado.backends.emulated.process.remote_engine import RemoteEngine

IS_X86_LINUX = sys.platform == "linux" and platform.machine() == "x86_64"
only_x86 = pytest.mark.skipif(not IS_X86_LINUX, reason="system calls of x86-64 Linux")


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


def system_call(number: int, *arguments: str) -> str:
    """Text that makes a system call and writes its result to the first bytes of ``out``."""
    given = ", ".join((*arguments, *["i64 0"] * (4 - len(arguments))))
    call = CALL.format(number=number, arguments=given)
    return f"""
    %at = getelementptr i8, i8* %m, i64 {field_offset("arena_host")}
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
