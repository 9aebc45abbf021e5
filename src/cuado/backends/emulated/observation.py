"""All that is known of one trial on an emulated chip: what ran, what it did, what that takes."""

from dataclasses import dataclass

from cuado.backends.emulated.execution import Events, Options, Shape
from cuado.backends.emulated.kernels import Kernel
from cuado.backends.emulated.memory import Arena
from cuado.backends.emulated.opened import Opened
from cuado.backends.emulated.sampling import Sample, Sampling, observe_events
from cuado.device.chip import Chip
from cuado.model.trial import Trial


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
        return self.opened.arena(self.kernel.code)


@dataclass(frozen=True)
class Observation:
    """What is known of a trial.

    Attributes:
        setting: what was observed.
        shape: of the launch.
        events: of the whole grid, counted or estimated.
        sample: which blocks were run.
    """

    setting: Setting
    shape: Shape
    events: Events
    sample: Sample

    @property
    def thread_instructions(self) -> float:
        """PTX instructions that threads ran."""
        segments = self.setting.kernel.code.lowered.segments
        lanes = self.events.segments[:, 1]
        return float(sum(lanes[s.number] * (s.last - s.first + 1) for s in segments))


def observed(setting: Setting, sampling: Sampling) -> Observation:
    """Observe a trial.

    Raises:
        EmulationError: a block did what it may not.
        TrialFailedError: its machine code cannot be read.
    """
    setting.memory()
    shape = setting.shape
    events, sample = observe_events(
        setting.kernel.code, shape, setting.memory, sampling, options=setting.options
    )
    return Observation(setting, shape, events, sample)
