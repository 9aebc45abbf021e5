"""How long waits and what lies between them take: from copies with clocks around waits alone.

Stamps at arrivals are part of what lies between waits, and who waits for whom needs words that are
stored as well; so durations are of copies without them, as one would stamp by hand. What even these
clocks do is seen from a copy with a second pair around each: a region may be as far from what one
pair shows as a second pair moves it, in either direction. No line is drawn through one and two: a
second stamp was seen to do more than the first, and other things
(benchmarks/results/2026-11-27-h100-timelines.md). Both copies run in turn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cuado.backends.protocol import Bench, ReadsScratch
from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel.facts.synchronization.wait_sites import Site
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.region_stamps import stamped_regions
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of
from cuado.kernel_timeline.copies import built_copy
from cuado.kernel_timeline.reading import read_regions
from cuado.kernel_timeline.result import Ints, Place, Records, Region, Warps
from cuado.kernel_timeline.roles import groups_of
from cuado.model.trial import Trial, TrialFailedError
from cuado.stats.order import median, median_bounds

ROUNDS = 9
"""Rounds in which the two copies are timed; the 95 % interval drops the lowest and the highest."""
_ONCE, _TWICE = "stamped once", "stamped twice"
_LEAST = 0.01
"""Share of a role's time from which a region is told."""
_Key = tuple[int, int, int]
"""Role, place, and the place that follows; -1 for the wait itself."""


@dataclass(frozen=True, slots=True)
class StampPlan:
    """What the copies are made of.

    Attributes:
        kernel: the original.
        sites: where stamps are.
        places: the same, as the timeline has them.
        blocks: that record.
    """

    kernel: Kernel
    sites: tuple[Site, ...]
    places: tuple[Place, ...]
    blocks: int

    @property
    def waits(self) -> tuple[int, ...]:
        """Numbers of the places where warps wait."""
        return tuple(number for number, place in enumerate(self.places) if place.waits)


@dataclass(frozen=True, slots=True)
class _Means:
    """A region in one run: its mean length in cycles, and how often it was."""

    mean: float
    count: int


def regions_of(
    bench: Bench, plan: StampPlan, warps: Warps, records: Records, tell: Progress
) -> tuple[Region, ...]:
    """The regions of a kernel; none where a copy cannot be made that is as the original otherwise,
    or where a wait is longer than it can tell.

    Args:
        bench: of the launch.
        plan: what to stamp.
        warps: of a run with one stamp at each place.
        records: of that run.
        tell: is told what is done.

    """
    if not len(records) or not plan.waits or not isinstance(bench, ReadsScratch):
        return ()
    layout = _layout(plan, records)
    for name in (_ONCE, _TWICE):
        if not _load(bench, plan, layout, name):
            return ()
    groups = groups_of(plan.places, warps, records)
    runs: dict[str, list[dict[_Key, _Means]]] = {_ONCE: [], _TWICE: []}
    for turn in range(ROUNDS):
        tell("recording clocks at waits, one pair and two in turn", turn, ROUNDS)
        order = (_ONCE, _TWICE) if turn % 2 else (_TWICE, _ONCE)
        for name in order:
            trial = Trial(name, switch=layout.blocks)
            try:
                found = recorded(bench, trial, layout, plan.waits)
            except TrialFailedError:
                return ()
            if found is None:
                return ()
            runs[name].append(_means(layout, groups, found))
    lives = _lives(groups, warps)
    return tuple(_regions(groups, lives, runs[_ONCE], runs[_TWICE]))


def recorded(
    bench: ReadsScratch, trial: Trial, layout: Layout, waits: Sequence[int]
) -> Records | None:
    """What a run of a copy recorded, by numbers of places; None where a wait is too long.

    Raises:
        TrialFailedError: it did not run to its end.
    """
    found = read_regions(bench.scratch(trial, layout.bytes), layout)
    if found is None:
        return None
    return replace(found, place=np.array(waits, np.int64)[found.place])


def _layout(plan: StampPlan, records: Records) -> Layout:
    """The smallest parts with room for all records that a warp made; at most as they were."""
    layout = layout_of(plan.kernel, plan.blocks)
    most = int(np.bincount(records.owner).max())
    part = layout.part_bytes
    while Layout(layout.blocks, layout.warps, part // 2).records > most:
        part //= 2
    return Layout(layout.blocks, layout.warps, part)


def _load(bench: Bench, plan: StampPlan, layout: Layout, name: str) -> bool:
    """Make a copy; true if it is as the original but for its stamps: blocks per SM and results."""
    kernel = plan.kernel
    try:
        sites = [plan.sites[number] for number in plan.waits]
        text = stamped_regions(kernel, sites, layout, doubled=name == _TWICE)
        built, notes = built_copy(kernel, text)
        bench.load(built.program(name, kernel.launch.kernel, has_tail=True))
        same = bench.check(Trial(name, switch=layout.blocks))
    except CuadoError:
        return False
    differs = same.deterministic and not same.equal and not kernel.adds_floats
    return not notes and not same.out_of_bounds and not differs


def _means(
    layout: Layout, groups: Sequence[tuple[int, ...]], records: Records
) -> dict[_Key, _Means]:
    """The regions of one run, by role and places."""
    of_warp = {warp: number for number, group in enumerate(groups) for warp in group}
    roles = np.array([of_warp.get(warp, -1) for warp in range(layout.warps)], np.int64)
    role = roles[records.owner % layout.warps]
    kept = role >= 0
    found = _by_key(
        role[kept],
        records.place[kept],
        np.full(int(kept.sum()), -1),
        (records.end - records.begin)[kept],
    )
    follows = (records.owner[:-1] == records.owner[1:]) & kept[:-1] & kept[1:]
    return found | _by_key(
        role[:-1][follows],
        records.place[:-1][follows],
        records.place[1:][follows],
        (records.begin[1:] - records.end[:-1])[follows],
    )


def _by_key(role: Ints, place: Ints, until: Ints, took: Ints) -> dict[_Key, _Means]:
    keys, which = np.unique(np.stack([role, place, until]), axis=1, return_inverse=True)
    counts = np.bincount(which.reshape(-1), minlength=keys.shape[1])
    totals = np.bincount(which.reshape(-1), took.astype(np.float64), keys.shape[1])
    return {
        (int(key[0]), int(key[1]), int(key[2])): _Means(float(total) / int(count), int(count))
        for key, total, count in zip(keys.T, totals, counts, strict=True)
    }


def _lives(groups: Sequence[tuple[int, ...]], warps: Warps) -> list[float]:
    """Cycles that all warps of each role lived for."""
    lived = warps.ended - warps.began
    return [float(lived[np.isin(warps.warp, group)].sum()) for group in groups]


def _regions(
    groups: Sequence[tuple[int, ...]],
    lives: Sequence[float],
    once: Sequence[dict[_Key, _Means]],
    twice: Sequence[dict[_Key, _Means]],
) -> Iterator[Region]:
    """Regions that all runs have and that take some of their role's time, by role and place."""
    common = set.intersection(*(set(run) for run in (*once, *twice)))
    for key in sorted(common):
        role, place, until = key
        means = [run[key].mean for run in once]
        count = int(median([run[key].count for run in once]))
        if median(means) * count < _LEAST * lives[role]:
            continue
        seconds = [two[key].mean - one for one, two in zip(means, twice, strict=True)]
        ends = ends_of(means, seconds)
        if ends is None:
            continue
        after = None if until < 0 else until
        yield Region(groups[role], place, after, count, median(means), median(seconds), *ends)


def ends_of(means: Sequence[float], seconds: Sequence[float]) -> tuple[float, float, float] | None:
    """The interval of a region's cycles, and its confidence; None for too few rounds.

    Args:
        means: cycles with one stamp, by round.
        seconds: what a second adds, by round.
    """
    own, more = median_bounds(means), median_bounds(seconds)
    if own is None or more is None:
        return None
    reach = max(abs(more[0]), abs(more[1]))
    # A time is not negative.
    return max(0.0, own[0] - reach), own[1] + reach, min(own[2], more[2])
