"""Which chip a report was measured on: the chip file, refined by what the report says itself."""

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeVar

from cuado.device.allocation import allocation_of, oldest_allocation
from cuado.device.attributes import (
    NEEDED,
    chip_from_attributes,
    memory_facts,
    unknown_facts,
)
from cuado.device.chip import FACTS, FACTS_OF_PART, WARP_SIZE, Chip, ChipFacts, Kind
from cuado.device.library import (
    EMULATED,
    UnknownChipError,
    find_chip,
    is_exact_name,
    known_chips,
    load_chip,
    readable_chips,
)
from cuado.errors import InvalidDataError
from cuado.model.device import DeviceAttributes, MeasuredFact

_Chip = TypeVar("_Chip", bound=ChipFacts)

_REPORT = "device attributes in the report"
_IN_PLACE = ", in place of what documents say of this chip"
# Clocks and bandwidths are rounded differently by data sheets and drivers (4.80 and 4.81 TB/s):
# the report's figure is used, but so small a difference is not worth a reader's attention.
_NOTEWORTHY = 0.01
_SLICE = re.compile(r"\bMIG \d+[gc]\.")
_RATES = frozenset({"sm_clock", "dram_peak_bandwidth"})

_COUNTS: Mapping[str, str] = MappingProxyType(
    {
        "multiprocessor_count": "sm_count",
        "l2_cache_size": "l2_bytes",
        "num_schedulers_per_multiprocessor": "schedulers_per_sm",
        "max_shared_memory_per_multiprocessor": "shared_per_sm_bytes",
        "max_shared_memory_per_block_optin": "shared_per_block_bytes",
        "max_warps_per_multiprocessor": "max_warps_per_sm",
        "max_blocks_per_multiprocessor": "max_blocks_per_sm",
        "max_threads_per_block": "max_threads_per_block",
        "max_registers_per_multiprocessor": "registers_per_sm",
        "max_registers_per_block": "registers_per_block",
        "max_registers_per_thread": "max_registers_per_thread",
    }
)
"""Attributes that are a chip's fact as they stand (CUDA driver API, ``CUdevice_attribute``)."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact on which the report contradicts the chip file; the report's value is used.

    Attributes:
        fact: the field of :class:`~cuado.device.chip.Chip`, whose documentation gives the unit.
        file_value: what the chip file says.
        report_value: what the report says.
    """

    fact: str
    file_value: float
    report_value: float


@dataclass(frozen=True, slots=True)
class ResolvedChip:
    """The chip to analyse a report with.

    Attributes:
        chip: with the report's own facts where it has them.
        differences: where these contradict the chip file.
        note: how the chip was chosen, for the reader of a report; empty if there is nothing to
            say: the report names a chip that cuado has a file for.
        ecc_enabled: whether the memory's error correction was on; None if the report is silent.
    """

    chip: ChipFacts
    differences: tuple[Difference, ...] = ()
    note: str = ""
    ecc_enabled: bool | None = None


def resolve_chip(attributes: DeviceAttributes, override: str | None = None) -> ResolvedChip:
    """Find the chip of a report's device.

    In this order: the chip called ``override``; the chip file that bears the device's name; for an
    unknown name, a chip put together of what the report says. Where a known chip has the same
    compute capability, what belongs to the SM's design (the limits of occupancy, lanes, banks,
    allocation units) is taken from it, and the note says so; else it is what the report says and
    NVIDIA publishes for the compute capability (:mod:`cuado.device.attributes`). What is then
    still unknown (latencies, fp64 lanes, the achievable share of the bandwidth) is absent: nothing
    is guessed.

    Args:
        attributes: what the report says of its device.
        override: a known chip's name, or the path of a chip file; outranks the device's name.

    Raises:
        UnknownNameError: if no chip can be found, and the report says too little of it to put one
            together; lists the known ones.
        InvalidDataError: if the report says nothing of its device, or the chip chosen is of
            another compute capability than the report's.
    """
    ecc = attributes.values.get("ecc_enabled")
    ecc_enabled = None if ecc is None else bool(ecc)
    stated = dict(_stated_facts(attributes.values))
    if is_slice(attributes.name) and override is None:
        # The driver tells the memory bus of the whole GPU: no roof of a slice follows from it.
        stated.pop("dram_peak_bandwidth", None)
    chip, note = _choose(attributes, override)
    if chip is None:
        assembled, note = _assemble(attributes, stated)
        return ResolvedChip(assembled, (), note, ecc_enabled)
    if override is None and attributes.measured_note:
        note = "; ".join(filter(None, (note, attributes.measured_note + _IN_PLACE)))
    capability = attributes.compute_capability
    if capability is not None and capability != chip.compute_capability:
        raise InvalidDataError(
            f"the report is from a device of compute capability {_dotted(capability)}, "
            f"chip '{chip.name}' is of {_dotted(chip.compute_capability)}",
            "leave --chip out, or name a chip of the report's compute capability",
        )
    found = _refine(chip, stated)
    if override is None:
        found = _with_facts(found, attributes.measured)
    return ResolvedChip(found, _differences(chip, stated), note, ecc_enabled)


def is_slice(name: str) -> bool:
    """True if a driver's name for a device is that of a MIG slice: ``... MIG 1g.10gb``."""
    return _SLICE.search(name) is not None


def attributes_of(chip: Chip, assembled_for: tuple[int, int] | None = None) -> DeviceAttributes:
    """What a driver would say of a chip, as far as its file knows: what ``resolve_chip`` reads.

    Args:
        chip: an emulated one; the name says so.
        assembled_for: compute capability of its code, where that is not the chip's own.
    """
    values = {attribute: float(getattr(chip, fact)) for attribute, fact in _COUNTS.items()}
    values |= {
        "max_threads_per_multiprocessor": float(chip.max_threads_per_sm),
        "reserved_shared_memory_per_block": float(chip.shared_reserved_per_block_bytes),
        "clock_rate": chip.sm_clock / 1e3,
        "warp_size": float(WARP_SIZE),
    }
    name = chip.title + EMULATED
    return DeviceAttributes(name, chip.compute_capability, values, assembled_for)


def assembled(attributes: DeviceAttributes, source: str) -> ChipFacts:
    """A device's chip of nothing but what its driver says, and NVIDIA publishes.

    Args:
        attributes: what the driver says.
        source: where that is from.

    Raises:
        UnknownNameError: it says too little.
    """
    capability, name = attributes.compute_capability, attributes.name
    if capability is None:
        raise UnknownChipError(name)
    if capability < oldest_allocation():
        raise _too_old(name)
    stated = dict(_older(capability, attributes.values)) | dict(_stated_facts(attributes.values))
    if is_slice(name):
        stated.pop("dram_peak_bandwidth", None)
    if missing := NEEDED - stated.keys():
        raise UnknownChipError(name, f"and what is known of it is too little: {_listed(missing)}")
    chip = chip_from_attributes(name or "a device", capability, stated, source)
    return _with_facts(chip, memory_facts(attributes.values))


def _choose(attributes: DeviceAttributes, override: str | None) -> tuple[Chip | None, str]:
    if override is not None:
        chip = load_chip(override)
        if find_chip(attributes.name) == chip:
            return chip, ""
        if is_exact_name(chip, attributes.name):
            return chip, f"what is known of {chip.title} is from {override}, as asked"
        device = f"'{attributes.name}'" if attributes.name else "a device it does not name"
        return chip, f"taken as {chip.title}, as asked; the report is from {device}"
    if not attributes.name and attributes.compute_capability is None:
        raise InvalidDataError(
            "the report does not say which device it was measured on",
            f"name the chip with --chip; known: {', '.join(known_chips())}",
        )
    named = find_chip(attributes.name)
    if named is not None and not is_exact_name(named, attributes.name):
        return named, f"'{attributes.name}' is taken as {named.title}, which differs in its memory"
    return named, ""


def _assemble(attributes: DeviceAttributes, stated: Mapping[str, float]) -> tuple[ChipFacts, str]:
    """Put a chip of unknown name together, and say how."""
    capability = attributes.compute_capability
    if capability is None:
        raise UnknownChipError(attributes.name)
    name = attributes.name or f"a device of compute capability {_dotted(capability)}"
    # All of one capability have the same SM: the best known one is named.
    alike = (chip for chip in readable_chips() if chip.compute_capability == capability)
    relative = max(alike, key=lambda chip: len(chip.sources), default=None)
    if relative is None and capability < oldest_allocation():
        raise _too_old(name)
    stated = dict(_older(capability, attributes.values)) | dict(stated)
    missing = (NEEDED & FACTS_OF_PART if relative else NEEDED) - stated.keys()
    if missing:
        raise UnknownChipError(name, f"and what is known of it is too little: {_listed(missing)}")
    if relative is not None:
        chip = _like(relative, name, stated)
        basis = (
            f"SM limits as {relative.title} (compute capability {_dotted(capability)}), the rest"
        )
    else:
        chip = chip_from_attributes(name, capability, stated, _REPORT)
        basis = "assembled"
    chip = _with_facts(chip, {**memory_facts(attributes.values), **attributes.measured})
    note = f"no chip file for '{name}': {basis} from what the driver says of it"
    if attributes.measured_note:
        note += f"; {attributes.measured_note}"
    if unknown := unknown_facts(chip):
        note += f"; not known: {unknown}; what needs these is left out (--chip gives a chip file)"
    if is_slice(name):
        note += "; a MIG slice: SMs and L2 are the slice's, other slices may slow its memory"
    return chip, note


def _too_old(name: str) -> UnknownChipError:
    oldest = _dotted(oldest_allocation())
    return UnknownChipError(name, f"and is older than compute capability {oldest}")


def _older(capability: tuple[int, int], values: Mapping[str, float]) -> Iterator[tuple[str, float]]:
    """Facts of old devices that need no attribute: they reserve nothing, and have no opt-in."""
    rules = allocation_of(capability)
    if not rules.reserves_shared:
        yield "shared_reserved_per_block_bytes", 0
    if not rules.has_opt_in_shared and values.get("max_shared_memory_per_block", 0) >= 1:
        yield "shared_per_block_bytes", int(values["max_shared_memory_per_block"])


def _listed(missing: Iterable[str]) -> str:
    return f"{', '.join(sorted(fact.replace('_', ' ') for fact in missing))} missing"


def _like(relative: Chip, name: str, stated: Mapping[str, float]) -> ChipFacts:
    """A chip with the SM of a known one, and of the product what is stated."""
    by_relative = f"as {relative.title}, of the same compute capability: "
    design = FACTS.keys() - FACTS_OF_PART
    # Any: each value has its field's type.
    values: dict[str, Any] = dict.fromkeys(FACTS)
    values |= {fact: getattr(relative, fact) for fact in design} | {"names": (name,), **stated}
    sources = {
        fact: by_relative + source for fact, source in relative.sources.items() if fact in design
    }
    sources |= dict.fromkeys(("names", *stated), _REPORT)
    return ChipFacts(name=name, sources=sources, **values)


def _with_facts(chip: _Chip, facts: Mapping[str, MeasuredFact]) -> _Chip:
    """A chip with facts of the device itself, which outrank all else; unknown ones are ignored."""
    # Any: each value has its field's type, by the kind of fact.
    values: dict[str, Any] = {
        fact: int(found.value) if FACTS[fact] is Kind.COUNT else found.value
        for fact, found in facts.items()
        if fact in FACTS
    }
    sources = {fact: facts[fact].source for fact in values}
    return replace(chip, sources={**chip.sources, **sources}, **values)


def _refine(chip: Chip, stated: Mapping[str, float]) -> Chip:
    sources = dict(chip.sources) | dict.fromkeys(stated, _REPORT)
    # Any: each value has its field's type, which _stated_facts sees to.
    values: dict[str, Any] = dict(stated)
    return replace(chip, sources=sources, **values)


def _differences(chip: Chip, stated: Mapping[str, float]) -> tuple[Difference, ...]:
    found = []
    for fact, value in stated.items():
        known: float = getattr(chip, fact)
        tolerance = _NOTEWORTHY if fact in _RATES else 0
        if not math.isclose(known, value, rel_tol=tolerance):
            found.append(Difference(fact, known, value))
    return tuple(found)


def _stated_facts(values: Mapping[str, float]) -> Iterator[tuple[str, float]]:
    """Translate device attributes to facts; one that reads 0 is unknown, not 0."""
    known = {name: value for name, value in values.items() if math.isfinite(value) and value >= 1}
    for attribute, fact in _COUNTS.items():
        if attribute in known:
            yield fact, int(known[attribute])
    if "max_warps_per_multiprocessor" not in known and "max_threads_per_multiprocessor" in known:
        yield "max_warps_per_sm", int(known["max_threads_per_multiprocessor"]) // WARP_SIZE
    # The one count whose 0 is an answer: no reserve before compute capability 8.0.
    reserved = values.get("reserved_shared_memory_per_block")
    if reserved is not None and math.isfinite(reserved) and reserved >= 0:
        yield "shared_reserved_per_block_bytes", int(reserved)
    if "clock_rate" in known:
        yield "sm_clock", known["clock_rate"] * 1e3
    if "memory_clock_rate" in known and "global_memory_bus_width" in known:
        # kHz and bits; two transfers per clock.
        bandwidth = known["memory_clock_rate"] * 1e3 * known["global_memory_bus_width"] * 2 / 8
        yield "dram_peak_bandwidth", bandwidth


def _dotted(capability: tuple[int, int]) -> str:
    return f"{capability[0]}.{capability[1]}"
