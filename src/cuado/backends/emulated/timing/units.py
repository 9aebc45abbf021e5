"""What a chip gives each operation: lanes, cycles, bytes per cycle.

Facts come from the chip's file. Where that is silent, values stand here with where they are from.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE, Chip

SECTOR = 32
"""Bytes."""

# Cycles until the result of an operation is there, where the machine code does not say by stall
# cycles: Jia et al., arXiv 1804.06826, table 4.1 (Volta), rounded; provisional until calibrated.
_LATENCIES: Mapping[Operation, float] = {
    Operation.FP32: 4.0,
    Operation.INTEGER: 4.0,
    Operation.INTEGER_MULTIPLY: 4.0,
    Operation.WIDE_MULTIPLY: 5.0,
    Operation.FP64: 8.0,
    Operation.SPECIAL: 18.0,
    Operation.CONVERSION: 18.0,
    Operation.TENSOR: 32.0,
    Operation.UNIFORM: 12.0,
    Operation.CONTROL: 12.0,
    Operation.BARRIER: 20.0,
    Operation.SYSTEM: 24.0,
    Operation.CONSTANT: 30.0,
    Operation.SHUFFLE: 24.0,
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

# Fitted to the tuning half of the planted kernels on an H200, each to what it is named after.
_STORE_WORK = 2.0  # spills_hard
_PARTIAL_STORE_WORK = 3.2  # boxes, stacks, dynamic_local_array
_DRAM_SERVICE = 50.0  # low_ilp, occupancy_blocks, occupancy_registers
_BARRIER_CYCLES = 30.0  # scan
_BLOCK_CYCLES = 300.0  # narrow_access
_ATOMICS = 1.2  # deposit: sectors per cycle of the chip
# What Volta's L1 does in a cycle: 4 tags (NVIDIA Nsight Compute's documentation), 128 bytes in.
# Before, an access was issued again for each further line: 31 replays of 48 issued instructions are
# the 64.5 % that the transpose tutorial prints for stores to 32 lines, on a K20X.
_TAG_CYCLES, _FILL_SECTORS = 0.25, 4.0
_REPLAY_CYCLES = 1.0
_BEFORE_VOLTA = (2, 3)
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
        port_bytes: per cycle, from L2 to one SM.
        l2_bytes: per cycle, of the chip's L2.
        l2_latency: cycles, of a load that hits in L2.
        store: work of L2 with a sector that is written, in sectors read.
        partial_store: the same for a sector of which a part is written.
        atomics: L2 sectors per cycle of the chip that atomics can change.
        dram_read_bytes: per cycle, that DRAM gives at best.
        dram_write_bytes: per cycle, that it takes at best.
        dram_latency: cycles, of a load from DRAM.
        dram_service: cycles that a request waits in DRAM for another; more, the busier it is.
        queue: cycles of accesses that wait before they hold up their warps.
        barrier: cycles from the last warp's arrival until warps go on.
        start: cycles until the first instruction of a new block issues.
        interval: cycles of the chip between the starts of two blocks.
        operands: cycles until operands have been read.
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
    port_bytes: float
    l2_bytes: float
    l2_latency: float
    store: float
    partial_store: float
    atomics: float
    dram_read_bytes: float
    dram_write_bytes: float
    dram_latency: float
    dram_service: float
    queue: float
    barrier: float
    start: float
    interval: float
    operands: float
    launch: float


def units_of(chip: Chip) -> Units:
    """The chip's own, and where its file is silent, those of its kin."""
    clock, peak = chip.sm_clock, chip.dram_peak_bandwidth
    near, far, dram = _MEMORY.get(chip.compute_capability[0], _MEMORY_ELSE)
    # GDDR5 keeps check bits in the memory itself; boards that have them are delivered with ECC on.
    achieved = chip.achievable_dram_bandwidth(ecc=chip.dram_ecc_fraction is not None)
    share = achieved / peak if achieved else _DRAM_SHARE
    l1 = chip.l1_latency or near
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
            }
        ),
        load_store=1.0,
        tag=_REPLAY_CYCLES if is_old else _TAG_CYCLES,
        fill=_FILL_SECTORS,
        port_bytes=chip.l2_port_bytes or _PORT_BYTES,
        l2_bytes=(chip.l2_bandwidth or _L2_SHARE * peak) / clock,
        l2_latency=chip.l2_latency or far,
        store=_STORE_WORK,
        # On a K20X as many as transpose_2d has, 1 Mi, take 0.142 ms with all else [004].
        partial_store=_STORE_WORK if is_old else _PARTIAL_STORE_WORK,
        atomics=_ATOMICS,
        dram_read_bytes=(chip.dram_read_fraction or share) * peak / clock,
        dram_write_bytes=(chip.dram_write_fraction or share) * peak / clock,
        dram_latency=chip.dram_latency or dram,
        dram_service=_DRAM_SERVICE,
        queue=_QUEUE,
        barrier=_BARRIER_CYCLES,
        start=_BLOCK_CYCLES,
        interval=chip.block_interval or 1.0,
        operands=_OPERANDS,
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


RESOURCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "issue": ("issue",),
        "load/store pipe": ("load_store",),
        "L1 tags": ("tag",),
        "port to L2": ("port_bytes",),
        "L2": ("l2_bytes",),
        "L2 latency": ("l2_latency",),
        "L2 atomics": ("atomics",),
        "DRAM": ("dram_read_bytes", "dram_write_bytes"),
        "DRAM latency": ("dram_latency",),
        "barriers": ("barrier",),
        "launch": ("launch",),
    }
)
"""Fields of :class:`Units` by the name of what can be made faster; operations' pipes besides."""
_RATES = frozenset({"port_bytes", "l2_bytes", "atomics", "dram_read_bytes", "dram_write_bytes"})


def faster(units: Units, resource: str, factor: float) -> Units:
    """The chip with one resource ``factor`` times as fast.

    Args:
        units: the chip.
        resource: of :data:`RESOURCES`, or the value of an :class:`Operation`, for its pipe.
        factor: above 0.
    """
    if resource not in RESOURCES:
        operation = Operation(resource)
        slow = {**units.occupancy, operation: units.occupancy[operation] / factor}
        return replace(units, occupancy=MappingProxyType(slow))
    changed = {
        name: getattr(units, name) * factor if name in _RATES else getattr(units, name) / factor
        for name in RESOURCES[resource]
    }
    return replace(units, **changed)
