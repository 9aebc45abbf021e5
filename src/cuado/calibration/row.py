"""One result of a micro-benchmark."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One result.

    Attributes:
        name: of the benchmark.
        value: in ``unit``.
        unit: of the value.
        what: for the reader.
        spread: median deviation of the readings, as a share of the value.
        clock_mhz: of the SM, median of the readings; None if it cannot be read.
        clock_least_mhz: lowest of them.
        trips: of the shorter run.
        short_ns: its time, median.
        long_ns: that of the longer one.
        l2: ``cold`` where the L2 was flushed before each run.
        grid: blocks.
        block: threads.
        places: values in parts of the buffer, where there are several: ``value`` is their mean.
    """

    name: str
    value: float
    unit: str
    what: str
    spread: float
    clock_mhz: float | None
    clock_least_mhz: float | None
    trips: int
    short_ns: float
    long_ns: float
    l2: str
    grid: int
    block: int
    places: tuple[float, ...] = ()
