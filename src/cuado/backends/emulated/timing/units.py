"""Rates and latencies of a chip for each operation: lanes, cycles, bytes per cycle.

Facts come from the chip's file. What the file does not state is here, with its source.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE, Chip

SECTOR = 32
"""Bytes of a sector."""

# Cycles until the result of an operation is available, where no stall cycles of the machine code
# say it. Measured on an H200 (benchmarks/results/2026-11-22-h200-calibration.md), except TENSOR,
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
# By major compute capability: cycles of a load that hits in L1 (or shared memory), that hits in L2,
# that goes to DRAM. For 2 and 3 the pipeline is that of GPGPU-Sim's tested configurations, the
# memory that of NVIDIA's guides; a K20X's DRAM that of the 2013 tutorial: 100 lines of 128 bytes
# per SM fill 250 GB/s.
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
# Where the chip's file is silent: lanes of the special function units, and below DRAM's achieved
# share of its peak, bytes per cycle of an SM's port to L2, and the time of an empty kernel.
_SFU_LANES = 16
_L2_SHARE = 2.3
"""Bandwidth of L2 divided by the peak of DRAM, where L2's is not known: an A100's 5450 over 2039
GB/s, a V100's 2440 over 900, an H200's 9600 over 4800 (RRZE-HPC/gpu-benches, and this project)."""
_DRAM_SHARE = 0.85
_PORT_BYTES = 64.0
_KERNEL_NANOSECONDS = 3000.0

# Measured on an H200 (benchmarks/results/2026-11-22-h200-calibration.md); other chips are assumed
# to be like it. L2 accepts stores at 4.38 TB/s and serves reads at 8.7; both together, 1 : 1, reach
# 7.65.
_STORE_SHARE = 4.38 / 8.7
_STORE_WORK = 1.27
# Isolated sectors, one in each line, reach 5.13 TB/s of 8.7: there is a cost of each line, and one
# of each of its sectors.
_LINE_WORK, _SECTOR_WORK = 0.93, 0.767
# Isolated sectors of DRAM: fetched as 64 bytes at 2.64 TB/s, where whole lines reach 4.64.
_LONE_WORK = 1.76
# DRAM moves 3.94 TB/s with reads and writes 1 : 1, and 4.14 with 2 : 1. Both are less than reads at
# 4.64 and writes at 4.28 one after the other: the bus turns around. The cost of that, for each byte
# that is written with one that is read, in the time of a byte at the peak rate.
_TURN_WORK = 0.278
# The latency of DRAM varies: 4 loads at once take 160 cycles (81 ns) longer than one, as the
# largest of 4 exponential parts does; it grows with use by the same curves (little.dram_*). These
# are times of the memory, not of the SM: other chips are assumed to have as many nanoseconds.
_DRAM_SPREAD, _DRAM_SERVICE = 150.0 / 1.98e9, 65.0 / 1.98e9
# Barriers: 12.3 cycles and 2 for each warp; no more than one warp in 2 cycles on the whole SM.
_BARRIER_CYCLES, _ARRIVAL_CYCLES = 12.3, 2.0
# How much longer an atomic operation on shared memory takes than a load (atomic.latency_shared 26,
# shared.latency_32 23).
_SHARED_ATOMIC_CYCLES = 3.0
# Sectors that atomics change in a cycle of the chip: 40 in whole lines, 55 isolated. One line can
# be changed once in 1.46 cycles, and each of its words once in that.
_ATOMICS, _PASS_CYCLES = 45.0, 1.46
# Fitted to the tuning half of the planted kernels on an H200, each to the kernels named behind it.
_PARTIAL_STORE_WORK = 1.23  # boxes, stacks, dynamic_local_array, transposed_store
# The 1 Mi partial stores of transpose_2d take 0.142 ms on a K20X, all else included [004]: as if an
# isolated sector were no more work than others; on an H200 it is 1.7 times as much.
_OLD_PARTIAL_STORE_WORK = 0.70
_BLOCK_CYCLES, _BLOCK_WARPS = 150.0, 8  # narrow_access, narrow_shorts, blend
_FLOATING_PASS_CYCLES = 3.4  # deposit
# An empty block of 1024 threads takes 387 cycles where two are resident (block.1024_threads), some
# 35 of them to end. The rest is spread over the warps beyond the 8 of the kernels above.
_WARP_CYCLES = (387.0 - 35.0 - _BLOCK_CYCLES) / (32 - _BLOCK_WARPS)
# Volta's L1 looks up 4 tags in a cycle (NVIDIA Nsight Compute's documentation) and takes in 128
# bytes. Older chips issued an access again for each further line: 31 replays of 48 issued
# instructions are the 64.5 % that the transpose tutorial prints for stores to 32 lines, on a K20X.
_TAG_CYCLES, _FILL_SECTORS = 0.25, 4.0
_REPLAY_CYCLES = 1.0
_BEFORE_VOLTA = (2, 3)
# Four texture units side by side deliver 32 bytes, in order: "a cache hit reduces bandwidth usage,
# but not fetch latency" (NVIDIA Nsight Visual Studio Edition 4.7, "Memory Statistics - Texture").
_QUAD = 4.0
# Depth of the queues before the load/store unit: without a source; little effect on any kernel.
_QUEUE, _OPERANDS = 32.0, 12.0


@dataclass(frozen=True, slots=True)
class Units:
    """Rates and latencies of a chip; cycles are the SM's.

    Attributes:
        clock: cycles/s of an SM.
        sms: SMs of the chip.
        schedulers: schedulers of an SM.
        issue: cycles of a scheduler for an instruction.
        occupancy: cycles of a scheduler's pipe for a warp, by operation.
        latency: cycles until a result is available, by operation; for accesses, that of a hit.
        load_store: cycles of the SM's load/store pipe for an instruction.
        tag: cycles to look up a cache line.
        fill: sectors from L2 that L1's data stage stores in a cycle.
        texture: cycles of the SM's texture units for a request.
        texture_fetch: cycles of the texture units for a sector.
        texture_fetches: sectors that the texture units have under way at most.
        texture_latency: latency of a load that hits in the texture units, in cycles.
        port_bytes: bytes per cycle from L2 to one SM.
        l2_bytes: bytes per cycle that the chip's L2 serves.
        l2_store_bytes: bytes per cycle of stores that the chip's L2 accepts.
        l2_latency: latency of a load that hits in L2, in cycles.
        line: work of L2 for a line of a request, in sectors read in whole lines.
        sector: work of L2 for each sector of a request, in the same unit.
        store: work of L2 for a sector that is written, in sectors read.
        partial_store: work for a sector of which a part is written, in sectors written.
        atomics: L2 sectors per cycle of the chip that atomics can change.
        atomic_pass: cycles between two changes of one line.
        floating_pass: cycles between two changes of one line by floating-point atomics.
        dram_read_bytes: bytes per cycle that DRAM reads at best.
        dram_write_bytes: bytes per cycle that DRAM writes at best.
        dram_turn: additional cycles for a byte that is written while others are read.
        dram_lone: work of DRAM for a sector isolated in its line, in sectors of whole lines.
        dram_latency: mean latency of a load from DRAM, in cycles.
        dram_spread: mean of the exponential part of that latency.
        dram_service: cycles that a request waits in DRAM for another at half utilization.
        queue: cycles of queued accesses at which further ones stall their warps.
        arrival: cycles of the SM's barriers for a warp that arrives.
        barrier: cycles from the last warp's arrival until warps continue.
        start: cycles until the first instruction of a new block issues, without those for warps.
        warp_start: additional cycles for each warp of a new block.
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
        """Cycles until the first instruction of a new block with this number of warps issues."""
        return self.start + self.warp_start * warps

    def l2_work(self, sectors: float, lines: float) -> float:
        """L2's work for the sectors of a request in these lines, in sectors of whole lines."""
        return self.line * lines + self.sector * sectors

    def dram_work(self, sectors: float, lines: float) -> float:
        """DRAM's work for one of these sectors, in sectors of whole lines.

        A sector counts as isolated only if the sectors spread over many lines; if there is a single
        line, other requests fetch the rest of it.
        """
        alone = min(max(2.0 - sectors / lines, 0.0), lines - 1.0, 1.0) if lines > 1.0 else 0.0
        return 1.0 + alone * (self.dram_lone - 1.0)


def units_of(chip: Chip) -> Units:
    """The units of a chip: facts of its file, else the values of this module."""
    clock, peak = chip.sm_clock, chip.dram_peak_bandwidth
    # Latencies, where the chip's file has none, are those of its generation.
    generation = chip.compute_capability[0]
    near, far, dram = _MEMORY.get(generation, _MEMORY_ELSE)
    l1, shared = chip.l1_latency or near, chip.shared_latency or near
    texture = chip.texture_lanes_per_sm or WARP_SIZE
    is_old = generation in _BEFORE_VOLTA
    l2_bandwidth = chip.l2_bandwidth or _L2_SHARE * peak
    read, write = _dram_shares(chip)
    return Units(
        clock=clock,
        sms=chip.sm_count,
        schedulers=chip.schedulers_per_sm,
        issue=1.0 / chip.issue_per_scheduler,
        occupancy=_occupancy(chip),
        latency=_latencies(generation, l1, shared),
        load_store=1.0,
        tag=_REPLAY_CYCLES if is_old else _TAG_CYCLES,
        fill=_FILL_SECTORS,
        texture=WARP_SIZE / texture,
        texture_fetch=_QUAD / texture,
        texture_fetches=float(chip.texture_fetches_per_sm or WARP_SIZE),
        texture_latency=chip.texture_latency or l1,
        port_bytes=chip.l2_port_bytes or _PORT_BYTES,
        l2_bytes=l2_bandwidth / clock,
        l2_store_bytes=_STORE_SHARE * l2_bandwidth / clock,
        line=_LINE_WORK,
        sector=_SECTOR_WORK,
        l2_latency=chip.l2_latency or far,
        store=_STORE_WORK,
        partial_store=_OLD_PARTIAL_STORE_WORK if is_old else _PARTIAL_STORE_WORK,
        atomics=_ATOMICS,
        atomic_pass=_PASS_CYCLES,
        floating_pass=_FLOATING_PASS_CYCLES,
        dram_read_bytes=read * peak / clock,
        dram_write_bytes=write * peak / clock,
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
        shared_atomic_latency=shared + _SHARED_ATOMIC_CYCLES,
        launch=(chip.kernel_time or _KERNEL_NANOSECONDS) * 1e-9,
    )


def _dram_shares(chip: Chip) -> tuple[float, float]:
    """The shares of DRAM's peak bandwidth that reads and writes achieve."""
    # GDDR5 keeps check bits in the memory itself; boards that have them are delivered with ECC on.
    achieved = chip.achievable_dram_bandwidth(ecc=chip.dram_ecc_fraction is not None)
    share = achieved / chip.dram_peak_bandwidth if achieved else _DRAM_SHARE
    return chip.dram_read_fraction or share, chip.dram_write_fraction or share


def _latencies(generation: int, l1: float, shared: float) -> Mapping[Operation, float]:
    """Cycles until a result is available, by operation; for accesses, those of a hit."""
    plain = _ARITHMETIC.get(generation)
    arithmetic = {} if plain is None else dict.fromkeys(_PLAIN, plain)
    through_l1 = (Operation.LOAD, Operation.STORE, Operation.ATOMIC, Operation.COPY)
    hits = {Operation.SHARED: shared, **dict.fromkeys(through_l1, l1)}
    return MappingProxyType({**_LATENCIES, **arithmetic, **hits})


def _occupancy(chip: Chip) -> Mapping[Operation, float]:
    """Cycles of a scheduler's pipe for a warp, by operation: 32 threads over the pipe's lanes."""

    def cycles(lanes: float) -> float:
        return WARP_SIZE * chip.schedulers_per_sm / lanes

    integer = chip.int32_add_lanes_per_sm or chip.fp32_lanes_per_sm
    multiply = chip.int32_multiply_lanes_per_sm or integer
    special = chip.sfu_lanes_per_sm or _SFU_LANES
    # All other operations occupy their pipe for one issue slot.
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
