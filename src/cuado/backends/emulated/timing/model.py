"""The time of a launch, from the simulation of one SM, and what it depends on."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.backends.emulated.timing.simulation import SERVERS, Run, Share, simulate
from cuado.backends.emulated.timing.units import SECTOR, Units, faster, units_of
from cuado.backends.emulated.timing.walk import paths
from cuado.backends.emulated.timing.workload import Workload
from cuado.device.chip import Chip

SHORT, LONG = 1500, 3000
"""Instructions of the paths that are simulated, of kernels that have more."""
VARIANTS = 16
EVENTS = 600_000
"""Instructions that are simulated at most, about."""


@dataclass(frozen=True, slots=True)
class Timing:
    """A modelled time.

    Attributes:
        seconds: of the launch, launch overhead included.
        terms: seconds that each part of the chip is busy, by name: bounds that the time cannot be
            under, and the overhead of the launch.
        cycles: of the SMs, without the overhead.
    """

    seconds: float
    terms: Mapping[str, float]
    cycles: float

    @property
    def dominant(self) -> str:
        """The term that is the most."""
        return max(self.terms, key=lambda name: self.terms[name])


def modelled(workload: Workload, chip: Chip) -> Timing:
    """How long a launch takes on a chip."""
    return timed(workload, units_of(chip))


def timed(workload: Workload, units: Units) -> Timing:
    """The same for a chip that may not be."""
    active = min(units.sms, workload.blocks)
    most = -(-workload.blocks // active)
    # All bytes of the chip take the time of all bytes, however blocks are spread over SMs.
    share = workload.blocks / most
    each = Share(
        l2=share * SECTOR / units.l2_bytes,
        atomic=share / units.atomics,
        dram=share / units.dram_bytes,
        interval=active * units.interval,
    )
    long, part = paths(workload, LONG, VARIANTS)
    run, blocks = _simulated(workload, units, each, long, most)
    cycles = _extended(run, blocks, most, workload.resident_blocks)
    if part < 0.999:
        short, less = paths(workload, SHORT, VARIANTS)
        first, count = _simulated(workload, units, each, short, most)
        before = _extended(first, count, most, workload.resident_blocks)
        if part > less:
            cycles += (cycles - before) / (part - less) * (1.0 - part)
    terms = {
        name: busy / blocks * most / part / units.clock
        for name, busy in zip(SERVERS, run.busy, strict=True)
    }
    terms["issue"] = (
        run.instructions / blocks * most / part * units.issue / units.schedulers / units.clock
    )
    terms["launch"] = units.launch
    return Timing(cycles / units.clock + units.launch, terms, cycles)


def _simulated(
    workload: Workload, units: Units, share: Share, walks: list[tuple[int, ...]], most: int
) -> tuple[Run, int]:
    lengths = [len(block.steps) for block in workload.code]
    length = max(1.0, sum(lengths[b] for walk in walks for b in walk) / len(walks))
    enough = max(
        3 * workload.resident_blocks, int(EVENTS / (length * workload.warps_per_block))
    )
    blocks = min(most, enough)
    return simulate(workload, units, share, walks, blocks), blocks


def _extended(run: Run, blocks: int, most: int, resident: int) -> float:
    """Cycles of all blocks of an SM, where some were simulated."""
    if blocks >= most:
        return run.cycles
    half = max(resident, blocks // 3)
    rate = (run.finished[blocks - resident - 1] - run.finished[half - resident]) / (
        blocks - 1 - half
    ) if blocks - 1 > half else run.cycles / blocks
    return float(run.cycles + rate * (most - blocks))


def sensitivity(workload: Workload, chip: Chip, resources: tuple[str, ...]) -> Mapping[str, float]:
    """For each resource, per cent of time that one per cent of its speed saves, about."""
    units = units_of(chip)
    base = timed(workload, units).seconds
    step = 1.1
    return {
        name: (base - timed(workload, faster(units, name, step)).seconds) / base / (step - 1)
        for name in resources
    }
