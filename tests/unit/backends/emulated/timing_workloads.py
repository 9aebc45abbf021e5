"""Workloads that the tests of the timing model share, and what they take."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from cuado.backends.emulated.timing.model import timed
from cuado.backends.emulated.timing.units import Units, units_of
from cuado.backends.emulated.timing.workload import END, CodeBlock, Operation, Step, Workload
from cuado.device.library import load_chip

H200 = load_chip("h200")
LAST = Step(Operation.CONTROL)


def steady(units: Units) -> Units:
    """A chip whose clock stays as it is while tensor cores work."""
    return replace(units, product_clock=1.0, product_clock_full=1.0)


def cycles(workload: Workload, units: Units | None = None) -> float:
    """Cycles without the launch and the start of blocks, at the chip's clock."""
    units = steady(units or units_of(H200))
    return (timed(workload, units).seconds - units.launch) * units.clock


def straight(*steps: Step, blocks: int = 1, warps: int = 1, resident: int = 1) -> Workload:
    """Every warp runs the steps once."""
    return Workload((CodeBlock(steps, blocks * warps, (END,)),), blocks, warps, resident)


RESOURCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "issue": ("issue",),
        "load/store pipe": ("load_store",),
        "L1 tags": ("tag",),
        "texture units": ("texture", "texture_fetch", "texture_latency"),
        "port to L2": ("port_bytes",),
        "L2": ("l2_bytes", "l2_store_bytes"),
        "L2 latency": ("l2_latency",),
        "L2 atomics": ("atomics", "atomic_pass", "floating_pass"),
        "DRAM": ("dram_read_bytes", "dram_write_bytes", "dram_turn"),
        "DRAM latency": ("dram_latency", "dram_spread"),
        "barriers": ("barrier", "arrival"),
        "launch": ("launch",),
    }
)
"""Fields of :class:`Units` by the name of what can be made faster."""
_RATES = frozenset(
    {
        "port_bytes",
        "l2_bytes",
        "l2_store_bytes",
        "atomics",
        "dram_read_bytes",
        "dram_write_bytes",
    }
)


def faster(units: Units, resource: str, factor: float) -> Units:
    """The chip with one resource ``factor`` times as fast.

    Args:
        units: the chip.
        resource: of :data:`RESOURCES`.
        factor: above 0.
    """
    changed = {
        name: getattr(units, name) * factor if name in _RATES else getattr(units, name) / factor
        for name in RESOURCES[resource]
    }
    return replace(units, **changed)
