"""The chip that a driver and micro-benchmarks describe together."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from cuado.calibration.constants import constants
from cuado.calibration.facts import facts
from cuado.calibration.roofs import Roofs
from cuado.calibration.row import Row
from cuado.device.allocation import allocation_of
from cuado.device.chip import ChipFacts, Stated
from cuado.device.library import nearest_relative
from cuado.device.resolve import assembled
from cuado.model.device import DeviceAttributes, MeasuredFact

_SECTOR_BYTES = 32
_SECTOR = "Nsight Compute, Kernel Profiling Guide: L1 and L2 move sectors of 32 bytes"
_NO_PEAK = "no peak of DRAM follows from what the driver says: the highest bandwidth measured"


def described(found: Roofs) -> ChipFacts:
    """The chip with every fact that is known of it, each with its source.

    Its relative, whose constants the emulator takes, is the known chip with the most alike SM.

    Raises:
        UnknownNameError: the driver says too little of its device.
    """
    chip = assembled(found.device, f"CUDA device attributes of {_about(found.device)}")
    measured = _measured(found, chip.dram_peak_bandwidth)
    relative = nearest_relative(chip.compute_capability)
    sources = {**chip.sources, **{fact: text for fact, (_, text) in measured.items()}}
    about, peak = _about(found.device), chip.dram_peak_bandwidth
    if "dram_peak_bandwidth" in measured:
        peak = measured["dram_peak_bandwidth"][0]
    model = {
        name: Stated(value, _told([found.rows[each] for each in names], about))
        for name, value, names in constants(found.rows, peak)
    }
    # Any: each value has its field's type.
    values: dict[str, Any] = {fact: value for fact, (value, _) in measured.items()}
    values["model"] = model
    values["relative"] = None if relative is None else relative.name
    return replace(chip, sources=sources, **values)


def measured_facts(found: Roofs) -> dict[str, MeasuredFact]:
    """What was measured of a device, beside what its driver says.

    Raises:
        UnknownNameError: the driver says too little of its device.
    """
    chip = assembled(found.device, "")
    measured = _measured(found, chip.dram_peak_bandwidth)
    return {fact: MeasuredFact(float(value), text) for fact, (value, text) in measured.items()}


def _measured(found: Roofs, peak: float | None) -> dict[str, tuple[float | int, str]]:
    """Facts with their sources; ``peak`` is DRAM's bandwidth by what the driver says."""
    about = _about(found.device)
    values: dict[str, tuple[float | int, str]] = {"l1_sector_bytes": (_SECTOR_BYTES, _SECTOR)}
    published = allocation_of(found.device.compute_capability or (0, 0))
    schedulers = published.values.get("schedulers_per_sm")
    if schedulers is not None:
        values["schedulers_per_sm"] = schedulers, published.sources["schedulers_per_sm"]
    moved = [row for row in found.rows.values() if row.name.startswith("dram.")]
    if moved and (peak is None or max(row.value for row in moved) > peak):
        best = max(moved, key=lambda row: row.value)
        peak = best.value
        values["dram_peak_bandwidth"] = peak, f"{_NO_PEAK}; {_told([best], about)}"
    for fact, value, names in facts(found.rows, peak, schedulers):
        values[fact] = value, _told([found.rows[name] for name in names], about)
    copied = values.get("achievable_dram_fraction")
    if copied is not None and found.device.values.get("ecc_enabled"):
        values["achievable_dram_fraction_ecc"] = copied
    return values


def _about(device: DeviceAttributes) -> str:
    driver = _version(device.values.get("driver_version"))
    return f"{device.name}, driver for CUDA {driver}, {datetime.now(UTC).date().isoformat()}"


def _told(rows: Iterable[Row], about: str) -> str:
    """How a fact was measured, for its source."""
    parts = []
    for row in rows:
        clock = "" if row.clock_mhz is None else f" at {row.clock_mhz:.0f} MHz"
        parts.append(f"{row.name} = {row.value:.5g} {row.unit} {_spread(row)}{clock}")
    return f"measured by cuado chips measure: {', '.join(parts)}; {about}"


def _spread(row: Row) -> str:
    """Of the readings, and of parts of the buffer where there are several."""
    spread = f"+- {row.spread:.1%}"
    if not row.places:
        return spread
    ends = f"{min(row.places):.4g} to {max(row.places):.4g}"
    return f"{spread} (mean of {len(row.places)} parts of the buffer: {ends})"


def _version(number: float | None) -> str:
    """13.0 of 13000."""
    if number is None:
        return "of an unknown version"
    return f"{int(number) // 1000}.{int(number) % 1000 // 10}"
