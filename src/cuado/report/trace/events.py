"""A timeline in the trace-event format, which Perfetto and chrome://tracing show.

One process for each device, with a thread for each stream; one for each process of the program,
with a thread for each of its threads' calls and NVTX ranges. Arrows lead from a call to what the
device did. Times are microseconds since the timeline's start
[Trace Event Format, Chromium project].
"""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from cuado.analysis.timeline.copies import KINDS
from cuado.analysis.timeline.joins import call_of, keys
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import CopyKind, DeviceWork, Ints, Kernels, WaitKind
from cuado.names import display_name
from cuado.version import __version__

_DEVICE = 1 << 30
"""Number of the first device's process: beyond every process number."""
_WAITS = "synchronisation"


class _Lanes:
    """Numbers of threads in the format, by lane title; lanes are named on first use."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, str], int] = {}

    def number(self, process: int, title: str) -> int:
        """The lane of a title in a process of the format."""
        return self._numbers.setdefault((process, title), len(self._numbers) + 1)

    def named(self) -> Iterator[str]:
        """The events that give lanes their names."""
        for (process, title), number in self._numbers.items():
            yield _metadata("thread_name", process, title, number)


def trace_events(timeline: Timeline) -> Iterator[str]:
    """The JSON document in pieces: a million events are not held as text."""
    other = {"tool": f"cuado {__version__}", "source": timeline.origin.tool}
    yield f'{{"displayTimeUnit":"ns","otherData":{json.dumps(other)},"traceEvents":[\n'
    first = True
    for event in _events(timeline):
        yield event if first else f",\n{event}"
        first = False
    yield "\n]}\n"


def _events(timeline: Timeline) -> Iterator[str]:
    for process in timeline.processes:
        name = " ".join(process.command) or f"process {process.pid}"
        yield _metadata("process_name", process.pid, name)
    for device in timeline.devices:
        yield _metadata("process_name", _DEVICE + device.number, device.title)
    lanes = _Lanes()
    yield from _kernels(timeline, lanes)
    copies = timeline.copies
    names = [_copy_name(kind) for kind in copies.kind.tolist()]
    sizes = (f'{{"bytes":{size}}}' for size in copies.bytes.tolist())
    yield from _work(timeline, copies, lanes, zip(names, sizes, strict=True), "copy")
    memsets = timeline.memsets
    filled = (("memset", f'{{"bytes":{size}}}') for size in memsets.bytes.tolist())
    yield from _work(timeline, memsets, lanes, filled, "memset")
    yield from _host(timeline, lanes)
    yield from lanes.named()


def _kernels(timeline: Timeline, lanes: _Lanes) -> Iterator[str]:
    kernels = timeline.kernels
    names = [display_name(signature) for signature in timeline.signatures]
    shown = (
        (names[name], arguments)
        for name, arguments in zip(kernels.name.tolist(), _arguments(kernels), strict=True)
    )
    yield from _work(timeline, kernels, lanes, shown, "kernel")


def _arguments(kernels: Kernels) -> Iterator[str]:
    """The properties shown of each kernel, as JSON; a list of integers is written as Python's."""
    grids, blocks = kernels.grid.tolist(), kernels.block.tolist()
    registers: Iterable[int | None] = (
        [None] * len(kernels) if kernels.registers is None else kernels.registers.tolist()
    )
    for grid, block, count in zip(grids, blocks, registers, strict=True):
        more = "" if count is None else f',"registers":{count}'
        yield f'{{"grid":{grid},"block":{block}{more}}}'


def _work(
    timeline: Timeline,
    table: DeviceWork,
    lanes: _Lanes,
    shown: Iterable[tuple[str, str]],
    category: str,
) -> Iterator[str]:
    """The activities of a device, each with an arrow from its call."""
    pids = [process.pid for process in timeline.processes]
    several = len(pids) > 1
    calls = timeline.calls
    call = np.full(len(table), -1) if calls is None else call_of(keys(table), calls)
    columns = (table.process, table.device, table.stream, table.start, table.end, call)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    for number, (row, (name, arguments)) in enumerate(zip(rows, shown, strict=True)):
        process, device, stream, start, end, caller = row
        title = f"stream {stream} of {pids[process]}" if several else f"stream {stream}"
        place = (_DEVICE + device, lanes.number(_DEVICE + device, title))
        yield _slice(name, category, place, start, end, arguments)
        if calls is not None and caller >= 0:
            pid, thread = pids[process], int(calls.thread[caller])
            origin = (pid, lanes.number(pid, f"thread {thread}"))
            identity = f"{category} {number}"
            yield _arrow("s", identity, origin, int(calls.start[caller]))
            yield _arrow("f", identity, place, start)


def _host(timeline: Timeline, lanes: _Lanes) -> Iterator[str]:
    pids = [process.pid for process in timeline.processes]
    calls = timeline.calls
    if calls is not None:
        for row in _rows(calls.process, calls.thread, calls.start, calls.end, calls.name):
            process, thread, start, end, name = row
            place = (pids[process], lanes.number(pids[process], f"thread {thread}"))
            yield _slice(timeline.texts[name], "call", place, start, end)
    ranges = timeline.ranges
    for row in _rows(ranges.process, ranges.thread, ranges.start, ranges.end, ranges.text):
        process, thread, start, end, text = row
        place = (pids[process], lanes.number(pids[process], f"NVTX of thread {thread}"))
        yield _slice(timeline.texts[text], "nvtx", place, start, end)
    waits = timeline.waits
    kinds = {int(kind): f"wait for {kind.name.lower()}" for kind in WaitKind}
    kinds[int(WaitKind.STREAM_WAITS_FOR_EVENT)] = "stream waits for event"
    for process, kind, start, end in _rows(waits.process, waits.kind, waits.start, waits.end):
        place = (pids[process], lanes.number(pids[process], _WAITS))
        yield _slice(kinds.get(kind, _WAITS), "wait", place, start, end)


def _rows(*columns: Ints) -> Iterator[tuple[int, ...]]:
    return zip(*(column.tolist() for column in columns), strict=True)


def _copy_name(kind: int) -> str:
    known = CopyKind(kind) if kind in set(CopyKind) else CopyKind.UNKNOWN
    return f"copy, {KINDS[known]}"


def _slice(
    name: str,
    category: str,
    place: tuple[int, int],
    start: int,
    end: int,
    arguments: str = "",
) -> str:
    extra = f',"args":{arguments}' if arguments else ""
    return (
        f'{{"ph":"X","name":{_quoted(name)},"cat":"{category}","pid":{place[0]},'
        f'"tid":{place[1]},"ts":{_micro(start)},"dur":{_micro(end - start)}{extra}}}'
    )


def _arrow(phase: str, identity: str, place: tuple[int, int], time: int) -> str:
    binding = ',"bp":"e"' if phase == "f" else ""
    return (
        f'{{"ph":"{phase}","id":"{identity}","name":"launch","cat":"launch","pid":{place[0]},'
        f'"tid":{place[1]},"ts":{_micro(time)}{binding}}}'
    )


def _metadata(what: str, process: int, name: str, thread: int | None = None) -> str:
    body: dict[str, Any] = {"ph": "M", "name": what, "pid": process, "args": {"name": name}}
    if thread is not None:
        body["tid"] = thread
    return json.dumps(body)


@lru_cache(maxsize=10_000)
def _quoted(text: str) -> str:
    return json.dumps(text)


def _micro(nanoseconds: int) -> str:
    whole, rest = divmod(nanoseconds, 1000)
    return f"{whole}.{rest:03d}"
