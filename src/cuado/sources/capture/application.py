"""Runs an application, and captures one of its launches."""

import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from cuado.errors import CuadoError
from cuado.model.program import ProgramShare
from cuado.sources.capture import raw
from cuado.sources.capture.capture import ENDING, Capture, Progress
from cuado.sources.capture.code import Beside
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.launch_times import usual_time
from cuado.sources.capture.manifest import Program
from cuado.sources.case.kernels import demangled, short_name
from cuado.sources.injection.jobs import WRITTEN
from cuado.sources.injection.pattern import IGNORING_CASE

_MOST_NAMED = 20
"""Kernels that an error lists."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to capture.

    Attributes:
        kernel: regular expression, found in the kernel's name, mangled or not.
        launch: which launch of it, from 0 on.
        blocks: whether a program that has ``with cuado.capture(...)`` is captured in these only.
        limit: bytes that the memory may take, before and after.
        everything: whether all allocations are saved, not only those that pointers lead to.
        keep_ptx: whether compilers of a Python program are made to write PTX down.
    """

    kernel: str
    launch: int = 0
    blocks: bool = field(default=True, kw_only=True)
    limit: int = 4 << 30
    everything: bool = False
    keep_ptx: bool = True


@dataclass(frozen=True, slots=True)
class Applied:
    """What came of running the program.

    Attributes:
        capture: capture of the launch.
        exit_code: exit code of the program.
        notes: what the library had to say.
    """

    capture: Capture
    exit_code: int
    notes: tuple[str, ...] = ()


Run = Callable[[Sequence[str], Wanted, Path], Any]
"""Runs a command with the injection library, which writes into a folder; its result has
``exit_code``, ``notes``, and ``kernels``: launches by mangled name."""


class NoLaunchError(CuadoError):
    """The program launched no such kernel.

    Attributes:
        program_code: exit code of the program.
    """

    def __init__(self, message: str, remedy: str, program_code: int) -> None:
        super().__init__(message, remedy)
        self.program_code = program_code


def capture_application(
    command: Sequence[str],
    wanted: Wanted,
    folder: Path,
    *,
    run: Run | None = None,
    progress: Progress | None = None,
    program: ProgramShare | None = None,
) -> Applied:
    """Run a program to its end, and make a capture of one launch of it.

    Args:
        command: program and arguments.
        wanted: which launch.
        folder: in which the capture is made: ``KERNEL.capture``, ``KERNEL-2.capture``, ...
        run: runs the command; by default with the injection library.
        progress: told how many bytes are packed.
        program: the kernel's share of the program, where it was traced before.

    Raises:
        NoLaunchError: no launch fits; names the kernels that were seen.
        CaptureError: the launch could not be captured; the message says why.
        CuadoError: the command or the library is not there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    # Beside the capture, where the user expects gigabytes: not in a small /tmp.
    with tempfile.TemporaryDirectory(prefix=".cuado-raw-", dir=folder) as made:
        place = Path(made)
        ran = (run or injected_run)(command, wanted, place)
        code, notes = int(ran.exit_code), tuple(map(str, ran.notes))
        found = sorted(each.parent for each in place.rglob(raw.FILE))
        if not found:
            raise _nothing(ran.kernels, wanted, code)
        launch = raw.read_raw(found[0])
        target = _free(folder, short_name(launch.kernel))
        capture = finalise(
            found[0],
            target,
            limit=wanted.limit,
            progress=progress,
            beside=Beside(place / WRITTEN, os.environ),
            usual=usual_time(place, launch),
            program=None if program is None else Program(**asdict(program)),
        )
    if capture.manifest.ptx is None:
        notes = (*notes, f"no PTX of the kernel: {capture.manifest.why_no_ptx}")
    return Applied(capture, code, notes)


def injected_run(command: Sequence[str], wanted: Wanted, folder: Path) -> Any:
    """Run a command with the injection library.

    Raises:
        CuadoError: the command, the library or CUPTI is missing, or a profiler is at work already.
    """
    try:
        launcher: Any = import_module("cuado.sources.injection.run")
    except ImportError as error:
        raise CuadoError(
            "this cuado has no injection library", "'cuado doctor' says what is missing"
        ) from error
    job = launcher.Captured(
        kernel=wanted.kernel,
        launch=wanted.launch,
        blocks=wanted.blocks,
        limit=wanted.limit,
        memory="all" if wanted.everything else "deep",
        keep_ptx=wanted.keep_ptx,
    )
    return launcher.injected(command, job, folder=folder)


def _nothing(seen: Mapping[str, int], wanted: Wanted, code: int) -> NoLaunchError:
    """The error that nothing was captured, with the kernels that were seen."""
    if not seen:
        return NoLaunchError(
            "the program launched no kernel that was seen",
            "does it use the GPU? 'cuado doctor' says whether CUPTI works",
            code,
        )
    readable = demangled(seen)
    most = sorted(seen, key=lambda name: -seen[name])[:_MOST_NAMED]
    names = "; ".join(f"{readable[name]} ({seen[name]:,} launches)" for name in most)
    more = f"; and {len(seen) - len(most)} more" if len(seen) > len(most) else ""
    number = f"launch {wanted.launch} of a kernel" if wanted.launch else "a kernel"
    ended = f"failed with exit code {code} before it came" if code else "did not come"
    return NoLaunchError(
        f"the program {ended} to {number} that matches '{wanted.kernel}'",
        f"{_other_case(readable, wanted.kernel)}it launched {names}{more}",
        code,
    )


def _other_case(readable: Mapping[str, str], pattern: str) -> str:
    """A hint if an expression would match but for upper and lower case."""
    try:
        exact, any_case = re.compile(pattern), re.compile(pattern, re.IGNORECASE)
    except re.error:
        return ""
    names = [name for pair in readable.items() for name in pair]
    if any(map(exact.search, names)) or not any(map(any_case.search, names)):
        return ""
    return f"-k '{IGNORING_CASE}{pattern}' finds one whatever the case; "


def _free(folder: Path, name: str) -> Path:
    """A path that does not exist yet."""
    plain = "".join(c if c.isalnum() or c in "._-" else "_" for c in name)[:80] or "kernel"
    target, number = folder / f"{plain}{ENDING}", 1
    while target.exists():
        number += 1
        target = folder / f"{plain}-{number}{ENDING}"
    return target
