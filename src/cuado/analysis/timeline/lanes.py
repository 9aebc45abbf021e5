"""What a drawing of the timeline shows: how busy each stream was, in equal parts of the time."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.intervals import union_of
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import DeviceWork, Flags, Ints
from cuado.names import display_name

BINS = 600
MOST_STREAMS = 10
"""Streams with a lane of their own, of each device; those with least work share one."""

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Lane:
    """One stream, or several; a share (0..1) of the time for each part.

    Attributes:
        title: title for a reader.
        device: number.
        hottest: the kernel that takes most time.
        kernels: other kernels.
        copies: copies and memsets.
    """

    title: str
    device: int
    hottest: Shares
    kernels: Shares
    copies: Shares


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Lanes over a stretch of time.

    Attributes:
        start: nanoseconds of the timeline.
        end: likewise.
        hottest: the kernel that lanes show apart; empty without kernels.
        lanes: by device, those with most work first.
    """

    start: int
    end: int
    hottest: str
    lanes: tuple[Lane, ...]


def drawing(timeline: Timeline) -> Drawing | None:
    """Lanes from the first activity of a device to the last; None if there was none."""
    ends = [(int(t.start.min()), int(t.end.max())) for t in timeline.work if len(t)]
    if not ends:
        return None
    start, end = min(low for low, _ in ends), max(high for _, high in ends)
    if start == end:
        return None
    edges = np.linspace(start, end, BINS + 1).astype(np.int64)
    kernels = timeline.kernels
    sums = np.bincount(kernels.name, weights=kernels.duration) if len(kernels) else np.zeros(1)
    number = int(np.argmax(sums))
    hot = kernels.name == number
    hottest = display_name(timeline.signatures[number]) if len(kernels) else ""
    parts = (
        kernels.where(hot),
        kernels.where(~hot),
        timeline.copies,
        timeline.memsets,
    )
    lanes: list[Lane] = []
    for device in np.unique(np.concatenate([part.device for part in parts])).tolist():
        lanes += _lanes(timeline, parts, device, edges)
    return Drawing(start, end, hottest, tuple(lanes))


def _lanes(
    timeline: Timeline, parts: tuple[DeviceWork, ...], device: int, edges: Ints
) -> list[Lane]:
    own = tuple(part.where(part.device == device) for part in parts)
    times = np.concatenate([part.duration for part in own])
    process = np.concatenate([part.process for part in own])
    context = np.concatenate([part.context for part in own])
    stream = np.concatenate([part.stream for part in own])
    first, group = grouped([process, context, stream])
    order = np.argsort(-np.bincount(group, weights=times), kind="stable")
    several = len(timeline.processes) > 1
    found = []
    for number in order[:MOST_STREAMS].tolist():
        row = int(first[number])
        title = f"stream {int(stream[row])}"
        if several:
            title += f" of {timeline.processes[int(process[row])].pid}"
        found.append(_lane(title, device, own, group == number, edges))
    if len(order) > MOST_STREAMS:
        rest = np.isin(group, order[MOST_STREAMS:])
        more = len(order) - MOST_STREAMS
        found.append(_lane(f"{more} more streams", device, own, rest, edges))
    return found


def _lane(
    title: str, device: int, parts: tuple[DeviceWork, ...], chosen: Flags, edges: Ints
) -> Lane:
    ends = np.cumsum([len(part) for part in parts])
    rows = [
        part.where(flags) for part, flags in zip(parts, np.split(chosen, ends[:-1]), strict=True)
    ]
    return Lane(
        title=title,
        device=device,
        hottest=_shares((rows[0],), edges),
        kernels=_shares((rows[1],), edges),
        copies=_shares((rows[2], rows[3]), edges),
    )


def _shares(tables: tuple[DeviceWork, ...], edges: Ints) -> Shares:
    covered = np.diff(union_of(tables).covered(edges))
    shares: Shares = covered / np.maximum(np.diff(edges), 1)
    return shares
