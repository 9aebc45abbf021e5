"""What a chip gives each operation: lanes, cycles, bytes per cycle.

Facts come from the chip's file. Where that is silent, values stand here with where they are from.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE, Chip

SECTOR = 32
"""Bytes."""

# Cycles until the result of an operation is there, where the machine code does not say by stall
# cycles. Measured on an H200 (benchmarks/results/2026-11-22-h200-calibration.md), but for TENSOR,
# UNIFORM, CONTROL, SYSTEM, CONSTANT: Jia et al., arXiv 1804.06826, table 4.1 (Volta), rounded.
_LATENCIES: Mapping[Operation, float] = {
    Operation.FP32: 4.0,
    Operation.INTEGER: 4.0,
    Operation.INTEGER_MULTIPLY: 4.0,
    Operation.WIDE_MULTIPLY: 5.0,
    Operation.FP64: 8.0,
    Operation.SPECIAL: 17.0,
    Operation.CONVERSION: 17.0,
    Operation.TENSOR: 32.0,
    Operation.UNIFORM: 12.0,
    Operation.CONTROL: 12.0,
    Operation.BARRIER: 20.0,
    Operation.SYSTEM: 24.0,
    Operation.CONSTANT: 30.0,
    Operation.SHUFFLE: 24.0,
    Operation.COMMIT: 1.0,
    Operation.AWAIT: 1.0,
}
# By compute capability, major: cycles of a load that hits in L1 (or shared memory), in L2, from
# DRAM. 2 and 3 as GPGPU-Sim's tested configurations have the pipeline, and guides the memory; of
# a K20X's DRAM as the 2013 tutorial has it: 100 lines of 128 bytes per SM fill 250 GB/s.
_MEMORY: Mapping[int, tuple[float, float, float]] = {2: (35, 250, 600), 3: (30, 220, 525)}
_MEMORY_ELSE = (33.0, 220.0, 600.0)
# Cycles of plain arithmetic before Volta, by capability (Volkov's thesis, 2016: 18 and 9 to 11).
_ARITHMETIC: Mapping[int, float] = {2: 18.0, 3: 10.0}
_PLAIN = (
    Operation.FP32,
    Operation.INTEGER,
    Operation.INTEGER_MULTIPLY,
    Operation.WIDE_MULTIPLY,
    Operation.FP64,
)
_SFU_LANES = 16
_L2_SHARE = 2.3
"""Bandwidth of L2 over the peak of DRAM where it is not known: an A100's 5450 over 2039 GB/s, a
V100's 2440 over 900, an H200's 9600 over 4800 (RRZE-HPC/gpu-benches, and this project)."""
_DRAM_SHARE = 0.85
_PORT_BYTES = 64.0
_KERNEL_NANOSECONDS = 3000.0

# Measured on an H200 (benchmarks/results/2026-11-22-h200-calibration.md); other chips are taken to
# be like it. L2 takes 4.38 TB/s in and gives 8.7; 1 : 1 both together are 7.65.
_STORE_SHARE = 4.38 / 8.7
_STORE_WORK = 1.27
# Sectors alone in their line: 5.13 TB/s of 8.7; a line costs so much, and each of its sectors.
_LINE_WORK, _SECTOR_WORK = 0.93, 0.767
# Lone sectors of DRAM: fetched as 64 bytes at 2.64 TB/s, where whole lines are at 4.64.
_LONE_WORK = 1.76
# 1 : 1 DRAM moves 3.94 TB/s and 2 : 1 4.14, which both is less than reads at 4.64 and writes at
# 4.28 one after the other: by so much of the peak's time for a byte written with one read.
_TURN_WORK = 0.278
# Latency of DRAM varies: 4 loads at once take 160 cycles (81 ns) longer than one, as the largest of
# 4 exponential parts does; it grows with use by the same curves (little.dram_*). The memory's time,
# not the SM's: other chips are taken to have as many nanoseconds.
_DRAM_SPREAD, _DRAM_SERVICE = 150.0 / 1.98e9, 65.0 / 1.98e9
# Barriers: 12.3 + 2 cycles for each warp, and no more than one warp in 2 cycles on the whole SM.
_BARRIER_CYCLES, _ARRIVAL_CYCLES = 12.3, 2.0
# An atomic operation on shared memory takes so much longer than a load (atomic.latency_shared 26,
# shared.latency_32 23).
_SHARED_ATOMIC_CYCLES = 3.0
# Sectors that atomics change in a cycle of the chip: 40 in whole lines, 55 alone; and a line is
# changed once in 1.46 cycles, a word of it once.
_ATOMICS, _PASS_CYCLES = 45.0, 1.46
# Fitted to the tuning half of the planted kernels on an H200, each to what it is named after.
_PARTIAL_STORE_WORK = 1.23  # boxes, stacks, dynamic_local_array, transposed_store
# On a K20X as many as transpose_2d has, 1 Mi, take 0.142 ms with all else [004]: as if a sector
# alone in its line were no more work than others, which it is by 1.7 times on an H200.
_OLD_PARTIAL_STORE_WORK = 0.70
_BLOCK_CYCLES, _BLOCK_WARPS = 150.0, 8  # narrow_access, narrow_shorts, blend
_FLOATING_PASS_CYCLES = 3.4  # deposit
# An empty block of 1024 threads takes 387 cycles where two are resident (block.1024_threads), some
# 35 of them to end: so much more for each warp beyond the 8 of the kernels above.
_WARP_CYCLES = (387.0 - 35.0 - _BLOCK_CYCLES) / (32 - _BLOCK_WARPS)
# What Volta's L1 does in a cycle: 4 tags (NVIDIA Nsight Compute's documentation), 128 bytes in.
# Before, an access was issued again for each further line: 31 replays of 48 issued instructions are
# the 64.5 % that the transpose tutorial prints for stores to 32 lines, on a K20X.
_TAG_CYCLES, _FILL_SECTORS = 0.25, 4.0
_REPLAY_CYCLES = 1.0
_BEFORE_VOLTA = (2, 3)
# Four texture units side by side deliver 32 bytes, in order: "a cache hit reduces bandwidth usage,
# but not fetch latency" (NVIDIA Nsight Visual Studio Edition 4.7, "Memory Statistics - Texture").
_QUAD = 4.0
# Depth of the queues before the load/store unit; no source, of little effect on any kernel.
_QUEUE, _OPERANDS = 32.0, 12.0


@dataclass(frozen=True, slots=True)
class Units:
    """Rates and latencies of a chip; cycles are the SM's.

    Attributes:
        clock: cycles/s of an SM.
        sms: of the chip.
        schedulers: of an SM.
        issue: cycles of a scheduler for an instruction.
        occupancy: cycles of a scheduler's pipe for a warp, by operation.
        latency: cycles until a result is there, by operation; of accesses, of a hit.
        load_store: cycles of the SM's load/store pipe for an instruction.
        tag: cycles to look up a cache line.
        fill: sectors that a cycle of L1's data stage takes from L2.
        texture: cycles of the SM's texture units for a request.
        texture_fetch: the same for a sector.
        texture_fetches: sectors that they have under way at most.
        texture_latency: cycles, of a load through them that hits.
        port_bytes: per cycle, from L2 to one SM.
        l2_bytes: per cycle, of the chip's L2.
        l2_store_bytes: the same that it takes in.
        l2_latency: cycles, of a load that hits in L2.
        line: work of L2 with a line of a request, in sectors read in whole lines.
        sector: the same with each sector of it.
        store: work of L2 with a sector that is written, in sectors read.
        partial_store: work with a sector of which a part is written, in sectors written.
        atomics: L2 sectors per cycle of the chip that atomics can change.
        atomic_pass: cycles between two changes of one line.
        floating_pass: the same, of floating-point numbers.
        dram_read_bytes: per cycle, that DRAM gives at best.
        dram_write_bytes: per cycle, that it takes at best.
        dram_turn: cycles more for a byte that is written while others are read.
        dram_lone: work of DRAM with a sector alone in its line, in sectors of whole lines.
        dram_latency: cycles, of a load from DRAM, on average.
        dram_spread: mean of the exponential part of that.
        dram_service: cycles that a request waits in DRAM for another, half of it being in use.
        queue: cycles of accesses that wait before they hold up their warps.
        arrival: cycles of the SM's barriers for a warp that comes to one.
        barrier: cycles from the last warp's arrival until warps go on.
        start: cycles until the first instruction of a new block issues, were it of no warps.
        warp_start: cycles more for each of its warps.
        interval: cycles of the chip between the starts of two blocks.
        operands: cycles until operands have been read.
        shared_atomic_latency: cycles until the result of an atomic operation on shared memory.
        launch: seconds of a kernel that does nothing.
    """

    clock: float
    sms: int
    schedulers: int
    issue: float
    occupancy: Mapping[Operation, float]
    latency: Mapping[Operation, float]
    load_store: float
    tag: float
    fill: float
    texture: float
    texture_fetch: float
    texture_fetches: float
    texture_latency: float
    port_bytes: float
    l2_bytes: float
    l2_store_bytes: float
    l2_latency: float
    line: float
    sector: float
    store: float
    partial_store: float
    atomics: float
    atomic_pass: float
    floating_pass: float
    dram_read_bytes: float
    dram_write_bytes: float
    dram_turn: float
    dram_lone: float
    dram_latency: float
    dram_spread: float
    dram_service: float
    queue: float
    arrival: float
    barrier: float
    start: float
    warp_start: float
    interval: float
    operands: float
    shared_atomic_latency: float
    launch: float

    def start_of(self, warps: int) -> float:
        """Cycles until the first instruction of a new block of so many warps issues."""
        return self.start + self.warp_start * warps

    def l2_work(self, sectors: float, lines: float) -> float:
        """Of L2 with sectors that lie in so many lines, in sectors of whole lines."""
        return self.line * lines + self.sector * sectors

    def dram_work(self, sectors: float, lines: float) -> float:
        """DRAM's work for one of these sectors, in sectors of whole lines.

        A sector counts as isolated only if the sectors spread over many lines; if there is a single
        line, other requests fetch the rest of it.
        """
        alone = min(max(2.0 - sectors / lines, 0.0), lines - 1.0, 1.0) if lines > 1.0 else 0.0
        return 1.0 + alone * (self.dram_lone - 1.0)


def units_of(chip: Chip) -> Units:
    """The chip's own, and where its file is silent, those of its kin."""
    clock, peak = chip.sm_clock, chip.dram_peak_bandwidth
    near, far, dram = _MEMORY.get(chip.compute_capability[0], _MEMORY_ELSE)
    # GDDR5 keeps check bits in the memory itself; boards that have them are delivered with ECC on.
    achieved = chip.achievable_dram_bandwidth(ecc=chip.dram_ecc_fraction is not None)
    share = achieved / peak if achieved else _DRAM_SHARE
    l1 = chip.l1_latency or near
    texture = chip.texture_lanes_per_sm or WARP_SIZE
    is_old = chip.compute_capability[0] in _BEFORE_VOLTA
    plain = _ARITHMETIC.get(chip.compute_capability[0])
    return Units(
        clock=clock,
        sms=chip.sm_count,
        schedulers=chip.schedulers_per_sm,
        issue=1.0 / chip.issue_per_scheduler,
        occupancy=_occupancy(chip),
        latency=MappingProxyType(
            {
                **_LATENCIES,
                **({} if plain is None else dict.fromkeys(_PLAIN, plain)),
                Operation.SHARED: chip.shared_latency or near,
                Operation.LOAD: l1,
                Operation.STORE: l1,
                Operation.ATOMIC: l1,
                Operation.COPY: l1,
            }
        ),
        load_store=1.0,
        tag=_REPLAY_CYCLES if is_old else _TAG_CYCLES,
        fill=_FILL_SECTORS,
        texture=WARP_SIZE / texture,
        texture_fetch=_QUAD / texture,
        texture_fetches=float(chip.texture_fetches_per_sm or WARP_SIZE),
        texture_latency=chip.texture_latency or l1,
        port_bytes=chip.l2_port_bytes or _PORT_BYTES,
        l2_bytes=(chip.l2_bandwidth or _L2_SHARE * peak) / clock,
        l2_store_bytes=_STORE_SHARE * (chip.l2_bandwidth or _L2_SHARE * peak) / clock,
        line=_LINE_WORK,
        sector=_SECTOR_WORK,
        l2_latency=chip.l2_latency or far,
        store=_STORE_WORK,
        partial_store=_OLD_PARTIAL_STORE_WORK if is_old else _PARTIAL_STORE_WORK,
        atomics=_ATOMICS,
        atomic_pass=_PASS_CYCLES,
        floating_pass=_FLOATING_PASS_CYCLES,
        dram_read_bytes=(chip.dram_read_fraction or share) * peak / clock,
        dram_write_bytes=(chip.dram_write_fraction or share) * peak / clock,
        dram_turn=_TURN_WORK * clock / peak,
        dram_lone=_LONE_WORK,
        dram_latency=chip.dram_latency or dram,
        dram_spread=_DRAM_SPREAD * clock,
        dram_service=_DRAM_SERVICE * clock,
        queue=_QUEUE,
        arrival=_ARRIVAL_CYCLES,
        barrier=_BARRIER_CYCLES,
        start=_BLOCK_CYCLES - _BLOCK_WARPS * _WARP_CYCLES,
        warp_start=_WARP_CYCLES,
        interval=chip.block_interval or 1.0,
        operands=_OPERANDS,
        shared_atomic_latency=(chip.shared_latency or near) + _SHARED_ATOMIC_CYCLES,
        launch=(chip.kernel_time or _KERNEL_NANOSECONDS) * 1e-9,
    )


def _occupancy(chip: Chip) -> Mapping[Operation, float]:
    def cycles(lanes: float) -> float:
        return WARP_SIZE * chip.schedulers_per_sm / lanes

    integer = chip.int32_add_lanes_per_sm or chip.fp32_lanes_per_sm
    multiply = chip.int32_multiply_lanes_per_sm or integer
    special = chip.sfu_lanes_per_sm or _SFU_LANES
    every = dict.fromkeys(Operation, 1.0 / chip.issue_per_scheduler)
    return MappingProxyType(
        every
        | {
            Operation.FP32: cycles(chip.fp32_lanes_per_sm),
            Operation.INTEGER: cycles(integer),
            Operation.INTEGER_MULTIPLY: cycles(multiply),
            Operation.WIDE_MULTIPLY: 2 * cycles(multiply),
            Operation.FP64: cycles(chip.fp64_lanes_per_sm),
            Operation.SPECIAL: cycles(special),
            Operation.CONVERSION: cycles(special),
        }
    )
