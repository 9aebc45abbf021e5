"""Which kernels take the time: launches grouped by kernel and launch shape."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.joins import keys, site_of
from cuado.model.launch import Extent
from cuado.model.program import ProgramShare, share_of_program
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Ints, Kernels
from cuado.names import display_name

LOW, MIDDLE, HIGH = 0.1, 0.5, 0.9
"""The quantiles that say how much launches differ."""
_MOST_SITES = 3
_SECOND = 1e9


@dataclass(frozen=True, slots=True)
class KernelTime:
    """All launches of one kernel with one launch shape; times in nanoseconds.

    Attributes:
        kernel: name for a reader.
        name: as the module has it.
        signature: as C++ has it.
        grid: blocks; None for a whole CUDA graph, or where it is not recorded.
        block: threads; likewise.
        cluster: blocks of a cluster; None for none.
        dynamic_shared: bytes a block; None if not recorded.
        static_shared: bytes a block; likewise.
        registers: per thread; likewise.
        launches: how many.
        total: duration of all launches.
        share: part (0..1) of the time of all kernels.
        mean: mean duration of a launch.
        shortest: launch.
        low: the first decile.
        median: median duration of a launch.
        high: the last decile.
        longest: launch.
        first: start of the first launch.
        last: end of the last one.
        sites: places that launched it most, with how many launches each; empty if not recorded.
        bound: old time over new, at most, by what is known of the kernel; None if nothing is.
        gain: nanoseconds that the bound leaves to gain, over all launches; None without a bound.
    """

    kernel: str
    name: str
    signature: str
    grid: Extent | None
    block: Extent | None
    cluster: Extent | None
    dynamic_shared: int | None
    static_shared: int | None
    registers: int | None
    launches: int
    total: int
    share: float
    mean: float
    shortest: int
    low: int
    median: int
    high: int
    longest: int
    first: int
    last: int
    sites: tuple[tuple[str, int], ...] = ()
    bound: float | None = None
    gain: float | None = None


def program_share(
    timeline: Timeline, spots: Sequence[KernelTime], spot: KernelTime
) -> ProgramShare | None:
    """The share of a hot spot in its program, or among all kernels.

    The recording lasts as long as the program; with several devices or processes it says nothing
    of one of them.

    Args:
        timeline: what ran.
        spots: all hot spots of it.
        spot: one of them.
    """
    kernels = timeline.kernels
    is_alone = len(timeline.processes) <= 1 and len(np.unique(kernels.device)) <= 1
    wall = timeline.wall / _SECOND if timeline.wall and is_alone else None
    every = sum(each.total for each in spots) / _SECOND
    found = share_of_program(spot.total / _SECOND, every, wall, spot.launches)
    others = [each for each in spots if each.kernel != spot.kernel]
    if found is None or not others:
        return found
    second = max(others, key=lambda each: each.total)
    return replace(found, second=second.name, second_kernel=second.total / _SECOND)


def kernel_times(timeline: Timeline, bounds: Mapping[str, float]) -> tuple[KernelTime, ...]:
    """Groups of launches, by what there is to gain where a bound is known, else by time.

    Args:
        timeline: what ran.
        bounds: old time over new, at most, by kernel: by its name in the module, in C++, or short.
    """
    kernels = timeline.kernels
    if not len(kernels):
        return ()
    first, group = _shapes(kernels)
    sites = _sites(timeline, group)
    order = np.lexsort((kernels.duration, group))
    counts = np.bincount(group)
    begins = np.concatenate([[0], np.cumsum(counts)])
    everything = int(np.sum(kernels.duration))
    totals = np.add.reduceat(kernels.duration[order], begins[:-1])
    starts = np.minimum.reduceat(kernels.start[order], begins[:-1])
    ends = np.maximum.reduceat(kernels.end[order], begins[:-1])
    durations = kernels.duration[order]
    found = []
    for number, row in enumerate(first.tolist()):
        count, begin = int(counts[number]), int(begins[number])
        named = _named(timeline, row)
        total = int(totals[number])
        bound = _bound(named, bounds)
        found.append(
            KernelTime(
                kernel=named[2],
                name=named[0],
                signature=named[1],
                grid=_extent(kernels.grid, row),
                block=_extent(kernels.block, row),
                cluster=_extent(kernels.cluster, row),
                dynamic_shared=_value(kernels, kernels.dynamic_shared, row),
                static_shared=_value(kernels, kernels.static_shared, row),
                registers=_value(kernels, kernels.registers, row),
                launches=count,
                total=total,
                share=total / everything if everything else 0.0,
                mean=total / count,
                shortest=int(durations[begin]),
                low=int(durations[begin + int((count - 1) * LOW)]),
                median=int(durations[begin + int((count - 1) * MIDDLE)]),
                high=int(durations[begin + int((count - 1) * HIGH)]),
                longest=int(durations[begin + count - 1]),
                first=int(starts[number]),
                last=int(ends[number]),
                sites=sites.get(number, ()),
                bound=bound,
                gain=None if bound is None else total * (1 - 1 / bound),
            )
        )
    return tuple(sorted(found, key=lambda spot: (-priority(spot), spot.first)))


def priority(spot: KernelTime) -> float:
    """What the group is ranked by: the time to gain, or all of it where no bound is known."""
    return float(spot.total) if spot.gain is None else spot.gain


def _shapes(kernels: Kernels) -> tuple[Ints, Ints]:
    """Rows that stand for each kernel and launch shape, and the group of each row."""
    columns = [kernels.name, *kernels.grid.T, *kernels.block.T]
    if kernels.cluster is not None:
        columns += list(kernels.cluster.T)
    if kernels.dynamic_shared is not None:
        columns.append(kernels.dynamic_shared)
    return grouped(columns)


def _named(timeline: Timeline, row: int) -> tuple[str, str, str]:
    number = int(timeline.kernels.name[row])
    signature = timeline.signatures[number]
    return timeline.kernel_names[number], signature, display_name(signature)


def _bound(named: Sequence[str], bounds: Mapping[str, float]) -> float | None:
    bare = named[2].partition("<")[0]
    found = (bounds[name] for name in (*named, bare) if name in bounds)
    bound = next(found, None)
    return None if bound is None else max(bound, 1.0)


def _sites(timeline: Timeline, group: Ints) -> dict[int, tuple[tuple[str, int], ...]]:
    """Places that launched each group, most launches first."""
    rows = site_of(keys(timeline.kernels), timeline.sites)
    known = np.flatnonzero(rows >= 0)
    if not len(known):
        return {}
    numbers, texts = group[known], timeline.sites.text[rows[known]]
    first, pair = grouped([numbers, texts])
    found: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for row, count in zip(first.tolist(), np.bincount(pair).tolist(), strict=True):
        found[int(numbers[row])].append((timeline.texts[int(texts[row])], count))
    return {
        number: tuple(sorted(sites, key=lambda site: -site[1])[:_MOST_SITES])
        for number, sites in found.items()
    }


def _extent(rows: Ints | None, row: int) -> Extent | None:
    if rows is None or not rows[row].any():
        return None
    x, y, z = (int(size) for size in rows[row])
    return x, y, z


def _value(kernels: Kernels, column: Ints | None, row: int) -> int | None:
    """A column's value; None for a whole CUDA graph, which has none."""
    return None if column is None or not kernels.grid[row].any() else int(column[row])
