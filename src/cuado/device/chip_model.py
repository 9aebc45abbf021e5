"""Constants of the emulator's model of a chip: caches, instructions, atomics, barriers, ...

A chip file states them in its table ``[model]``, each with unit and source, and with ``fitted_on``
where a constant was fitted and not measured alone. What a file does not state is the value of its
``relative``, a chip that it names; :attr:`ChipModel.taken` has what was taken from which chip.
Nothing else is ever assumed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from cuado.device.chip import ChipFacts, Kind

Known = Callable[[ChipFacts], float | None]

_CONSTANT = "constant"


@dataclass(frozen=True, slots=True)
class Constant:
    """How a chip file states a constant.

    Attributes:
        kind: what its value looks like.
        unit: that the file must name.
        topic: what a report calls it together with its like: ``atomics``.
        known: the value as the chip's facts have it, which is preferred; None for no such fact.
    """

    kind: Kind
    unit: str
    topic: str
    known: Known | None = None


def _constant(
    unit: str, topic: str, *, kind: Kind = Kind.NUMBER, known: Known | None = None
) -> Mapping[str, Constant]:
    return MappingProxyType({_CONSTANT: Constant(kind, unit, topic, known)})


def _fact(name: str) -> Known:
    def known(chip: ChipFacts) -> float | None:
        value: float | None = getattr(chip, name)
        return value

    return known


def _l2_over_dram(chip: ChipFacts) -> float | None:
    if chip.l2_bandwidth is None or chip.dram_peak_bandwidth is None:
        return None
    return chip.l2_bandwidth / chip.dram_peak_bandwidth


def _dram_share(fact: str) -> Known:
    def known(chip: ChipFacts) -> float | None:
        if (measured := _fact(fact)(chip)) is not None:
            return measured
        # GDDR5 keeps check bits in the memory itself; boards that have them come with ECC on.
        achieved = chip.achievable_dram_bandwidth(ecc=chip.dram_ecc_fraction is not None)
        peak = chip.dram_peak_bandwidth
        return None if achieved is None or peak is None else achieved / peak

    return known


_CACHES, _L2, _DRAM, _ATOMICS = "L1", "L2", "DRAM", "atomics"
_LATENCIES, _INSTRUCTIONS, _BARRIERS = (
    "latencies of memory",
    "latencies of instructions",
    "barriers",
)
_BLOCKS, _QUEUES, _LANES = "block and launch overheads", "queues of accesses", "lanes"
_RETRIES = "retries of atomics in shared memory"
_TENSOR = "tensor cores and bulk copies"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipModel:
    """What the emulator assumes of one chip; cycles are the SM's.

    Attributes:
        taken: constants that are another chip's, with that chip's product name.
        shared_latency: cycles of a dependent load from shared memory.
        l1_latency: cycles of one that hits in L1.
        l2_latency: cycles of one that hits in L2.
        dram_latency: cycles of one from DRAM.
        fp32_latency: cycles until the result of an fp32 operation is available.
        integer_latency: the same of 32-bit integer additions, logic and shifts.
        integer_multiply_latency: the same of 32-bit integer products.
        wide_multiply_latency: the same of products of 64 bits.
        fp64_latency: the same of fp64 operations.
        special_latency: the same of special functions.
        conversion_latency: the same of conversions.
        tensor_latency: the same of matrix products.
        uniform_latency: the same of operations on uniform registers.
        control_latency: the same of branches.
        barrier_latency: the same of barriers, as an instruction.
        system_latency: the same of reads of special registers.
        constant_latency: the same of indexed loads from constant memory.
        constant_pass: cycles of an SM's cache of constants for each address that a warp wants.
        shuffle_latency: the same of shuffles.
        int32_add_lanes: 32-bit integer additions of an SM per cycle.
        int32_multiply_lanes: 32-bit integer products of an SM per cycle.
        sfu_lanes: special functions of an SM per cycle.
        uniform_cycles: cycles of an SM for an operation on uniform registers.
        l1_and_shared_bytes: L1 and shared memory of an SM together.
        l1_used_share: share of L1 that holds data.
        load_burst: requests that a warp makes before another warp's turn.
        store_burst: stores that a warp makes before another warp's turn.
        l1_choice: lines of L1, chosen at random, of which the oldest gives way: 1 for any line.
        store_lines: lines of L1 that a line stored to takes: 1, or 0 where stores go past.
        tag_cycles: cycles to look up a line in L1.
        fill_sectors: sectors from L2 that L1 stores in a cycle.
        load_store_cycles: cycles of an SM's load/store pipe for an instruction of a warp.
        queue_cycles: cycles of queued accesses at which further ones stall their warps.
        operand_cycles: cycles until the operands of an access have been read.
        l2_partitions: parts of L2, each of which keeps copies of what its SMs read.
        sms_per_group: SMs whose reads of one sector are joined; only with several partitions.
        join_turns: turns within which such reads are joined.
        l2_choice: the same of L2.
        dirty_share: share of L2 that is dirty at most.
        l2_over_dram: bandwidth of L2 over the peak of DRAM.
        l2_port_bytes: bytes per cycle that one SM gets from L2.
        l2_store_share: rate at which L2 accepts stores, over the rate at which it serves reads.
        store_work: work of L2 for a sector written, in sectors read.
        line_work: work of L2 for a line of a request, in sectors read in whole lines.
        sector_work: work of L2 for each sector of a request, in the same unit.
        partial_store_work: work for a sector written in part, in sectors written.
        atomic_sectors: sectors of L2 that atomics change in a cycle of the chip.
        atomic_pass: cycles between two changes of one line.
        floating_pass: the same for floating-point atomics.
        dram_read_share: share of DRAM's peak that reads reach.
        dram_write_share: share of DRAM's peak that writes reach.
        lone_sector_work: work of DRAM for a sector isolated in its line, in sectors of whole lines.
        turn_work: time that DRAM loses for each byte written while another is read, in the time of
            a byte at the peak rate.
        dram_spread: seconds, the mean of the exponential part of DRAM's latency.
        dram_service: seconds that a request waits in DRAM for another at half utilization.
        fetched_sectors: sectors that DRAM delivers at least.
        barrier_cycles: cycles from the last warp's arrival until warps continue.
        barrier_arrival: cycles of an SM's barriers for a warp that arrives.
        block_start: cycles until the first instruction of a new block issues.
        block_start_warps: warps of the blocks that ``block_start`` is of.
        warp_start: additional cycles for each further warp of a block.
        block_interval: cycles of the chip between the starts of two blocks.
        kernel_time: nanoseconds of a kernel that does nothing.
        shared_atomic_extra: cycles that an atomic operation on shared memory takes longer than a
            load.
        retry_visible: cycles from the acceptance of a compare-and-store until loads see it.
        retry_branch: cycles from a taken branch to its target, beyond its stall cycles.
        retry_part: cycles more of a turn after which some lanes leave a retry loop.
        retry_leave: cycles from the last branch of a retry loop to the code behind it.
        warp_product_share: share of the tensor cores' rate that products of single warps reach.
        warp_product_multiply: cycles that a product of a single warp takes longer for an integer
            multiplication that its scheduler issues meanwhile.
        warp_product_add: the same for an integer addition.
        warpgroup_queue: products of warpgroups that a tensor core has before it, at most.
        warpgroup_latency: cycles until the result of a warpgroup's last product is available.
        copy_engine_cycles: cycles of an SM's copy engine for a bulk copy, beside its bytes.
        copy_engine_bytes: bytes per cycle that this engine asks for.
        copy_bytes: bytes per cycle that the instructions of an SM copy asynchronously.
        bulk_copy_latency: cycles that a bulk copy takes longer than a load.
        mbarrier_test: cycles until a warp knows whether a phase is over.
        mbarrier_arrival: cycles until an arrival at an mbarrier counts.
        mbarrier_wake: cycles from the end of a phase until a warp that waits for it goes on.
        copy_join_share: of the reads that loads of neighbouring SMs would join in L2, the share
            that asynchronous copies join.
        copy_l2_ratio: bandwidth of L2 for lines that several SMs copy, over that for others.
        copy_slack: cycles for which an SM may have its share of L2 and DRAM later than it is due.
        cluster_latency: cycles until a load from another SM's shared memory is there.
        cluster_bytes: bytes per cycle that an SM gets from other SMs' shared memory.
        cluster_barrier: cycles from the last arrival at a cluster's barrier until warps go on.
        product_disturbed: cycles that a warpgroup's product takes longer for an instruction that
            its scheduler issues meanwhile and that uses registers.
        product_disturbs: cycles of the scheduler that such an instruction takes longer.
        product_clock: clock of the SMs while tensor cores work, over their highest.
        product_clock_until: share of the time that tensor cores may work at that clock.
        product_clock_full: the clock where they always work, over the highest.
    """

    taken: Mapping[str, str]
    shared_latency: float = field(
        metadata=_constant("cycle", _LATENCIES, known=_fact("shared_latency"))
    )
    l1_latency: float = field(metadata=_constant("cycle", _LATENCIES, known=_fact("l1_latency")))
    l2_latency: float = field(metadata=_constant("cycle", _LATENCIES, known=_fact("l2_latency")))
    dram_latency: float = field(
        metadata=_constant("cycle", _LATENCIES, known=_fact("dram_latency"))
    )
    fp32_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    integer_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    integer_multiply_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    wide_multiply_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    fp64_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    special_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    conversion_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    tensor_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    uniform_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    control_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    barrier_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    system_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    constant_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    constant_pass: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    shuffle_latency: float = field(metadata=_constant("cycle", _INSTRUCTIONS))
    int32_add_lanes: float = field(
        metadata=_constant("lane", _LANES, known=_fact("int32_add_lanes_per_sm"))
    )
    int32_multiply_lanes: float = field(
        metadata=_constant("lane", _LANES, known=_fact("int32_multiply_lanes_per_sm"))
    )
    sfu_lanes: float = field(metadata=_constant("lane", _LANES, known=_fact("sfu_lanes_per_sm")))
    uniform_cycles: float = field(metadata=_constant("cycle", _LANES))
    l1_and_shared_bytes: int = field(metadata=_constant("byte", _CACHES, kind=Kind.COUNT))
    l1_used_share: float = field(metadata=_constant("share", _CACHES, kind=Kind.FRACTION))
    load_burst: int = field(metadata=_constant("request", _CACHES, kind=Kind.COUNT))
    store_burst: int = field(metadata=_constant("request", _CACHES, kind=Kind.COUNT))
    l1_choice: int = field(metadata=_constant("line", _CACHES, kind=Kind.COUNT))
    store_lines: int = field(metadata=_constant("line", _CACHES, kind=Kind.SIZE))
    tag_cycles: float = field(metadata=_constant("cycle", _CACHES))
    fill_sectors: float = field(metadata=_constant("sector/cycle", _CACHES))
    load_store_cycles: float = field(metadata=_constant("cycle", _CACHES))
    queue_cycles: float = field(metadata=_constant("cycle", _QUEUES))
    operand_cycles: float = field(metadata=_constant("cycle", _QUEUES))
    l2_partitions: int = field(metadata=_constant("partition", _L2, kind=Kind.COUNT))
    sms_per_group: float = field(metadata=_constant("SM", _L2))
    join_turns: int = field(metadata=_constant("turn", _L2, kind=Kind.COUNT))
    l2_choice: int = field(metadata=_constant("line", _L2, kind=Kind.COUNT))
    dirty_share: float = field(metadata=_constant("share", _L2, kind=Kind.FRACTION))
    l2_over_dram: float = field(metadata=_constant("ratio", _L2, known=_l2_over_dram))
    l2_port_bytes: float = field(
        metadata=_constant("byte/cycle", _L2, known=_fact("l2_port_bytes"))
    )
    l2_store_share: float = field(metadata=_constant("ratio", _L2))
    store_work: float = field(metadata=_constant("ratio", _L2))
    line_work: float = field(metadata=_constant("ratio", _L2))
    sector_work: float = field(metadata=_constant("ratio", _L2))
    partial_store_work: float = field(metadata=_constant("ratio", _L2))
    atomic_sectors: float = field(metadata=_constant("sector/cycle", _ATOMICS))
    atomic_pass: float = field(metadata=_constant("cycle", _ATOMICS))
    floating_pass: float = field(metadata=_constant("cycle", _ATOMICS))
    dram_read_share: float = field(
        metadata=_constant(
            "share", _DRAM, kind=Kind.FRACTION, known=_dram_share("dram_read_fraction")
        )
    )
    dram_write_share: float = field(
        metadata=_constant(
            "share", _DRAM, kind=Kind.FRACTION, known=_dram_share("dram_write_fraction")
        )
    )
    lone_sector_work: float = field(metadata=_constant("ratio", _DRAM))
    turn_work: float = field(metadata=_constant("ratio", _DRAM))
    dram_spread: float = field(metadata=_constant("s", _DRAM))
    dram_service: float = field(metadata=_constant("s", _DRAM))
    fetched_sectors: int = field(metadata=_constant("sector", _DRAM, kind=Kind.COUNT))
    barrier_cycles: float = field(metadata=_constant("cycle", _BARRIERS))
    barrier_arrival: float = field(metadata=_constant("cycle", _BARRIERS))
    block_start: float = field(metadata=_constant("cycle", _BLOCKS))
    block_start_warps: int = field(metadata=_constant("warp", _BLOCKS, kind=Kind.COUNT))
    warp_start: float = field(metadata=_constant("cycle", _BLOCKS))
    block_interval: float = field(
        metadata=_constant("cycle", _BLOCKS, known=_fact("block_interval"))
    )
    kernel_time: float = field(metadata=_constant("ns", _BLOCKS, known=_fact("kernel_time")))
    shared_atomic_extra: float = field(metadata=_constant("cycle", _RETRIES))
    retry_visible: float = field(metadata=_constant("cycle", _RETRIES))
    retry_branch: float = field(metadata=_constant("cycle", _RETRIES))
    retry_part: float = field(metadata=_constant("cycle", _RETRIES))
    retry_leave: float = field(metadata=_constant("cycle", _RETRIES))
    warp_product_share: float = field(metadata=_constant("share", _TENSOR, kind=Kind.FRACTION))
    warp_product_multiply: float = field(metadata=_constant("cycle", _TENSOR))
    warp_product_add: float = field(metadata=_constant("cycle", _TENSOR))
    warpgroup_queue: float = field(metadata=_constant("product", _TENSOR))
    warpgroup_latency: float = field(metadata=_constant("cycle", _TENSOR))
    copy_engine_cycles: float = field(metadata=_constant("cycle", _TENSOR))
    copy_engine_bytes: float = field(metadata=_constant("byte/cycle", _TENSOR))
    copy_bytes: float = field(metadata=_constant("byte/cycle", _TENSOR))
    bulk_copy_latency: float = field(metadata=_constant("cycle", _TENSOR))
    mbarrier_test: float = field(metadata=_constant("cycle", _TENSOR))
    mbarrier_arrival: float = field(metadata=_constant("cycle", _TENSOR))
    mbarrier_wake: float = field(metadata=_constant("cycle", _TENSOR))
    copy_join_share: float = field(metadata=_constant("share", _TENSOR, kind=Kind.FRACTION))
    copy_l2_ratio: float = field(metadata=_constant("ratio", _TENSOR))
    copy_slack: float = field(metadata=_constant("cycle", _TENSOR))
    cluster_latency: float = field(metadata=_constant("cycle", _TENSOR))
    cluster_bytes: float = field(metadata=_constant("byte/cycle", _TENSOR))
    cluster_barrier: float = field(metadata=_constant("cycle", _TENSOR))
    product_disturbed: float = field(metadata=_constant("cycle", _TENSOR))
    product_disturbs: float = field(metadata=_constant("cycle", _TENSOR))
    product_clock: float = field(metadata=_constant("ratio", _TENSOR, kind=Kind.FRACTION))
    product_clock_until: float = field(metadata=_constant("share", _TENSOR, kind=Kind.FRACTION))
    product_clock_full: float = field(metadata=_constant("ratio", _TENSOR, kind=Kind.FRACTION))


CONSTANTS: Mapping[str, Constant] = MappingProxyType(
    {
        name: definition.metadata[_CONSTANT]
        for name, definition in ChipModel.__dataclass_fields__.items()
        if _CONSTANT in definition.metadata
    }
)
"""Every constant that a chip file may state."""


def own_constant(chip: ChipFacts, name: str) -> float | None:
    """The value of a constant by a chip's own file, its facts first; None if that is silent."""
    known = CONSTANTS[name].known
    if known is not None and (value := known(chip)) is not None:
        return value
    stated = chip.model.get(name)
    return None if stated is None else stated.value
