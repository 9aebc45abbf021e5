"""What is asked of a whole program: traced, profiled, its hottest kernel captured."""

from collections.abc import Callable, Sequence
from pathlib import Path
from re import escape
from typing import TYPE_CHECKING

from cuado.errors import CuadoError
from cuado.result import Result

if TYPE_CHECKING:
    from cuado.analysis.analysis import Analysis
    from cuado.analysis.timeline.analysis import TimelineAnalysis
    from cuado.api.devices import Progress
    from cuado.sources.capture import Capture
    from cuado.sources.ncu_run.collect import Collected, Tell
    from cuado.sources.ncu_run.options import Job


def trace(
    what: "Path | str | Sequence[str]", *, calls: bool = False, keep: Path | None = None
) -> "Result[TimelineAnalysis]":
    """Say what a program does on its GPUs: which kernels take its time, and what it waits for.

    Args:
        what: a recording: a folder or file of ``cuado trace``, or what ``nsys export --type
            sqlite`` wrote; or a program and its arguments, which is then run.
        calls: of a program: whether calls of the driver and runtime are recorded as well.
        keep: of a program: a folder for the recording.

    Raises:
        CuadoError: the recording cannot be read; or the program cannot be run, or launched no
            kernel.
    """
    from cuado.analysis.timeline.analysis import analysed
    from cuado.report.trace import TraceReport
    from cuado.sources.trace.application import trace_application
    from cuado.sources.trace.read import read

    if isinstance(what, Path | str):
        found = analysed(read(Path(what)), {})
        return Result(found, TraceReport(found, str(what)))
    recorded = trace_application(what, calls=calls, keep=keep)
    if recorded.timeline is None:
        raise CuadoError(
            f"the program launched no kernel that was seen; it ended with {recorded.exit_code}",
            "does it use the GPU? 'cuado doctor' says what is missing",
        )
    found = analysed(recorded.timeline, {})
    return Result(found, TraceReport(found, exit_code=recorded.exit_code))


def profile(
    job: "Job", *, keep: Path | None = None, chip: str | None = None, tell: "Tell"
) -> "tuple[Result[Analysis], Collected]":
    """Run a program under Nsight Compute, and say what limits its kernels.

    Args:
        job: the program, and what of it is profiled.
        keep: where the report stays; None: nowhere.
        chip: the chip's name, if the report does not say or should be overruled.
        tell: is told what is under way.

    Raises:
        CuadoError: nothing could be profiled, or no launch can be diagnosed; says why.
    """
    from cuado.analysis.analysis import analysis
    from cuado.report.analysis import Report
    from cuado.rules.registry import all_rules
    from cuado.sources.ncu_run.collect import collect

    collected = collect(job, keep, tell)
    recording = collected.recording
    found = analysis(recording, recording.profiles, all_rules(), chip)
    return Result(found, Report(found)), collected


def capture_hottest(
    command: Sequence[str],
    folder: Path,
    kernel: str | None = None,
    *,
    limit: int,
    tell: Callable[[str], None],
    progress: "Progress | None" = None,
) -> "Capture":
    """Trace a program, and capture an ordinary launch of the kernel that takes most of its time.

    The program is run twice: once to see what is hot, once to capture it.

    Args:
        command: program and arguments.
        folder: for the capture.
        kernel: regular expression, found in the kernel's name; None: the hottest of all.
        limit: bytes that the launch's memory may take, before and after.
        tell: is told what was found, a line at a time.
        progress: is told what is under way.

    Raises:
        CuadoError: the program cannot be run, launches no such kernel, or it cannot be captured.
    """
    from cuado.analysis.timeline.representative import choose
    from cuado.sources.capture.application import Wanted, capture_application
    from cuado.sources.trace.application import trace_application

    traced = trace_application(command)
    for note in traced.notes:
        tell(note)
    if traced.timeline is None:
        raise CuadoError(
            f"the program launched no kernel that was seen; it ended with {traced.exit_code}",
            "does it use the GPU? 'cuado doctor' says what is missing",
        )
    if traced.exit_code:
        tell(f"the program ended with exit code {traced.exit_code}")
    hot = choose(traced.timeline, kernel)
    tell(hot.says)
    # The launch was chosen among all of the program's: its own blocks do not count.
    wanted = Wanted(f"^{escape(hot.spot.name)}$", hot.launch, limit, blocks=False)
    captured = capture_application(command, wanted, folder, progress=progress, program=hot.program)
    for note in captured.notes:
        tell(note)
    return captured.capture
