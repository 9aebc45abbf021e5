"""The memory chart's data: bytes between the levels of the memory hierarchy, and hit rates."""

from dataclasses import dataclass

from cuado.metrics import Measure, MetricSet, Provenance, Unit

SECTOR_BYTES = 32


@dataclass(frozen=True, slots=True)
class Link:
    """Traffic between two levels, in one direction; None where it was not measured.

    Attributes:
        source: level the bytes come from: ``SM``, ``L1``, ``L2`` or ``DRAM``.
        target: level they go to.
        amount: bytes with their provenance.
    """

    source: str
    target: str
    amount: Measure | None


@dataclass(frozen=True, slots=True)
class Traffic:
    """Bytes per link, from the SM downwards, and hit rates per cache."""

    links: tuple[Link, ...]
    hit_rates: dict[str, Measure]


def traffic(metrics: MetricSet) -> Traffic | None:
    """The memory chart of one kernel; None if no level was measured."""
    links = (
        Link("L1", "SM", _sectors(metrics, "global_load_sectors", "local_load_sectors")),
        Link("SM", "L1", _sectors(metrics, "global_store_sectors", "local_store_sectors")),
        Link("L2", "L1", metrics.get("l2_to_l1_bytes")),
        Link("L1", "L2", metrics.get("l1_to_l2_bytes")),
        Link("DRAM", "L2", metrics.get("dram_read_bytes")),
        Link("L2", "DRAM", metrics.get("dram_write_bytes")),
    )
    if all(link.amount is None for link in links):
        return None
    rates = {"L1": metrics.get("l1_hit_rate"), "L2": metrics.get("l2_hit_rate")}
    return Traffic(links, {level: rate for level, rate in rates.items() if rate is not None})


def _sectors(metrics: MetricSet, *names: str) -> Measure | None:
    """Bytes of the sectors, local memory's included where it was measured."""
    values = [value for name in names if (value := metrics.value(name)) is not None]
    if metrics.value(names[0]) is None:
        return None
    return Measure(
        SECTOR_BYTES * sum(values), Unit.BYTE, Provenance.DERIVED, f"32 x ({' + '.join(names)})"
    )
