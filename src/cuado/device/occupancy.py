"""How many blocks and warps an SM can hold, what limits them, and what one step less would give.

The rules are those of NVIDIA's ``cuda_occupancy.h`` (compute capability 3.x to 9.x in CUDA 12, 2.x
in the one of 2013), with the limits taken from the chip:

* warp slots: blocks of whole warps;
* registers: allocated per warp, rounded up to the allocation unit; the register file is split into
  parts and a warp lies in one of them; a block must fit with its warps rounded up to the parts;
* shared memory: what the block asks for and the driver's reserve, rounded up to the allocation
  unit, out of the carve-out in force;
* block slots, and on some chips barriers.

A launch that was seen to run is taken to have opted in to the shared memory that it uses.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from cuado.device.allocation import allocation_of
from cuado.device.chip import WARP_SIZE, ChipFacts


class Resource(StrEnum):
    """What an SM has a limited number of."""

    WARPS = "warp slots"
    REGISTERS = "registers"
    SHARED_MEMORY = "shared memory"
    BLOCKS = "block slots"
    BARRIERS = "barriers"


class Parameter(StrEnum):
    """What a programmer can change of a launch; the field of :class:`LaunchRequirements`."""

    THREADS = "threads_per_block"
    REGISTERS = "registers_per_thread"
    SHARED = "shared_bytes_per_block"
    BARRIERS = "barriers"


@dataclass(frozen=True, slots=True)
class LaunchRequirements:
    """What each block of a launch needs.

    Attributes:
        threads_per_block: at least 1.
        registers_per_thread: as the compiler allotted them.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        barriers: block barriers that the kernel uses.
        shared_config_bytes: the carve-out that the driver chose for the launch, its reserve for
            each block included; None takes the largest that the chip has.

    Raises:
        ValueError: if a number is negative, or there are no threads.
    """

    threads_per_block: int
    registers_per_thread: int
    shared_bytes_per_block: int = 0
    barriers: int = 0
    shared_config_bytes: int | None = None

    def __post_init__(self) -> None:
        counts = (self.registers_per_thread, self.shared_bytes_per_block, self.barriers)
        if self.threads_per_block < 1 or min(counts) < 0 or (self.shared_config_bytes or 0) < 0:
            raise ValueError(f"{self} is no launch")

    @property
    def warps_per_block(self) -> int:
        """Whole warps of a block."""
        return _divide_up(self.threads_per_block, WARP_SIZE)


@dataclass(frozen=True, slots=True)
class Occupancy:
    """What an SM can hold of one launch.

    Attributes:
        blocks_per_sm: 0 if the launch cannot run on the chip at all.
        warps_per_sm: warps of these blocks.
        fraction: ``warps_per_sm`` of the most that the SM can hold, 0 to 1.
        limits: blocks that each resource allows; a resource that the launch uses none of, or
            whose number never limits on this chip, is absent.
    """

    blocks_per_sm: int
    warps_per_sm: int
    fraction: float
    limits: Mapping[Resource, int]

    @property
    def limiting(self) -> tuple[Resource, ...]:
        """The resources that allow no more blocks than there are."""
        return tuple(r for r, blocks in self.limits.items() if blocks == self.blocks_per_sm)


@dataclass(frozen=True, slots=True)
class Change:
    """One number of a launch, as it is and as it would be."""

    parameter: Parameter
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Step:
    """The nearest launch that would hold more warps.

    Attributes:
        changes: what differs from the launch as it is; more than one only if all are needed.
        occupancy: what the changed launch would have.
    """

    changes: tuple[Change, ...]
    occupancy: Occupancy


def occupancy(chip: ChipFacts, launch: LaunchRequirements) -> Occupancy:
    """Compute what an SM of ``chip`` can hold of ``launch`` (theoretical occupancy)."""
    limits = {
        Resource.WARPS: _limit_of_warps(chip, launch),
        Resource.REGISTERS: _limit_of_registers(chip, launch),
        Resource.SHARED_MEMORY: _limit_of_shared(chip, launch),
        Resource.BLOCKS: chip.max_blocks_per_sm,
        Resource.BARRIERS: _limit_of_barriers(chip, launch),
    }
    present = {resource: limit for resource, limit in limits.items() if limit is not None}
    blocks = min(present.values())
    warps = blocks * launch.warps_per_block
    return Occupancy(blocks, warps, warps / chip.max_warps_per_sm, present)


def preferred_carve_out(chip: ChipFacts, percent: int) -> int | None:
    """Bytes of shared memory per SM, the driver's reserves included, that a preference stands for.

    The least that the chip can be set to which has that many percent of the most. From the CUDA
    programming guide (``cudaFuncAttributePreferredSharedMemoryCarveout``), which came with chips of
    compute capability 7.0; None for chips before.
    """
    if not allocation_of(chip.compute_capability).takes_next_carve_out:
        return None
    wanted = chip.shared_per_sm_bytes * percent / 100
    return next(size for size in chip.shared_configs_bytes if size >= wanted)


def one_step_less(chip: ChipFacts, launch: LaunchRequirements) -> tuple[Step, ...]:
    """Find what asking for a little less would give: the nearest launches that hold more warps.

    For each limiting resource, the smallest change of what the launch asks of it: fewer registers
    per thread, less shared memory, fewer barriers; blocks of fewer threads (a multiple of 32) where
    warp slots or registers limit; and where block slots limit, blocks of *more* threads. Everything
    else stays: registers per thread and shared memory when the block's size changes, and the
    carve-out if it is given. Where several resources limit alike and none alone gives more warps,
    one step changes all of them together, for one more block.

    Returns:
        Steps in the order of :class:`Resource`; empty if the SM is full or nothing helps.
    """
    now = occupancy(chip, launch)
    steps: list[Step] = []
    for resource in now.limiting:
        for candidates in _candidates(chip, launch, resource):
            outcomes = ((asked, occupancy(chip, asked)) for asked in candidates)
            gain = next((o for o in outcomes if o[1].warps_per_sm > now.warps_per_sm), None)
            if gain is not None and (step := _step(launch, *gain)) not in steps:
                steps.append(step)
    return tuple(steps) or _joint_step(chip, launch, now)


def _limit_of_warps(chip: ChipFacts, launch: LaunchRequirements) -> int:
    if launch.threads_per_block > chip.max_threads_per_block:
        return 0
    return chip.max_warps_per_sm // launch.warps_per_block


def _limit_of_registers(chip: ChipFacts, launch: LaunchRequirements) -> int | None:
    per_warp = _registers_per_warp(chip, launch.registers_per_thread)
    if per_warp == 0:
        return None
    parts = chip.warp_allocation_granularity
    # The hardware checks a block as if its warps filled all parts evenly.
    checked = per_warp * _round_up(launch.warps_per_block, parts)
    if (
        launch.registers_per_thread > chip.max_registers_per_thread
        or checked > chip.registers_per_block
    ):
        return 0
    warps = chip.registers_per_sm // parts // per_warp * parts
    return warps // launch.warps_per_block


def _registers_per_warp(chip: ChipFacts, registers_per_thread: int) -> int:
    unit = chip.register_allocation_unit
    if registers_per_thread in (chip.register_counts_of_doubled_unit or ()):
        unit *= 2
    return _round_up(registers_per_thread * WARP_SIZE, unit)


def _limit_of_shared(chip: ChipFacts, launch: LaunchRequirements) -> int | None:
    reserved = chip.shared_reserved_per_block_bytes
    allocated = _round_up(
        launch.shared_bytes_per_block + reserved, chip.shared_allocation_unit_bytes
    )
    if allocated > chip.shared_per_block_bytes + reserved:
        return 0
    if allocated == 0:
        return None
    return _carve_out(chip, launch.shared_config_bytes, allocated) // allocated


def _carve_out(chip: ChipFacts, config: int | None, allocated: int) -> int:
    """Bytes of shared memory per SM: the configured ones, if one block fits in them."""
    if config is None:
        return chip.shared_per_sm_bytes
    if config >= allocated:
        return config
    # From Volta on the next carve-out that fits is taken; before, the largest.
    if not allocation_of(chip.compute_capability).takes_next_carve_out:
        return chip.shared_per_sm_bytes
    fitting = (size for size in chip.shared_configs_bytes if size >= allocated)
    return min(fitting, default=chip.shared_per_sm_bytes)


def _limit_of_barriers(chip: ChipFacts, launch: LaunchRequirements) -> int | None:
    if chip.barriers_per_sm is None or launch.barriers == 0:
        return None
    return chip.barriers_per_sm // launch.barriers


def _candidates(
    chip: ChipFacts, launch: LaunchRequirements, resource: Resource
) -> Iterator[Iterator[LaunchRequirements]]:
    """Series of launches that ask less of a resource, each series the nearest first."""
    if resource in _EASED_BY:
        yield _less(chip, launch, _EASED_BY[resource])
    warps = launch.warps_per_block
    if resource in (Resource.WARPS, Resource.REGISTERS):
        yield _of_warps(launch, range(warps - 1, 0, -1))
    if resource is Resource.BLOCKS:
        yield _of_warps(launch, range(warps + 1, chip.max_threads_per_block // WARP_SIZE + 1))


_EASED_BY: Mapping[Resource, Parameter] = {
    Resource.REGISTERS: Parameter.REGISTERS,
    Resource.SHARED_MEMORY: Parameter.SHARED,
    Resource.BARRIERS: Parameter.BARRIERS,
}
"""Resources of which a block can ask less while it keeps its size."""


def _less(
    chip: ChipFacts, launch: LaunchRequirements, parameter: Parameter
) -> Iterator[LaunchRequirements]:
    values: Iterable[int]
    match parameter:
        case Parameter.SHARED:
            # The most that each smaller number of allocation units can hold.
            unit = chip.shared_allocation_unit_bytes
            reserved = chip.shared_reserved_per_block_bytes
            units = _divide_up(launch.shared_bytes_per_block + reserved, unit)
            values = (unit * n - reserved for n in range(units - 1, -1, -1) if unit * n >= reserved)
        case Parameter.REGISTERS:
            values = range(launch.registers_per_thread - 1, 0, -1)
        case _:
            values = range(launch.barriers - 1, -1, -1)
    return (replace(launch, **{parameter.value: value}) for value in values)


def _of_warps(launch: LaunchRequirements, warps: Iterable[int]) -> Iterator[LaunchRequirements]:
    return (replace(launch, threads_per_block=count * WARP_SIZE) for count in warps)


def _joint_step(chip: ChipFacts, launch: LaunchRequirements, now: Occupancy) -> tuple[Step, ...]:
    """All limiting resources eased together, each just enough for one more block."""
    if len(now.limiting) < 2 or not _EASED_BY.keys() >= set(now.limiting):
        return ()
    asked = launch
    for resource in now.limiting:
        for candidate in _less(chip, asked, _EASED_BY[resource]):
            limits = occupancy(chip, candidate).limits
            if limits.get(resource, math.inf) > now.blocks_per_sm:
                asked = candidate
                break
        else:
            return ()
    return (_step(launch, asked, occupancy(chip, asked)),)


def _step(launch: LaunchRequirements, asked: LaunchRequirements, then: Occupancy) -> Step:
    pairs = ((p, getattr(launch, p.value), getattr(asked, p.value)) for p in Parameter)
    return Step(
        tuple(Change(p, before, after) for p, before, after in pairs if before != after), then
    )


def _divide_up(number: int, unit: int) -> int:
    return -(-number // unit)


def _round_up(number: int, unit: int) -> int:
    return unit * _divide_up(number, unit)
