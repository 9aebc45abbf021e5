"""What the reader should know of a run, in words."""

import shutil
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

from cuado.errors import CuadoError
from cuado.sources.machine.facts import Profiler
from cuado.sources.ncu_run.arguments import WAITS_FOR_OTHERS, Choice
from cuado.sources.ncu_run.explain import cause_of
from cuado.sources.ncu_run.merged_reports import label
from cuado.sources.ncu_run.options import Job
from cuado.sources.ncu_run.stages import Stage
from cuado.sources.ncu_run.watch import Run, Stop

_ALMOST_FULL_BYTES = 16 << 20
"""Less than the report of a few kernels."""
_MOST_NAMES = 12
_CRASHES = {
    each.value: each
    for each in (
        signal.SIGILL,
        signal.SIGTRAP,
        signal.SIGABRT,
        signal.SIGBUS,
        signal.SIGFPE,
        signal.SIGKILL,
        signal.SIGSEGV,
        signal.SIGTERM,
    )
}
_REPLAY = (
    "--replay-mode application repeats the program and not the kernel; "
    "--replay-mode range profiles kernels together, where the program marks a range "
    "(cudaProfilerStart and Stop)"
)


class ProgramFailedError(CuadoError):
    """The profiled program ended with an error of its own; cuado ends with the same code."""

    def __init__(self, code: int, message: str, remedy: str = "") -> None:
        super().__init__(message, remedy)
        self.exit_code = code


def about_to_run(job: Job, stage: Stage, choice: Choice, profiler: Profiler) -> str:
    """What a stage is going to do."""
    which = f"kernels that match '{job.kernel}'" if job.kernel else "each kernel"
    if choice.names:
        which = f"each of {named(choice.names)}"
    elif choice.beginnings:
        which += f" (but for {' and '.join(f'{name}*' for name in WAITS_FOR_OTHERS)})"
    shapes = "ranges" if job.replay.is_of_ranges else f"{_launches(job)} of {which}, by shape"
    return f"{stage.name}: {label(job.command)} under ncu {profiler.version}: {shapes}"


def _launches(job: Job) -> str:
    many = "1 launch" if job.launches == 1 else f"{job.launches} launches"
    return f"{many} after {job.skip}" if job.skip else f"the first {many}"


def about_shares(job: Job) -> str:
    """A note on what the shares of time in the report refer to."""
    if job.replay.is_of_ranges:
        return "shares of time are of the ranges that were profiled"
    return (
        f"shares of time are of the launches that were profiled ({_launches(job)} of each kernel "
        "and launch shape), not of the program: a kernel launched often weighs more there"
    )


def of(run: Run, job: Job, stage: Stage) -> Iterator[str]:
    """Notes on a run for the reader of its results."""
    if run.stop is Stop.STALLED and run.kernel:
        yield _hung(run.kernel, job)
    elif run.stop is Stop.TIMEOUT:
        yield f"{stage.name}: the program was ended after {job.limits.run:g} s (--timeout)"
    elif run.stop is Stop.INTERRUPTED:
        yield f"{stage.name}: interrupted; later launches are not in here"
    if run.program_code is not None:
        code = run.program_code
        yield f"{stage.name}: the program ended with code {code}{_signal(code)}"
    if run.log.failed:
        cause = cause_of(run.log.errors)
        why = f": {cause.message}; {cause.remedy}" if cause else f": {run.log.errors[0]}"
        yield f"{stage.name}: ncu could not profile {named(run.log.failed)}{why}"
    if run.log.profiled >= stage.most:
        yield f"{stage.name}: ended after {stage.most} launches; --kernel chooses others"


def _hung(kernel: str, job: Job) -> str:
    return (
        f"{kernel} is left out: profiled alone, it made no progress for {job.limits.stall:g} s, as "
        f"kernels do that wait for others (NCCL, cooperative ones); {_REPLAY}; if it only is "
        "slow, give --stall more seconds"
    )


def _signal(code: int) -> str:
    """A name where the code may be a signal's: ncu does not distinguish them."""
    number = code - 128 if code > 128 else code
    return f" (of {_CRASHES[number].name}, if a signal ended it)" if number in _CRASHES else ""


def named(names: Sequence[str]) -> str:
    """A list of names, each once, cut short if it is long."""
    names = tuple(dict.fromkeys(names))
    more = len(names) - _MOST_NAMES
    return ", ".join(names[:_MOST_NAMES]) + (f" and {more} more" if more > 0 else "")


def why_nothing(run: Run, job: Job, folder: Path) -> CuadoError:
    """Why a run profiled nothing.

    Args:
        run: how it went.
        job: what was asked for.
        folder: where ncu wrote.

    Raises:
        KeyboardInterrupt: because the user interrupted it.
    """
    if run.stop is Stop.INTERRUPTED:
        raise KeyboardInterrupt
    if cause := cause_of(run.log.errors):
        return CuadoError(f"nothing was profiled: {cause.message}", cause.remedy)
    if shutil.disk_usage(folder).free < _ALMOST_FULL_BYTES:
        return CuadoError(
            f"nothing was profiled: no room for ncu's report in {folder.parent}",
            "make room, or set TMPDIR to a folder with room (--keep writes beside its file)",
        )
    if run.stop is Stop.STALLED and run.kernel:
        return CuadoError(f"nothing was profiled: {run.kernel} hangs", _hung(run.kernel, job))
    if run.stop is Stop.TIMEOUT:
        return CuadoError(
            f"nothing was profiled within {job.limits.run:g} s",
            "give --timeout more seconds, or a program that launches its kernels earlier",
        )
    if (code := run.program_code) is not None:
        return ProgramFailedError(
            code,
            f"the program ended with code {code}{_signal(code)} before anything was profiled",
            "does it run without cuado? what it said is above",
        )
    return _no_kernel(run, job)


def _no_kernel(run: Run, job: Job) -> CuadoError:
    log = run.log
    if log.errors:
        return CuadoError(f"nothing was profiled; ncu says: {'; '.join(log.errors)}")
    if run.code and not log.says_nothing_profiled:
        return CuadoError(
            f"ncu ended with code {run.code}, and wrote no report",
            "what it said is above; does it run without cuado? ncu --version",
        )
    if not log.has_connected:
        return CuadoError(
            "the program never called CUDA", "does it use the GPU? cuado doctor --device gpu"
        )
    if job.kernel or job.skip:
        asked = f"matches '{job.kernel}'" if job.kernel else "is launched"
        asked += f" more than {job.skip} times" if job.skip else ""
        listed = f"kernels: {named(log.available)}" if log.available else "see cuado trace"
        return CuadoError(f"no kernel {asked}", f"{listed}; names are without templates")
    return CuadoError(
        "the program launched no kernel that can be profiled",
        f"kernels named {' or '.join(f'{n}*' for n in WAITS_FOR_OTHERS)} only with --kernel",
    )
