"""A block's life as rows of states: what each warp does, or waits for, over time."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cuado.kernel_timeline.result import KernelTimeline
from cuado.kernel_timeline.roles import Reason, Roles

_SHOWN = 12
"""Records of a warp that the enlarged part of the picture holds."""
ABSENT = -1
"""State of a warp that has not begun, or has ended."""


@dataclass(frozen=True, slots=True)
class Segment:
    """What a warp did for some time.

    Attributes:
        begin: cycles since the block began.
        end: the same.
        reason: what it did, or waited for.
        place: number of the place where it waited; -1 where it worked.
    """

    begin: int
    end: int
    reason: Reason
    place: int = -1


@dataclass(frozen=True, slots=True)
class Row:
    """A warp's life, without gaps.

    Attributes:
        warp: its number in the block.
        segments: in order.
    """

    warp: int
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a block's life, in cycles since it began."""

    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class BlockPicture:
    """A block.

    Attributes:
        block: its number in the grid.
        sm: where it ran.
        rows: its warps.
        whole: its life.
        part: an enlarged part from its middle; the whole where that is short.
    """

    block: int
    sm: int
    rows: tuple[Row, ...]
    whole: Span
    part: Span


def typical_block(timeline: KernelTimeline) -> int:
    """The block of median length among those whose warps recorded all of their lives."""
    warps = timeline.warps
    blocks = np.unique(warps.block)
    cut = np.unique(warps.block[warps.is_full | (warps.end == 0)])
    candidates = np.setdiff1d(blocks, cut)
    if not len(candidates):
        return int(blocks[0])
    lengths = [
        int((warps.ended[warps.block == b].max()) - warps.began[warps.block == b].min())
        for b in candidates
    ]
    return int(candidates[np.argsort(lengths, kind="stable")[len(lengths) // 2]])


def picture_of(timeline: KernelTimeline, roles: Roles, block: int) -> BlockPicture:
    """The picture of a block."""
    owners = list(timeline.warps_of(block))
    first = int(min(timeline.warps.began[n] for n in owners))
    rows = tuple(
        Row(int(timeline.warps.warp[n]), tuple(_segments(timeline, roles, n, first)))
        for n in owners
    )
    whole = Span(0, max(1, *(row.segments[-1].end for row in rows if row.segments)))
    return BlockPicture(block, int(timeline.warps.sm[owners[0]]), rows, whole, _part(rows, whole))


def _segments(timeline: KernelTimeline, roles: Roles, owner: int, first: int) -> Iterator[Segment]:
    records, rows = timeline.records, timeline.records.of(owner)
    at = int(timeline.warps.began[owner]) - first
    found = zip(
        (records.begin[rows] - first).tolist(),
        (records.end[rows] - first).tolist(),
        roles.reasons[rows].tolist(),
        records.place[rows].tolist(),
        strict=True,
    )
    for begin, end, reason, place in found:
        if reason == Reason.WORK:
            continue
        if begin > at:
            yield Segment(at, begin, Reason.WORK)
        yield Segment(max(begin, at), end, Reason(reason), place)
        at = max(at, end)
    ended = int(timeline.warps.ended[owner]) - first
    if ended > at:
        yield Segment(at, ended, Reason.WORK)


def _part(rows: tuple[Row, ...], whole: Span) -> Span:
    """Some waits from the middle of the busiest warp."""
    longest = max(rows, key=lambda row: len(row.segments))
    waits = [each for each in longest.segments if each.reason is not Reason.WORK]
    if len(waits) <= _SHOWN:
        return whole
    first = (len(waits) - _SHOWN) // 2
    return Span(waits[first].begin, waits[first + _SHOWN - 1].end)


def states(row: Row, span: Span, count: int) -> list[int]:
    """What a warp did for most of each of ``count`` parts of a span; ABSENT where it was not."""
    spent = np.zeros((count, len(Reason)))
    scale = count / max(1, span.end - span.begin)
    for each in row.segments:
        low = max(0.0, (each.begin - span.begin) * scale)
        high = min(float(count), (each.end - span.begin) * scale)
        if high <= low:
            continue
        begin, end = int(low), min(int(high), count - 1)
        spent[begin : end + 1, each.reason] += 1.0
        spent[begin, each.reason] -= low - begin
        spent[end, each.reason] -= end + 1 - high
    return [int(part.argmax()) if part.any() else ABSENT for part in spent]
