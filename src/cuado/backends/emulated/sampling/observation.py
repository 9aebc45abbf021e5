"""All that is known of one trial on an emulated chip: its events, its traffic, its time.

The stages, in order: blocks are run and their events counted; the requests go through a model of
the caches; the executions of the machine code follow from the events, and from a model of retries
if warps contend for words of shared memory; and a model of the SM computes the time from all that.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace

import numpy as np

from cuado.backends.emulated.execution.blocks import Blocks, Events, Options, Shape
from cuado.backends.emulated.execution.errors import EmulationError
from cuado.backends.emulated.execution.layout import Error
from cuado.backends.emulated.execution.notes import Notes
from cuado.backends.emulated.frontend.kernels import Kernel
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.tracing import NOTES
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.backends.emulated.machine_code.assembler_merges import merged_loads
from cuado.backends.emulated.machine_code.counts import Executions, MachineCode, executions
from cuado.backends.emulated.machine_code.replayed import behind_accesses
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.retries.attempts import Known as KnownAttempts
from cuado.backends.emulated.retries.launch import Ran, attempts_of
from cuado.backends.emulated.sampling.blocks import Sample, Sampling, observe_events
from cuado.backends.emulated.sampling.scaled_traffic import share_of, traffic_of
from cuado.backends.emulated.sampling.skipped_products import alike_without_products
from cuado.backends.emulated.timing.inputs import workload_of
from cuado.backends.emulated.timing.model import Timing, modelled
from cuado.backends.emulated.timing.workload import Workload
from cuado.backends.emulated.work import charged
from cuado.device.chip import Chip
from cuado.model.trial import ORIGINAL, Trial, TrialFailedError


@dataclass(frozen=True)
class Setting:
    """A trial to be observed.

    Attributes:
        chip: the emulated chip.
        opened: the launch and its memory.
        trial: how the program is launched.
        kernel: the program with its machine code.
        options: how blocks are run.
    """

    chip: Chip
    opened: Opened
    trial: Trial
    kernel: Kernel
    options: Options

    @property
    def shape(self) -> Shape:
        """The shape of the trial's launch; :meth:`memory` must have been called before."""
        has_tail = self.kernel.program.has_tail
        return self.opened.shape(self.kernel.code, self.trial, has_tail=has_tail)

    def memory(self) -> Arena:
        """The launch's memory as it is before a run."""
        program = self.kernel.program
        return self.opened.arena(
            self.kernel.code, has_tail=program.has_tail, is_original=program.name == ORIGINAL
        )


@dataclass(frozen=True)
class GridEvents:
    """The events of a trial's grid: what is known before its machine code is looked at.

    Attributes:
        program: the kernel that ran.
        events: events of the whole grid, counted or estimated.
        sample: the blocks that were run.
    """

    program: Program
    events: Events
    sample: Sample

    @property
    def thread_instructions(self) -> float:
        """PTX instructions that threads ran."""
        lanes = self.events.segments[:, 1]
        segments = self.program.lowered.segments
        return float(sum(lanes[s.number] * (s.last - s.first + 1) for s in segments))

    @property
    def charged(self) -> float:
        """What all blocks were charged, in thread instructions."""
        return charged(self.program, self.events)

    def spread(self, most: float) -> Blocks:
        """Numbers of the blocks that ran, and of others evenly between them.

        A million of them where blocks are small: sorting them took longer than running them.

        Args:
            most: thread instructions of the others, about.
        """
        grid = self.sample.grid_blocks
        many = min(grid, int(most * grid / self.thread_instructions))
        evenly = np.arange(many) * grid // max(many, 1)
        ran = np.unique(np.array(self.sample.numbers, np.int64))
        places = np.searchsorted(evenly, ran)
        new = np.append(evenly, -1)[places] != ran
        return np.insert(evenly, places[new], ran[new]).astype(np.uint64)


@dataclass(frozen=True)
class Observation:
    """The result of a trial. Events are emulated; executions, traffic and timing are modelled.

    Attributes:
        chip: the emulated chip.
        program: the kernel that ran.
        shape: grid, block and parameters of the launch.
        resident_blocks: blocks that an SM holds at once.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        events: events of the whole grid, counted or estimated.
        sample: the blocks that were run.
        machine: machine code of the program.
        executions: executions of the machine code.
        traffic: traffic between L1, L2 and DRAM.
        workload: what the time is modelled from.
        timing: modelled time.
    """

    chip: Chip
    program: Program
    shape: Shape
    resident_blocks: int
    shared_bytes_per_block: int
    events: Events
    sample: Sample
    machine: MachineCode
    executions: Executions
    traffic: Traffic
    workload: Workload
    timing: Timing

    @property
    def grid(self) -> GridEvents:
        """What was known before the machine code was looked at."""
        return GridEvents(self.program, self.events, self.sample)


def noted(setting: Setting, sample: Sample) -> Notes:
    """The notes of one block: of those that ran, the one with most work.

    Raises:
        EmulationError: the block did what it may not.
    """
    number = int(sample.numbers[int(np.argmax(sample.work))])
    memory, program, shape = setting.memory(), setting.kernel.code, setting.shape
    tracer = memory.engine.tracer(program, shape, memory, setting.options, NOTES)
    found = tracer.noted(number)
    if isinstance(found, Error):
        raise EmulationError(found, program.code, memory, shape.block)
    return found


def events_of(setting: Setting, sampling: Sampling) -> GridEvents:
    """The events of a trial's grid, which need neither its machine code nor a model of the chip.

    Raises:
        EmulationError: a block did what it may not.
    """
    setting, program = _sparing(setting), setting.kernel.code
    setting.memory()  # The shape has addresses in it, so it needs the memory.
    found = observe_events(
        program, setting.shape, setting.memory, sampling, options=setting.options
    )
    return GridEvents(program, *found)


def _sparing(setting: Setting) -> Setting:
    """The setting, without the matrix products that decide nothing of what is counted."""
    if not _may_skip_products(setting):
        return setting
    return replace(setting, options=replace(setting.options, skips_products=True))


def _may_skip_products(setting: Setting) -> bool:
    """True if products are proved to decide nothing, or a block runs the same without them."""
    kernel, trial = setting.kernel, setting.trial
    if kernel.may_skip_products or not kernel.has_products:
        return kernel.may_skip_products
    if trial not in kernel.alike_without_products:
        setting.memory()  # The shape has addresses in it, so it needs the memory.
        kernel.alike_without_products[trial] = alike_without_products(
            kernel.code, setting.shape, setting.memory, setting.options
        )
    return kernel.alike_without_products[trial]


def _counted_and_moved(
    setting: Setting, sampling: Sampling, fits: tuple[int, int]
) -> tuple[GridEvents, Setting, Traffic]:
    """The events of a trial's grid and its traffic; a grid that is run whole is run once for both.

    Args:
        setting: the trial.
        sampling: how blocks are chosen.
        fits: blocks that an SM holds at once, and bytes of shared memory of each.

    Returns:
        The events, the setting that the blocks were run with, and the traffic.

    Raises:
        EmulationError: a block did what it may not.
    """
    setting, program = _sparing(setting), setting.kernel.code
    setting.memory()  # The shape has addresses in it, so it needs the memory.
    shape, chip, whole = setting.shape, setting.chip, list[Traffic]()

    def traced(estimated: Events) -> Events | None:
        if share_of(program, shape, estimated, chip) < 1:
            return None
        whole.append(traffic(program, shape, setting.memory(), chip, *fits, _how(setting)))
        return whole[0].events

    found = observe_events(
        program, shape, setting.memory, sampling, options=setting.options, traced=traced
    )
    grid = GridEvents(program, *found)
    if whole and share_of(program, shape, grid.events, chip) == 1:
        return grid, setting, whole[0]
    return grid, setting, _moved(setting, grid.events, fits)


def _moved(setting: Setting, events: Events, fits: tuple[int, int]) -> Traffic:
    """The traffic of a trial whose events are known; blocks are run for it, as they share an SM."""
    memory, program, how = setting.memory(), setting.kernel.code, _how(setting)
    return traffic_of(program, setting.shape, memory, setting.chip, fits, events, how)


def _how(setting: Setting) -> How:
    """How a trial's blocks are run for its traffic."""
    program, machine = setting.kernel.code, setting.kernel.machine
    return How(
        setting.options,
        setting.memory if setting.opened.launch.l2.warm else None,
        carve_out_bytes=setting.kernel.carve_out_bytes(setting.trial),
        merged=merged_loads(program, machine),
        behind=behind_accesses(program, machine),
    )


@dataclass(frozen=True)
class RunTrial:
    """A trial that was run: all that its model needs, and nothing of the launch's memory.

    Attributes:
        setting: the trial.
        shape: grid, block and parameters of its launch.
        resident: blocks that an SM holds at once.
        shared: bytes of shared memory of a block.
        grid: its events.
        moved: its traffic.
        attempts: turns of loops in which warps contend for shared memory; None without such loops.
        notes: what a block did at mbarriers; None for a kernel without them.
    """

    setting: Setting
    shape: Shape
    resident: int
    shared: int
    grid: GridEvents
    moved: Traffic
    attempts: KnownAttempts | None
    notes: Notes | None


def run_trial(setting: Setting, sampling: Sampling, known: GridEvents | None = None) -> RunTrial:
    """Run a trial.

    Args:
        setting: the trial.
        sampling: how blocks are chosen.
        known: the events of its grid, if they were counted before.

    Raises:
        EmulationError: a block did what it may not.
        TrialFailedError: its machine code cannot be read.
    """
    chip, kernel = setting.chip, setting.kernel
    program, machine = kernel.code, kernel.machine
    resident = kernel.fitting(setting.trial).blocks_per_sm
    shared = kernel.static_shared_bytes + kernel.dynamic_shared_bytes(setting.trial)
    fits = resident, shared
    # Blocks are run up to three times, each time in fresh memory: for the events, for the requests
    # to memory, of consecutive blocks as they share an SM; and, with retry loops only, for the
    # words of shared memory that each warp changes.
    if known is None:
        grid, setting, moved = _counted_and_moved(setting, sampling, fits)
    else:
        grid, setting = known, _sparing(setting)
        moved = _moved(setting, grid.events, fits)
    shape = setting.shape
    attempts = None
    if machine.spinning:
        launch = Ran(program, machine, shape, grid.events, resident, setting.options)
        attempts = attempts_of(launch, moved, setting.memory(), chip)
    notes = noted(setting, grid.sample) if kernel.has_protocol else None
    return RunTrial(setting, shape, resident, shared, grid, moved, attempts, notes)


def observation_of(run: RunTrial) -> Observation:
    """The observation of a trial that was run; another thread may make it while the next one runs.

    Raises:
        TrialFailedError: its executions cannot be tied to the machine code.
    """
    chip, kernel, grid = run.setting.chip, run.setting.kernel, run.grid
    program, machine = kernel.code, kernel.machine
    ran = executions(machine, program, grid.events, run.attempts)
    work = workload_of(program, run.shape, machine, ran, run.moved, run.resident, run.notes)
    return Observation(
        chip,
        program,
        run.shape,
        run.resident,
        run.shared,
        grid.events,
        grid.sample,
        machine,
        ran,
        run.moved,
        work,
        modelled(work, chip),
    )


def begin(
    trials: Sequence[Trial], run: Callable[[Trial], RunTrial], pool: Executor
) -> dict[Trial, Future[Observation]]:
    """Run trials one after the other; each is modelled while the next one runs.

    Args:
        trials: which; of those behind one that fails none is run.
        run: runs one.
        pool: models them.
    """
    found: dict[Trial, Future[Observation]] = {}
    for trial in trials:
        try:
            found[trial] = pool.submit(observation_of, run(trial))
        except (TrialFailedError, EmulationError) as error:
            found[trial] = Future()
            found[trial].set_exception(error)
            break
    return found
