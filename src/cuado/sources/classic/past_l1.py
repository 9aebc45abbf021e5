"""What loads that bypass L1 add to the traffic, and the SMs that counters stand for.

A kernel compiled with ``-Xptxas -dlcm=cg`` looks nothing up in L1: hits and misses are 0, and all
its loads go to L2. [000] then counts the loads themselves ("comparing with non-caching loads: count
all loads"), a coalesced one as one 128-byte line per 4 bytes of an element.
"""

from collections.abc import MutableMapping

from cuado.device.chip import Chip
from cuado.metrics import Measure, Provenance, specification

Measures = MutableMapping[str, Measure]
_OF_THE_CHIP = ("l2_read_sectors", "l2_write_sectors", "dram_read_bytes", "dram_write_bytes")
"""Counted for the whole chip,"""
_OF_AN_SM = ("instructions_issued", "global_load_requests", "global_store_requests")
"""where these are one SM's on Fermi [000, 001]."""


def add_traffic(measures: Measures, chip: Chip | None, *, bypasses_l1: bool) -> None:
    """Add what follows for one launch from how its loads go, and from which SMs were counted.

    Args:
        measures: by vocabulary name; what is there stays.
        chip: that it ran on; None if unknown.
        bypasses_l1: True if its loads are said to bypass L1; False leaves that to the counters.
    """
    counted = _value(measures, "counted_sms")
    both = all(any(name in measures for name in names) for names in (_OF_THE_CHIP, _OF_AN_SM))
    if both and (counted is None or chip is not None):
        ratio = 1.0 if counted is None or chip is None else chip.sm_count / counted
        _add(measures, "chip_over_counted_sms", ratio, "SMs of the chip / counted_sms")
    if bypasses_l1 or _nothing_looked_up(measures):
        _count_all_loads(measures)


def _nothing_looked_up(measures: Measures) -> bool:
    """True if there were loads, and L1 neither hit nor missed."""
    looked = [_value(measures, f"global_load_l1_line_{what}") for what in ("hits", "misses")]
    return looked == [0.0, 0.0] and bool(_value(measures, "global_load_requests"))


def _count_all_loads(measures: Measures) -> None:
    loads, stores = (_value(measures, f"global_{what}_requests") for what in ("load", "store"))
    lines = _value(measures, "ideal_transactions_per_request") or 1.0
    how = f"x {lines:g}: loads bypass L1, taken as coalesced [000]"
    if loads is not None and "global_load_uncached_transactions" not in measures:
        _add(measures, "global_load_transactions_past_l1", loads * lines, f"gld_request {how}")
    if stores is not None:
        _add(measures, "global_store_transactions", stores * lines, f"gst_request {how}")
    read, ratio = (_value(measures, n) for n in ("l2_read_sectors", "chip_over_counted_sms"))
    if loads and read is not None and ratio is not None:
        each = read / (loads * ratio)
        _add(measures, "global_load_sectors_per_request", each, "l2_read_requests / gld_request")


def _value(measures: Measures, name: str) -> float | None:
    return measures[name].value if name in measures else None


def _add(measures: Measures, name: str, value: float, how: str) -> None:
    unit = specification(name).unit
    measures.setdefault(name, Measure(value, unit, Provenance.DERIVED, how))
