"""The time of a launch, from the simulation of one SM, and what limits it.

The busiest SM is simulated with its share of L2 and DRAM. If it has many blocks, some of them are
simulated, and the others are given the rate of these in the middle of the run. If loops are long,
some iterations are simulated, with two trip counts: the difference is the cost of an iteration.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from math import log
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.frontend.untimed import REMEDY
from cuado.backends.emulated.timing.balance import Balance, balance_of, evenly
from cuado.backends.emulated.timing.costs import Share
from cuado.backends.emulated.timing.demand import demand
from cuado.backends.emulated.timing.flow_graph import looping
from cuado.backends.emulated.timing.role_paths import paths_of_roles
from cuado.backends.emulated.timing.simulation import SERVERS, STATES, Run, simulate
from cuado.backends.emulated.timing.units import (
    SECTOR,
    Units,
    units_of,
)
from cuado.backends.emulated.timing.walk import Path, paths
from cuado.backends.emulated.timing.workload import READS, CodeBlock, Did, Operation, Workload
from cuado.device.chip import Chip
from cuado.model.trial import Failure, TrialFailedError


def unevenness(code: Sequence[CodeBlock], walks: Sequence[Path]) -> float:
    """How much longer a block takes than its longest warp, since warps wait at barriers.

    It is the sum over all parts of the longest warp's instructions, divided by the instructions of
    the warp that has most in total; 1 if it is always the same warp, or all are alike.

    Args:
        code: the basic blocks.
        walks: paths of the warps of one block.
    """
    every = [_parts(code, walk) for walk in walks]
    longest = sum(max(each) for each in zip_longest(*every, fillvalue=0))
    busiest = max(map(sum, every), default=0)
    return longest / busiest if busiest else 1.0


def _parts(code: Sequence[CodeBlock], walk: Path) -> list[int]:
    """The number of instructions in each part of a path."""
    found = [0]
    for number in walk:
        for step in code[number].steps:
            found[-1] += 1
            if step.operation is Operation.BARRIER:
                found.append(0)
    return found


LEAST, MOST = 3000, 24_000
"""Length of the longer simulated paths, in instructions, for kernels whose warps run more."""
VARIANTS = 16
"""Number of paths: an edge that few warps take is taken by one in 16 at least."""
FEWER = 4
"""Number of paths for each kind of warp, where there are several kinds."""
EVENTS = 1_200_000
"""Instructions that are simulated at most, about."""
SETS = 3
"""Sets of resident blocks that are simulated at least."""
UNEVEN = 1.25
"""Unevenness above which the paths must reproduce it."""
_WHOLE = 0.999
_LEAST = 1e-9
_UNPIPED = (
    *(Operation.BARRIER, Operation.CONTROL, Operation.COMMIT, Operation.AWAIT),
    *(Operation.MBARRIER, Operation.PHASE, Operation.PRODUCTS, Operation.TOGETHER),
    *(Operation.CLUSTER_ARRIVAL, Operation.CLUSTER_WAIT),
)
_SERVED = frozenset(
    f"{o.value} pipe"
    for o in (
        *_UNPIPED, Operation.LOAD, Operation.STORE, Operation.SHARED, Operation.ATOMIC,
        Operation.SHUFFLE, Operation.COPY, Operation.BULK,
    )
)  # fmt: skip
"""Pipes that have no term of their own: what they serve is a term."""


@dataclass(frozen=True)
class Timing:
    """A modelled time.

    Attributes:
        seconds: time of the launch, launch overhead included.
        clock: of the SMs meanwhile, in cycles/s.
        terms: seconds that each part of the busiest SM, or of its share of the chip, has work. The
            time is that of the largest term if its work hides all other work and all waiting.
            ``launch`` is the overhead.
        states: warp-cycles of the launch in each of ``simulation.STATES`` (column) before each
            instruction of the code (row), as a simulated execution has them on average.
        drained: warp-cycles in which warps have ended, and what they stored is still under way.
    """

    seconds: float
    clock: float
    terms: Mapping[str, float]
    states: npt.NDArray[np.float64] = field(
        default_factory=lambda: np.zeros((0, len(STATES))), repr=False, compare=False
    )
    drained: float = 0.0


def modelled(workload: Workload, chip: Chip) -> Timing:
    """The modelled time of a launch on a chip.

    Args:
        workload: the launch.
        chip: any chip with a model.

    Raises:
        InvalidDataError: a constant of the chip's model is stated nowhere.
        TrialFailedError: the simulated warps do not keep the kernel's protocol of mbarriers.
    """
    return timed(workload, units_of(chip))


def timed(workload: Workload, units: Units) -> Timing:
    """The modelled time of a launch on a chip with these units, which need not exist."""
    if not workload.blocks:
        return Timing(units.launch, units.clock, {"launch": units.launch})
    found = _timed(workload, units)
    # The chip lowers its clock while tensor cores work: DRAM, which keeps its own, is nearer then.
    cycles = (found.seconds - units.launch) * units.clock
    clock = units.clock_beside(_products(workload, units) / cycles)
    return found if clock == units.clock else _timed(workload, units.at(clock))


def _products(workload: Workload, units: Units) -> float:
    """Cycles of a tensor core of each scheduler at its peak rate for all products."""
    total = 0.0
    for block in workload.code:
        for step in block.steps:
            if step.product is not None and step.product.kind in units.products:
                total += block.runs * step.product.terms / units.products[step.product.kind]
    return total / (min(units.sms, workload.blocks) * units.schedulers)


def _timed(workload: Workload, units: Units) -> Timing:
    """The modelled time of a launch at one clock."""
    active = min(units.sms, workload.blocks)
    loops = looping(workload.code)
    balance = balance_of(
        workload.work, workload.blocks, active, workload.resident_blocks, _outside(workload, loops)
    )
    # ``most``: blocks of the busiest SM; ``equal``: SMs as busy as that one that would do all work.
    equals = None
    if balance is None:
        most = -(-workload.blocks // active)
        equal = workload.blocks / most
    else:
        most, equal = round(len(balance.own) * balance.blocks), balance.sms
        equals = [balance.looping if each else balance.straight for each in loops]
    share, plan = _share(workload, units, equal, active), _path_plan(workload, balance)
    length = _length(workload)
    did: Sequence[Sequence[Did]] = ()
    if workload.protocol is None:
        long, part = paths(workload, length, *plan)
    else:
        (long, did), part = paths_of_roles(workload, workload.protocol), 1.0
    blocks = _enough(workload, long, most)
    taken = _taken(workload, blocks, balance, len(long))
    run = simulate(workload, units, share, long, taken, did)
    if run.forced:
        waits = f"{run.forced} waits at mbarriers" if run.forced > 1 else "a wait at an mbarrier"
        words = f"no time is modelled: no simulated warp ends {waits}, as the kernel's own do"
        raise TrialFailedError(Failure.OTHER, words, REMEDY)
    cycles = _extended(run, blocks, most, workload.resident_blocks)
    # Where the paths contain only a part of a warp's instructions, shorter paths are simulated as
    # well. Both runs have the same start and end, so the difference of their cycles over the
    # difference of their parts is the cost of the whole loops, by which the rest is extrapolated.
    if part < _WHOLE:
        short, less = paths(workload, length // 2, *plan)
        # With as many blocks, so that extrapolation over blocks has the same effect on both.
        first = simulate(workload, units, share, short, taken)
        before = _extended(first, blocks, most, workload.resident_blocks)
        # Both paths may have the same length, if all loops are down to two iterations.
        whole = (cycles - before) / (part - less) if part > less else cycles / max(part, _LEAST)
        cycles += max(0.0, whole) * (1.0 - part)
    busy = demand(workload, units, share, equal, equals)
    terms = _terms(workload, units, busy)
    # Warps do not wait for stores, which may be under way when the last warp has ended.
    late = max(float(busy.max()) - cycles, 0.0)
    under_way = late + max(run.cycles - float(run.finished[-1]), 0.0)
    warps = min(workload.resident_blocks, most) * workload.warps_per_block * active
    return Timing(
        (cycles + late) / units.clock + units.launch,
        units.clock,
        terms,
        _states(workload, run),
        under_way * warps if _stores(workload) else 0.0,
    )


def _outside(workload: Workload, loops: Sequence[bool]) -> float:
    """The share of the launch's instructions that are outside of loops, 0 to 1."""
    each = [block.runs * len(block.steps) for block in workload.code]
    whole = sum(each)
    inside = sum(n for n, is_looping in zip(each, loops, strict=True) if is_looping)
    return 1.0 - inside / whole if whole else 1.0


def _stores(workload: Workload) -> bool:
    """True if a warp changes memory, which can be under way when it has ended."""
    changes = (Operation.STORE, Operation.ATOMIC)
    return any(
        step.operation in changes or (step.access is not None and step.access.writes)
        for block in workload.code
        for step in block.steps
    )


def _states(workload: Workload, run: Run) -> npt.NDArray[np.float64]:
    """Warp-cycles of the launch in each state, by instruction, from those of the simulated part."""
    runs = np.concatenate([np.full(len(block.steps), block.runs) for block in workload.code])
    each = run.states / np.maximum(run.issues, 1.0)[:, None]
    return np.asarray(each * runs[:, None])


PathPlan = tuple[int, Sequence[float], Sequence[float], float]
"""How paths are made: paths of each kind, levels and shares of the kinds, length of the longest."""


def _path_plan(workload: Workload, balance: Balance | None) -> PathPlan:
    """How the paths are made.

    Counts of the whole launch do not distinguish warps of a block that all have the same trip
    counts from warps that have much higher ones in turn; the times differ a lot if the other warps
    wait at a barrier. The choice is the one with the observed unevenness between barriers.
    """
    if balance is not None:
        return FEWER, balance.levels, balance.shares, 1.0
    # What one warp of a cluster does, all of the cluster may wait for.
    variants = VARIANTS
    if workload.cluster > 1:
        variants = max(VARIANTS, workload.cluster * workload.warps_per_block)
    together: PathPlan = variants, (1.0,), (1.0,), 1.0
    if workload.unevenness < UNEVEN:
        return together
    in_turn: PathPlan = workload.warps_per_block, (1.0,), (1.0,), workload.unevenness
    return min(together, in_turn, key=partial(_off, workload))


def _off(workload: Workload, plan: PathPlan) -> float:
    """The error of the paths' unevenness: absolute logarithm of its ratio to the observed one."""
    walks, _ = paths(workload, LEAST, *plan)
    return abs(log(unevenness(workload.code, walks) / workload.unevenness))


def _share(workload: Workload, units: Units, sms: float, active: int) -> Share:
    """The share of L2 and DRAM of an SM that has 1/``sms`` of all work.

    The bytes of the launch take the chip as long, however they are spread over SMs: an SM with
    more work than others has a larger share.
    """
    # Turning from reads to writes costs time for each byte written with one read; this is spread
    # over all bytes written.
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
    """Bytes of DRAM that the launch reads, and that it writes."""
    found = {True: 0.0, False: 0.0}
    for block in workload.code:
        for step in block.steps:
            if (a := step.access) is not None:
                waits = 1.0 if step.operation is Operation.BULK else a.dram_miss
                moved = block.runs * a.miss * waits * a.dram_bytes * a.chunks
                found[step.operation in READS and not a.writes] += moved
    return found[True], found[False]


def _terms(workload: Workload, units: Units, busy: npt.NDArray[np.float64]) -> Mapping[str, float]:
    """Seconds of the whole launch, given the cycles that each server of an SM is busy in it."""
    found = {name: float(each) / units.clock for name, each in zip(SERVERS, busy, strict=True)}
    sms = min(units.sms, workload.blocks)
    # Instructions are spread evenly over all schedulers of the chip.
    per_scheduler = 1.0 / (sms * units.schedulers * units.clock)
    pipes: dict[str, float] = defaultdict(float)
    total = 0.0
    for block in workload.code:
        total += len(block.steps) * block.runs
        for step in block.steps:
            cycles = units.occupancy_of(step)
            pipes[f"{step.operation.value} pipe"] += block.runs * cycles * per_scheduler
    found |= {name: each for name, each in pipes.items() if name not in _SERVED}
    return MappingProxyType(
        {**found, "issue": total * units.issue * per_scheduler, "launch": units.launch}
    )


def _length(workload: Workload) -> int:
    """The length of the longer paths: half of what all simulated instructions allow.

    The longer, the less depends on the difference between two runs, in which few iterations of a
    loop and the chance of who comes first weigh as much as what an iteration takes.
    """
    warps = SETS * workload.resident_blocks * workload.warps_per_block
    return int(min(max(EVENTS / 2 / warps, LEAST), MOST))


def _enough(workload: Workload, walks: Sequence[Path], most: int) -> int:
    """How many of the blocks of an SM are simulated, ``most`` being all of them."""
    lengths = [len(block.steps) for block in workload.code]
    length = max(1.0, sum(lengths[b] for walk in walks for b in walk) / len(walks))
    enough = int(EVENTS / (length * workload.warps_per_block))
    blocks = min(most, max(SETS * workload.resident_blocks, enough))
    # Only whole sets of resident blocks are left out: the last set, which may be partial and takes
    # as long as the others, is simulated as it is.
    return most - (most - blocks) // workload.resident_blocks * workload.resident_blocks


def _taken(
    workload: Workload, blocks: int, balance: Balance | None, walks: int
) -> npt.NDArray[np.int64]:
    """The number of the path that each warp of each simulated block takes."""
    # With an offset from one set of paths to the next: otherwise warps of one scheduler would
    # always take the same path.
    place = np.arange(blocks * workload.warps_per_block).reshape(blocks, -1)
    if workload.protocol is not None:
        return place % walks
    if balance is None:
        return (place + place // walks * 7) % walks
    # The kinds of evenly spaced blocks of the busiest SM. Paths of one kind follow each other.
    own = evenly(balance, blocks)
    return own * FEWER + (place + place // FEWER * 7) % FEWER


def _extended(run: Run, blocks: int, most: int, resident: int) -> float:
    """Cycles of ``most`` blocks, of which the first ``blocks`` were simulated."""
    if blocks >= most:
        return run.cycles
    # The rate in the steady state: without the beginning, in which all start at once, and the end,
    # in which no more blocks start.
    first, last = max(0, blocks // 3 - 1), max(1, blocks - resident - 1)
    if last <= first:
        return run.cycles * most / blocks
    rate = (run.finished[last] - run.finished[first]) / (last - first)
    return run.cycles + float(rate) * (most - blocks)
