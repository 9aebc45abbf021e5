"""Running a program under the injection library: its input, output and exit code stay its own."""

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from cuado.errors import CuadoError
from cuado.sources.injection import checks
from cuado.sources.injection.jobs import Captured, Traced, environment
from cuado.sources.injection.library import find_library

__all__ = ["Captured", "Ran", "Traced", "injected", "run_with"]

_PASSED_ON = (signal.SIGTERM, signal.SIGHUP)
_SIGNALLED = 128
"""A shell gives 128 and the signal's number as the exit code of what was killed."""
_OF_ONE_RUN = ("*.notes", "*.kernels.json", "claimed-*")
"""What the processes of an earlier run in the same folder left for each other and for cuado."""
_NOBODY = (
    "no process of the program loaded the library: it does not use CUDA, or it runs where "
    "environment variables do not reach (a container, another host, set-user-ID)"
)


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a program that was run under the library.

    Attributes:
        exit_code: the program's; 128 and the number where a signal ended it, as shells have it.
        signal: number of the signal that ended it; None where it ended by itself.
        folder: where the files are.
        files: traces, or ``launch.json`` of each capture, sorted.
        seconds: wall time of the program.
        notes: what the library had to say, and who did not come to say anything.
        kernels: launches by mangled name, of all processes, where a capture was asked for.
    """

    exit_code: int
    signal: int | None
    folder: Path
    files: tuple[Path, ...]
    seconds: float
    notes: tuple[str, ...] = ()
    kernels: Mapping[str, int] = field(default_factory=dict)


def injected(
    command: Sequence[str],
    job: Traced | Captured,
    *,
    folder: Path | None = None,
    library: Path | None = None,
    cupti: str | None = None,
    base: Mapping[str, str] | None = None,
) -> Ran:
    """Run a program to its end, and its children with it.

    Args:
        command: program and arguments.
        job: what to record.
        folder: where files go, made if need be; None: a new one among temporary files, which the
            caller removes.
        library: the injection library; None: found, or built.
        cupti: path of CUPTI; None: the one that counters are read with.
        base: environment of the program; None: this process's.

    Raises:
        LibraryMissingError: there is no library, and none can be built.
        NotRunError: the command is not found, CUPTI is not there, or another profiler is at work.
        PatternError: the kernel is no regular expression that can be searched for.
        CuadoError: the folder cannot be made.
    """
    outer = dict(os.environ if base is None else base)
    file = checks.program(command, outer.get("PATH"))
    checks.refuse_profilers(command, outer)
    place = _made(folder)
    inner = environment(outer, job, place, library or find_library(), cupti or checks.cupti_path())
    before = _files(place, job)
    started = time.monotonic()
    code = _run(file, command, inner)
    seconds = time.monotonic() - started
    notes = notes_in(place)
    files = tuple(sorted(_files(place, job) - before))
    kernels = kernels_in(place)
    if not files and not notes and not kernels:
        notes = (_NOBODY,)
    return Ran(
        code if code >= 0 else _SIGNALLED - code,
        -code if code < 0 else None,
        place,
        files,
        seconds,
        notes,
        kernels,
    )


def run_with(command: Sequence[str], inner: Mapping[str, str]) -> int:
    """Run a program with an environment; its exit code, 128 and the number for a signal.

    Raises:
        NotRunError: the command is not found, or does not start.
    """
    code = _run(checks.program(command, inner.get("PATH")), command, inner)
    return code if code >= 0 else _SIGNALLED - code


def _made(folder: Path | None) -> Path:
    if folder is None:
        return Path(tempfile.mkdtemp(prefix="cuado-injected-"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CuadoError(
            f"{folder} cannot be made: {error.strerror}", "name another folder"
        ) from error
    place = folder.resolve()
    for pattern in _OF_ONE_RUN:
        for file in place.glob(pattern):
            file.unlink(missing_ok=True)
    return place


def _files(place: Path, job: Traced | Captured) -> set[Path]:
    return set(place.glob("*.trace" if isinstance(job, Traced) else "*/launch.json"))


def notes_in(place: Path) -> tuple[str, ...]:
    """The library's notes, each once."""
    lines: dict[str, None] = {}
    for file in sorted(place.glob("*.notes")):
        lines.update(dict.fromkeys(file.read_text("utf-8", "replace").splitlines()))
    return tuple(lines)


def kernels_in(place: Path) -> dict[str, int]:
    """Launches by mangled name, of all processes that left their counts."""
    seen: dict[str, int] = {}
    for file in sorted(place.glob("*.kernels.json")):
        with contextlib.suppress(ValueError):  # Written whole or not at all; a full disk aside.
            for kernel in json.loads(file.read_text("utf-8", "replace"))["kernels"]:
                seen[kernel["name"]] = seen.get(kernel["name"], 0) + kernel["launches"]
    return seen


def _run(file: str, command: Sequence[str], inner: Mapping[str, str]) -> int:
    """Run the command; its exit code, negative for a signal."""
    children: list[subprocess.Popen[bytes]] = []
    with _signals_left_to(children):
        try:
            child = subprocess.Popen(  # noqa: S603 - what the user asked to run
                list(command), executable=file, env=dict(inner)
            )
        except OSError as error:
            raise checks.NotRunError(
                f"{command[0]} does not start: {error.strerror}",
                "is it a program of this machine, or a script with a first line that names its "
                "interpreter?",
            ) from error
        children.append(child)
        return child.wait()


@contextlib.contextmanager
def _signals_left_to(children: list[subprocess.Popen[bytes]]) -> Iterator[None]:
    """Ctrl-C reaches the program from the terminal; what is sent to cuado alone is passed on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def pass_on(number: int, _: FrameType | None) -> None:
        for child in children:
            child.send_signal(number)

    # Functions, not SIG_IGN: what is ignored stays ignored in the program, functions do not.
    handlers = dict.fromkeys(_PASSED_ON, pass_on)
    kept = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    kept[signal.SIGINT] = signal.signal(signal.SIGINT, lambda _number, _frame: None)
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)
