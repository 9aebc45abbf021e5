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

LINE_BYTES = 128
UNIFIED_BYTES = {7: 131_072, 8: 196_608, 9: 262_144}
"""Bytes of L1 and shared memory of an SM together, by major compute capability (CUDA C++
Programming Guide, "Shared Memory" of each); compute capability 8.6 and its relatives: 131072."""
SEPARATE_TOTAL_BYTES = 65_536
"""Bytes of L1 and shared memory together for compute capability 2.x and 3.x."""
FIRST_UNIFIED = 7
"""Major compute capability from which ``USED_SHARE`` applies."""
PARTITIONED = (8, 0), (9, 0)
"""Compute capabilities of chips whose L2 has two partitions (A100 and H100 whitepapers)."""
USED_SHARE = 0.87
"""Share of L1 that holds data: fitted to the hit rate of a filter on an H200 (76 %) whose data fill
83 % of the cache; with all of L1 the model has 88 %."""
SMS_OF_GROUP = 16.5
"""SMs of a group: an H200 has 132 SMs in 8 GPCs."""
JOIN_TURNS = 1
"""Turns within which reads of a sector by SMs of one group are joined: L2 serves them once, on
chips with two partitions. Fitted to ``l2_read_sectors`` of an H200, which are fewer than the
sectors that L1 caches get."""
BURSTS = {8: 8, 9: 8}
"""Requests that a warp makes before another warp's turn, by major compute capability: fitted to L1
hit rates of an H200, for kernels whose threads read rows. 1 for older chips, on which such loads
did not hit, according to a V100's document (34 GB in 60 ms, [003]) and a K20c's [002]: its SpMV
moves 69 to 71 MB in its first version and 73 in the third; with 1 the model has 64 and 58, with 8
only 38 and 35."""
STORE_BURSTS = {8: 4, 9: 4}
"""Stores that a warp makes before another warp's turn, by major compute capability: fitted to what
an H200 writes to DRAM for rows that threads fill word by word; 1 for older chips."""
DIRTY_SHARE = 0.33
"""Share of L2 that is dirty at most: in an H200's 60 MB, 16 to 24 MB stay unwritten after a launch
that writes more, however long it takes."""
FETCHED_SECTORS = {8: 2, 9: 2}
"""Sectors that DRAM delivers at least, by major compute capability: 64 bytes, the driver's default
of cudaLimitMaxL2FetchGranularity, which came with compute capability 8.0, and what counters of an
H200 show if every second sector is read. One sector for older chips: a burst of GDDR5 (8 times 32
bits) and of HBM2 (4 times 64)."""
NOT_CACHED = {"volatile", "relaxed", "acquire", "cv", "cg", "mmio"}
"""Modifiers of an opcode with which a load bypasses L1."""


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
    major = chip.compute_capability[0]
    if chip.read_only_bytes is not None:
        return chip.read_only_bytes
    total = UNIFIED_BYTES.get(major, SEPARATE_TOTAL_BYTES)
    left = total - carve_out(chip, shared_bytes_per_block, resident, preferred)
    return int(left * USED_SHARE) if major >= FIRST_UNIFIED else left


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
        elif words & NOT_CACHED or (chip.read_only_bytes is not None and "nc" not in words):
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
    config = Config()
    partitions = 2 if chip.compute_capability in PARTITIONED else 1
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
    config.groups = max(1, round(chip.sm_count / SMS_OF_GROUP)) if partitions > 1 else 0
    config.join_turns = JOIN_TURNS
    generation = chip.compute_capability[0]
    config.burst = BURSTS.get(generation, 1)
    config.store_burst = STORE_BURSTS.get(generation, 1)
    config.dirty_lines = int(chip.l2_bytes * DIRTY_SHARE) // LINE_BYTES
    # A read-only cache requests from L2 again what is under way already: in a K20c's SpMV [002]
    # four loads in a row read each sector of the matrix, and the hit rate is 3.3 %.
    config.late = int(chip.read_only_bytes is not None)
    config.fetched = FETCHED_SECTORS.get(generation, 1)
    return config
