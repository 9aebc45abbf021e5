"""A device that is emulated and says that it is a GPU, with a clock that a test turns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import Counted, Equivalence, Loaded, Program, Trial
from cuado.optimizer.loop import optimize
from cuado.optimizer.loop_state import LoopOptions
from cuado.optimizer.recording import NoRecorder, session_of
from cuado.stats import Reading
from cuado.what_if.session import Options

OPENING, LOADING, RUNNING = 0.4, 0.02, 0.0003
"""Seconds that it takes to fill buffers, to load a program, and to prepare a run."""


@dataclass
class Turned:
    """A clock that stands still but for what the device does."""

    seconds: float = 0.0

    def now(self) -> float:
        return self.seconds


@dataclass
class SlowBench:
    """An emulated bench that says it is a GPU, and takes a kernel's time on the test's clock."""

    own: EmulatedBench
    clock: Turned
    factor: float
    launching: float = 0.0
    is_modelled: bool = False

    def _takes(self, trial: Trial, runs: int = 1) -> float:
        time = max(self.own.time(trial).time - self.launching, 1.0) * self.factor
        self.clock.seconds += runs * (time / 1e9 + RUNNING)
        return time

    @property
    def device(self) -> DeviceAttributes:
        return self.own.device

    @property
    def launch(self) -> Launch:
        return self.own.launch

    def load(self, program: Program) -> Loaded:
        self.clock.seconds += LOADING
        return self.own.load(program)

    def blocks_per_sm(self, trial: Trial) -> int:
        return self.own.blocks_per_sm(trial)

    def time(self, trial: Trial) -> Reading:
        time = self._takes(trial)
        return Reading(time, (), time + RUNNING * 1e9)

    def check(self, trial: Trial) -> Equivalence:
        self._takes(Trial())
        self._takes(trial)
        return self.own.check(trial)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        self._takes(trial)
        return self.own.outputs(trial)

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        self._takes(trial, 5)
        return self.own.count(trial, metrics)

    def close(self) -> None:
        self.own.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        if name == "work":
            raise AttributeError(name)
        return getattr(self.own, name)


@dataclass
class SlowBackend:
    """Opens such benches, on which the original takes ``kernel_time`` nanoseconds.

    ``launching`` is the part of modelled times that a kernel takes which does nothing: of a kernel
    of many milliseconds it is none.
    """

    clock: Turned
    kernel_time: float
    own: EmulatedBackend = field(default_factory=lambda: EmulatedBackend("h200"))
    factor: float = 0.0
    launching: float = 0.0
    name: str = "gpu:0 made up"
    notes: tuple[str, ...] = ()

    @property
    def device(self) -> DeviceAttributes:
        return self.own.device

    def open(self, launch: Launch) -> SlowBench:
        self.clock.seconds += OPENING
        return SlowBench(self.own.open(launch), self.clock, self.factor, self.launching)


def modelled_time(launch: Launch) -> float:
    """Nanoseconds of a launch on the emulated chip."""
    options = LoopOptions(Options((), lines=False), (), seconds=1e6, most=0)
    backend = EmulatedBackend("h200")
    found = optimize(launch, backend, options, session_of(launch, backend, "", "", 0), NoRecorder())
    assert found.original is not None
    assert found.original.version.time is not None
    return found.original.version.time.estimate
