"""Synchronisations: times in which the host waited for the device."""

from dataclasses import dataclass

import numpy as np

from cuado.analysis.timeline.intervals import union
from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Spans, WaitKind

_HOST = {WaitKind.EVENT: "event", WaitKind.STREAM: "stream", WaitKind.CONTEXT: "device"}
"""Kinds in which the host waits; a stream that waits for an event holds up no host."""
_CALL = "Synchronize"
"""In the name of every call that waits; used where synchronisations were not recorded."""


@dataclass(frozen=True, slots=True)
class WaitUse:
    """Synchronisations of one kind; nanoseconds.

    Attributes:
        what: is waited for: ``device``, ``stream``, ``event``, or the call's name.
        count: how many.
        total: over all threads.
        longest: duration of the longest one.
    """

    what: str
    count: int
    total: int
    longest: int


def host_waits(timeline: Timeline) -> Spans:
    """Times in which the host waited: as recorded, else the calls that wait."""
    waits = timeline.waits
    chosen = np.isin(waits.kind, [int(kind) for kind in _HOST])
    if chosen.any() or timeline.calls is None:
        return waits.where(chosen)
    names = [at for at, text in enumerate(timeline.texts) if _CALL in text]
    return timeline.calls.where(np.isin(timeline.calls.name, names))


def wait_uses(timeline: Timeline) -> tuple[WaitUse, ...]:
    """Synchronisations by kind, most time first."""
    waits, found = timeline.waits, []
    for kind, what in _HOST.items():
        own = waits.where(waits.kind == int(kind))
        if len(own):
            found.append(_use(what, own))
    if not found and timeline.calls is not None:
        calls = timeline.calls
        for at, text in enumerate(timeline.texts):
            chosen = np.flatnonzero(calls.name == at) if _CALL in text else ()
            if len(chosen):
                found.append(_use(text, calls.rows(np.asarray(chosen))))
    return tuple(sorted(found, key=lambda use: -use.total))


def waited(timeline: Timeline) -> int:
    """Nanoseconds in which any thread of the host waited for a device."""
    waits = host_waits(timeline)
    return union(waits.start, waits.end).total


def _use(what: str, spans: Spans) -> WaitUse:
    duration = spans.duration
    return WaitUse(what, len(spans), int(np.sum(duration)), int(np.max(duration)))
