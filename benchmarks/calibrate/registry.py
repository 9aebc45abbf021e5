"""All micro-benchmarks, in the order in which they are run."""

from collections.abc import Iterator

from calibrate.families import atomics, l1, loops, partial_stores, queue, stragglers
from cuado.calibration.benchmark import Benchmark, Chip
from cuado.calibration.families import (
    arithmetic,
    chase,
    increments,
    launches,
    little,
    mixes,
    shared,
    streams,
)

FAMILIES = (
    launches,
    chase,
    shared,
    l1,
    arithmetic,
    mixes,
    loops,
    streams,
    atomics,
    little,
    increments,
    queue,
    partial_stores,
    stragglers,
)


def all_benchmarks(chip: Chip) -> Iterator[Benchmark]:
    """Every benchmark in the shape that fits a chip."""
    for family in FAMILIES:
        yield from family.benchmarks(chip)
