"""Events of a whole grid from some of its blocks, so that large grids cost seconds.

A probe runs a few dozen blocks, some of every stratum of positions: first, inside and last in each
dimension. If all blocks cost no more than a budget, the whole grid is run then. Otherwise the
sample grows where blocks of a stratum differ, until the standard errors of the totals are small or
the budget is spent. A stratum is divided into equal intervals with one block of each, at positions
that follow the golden ratio: they do not coincide with a period of the grid, and are the same in
each run.

Estimates are ``sum(interval * events)``; the standard error is that of successive differences
(Wolter, Introduction to Variance Estimation, 2007, estimator v2 of systematic samples). A rare kind
of block may be missed; the standard error does not show it then. ``Sample`` says what ran.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from math import prod

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
from cuado.backends.emulated.execution.events import joined, total, weighted
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.sampling.dependence import Crossing, crossing_of
from cuado.backends.emulated.sampling.endless_blocks import execute_each_to_its_end
from cuado.backends.emulated.sampling.strata import Stratum, planned, spread, strata_of
from cuado.errors import CuadoError

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]
Traced = Callable[[Events], Events | None]
"""Runs a whole grid for its requests to memory, given its estimated events: its events, which are
the same; or None if it is not to be run whole for them."""

BUDGET = 2e9
"""Thread instructions up to which a whole grid is run; those of a sample at most."""
TARGET = 0.005
"""Relative standard error of the totals at which a sample is large enough."""
PROBE = 64
"""Blocks of the probe, beside two of each stratum."""
LEAST = 512
"""Blocks of a sample at least, if the budget allows, even if they are alike: a kind that is one in
a hundred is among them."""
MOST = 16384
"""Blocks of a sample at most: the evaluation of more takes longer than running them."""
ROUNDS = 3
"""Times that a sample grows."""
MOST_PROBED = 1e11
"""Thread instructions of a probe at most: more take minutes, and no launch of a few milliseconds
has them."""
SECTORS, WAVEFRONTS = 2, 4
"""Columns of ``Events.accesses``."""
QUANTITIES = ("warp instructions", "thread instructions", "sectors", "wavefronts")
"""Totals whose standard errors are known."""


class TooLongError(CuadoError):
    """The blocks of a sample would take minutes to emulate."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How blocks are chosen.

    Attributes:
        budget: thread instructions up to which a grid is run whole, and at which a sample stops.
        target: relative standard error of every total at which a sample stops growing.
        whole_grid: True to run all blocks at any cost.
        dependent_budget: thread instructions up to which a grid is run whole if its blocks act on
            each other.
    """

    budget: float = BUDGET
    target: float = TARGET
    whole_grid: bool = False
    dependent_budget: float = 10 * BUDGET


@dataclass(frozen=True)
class Sample:
    """The blocks of a grid that were run, and how good the estimates from them are.

    Attributes:
        grid_blocks: number of blocks of the launch.
        numbers: numbers of the blocks whose events were kept one by one, rising; if the whole grid
            was run these are all blocks, or the probe.
        weights: how many blocks of the grid each of them stands for.
        work: warp instructions of each of them, which show how even the blocks are.
        kinds: number of distinct sets of paths among them, by the runs of the kernel's segments.
        is_whole: True if the events of the whole grid were counted, not estimated.
        errors: relative standard error of each of ``QUANTITIES``; empty if the grid is whole.
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
        """The number of blocks from which the events are."""
        return self.grid_blocks if self.is_whole else len(self.numbers)

    @property
    def share(self) -> float:
        """Share of the grid's blocks whose events were counted, 0 to 1."""
        return self.blocks / self.grid_blocks

    def __str__(self) -> str:
        """A phrase for reports: "128 of 65,536 blocks: 9 kinds of blocks by control flow"."""
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
    traced: Traced | None = None,
) -> tuple[Events, Sample]:
    """The events of a launch: of all its blocks, or estimated from some.

    Args:
        program: the kernel.
        shape: grid, block and parameters of the launch.
        memory: returns the launch's memory as it is before a run; called before each run. What the
            last run leaves in it are the launch's results only if the sample is whole.
        sampling: how blocks are chosen; None for the default.
        options: how blocks are run.
        traced: runs the whole grid in place of this function where it would be run once more.

    Returns:
        Events, whose counts are 64-bit floating numbers unless the sample is whole; the sample.

    Raises:
        UnsupportedInstructionError: an instruction that cannot be emulated.
        EmulationError: a block that was run did what it may not.
    """
    how = sampling or Sampling()
    grid_blocks = prod(shape.grid)
    strata = strata_of(shape.grid)
    probe = planned(strata, PROBE)
    crossing = crossing_of(program, shape)
    if crossing is not None:  # Counts could depend on which block comes first.
        options = replace(options, workers=1)
    # Three cases: a grid hardly larger than the probe, a grid within the budget, a sample.
    if sum(probe) * 2 >= grid_blocks:
        return _every(program, shape, memory, options, crossing)
    runs = _Runs(program, shape, memory, options, strata)
    runs.extend(probe)
    limit = how.budget if crossing is None else how.dependent_budget
    if how.whole_grid or runs.estimate()[1] <= limit:
        events = traced(runs.events()) if traced is not None and crossing is None else None
        if events is None:
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
    """Events of a small grid: all blocks are run, and their events kept one by one."""
    count = prod(shape.grid)
    each = execute_each_to_its_end(program, shape, memory, range(count), options)
    lengths = _lengths(program)
    work = np.array([float(events.segments[:, 0] @ lengths) for events in each])
    sample = Sample(
        count,
        np.arange(count),
        np.ones(count),
        work,
        len({path_key(events) for events in each}),
        True,
        crossing=crossing,
    )
    return total(each, count), sample


def path_key(events: Events) -> bytes:
    """A key of the paths that the warps of a block took: how often each segment ran."""
    return bytes(events.segments[:, 0].tobytes())


def _lengths(program: Program) -> Floats:
    """The number of instructions of each segment of the program."""
    return np.array([s.last - s.first + 1 for s in program.lowered.segments], np.float64)


class _Runs:
    """The blocks of each stratum that were run so far, with their events."""

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
        """Run this many blocks of each stratum that has fewer; True if there was one.

        The places of a larger sample are others: all blocks of the stratum are run anew.
        """
        grown = [n for n, count in enumerate(counts) if count > len(self._each[n])]
        numbers = [
            self._strata[n].block(int(place))
            for n in grown
            for place in spread(len(self._strata[n]), counts[n])[0]
        ]
        if not numbers:
            return False
        ran = self._executed(numbers)
        for n in grown:
            self._each[n] = [next(ran) for _ in range(min(counts[n], len(self._strata[n])))]
            self._values[n] = np.array([self._quantities(events) for events in self._each[n]])
        return True

    def _executed(self, numbers: list[int]) -> Iterator[Events]:
        """The events of blocks; the first one runs alone, and says what the others will take.

        Raises:
            TooLongError: the blocks would take minutes.
        """
        program, shape, options = self._program, self._shape, self._options
        if not any(segment.is_loop for segment in program.lowered.segments):
            return iter(execute_each_to_its_end(program, shape, self._memory, numbers, options))
        used = [self._memory()]
        first = execute_each(program, shape, used[0], numbers[:1], options=options)[0]
        lanes = self._quantities(first)[1]
        if lanes * len(numbers) > MOST_PROBED:
            raise TooLongError(
                f"a block of the launch runs {lanes:,.0f} thread instructions, and "
                f"{len(numbers)} blocks are needed to estimate the grid: emulating them would take "
                "minutes",
                "run it on a GPU (--device gpu), or describe a launch with shorter loops",
            )

        def memory() -> Arena:
            # Others come after the first one, in memory as that left it.
            return used.pop() if used else self._memory()

        others = execute_each_to_its_end(program, shape, memory, numbers[1:], options)
        return chain((first,), others)

    def _quantities(self, events: Events) -> list[float]:
        """The ``QUANTITIES`` of one block."""
        warps, lanes = self._lengths @ events.segments
        accesses = events.accesses.sum(0)
        return [float(warps), float(lanes), float(accesses[SECTORS]), float(accesses[WAVEFRONTS])]

    def _weights(self, stratum: int) -> Numbers:
        """How many blocks each block of a stratum that was run stands for."""
        return spread(len(self._strata[stratum]), len(self._each[stratum]))[1]

    def estimate(self) -> Floats:
        """Estimated totals of ``QUANTITIES`` in the grid."""
        found = [self._weights(n) @ values for n, values in enumerate(self._values)]
        return np.asarray(np.sum(found, 0), np.float64)

    def _deviations(self) -> Floats:
        """The standard deviation of each quantity in each stratum, from successive differences."""
        return np.array(
            [
                np.sqrt((np.diff(values, axis=0) ** 2).sum(0) / (2 * max(len(values) - 1, 1)))
                for values in self._values
            ]
        )

    def _sizes(self) -> tuple[Floats, Floats]:
        """The number of blocks in each stratum, and of those that were run."""
        there = np.array([len(stratum) for stratum in self._strata], np.float64)
        return there, np.array([len(each) for each in self._each], np.float64)

    def errors(self) -> Floats:
        """Standard errors of ``estimate``, relative to it; 0 for a total of 0."""
        there, ran = self._sizes()
        # Variances of the strata's totals add up; 1 - ran / there is the correction for finite
        # populations.
        parts = (there * self._deviations().T) ** 2 * (1 - ran / there) / ran
        whole = self.estimate()
        return np.asarray(np.sqrt(parts.sum(1)) / np.where(whole > 0, whole, 1), np.float64)

    def wanted(self, how: Sampling) -> list[int]:
        """Sample sizes of the strata that reach the target, as far as the budget allows.

        Neyman's allocation: the sample of a stratum is proportional to its size and its standard
        deviation.
        """
        there, ran = self._sizes()
        # For each quantity the sizes that reach its target; the largest of the quantities counts.
        spreads = there[:, None] * self._deviations()
        allowed = how.target * self.estimate()
        squares = np.where(allowed > 0, allowed, np.inf) ** 2
        wanted = (spreads * spreads.sum(0) / squares).max(1)
        # The correction for finite populations: a sample that is a large part of its stratum has a
        # smaller error than the root of its size says.
        wanted = np.maximum(wanted / (1 + wanted / there), LEAST * there / there.sum())
        wanted = np.ceil(np.minimum(wanted, there))
        more = np.where(wanted > ran, wanted, 0)
        # Strata that grow are run anew, at the mean cost of their blocks so far; if the budget or
        # the largest sample is too small for that, all of them are reduced by the same factor.
        cost = np.array([values[:, 1].mean() for values in self._values])
        left = how.budget - float((cost * ran).sum())
        room = min(left / max(float((cost * more).sum()), 1.0), MOST / max(float(more.sum()), 1.0))
        return [int(n) for n in np.maximum(np.floor(more * min(1.0, max(room, 0.0))), ran)]

    def events(self) -> Events:
        """The estimated events of the grid."""
        weights = np.concatenate([self._weights(n) for n in range(len(self._strata))])
        each = [events for some in self._each for events in some]
        grid_blocks = prod(self._shape.grid)
        found = weighted(each, weights.astype(np.float64), grid_blocks)
        work = joined([events.work for events in each])
        if work is None:
            return found
        # Each block of the grid has the work of the one that stands for it: a block at the border
        # for itself, one inside for its interval of the stratum.
        like = np.repeat(np.arange(len(each)), weights)
        numbers = [stratum.blocks(np.arange(len(stratum))) for stratum in self._strata]
        whole = np.empty((grid_blocks, *work.shape[1:]), work.dtype)
        whole[np.concatenate(numbers)] = work[like]
        return replace(found, work=whole)

    def sample(self, *, is_whole: bool, crossing: Crossing | None) -> Sample:
        """The blocks that were run, as a :class:`Sample`."""
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
            len({path_key(events) for each in self._each for events in each}),
            is_whole,
            {} if is_whole else errors,
            crossing,
        )
