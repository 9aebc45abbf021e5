"""Calls of the driver and the runtime: what the host spends time in, and which failed."""

from dataclasses import dataclass

import numpy as np

from cuado.model.timeline import Timeline
from cuado.model.timeline_tables import Calls, Ints

_LAUNCHES = ("LaunchKernel", "GraphLaunch", "LaunchCooperativeKernel")
_ALLOCATIONS = ("cudaMalloc", "cudaFree", "cuMemAlloc", "cuMemFree", "cudaHostAlloc")
_ASYNCHRONOUS = "Async"
_NOT_READY = 600
"""``cudaErrorNotReady``, ``CUDA_ERROR_NOT_READY``: the answer of a query, no failure."""
_MOST = 10


@dataclass(frozen=True, slots=True)
class CallUse:
    """Calls of one name; nanoseconds.

    Attributes:
        name: name of the function.
        count: how many.
        total: over all threads.
        median: median duration of a call.
        failed: calls that gave an error.
    """

    name: str
    count: int
    total: int
    median: int
    failed: int

    @property
    def is_launch(self) -> bool:
        """True if such a call launches kernels."""
        return any(part in self.name for part in _LAUNCHES)


def call_uses(timeline: Timeline) -> tuple[CallUse, ...]:
    """Calls by name, most time first; those with most time, all launches, and all that failed."""
    calls = timeline.calls
    if calls is None or not len(calls):
        return ()
    failed = (calls.result != 0) & (calls.result != _NOT_READY)
    found = []
    for name in np.unique(calls.name).tolist():
        chosen = np.flatnonzero(calls.name == name)
        duration = calls.duration[chosen]
        found.append(
            CallUse(
                name=timeline.texts[name],
                count=len(chosen),
                total=int(np.sum(duration)),
                median=int(np.median(duration)),
                failed=int(np.count_nonzero(failed[chosen])),
            )
        )
    ranked = sorted(found, key=lambda use: -use.total)
    rest = [use for use in ranked[_MOST:] if use.is_launch or use.failed]
    return tuple(ranked[:_MOST] + rest)


def allocating(timeline: Timeline, first: int, last: int) -> tuple[int, int]:
    """How many calls within a time allocate or free memory and may hold up the device; their time.

    Stream-ordered allocations (``cudaMallocAsync``) are not among them.
    """
    calls = timeline.calls
    if calls is None:
        return 0, 0
    names = [
        at
        for at, text in enumerate(timeline.texts)
        if text.startswith(_ALLOCATIONS) and _ASYNCHRONOUS not in text
    ]
    chosen: Ints = np.flatnonzero(
        np.isin(calls.name, names) & (calls.start >= first) & (calls.end <= last)
    )
    own: Calls = calls.rows(chosen)
    return len(own), int(np.sum(own.duration))
