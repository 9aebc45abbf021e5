"""A chip that cuado has no file for, assembled from what its driver says of it.

A driver tells how many SMs there are, what each holds, and the clocks: enough to know the occupancy
of a launch, and to measure. It does not tell how fast an SM computes, nor any latency: those facts
stay absent. How registers and shared memory are allotted no driver tells either; NVIDIA publishes
it for each compute capability, in ``cuda_occupancy.h`` of the CUDA toolkit.
"""

from collections.abc import Mapping
from typing import Any

from cuado.device.chip import FACTS, ChipFacts
from cuado.model.device import MeasuredFact

OLDEST = (3, 0)
"""Compute capability from which the allocation rules below hold."""
UNIFIED = (7, 0)
"""Compute capability from which L1 and shared memory are one memory with several carve-outs."""
RESERVING = (8, 0)
"""Compute capability from which the driver reserves shared memory in each block."""
NEEDED = frozenset(
    {
        "sm_count",
        "l2_bytes",
        "max_warps_per_sm",
        "max_blocks_per_sm",
        "max_threads_per_block",
        "registers_per_sm",
        "registers_per_block",
        "shared_per_sm_bytes",
        "shared_per_block_bytes",
        "shared_reserved_per_block_bytes",
    }
)
"""Facts without which no launch can be planned."""
_HEADER = "NVIDIA cuda_occupancy.h, CUDA 13.0, for compute capabilities 3.0 to 12.1"
_GUIDE = "CUDA C++ Programming Guide, technical specifications per compute capability"
_HBM = (
    "JEDEC JESD235 and JESD238: a stack of HBM has 1,024 data pins, and further ones for check bits"
)
_BITS_OF_HBM = 1024
_REGISTERS_PER_THREAD = 255
_REGISTER_UNIT = 256
_KIB = 1024
_CARVE_OUTS = (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)
"""KiB; a chip from 8.0 on has those up to the most that its SM can have."""
_VOLTA = (0, 8, 16, 32, 64, 96)
_TURING = (32, 64)
_PARTS_OF_REGISTER_FILE = 4
_PARTS_OF_GP100 = 2
_WORDS: Mapping[str, str] = {
    "sm_clock": "the clock",
    "dram_peak_bandwidth": "DRAM's bandwidth",
    "issue_per_scheduler": "the issue rate",
    "fp32_lanes_per_sm": "the fp32 peak",
    "fp64_lanes_per_sm": "the fp64 peak",
    "achievable_dram_fraction": "the attainable bandwidth",
    "dram_latency": "latencies",
}
"""What a reader calls the facts whose absence shows."""


def chip_from_attributes(
    name: str, capability: tuple[int, int], stated: Mapping[str, float], source: str
) -> ChipFacts:
    """A chip with the facts that are stated and those that NVIDIA publishes for its capability.

    Args:
        name: the driver's.
        capability: compute capability, :data:`OLDEST` or newer.
        stated: at least the facts of :data:`NEEDED`.
        source: where these are from.
    """
    largest = int(stated["shared_per_sm_bytes"])
    rules = {
        "max_registers_per_thread": _REGISTERS_PER_THREAD,
        "register_allocation_unit": _REGISTER_UNIT,
        "warp_allocation_granularity": (
            _PARTS_OF_GP100 if capability == (6, 0) else _PARTS_OF_REGISTER_FILE
        ),
        "shared_allocation_unit_bytes": 256 if capability < RESERVING else 128,
        "shared_configs_bytes": _carve_outs(capability, largest),
        "barriers_per_sm": _barriers(capability, int(stated["max_blocks_per_sm"])),
    }
    cited = dict.fromkeys(rules, _HEADER) | {"max_registers_per_thread": _GUIDE}
    # Any: each value has its field's type.
    values: dict[str, Any] = dict.fromkeys(FACTS)
    values |= {"names": (name,), "compute_capability": capability, **rules, **stated}
    cited |= dict.fromkeys(("names", "compute_capability", *stated), source)
    known = {fact: text for fact, text in cited.items() if values[fact] is not None}
    return ChipFacts(name=name, sources=known, **values)


def memory_facts(values: Mapping[str, float]) -> dict[str, MeasuredFact]:
    """Facts of the memory that follow from its bus."""
    is_hbm = values.get("global_memory_bus_width", 0) >= _BITS_OF_HBM
    return {"dram_ecc_fraction": MeasuredFact(1.0, _HBM)} if is_hbm else {}


def unknown_facts(chip: ChipFacts) -> str:
    """What is not known of a chip, as far as reports would use it: ``latencies, the fp64 peak``."""
    return ", ".join(word for fact, word in _WORDS.items() if getattr(chip, fact) is None)


def _barriers(capability: tuple[int, int], blocks: int) -> int | None:
    """Block barriers of an SM: one or two for each block; None where they never limit."""
    if capability < (9, 0):
        return None
    has_one = capability[0] == 12 or capability in {(10, 1), (11, 0)}
    return blocks if has_one else 2 * blocks


def _carve_outs(capability: tuple[int, int], largest: int) -> tuple[int, ...]:
    """Bytes of shared memory that an SM can be set to, ascending, the largest included."""
    if capability < UNIFIED:
        # Kepler's are 16 KiB apart; on Maxwell and Pascal, L1 is another memory.
        kepler = (largest - 32 * _KIB, largest - 16 * _KIB, largest)
        return kepler if capability < (5, 0) else (largest,)
    sizes: tuple[int, ...] = _CARVE_OUTS
    if capability < RESERVING:
        sizes = _VOLTA if capability < (7, 5) else _TURING
    fitting = tuple(size * _KIB for size in sizes if size * _KIB < largest)
    return (*fitting, largest)
