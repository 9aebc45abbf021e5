"""One micro-benchmark run at two lengths, and its value made of the difference of the times."""

from dataclasses import dataclass
from statistics import median
from typing import Protocol

from cuado.calibration.benchmark import Benchmark, Quantity
from cuado.calibration.kernel import NAME
from cuado.calibration.row import Row
from cuado.model.trial import Loaded, Program, Trial
from cuado.stats import Reading

LONGER = 3
"""The long run has this many times the trips of the short one."""
GROWTH = 4
MOST_TRIPS = 1 << 26
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
        grid = (benchmark.prepare_grid, 1, 1)
        bench.time(Trial(_PREPARE, 1, grid, (1024, 1, 1)))
    if benchmark.quantity is Quantity.LAUNCH:
        return _launch(bench, benchmark, setting)
    short = 1 if benchmark.varies_blocks else _long_enough(bench, benchmark)
    times: dict[int, list[float]] = {short: [], LONGER * short: []}
    clocks: list[float] = []
    for reading in range(setting.readings + 1):
        for length, taken in times.items():
            found = bench.time(_trial(benchmark, length))
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


def _trial(benchmark: Benchmark, length: int) -> Trial:
    """The run of some length: trips, or multiples of the grid."""
    blocks = benchmark.grid * (length if benchmark.varies_blocks else 1)
    trips = 1 if benchmark.varies_blocks else length
    return Trial(_MEASURED, trips, (blocks, 1, 1), (benchmark.block, 1, 1))


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


def _launch(bench: Bench, benchmark: Benchmark, setting: Setting) -> Row:
    trial = _trial(benchmark, 1)
    taken: list[float] = []
    clocks: list[float] = []
    for reading in range(2 * setting.readings + 1):
        found = bench.time(trial)
        if reading:
            taken.append(found.time)
            clocks += found.clocks
    value = median(taken)
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
