"""A chip that cuado has no file for, assembled from what its driver says of it.

A driver tells how many SMs there are, what each holds, and the clocks: enough to know the occupancy
of a launch, and to measure. It does not tell how fast an SM computes, nor any latency: those facts
stay absent. How registers and shared memory are allotted no driver tells either; NVIDIA publishes
it for each compute capability (:mod:`cuado.device.allocation`).
"""

from collections.abc import Mapping
from typing import Any

from cuado.device.allocation import allocation_of
from cuado.device.chip import FACTS, ChipFacts
from cuado.model.device import MeasuredFact

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
_HBM = (
    "JEDEC JESD235 and JESD238: a stack of HBM has 1,024 data pins, and further ones for check bits"
)
_BITS_OF_HBM = 1024
_AS_PUBLISHED = (
    "max_registers_per_thread",
    "register_allocation_unit",
    "warp_allocation_granularity",
    "shared_allocation_unit_bytes",
)
"""Facts that are rules of NVIDIA's as they are."""
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
        capability: compute capability, of which there are rules.
        stated: at least the facts of :data:`NEEDED`.
        source: where these are from.
    """
    rules = allocation_of(capability)
    facts = {fact: rules.values[fact] for fact in _AS_PUBLISHED}
    cited = {fact: rules.sources[fact] for fact in _AS_PUBLISHED}
    facts["shared_configs_bytes"] = rules.carve_outs(int(stated["shared_per_sm_bytes"]))
    facts["barriers_per_sm"] = rules.barriers(int(stated["max_blocks_per_sm"]))
    cited |= dict.fromkeys(("shared_configs_bytes", "barriers_per_sm"), cited[_AS_PUBLISHED[-1]])
    # Any: each value has its field's type.
    values: dict[str, Any] = dict.fromkeys(FACTS)
    values |= {"names": (name,), "compute_capability": capability, **facts, **stated}
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
