"""One run of a program under ncu: watched, limited, and ended in good order.

ncu profiles kernels one by one. A kernel that waits for another one (a collective of NCCL, a grid
that spins on a flag) then never ends. Only time distinguishes it from a long kernel: if the log
names a kernel and nothing is added to the log for ``Limits.stall`` seconds, the run is
ended: the program first, and ncu writes what it has.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from cuado.sources.ncu_run.explain import cause_of
from cuado.sources.ncu_run.log import Log
from cuado.sources.ncu_run.options import Limits
from cuado.sources.ncu_run.processes import end, start

_POLL_SECONDS = 0.1


class Stop(Enum):
    """Why a run was ended before its end."""

    STALLED = "a kernel made no progress"
    TIMEOUT = "the time was up"
    INTERRUPTED = "it was interrupted"
    HOPELESS = "nothing could be profiled"


@dataclass(frozen=True, slots=True)
class Run:
    """How a run went.

    Attributes:
        code: exit code of ncu; negative: a signal's number; None: it could not be ended.
        log: what it wrote.
        stop: why it was ended, None if it ended by itself.
        kernel: what was being profiled when it was ended, None if nothing was.
        report: the file it wrote, None if it wrote none.
    """

    code: int | None
    log: Log
    stop: Stop | None
    kernel: str | None
    report: Path | None

    @property
    def program_code(self) -> int | None:
        """What the program ended with by itself, if that was an error."""
        return None if self.stop else self.log.program_code


@dataclass(frozen=True, slots=True)
class Files:
    """Where ncu writes.

    Attributes:
        report: without its ending, which ncu adds.
        log: what it has to say.
    """

    report: Path
    log: Path

    def written(self) -> Path | None:
        """The path of the report, if it exists."""
        path = self.report.with_name(f"{self.report.name}.ncu-rep")
        return path if path.is_file() and path.stat().st_size else None

    def said(self) -> Log:
        """The log as it is now."""
        try:
            return Log(self.log.read_text(errors="replace"))
        except OSError:
            return Log()


def run(
    words: Sequence[str],
    files: Files,
    limits: Limits,
    environment: Mapping[str, str],
    *,
    output_to_errors: bool = False,
) -> Run:
    """Run ncu to its end, or end it.

    Args:
        words: ncu, its arguments, the program and its arguments.
        files: files that the arguments name.
        limits: time limits.
        environment: environment of ncu and the program.
        output_to_errors: whether the program's standard output goes to standard error.

    Raises:
        CuadoError: ncu does not start.
    """
    process = start(words, environment, output_to_errors=output_to_errors)
    watch = _Watch(files, limits)
    stop = None
    try:
        while process.poll() is None:
            if stop := watch.verdict():
                break
            time.sleep(_POLL_SECONDS)
    except KeyboardInterrupt:
        stop = Stop.INTERRUPTED
    except BaseException:  # Whatever a caller has put into its signals: nothing is left behind.
        end(process, 0.0)
        raise
    kernel = files.said().under_way if stop else None
    if stop:
        end(process, limits.grace if stop is not Stop.HOPELESS else 0.0)
    return Run(process.poll(), files.said(), stop, kernel, files.written())


class _Watch:
    """Decides when a run has to be ended."""

    def __init__(self, files: Files, limits: Limits) -> None:
        self._files = files
        self._limits = limits
        self._began = self._moved = time.monotonic()
        self._size = -1
        self._log = Log()

    def verdict(self) -> Stop | None:
        """Why the run has to be ended now; None if it may continue."""
        now = time.monotonic()
        try:
            size = self._files.log.stat().st_size
        except OSError:
            size = 0
        if size != self._size:
            self._size, self._moved, self._log = size, now, self._files.said()
            cause = cause_of(self._log.errors)
            if cause and cause.is_final and not self._log.profiled:
                return Stop.HOPELESS
        if self._limits.run is not None and now - self._began > self._limits.run:
            return Stop.TIMEOUT
        if self._limits.stall is None or self._log.under_way is None:
            return None
        return Stop.STALLED if now - self._moved > self._limits.stall else None
