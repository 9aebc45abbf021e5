"""The caches of a chip in a launch: their sizes, and which accesses bypass L1."""

from collections.abc import Collection

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.layout import (
    BYPASSES_L1,
    CACHED,
    NO_TRAFFIC,
    Config,
)
from cuado.device.chip import Chip
from cuado.device.model_resolution import model_of

LINE_BYTES = 128
NOT_CACHED = {"volatile", "relaxed", "acquire", "cv", "cg", "mmio"}
"""Modifiers of an opcode with which a load bypasses L1."""
_BULK = {"async", "bulk"}
"""Modifiers of bulk copies, which bypass L1."""


def carve_out(
    chip: Chip, shared_bytes_per_block: int, resident: int, preferred: int | None = None
) -> int:
    """Bytes of shared memory that an SM is set to.

    The preferred size if the resident blocks fit in it, else the smallest configuration in which
    they fit.
    """
    unit = chip.shared_allocation_unit_bytes
    block = shared_bytes_per_block + chip.shared_reserved_per_block_bytes
    needed = -(-block // unit) * unit * resident
    if preferred is not None and preferred >= needed:
        return preferred
    return next((c for c in chip.shared_configs_bytes if c >= needed), chip.shared_per_sm_bytes)


def l1_bytes(
    chip: Chip, shared_bytes_per_block: int, resident: int, preferred: int | None = None
) -> int:
    """Bytes of L1 for data, beside shared memory."""
    if chip.read_only_bytes is not None:
        return chip.read_only_bytes
    model = model_of(chip)
    shared = carve_out(chip, shared_bytes_per_block, resident, preferred)
    return int((model.l1_and_shared_bytes - shared) * model.l1_used_share)


def read_only(program: Program, chip: Chip) -> frozenset[int]:
    """Access slots whose loads go through the read-only cache, if the chip has one beside L1."""
    if chip.read_only_bytes is None:
        return frozenset()
    return frozenset(
        slot
        for index, slot in program.lowered.access_slots.items()
        if "nc" in program.code.instructions[index].opcode.split(".")
    )


def policies(program: Program, chip: Chip, merged: Collection[int] = ()) -> list[int]:
    """The policy of each access slot in L1.

    ``merged`` are PTX loads that move no data, since ptxas merges them with others.
    """
    found = [CACHED] * program.lowered.slots
    for index, slot in program.lowered.access_slots.items():
        words = set(program.code.instructions[index].opcode.split("."))
        # On a chip with a read-only cache beside L1, all other global loads bypass it.
        if "const" in words or index in merged:
            found[slot] = NO_TRAFFIC
        elif (
            words & NOT_CACHED
            or words >= _BULK
            or (chip.read_only_bytes is not None and "nc" not in words)
        ):
            found[slot] = BYPASSES_L1
    return found


def config_of(
    program: Program,
    chip: Chip,
    warps: int,
    resident: int,
    shared_bytes_per_block: int,
    preferred: int | None = None,
) -> Config:
    """The configuration of the caches for a launch.

    Args:
        program: the kernel.
        chip: the chip with the caches.
        warps: warps per block.
        resident: blocks that an SM holds at once.
        shared_bytes_per_block: static and dynamic, without the driver's reserve.
        preferred: bytes of shared memory that the launch asks an SM to be set to; None for none.
    """
    config, model = Config(), model_of(chip)
    partitions = model.l2_partitions
    config.sms, config.resident, config.warps = chip.sm_count, resident, warps
    config.local_lines = -(-program.layout.local_bytes // 4)
    # L1 has what shared memory leaves of an SM's memory.
    left = l1_bytes(chip, shared_bytes_per_block, resident, preferred)
    config.l1_lines = left // LINE_BYTES
    config.whole_lines = int(chip.l1_sector_bytes == LINE_BYTES)
    # The model has one cache for each partition: lines are those of one. Reads of neighbouring SMs
    # are joined only on chips with two partitions.
    config.partitions = partitions
    config.l2_lines = chip.l2_bytes // partitions // LINE_BYTES
    config.groups = max(1, round(chip.sm_count / model.sms_per_group)) if partitions > 1 else 0
    config.join_turns = model.join_turns
    config.burst, config.store_burst = model.load_burst, model.store_burst
    config.dirty_lines = int(chip.l2_bytes * model.dirty_share) // LINE_BYTES
    # A read-only cache requests from L2 again what is under way already: in a K20c's SpMV [002]
    # four loads in a row read each sector of the matrix, and the hit rate is 3.3 %.
    config.late = int(chip.read_only_bytes is not None)
    config.fetched = model.fetched_sectors
    config.takes_stores = model.store_lines
    config.l1_choice, config.l2_choice = model.l1_choice, model.l2_choice
    return config
