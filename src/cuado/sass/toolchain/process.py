"""Run a tool: no shell, a time limit, and nothing left running behind it."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cuado.sass.toolchain.errors import ToolFailedError, ToolTimeoutError

_REAP_SECONDS = 2.0
"""A process that hangs inside of a driver does not even end when it is killed."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A program that ended; ``code`` is negative if a signal ended it."""

    code: int
    output: str
    errors: str


def run(
    program: Path,
    arguments: Sequence[str],
    *,
    timeout: float,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Finished:
    """Run a program to its end, in ``folder``, with ``environment`` in place of this process's.

    Raises:
        ToolFailedError: it does not start.
        ToolTimeoutError: it takes longer than ``timeout`` seconds.
    """
    try:
        process = subprocess.Popen(  # noqa: S603 - a tool the user has, arguments never a shell's
            [str(program), *arguments],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        raise ToolFailedError(f"{program} does not start: {error.strerror}") from error
    try:
        output, errors = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired as error:
        raise ToolTimeoutError(f"{program.name} took longer than {timeout:g} s") from error
    finally:
        _end(process)
    return Finished(process.returncode, output, errors)


def _end(process: "subprocess.Popen[str]") -> None:
    """End the program and its children; do not wait for those that cannot be ended."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            # The group, not the process: a wrapper's children hold the pipes open.
            os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_REAP_SECONDS)
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
