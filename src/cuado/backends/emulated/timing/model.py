"""The time of a launch, from the simulation of one SM, and what it depends on.

The SM that has most blocks is simulated with its share of L2 and DRAM. Of many blocks some are
simulated, and the rest take as long as these do in the middle of the run; of long loops some
rounds, and two lengths of the loops tell what another round takes.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import log
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.timing.balance import Balance, balance_of
from cuado.backends.emulated.timing.demand import demand
from cuado.backends.emulated.timing.parts import unevenness
from cuado.backends.emulated.timing.simulation import SERVERS, Run, Share, simulate
from cuado.backends.emulated.timing.units import (
    SECTOR,
    Units,
    units_of,
)
from cuado.backends.emulated.timing.walk import Path, paths
from cuado.backends.emulated.timing.workload import READS, Operation, Workload
from cuado.device.chip import Chip

SHORT, LONG = 1500, 3000
"""Instructions of the paths that are simulated, of kernels that have more."""
VARIANTS = 16
"""Paths: branches that few warps take are taken by one in 16 at least."""
FEWER = 4
"""Paths of each kind of warp, where there are several."""
EVENTS = 1_200_000
"""Instructions that are simulated at most, about."""
UNEVEN = 1.25
"""From which unevenness on it is looked for where it comes from."""
_WHOLE = 0.999
_LEAST = 1e-9
_UNPIPED = (Operation.BARRIER, Operation.CONTROL, Operation.COMMIT, Operation.AWAIT)
_SERVED = frozenset(
    f"{o.value} pipe"
    for o in (
        *_UNPIPED, Operation.LOAD, Operation.STORE, Operation.SHARED, Operation.ATOMIC,
        Operation.SHUFFLE, Operation.COPY,
    )
)  # fmt: skip
"""Pipes whose time is that of what they serve, a term of its own."""


@dataclass(frozen=True)
class Timing:
    """A modelled time.

    Attributes:
        seconds: of the launch, launch overhead included.
        terms: seconds that each part of the busiest SM, or its share of the chip, has work; the
            time is that of the largest where its work hides all other work and all waiting.
            ``launch`` is the overhead.
    """

    seconds: float
    terms: Mapping[str, float]

    @property
    def dominant(self) -> str:
        """The term that is the most."""
        return max(self.terms, key=lambda name: self.terms[name])


def modelled(workload: Workload, chip: Chip) -> Timing:
    """How long a launch takes on a chip.

    Args:
        workload: the launch.
        chip: any; where its file is silent, ``units`` says what is taken.
    """
    return timed(workload, units_of(chip))


def timed(workload: Workload, units: Units) -> Timing:
    """The same for a chip that may not be."""
    if not workload.blocks:
        return Timing(units.launch, {"launch": units.launch})
    active = min(units.sms, workload.blocks)
    balance = balance_of(workload.work, workload.blocks, active, workload.resident_blocks)
    if balance is None:
        most = -(-workload.blocks // active)
        equal = workload.blocks / most
    else:
        most, equal = round(len(balance.own) * balance.blocks), balance.sms
    share, ways = _share(workload, units, equal, active), _ways(workload, balance)
    long, part = paths(workload, LONG, *ways)
    blocks = _enough(workload, long, most)
    taken = _taken(workload, blocks, balance, len(long))
    run = simulate(workload, units, share, long, taken)
    cycles = _extended(run, blocks, most, workload.resident_blocks)
    if part < _WHOLE:
        short, less = paths(workload, SHORT, *ways)
        # As many blocks: what is left out of the beginning and the end is left out of both.
        first = simulate(workload, units, share, short, taken)
        before = _extended(first, blocks, most, workload.resident_blocks)
        # Paths may be no longer, where nothing but what runs twice is left of all loops.
        whole = (cycles - before) / (part - less) if part > less else cycles / max(part, _LEAST)
        cycles += max(0.0, whole) * (1.0 - part)
    busy = demand(workload, units, share, equal)
    terms = _terms(workload, units, busy)
    # Stores leave their warps alone, and may be late when these have ended.
    cycles = max(cycles, float(busy.max()))
    return Timing(cycles / units.clock + units.launch, terms)


Ways = tuple[int, Sequence[float], Sequence[float], float]
"""Of paths: how many of each kind, levels and shares of the kinds, how long the longest is."""


def _ways(workload: Workload, balance: Balance | None) -> Ways:
    """How the paths are made.

    Whether warps of a block go around loops as often as each other or one after the other much more
    often, counts of the whole launch cannot tell, and it is all the difference where the others
    wait at a barrier. That is chosen by which the longest warp from one barrier to the next is as
    much longer as it was.
    """
    if balance is not None:
        return FEWER, balance.levels, balance.shares, 1.0
    together: Ways = VARIANTS, (1.0,), (1.0,), 1.0
    if workload.unevenness < UNEVEN:
        return together
    in_turn: Ways = workload.warps_per_block, (1.0,), (1.0,), workload.unevenness
    return min(together, in_turn, key=partial(_off, workload))


def _off(workload: Workload, ways: Ways) -> float:
    """By what factor, as a logarithm, paths are more or less uneven than the warps were."""
    walks, _ = paths(workload, LONG, *ways)
    return abs(log(unevenness(workload.code, walks) / workload.unevenness))


def _share(workload: Workload, units: Units, sms: float, active: int) -> Share:
    # All bytes of the chip take the time of all bytes, however work is spread over SMs.
    read, written = _dram_bytes(workload)
    turns = units.dram_turn * min(read, written) / written if written else 0.0
    return Share(
        l2=sms * SECTOR / units.l2_bytes,
        stored=sms * SECTOR / units.l2_store_bytes,
        atomic=sms / units.atomics,
        atomic_pass=sms * units.atomic_pass,
        floating_pass=sms * units.floating_pass,
        read=sms / units.dram_read_bytes,
        written=sms * (1.0 / units.dram_write_bytes + turns),
        interval=active * units.interval,
    )


def _dram_bytes(workload: Workload) -> tuple[float, float]:
    """Read and written by the launch."""
    found = {True: 0.0, False: 0.0}
    for block in workload.code:
        for step in block.steps:
            if (a := step.access) is not None:
                moved = block.runs * a.miss * a.dram_miss * a.dram_bytes
                found[step.operation in READS] += moved
    return found[True], found[False]


def _terms(workload: Workload, units: Units, busy: npt.NDArray[np.float64]) -> Mapping[str, float]:
    """Seconds of the whole launch, given the cycles that each server of an SM is busy in it."""
    found = {name: float(each) / units.clock for name, each in zip(SERVERS, busy, strict=True)}
    sms = min(units.sms, workload.blocks)
    per_scheduler = 1.0 / (sms * units.schedulers * units.clock)
    pipes: dict[str, float] = defaultdict(float)
    total = 0.0
    for block in workload.code:
        total += len(block.steps) * block.runs
        for step in block.steps:
            cycles = units.occupancy[step.operation]
            pipes[f"{step.operation.value} pipe"] += block.runs * cycles * per_scheduler
    found |= {name: each for name, each in pipes.items() if name not in _SERVED}
    return MappingProxyType(
        {**found, "issue": total * units.issue * per_scheduler, "launch": units.launch}
    )


def _enough(workload: Workload, walks: Sequence[Path], most: int) -> int:
    """How many of the blocks of an SM are simulated."""
    lengths = [len(block.steps) for block in workload.code]
    length = max(1.0, sum(lengths[b] for walk in walks for b in walk) / len(walks))
    enough = int(EVENTS / (length * workload.warps_per_block))
    blocks = min(most, max(3 * workload.resident_blocks, enough))
    # What is left out are whole rounds of resident blocks: the last one, which may have fewer and
    # take as long, is simulated as it is.
    return most - (most - blocks) // workload.resident_blocks * workload.resident_blocks


def _taken(
    workload: Workload, blocks: int, balance: Balance | None, walks: int
) -> npt.NDArray[np.int64]:
    """Which of the paths each warp of the simulated blocks takes."""
    # Scattered, lest warps of one scheduler always take the same path.
    place = np.arange(blocks * workload.warps_per_block).reshape(blocks, -1)
    if balance is None:
        return (place + place // walks * 7) % walks
    own = balance.own[np.arange(blocks) * len(balance.own) // blocks]
    return own * FEWER + (place + place // FEWER * 7) % FEWER


def _extended(run: Run, blocks: int, most: int, resident: int) -> float:
    """Cycles of ``most`` blocks, of which the first ``blocks`` were simulated."""
    if blocks >= most:
        return run.cycles
    # Without the beginning, when all start at once, and the end, when no more come.
    first, last = max(0, blocks // 3 - 1), max(1, blocks - resident - 1)
    if last <= first:
        return run.cycles * most / blocks
    rate = (run.finished[last] - run.finished[first]) / (last - first)
    return run.cycles + float(rate) * (most - blocks)
