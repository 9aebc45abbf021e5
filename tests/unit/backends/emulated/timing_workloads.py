"""Workloads that the tests of the timing model share, and what they take."""

from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import Units, units_of
from cuado.backends.emulated.timing.workload import END, CodeBlock, Operation, Step, Workload
from cuado.device.library import load_chip

H200 = load_chip("h200")
LAST = Step(Operation.CONTROL)


def cycles(workload: Workload, units: Units | None = None) -> float:
    """Cycles without the launch and the start of blocks."""
    units = units or units_of(H200)
    return (timed(workload, units).seconds - units.launch) * units.clock


def straight(*steps: Step, blocks: int = 1, warps: int = 1, resident: int = 1) -> Workload:
    """Every warp runs the steps once."""
    return Workload((CodeBlock(steps, blocks * warps, (END,)),), blocks, warps, resident)
