"""The method, as a table of contents: read, choose, diagnose, report."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from re import escape
from typing import TYPE_CHECKING

from cuado.analyze.analysis import Analysis, analysis
from cuado.analyze.selection import Selection, select
from cuado.errors import CuadoError
from cuado.rules.registry import all_rules
from cuado.sources.read import read

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuado.backends.emulated.check.check import CheckOptions
    from cuado.backends.protocol import Backend
    from cuado.backends.rounds import Progress
    from cuado.model.defect import Checked
    from cuado.model.launch import Launch
    from cuado.optimize.loop import LoopOptions
    from cuado.optimize.recording import Recorder
    from cuado.optimize.session import Session
    from cuado.sources.capture import Capture
    from cuado.sources.launches import Described
    from cuado.sources.ncu_run.collect import Collected, Tell
    from cuado.sources.ncu_run.options import Job
    from cuado.sources.study.description import Study
    from cuado.studies.conduct import StudyOptions
    from cuado.studies.result import StudyResult
    from cuado.whatif.result import WhatIf
    from cuado.whatif.session import Options

__all__ = ["Selection", "analyze", "capture", "check", "count", "profile", "run", "study", "whatif"]


def analyze(path: Path, selection: Selection | None = None, chip: str | None = None) -> Analysis:
    """Read a recorded profile and diagnose its kernels.

    Args:
        path: an ``.ncu-rep`` report, an ``ncu --csv --page raw`` export, or a counter table.
        selection: which launches; all by default.
        chip: the chip's name, if the recording does not say or should be overruled.

    Raises:
        CuadoError: if the file cannot be read, nothing matches, or no launch can be diagnosed.
    """
    recording = read(path)
    profiles = select(recording, selection or Selection())
    return analysis(recording, profiles, all_rules(), chip)


def count(launch: "Launch", backend: "Backend", chip: str | None = None) -> Analysis:
    """Count a launch on the spot, and diagnose it as a recorded one.

    Args:
        launch: the kernel and how to launch it.
        backend: where.
        chip: the chip's name, if the device's should be overruled.

    Raises:
        CuadoError: the launch cannot be run, no counters can be read, or it cannot be diagnosed.
    """
    from cuado.sources.case.check import architecture_of
    from cuado.sources.counters.recording import count_launch

    recording = count_launch(launch, backend, architecture_of(backend.device))
    return analysis(recording, recording.profiles, all_rules(), chip)


def capture(
    command: "Sequence[str]",
    folder: Path,
    kernel: str | None = None,
    *,
    limit: int,
    tell: "Callable[[str], None]",
    progress: "Progress | None" = None,
) -> "Capture":
    """Trace a program, and capture an ordinary launch of the kernel that takes its time.

    The program is run twice: once to see what is hot, once to capture it.

    Args:
        command: program and arguments.
        folder: for the capture.
        kernel: regular expression, found in the kernel's name; None: the hottest of all.
        limit: bytes that the launch's memory may take, before and after.
        tell: is told what was found, a line at a time.
        progress: told what is under way.

    Raises:
        CuadoError: the program cannot be run, launches no such kernel, or it cannot be captured.
    """
    from cuado.analyze.timeline.representative import choose
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
    captured = capture_application(command, wanted, folder, progress=progress)
    for note in captured.notes:
        tell(note)
    return captured.capture


def profile(
    job: "Job", keep: Path | None, chip: str | None, tell: "Tell"
) -> "tuple[Analysis, Collected]":
    """Run a program under Nsight Compute, and diagnose its kernels.

    Args:
        job: the program, and what of it is profiled.
        keep: where the report stays; None: nowhere.
        chip: the chip's name, if the report does not say or should be overruled.
        tell: told what is under way.

    Raises:
        CuadoError: nothing could be profiled, or no launch can be diagnosed; says why.
    """
    from cuado.sources.ncu_run.collect import collect

    found = collect(job, keep, tell)
    return analysis(found.recording, found.recording.profiles, all_rules(), chip), found


def whatif(
    launch: "Launch",
    backend: "Backend",
    plan: "Options",
    *,
    counters: bool = True,
    progress: "Progress | None" = None,
) -> "WhatIf":
    """Run modified copies of a kernel, and say what each bottleneck costs.

    Args:
        launch: the kernel and how to launch it.
        backend: where.
        plan: which experiments, and how much.
        counters: whether to read hardware counters for the cross-check.
        progress: told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or run.
    """
    from cuado.whatif.conduct import whatif as conduct
    from cuado.whatif.counters import read_counters

    read = partial(read_counters, chip=plan.chip) if counters else None
    return conduct(launch, backend, plan, read, progress)


def run(  # noqa: PLR0913 - what a run consists of
    case: "Described",
    backend: "Backend",
    options: "LoopOptions",
    recorder: "Recorder",
    *,
    command: str = "",
    check: bool = True,
    counters: bool = True,
    progress: "Progress | None" = None,
) -> "Session":
    """Measure, ask what limits, try what relaxes it, prove, keep; until nothing helps.

    Args:
        case: the kernel and how to launch it; or a capture.
        backend: where.
        options: how much, and which transformations.
        recorder: is told of everything as soon as it is known.
        command: for the journal: what the user wrote.
        check: whether results are first compared with the reference, or what was captured.
        counters: whether to read hardware counters of each version.
        progress: told what is under way.

    Raises:
        WrongResultsError: the kernel's results are not its reference's: nothing was timed.
        CuadoError: the launch cannot be built, opened or run.
    """
    from cuado.device.resolve import resolve_chip
    from cuado.optimize.loop import optimize
    from cuado.optimize.recording import session_of
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import checked_launch, launch_from, notes_of
    from cuado.whatif.counters import read_counters

    architecture = architecture_of(backend.device)
    chip = resolve_chip(backend.device, options.experiments.chip)
    if check:
        launch = checked_launch(case, backend, architecture)
    else:
        launch = launch_from(case, architecture)
    about = session_of(launch, backend, str(case.path), command, options.experiments.seed)
    about = replace(about, notes=(*about.notes, *notes_of(case, launch)))
    if chip.note:
        about = replace(about, notes=(*about.notes, chip.note))
    read = partial(read_counters, chip=options.experiments.chip) if counters else None
    return optimize(launch, backend, options, about, recorder, read, progress)


def study(
    described: "Study",
    backend: "Backend",
    options: "StudyOptions",
    *,
    counters: bool = True,
    progress: "Progress | None" = None,
) -> "StudyResult":
    """Measure every version of a case study, and name what each leaves to the next.

    Args:
        described: the study.
        backend: where.
        options: how much.
        counters: whether to read hardware counters.
        progress: told what is under way.

    Raises:
        CuadoError: the device cannot be used.
    """
    from cuado.studies.conduct import conduct

    def experiments(launch: "Launch", where: "Backend", plan: "Options") -> "WhatIf":
        return whatif(launch, where, plan, counters=counters)

    return conduct(described, backend, options, experiments, progress)


def check(
    launch: "Launch", options: "CheckOptions", progress: "Progress | None" = None
) -> "Checked":
    """Run a launch on the emulated device, and name what it does wrong.

    Args:
        launch: the kernel and how to launch it.
        options: how much.
        progress: told what is under way.

    Raises:
        CuadoError: the launch cannot be built, opened or emulated.
    """
    from cuado.backends.emulated.check.check import check as conduct

    return conduct(launch, options, progress)
