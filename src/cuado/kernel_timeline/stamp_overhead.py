"""How long waits and what lies between them take without stamps: from copies with one and with two.

A stamp takes some cycles, and a warp that makes one waits that much less for others. So a second
stamp is set around each. If it adds what the first one adds, a region takes as much less, or more,
without stamps than with one as it does with one than with two. A second stamp may cost more than
the first (benchmarks/results/2026-11-27-h100-timelines.md): the interval reaches from what one
stamp shows to that line, with the line's own over the rounds, in which both copies run in turn.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cuado.backends.protocol import Bench, ReadsScratch
from cuado.backends.rounds import Progress
from cuado.errors import CuadoError
from cuado.kernel.facts.synchronization.wait_sites import Site
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline.copies import built_copy
from cuado.kernel_timeline.reading import read_stamps
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


@dataclass(frozen=True, slots=True)
class _Means:
    """A region in one run: its mean length in cycles, and how often it was."""

    mean: float
    count: int


def without_stamps(
    bench: Bench, plan: StampPlan, warps: Warps, records: Records, tell: Progress
) -> tuple[Region, ...]:
    """The regions of a kernel; none where a copy cannot be made that is as the original otherwise.

    Args:
        bench: of the launch.
        plan: what to stamp.
        warps: of a run with one stamp at each place.
        records: of that run.
        tell: is told what is done.

    """
    if not len(records) or not isinstance(bench, ReadsScratch):
        return ()
    layout = _layout(plan, records)
    for name in (_ONCE, _TWICE):
        if not _load(bench, plan, layout, name):
            return ()
    groups = groups_of(plan.places, warps, records)
    runs: dict[str, list[dict[_Key, _Means]]] = {_ONCE: [], _TWICE: []}
    for turn in range(ROUNDS):
        tell("recording one stamp and two in turn", turn, ROUNDS)
        order = (_ONCE, _TWICE) if turn % 2 else (_TWICE, _ONCE)
        for name in order:
            trial = Trial(name, switch=layout.blocks)
            try:
                found = recorded(bench, trial, layout, plan.places)
            except TrialFailedError:
                return ()
            runs[name].append(_means(plan, groups, *found))
    lives = _lives(groups, warps)
    return tuple(_regions(groups, lives, runs[_ONCE], runs[_TWICE]))


def recorded(
    bench: ReadsScratch, trial: Trial, layout: Layout, places: Sequence[Place]
) -> tuple[Warps, Records]:
    """What a run of a copy recorded.

    Raises:
        TrialFailedError: it did not run to its end.
    """
    waits = np.array([place.waits for place in places], np.bool_)
    return read_stamps(bench.scratch(trial, layout.bytes), layout, waits)


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
        built, notes = built_copy(
            kernel, stamped(kernel, plan.sites, layout, doubled=name == _TWICE)
        )
        bench.load(built.program(name, kernel.launch.kernel, has_tail=True))
        same = bench.check(Trial(name, switch=layout.blocks))
    except CuadoError:
        return False
    differs = same.deterministic and not same.equal and not kernel.adds_floats
    return not notes and not same.out_of_bounds and not differs


def _means(
    plan: StampPlan,
    groups: Sequence[tuple[int, ...]],
    warps: Warps,
    records: Records,
) -> dict[_Key, _Means]:
    """The regions of one run, by role and places."""
    of_warp = {warp: number for number, group in enumerate(groups) for warp in group}
    role = np.array([of_warp.get(int(warp), -1) for warp in warps.warp], np.int64)[records.owner]
    kept = role >= 0
    waits = np.array([place.waits for place in plan.places], np.bool_)[records.place]
    found = _by_key(
        role[kept & waits],
        records.place[kept & waits],
        np.full(int((kept & waits).sum()), -1),
        (records.end - records.begin)[kept & waits],
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
        # A time is not negative: what a line says below 0 is 0.
        lines = [max(0.0, 2 * one - two[key].mean) for one, two in zip(means, twice, strict=True)]
        bounds = median_bounds(lines)
        if bounds is None:
            continue
        after = None if until < 0 else until
        own, (low, high, confidence) = median(means), bounds
        ends = min(low, own), max(high, own), confidence
        yield Region(groups[role], place, after, count, own, median(lines), *ends)
