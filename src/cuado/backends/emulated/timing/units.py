"""Rates and latencies of a chip for each operation: lanes, cycles, bytes per cycle.

All of them come from the chip's file, or from that of the relative that it names.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from cuado.backends.emulated.timing.workload import OF_REGISTERS, Operation, Step
from cuado.device.chip import WARP_SIZE, Chip
from cuado.device.chip_model import ChipModel
from cuado.device.model_resolution import model_of

SECTOR = 32
"""Bytes of a sector."""
WARPS_TOGETHER = 4
"""Warps of a warpgroup."""

_ALWAYS_READY = 1.0
"""Cycles of operations that only mark a group, or wait for one."""
_MARKS = {Operation.COMMIT, Operation.AWAIT, Operation.PRODUCTS, Operation.TOGETHER}
_MARKS |= {Operation.CLUSTER_ARRIVAL, Operation.CLUSTER_WAIT}
_L1 = (Operation.LOAD, Operation.STORE, Operation.ATOMIC, Operation.COPY, Operation.BULK)
# Four texture units side by side deliver 32 bytes, in order: "a cache hit reduces bandwidth usage,
# but not fetch latency" (NVIDIA Nsight Visual Studio Edition 4.7, "Memory Statistics - Texture").
_QUAD = 4.0


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
        constant_pass: cycles of the SM's cache of constants for each address that a warp wants.
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
        retry_visible: cycles from the acceptance of a compare-and-store until loads see what it
            stored.
        retry_branch: cycles from a taken branch to its target, beyond its stall cycles.
        retry_part: additional cycles of a turn after which some lanes leave and others go back.
        retry_leave: cycles from the last branch of a retry loop to the code behind it.
        products: multiplications of a scheduler's tensor core per cycle, by type of the factors.
        warp_products: share of that rate which products of single warps reach.
        warpgroup_latency: cycles until the result of a warpgroup's last product is available.
        shared_bytes: bytes per cycle that shared memory moves.
        engine: cycles of the copy engine for a bulk copy, beside those for its bytes.
        engine_bytes: bytes per cycle that the copy engine asks for.
        copy_bytes: bytes per cycle that an SM's instructions copy asynchronously.
        bulk_latency: cycles that a bulk copy takes longer than a load.
        arrived: cycles until an arrival at an mbarrier counts.
        woken: cycles from the end of a phase until a warp that waits for it goes on.
        joins: of the reads that loads of neighbours would join in L2, the share that copies join.
        l2_ratio: bandwidth of L2 for what several SMs copy, over that for loads.
        queued: products of warpgroups that a tensor core has before it, at most.
        beside_warpgroups: cycles that a warpgroup's product takes longer for an instruction that
            its scheduler issues meanwhile, by operation.
        disturbs: cycles of the scheduler that this instruction takes longer.
        beside_warps: the same of products of single warps, which share a pipe with FMAs.
        cluster_latency: cycles until a load from another SM's shared memory is there.
        cluster_bytes: bytes per cycle that an SM gets from those.
        cluster_barrier: cycles from the last arrival at the cluster's barrier until warps go on.
        slack: cycles for which an SM may have its share of L2 and DRAM later than it is due.
        product_clock: clock of the SMs while tensor cores work, over ``clock``.
        product_clock_until: share of the time that tensor cores may work at that clock.
        product_clock_full: the clock where they always work, over ``clock``.
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
    constant_pass: float
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
    retry_visible: float
    retry_branch: float
    retry_part: float
    retry_leave: float
    products: Mapping[str, float]
    warp_products: float
    warpgroup_latency: float
    shared_bytes: float
    engine: float
    engine_bytes: float
    copy_bytes: float
    bulk_latency: float
    arrived: float
    woken: float
    joins: float
    l2_ratio: float
    queued: float
    beside_warpgroups: Mapping[Operation, float]
    disturbs: float
    beside_warps: Mapping[Operation, float]
    slack: float
    cluster_latency: float
    cluster_bytes: float
    cluster_barrier: float
    product_clock: float
    product_clock_until: float
    product_clock_full: float
    launch: float

    def clock_beside(self, products: float) -> float:
        """The clock, in cycles/s, where tensor cores work for this share of the time."""
        if products <= 0:
            return self.clock
        until = self.product_clock_until
        past = (products - until) / (1.0 - until) if products > until and until < 1 else 0.0
        lost = (self.product_clock - self.product_clock_full) * min(past, 1.0)
        return self.clock * (self.product_clock - lost)

    def at(self, clock: float) -> "Units":
        """The same chip with its SMs at another clock: L2 and DRAM keep their own."""
        ratio = clock / self.clock
        near = self.latency[Operation.LOAD]
        return replace(
            self,
            clock=clock,
            l2_bytes=self.l2_bytes / ratio,
            l2_store_bytes=self.l2_store_bytes / ratio,
            l2_latency=near + (self.l2_latency - near) * ratio,
            atomics=self.atomics / ratio,
            atomic_pass=self.atomic_pass * ratio,
            floating_pass=self.floating_pass * ratio,
            dram_read_bytes=self.dram_read_bytes / ratio,
            dram_write_bytes=self.dram_write_bytes / ratio,
            dram_turn=self.dram_turn * ratio,
            dram_latency=near + (self.dram_latency - near) * ratio,
            dram_spread=self.dram_spread * ratio,
            dram_service=self.dram_service * ratio,
        )

    def start_of(self, warps: int) -> float:
        """Cycles until the first instruction of a new block with this number of warps issues."""
        return self.start + self.warp_start * warps

    def occupancy_of(self, step: Step) -> float:
        """Cycles of a scheduler's pipe for an instruction of a warp.

        All schedulers share the constant cache, which serves one address at a time: each has
        its share of it, where several addresses make it the limit.
        """
        own = self.occupancy[step.operation]
        if step.product is not None and step.product.kind in self.products:
            rate = self.products[step.product.kind]
            if not step.product.of_warpgroup:
                return step.product.terms / (rate * self.warp_products)
            # The factors of all four warps come from shared memory together.
            reads = WARPS_TOGETHER * self.factors_of(step)
            return max(step.product.terms / rate, reads)
        if step.operation is not Operation.CONSTANT or step.passes <= 1:
            return own
        return max(own, self.schedulers * self.constant_pass * step.passes)

    def factors_of(self, step: Step) -> float:
        """Cycles of shared memory for the factors of a warp's part of a warpgroup's product."""
        return 0.0 if step.product is None else step.product.shared_bytes / self.shared_bytes

    def latency_of(self, step: Step) -> float:
        """Cycles until the result of an instruction is available; for accesses, that of a hit."""
        own = self.latency[step.operation]
        if step.product is not None and step.product.of_warpgroup:
            return self.warpgroup_latency
        if step.operation is not Operation.CONSTANT:
            return own
        return own + self.constant_pass * max(0.0, step.passes - 1)

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
    """The units of a chip: facts and model of its file.

    Raises:
        InvalidDataError: neither the file nor those of its relatives have one of them.
    """
    clock, peak, model = chip.sm_clock, chip.dram_peak_bandwidth, model_of(chip)
    # Loads go through texture units only on chips whose files tell their number.
    texture = chip.texture_lanes_per_sm or WARP_SIZE
    l2_bandwidth = chip.l2_bandwidth or model.l2_over_dram * peak
    return Units(
        clock=clock,
        sms=chip.sm_count,
        schedulers=chip.schedulers_per_sm,
        issue=1.0 / chip.issue_per_scheduler,
        occupancy=_occupancy(chip, model),
        latency=_latencies(model),
        load_store=model.load_store_cycles,
        tag=model.tag_cycles,
        fill=model.fill_sectors,
        texture=WARP_SIZE / texture,
        texture_fetch=_QUAD / texture,
        texture_fetches=float(chip.texture_fetches_per_sm or WARP_SIZE),
        constant_pass=model.constant_pass,
        texture_latency=chip.texture_latency or model.l1_latency,
        port_bytes=model.l2_port_bytes,
        l2_bytes=l2_bandwidth / clock,
        l2_store_bytes=model.l2_store_share * l2_bandwidth / clock,
        line=model.line_work,
        sector=model.sector_work,
        l2_latency=model.l2_latency,
        store=model.store_work,
        partial_store=model.partial_store_work,
        atomics=model.atomic_sectors,
        atomic_pass=model.atomic_pass,
        floating_pass=model.floating_pass,
        dram_read_bytes=model.dram_read_share * peak / clock,
        dram_write_bytes=model.dram_write_share * peak / clock,
        dram_turn=model.turn_work * clock / peak,
        dram_lone=model.lone_sector_work,
        dram_latency=model.dram_latency,
        dram_spread=model.dram_spread * clock,
        dram_service=model.dram_service * clock,
        queue=model.queue_cycles,
        arrival=model.barrier_arrival,
        barrier=model.barrier_cycles,
        start=model.block_start - model.block_start_warps * model.warp_start,
        warp_start=model.warp_start,
        interval=model.block_interval,
        operands=model.operand_cycles,
        shared_atomic_latency=model.shared_latency + model.shared_atomic_extra,
        retry_visible=model.retry_visible,
        retry_branch=model.retry_branch,
        retry_part=model.retry_part,
        retry_leave=model.retry_leave,
        products=_products(chip),
        warp_products=model.warp_product_share,
        warpgroup_latency=model.warpgroup_latency,
        shared_bytes=float(WARP_SIZE * chip.shared_bank_bytes),
        engine=model.copy_engine_cycles,
        engine_bytes=model.copy_engine_bytes,
        copy_bytes=model.copy_bytes,
        bulk_latency=model.bulk_copy_latency,
        arrived=model.mbarrier_arrival,
        woken=model.mbarrier_wake,
        joins=model.copy_join_share,
        l2_ratio=model.copy_l2_ratio,
        queued=model.warpgroup_queue,
        beside_warpgroups=dict.fromkeys(OF_REGISTERS, model.product_disturbed),
        disturbs=model.product_disturbs,
        beside_warps={
            Operation.INTEGER: model.warp_product_add,
            Operation.INTEGER_MULTIPLY: model.warp_product_multiply,
            Operation.WIDE_MULTIPLY: 2 * model.warp_product_multiply,
        },
        slack=model.copy_slack,
        cluster_latency=model.cluster_latency,
        cluster_bytes=model.cluster_bytes,
        cluster_barrier=model.cluster_barrier,
        product_clock=model.product_clock,
        product_clock_until=model.product_clock_until,
        product_clock_full=model.product_clock_full,
        launch=model.kernel_time * 1e-9,
    )


def _products(chip: Chip) -> Mapping[str, float]:
    """Multiplications of a scheduler's tensor core per cycle; absent where no rate is known."""
    known = {
        "f16": chip.tensor_f16_operations,
        "tf32": chip.tensor_tf32_operations,
        "f8": chip.tensor_f8_operations,
        "s8": chip.tensor_s8_operations,
    }
    # A multiplication and an addition are two operations.
    return MappingProxyType(
        {kind: rate / 2 / chip.schedulers_per_sm for kind, rate in known.items() if rate}
    )


def _latencies(model: ChipModel) -> Mapping[Operation, float]:
    """Cycles until a result is available, by operation; for accesses, those of a hit."""
    return MappingProxyType(
        dict.fromkeys(_MARKS, _ALWAYS_READY)
        | dict.fromkeys(_L1, model.l1_latency)
        | {
            Operation.FP32: model.fp32_latency,
            Operation.INTEGER: model.integer_latency,
            Operation.INTEGER_MULTIPLY: model.integer_multiply_latency,
            Operation.WIDE_MULTIPLY: model.wide_multiply_latency,
            Operation.FP64: model.fp64_latency,
            Operation.SPECIAL: model.special_latency,
            Operation.CONVERSION: model.conversion_latency,
            Operation.TENSOR: model.tensor_latency,
            Operation.UNIFORM: model.uniform_latency,
            Operation.CONTROL: model.control_latency,
            Operation.BARRIER: model.barrier_latency,
            Operation.SYSTEM: model.system_latency,
            Operation.CONSTANT: model.constant_latency,
            Operation.SHUFFLE: model.shuffle_latency,
            Operation.PHASE: model.mbarrier_test,
            Operation.MBARRIER: model.mbarrier_arrival,
            Operation.SHARED: model.shared_latency,
        }
    )


def _occupancy(chip: Chip, model: ChipModel) -> Mapping[Operation, float]:
    """Cycles of a scheduler's pipe for a warp, by operation: 32 threads over the pipe's lanes."""

    def cycles(lanes: float) -> float:
        return WARP_SIZE * chip.schedulers_per_sm / lanes

    # All other operations occupy their pipe for one issue slot.
    return MappingProxyType(
        dict.fromkeys(Operation, 1.0 / chip.issue_per_scheduler)
        | {
            Operation.FP32: cycles(chip.fp32_lanes_per_sm),
            Operation.INTEGER: cycles(model.int32_add_lanes),
            Operation.INTEGER_MULTIPLY: cycles(model.int32_multiply_lanes),
            Operation.WIDE_MULTIPLY: 2 * cycles(model.int32_multiply_lanes),
            Operation.FP64: cycles(chip.fp64_lanes_per_sm),
            Operation.SPECIAL: cycles(model.sfu_lanes),
            Operation.CONVERSION: cycles(model.sfu_lanes),
        }
    )
