"""All that is known of one trial on an emulated chip: what ran, what it did, what that takes.

The stages, in order: blocks are run and their events counted, the requests go through a model of
the caches, the machine code's executions follow from the events (and from a model of retries, where
warps are in each other's way), and all of it goes through a model of the SM.
"""

from dataclasses import dataclass

from cuado.backends.emulated.execution.blocks import Events, Options, Shape
from cuado.backends.emulated.frontend.kernels import Kernel
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import How, Traffic
from cuado.backends.emulated.machine_code.counts import Executions, MachineCode, executions
from cuado.backends.emulated.machine_code.merged_loads import merged_loads
from cuado.backends.emulated.memory.address_space import Arena
from cuado.backends.emulated.memory.launch_memory import Opened
from cuado.backends.emulated.retries.launch import Ran, attempts_of
from cuado.backends.emulated.sampling.blocks import Sample, Sampling, observe_events
from cuado.backends.emulated.sampling.scaled_traffic import traffic_of
from cuado.backends.emulated.timing.inputs import workload_of
from cuado.backends.emulated.timing.model import Timing, modelled
from cuado.device.chip import Chip
from cuado.model.trial import ORIGINAL, Trial


@dataclass(frozen=True)
class Setting:
    """What is to be observed.

    Attributes:
        chip: where.
        opened: the launch and its memory.
        trial: how the program is launched.
        kernel: the program.
        options: how blocks are run.
    """

    chip: Chip
    opened: Opened
    trial: Trial
    kernel: Kernel
    options: Options

    @property
    def shape(self) -> Shape:
        """The trial's launch; memory was asked for before."""
        has_tail = self.kernel.program.has_tail
        return self.opened.shape(self.kernel.code, self.trial, has_tail=has_tail)

    def memory(self) -> Arena:
        """The launch's memory as it is before a run."""
        program = self.kernel.program
        return self.opened.arena(
            self.kernel.code, has_tail=program.has_tail, is_original=program.name == ORIGINAL
        )


@dataclass(frozen=True)
class Observation:
    """What is known of a trial. Events are emulated; executions, traffic and timing are modelled.

    Attributes:
        chip: where.
        program: what ran.
        shape: of the launch.
        resident_blocks: that an SM holds at once.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        events: of the whole grid, counted or estimated.
        sample: which blocks were run.
        machine: machine code of the program.
        executions: how often that ran.
        traffic: what moved between L1, L2 and DRAM.
        timing: how long it takes.
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
    timing: Timing

    @property
    def thread_instructions(self) -> float:
        """PTX instructions that threads ran."""
        lanes = self.events.segments[:, 1]
        segments = self.program.lowered.segments
        return float(sum(lanes[s.number] * (s.last - s.first + 1) for s in segments))


def observed(setting: Setting, sampling: Sampling) -> Observation:
    """Observe a trial.

    Raises:
        EmulationError: a block did what it may not.
        TrialFailedError: its machine code cannot be read.
    """
    chip, kernel = setting.chip, setting.kernel
    program, machine = kernel.code, kernel.machine
    resident = kernel.fitting(setting.trial).blocks_per_sm
    shared = kernel.static_shared_bytes + kernel.dynamic_shared_bytes(setting.trial)
    setting.memory()
    shape = setting.shape
    events, sample = observe_events(
        program, shape, setting.memory, sampling, options=setting.options
    )
    memory, fits = setting.memory(), (resident, shared)
    warmed = setting.memory if setting.opened.launch.l2.warm else None
    preferred = kernel.carve_out_bytes(setting.trial)
    how = How(
        setting.options, warmed, carve_out_bytes=preferred, merged=merged_loads(program, machine)
    )
    moved = traffic_of(program, shape, memory, chip, fits, events, how)
    attempts = None
    if machine.spinning:
        launch = Ran(program, machine, shape, events, resident, setting.options)
        attempts = attempts_of(launch, moved, setting.memory(), chip)
    ran = executions(machine, program, events, attempts)
    time = modelled(workload_of(program, shape, machine, ran, moved, resident), chip)
    return Observation(
        chip, program, shape, resident, shared, events, sample, machine, ran, moved, time
    )
