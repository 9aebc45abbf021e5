"""A kernel's timeline in the trace-event format, which Perfetto and chrome://tracing show.

One process a block, with a thread for each of its warps: a slice for each wait, and one for the
work between two waits; arrivals are instants. Times are microseconds since the first warp began, on
the clock of all SMs [Trace Event Format, Chromium project].
"""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from cuado.kernel_timeline.result import KernelTimeline
from cuado.kernel_timeline.roles import Reason, Roles, roles_of
from cuado.report.timeline.picture import picture_of
from cuado.report.timeline.view import WORDS, place_of, title_of
from cuado.version import __version__

_APART = 1e-4
"""Microseconds between a slice and the next, less than a clock: what overlaps is drawn as a call
within a call, or left out."""
MOST_BLOCKS = 64
"""Blocks that are written: the first ones that recorded."""


def trace_events(timeline: KernelTimeline) -> Iterator[str]:
    """The JSON document in pieces."""
    other = {"tool": f"cuado {__version__}", "kernel": timeline.kernel}
    yield f'{{"displayTimeUnit":"ns","otherData":{json.dumps(other)},"traceEvents":[\n'
    first = True
    for event in _events(timeline):
        yield json.dumps(event) if first else f",\n{json.dumps(event)}"
        first = False
    yield "\n]}\n"


def _events(timeline: KernelTimeline) -> Iterator[dict[str, Any]]:
    roles = roles_of(timeline)
    titles = {warp: title_of(role) for role in roles.roles for warp in role.warps}
    origin = int(np.min(timeline.warps.start))
    for block in np.unique(timeline.warps.block)[:MOST_BLOCKS].tolist():
        yield from _block(timeline, roles, titles, block, origin)


def _block(
    timeline: KernelTimeline, roles: Roles, titles: dict[int, str], block: int, origin: int
) -> Iterator[dict[str, Any]]:
    warps = timeline.warps
    owners = list(timeline.warps_of(block))
    earliest = min(owners, key=lambda n: int(warps.began[n]))
    start = (int(warps.start[earliest]) - origin) / 1e3
    scale = 1e3 * timeline.clocks_per_nanosecond
    sm = int(warps.sm[earliest])
    yield _named("process_name", block, f"block {block} on SM {sm}")
    for row in picture_of(timeline, roles, block).rows:
        title = titles.get(row.warp, "")
        does = f": {title.partition('(')[2].rstrip(')')}" if "(" in title else ""
        yield _named("thread_name", block, f"warp {row.warp}{does}", row.warp)
        for each in row.segments:
            is_work = each.reason is Reason.WORK
            name = WORDS[each.reason] if is_work else f"waits for {WORDS[each.reason]}"
            begin, end = (round(start + at / scale, 4) for at in (each.begin, each.end))
            event = {
                "ph": "X",
                "name": name,
                "cat": each.reason.name.lower(),
                "pid": block,
                "tid": row.warp,
                "ts": begin,
                "dur": round(max(0.0, end - begin - _APART), 4),
            }
            if not is_work:
                event["args"] = {"at": place_of(timeline, each.place)}
            yield event
    yield from _arrivals(timeline, block, int(warps.began[earliest]), start, scale)


def _arrivals(
    timeline: KernelTimeline, block: int, first: int, start: float, scale: float
) -> Iterator[dict[str, Any]]:
    records = timeline.records
    for owner in timeline.warps_of(block):
        rows = records.of(owner)
        pairs = zip(records.place[rows].tolist(), records.begin[rows].tolist(), strict=True)
        for place, begin in pairs:
            if timeline.places[place].waits:
                continue
            yield {
                "ph": "i",
                "s": "t",
                "name": timeline.places[place].kind.value,
                "cat": "arrival",
                "pid": block,
                "tid": int(timeline.warps.warp[owner]),
                "ts": round(start + (begin - first) / scale, 4),
                "args": {"at": place_of(timeline, place)},
            }


def _named(what: str, process: int, name: str, thread: int | None = None) -> dict[str, Any]:
    body: dict[str, Any] = {"ph": "M", "name": what, "pid": process, "args": {"name": name}}
    if thread is not None:
        body["tid"] = thread
    return body
