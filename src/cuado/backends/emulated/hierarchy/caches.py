"""The caches of a chip as a launch finds them: sizes, and which accesses go through L1."""

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
"""L1 and shared memory of an SM together, by major compute capability (CUDA C++ Programming Guide,
"Shared Memory" of each): compute capability 8.6 and its relatives have 131072."""
SEPARATE_TOTAL_BYTES = 65_536
"""The same for compute capability 2.x and 3.x."""
FIRST_UNIFIED = 7
PARTITIONED = (8, 0), (9, 0)
"""Compute capabilities of chips whose L2 is of two partitions (A100 and H100 whitepapers)."""
USED_SHARE = 0.87
"""Of L1, what holds data: fitted to the hit rate of a filter on an H200 (76 %) whose data fill 83 %
of the cache; with all of it the model says 88 %."""
SMS_OF_GROUP = 16.5
JOIN_TURNS = 1
"""An H200 has 132 SMs in 8 GPCs. Reads of SMs of one group that are this close are served by L2
once, on chips of two partitions: fitted to ``l2_read_sectors`` of an H200, which are fewer than
what L1 caches get."""
BURSTS = {8: 8, 9: 8}
"""Requests that a warp makes before others have their turn, by major compute capability: fitted to
L1 hit rates of an H200, of kernels whose threads walk rows. 1 for others before: there such loads
found nothing in a cache, as a V100's document has it (34 GB in 60 ms, [003]), and a K20c's [002]:
its SpMV moves 69 to 71 MB in its first version and 73 in the third; with 1 the model has 64 and 58,
with 8 only 38 and 35."""
STORE_BURSTS = {8: 4, 9: 4}
"""Stores that a warp makes before another has its turn, by major compute capability: fitted to what
an H200 writes to DRAM of rows that threads fill word by word; 1 for chips before."""
DIRTY_SHARE = 0.33
"""Of L2, what is dirty at most: of an H200's 60 MB, 16 to 24 MB stay unwritten after a launch that
writes more, however long it takes."""
FETCHED_SECTORS = {8: 2, 9: 2}
"""DRAM delivers 64 bytes at least: the driver's default of cudaLimitMaxL2FetchGranularity, which
came with compute capability 8.0, and what counters of an H200 show where each second sector is
read. A sector for chips before: a burst of GDDR5 (8 times 32 bits) and of HBM2 (4 times 64)."""
NOT_CACHED = {"volatile", "relaxed", "acquire", "cv", "cg", "mmio"}
"""Words of an opcode with which a load is not served from L1."""


def carve_out(
    chip: Chip, shared_bytes_per_block: int, resident: int, preferred: int | None = None
) -> int:
    """Bytes of shared memory that an SM is set to: the least that the resident blocks fit in.

    What is preferred, where they fit in that.
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
    """Bytes of L1 that are left for data beside shared memory."""
    major = chip.compute_capability[0]
    if chip.read_only_bytes is not None:
        return chip.read_only_bytes
    total = UNIFIED_BYTES.get(major, SEPARATE_TOTAL_BYTES)
    left = total - carve_out(chip, shared_bytes_per_block, resident, preferred)
    return int(left * USED_SHARE) if major >= FIRST_UNIFIED else left


def read_only(program: Program, chip: Chip) -> frozenset[int]:
    """Access slots whose loads go through a read-only cache that the chip has beside L1."""
    if chip.read_only_bytes is None:
        return frozenset()
    return frozenset(
        slot
        for index, slot in program.lowered.access_slots.items()
        if "nc" in program.code.instructions[index].opcode.split(".")
    )


def policies(program: Program, chip: Chip, merged: Collection[int] = ()) -> list[int]:
    """What each access slot's requests do in L1.

    ``merged`` are PTX loads that move nothing, since the chip makes them together with others.
    """
    found = [CACHED] * program.lowered.slots
    for index, slot in program.lowered.access_slots.items():
        words = set(program.code.instructions[index].opcode.split("."))
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
    """The caches for a launch of blocks of some warps, with some blocks resident on an SM.

    ``preferred`` are bytes of shared memory that the launch wants an SM to be set to.
    """
    config = Config()
    partitions = 2 if chip.compute_capability in PARTITIONED else 1
    config.sms, config.resident, config.warps = chip.sm_count, resident, warps
    config.local_lines = -(-program.layout.local_bytes // 4)
    left = l1_bytes(chip, shared_bytes_per_block, resident, preferred)
    config.l1_lines = left // LINE_BYTES
    config.whole_lines = int(chip.l1_sector_bytes == LINE_BYTES)
    config.partitions = partitions
    config.l2_lines = chip.l2_bytes // partitions // LINE_BYTES
    config.groups = max(1, round(chip.sm_count / SMS_OF_GROUP)) if partitions > 1 else 0
    config.join_turns = JOIN_TURNS
    generation = chip.compute_capability[0]
    config.burst = BURSTS.get(generation, 1)
    config.store_burst = STORE_BURSTS.get(generation, 1)
    config.dirty_lines = int(chip.l2_bytes * DIRTY_SHARE) // LINE_BYTES
    # A read-only cache asks L2 again for what is on its way: of a K20c's SpMV [002] four loads in a
    # row read each sector of the matrix, and the hit rate is 3.3 %.
    config.late = int(chip.read_only_bytes is not None)
    config.fetched = FETCHED_SECTORS.get(generation, 1)
    return config
