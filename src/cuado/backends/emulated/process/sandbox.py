"""The sandbox of a process that runs foreign code: no files, network or other processes.

On Linux a filter of system calls (seccomp) stays in force until the process ends: it allows calls
for memory, threads, time and messages on open files, and refuses everything else. Limits of
resources hold everywhere. If the kernel refuses a measure, this is reported, and the process
continues without it.
"""

import ctypes
import os
import platform
import resource
import struct
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

_PR_SET_NO_NEW_PRIVS, _PR_SET_SECCOMP, _MODE_FILTER = 38, 22, 2
_SET_MODE_FILTER, _ALL_THREADS = 1, 1
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_EPERM, _ENOSYS = 1, 38
_LOAD, _EQUAL, _AND, _RETURN = 0x20, 0x15, 0x54, 0x06
"""Instructions of the filter's language (linux/filter.h): 32 bits of the call's description, ..."""
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16
"""Offsets in struct seccomp_data."""
_THREAD = 0x10000 | 0x100
"""CLONE_THREAD and CLONE_VM, which distinguish a new thread from a new process."""
_PLAIN: Mapping[str, Mapping[str, int]] = {
    "x86_64": {
        "read": 0, "write": 1, "close": 3, "fstat": 5, "poll": 7, "lseek": 8, "mmap": 9,
        "mprotect": 10, "munmap": 11, "brk": 12, "rt_sigaction": 13, "rt_sigprocmask": 14,
        "rt_sigreturn": 15, "readv": 19, "writev": 20, "sched_yield": 24, "mremap": 25,
        "madvise": 28, "nanosleep": 35, "getpid": 39, "recvmsg": 47, "exit": 60,
        "gettimeofday": 96, "getrusage": 98, "sigaltstack": 131, "gettid": 186, "futex": 202,
        "sched_getaffinity": 204, "restart_syscall": 219, "clock_gettime": 228,
        "clock_getres": 229, "clock_nanosleep": 230, "exit_group": 231, "ppoll": 271,
        "set_robust_list": 273, "getrandom": 318, "membarrier": 324, "rseq": 334,
    },
    "aarch64": {
        "close": 57, "lseek": 62, "read": 63, "write": 64, "readv": 65, "writev": 66,
        "ppoll": 73, "fstat": 80, "exit": 93, "exit_group": 94, "futex": 98,
        "set_robust_list": 99, "nanosleep": 101, "clock_gettime": 113, "clock_getres": 114,
        "clock_nanosleep": 115, "sched_getaffinity": 123, "sched_yield": 124,
        "restart_syscall": 128, "sigaltstack": 132, "rt_sigaction": 134, "rt_sigprocmask": 135,
        "rt_sigreturn": 139, "getrusage": 165, "gettimeofday": 169, "getpid": 172, "gettid": 178,
        "recvmsg": 212, "brk": 214, "munmap": 215, "mremap": 216, "mmap": 222, "mprotect": 226,
        "madvise": 233, "getrandom": 278, "membarrier": 283, "rseq": 293,
    },
}  # fmt: skip
"""Allowed calls, with their numbers on each architecture."""
_SPECIAL = {
    "x86_64": {"clone": 56, "clone3": 435, "tgkill": 234, "seccomp": 317},
    "aarch64": {"clone": 220, "clone3": 435, "tgkill": 131, "seccomp": 277},
}
_AUDIT = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_ERRORS_BYTES = 1 << 20
"""Most bytes that the process may write to a file, which standard error is."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """The state of the sandbox.

    Attributes:
        filtered: true if system calls are filtered.
        why: the reason why they are not; empty if they are.
    """

    filtered: bool
    why: str = ""

    def __str__(self) -> str:
        """The state in words."""
        if self.filtered:
            return "no files, no network, no other processes (seccomp)"
        return f"limits of memory only: {self.why}"


def entered(memory_bytes: int) -> Sandbox:
    """Enter the sandbox with all threads of this process, irrevocably.

    Args:
        memory_bytes: limit of the private memory of the process from now on.
    """
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as score:  # noqa: PTH123
        score.write("1000")  # If memory runs out, the system kills this process first.
    for limit, value in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, _ERRORS_BYTES),
        (resource.RLIMIT_DATA, memory_bytes),
    ):
        hard = resource.getrlimit(limit)[1]
        most = value if hard == resource.RLIM_INFINITY else min(value, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(limit, (most, most))
    machine = platform.machine()
    if not sys.platform.startswith("linux") or machine not in _PLAIN:
        return Sandbox(False, f"there is no filter of system calls for {sys.platform} {machine}")
    return _filtered(machine)


def _filtered(machine: str) -> Sandbox:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        return Sandbox(False, f"PR_SET_NO_NEW_PRIVS: {os.strerror(ctypes.get_errno())}")
    code = program_of(machine, os.getpid())
    held = ctypes.create_string_buffer(code, len(code))

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_void_p))

    program = Program(len(code) // 8, ctypes.addressof(held))
    number = _SPECIAL[machine]["seccomp"]
    # Negative for an error; positive: the number of a thread that could not get the filter.
    refused = libc.syscall(number, _SET_MODE_FILTER, _ALL_THREADS, ctypes.byref(program))
    if refused:
        why = os.strerror(ctypes.get_errno()) if refused < 0 else "not for all threads"
        return Sandbox(False, f"seccomp: {why}")
    return Sandbox(True)


def program_of(machine: str, process: int) -> bytes:
    """The filter in the kernel's language: eight bytes an instruction.

    Args:
        machine: architecture.
        process: number of the process, which may signal its own threads, as abort() does.
    """
    # Each entry is an instruction, two jump distances for true and false, and an operand. Calls of
    # another architecture would have other numbers: they kill the process.
    special = _SPECIAL[machine]
    made = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, _AUDIT[machine]),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
    ]
    for number in _PLAIN[machine].values():
        made += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ALLOW)]
    # A filter cannot read the arguments of clone3: without it the C library falls back to clone.
    made += [(_EQUAL, 0, 1, special["clone3"]), (_RETURN, 0, 0, _ERRNO | _ENOSYS)]
    # clone is allowed for threads only, tgkill for signals to this process only.
    made += [
        (_EQUAL, 0, 4, special["clone"]),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_AND, 0, 0, _THREAD),
        (_EQUAL, 0, 4, _THREAD),
        (_RETURN, 0, 0, _ALLOW),
        (_EQUAL, 0, 2, special["tgkill"]),
        (_LOAD, 0, 0, _FIRST_ARGUMENT),
        (_EQUAL, 1, 0, process),
        (_RETURN, 0, 0, _ERRNO | _EPERM),
        (_RETURN, 0, 0, _ALLOW),
    ]
    return b"".join(struct.pack("<HBBI", *each) for each in made)
