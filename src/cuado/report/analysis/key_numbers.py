"""The few numbers that an engineer looks at first, each with what it is to be held against."""

from dataclasses import dataclass, replace

from cuado.analysis.diagnosis import Diagnosis
from cuado.analysis.hotspots import Hotspot
from cuado.metrics import Measure, Unit
from cuado.metrics.quantity import format_value
from cuado.report import words


@dataclass(frozen=True, slots=True)
class KeyNumber:
    """One number.

    Attributes:
        label: its name.
        value: with its unit; empty if it was not recorded.
        against: the value to compare it with; for an absent number, how to record it.
        provenance: how it was obtained.
        origin: the counter or the formula.
    """

    label: str
    value: str
    against: str
    provenance: str = ""
    origin: str = ""


def key_numbers(spot: Hotspot) -> tuple[KeyNumber, ...]:
    """Time, DRAM, issue, occupancy, warps, ratio, bytes in flight; then the old profilers' own."""
    diagnosis = spot.longest
    found = (
        _time(spot),
        _dram(diagnosis),
        _issue(diagnosis),
        _occupancy(diagnosis),
        _eligible(diagnosis),
        _ratio(diagnosis),
        _in_flight(diagnosis),
        *_application(diagnosis),
        *_classic(diagnosis),
    )
    if diagnosis.profile.origin.is_recorded:
        return found
    # What cuado did not count here, nobody can record otherwise.
    return tuple(number for number in found if number.value)


def _application(diagnosis: Diagnosis) -> tuple[KeyNumber, ...]:
    """The task's throughput beside the DRAM's; nothing where nobody knows what the task needs."""
    metrics = diagnosis.profile.metrics
    measure, bytes_needed = metrics.get("application_bandwidth"), metrics.get("useful_bytes")
    if measure is None or bytes_needed is None:
        return ()
    moved, roof = metrics.value("dram_bytes"), diagnosis.roofline
    against = [f"{format_value(bytes_needed.value, Unit.BYTE)}, {bytes_needed.origin}"]
    if roof is not None and roof.attainable_bandwidth:
        against.insert(0, f"{words.share(measure.value / roof.attainable_bandwidth)} of attainable")
    if moved is not None:
        against.append(f"DRAM moves {moved / bytes_needed.value:.2f} bytes for each")
    number = _number("Application throughput", measure, "; ".join(against), "")
    return (replace(number, origin=f"{bytes_needed.origin} / duration"),)


_CLASSIC = {
    "global_load_transactions_per_request": (
        "Transactions a load",
        "ideal_transactions_per_request",
    ),
    "global_load_misses_per_request": ("of these past L1", ""),
    "global_store_transactions_per_request": (
        "Transactions a store",
        "ideal_store_transactions_per_request",
    ),
    "global_load_efficiency": ("Load efficiency", ""),
    "global_store_efficiency": ("Store efficiency", ""),
    "instruction_replay_rate": ("Replayed instructions", ""),
    "shared_replay_rate": ("Shared passes replayed", ""),
    "shared_conflict_replay_rate": ("Instructions replayed for conflicts", ""),
    "local_traffic_share": ("Traffic that spills cause", ""),
    "global_to_local_traffic": ("Global to local traffic", ""),
    "local_instruction_share": ("Instructions that spill", ""),
    "traffic_efficiency": ("Bytes needed of bytes moved", ""),
}
"""Ratios that the founding documents reason with, in their order, with the ideal values."""

_CLASSIC_TOOLS = "Nsight Compute"
"""Recordings of this tool have better numbers for the same things."""


def _classic(diagnosis: Diagnosis) -> tuple[KeyNumber, ...]:
    profile = diagnosis.profile
    if profile.origin.tool.startswith(_CLASSIC_TOOLS):
        return ()
    found = []
    for name, (label, ideal_name) in _CLASSIC.items():
        measure = profile.metrics.get(name)
        ideal = profile.metrics.value(ideal_name) if ideal_name else None
        if measure is not None:
            against = "" if ideal is None else f"{ideal:g} if coalesced"
            value = format_value(measure.value, _plain(measure.unit))
            if name == "global_to_local_traffic":
                value = (
                    f"{measure.value:,.3g}:1" if measure.value < 100 else f"{measure.value:,.0f}:1"
                )
            found.append(KeyNumber(label, value, against, measure.provenance.value, measure.origin))
    return tuple(found)


def _plain(unit: Unit) -> Unit:
    return Unit.RATIO if unit is Unit.TRANSACTION_PER_REQUEST else unit


def in_words(numbers: tuple[KeyNumber, ...]) -> str:
    """The recorded numbers, as one line of text."""
    return "; ".join(
        f"{number.label} {number.value}" + (f" ({number.against})" if number.against else "")
        for number in numbers
        if number.value
    )


def _bandwidth(value: float) -> str:
    return format_value(value, Unit.BYTE_PER_SECOND)


def _number(label: str, measure: Measure | None, against: str, section: str) -> KeyNumber:
    if measure is None:
        return KeyNumber(label, "", f"record with ncu --section {section}")
    unit = Unit.RATIO if measure.unit in _BARE else measure.unit
    value = format_value(measure.value, unit)
    return KeyNumber(label, value, against, measure.provenance.value, measure.origin)


_BARE = frozenset({Unit.WARP, Unit.INSTRUCTION_PER_BYTE})
"""Units that the label already says."""


def _time(spot: Hotspot) -> KeyNumber:
    measure = spot.longest.profile.metrics.get("duration")
    against = "" if spot.share is None else f"{words.share(spot.share)} of the recording"
    if spot.launches > 1:
        against = f"longest of {spot.launches} launches; together {against}"
    return _number("Time", measure, against, "SpeedOfLight")


def _dram(diagnosis: Diagnosis) -> KeyNumber:
    measure = diagnosis.profile.metrics.get("dram_bandwidth")
    roof = diagnosis.roofline
    if roof is None:
        return _number("DRAM", measure, "the chip's bandwidth is unknown", "MemoryWorkloadAnalysis")
    against = f"of {_bandwidth(roof.bandwidth)} theoretical"
    if roof.attainable_bandwidth and measure:
        part = words.share(measure.value / roof.attainable_bandwidth)
        against = f"{part} of {_bandwidth(roof.attainable_bandwidth)} attainable"
    if diagnosis.copy is not None:
        against += f"; a copy at this occupancy: {_bandwidth(diagnosis.copy.bandwidth)}"
    return _number("DRAM", measure, against, "MemoryWorkloadAnalysis")


def _issue(diagnosis: Diagnosis) -> KeyNumber:
    metrics = diagnosis.profile.metrics
    interval = metrics.value("issue_interval")
    against = f"a scheduler issues every {interval:.3g} cycles" if interval else ""
    return _number("Issue slots", metrics.get("issue_slot_utilization"), against, "SpeedOfLight")


def _occupancy(diagnosis: Diagnosis) -> KeyNumber:
    metrics = diagnosis.profile.metrics
    theoretical = metrics.get("theoretical_occupancy")
    against = f"of {theoretical} theoretical" if theoretical else "theoretical: not recorded"
    return _number("Occupancy", metrics.get("achieved_occupancy"), against, "Occupancy")


def _eligible(diagnosis: Diagnosis) -> KeyNumber:
    metrics = diagnosis.profile.metrics
    active, most = (
        metrics.value(name) for name in ("active_warps_per_scheduler", "max_warps_per_scheduler")
    )
    against = f"of {active:.3g} active" if active is not None else ""
    if active is not None and most is not None:
        against += f", {most:.3g} at most"
    none = metrics.get("cycles_without_eligible_warp")
    if none is not None:
        against = "; ".join(filter(None, (against, f"none in {none} of the cycles")))
    measure = metrics.get("eligible_warps_per_scheduler")
    return _number("Eligible warps a scheduler", measure, against, "SchedulerStats")


def _ratio(diagnosis: Diagnosis) -> KeyNumber:
    measure = diagnosis.profile.metrics.get("instruction_byte_ratio")
    balance = diagnosis.limiter.instruction_byte_balance
    against = f"chip's balance {balance:.3g}" if balance else "the chip's balance is unknown"
    needed = diagnosis.profile.metrics.value("useful_instruction_byte_ratio")
    if needed is not None:
        against += f"; the algorithm needs {needed:.3g}"
    sections = "MemoryWorkloadAnalysis --section SchedulerStats"
    return _number("Instructions a byte", measure, against, sections)


def _in_flight(diagnosis: Diagnosis) -> KeyNumber:
    label = "In flight per SM"
    found = diagnosis.limiter.concurrency
    if found is None:
        known = diagnosis.chip.chip.dram_latency is not None
        lacks = "record with ncu --section SourceCounters --section Occupancy"
        if known and diagnosis.profile.samples:
            lacks = "no load of the listed code is waited for"
        return KeyNumber(label, "", lacks if known else "the chip's DRAM latency is unknown")
    had, needed = (format_value(value, Unit.BYTE) for value in (found.had, found.needed))
    return KeyNumber(label, had, f"{needed} fill DRAM (Little)", "derived", found.basis)
