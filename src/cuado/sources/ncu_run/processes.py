"""ncu with all of its children: started apart, interrupted, and ended.

It gets a session of its own, so that Ctrl-C reaches cuado alone, which then passes it on in order:
what ncu runs is ended first, upon which it writes its report (2025.3 does within a second, even if
a kernel hangs); then ncu is interrupted. A program's workers may have sessions of their own
(torchrun's do): they are found as children of children.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from cuado.errors import CuadoError

_PROC = Path("/proc")
_NAME_LENGTH = 15
_LAUNCHER = "TreeLauncher"
_STEP_SECONDS = 0.05
_TERMINATE_SECONDS = 5.0
_KILL_SECONDS = 2.0
"""A process that hangs inside of a driver does not even end when it is killed."""

Identity = tuple[int, str]
"""A process: its number, and when it began; numbers are used again."""


def start(
    words: Sequence[str], environment: Mapping[str, str], *, output_to_errors: bool
) -> "subprocess.Popen[bytes]":
    """Start ncu on this process's own standard streams, in a session of its own.

    Args:
        words: ncu, its arguments, the program and its arguments.
        environment: environment of ncu and the program.
        output_to_errors: whether its standard output goes to standard error.

    Raises:
        CuadoError: it does not start.
    """
    try:
        return subprocess.Popen(  # noqa: S603 - what the user asked for, never through a shell
            words,
            env=environment,
            stdout=sys.__stderr__ if output_to_errors else None,
            start_new_session=True,
        )
    except OSError as error:
        raise CuadoError(f"{words[0]} does not start: {error.strerror or error}") from error


def end(process: "subprocess.Popen[bytes]", grace: float) -> None:
    """End ncu and all its children: by a signal that can be handled, then by force.

    Args:
        process: ncu, started here.
        grace: seconds for it to end in its own way once the program has ended, or as many after an
            interrupt.

    A second Ctrl-C ends the waiting.
    """
    known = _family(process.pid)
    own = _own(process, known)
    with suppress(KeyboardInterrupt):
        for asked, number in (({p for p, _ in known} - own, signal.SIGTERM), (own, signal.SIGINT)):
            for pid in asked:
                _signal(pid, number)
            _wait(lambda: process.poll() is not None, grace)
    known |= _family(process.pid)
    for number, seconds in ((signal.SIGTERM, _TERMINATE_SECONDS), (signal.SIGKILL, _KILL_SECONDS)):
        left = {each for each in known if _began(each[0]) == each[1]}
        if process.poll() is not None and not left:
            return
        for pid, _ in left:
            _signal(pid, number)
        with suppress(KeyboardInterrupt):
            _wait(lambda: process.poll() is not None and not _living(known), seconds)


def _own(process: "subprocess.Popen[bytes]", known: set[Identity]) -> set[int]:
    """The processes of ncu itself: it, its namesakes, and its launchers of programs.

    Toolkits install ncu as a script that runs another ncu.
    """
    words = process.args
    assert isinstance(words, Sequence)  # noqa: S101 - as ``start`` gives them
    name = Path(str(words[0])).name[:_NAME_LENGTH]
    own = {pid for pid, _ in known if _name(pid) == name or _name(pid).startswith(_LAUNCHER)}
    return {process.pid} | own


def _name(pid: int) -> str:
    try:
        return (_PROC / str(pid) / "comm").read_text(errors="replace").strip()
    except OSError:
        return ""


def _living(known: set[Identity]) -> bool:
    return any(_began(pid) == began for pid, began in known)


def _wait(is_over: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not is_over() and time.monotonic() < until:
        time.sleep(_STEP_SECONDS)


def _signal(pid: int, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, number)


def _family(pid: int) -> set[Identity]:
    """The process, its children and theirs, and whoever shares its session."""
    parents: dict[int, int] = {}
    session = set()
    for entry in _PROC.iterdir():
        if entry.name.isdigit() and (fields := _fields(int(entry.name))):
            parents[int(entry.name)] = int(fields[1])
            if int(fields[3]) == pid:
                session.add(int(entry.name))
    found = {pid} | session
    added = found
    while added:
        added = {child for child, parent in parents.items() if parent in added} - found
        found = found | added
    return {(each, began) for each in found if (began := _began(each))}


def _fields(pid: int) -> list[str]:
    """``/proc/PID/stat`` from the third field on (state, parent, group, session, ...)."""
    try:
        text = (_PROC / str(pid) / "stat").read_text(errors="replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()


_STATE, _BEGAN = 0, 19
_OVER = "ZX"


def _began(pid: int) -> str:
    """When a process began, in the kernel's ticks; empty: it is over."""
    fields = _fields(pid)
    return fields[_BEGAN] if fields and fields[_STATE] not in _OVER else ""
