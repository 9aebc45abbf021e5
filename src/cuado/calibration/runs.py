"""One micro-benchmark run at two lengths, and its value made of the difference of the times."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Protocol

from cuado.calibration.benchmark import Benchmark, Quantity
from cuado.calibration.kernel import NAME, TRIP_BITS
from cuado.calibration.row import Row
from cuado.model.trial import Loaded, Program, Trial
from cuado.stats import Reading

LONGER = 3
"""The long run has this many times the trips of the short one."""
GROWTH = 4
MOST_TRIPS = 1 << 26
LAUNCHES = 100
"""Launches of an empty kernel: some timers tick every 32 ns, which is 1 % of its time."""
LONGEST_NS = 2e9
"""A short run of more than this is a mistake."""
_PREPARE = "prepare"
_MEASURED = "measured"
_MHZ = 1e6


class Bench(Protocol):
    """As much of a bench as is needed here."""

    def load(self, program: Program) -> Loaded:
        """Make a program ready."""
        ...

    def time(self, trial: Trial) -> Reading:
        """Run a trial and time it."""
        ...


@dataclass(frozen=True, slots=True)
class Setting:
    """How the benchmarks are run.

    Attributes:
        sms: of the chip.
        readings: of each length.
    """

    sms: int
    readings: int


class NoSlopeError(ValueError):
    """The longer run did not take longer."""


def measured(
    bench: Bench, benchmark: Benchmark, cubin: bytes, prepare: bytes | None, setting: Setting
) -> Row:
    """Load a benchmark, find lengths that are long enough, and time both, in turn.

    Raises:
        CuadoError: it does not run.
        NoSlopeError: its two lengths take the same time, or no length takes long enough.
        ValueError: no clock was read, and cycles are asked for.
    """
    bench.load(Program(_MEASURED, cubin, NAME, has_tail=True))
    if prepare is not None:
        bench.load(Program(_PREPARE, prepare, NAME, has_tail=True))
    if benchmark.quantity is Quantity.LAUNCH:
        return _launch(bench, benchmark)
    rows: list[Row] = []
    for place in range(benchmark.places):
        if prepare is not None:
            grid = (benchmark.prepare_grid, 1, 1)
            bench.time(Trial(_PREPARE, _switch(1, place), grid, (1024, 1, 1)))
        trips = rows[0].trips if rows else None
        rows.append(_in_place(bench, benchmark, setting, place, trips))
    return rows[0] if len(rows) == 1 else _mean(rows)


def _in_place(
    bench: Bench, benchmark: Benchmark, setting: Setting, place: int, trips: int | None
) -> Row:
    """One part of the buffer; the shorter run's trips are looked for where they are not given."""
    short = trips or (1 if benchmark.varies_blocks else _long_enough(bench, benchmark))
    times: dict[int, list[float]] = {short: [], LONGER * short: []}
    clocks: list[float] = []
    for reading in range(setting.readings + 1):
        for length, taken in times.items():
            found = bench.time(_trial(benchmark, length, place))
            if reading:  # The first of each length is a warm-up: it is not timed as the others.
                taken.append(found.time)
                clocks += found.clocks
    least, most = (median(taken) for taken in times.values())
    if most <= least:
        raise NoSlopeError(f"{least:.0f} ns, and {LONGER} times as long {most:.0f} ns")
    units = (LONGER - 1) * short * (benchmark.grid if benchmark.varies_blocks else 1)
    value = value_of(benchmark, (most - least) / units, median(clocks) if clocks else None)
    deviation = sum(median(abs(t - median(taken)) for t in taken) for taken in times.values())
    spread = deviation / (most - least)
    return _row(benchmark, value, spread, clocks, (short, least, most))


def _mean(rows: Sequence[Row]) -> Row:
    """The mean of all parts of the buffer, with the spread of readings within one."""
    values = tuple(row.value for row in rows)
    clocks = [row.clock_mhz for row in rows if row.clock_mhz is not None]
    lowest = [row.clock_least_mhz for row in rows if row.clock_least_mhz is not None]
    return replace(
        rows[0],
        value=fmean(values),
        spread=median(row.spread for row in rows),
        clock_mhz=median(clocks) if clocks else None,
        clock_least_mhz=min(lowest, default=None),
        short_ns=fmean(row.short_ns for row in rows),
        long_ns=fmean(row.long_ns for row in rows),
        places=values,
    )


def value_of(benchmark: Benchmark, step_ns: float, mhz: float | None) -> float:
    """The value of a benchmark of which a trip (a block, where blocks are varied) takes so long.

    Raises:
        ValueError: no clock is known, and it is needed.
    """
    work, seconds = benchmark.work, step_ns * 1e-9
    match benchmark.quantity:
        case Quantity.NANOSECONDS:
            return step_ns / work
        case Quantity.PER_SECOND | Quantity.BANDWIDTH:
            return work / seconds
        case Quantity.LAUNCH:
            raise ValueError("a launch has no step")
    if mhz is None:
        raise ValueError("the SM clock cannot be read, so that there are no cycles")
    cycles = seconds * mhz * _MHZ
    return cycles / work if benchmark.quantity is Quantity.CYCLES else work / cycles


def _switch(trips: int, place: int) -> int:
    """Trips, and where they are run, as kernels take both."""
    return trips | place << TRIP_BITS


def _trial(benchmark: Benchmark, length: int, place: int = 0) -> Trial:
    """The run of some length: trips, or multiples of the grid."""
    blocks = benchmark.grid * (length if benchmark.varies_blocks else 1)
    trips = 1 if benchmark.varies_blocks else length
    return Trial(_MEASURED, _switch(trips, place), (blocks, 1, 1), (benchmark.block, 1, 1))


def _long_enough(bench: Bench, benchmark: Benchmark) -> int:
    """Trips that take the time that the shorter run should."""
    trips = 1
    bench.time(_trial(benchmark, trips))
    while True:
        taken = bench.time(_trial(benchmark, trips)).time
        if taken >= benchmark.least_ns:
            break
        if trips >= MOST_TRIPS:
            raise NoSlopeError(f"{trips} trips take {taken:.0f} ns only")
        trips *= GROWTH
        # The first run of a length is not timed as the others: see the stopwatch.
        bench.time(_trial(benchmark, trips))
    if taken > LONGEST_NS:
        raise NoSlopeError(f"{trips} trips take {taken / 1e9:.1f} s")
    return trips


def _mean_of_half(times: Sequence[float]) -> float:
    """The mean of the middle half: finer than a tick of the clock, and free of outliers."""
    cut = len(times) // 4
    return fmean(sorted(times)[cut : len(times) - cut])


def _launch(bench: Bench, benchmark: Benchmark) -> Row:
    trial = _trial(benchmark, 1)
    taken: list[float] = []
    clocks: list[float] = []
    for reading in range(LAUNCHES + 1):
        found = bench.time(trial)
        if reading:
            taken.append(found.time)
            clocks += found.clocks
    value = _mean_of_half(taken)
    spread = median(abs(t - value) for t in taken) / value
    return _row(benchmark, value, spread, clocks, (1, value, value))


def _row(
    benchmark: Benchmark,
    value: float,
    spread: float,
    clocks: list[float],
    lengths: tuple[int, float, float],
) -> Row:
    return Row(
        benchmark.name,
        value,
        benchmark.quantity.value,
        benchmark.what,
        spread,
        median(clocks) if clocks else None,
        min(clocks) if clocks else None,
        *lengths,
        "cold" if benchmark.cold else "warm",
        benchmark.grid,
        benchmark.block,
    )
