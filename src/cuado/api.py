"""What cuado does, as functions: each gives a :class:`~cuado.result.Result`.

The command line's verbs are made of these. They import what they need when they are called, so
that ``import cuado`` stays cheap.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from re import escape
from typing import TYPE_CHECKING, Any

from cuado.errors import CuadoError
from cuado.result import Result, load

if TYPE_CHECKING:
    from cuado.analysis.analysis import Analysis
    from cuado.analysis.comparison.matching import Comparison
    from cuado.analysis.comparison.side import Side
    from cuado.analysis.timeline.analysis import TimelineAnalysis
    from cuado.backends.protocol import Backend
    from cuado.kernel_timeline.result import KernelTimeline
    from cuado.model.defect import Checked
    from cuado.model.launch import Launch
    from cuado.optimizer.executor import Executor
    from cuado.optimizer.recording import Recorder
    from cuado.optimizer.session import Session
    from cuado.optimizer.transformation import Transformation
    from cuado.sources.capture import Capture
    from cuado.sources.launches import Described
    from cuado.sources.ncu_run.collect import Collected, Tell
    from cuado.sources.ncu_run.options import Job
    from cuado.sources.study.description import Study
    from cuado.studies.conduct import StudyOptions
    from cuado.studies.result import StudyResult
    from cuado.what_if.result import WhatIf
    from cuado.what_if.session import Options

    Progress = Callable[[str, int, int], None]
    """Is told what is under way, how much of it is done, and of how much."""
    Device = str | Backend | None
    """``gpu``, ``gpu:1``, ``emulated``, ``emulated:h200``, a backend; None: the GPU, or without
    one ``emulated:h200``."""

__all__ = [
    "analyze",
    "capture_hottest",
    "check",
    "compare",
    "load",
    "optimize",
    "profile",
    "study",
    "timeline",
    "trace",
    "whatif",
]


def analyze(
    source: "Path | str | Launch",
    *,
    kernel: str = "",
    launch: int | None = None,
    chip: str | None = None,
    device: "Device" = None,
) -> "Result[Analysis]":
    """Say what limits each kernel of a recording, why, and what to try.

    Args:
        source: an ``.ncu-rep`` report, an ``ncu --csv --page raw`` export, an nvprof CSV, or a
            counter table; or a launch, whose counters are then read here.
        kernel: of a recording: only kernels whose signature matches this regular expression.
        launch: of a recording: only this launch, counted from 0.
        chip: the chip's name or file, if the recording does not say or should be overruled.
        device: of a launch: where it runs.

    Raises:
        CuadoError: the file cannot be read, nothing matches, no launch can be diagnosed, or no
            counters can be read.
    """
    from cuado.analysis.analysis import analysis
    from cuado.analysis.selection import Selection, select
    from cuado.report.analysis import Report
    from cuado.rules.registry import all_rules
    from cuado.sources.read import read

    if isinstance(source, Path | str):
        recording = read(Path(source))
        profiles = select(recording, Selection(kernel, launch))
    else:
        from cuado.sources.case.check import architecture_of
        from cuado.sources.counters.recording import count_launch

        backend = _backend(device, chip)
        recording = count_launch(source, backend, architecture_of(backend.device))
        profiles = recording.profiles
    found = analysis(recording, profiles, all_rules(), chip)
    return Result(found, Report(found))


def compare(
    reference: "Path | str | Launch | Result[Any] | Side",
    *others: "Path | str | Launch | Result[Any] | Side",
    kernel: str = "",
    match: str = "auto",
    noise: float | None = None,
    same_problem: bool = False,
    chip: str | None = None,
    device: "Device" = None,
) -> "Result[Comparison]":
    """Hold results against one of them: what moved, what is gone, what limits the kernel now.

    Args:
        reference: what the others are compared with: the path of a recording, a case, a capture or
            a saved result, where ``report.ncu-rep:1`` names one launch and
            ``report.ncu-rep:average`` the kernels that match; a launch; or a result of cuado.
        others: one or more of the same kinds.
        kernel: of recordings: only kernels whose signature matches this regular expression.
        match: how the kernels of two files are paired: ``name``; ``order``; ``auto``: by name, and
            what is left by order.
        noise: share up to which a difference is noise; None: the runs' own, else 2%.
        same_problem: whether both did the same work, though their counters or sizes say otherwise.
        chip: the chip's name or file, if a recording does not say or should be overruled.
        device: of cases and launches: where they are counted.

    Raises:
        CuadoError: something cannot be read, or has no kernel in common with the reference.
    """
    from cuado.analysis.comparison.matching import Match, comparison
    from cuado.analysis.selection import Selection
    from cuado.model.launch import Launch
    from cuado.operands import operand
    from cuado.report.compare import CompareReport

    def count(described: "Launch | Described") -> "tuple[Launch, Analysis]":
        backend = _backend(device)
        launch = described
        if not isinstance(launch, Launch):
            launch = _described_launch(launch, backend, check=False)
        return launch, analyze(launch, device=backend, chip=chip).found

    selection = Selection(kernel)
    first, *rest = (operand(each, selection, count, chip) for each in (reference, *others))
    found = comparison(first, rest, match=Match(match), floor=noise, is_same_problem=same_problem)
    if not found.pairs:
        kernels = "; ".join(f"{name}: {kernel}" for name, kernel in found.left_out)
        raise CuadoError(
            f"no kernel to compare ({kernels})",
            "name one: 'report.ncu-rep:REGEX', or match by order",
        )
    return Result(found, CompareReport(found))


def whatif(  # noqa: PLR0913 - what can be asked
    launch: "Launch",
    *,
    device: "Device" = None,
    experiments: Sequence[str] = (),
    lines: bool = True,
    counters: bool = True,
    budget: float | None = None,
    chip: str | None = None,
    source: str = "",
    progress: "Progress | None" = None,
) -> "Result[WhatIf]":
    """Run modified copies of a kernel, and say what each bottleneck costs.

    Args:
        launch: the kernel and how to launch it: of ``cuado.load_case``, ``cuado.launch``, ...
        device: where it runs.
        experiments: names of those to make; empty for all.
        lines: whether experiments that gain are repeated for single source lines.
        counters: whether hardware counters are read for a cross-check.
        budget: seconds of measuring; None: 2.3 s and 200 times the kernel's own time; 40 s
            of work where it is emulated.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        source: the file that describes the launch, for the report.
        progress: is told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or run.
    """
    from cuado.report.whatif import WhatIfReport
    from cuado.what_if.registry import all_experiments, experiment_named
    from cuado.what_if.session import Options

    chosen = tuple(map(experiment_named, experiments)) or all_experiments()
    plan = Options(chosen, lines, budget, chip=chip)
    backend = _backend(device, chip, progress)
    found = _whatif(launch, backend, plan, counters=counters, progress=progress)
    return Result(found, WhatIfReport(found, source=source))


def timeline(
    launch: "Launch",
    *,
    device: "Device" = None,
    blocks: int | None = None,
    chip: str | None = None,
    source: str = "",
    progress: "Progress | None" = None,
) -> "Result[KernelTimeline]":
    """Say when each warp of a launch waits, for what, and who is critical.

    Args:
        launch: the kernel and how to launch it.
        device: where it runs; a GPU.
        blocks: that are recorded, the first ones; None for as many as run at once.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        source: path of the case or capture, for the reader.
        progress: is told what is under way.

    Raises:
        CuadoError: the kernel has no PTX, the device no clock that it can read, or no copy with
            time stamps runs and gives the original's results.
    """
    from cuado.kernel_timeline.conduct import Options, kernel_timeline
    from cuado.report.timeline import TimelineReport

    options = Options(blocks, chip, source)
    found = kernel_timeline(launch, _backend(device, chip, progress), options, progress)
    return Result(found, TimelineReport(found))


def optimize(  # noqa: PLR0913 - what can be asked
    launch: "Launch | Described",
    *,
    device: "Device" = None,
    transformations: Sequence[str] = (),
    allow: Sequence[str] = (),
    tolerance: float | None = None,
    budget: float = 300.0,
    check: bool = True,
    counters: bool = True,
    chip: str | None = None,
    recorder: "Recorder | None" = None,
    executor: "Executor | None" = None,
    patch: bool = True,
    command: str = "",
    progress: "Progress | None" = None,
) -> "Result[Session]":
    """Make a kernel faster by steps that provably keep its results; until nothing helps.

    Args:
        launch: the kernel and how to launch it; or a case or capture as it was read.
        device: where it runs.
        transformations: names of those that may be tried; empty for all that are exact.
        allow: names of others that may be tried though they change results.
        tolerance: what results may then differ by, as a part of an output's largest magnitude.
        budget: seconds after which nothing new is begun.
        check: whether results of a case or capture are first compared with its reference, or with
            what was captured.
        counters: whether hardware counters of each version are read.
        chip: the chip's name or file, if what is known of a real device should be overruled.
        recorder: is told of everything as soon as it is known, such as a journal's.
        executor: where candidates are timed; None: on the device.
        patch: whether the fastest version is written into the source as a patch, which is compiled,
            proved and timed as well; takes up to a quarter of the budget more.
        command: what the user wrote, for the journal.
        progress: is told what is under way.

    Raises:
        WrongResultsError: the kernel's results are not its reference's: nothing was timed.
        CuadoError: the launch cannot be built, opened or run; a transformation that changes
            results is named without a tolerance.
    """
    from cuado.device.resolve import resolve_chip
    from cuado.model.launch import Launch
    from cuado.optimizer.executor import InProcess
    from cuado.optimizer.loop import LoopOptions
    from cuado.optimizer.loop import optimize as conduct
    from cuado.optimizer.patches.making import SECONDS, SLACK, with_patch
    from cuado.optimizer.recording import NoRecorder, session_of
    from cuado.optimizer.session import Ending
    from cuado.report.run import RunReport
    from cuado.sources.launches import textures_of
    from cuado.what_if.counters import read_counters
    from cuado.what_if.registry import all_experiments
    from cuado.what_if.session import Options

    kinds = chosen_transformations(transformations, allow, tolerance)
    backend = _backend(device, chip, progress)
    known = resolve_chip(backend.device, chip)
    plan = Options(all_experiments(), lines=False, chip=chip)
    where = ""
    notes: tuple[str, ...] = ()
    if not isinstance(launch, Launch):
        from cuado.sources.launches import notes_of

        where, described = str(launch.path), launch
        launch = _described_launch(described, backend, check=check)
        notes = notes_of(described, launch)
    if bound := textures_of(launch):
        raise CuadoError(
            f"the kernel takes texture objects ({', '.join(bound)}): a faster version would take "
            "pointers in their place, and not fit the program",
            "'cuado whatif' takes the case as it is; or pass pointers, const __restrict__",
        )
    about = session_of(launch, backend, where, command, plan.seed)
    about = replace(about, notes=(*about.notes, *notes, *filter(None, (known.note,))))
    options = LoopOptions(
        plan, kinds, budget, tolerance=tolerance, executor=executor or InProcess()
    )
    read = partial(read_counters, chip=chip) if counters else None
    recorder = recorder or NoRecorder()
    found = conduct(launch, backend, options, about, recorder, read, progress)
    if patch and found.ending not in {Ending.INTERRUPTED, Ending.FAILED}:
        most = min(budget / 4, SECONDS)
        if not found.modelled:
            most = min(most, max(budget - found.seconds, 0.0) + SLACK * budget)
        patched = with_patch(
            found, launch, backend, chip=chip, tolerance=tolerance, seconds=most, progress=progress
        )
        if patched is not found:
            recorder.finish(patched)
        found = patched
    return Result(found, RunReport(found))


def chosen_transformations(
    names: Sequence[str], allowed: Sequence[str], tolerance: float | None
) -> "tuple[type[Transformation], ...]":
    """The transformations that may be tried.

    Args:
        names: of those to try; empty for all that are exact.
        allowed: names of those that may be tried though they change results.
        tolerance: what results may differ by; None for nothing.

    Raises:
        UnknownNameError: there is none of a name; lists those there are.
        CuadoError: one that changes results is not allowed, or without a tolerance.
    """
    from cuado.optimizer.registry import all_transformations, transformation_named

    chosen = [transformation_named(name) for name in names]
    if not chosen:
        chosen = [kind for kind in all_transformations() if kind.IS_EXACT]
    chosen += [kind for name in allowed if (kind := transformation_named(name)) not in chosen]
    for kind in chosen:
        if not kind.IS_EXACT and kind.NAME not in allowed:
            raise CuadoError(
                f"'{kind.NAME}' changes results", f"--allow {kind.NAME} --tolerance 1e-5 allows it"
            )
        if not kind.IS_EXACT and tolerance is None:
            raise CuadoError(
                f"--allow {kind.NAME}: how much may results change?", "add --tolerance 1e-5"
            )
    return tuple(chosen)


def check(
    launch: "Launch",
    *,
    races: bool = True,
    blocks: int | None = None,
    budget: int | None = None,
    progress: "Progress | None" = None,
) -> "Result[Checked]":
    """Run a launch on the emulated device, and name what it does wrong.

    Args:
        launch: the kernel and how to launch it.
        races: whether to look for races.
        blocks: how many to run at most, from both ends of the grid; None for all.
        budget: thread instructions that a block may run in the heads of its loops; None: 2.1e9.
        progress: is told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or emulated.
    """
    from cuado.backends.emulated.check.check import BUDGET, CheckOptions
    from cuado.backends.emulated.check.check import check as conduct
    from cuado.report.check import CheckReport

    options = CheckOptions(races, blocks, BUDGET if budget is None else budget)
    found = conduct(launch, options, progress)
    files = {site.file for d in found.defects for site in (d.site, d.other) if site is not None}
    found = replace(found, sources={f: t for f, t in launch.sources.items() if f in files})
    return Result(found, CheckReport(found))


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


def study(
    described: "Study",
    options: "StudyOptions",
    *,
    device: "Device" = None,
    counters: bool = True,
    progress: "Progress | None" = None,
) -> "Result[StudyResult]":
    """Measure every version of a case study, and name what each leaves to the next.

    Args:
        described: the study.
        options: how much.
        device: where it runs.
        counters: whether hardware counters are read.
        progress: is told what is under way.

    Raises:
        CuadoError: the device cannot be used.
    """
    from cuado.report.study import StudyReport
    from cuado.studies.conduct import conduct

    def experiments(launch: "Launch", where: "Backend", plan: "Options") -> "WhatIf":
        return _whatif(launch, where, plan, counters=counters)

    backend = _backend(device, progress=progress)
    found = conduct(described, backend, options, experiments, progress)
    return Result(found, StudyReport(found))


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


def _backend(
    device: "Device", chip: str | None = None, progress: "Progress | None" = None
) -> "Backend":
    """Where launches run; a GPU that nobody has described is measured, once."""
    from cuado.backends.selection import select
    from cuado.calibration.on_the_spot import complete

    backend = select(device).backend if device is None or isinstance(device, str) else device
    return complete(backend, chip, progress)


def _whatif(
    launch: "Launch",
    backend: "Backend",
    plan: "Options",
    *,
    counters: bool,
    progress: "Progress | None" = None,
) -> "WhatIf":
    from cuado.what_if.conduct import whatif as conduct
    from cuado.what_if.counters import read_counters

    read = partial(read_counters, chip=plan.chip) if counters else None
    return conduct(launch, backend, plan, read, progress)


def _described_launch(described: "Described", backend: "Backend", *, check: bool) -> "Launch":
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import checked_launch, launch_from

    architecture = architecture_of(backend.device)
    if check:
        return checked_launch(described, backend, architecture)
    return launch_from(described, architecture)
