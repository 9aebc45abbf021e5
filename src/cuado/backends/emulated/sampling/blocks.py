"""Events of a whole grid from some of its blocks, so that large grids cost seconds.

A probe runs a few dozen blocks, of every stratum of positions: first, inside and last in each
dimension. If all blocks cost no more than a budget, the whole grid is run then. Else the sample
grows where blocks of a stratum differ, until the standard errors of the totals are small or the
budget is spent. Within a stratum the blocks lie one in each of equal intervals, at places in them
that follow the golden ratio: no period of the grid's is met, and the same blocks are run each time.

Estimates are ``sum(interval * events)``; the standard error is that of successive differences
(Wolter, Introduction to Variance Estimation, 2007, estimator v2 of systematic samples). A kind of
block that is rare may be missed, and then the error is not seen either: ``Sample`` says what ran.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod, sqrt

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.blocks import (
    DEFAULT,
    Events,
    Options,
    Shape,
    execute,
    execute_each,
)
from cuado.backends.emulated.execution.event_sums import total, weighted
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.memory.address_space import Arena
from cuado.backends.emulated.sampling.dependence import Crossing, crossing_of
from cuado.model.launch import Extent

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

BUDGET = 2e9
"""Thread instructions of a whole grid that is run as it is, and of a sample at most."""
TARGET = 0.005
"""Relative standard error of the totals at which a sample is large enough."""
PROBE = 64
"""Blocks of the first look, beside two of each stratum."""
LEAST = 512
"""Blocks of a sample where the budget allows, however alike: some are met of kinds that are one in
a hundred."""
MOST = 16384
"""Blocks of a sample: more take longer to tell apart than to run."""
ROUNDS = 3
"""Times that a sample grows."""
GOLDEN = (sqrt(5) - 1) / 2
SECTORS, WAVEFRONTS = 2, 4
"""Columns of ``Events.accesses``."""
QUANTITIES = ("warp instructions", "thread instructions", "sectors", "wavefronts")
"""Totals whose standard errors are known."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How blocks are chosen.

    Attributes:
        budget: thread instructions: a grid estimated to take no more is run whole, and a sample
            stops there.
        target: relative standard error of every total at which a sample stops to grow.
        whole_grid: whether to run all blocks whatever it costs.
        dependent_budget: a grid whose blocks act on each other is run whole up to here.
    """

    budget: float = BUDGET
    target: float = TARGET
    whole_grid: bool = False
    dependent_budget: float = 10 * BUDGET


@dataclass(frozen=True)
class Sample:
    """Which blocks of a grid were run, and what that is worth.

    Attributes:
        grid_blocks: of the launch.
        numbers: of the blocks that were looked at one by one, rising; all of them, or a probe, if
            the whole grid was run.
        weights: how many blocks of the grid each stands for.
        work: warp instructions of each: how even the blocks are.
        kinds: distinct ways through the kernel among them, by the runs of its segments.
        is_whole: whether the events are of the whole grid, counted and not estimated.
        errors: relative standard error of each of ``QUANTITIES`` that is not 0; none if whole.
        crossing: how results of blocks steer others; None if they do not.
    """

    grid_blocks: int
    numbers: Numbers
    weights: Floats
    work: Floats
    kinds: int
    is_whole: bool
    errors: dict[str, float] = field(default_factory=dict)
    crossing: Crossing | None = None

    @property
    def blocks(self) -> int:
        """Blocks that the events are made of."""
        return self.grid_blocks if self.is_whole else len(self.numbers)

    def __str__(self) -> str:
        """For the reader: "128 of 65,536 blocks: 9 kinds of blocks by control flow"."""
        if self.is_whole:
            return f"all {self.grid_blocks:,} blocks" if self.grid_blocks > 1 else "its only block"
        kinds = "one kind" if self.kinds == 1 else f"{self.kinds:,} kinds"
        said = f"{self.blocks:,} of {self.grid_blocks:,} blocks: {kinds} of blocks by control flow"
        worst = max(self.errors, key=lambda name: self.errors[name], default=None)
        if worst is None or self.errors[worst] == 0:
            said += ", alike in all totals"
        else:
            said += f"; standard error of {worst} {100 * self.errors[worst]:.2g} %"
        if self.crossing is not None:
            said += f"; not seen: {self.crossing}"
        return said


def observe_events(
    program: Program,
    shape: Shape,
    memory: Callable[[], Arena],
    sampling: Sampling | None = None,
    *,
    options: Options = DEFAULT,
) -> tuple[Events, Sample]:
    """Events of a launch: of all its blocks, or estimated from some.

    Args:
        program: the kernel.
        shape: of the launch.
        memory: gives the launch's memory as it is before a run; called before each. What the
            last run leaves in it are the launch's results only if the sample is whole.
        sampling: how blocks are chosen; None for the default.
        options: how blocks are run.

    Returns:
        Events, whose counts are 64-bit floating numbers unless the sample is whole; the sample.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated.
        EmulationError: a block that was run did what it may not.
    """
    how = sampling or Sampling()
    grid_blocks = prod(shape.grid)
    strata = strata_of(shape.grid)
    probe = _planned(strata, PROBE)
    crossing = crossing_of(program, shape)
    if crossing is not None:  # Counts could depend on which block comes first.
        options = replace(options, workers=1)
    if sum(probe) * 2 >= grid_blocks:
        return _every(program, shape, memory, options, crossing)
    runs = _Runs(program, shape, memory, options, strata)
    runs.extend(probe)
    limit = how.budget if crossing is None else how.dependent_budget
    if how.whole_grid or runs.estimate()[1] <= limit:
        events = execute(program, shape, memory(), options=options)
        return events, runs.sample(is_whole=True, crossing=crossing)
    for _ in range(ROUNDS):
        if not runs.extend(runs.wanted(how)):
            break
    return runs.events(), runs.sample(is_whole=False, crossing=crossing)


def _every(
    program: Program,
    shape: Shape,
    memory: Callable[[], Arena],
    options: Options,
    crossing: Crossing | None,
) -> tuple[Events, Sample]:
    """A grid so small that each of its blocks is looked at."""
    count = prod(shape.grid)
    each = execute_each(program, shape, memory(), range(count), options=options)
    lengths = _lengths(program)
    work = np.array([float(events.segments[:, 0] @ lengths) for events in each])
    sample = Sample(
        count,
        np.arange(count),
        np.ones(count),
        work,
        len({way(events) for events in each}),
        True,
        crossing=crossing,
    )
    return total(each, count), sample


@dataclass(frozen=True, slots=True)
class Stratum:
    """Blocks at like positions: in each dimension the first, those inside, or the last.

    Attributes:
        ranges: of their numbers in x, y, z.
        grid: that they are of.
    """

    ranges: tuple[range, range, range]
    grid: Extent

    def __len__(self) -> int:
        """Blocks."""
        return prod(len(each) for each in self.ranges)

    def block(self, place: int) -> int:
        """Number in the grid of one of them, counted in order."""
        x, y, z = self.ranges
        row, at = divmod(place, len(x))
        plane, line = divmod(row, len(y))
        return x[at] + self.grid[0] * (y[line] + self.grid[1] * z[plane])


def strata_of(grid: Extent) -> tuple[Stratum, ...]:
    """The strata of a grid, none of them empty."""
    parts = [
        [part for part in (range(1), range(1, size - 1), range(max(size - 1, 1), size)) if part]
        for size in grid
    ]
    return tuple(Stratum((x, y, z), grid) for x, y, z in product(*parts))


def spread(size: int, count: int) -> tuple[Numbers, Numbers]:
    """Places of a sample of ``count`` among ``size`` in order, and how many each stands for."""
    count = min(count, size)
    edges = np.arange(count + 1, dtype=np.int64) * size // count
    lengths = np.diff(edges)
    inside = (np.arange(1, count + 1) * GOLDEN % 1.0 * lengths).astype(np.int64)
    return edges[:-1] + inside, lengths


def way(events: Events) -> bytes:
    """What tells apart the ways through the kernel that the warps of a block took."""
    return bytes(events.segments[:, 0].tobytes())


def _planned(strata: tuple[Stratum, ...], blocks: int) -> list[int]:
    """Blocks of each stratum: two, and of the rest as many as it has of the grid."""
    whole = sum(len(each) for each in strata)
    return [min(len(each), 2 + blocks * len(each) // whole) for each in strata]


def _lengths(program: Program) -> Floats:
    return np.array([s.last - s.first + 1 for s in program.lowered.segments], np.float64)


class _Runs:
    """The blocks of each stratum that were run so far."""

    def __init__(
        self,
        program: Program,
        shape: Shape,
        memory: Callable[[], Arena],
        options: Options,
        strata: tuple[Stratum, ...],
    ) -> None:
        self._program, self._shape, self._memory = program, shape, memory
        self._options, self._strata = options, strata
        self._lengths = _lengths(program)
        self._each: list[list[Events]] = [[] for _ in strata]
        self._values = [np.zeros((0, len(QUANTITIES))) for _ in strata]

    def extend(self, counts: list[int]) -> bool:
        """Run as many blocks of each stratum, of those that have fewer; whether there were any."""
        grown = [n for n, count in enumerate(counts) if count > len(self._each[n])]
        numbers = [
            self._strata[n].block(int(place))
            for n in grown
            for place in spread(len(self._strata[n]), counts[n])[0]
        ]
        if not numbers:
            return False
        ran = iter(
            execute_each(self._program, self._shape, self._memory(), numbers, options=self._options)
        )
        for n in grown:
            self._each[n] = [next(ran) for _ in range(min(counts[n], len(self._strata[n])))]
            self._values[n] = np.array([self._quantities(events) for events in self._each[n]])
        return True

    def _quantities(self, events: Events) -> list[float]:
        warps, lanes = self._lengths @ events.segments
        accesses = events.accesses.sum(0)
        return [float(warps), float(lanes), float(accesses[SECTORS]), float(accesses[WAVEFRONTS])]

    def _weights(self, stratum: int) -> Numbers:
        return spread(len(self._strata[stratum]), len(self._each[stratum]))[1]

    def estimate(self) -> Floats:
        """Totals of the grid, of ``QUANTITIES``."""
        found = [self._weights(n) @ values for n, values in enumerate(self._values)]
        return np.asarray(np.sum(found, 0), np.float64)

    def _deviations(self) -> Floats:
        """Of each stratum, how much one block differs from the next that was run, by quantity."""
        return np.array(
            [
                np.sqrt((np.diff(values, axis=0) ** 2).sum(0) / (2 * max(len(values) - 1, 1)))
                for values in self._values
            ]
        )

    def _sizes(self) -> tuple[Floats, Floats]:
        """Blocks of each stratum: that there are, that were run."""
        there = np.array([len(stratum) for stratum in self._strata], np.float64)
        return there, np.array([len(each) for each in self._each], np.float64)

    def errors(self) -> Floats:
        """Standard errors of ``estimate``, relative to it; 0 for what there is none of."""
        there, ran = self._sizes()
        parts = (there * self._deviations().T) ** 2 * (1 - ran / there) / ran
        whole = self.estimate()
        return np.asarray(np.sqrt(parts.sum(1)) / np.where(whole > 0, whole, 1), np.float64)

    def wanted(self, how: Sampling) -> list[int]:
        """Blocks of each stratum that would do (Neyman's allocation), within the budget."""
        there, ran = self._sizes()
        spreads = there[:, None] * self._deviations()
        allowed = how.target * self.estimate()
        squares = np.where(allowed > 0, allowed, np.inf) ** 2
        wanted = (spreads * spreads.sum(0) / squares).max(1)
        # Close to all blocks of a stratum, the error falls faster than with the root of the number.
        wanted = np.maximum(wanted / (1 + wanted / there), LEAST * there / there.sum())
        wanted = np.ceil(np.minimum(wanted, there))
        more = np.where(wanted > ran, wanted, 0)
        cost = np.array([values[:, 1].mean() for values in self._values])
        left = how.budget - float((cost * ran).sum())
        room = min(left / max(float((cost * more).sum()), 1.0), MOST / max(float(more.sum()), 1.0))
        return [int(n) for n in np.maximum(np.floor(more * min(1.0, max(room, 0.0))), ran)]

    def events(self) -> Events:
        """Of the grid, estimated."""
        weights = np.concatenate([self._weights(n) for n in range(len(self._strata))])
        each = [events for some in self._each for events in some]
        return weighted(each, weights.astype(np.float64), prod(self._shape.grid))

    def sample(self, *, is_whole: bool, crossing: Crossing | None) -> Sample:
        """What was run."""
        numbers = np.array(
            [
                self._strata[n].block(int(place))
                for n, each in enumerate(self._each)
                for place in spread(len(self._strata[n]), len(each))[0]
            ]
        )
        weights = np.concatenate([self._weights(n) for n in range(len(self._strata))])
        order = np.argsort(numbers)
        errors = dict(zip(QUANTITIES, map(float, self.errors()), strict=True))
        return Sample(
            prod(self._shape.grid),
            numbers[order],
            weights[order].astype(np.float64),
            np.concatenate([values[:, 0] for values in self._values])[order],
            len({way(events) for each in self._each for events in each}),
            is_whole,
            {} if is_whole else errors,
            crossing,
        )
