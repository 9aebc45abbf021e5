"""A launch on a GPU, driven through a worker that may die at any request."""

import time
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any, Self, TypeVar

from cuado.backends.frames import Frame
from cuado.backends.gpu.limits import Limits
from cuado.backends.gpu.messages import (
    attributes_from,
    blocks_from,
    counted_from,
    equivalence_from,
    loaded_from,
    outputs_from,
    program_frame,
    reading_from,
    record_from,
    scratch_from,
    setup_frame,
    setup_of,
    took,
    trial_frame,
)
from cuado.backends.gpu.process import GPU_ENGINE, Worker, await_leaving, let_leave
from cuado.backends.parameters import check_arguments
from cuado.backends.protocol import FirstAnswer, FirstRun
from cuado.backends.worker_process import Question
from cuado.backends.written import read_buffers, written_buffers
from cuado.errors import CuadoError
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import (
    ORIGINAL,
    Counted,
    Equivalence,
    Failure,
    Loaded,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.sass.toolchain.targets import with_target
from cuado.stats import Reading

_T = TypeVar("_T")

MOST_OUTPUT_BYTES = 1 << 30
_HOST_BYTES_PER_SECOND = 200e6
"""At which the slowest host is assumed to fill, read and compare buffers."""
_RESTART_WAITS = (0.2, 1.0, 3.0, 6.0)
"""Seconds before each further attempt: after a kill the driver may need a while."""
_ABOUT_THE_DEVICE = frozenset({Failure.CRASH, Failure.MEMORY, Failure.OTHER, Failure.HANG})
"""Failures of a restart that may pass."""
_PLACES = 6
"""Workers that are tried for memory at given addresses: where their own memory lies is up to chance
(address space layout randomization)."""


class GpuBench:
    """One launch on one GPU; see :class:`cuado.backends.protocol.Bench`.

    Programs are kept here: a new worker after a failure fills the buffers again and loads each
    program when a trial first needs it. Not for use by several threads at once.

    Args:
        launch: what to run.
        device: index of the GPU, in CUDA's order.
        limits: how long to wait.
        engine: ``module:class`` of what the worker drives.
        worker: one that is running already and holds no launch; it becomes this bench's.
        complete: adds to what the driver says of the device; None for nothing.

    Raises:
        CuadoError: the arguments are not the kernel's, no device, no driver, too little memory.
    """

    def __init__(
        self,
        launch: Launch,
        device: int = 0,
        limits: Limits | None = None,
        engine: str = GPU_ENGINE,
        worker: Worker | None = None,
        complete: Callable[[DeviceAttributes], DeviceAttributes] | None = None,
    ) -> None:
        self._spare = worker
        check_arguments(launch)
        self._launch = launch
        self._setup = setup_of(launch, device, written_buffers(launch), read_buffers(launch))
        self._limits = limits or Limits()
        self._engine = engine
        self._programs: dict[str, Program] = {}
        self._resident: set[str] = set()
        self._cost: float | None = None
        self._busy = 0.0
        self._worker: Worker | None = None
        self._is_closed = False
        found = self._start()
        self._device = complete(found) if complete is not None else found

    @property
    def device(self) -> DeviceAttributes:
        """What the driver says of the device."""
        return self._device

    @property
    def launch(self) -> Launch:
        """The launch that it was opened for."""
        return self._launch

    @property
    def is_modelled(self) -> bool:
        """False: times are measured."""
        return False

    @property
    def busy(self) -> float:
        """Nanoseconds that workers took for what was asked of them, but for opening."""
        return self._busy

    @property
    def worker_pid(self) -> int | None:
        """The worker's process id; None between a failure and the next request."""
        return self._worker.pid if self._worker is not None else None

    def load(self, program: Program) -> Loaded:
        """Make a program ready to run; one of the same name is replaced.

        Raises:
            TrialFailedError: the device refuses it.
        """
        self._programs.pop(program.name, None)
        self._resident.discard(program.name)
        loaded = self._load(program)
        self._programs[program.name] = program
        return loaded

    def blocks_per_sm(self, trial: Trial) -> int:
        """Blocks of the trial that fit an SM; 0 if it cannot be launched."""
        return self._trial("blocks", trial, self._limits.start, blocks_from)

    def time(self, trial: Trial) -> Reading:
        """Run a trial once and time it; the cost is what all of it took the worker.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        return self._noted(trial, self._trial("time", trial, self._run_seconds(), reading_from))

    def time_each(self, trials: Sequence[Trial]) -> Generator[Reading, None, None]:
        """What :meth:`time` returns of each, in order; the worker goes on meanwhile.

        Raises:
            TrialFailedError: the trial whose turn it is did not run to its end.
        """
        self._make_ready(*(trial.program for trial in trials))
        asked = _each("time", trials, self._run_seconds(), reading_from)
        with closing(self._ask_each(asked)) as answers:
            for trial, reading in zip(trials, answers, strict=True):
                yield self._noted(trial, reading)

    def run_first(self, asked: FirstRun) -> FirstAnswer:
        """Load programs, and run them for the first time.

        Raises:
            TrialFailedError: the device refuses one, or one did not run to its end.
        """
        for program in asked.programs:
            self._programs.pop(program.name, None)
            self._resident.discard(program.name)
        new = {program.name for program in asked.programs}
        checked = () if asked.checked is None else (asked.checked,)
        trials = (*asked.variants.values(), *checked, *asked.timed)
        self._make_ready(ORIGINAL, *(each.program for each in trials if each.program not in new))
        start, run, check = self._limits.start, self._run_seconds(), self._check_seconds()
        questions = [
            *(Question(program_frame(each), start, loaded_from) for each in asked.programs),
            *_each("blocks", asked.variants.values(), start, blocks_from),
            *_each("check", checked, check, equivalence_from),
            *_each("time", asked.timed, run, reading_from),
        ]
        with closing(self._ask_each(questions)) as answers:
            for program in asked.programs:
                next(answers)
                self._programs[program.name] = program
                self._resident.add(program.name)
            blocks = {name: next(answers) for name in asked.variants}
            equivalence = next(answers) if checked else None
            readings = tuple(self._noted(each, next(answers)) for each in asked.timed)
        return FirstAnswer(blocks, equivalence, readings)

    def record(self, trial: Trial) -> float | None:
        """Run a trial once; nanoseconds of the kernel as CUPTI records them; None without CUPTI.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        self._make_ready(trial.program)
        seconds = self._limits.start + self._run_seconds()
        return self._trial("record", trial, seconds, record_from)

    def scratch(self, trial: Trial, size: int) -> bytes:
        """Run a trial once; the first bytes of the scratch memory, which were 0 before it.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        seconds = self._limits.start + self._run_seconds()
        return self._trial("scratch", trial, seconds, scratch_from, size=size)

    def check(self, trial: Trial) -> Equivalence:
        """Run a trial and the original, and compare every buffer.

        Raises:
            TrialFailedError: one of them did not run to its end.
        """
        self._make_ready(ORIGINAL)
        return self._trial("check", trial, self._check_seconds(), equivalence_from)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Run a trial and return the content of the launch's output buffers.

        Raises:
            CuadoError: they are larger than 1 GiB together.
            TrialFailedError: the trial did not run to its end.
        """
        size = sum(b.bytes for b in self._launch.buffers if b.name in self._launch.outputs)
        if size > MOST_OUTPUT_BYTES:
            raise CuadoError(
                f"the outputs of '{self._launch.name}' have {size:,} bytes, too many to be read",
                f"make the problem smaller; up to {MOST_OUTPUT_BYTES:,} are read",
            )
        seconds = self._run_seconds() + self._buffer_seconds()
        return self._trial("outputs", trial, seconds, outputs_from)

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Run a trial as often as the hardware counters need, and read them.

        Raises:
            TrialFailedError: the trial did not run to its end.
        """
        passes = self._limits.passes * (self._cost or 0.0)
        seconds = self._limits.start + self._run_seconds() + passes
        return self._trial("count", trial, seconds, counted_from, metrics=list(metrics))

    def close(self) -> None:
        """End the worker."""
        self._is_closed = True
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()

    def leave(self) -> None:
        """Let the worker end; the next bench of this process, and its end, wait until it has."""
        self._is_closed = True
        worker, self._worker = self._worker, None
        if worker is not None:
            let_leave(worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _trial(
        self, do: str, trial: Trial, seconds: float, read: Callable[[Frame], _T], **more: Any
    ) -> _T:
        self._make_ready(trial.program)
        return self._ask(trial_frame(do, trial, **more), seconds, read)

    def _noted(self, trial: Trial, reading: Reading) -> Reading:
        """The reading; what a run of the original costs says how long others may take."""
        if trial == Trial() and reading.cost is not None:
            self._cost = reading.cost / 1e9
        return reading

    def _make_ready(self, *programs: str) -> None:
        """Make sure that a worker runs and has loaded the programs."""
        for program in programs:
            if program not in self._programs:
                raise CuadoError(f"no program '{program}' is loaded")
        self._running()
        while missing := [each for each in programs if each not in self._resident]:
            self._load(self._programs[missing[0]])

    def _load(self, program: Program) -> Loaded:
        loaded = self._ask(program_frame(program), self._limits.start, loaded_from)
        self._resident.add(program.name)
        return loaded

    def _ask(self, request: Frame, seconds: float, read: Callable[[Frame], _T]) -> _T:
        worker = self._running()
        try:
            return worker.ask(request, seconds, self._counted(read))
        finally:
            if not worker.is_alive:
                self._drop(worker)

    def _ask_each(self, questions: Sequence[Question]) -> Generator[Any, None, None]:
        worker = self._running()
        try:
            asked = [replace(each, read=self._counted(each.read)) for each in questions]
            with closing(worker.ask_each(asked)) as answers:
                yield from answers
        finally:
            if not worker.is_alive:
                self._drop(worker)

    def _counted(self, read: Callable[[Frame], _T]) -> Callable[[Frame], _T]:
        """Convert an answer, and count what the worker took for it."""

        def counted(frame: Frame) -> _T:
            self._busy += took(frame)
            return read(frame)

        return counted

    def _drop(self, worker: Worker) -> None:
        worker.kill()
        self._worker = None
        self._resident.clear()

    def _running(self) -> Worker:
        """The worker; a new one, with the launch open, if there is none."""
        if self._is_closed:
            raise CuadoError("the bench has been closed")
        if self._worker is not None and self._worker.has_ended():
            # It died while nothing was asked of it: that costs no trial.
            self._drop(self._worker)
        if self._worker is None:
            self._restart()
        assert self._worker is not None  # noqa: S101 (for the type checker)
        return self._worker

    def _restart(self) -> None:
        """Start a new worker after a failure; try again while the device recovers.

        Raises:
            TrialFailedError: the device did not come back.
        """
        for wait in (*_RESTART_WAITS, None):
            try:
                self._start()
            except TrialFailedError as error:
                if wait is None or error.failure not in _ABOUT_THE_DEVICE:
                    raise TrialFailedError(
                        error.failure, f"the GPU did not come back: {error.message}", error.remedy
                    ) from error
                time.sleep(wait)
            else:
                return

    def _start(self) -> DeviceAttributes:
        for _ in range(_PLACES - 1):
            try:
                return self._start_once()
            except TrialFailedError as error:
                if error.failure is not Failure.ADDRESSES:
                    raise
        return self._start_once()

    def _start_once(self) -> DeviceAttributes:
        spare, self._spare = self._spare, None
        worker = spare if spare is not None and not spare.has_ended() else Worker(self._engine)
        try:
            await_leaving()
            seconds = self._limits.start + self._buffer_seconds()
            found = with_target(worker.ask(setup_frame(self._setup), seconds, attributes_from))
        except BaseException:
            worker.kill()
            raise
        self._worker = worker
        return found

    def _run_seconds(self) -> float:
        """How long a run may take."""
        if self._cost is None:
            return self._limits.first
        return max(self._limits.least, self._limits.factor * self._cost)

    def _check_seconds(self) -> float:
        """How long a comparison with the original may take."""
        return 3 * self._run_seconds() + 3 * self._buffer_seconds()

    def _buffer_seconds(self) -> float:
        """How long it may take to move all buffers once between host and device."""
        return sum(buffer.bytes for buffer in self._launch.buffers) / _HOST_BYTES_PER_SECOND


def _each(
    do: str, trials: Iterable[Trial], seconds: float, read: Callable[[Frame], Any]
) -> list[Question]:
    """The same question about each of some trials."""
    return [Question(trial_frame(do, trial), seconds, read) for trial in trials]
