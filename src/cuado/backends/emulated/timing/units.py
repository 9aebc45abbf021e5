"""What a chip gives each operation: lanes, cycles, bytes per cycle.

Facts come from the chip's file. Where a file is silent, the value is that of the nearest
generation whose value is known, and stands here with its source.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE, Chip

SECTOR = 32

# Cycles until the result of an operation of variable latency is there.
LATENCIES: Mapping[Operation, float] = {
    Operation.SPECIAL: 18.0,
    Operation.CONVERSION: 18.0,
    Operation.FP64: 8.0,
    Operation.SYSTEM: 24.0,
    Operation.CONSTANT: 30.0,
    Operation.SHUFFLE: 24.0,
    Operation.TENSOR: 32.0,
    Operation.UNIFORM: 12.0,
    Operation.CONTROL: 12.0,
    Operation.BARRIER: 20.0,
    Operation.FP32: 4.0,
    Operation.INTEGER: 4.0,
    Operation.INTEGER_MULTIPLY: 4.0,
}


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
        port_bytes: per cycle, from L2 to one SM.
        l2_bytes: per cycle, of the chip's L2.
        l2_latency: cycles, of a load that hits in L2.
        dram_bytes: per cycle, that DRAM gives at best.
        dram_latency: cycles, of a load from DRAM.
        store: work of L2 with a sector that is written, in sectors read.
        partial_store: the same for a sector of which a part is written.
        fill: sectors that a cycle of L1's data stage takes from L2.
        dram_service: cycles that a request waits in DRAM for another; more, the busier it is.
        interval: cycles of the chip between the starts of two blocks.
        atomics: L2 sectors per cycle of the chip that atomics can change.
        queue: cycles of accesses that wait before they hold up their warps.
        barrier: cycles from the last warp's arrival until warps go on.
        start: cycles until the first instruction of a new block issues.
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
    port_bytes: float
    l2_bytes: float
    l2_latency: float
    dram_bytes: float
    dram_latency: float
    store: float
    partial_store: float
    fill: float
    dram_service: float
    interval: float
    atomics: float
    queue: float
    barrier: float
    start: float
    operands: float
    launch: float


def units_of(chip: Chip) -> Units:
    """The chip's own, and where it does not say, those of its kin."""
    clock = chip.sm_clock
    l1 = chip.l1_latency or 35.0
    return Units(
        clock=clock,
        sms=chip.sm_count,
        schedulers=chip.schedulers_per_sm,
        issue=1.0 / chip.issue_per_scheduler,
        occupancy=_occupancy(chip),
        latency={
            **LATENCIES,
            Operation.SHARED: chip.shared_latency or 30.0,
            Operation.LOAD: l1,
            Operation.STORE: l1,
            Operation.ATOMIC: l1,
        },
        load_store=1.0,
        tag=0.25,
        port_bytes=64.0,
        l2_bytes=9.6e12 / 1.98e9,
        l2_latency=chip.l2_latency or 220.0,
        dram_bytes=(chip.achievable_dram_bandwidth() or 0.8 * chip.dram_peak_bandwidth) / clock,
        dram_latency=chip.dram_latency or 500.0,
        store=2.0,
        partial_store=2.8,
        fill=4.0,
        dram_service=50.0,
        interval=1.15,
        atomics=1.2,
        queue=32.0,
        barrier=20.0,
        start=300.0,
        operands=12.0,
        launch=(chip.launch_overhead or 3000.0) * 1e-9,
    )


def _occupancy(chip: Chip) -> dict[Operation, float]:
    def cycles(lanes: float) -> float:
        return WARP_SIZE * chip.schedulers_per_sm / lanes

    integer = chip.int32_add_lanes_per_sm or chip.fp32_lanes_per_sm
    special = chip.sfu_lanes_per_sm or 16
    every = dict.fromkeys(Operation, 1.0)
    return every | {
        Operation.FP32: cycles(chip.fp32_lanes_per_sm),
        Operation.INTEGER: cycles(integer),
        Operation.INTEGER_MULTIPLY: cycles(chip.int32_multiply_lanes_per_sm or integer),
        Operation.FP64: cycles(chip.fp64_lanes_per_sm),
        Operation.SPECIAL: cycles(special),
        Operation.CONVERSION: cycles(special),
        Operation.UNIFORM: 2.0,
    }


def faster(units: Units, resource: str, factor: float) -> Units:
    """The chip with one resource ``factor`` times as fast."""
    value = getattr(units, resource)
    if resource.endswith("bytes") or resource in ("clock", "atomics"):
        return replace(units, **{resource: value * factor})
    return replace(units, **{resource: value / factor})
