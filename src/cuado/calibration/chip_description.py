"""The chip that a driver and micro-benchmarks describe together.

The constants of the emulator's model of L2 and of DRAM follow from bandwidths alone, by what each
constant means: nothing is fitted to a kernel.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from cuado.calibration.facts import facts
from cuado.calibration.roofs import Roofs
from cuado.calibration.row import Row
from cuado.device.allocation import allocation_of
from cuado.device.chip import ChipFacts, Stated
from cuado.device.library import nearest_relative
from cuado.device.resolve import assembled
from cuado.model.device import DeviceAttributes, MeasuredFact

_L2_READ = ("little.l2_64_warps_4_of_512", "little.l2_64_warps_1_of_512")
_SECTORS_OF_LINE = 4

Found = tuple[str, float, tuple[str, ...]]
"""A constant, its value, and the benchmarks that it follows from."""


def constants(rows: Mapping[str, Row], peak: float | None) -> Iterator[Found]:
    """Constants with their measured values; those whose benchmarks are missing are left out.

    Args:
        rows: results by benchmark.
        peak: byte/s of DRAM by what the driver says.
    """
    read = next((name for name in _L2_READ if name in rows), None)
    if read is not None:
        yield from _of_l2(rows, read)
    yield from _of_dram(rows, peak)


def _of_l2(rows: Mapping[str, Row], read: str) -> Iterator[Found]:
    bandwidth = rows[read].value
    if "l2.write_20m" in rows:
        share = rows["l2.write_20m"].value / bandwidth
        yield "l2_store_share", round(share, 3), (read, "l2.write_20m")
    if "l2.copy_20m" in rows:
        # A byte read and a byte written take as long as two copied.
        work = 2 * bandwidth / rows["l2.copy_20m"].value - 1
        if work > 0:
            yield "store_work", round(work, 2), (read, "l2.copy_20m")
    if "l2.lone_sectors" in rows:
        # A lone sector takes the work of a line and of a sector; a whole line's four take four.
        lone = bandwidth / rows["l2.lone_sectors"].value
        sector = (_SECTORS_OF_LINE - lone) / (_SECTORS_OF_LINE - 1)
        if 0 < sector < lone:
            yield "sector_work", round(sector, 3), (read, "l2.lone_sectors")
            yield "line_work", round(lone - sector, 3), (read, "l2.lone_sectors")


def _of_dram(rows: Mapping[str, Row], peak: float | None) -> Iterator[Found]:
    names = ("dram.read", "dram.write", "dram.copy")
    if peak is not None and all(name in rows for name in names):
        read, write, copy = (rows[name].value for name in names)
        # What a copy takes longer than a read and a write one after the other.
        turn = peak * (2 / copy - 1 / read - 1 / write)
        if turn > 0:
            yield "turn_work", round(turn, 3), names
    if {"dram.read", "dram.lone_sectors"} <= rows.keys():
        # Of a lone sector, two are fetched.
        work = rows["dram.read"].value / (2 * rows["dram.lone_sectors"].value)
        if work > 1:
            yield "lone_sector_work", round(work, 2), ("dram.read", "dram.lone_sectors")


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
        name: Stated(value, _source_of([found.rows[each] for each in names], about))
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
        values["dram_peak_bandwidth"] = peak, f"{_NO_PEAK}; {_source_of([best], about)}"
    for fact, value, names in facts(found.rows, peak, schedulers):
        values[fact] = value, _source_of([found.rows[name] for name in names], about)
    copied = values.get("achievable_dram_fraction")
    if copied is not None and found.device.values.get("ecc_enabled"):
        values["achievable_dram_fraction_ecc"] = copied
    return values


def _about(device: DeviceAttributes) -> str:
    driver = _version(device.values.get("driver_version"))
    return f"{device.name}, driver for CUDA {driver}, {datetime.now(UTC).date().isoformat()}"


def _source_of(rows: Iterable[Row], about: str) -> str:
    """How a fact was measured, for its source."""
    parts = []
    for row in rows:
        clock = "" if row.clock_mhz is None else f" at {row.clock_mhz:.0f} MHz"
        parts.append(f"{row.name} = {row.value:.5g} {row.unit} {_spread(row)}{clock}")
    return f"measured by cuado chips measure: {', '.join(parts)}; {about}"


def _spread(row: Row) -> str:
    """The spread of the readings in words, and over parts of the buffer if there are several."""
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
