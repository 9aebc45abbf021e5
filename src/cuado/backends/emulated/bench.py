"""A launch on an emulated chip: its programs run on this machine, their times are modelled."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from math import prod
from typing import Self

import numpy as np

from cuado.backends.emulated.counters.registry import counted
from cuado.backends.emulated.execution.blocks import Blocks, Options, Shape, execute
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.failures import check_comparable, failed_trial
from cuado.backends.emulated.frontend.kernels import Kernel
from cuado.backends.emulated.frontend.program import Program as Code
from cuado.backends.emulated.memory.comparison import (
    GUARD_BYTES,
    Reference,
    arm,
    difference,
    touched,
)
from cuado.backends.emulated.memory.fixed_addresses import pinning_of
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Engine
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.backends.emulated.sampling.observation import (
    GridEvents,
    Observation,
    RunTrial,
    Setting,
    begin,
    events_of,
    observation_of,
    run_trial,
)
from cuado.backends.emulated.work import Meter
from cuado.device.chip import Chip
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
from cuado.stats import Reading

FIRST_BUDGET = 1 << 41
"""Budget of the original for each host thread, in thread instructions as they are charged."""
LEAST_BUDGET = 1 << 33
FACTOR = 64
"""Factor on the original's work after which a trial counts as one that does not end."""
BUDGET = 5e8
"""Most thread instructions of a grid that is run whole to count events: half a second."""
COMPARED = 4e8
"""Most thread instructions of the blocks compared first in large grids: half a second."""


class EmulatedBench:
    """One launch on one emulated chip; see :class:`cuado.backends.protocol.Bench`.

    A trial is run once: its time and its counts come from the same events. A bench must not be
    used by several threads at once.

    Args:
        launch: the launch to run.
        chip: the emulated chip.
        device: device properties, as a driver would report them.
        sampling: selects the blocks of large grids that run; None for the default.
        engine: the engine that runs code; None for this process's own.
        meter: counts the work of several benches together; None for one of its own.

    Raises:
        CuadoError: the arguments are not the kernel's, a buffer's file is not what it should be,
            or the host has too little memory.
    """

    def __init__(
        self,
        launch: Launch,
        chip: Chip,
        device: DeviceAttributes,
        sampling: Sampling | None = None,
        engine: Engine | None = None,
        meter: Meter | None = None,
    ) -> None:
        self._chip, self._device = chip, device
        self._opened = Opened(launch, GUARD_BYTES, engine)
        pinning = pinning_of(launch, GUARD_BYTES)
        self._opened.arena(Code(launch.ptx, launch.kernel, pinning=pinning))  # Fills the buffers.
        self._sampling = sampling or Sampling(budget=BUDGET)
        self._names = tuple(buffer.name for buffer in launch.buffers)
        self._kernels: dict[str, Kernel] = {}
        self._prepared: dict[str, Kernel] = {}
        self._observed: dict[Trial, Observation | TrialFailedError] = {}
        self._begun: dict[Trial, Future[Observation]] = {}
        self._original: GridEvents | None = None
        self._references: dict[bool, Reference] = {}
        self._meter = meter or Meter()
        self._is_closed = False

    @property
    def device(self) -> DeviceAttributes:
        """The device properties that a driver would report for the chip."""
        return self._device

    @property
    def launch(self) -> Launch:
        """The launch that this bench was opened for."""
        return self._opened.launch

    @property
    def is_modelled(self) -> bool:
        """Always True: the same trial always takes the same time."""
        return True

    @property
    def work(self) -> float:
        """Nanoseconds that a nominal machine takes for what was done so far."""
        return self._meter.total

    def load(self, program: Program) -> Loaded:
        """Compile a program for this machine; one of the same name is replaced.

        Raises:
            TrialFailedError: it cannot be emulated; the message names instruction and line.
        """
        self._check_open()
        self._kernels.pop(program.name, None)
        # Results of a replaced program, and references of a replaced original, are void.
        self._observed = {t: o for t, o in self._observed.items() if t.program != program.name}
        if program.name == ORIGINAL:
            self._references.clear()
            self._original = None
        kernel = self._prepared.pop(program.name, None)
        if kernel is None or kernel.program != program:
            kernel = Kernel(self._chip, self._device, self.launch, program)
        self._kernels[program.name] = kernel
        self._meter.loaded(len(kernel.code.code.instructions))
        return kernel.loaded

    def prepare(self, program: Program) -> None:
        """Compile a program that will be loaded; another thread may do so."""
        with suppress(TrialFailedError):
            kernel = Kernel(self._chip, self._device, self.launch, program)
            if kernel.untimed is None:
                _ = kernel.machine
            self._prepared[program.name] = kernel

    def blocks_per_sm(self, trial: Trial) -> int:
        """Blocks of the trial that fit an SM; 0 if it cannot be launched."""
        return self._kernel(trial).fitting(trial).blocks_per_sm

    def time(self, trial: Trial) -> Reading:
        """The modelled time of a trial; its cost is the work of emulating it.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        before = self.work
        seconds = self.observe(trial).timing.seconds
        return Reading(seconds * 1e9, (), max(self.work - before, 1.0))

    def time_all(self, trials: Sequence[Trial]) -> list[Reading]:
        """What :meth:`time` returns of each: while one runs, the one before is modelled.

        Raises:
            TrialFailedError: the first that did not run to its end.
        """
        new = [each for each in dict.fromkeys(trials) if each not in self._observed]
        if Trial() in new:  # What others may run depends on how long the original runs.
            new = []
        with ThreadPoolExecutor(1) as pool:
            try:
                self._begun = begin(new, self._run_for_time, pool)
                return [self.time(trial) for trial in trials]
            finally:
                self._begun = {}

    def observe(self, trial: Trial) -> Observation:
        """All observations of a trial, which runs when they are first requested.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        if trial not in self._observed:
            self._observed[trial] = self._observe(trial)
        found = self._observed[trial]
        if isinstance(found, TrialFailedError):
            raise found
        return found

    def check(self, trial: Trial) -> Equivalence:
        """Run a trial and the original, and compare every buffer.

        Some blocks of a large grid are compared first; if their results are equal, the rest is
        not run. A trial may distribute work among its blocks differently, so if the results of
        some blocks differ, all blocks are run and compared.

        Raises:
            TrialFailedError: one did not run to its end, or all blocks would take too long.
        """
        launch, is_modelled = self.launch, self._kernel(Trial()).untimed is None
        if is_modelled and not self._events().sample.is_whole:
            # Numbers of single blocks mean the same only in a launch of the same shape.
            if trial.grid in (None, launch.grid) and trial.block in (None, launch.block):
                found = self._compared(trial, whole=False)
                if found.equal or found.out_of_bounds:
                    return found
            check_comparable(self._events(), launch)
        return self._compared(trial, whole=True)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Run every block of a trial and return the content of the launch's output buffers.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        self._run(trial, None)
        return {name: self._opened.view(name).tobytes() for name in self.launch.outputs}

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Counters of a trial that are known or modelled, under NVIDIA's names.

        Raises:
            TrialFailedError: the trial did not run to its end.
        """
        start = time.perf_counter()
        found = counted(self.observe(trial), metrics)
        return replace(found, seconds=time.perf_counter() - start)

    def close(self) -> None:
        """Free the memory."""
        self._is_closed = True
        self._kernels.clear()
        self._prepared.clear()
        self._observed.clear()
        self._original = None
        self._references.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise CuadoError("the bench has been closed")

    def _kernel(self, trial: Trial) -> Kernel:
        self._check_open()
        if trial.program not in self._kernels:
            raise CuadoError(f"no program '{trial.program}' is loaded")
        return self._kernels[trial.program]

    def _observe(self, trial: Trial) -> Observation | TrialFailedError:
        is_counted = trial == Trial() and self._original is not None
        begun = self._begun.pop(trial, None)
        try:
            made = begun.result() if begun else observation_of(self._run_for_time(trial))
        except (TrialFailedError, EmulationError) as error:
            return self._kernel(trial).untimed or self._failure(trial, error)
        if not is_counted:
            self._meter.observed(made.program, made.events, made.sample.share)
        self._meter.mapped(len(made.machine.blocks))
        if trial == Trial():
            self._original = made.grid
        return made

    def _run_for_time(self, trial: Trial) -> RunTrial:
        if why := self._kernel(trial).untimed:
            raise why
        known = self._original if trial == Trial() else None
        return run_trial(self._setting(trial), self._sampling, known)

    def _events(self) -> GridEvents:
        """The events of the original's grid, without a look at its machine code.

        A disassembler takes longer to start than a small grid to run, and results are compared
        without the original's time. The work counts as if that had been asked for.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        if isinstance(failed := self._observed.get(Trial()), TrialFailedError):
            raise failed
        if self._original is None:
            try:
                made = events_of(self._setting(Trial()), self._sampling)
            except (TrialFailedError, EmulationError) as error:
                self._observed[Trial()] = failed = self._failure(Trial(), error)
                raise failed from None
            self._meter.observed(made.program, made.events, made.sample.share)
            self._original = made
        return self._original

    def _setting(self, trial: Trial) -> Setting:
        """What is run of a trial.

        Raises:
            TrialFailedError: it cannot be launched.
        """
        kernel = self._kernel(trial)
        kernel.check_launch(trial)
        return Setting(self._chip, self._opened, trial, kernel, self._budget(trial))

    def _failure(self, trial: Trial, error: TrialFailedError | EmulationError) -> TrialFailedError:
        """Count a trial that failed; why it did."""
        self._meter.failed()
        if isinstance(error, TrialFailedError):
            return error
        return failed_trial(self._kernel(trial).program.name, error)

    def _budget(self, trial: Trial) -> Options:
        """Thread instructions after which a trial counts as one that does not end."""
        budget = FIRST_BUDGET
        if trial != Trial() and self._original is not None:
            # A trial may do more work than the original, but not arbitrarily much more.
            budget = max(LEAST_BUDGET, int(FACTOR * self._original.charged))
        return Options(budget, bank_bytes=self._chip.shared_bank_bytes)

    def _compared(self, trial: Trial, *, whole: bool) -> Equivalence:
        """Compare the buffers after a trial with those after the original."""
        self._check_roundings(trial)
        reference = self._reference(whole=whole)
        arena = self._run(trial, blocks := reference.blocks)
        buffers = {b.name: b for b in (*self.launch.buffers, *self.launch.variables)}
        found = (
            difference(buffers[name], expected, self._opened.view(name))
            for name, expected in reference.content.items()
        )
        differences = tuple(each for each in found if each is not None)
        beside = touched(arena, self._names)
        equal = reference.deterministic and not differences and not beside
        ran = None if blocks is None else (len(blocks), prod(self.launch.grid))
        return Equivalence(equal, differences, beside, reference.deterministic, ran)

    def _check_roundings(self, trial: Trial) -> None:
        """Make sure that the roundings of both programs are known, or of neither.

        Raises:
            TrialFailedError: only one of them is emulated with the roundings of machine code.
        """
        original, other = self._kernel(Trial()), self._kernel(trial)
        if bool(original.open) == bool(other.open):
            return
        unknown = other if other.open else original
        line, why = next(iter(unknown.open.items()))
        raise TrialFailedError(
            Failure.OTHER,
            f"results cannot be compared: in '{unknown.program.name}' the operation at PTX line "
            f"{line} {why}",
        )

    def _reference(self, *, whole: bool) -> Reference:
        """The buffers as the original leaves them; run twice on first use, in both block orders."""
        if whole not in self._references:
            grid = range(prod(self.launch.grid))
            blocks = grid if whole else self._events().spread(COMPARED)
            self._run(Trial(), blocks)
            view = self._opened.view
            changing = self._opened.written | {each.name for each in self.launch.variables}
            content = {name: view(name).copy() for name in changing}
            self._run(Trial(), blocks[::-1])
            same = all(np.array_equal(kept, view(name)) for name, kept in content.items())
            self._references[whole] = Reference(content, same, None if whole else blocks)
        return self._references[whole]

    def _run(self, trial: Trial, blocks: Blocks | None) -> Arena:
        """Run blocks of a trial, all if None, and return the buffers that they leave."""
        kernel = self._kernel(trial)
        kernel.check_launch(trial)
        arena = self._memory(kernel)
        shape: Shape = self._opened.shape(kernel.code, trial, has_tail=kernel.program.has_tail)
        try:
            ran = execute(kernel.code, shape, arena, blocks, options=self._budget(trial))
        except EmulationError as error:
            self._meter.failed()
            raise failed_trial(kernel.program.name, error) from error
        self._meter.ran(kernel.code, ran)
        return arena

    def _memory(self, kernel: Kernel) -> Arena:
        program = kernel.program
        arena = self._opened.arena(
            kernel.code, has_tail=program.has_tail, is_original=program.name == ORIGINAL
        )
        arm(arena, self._names)
        return arena
