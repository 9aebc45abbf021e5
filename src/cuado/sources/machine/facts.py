"""What was found on a machine, as plain data; a ``Problem`` stands where something was not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cuado.sass.toolchain.locate import Program, Tool

Version = tuple[int, int]
"""Major and minor number; also of a compute capability."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something is not there or does not work, and what to do."""

    message: str
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Gpu:
    """A GPU as the driver sees it.

    Attributes:
        index: in CUDA's order.
        name: the product's.
        capability: compute capability.
        memory_bytes: total memory.
        has_ecc: whether memory is checked for errors; None: the driver does not say.
        bus_id: on the PCI bus, ``0000:3b:00.0``.
    """

    index: int
    name: str
    capability: Version
    memory_bytes: int
    has_ecc: bool | None = None
    bus_id: str = ""


@dataclass(frozen=True, slots=True)
class Driver:
    """The user's part of the driver, libcuda.

    Attributes:
        cuda: the newest CUDA release that it takes.
        release: release of the kernel module, such as ``570.124.06``; empty: it does not say.
        gpus: GPUs that it sees.
        problem: why it does not start.
    """

    cuda: Version
    release: str = ""
    gpus: tuple[Gpu, ...] = ()
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Compiler:
    """NVRTC: its CUDA release, and the compute capabilities it compiles for."""

    version: Version
    capabilities: frozenset[Version]


@dataclass(frozen=True, slots=True)
class Cupti:
    """A CUPTI that loads: where, and its version as CUPTI counts (130001 is of CUDA 13.0)."""

    path: str
    version: int


@dataclass(frozen=True, slots=True)
class Profiler:
    """An ncu: where, and its release."""

    path: Path
    version: str


@dataclass(frozen=True, slots=True)
class Injection:
    """The library that traces and captures programs: whether it is built, and where it is from."""

    is_built: bool
    note: str


@dataclass(frozen=True, slots=True)
class State:
    """What nvidia-smi says of a GPU; None where it does not.

    Attributes:
        bus_id: on the PCI bus.
        sm_mhz: the SM clock now.
        most_mhz: the highest there is.
        application_mhz: the applications clock that is set.
        is_persistent: whether the driver stays loaded while nobody uses it.
        is_divided: whether MIG is on.
        held_by: what holds the clocks down now.
    """

    bus_id: str
    sm_mhz: float | None = None
    most_mhz: float | None = None
    application_mhz: float | None = None
    is_persistent: bool | None = None
    is_divided: bool | None = None
    held_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Facts:
    """What was found on a machine.

    Attributes:
        bus: addresses of NVIDIA's GPUs on the PCI bus, driver or not.
        driver: libcuda.
        bindings: version of cuda-bindings.
        trials: by index of a GPU: seconds until a small kernel had run on it, or why it did not;
            those on which none was tried are left out.
        compiler: NVRTC.
        tools: those that start, in the order of preference; at least one, or a problem.
        targets: compute capabilities that each ptxas assembles for.
        cupti: the library of the counters.
        counters: whether counters of a known kernel had the values they must have; None: not tried.
        for_administrators: whether the kernel module keeps counters to them; None: it is not there.
        ncu: Nsight Compute's command line.
        states: states of the GPUs, by nvidia-smi.
        emulation_seconds: until a first small kernel was compiled and run without a GPU.
        unconfined: why the process that ran it could have reached files and the network; empty if
            it could not.
        injection: the library that traces and captures programs.
        host_compiler: what a C++ compiler, which builds that library, says of itself.
    """

    driver: Driver | Problem
    bindings: str | Problem
    compiler: Compiler | Problem
    cupti: Cupti | Problem
    ncu: Profiler | Problem
    states: tuple[State, ...] | Problem
    emulation_seconds: float | Problem
    unconfined: str = ""
    injection: Injection | Problem = Problem("not looked for")
    host_compiler: str | Problem = Problem("not looked for")
    counters: bool | Problem | None = None
    for_administrators: bool | None = None
    trials: Mapping[int, float | Problem] = field(default_factory=dict)
    bus: tuple[str, ...] = ()
    tools: Mapping[Program, tuple[Tool, ...] | Problem] = field(default_factory=dict)
    targets: Mapping[Tool, frozenset[Version]] = field(default_factory=dict)

    @property
    def gpus(self) -> tuple[Gpu, ...]:
        """The GPUs that can be used."""
        return self.driver.gpus if isinstance(self.driver, Driver) else ()

    def found(self, program: Program) -> tuple[Tool, ...]:
        """Tools of a kind; none where there is a problem."""
        tools = self.tools.get(program, ())
        return () if isinstance(tools, Problem) else tools
