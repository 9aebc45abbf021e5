"""What cuado knows of a chip, and the peaks and balances that follow from it.

A :class:`Chip` is read from ``data/<chip>.toml`` (:mod:`cuado.device.library`), where each fact
names its source, and may be refined by what a report says of its own device
(:mod:`cuado.device.resolve`). To add a fact: one field here with its kind, one line in each chip
file that knows it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType

from cuado.device.concurrency import BandwidthCurve

WARP_SIZE = 32


class Kind(Enum):
    """What a fact's value looks like in a chip file."""

    NAMES = auto()
    """A list of at least one non-empty string."""
    CAPABILITY = auto()
    """A compute capability: ``[major, minor]``."""
    COUNT = auto()
    """A whole number, at least 1."""
    SIZE = auto()
    """A whole number, at least 0."""
    SIZES = auto()
    """A list of at least one whole number, each at least 0 and greater than the one before."""
    NUMBER = auto()
    """A finite number above 0."""
    FRACTION = auto()
    """A number above 0 and at most 1."""


_KIND = "kind"
_OF_PART = "of_part"


def _fact(kind: Kind) -> Mapping[str, object]:
    """Mark a fact that all chips of one compute capability share: part of the SM's design."""
    return MappingProxyType({_KIND: kind, _OF_PART: False})


def _part(kind: Kind) -> Mapping[str, object]:
    """Mark a fact of one product: how many SMs, what memory, which clocks."""
    return MappingProxyType({_KIND: kind, _OF_PART: True})


@dataclass(frozen=True, slots=True)
class Stated:
    """A constant of the emulator's model as a chip file states it.

    Attributes:
        value: in the unit of :mod:`cuado.device.chip_model`.
        source: where it is from.
        fitted_on: kernels and chip that it was fitted to; empty if it was measured alone, or read.
    """

    value: float
    source: str
    fitted_on: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipFacts:
    """What is known of one chip. A fact that is not known is None, never 0.

    A device without a chip file has only its driver's attributes; a :class:`Chip` has every fact
    that a chip file must hold.

    Attributes:
        name: cuado's name for it (``h200``): the stem of its file.
        sources: where each known fact is from.
        relative: the chip, by cuado's name, whose constants the emulator takes where ``model`` has
            none.
        model: constants of the emulator's model that its file states, by name
            (:mod:`cuado.device.chip_model`).
        concurrency: DRAM's bandwidth against warps per SM, as it was measured; empty if nobody did.
        names: the product's name, then the other names that drivers and people give it.
        compute_capability: (major, minor).
        sm_count: streaming multiprocessors (SMs).
        sm_clock: Hz, the highest sustained clock that the product is sold with.
        dram_peak_bandwidth: byte/s, by memory clock and bus width, ECC off.
        dram_ecc_fraction: share of ``dram_peak_bandwidth`` that remains with ECC on; 1 where the
            memory carries its check bits beside the data.
        achievable_dram_fraction: share of ``dram_peak_bandwidth`` that a device copy reaches,
            ECC off (or of no cost).
        achievable_dram_fraction_ecc: the same with ECC on; still a share of the peak with ECC off.
        l2_bytes: L2 cache.
        schedulers_per_sm: warp schedulers.
        issue_per_scheduler: warp instructions that one scheduler issues per cycle at most.
        fp32_lanes_per_sm: fp32 results (add, multiply, multiply-add) per cycle.
        fp64_lanes_per_sm: fp64 results per cycle.
        int32_add_lanes_per_sm: 32-bit integer additions per cycle.
        int32_multiply_lanes_per_sm: 32-bit integer multiplications per cycle.
        sfu_lanes_per_sm: special functions (reciprocal, sine, ...) per cycle.
        tensor_f16_operations: multiplications and additions of an SM's tensor cores per cycle, of
            dense matrices in fp16 or bf16.
        tensor_tf32_operations: the same in tf32.
        tensor_f8_operations: the same in 8-bit floats.
        tensor_s8_operations: the same in 8-bit integers.
        shared_bank_bytes: bytes that one bank delivers per cycle.
        shared_per_sm_bytes: shared memory of an SM at the largest carve-out.
        shared_configs_bytes: the carve-outs that the hardware can be set to, ascending.
        shared_per_block_bytes: the most that one block may have (by opt-in where there is one),
            the driver's reserve not counted.
        shared_reserved_per_block_bytes: what the driver takes for itself in each block.
        shared_allocation_unit_bytes: a block's shared memory is rounded up to this.
        max_warps_per_sm: warps resident on an SM.
        max_blocks_per_sm: blocks resident on an SM.
        max_threads_per_block: threads of one block.
        registers_per_sm: 32-bit registers of an SM.
        registers_per_block: 32-bit registers that one block may have.
        max_registers_per_thread: registers of one thread.
        register_allocation_unit: a warp's registers are rounded up to this many.
        register_counts_of_doubled_unit: registers per thread for which that unit is twice as
            large (compute capability 2.x only).
        warp_allocation_granularity: the parts into which the register file is split; a warp's
            registers lie in one part.
        barriers_per_sm: block barriers of an SM, where their number can limit occupancy.
        l1_sector_bytes: what an L1 miss fetches at least.
        shared_latency: cycles, a dependent load from shared memory.
        l1_latency: cycles, a dependent load that hits in L1.
        l2_latency: cycles, a dependent load that hits in L2.
        dram_latency: cycles, a dependent load from DRAM.
        launch_overhead: nanoseconds between the starts of back-to-back kernels too short to count.
        kernel_time: nanoseconds between events around one kernel that does nothing.
        block_interval: cycles between the starts of two blocks of a grid, on the whole chip.
        dram_read_fraction: share of ``dram_peak_bandwidth`` that a kernel which only reads reaches.
        dram_write_fraction: the same of one which only writes.
        l2_bandwidth: byte/s that all SMs together read from L2 at most.
        l2_port_bytes: bytes per cycle that one SM gets from L2 at most.
        read_only_bytes: an SM's read-only cache, where it has one beside L1 that its texture units
            load through.
        texture_lanes_per_sm: threads that these serve per cycle, each four of them by 32 bytes.
        texture_fetches_per_sm: sectors of 32 bytes that they have under way at most.
        texture_latency: cycles, a load through them that hits with nothing under way before it.
    """

    name: str
    sources: Mapping[str, str]
    relative: str | None = None
    model: Mapping[str, Stated] = field(default_factory=dict)
    concurrency: tuple[BandwidthCurve, ...] = ()
    names: tuple[str, ...] = field(metadata=_part(Kind.NAMES))
    compute_capability: tuple[int, int] = field(metadata=_fact(Kind.CAPABILITY))
    sm_count: int = field(metadata=_part(Kind.COUNT))
    sm_clock: float | None = field(metadata=_part(Kind.NUMBER))
    dram_peak_bandwidth: float | None = field(metadata=_part(Kind.NUMBER))
    dram_ecc_fraction: float | None = field(default=None, metadata=_fact(Kind.FRACTION))
    achievable_dram_fraction: float | None = field(default=None, metadata=_part(Kind.FRACTION))
    achievable_dram_fraction_ecc: float | None = field(default=None, metadata=_part(Kind.FRACTION))
    l2_bytes: int = field(metadata=_part(Kind.COUNT))
    schedulers_per_sm: int | None = field(metadata=_fact(Kind.COUNT))
    issue_per_scheduler: float | None = field(metadata=_fact(Kind.NUMBER))
    fp32_lanes_per_sm: int | None = field(metadata=_fact(Kind.COUNT))
    fp64_lanes_per_sm: int | None = field(metadata=_part(Kind.COUNT))
    int32_add_lanes_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    int32_multiply_lanes_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    sfu_lanes_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    tensor_f16_operations: int | None = field(default=None, metadata=_part(Kind.COUNT))
    tensor_tf32_operations: int | None = field(default=None, metadata=_part(Kind.COUNT))
    tensor_f8_operations: int | None = field(default=None, metadata=_part(Kind.COUNT))
    tensor_s8_operations: int | None = field(default=None, metadata=_part(Kind.COUNT))
    shared_bank_bytes: int | None = field(metadata=_fact(Kind.COUNT))
    shared_per_sm_bytes: int = field(metadata=_fact(Kind.COUNT))
    shared_configs_bytes: tuple[int, ...] = field(metadata=_fact(Kind.SIZES))
    shared_per_block_bytes: int = field(metadata=_fact(Kind.COUNT))
    shared_reserved_per_block_bytes: int = field(metadata=_fact(Kind.SIZE))
    shared_allocation_unit_bytes: int = field(metadata=_fact(Kind.COUNT))
    max_warps_per_sm: int = field(metadata=_fact(Kind.COUNT))
    max_blocks_per_sm: int = field(metadata=_fact(Kind.COUNT))
    max_threads_per_block: int = field(metadata=_fact(Kind.COUNT))
    registers_per_sm: int = field(metadata=_fact(Kind.COUNT))
    registers_per_block: int = field(metadata=_fact(Kind.COUNT))
    max_registers_per_thread: int = field(metadata=_fact(Kind.COUNT))
    register_allocation_unit: int = field(metadata=_fact(Kind.COUNT))
    register_counts_of_doubled_unit: tuple[int, ...] | None = field(
        default=None, metadata=_fact(Kind.SIZES)
    )
    warp_allocation_granularity: int = field(metadata=_fact(Kind.COUNT))
    barriers_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    l1_sector_bytes: int | None = field(metadata=_fact(Kind.COUNT))
    shared_latency: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    l1_latency: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    l2_latency: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    dram_latency: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    launch_overhead: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    kernel_time: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    block_interval: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    dram_read_fraction: float | None = field(default=None, metadata=_part(Kind.FRACTION))
    dram_write_fraction: float | None = field(default=None, metadata=_part(Kind.FRACTION))
    l2_bandwidth: float | None = field(default=None, metadata=_part(Kind.NUMBER))
    l2_port_bytes: float | None = field(default=None, metadata=_fact(Kind.NUMBER))
    read_only_bytes: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    texture_lanes_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    texture_fetches_per_sm: int | None = field(default=None, metadata=_fact(Kind.COUNT))
    texture_latency: float | None = field(default=None, metadata=_fact(Kind.NUMBER))

    @property
    def title(self) -> str:
        """The product's name, for a reader."""
        return self.names[0]

    @property
    def max_threads_per_sm(self) -> int:
        """Threads resident on an SM."""
        return self.max_warps_per_sm * WARP_SIZE

    @property
    def peak_issue_rate(self) -> float | None:
        """Thread instructions per second at most: SMs x issue per SM x 32 x clock.

        The founding document counts so: 515 Ginst/s on a C2050 [000].
        """
        schedulers, issue, clock = self.schedulers_per_sm, self.issue_per_scheduler, self.sm_clock
        if schedulers is None or issue is None or clock is None:
            return None
        return self.sm_count * schedulers * issue * WARP_SIZE * clock

    @property
    def peak_fp32_rate(self) -> float | None:
        """flop/s at most in fp32, a multiply-add counted as two."""
        return self._peak_rate(self.fp32_lanes_per_sm)

    @property
    def peak_fp64_rate(self) -> float | None:
        """flop/s at most in fp64, a multiply-add counted as two."""
        return self._peak_rate(self.fp64_lanes_per_sm)

    def peak_tensor_rate(self, type_: str) -> float | None:
        """Operations/s of the tensor cores at most, for dense factors of a type of PTX.

        None for a type that they do not multiply, and where the chip's rate is not known.
        """
        operations = {
            **dict.fromkeys(("f16", "bf16"), self.tensor_f16_operations),
            "tf32": self.tensor_tf32_operations,
            **dict.fromkeys(("e4m3", "e5m2"), self.tensor_f8_operations),
            **dict.fromkeys(("s8", "u8"), self.tensor_s8_operations),
        }.get(type_)
        if operations is None or self.sm_clock is None:
            return None
        return self.sm_count * operations * self.sm_clock

    def _peak_rate(self, lanes: int | None) -> float | None:
        if lanes is None or self.sm_clock is None:
            return None
        return 2 * self.sm_count * lanes * self.sm_clock

    def dram_bandwidth(self, *, ecc: bool = False) -> float | None:
        """byte/s of DRAM at most; None if unknown, as it is with ``ecc`` if the cost of that is."""
        if not ecc:
            return self.dram_peak_bandwidth
        if self.dram_ecc_fraction is None or self.dram_peak_bandwidth is None:
            return None
        return self.dram_peak_bandwidth * self.dram_ecc_fraction

    def achievable_dram_bandwidth(self, *, ecc: bool = False) -> float | None:
        """byte/s that a device copy reaches; None if nobody measured it.

        Without a measurement for ECC on, the one for ECC off is scaled by the cost of ECC.
        """
        measured = self.achievable_dram_fraction_ecc
        if ecc and measured is not None and self.dram_peak_bandwidth is not None:
            return self.dram_peak_bandwidth * measured
        peak = self.dram_bandwidth(ecc=ecc)
        if peak is None or self.achievable_dram_fraction is None:
            return None
        return peak * self.achievable_dram_fraction

    def instruction_byte_balance(self, *, ecc: bool = False) -> float | None:
        """Thread instructions that can issue while one byte of DRAM moves, both at their peak.

        A kernel whose own ratio is higher is short of instruction issue first, one whose ratio is
        lower of memory bandwidth: 3.6 on a C2050 (515 Ginst/s / 144 GB/s), 4.3 with ECC on [000].
        None if one of the two peaks is not known.
        """
        bandwidth, issue = self.dram_bandwidth(ecc=ecc), self.peak_issue_rate
        return None if bandwidth is None or issue is None else issue / bandwidth


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip(ChipFacts):
    """A chip that is described by a file: what a file must say of it is known."""

    sm_clock: float
    dram_peak_bandwidth: float
    schedulers_per_sm: int
    issue_per_scheduler: float
    fp32_lanes_per_sm: int
    fp64_lanes_per_sm: int
    shared_bank_bytes: int
    l1_sector_bytes: int

    @property
    def issue_per_sm(self) -> float:
        """Warp instructions that an SM issues per cycle at most."""
        return self.schedulers_per_sm * self.issue_per_scheduler


def _marked(key: str) -> dict[str, object]:
    return {
        name: definition.metadata[key]
        for name, definition in ChipFacts.__dataclass_fields__.items()
        if key in definition.metadata
    }


FACTS: Mapping[str, Kind] = MappingProxyType(
    {name: kind for name, kind in _marked(_KIND).items() if isinstance(kind, Kind)}
)
"""Every fact that a chip file may hold."""

FACTS_OF_PART: frozenset[str] = frozenset(
    name for name, of_part in _marked(_OF_PART).items() if of_part
)
"""The facts that differ between products of one compute capability."""

OPTIONAL_FACTS: frozenset[str] = frozenset(
    name for name in FACTS if ChipFacts.__dataclass_fields__[name].default is None
)
"""The facts that a chip file may leave out."""
