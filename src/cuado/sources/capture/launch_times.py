"""The usual time of a kernel in its program: the median of its other launches.

The captured launch itself follows on all of its memory's being read, and on the pause that this
takes: caches, translations of addresses and clocks are not what the program had made of them.
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.sources.capture.manifest import Extent, Usual
from cuado.sources.capture.raw import RawLaunch

FILES = "*.kernels.json"
"""What the injection library leaves of each process: its kernels, and their times."""
_LEAST = 3
"""Launches without which nothing is usual."""


class _Times(Struct):
    """Launches of one shape, and the times of some of them in nanoseconds."""

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int
    launches: Annotated[int, Meta(ge=0)]
    ns: list[Annotated[int, Meta(ge=0)]]


class _Kernel(Struct):
    name: str
    shapes: list[_Times] = []


class _Kernels(Struct):
    kernels: list[_Kernel]


def usual_time(folder: Path, raw: RawLaunch) -> Usual | None:
    """What launches like a captured one took, the captured one aside.

    Args:
        folder: in which the processes of the program left their lists of kernels.
        raw: the captured launch: same kernel, grid, block and dynamic shared memory.

    Returns:
        None where fewer than three were timed.
    """
    found = list(_alike(folder, raw))
    times = [ns for each in found for ns in each.ns]
    if len(times) < _LEAST:
        return None
    low, middle, high = (value * 1e-9 for value in quantiles(times, n=4, method="inclusive"))
    return Usual(sum(each.launches for each in found), middle, low, high)


def _alike(folder: Path, raw: RawLaunch) -> Iterator[_Times]:
    shape = raw.grid, raw.block, raw.dynamic_shared_bytes
    for file in sorted(folder.glob(FILES)):
        try:
            data = inputs.read_bytes(file, inputs.TABLE)
            kernels = msgspec.json.decode(data, type=_Kernels).kernels
        # A disk that was full: the times are not known.
        except (OSError, UnreadableFileError, msgspec.DecodeError):
            continue
        for kernel in kernels:
            for each in kernel.shapes if kernel.name == raw.kernel else ():
                if (each.grid, each.block, each.dynamic_shared_bytes) == shape:
                    yield each
