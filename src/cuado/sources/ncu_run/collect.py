"""The stages in order: few counters of every kernel, then all of them of the hot ones.

What hangs is left out and the stage is run again; what fails keeps what was there before it.
"""

import os
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from cuado.errors import CuadoError
from cuado.metrics.quantity import format_count
from cuado.model.profile import Profile, Recording
from cuado.sources.machine.facts import Profiler
from cuado.sources.ncu_run import notes
from cuado.sources.ncu_run.arguments import Choice, arguments, first_choice
from cuado.sources.ncu_run.before import ENDING, examine
from cuado.sources.ncu_run.merged_reports import merged
from cuado.sources.ncu_run.options import Job, Stages
from cuado.sources.ncu_run.stages import DETAILS, RANGES, TRIAGE, Stage
from cuado.sources.ncu_run.watch import Files, Run, Stop, run


@dataclass(frozen=True, slots=True)
class Hot:
    """A kernel of the triage.

    Attributes:
        name: its function name.
        nanoseconds: duration of all profiled launches, all shapes together; None if no launch has
            one.
    """

    name: str
    nanoseconds: float | None


def hottest(profiles: Iterable[Profile], top: int) -> tuple[Hot, ...]:
    """The kernels that took longest, the longest first; those without durations come last.

    Only a few launches of each kernel and launch shape were profiled, so this is not their order in
    the program: a short kernel may be launched a million times.
    """
    times: dict[str, list[float]] = defaultdict(list)
    for profile in profiles:
        duration = profile.metrics.value("duration")
        times[profile.kernel] += [duration] if duration is not None else []
    found = [Hot(name, sum(each) if each else None) for name, each in times.items()]
    return tuple(sorted(found, key=lambda hot: -(hot.nanoseconds or 0.0))[:top])


Tell = Callable[[str], None]

MOST_RUNS = 4
"""The most runs of one stage: each after the first skips one more kernel that hung."""

_STANDARD_INPUT = 0


@dataclass(frozen=True, slots=True)
class Collected:
    """What profiling a program gave.

    Attributes:
        recording: everything that was read, the details first.
        kept: reports that stay, in the same order.
        program_code: what the program ended with, if that was an error of its own.
        interrupted: whether the user ended it.
    """

    recording: Recording
    kept: tuple[Path, ...]
    program_code: int | None
    interrupted: bool


def collect(job: Job, keep: Path | None = None, tell: Tell = lambda _: None) -> Collected:
    """Profile a program.

    Args:
        job: the program, and what of it is profiled.
        keep: where the report of the last stage stays, with ncu's ending; those of the others stay
            beside it. None: none stays.
        tell: told what is under way, a line at a time.

    Raises:
        CuadoError: there is no ncu, no such program, or nothing could be profiled; says why.
        KeyboardInterrupt: before anything was profiled.
    """
    profiler = examine(job)
    beside = keep.parent if keep else None
    if beside:
        beside.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(
        prefix=".cuado-profile-", dir=beside, ignore_cleanup_errors=True
    ) as folder:
        session = _Session(job, profiler, Path(folder), tell)
        session.conduct()
        readings = session.readings
        kept = tuple(_kept(readings, keep)) if keep else ()
    file = str(kept[0]) if kept else ""
    found = merged([reading.recording for reading in readings], job.command, file)
    return Collected(
        replace(found, notes=(*found.notes, *dict.fromkeys(session.notes))),
        kept,
        session.program_code,
        session.interrupted,
    )


@dataclass(frozen=True, slots=True)
class _Reading:
    """A report that was read, with its stage and the number of its run."""

    stage: Stage
    number: int
    path: Path
    recording: Recording


class _Session:
    """What happens between the first run and the last."""

    def __init__(self, job: Job, profiler: Profiler, folder: Path, tell: Tell) -> None:
        self._job = job
        self._profiler = profiler
        self._folder = folder
        self._tell = tell
        self._hung: tuple[str, ...] = ()
        self._input = _position()
        self._last: Run | None = None
        self._lost: CuadoError | None = None
        self.readings: list[_Reading] = []
        self.notes: list[str] = []
        self.program_code: int | None = None

    @property
    def interrupted(self) -> bool:
        """True if the user ended the last run."""
        return self._last is not None and self._last.stop is Stop.INTERRUPTED

    def conduct(self) -> None:
        """Run the stages.

        Raises:
            CuadoError: nothing could be profiled.
        """
        job = self._job
        if job.replay.is_of_ranges:
            self._stage(RANGES, Choice())
        elif job.stages is Stages.DETAILS:
            self._stage(DETAILS, first_choice(job))
        else:
            self._stage(TRIAGE, first_choice(job))
            if self.readings and job.stages is Stages.BOTH and not self.interrupted:
                self._details()
        if not self.readings:
            assert self._last is not None  # noqa: S101 - a stage was run
            raise self._lost or notes.why_nothing(self._last, job, self._folder)
        self.notes.append(notes.about_shares(job))
        self.readings.reverse()

    def _details(self) -> None:
        """Collect all counters of the kernels that took longest in the triage."""
        profiles = [profile for each in self.readings for profile in each.recording.profiles]
        hot = tuple(each.name for each in hottest(profiles, self._job.top))
        before = len(self.readings)
        self._stage(DETAILS, Choice(names=hot, without=self._hung))
        if len(self.readings) == before and self._last is not None and not self.interrupted:
            why = self._lost or notes.why_nothing(self._last, self._job, self._folder)
            self.notes.append(f"no details: {why.message}")

    def _stage(self, stage: Stage, choice: Choice) -> None:
        """Run a stage, and run it again without kernels that hung."""
        self._tell(notes.about_to_run(self._job, stage, choice, self._profiler))
        for number in range(1, MOST_RUNS + 1):
            ran = self._run(stage, choice, number)
            self.notes += notes.of(ran, self._job, stage)
            if ran.stop is not Stop.STALLED or ran.kernel is None:
                return
            self._hung += (ran.kernel,)
            choice = replace(choice, without=self._hung)
            again = number < MOST_RUNS
            self._tell(f"{stage.name}: {ran.kernel} hangs{': once more without it' * again}")

    def _run(self, stage: Stage, choice: Choice, number: int) -> Run:
        """One run; its report is read as far as it goes."""
        name = stage.name if number == 1 else f"{stage.name}-{number}"
        files = Files(self._folder / name, self._folder / f"{name}.log")
        words = arguments(self._job, stage, choice, files.report, files.log)
        if self._last is not None and self._input is not None:
            os.lseek(_STANDARD_INPUT, self._input, os.SEEK_SET)
        ran = self._last = run(
            (str(self._profiler.path), *words),
            files,
            self._job.limits,
            os.environ,
            output_to_errors=self._job.quiet_output,
        )
        if ran.program_code is not None:
            self.program_code = ran.program_code
        if recording := self._read(ran):
            self.readings.append(_Reading(stage, number, files.report, recording))
            kernels = len({profile.kernel for profile in recording.profiles})
            launches = len(recording.profiles)
            many = format_count(launches, "launch", "launches")
            self._tell(f"{name}: profiled {many} of {format_count(kernels, 'kernel')}")
        return ran

    def _read(self, ran: Run) -> Recording | None:
        """What a run's report holds; None if there is nothing in it."""
        from cuado.sources.ncu import report  # NVIDIA's reader takes 0.1 s to load.

        if ran.report is None:
            return None
        try:
            found = report.read(ran.report)
        except CuadoError as error:
            if ran.log.profiled:
                self._lost = CuadoError(
                    f"a report of {ran.log.profiled} launches is lost: {error.message}",
                    "is the disk full? else record it again",
                )
            return None
        return found if found.profiles or found.unreadable else None


def _position() -> int | None:
    """Where standard input stands, for every run to begin there; None if it cannot go back."""
    try:
        return os.lseek(_STANDARD_INPUT, 0, os.SEEK_CUR)
    except OSError:
        return None


def _kept(readings: list[_Reading], keep: Path) -> Iterator[Path]:
    """Reports, moved to where they stay: the first one to ``keep``, others with their stage."""
    for index, reading in enumerate(readings):
        path = keep
        if index:
            run_number = f"-{reading.number}" if reading.number > 1 else ""
            stem = keep.name.removesuffix(ENDING)
            path = keep.with_name(f"{stem}.{reading.stage.name}{run_number}{ENDING}")
        try:
            reading.path.with_name(reading.path.name + ENDING).replace(path)
        except OSError as error:
            raise CuadoError(f"cannot write {path}: {error.strerror or error}") from error
        yield path
