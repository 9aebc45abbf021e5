"""What a user can choose of a profiling run."""

from dataclasses import dataclass, field
from enum import StrEnum


class Clocks(StrEnum):
    """What ncu does to the GPU's clocks while it profiles."""

    NONE = "none"
    BASE = "base"
    BOOST = "boost"


class Replay(StrEnum):
    """How ncu runs a kernel as often as it has passes."""

    KERNEL = "kernel"
    APPLICATION = "application"
    RANGE = "range"
    APP_RANGE = "app-range"

    @property
    def is_of_ranges(self) -> bool:
        """True if ranges that the program marks are profiled, and not kernels."""
        return self in {Replay.RANGE, Replay.APP_RANGE}


class Stages(StrEnum):
    """Which stages are run."""

    BOTH = "both"
    TRIAGE = "triage"
    DETAILS = "details"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things may take, in seconds.

    Attributes:
        run: one run of the program under ncu; None: as long as it takes.
        stall: without any progress of the kernel that is being profiled; None: for ever.
        grace: seconds for ncu to write its report once it was told to stop.
    """

    run: float | None = None
    stall: float | None = 120.0
    grace: float = 30.0


@dataclass(frozen=True, slots=True)
class Job:
    """A program, and what of it is profiled.

    Attributes:
        command: the program and its arguments.
        kernel: regular expression searched for in kernels' function names; empty: all but those
            that wait for other GPUs.
        launches: how many launches of each kernel and launch shape are profiled in each stage.
        skip: launches of each kernel and launch shape before those.
        top: kernels whose details are collected.
        stages: which are run.
        clocks: what ncu does to them.
        replay: how kernels are repeated.
        limits: time limits.
        extra: words for ncu's command line, before the program.
        quiet_output: whether the program's standard output goes to standard error, because a
            document is written to the former.
    """

    command: tuple[str, ...]
    kernel: str = ""
    launches: int = 2
    skip: int = 0
    top: int = 5
    stages: Stages = Stages.BOTH
    clocks: Clocks = Clocks.NONE
    replay: Replay = Replay.KERNEL
    limits: Limits = field(default_factory=Limits)
    extra: tuple[str, ...] = ()
    quiet_output: bool = False
