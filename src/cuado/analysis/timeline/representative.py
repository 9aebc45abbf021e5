"""Which launch of a hot spot to capture: an ordinary one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from cuado.analysis.timeline.hotspots import KernelTime, kernel_times, program_share
from cuado.errors import CuadoError
from cuado.metrics.quantity import format_duration
from cuado.model.program import ProgramShare
from cuado.model.timeline import Timeline

_MOST_NAMED = 20
"""Kernels that an error lists."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A launch that stands for a hot spot.

    Attributes:
        spot: the group of launches.
        launch: number of the launch among those of its kernel in its process, from 0 on.
        program: share of the group's launches in the program; None if it is not known.
    """

    spot: KernelTime
    launch: int
    program: ProgramShare | None = None

    @property
    def says(self) -> str:
        """What was chosen, in a sentence."""
        spot = self.spot
        return (
            f"{spot.kernel} takes {spot.share:.0%} of the time of all kernels, {spot.launches:,} "
            f"launches of {format_duration(spot.median)}; launch {self.launch} is captured"
        )


def choose(timeline: Timeline, pattern: str | None = None) -> Chosen:
    """The launch whose time is nearest to the median of the hottest kernel and shape.

    Launches out of CUDA graphs cannot be captured one by one: they are not chosen.

    Args:
        timeline: what ran.
        pattern: regular expression, found in the kernel's name; None: the hottest of all.

    Raises:
        CuadoError: no kernel fits; names those that ran.
    """
    spots = kernel_times(timeline, {})
    fitting = [each for each in spots if pattern is None or _matches(pattern, each)]
    if not fitting:
        raise CuadoError(f"no kernel matches '{pattern}'", _hint(pattern, spots) + _listed(spots))
    for spot in fitting:
        found = _ordinary(timeline, spot)
        if found is not None:
            return replace(found, program=program_share(timeline, spots, spot))
    raise CuadoError(
        f"all launches of '{fitting[0].kernel}' come out of CUDA graphs: none can be captured",
        "run the program without graphs, or name another kernel with -k",
    )


def _matches(pattern: str, spot: KernelTime) -> bool:
    try:
        return any(re.search(pattern, name) for name in (spot.name, spot.signature, spot.kernel))
    except re.error as error:
        raise CuadoError(f"'{pattern}' is no regular expression: {error}") from error


def _hint(pattern: str | None, spots: Sequence[KernelTime]) -> str:
    """What finds a kernel where only the case of letters keeps an expression from it."""
    any_case = f"(?i){pattern}"
    if pattern is None or not any(_matches(any_case, each) for each in spots):
        return ""
    return f"-k '{any_case}' finds one whatever the case; "


def _listed(spots: Sequence[KernelTime]) -> str:
    if not spots:
        return "the program launched no kernel"
    names = list(dict.fromkeys(spot.kernel for spot in spots))
    more = f"; and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return f"it launched {'; '.join(names[:_MOST_NAMED])}{more}"


def _ordinary(timeline: Timeline, spot: KernelTime) -> Chosen | None:
    """The launch of the group with the time nearest to the median; the first of equals."""
    kernels = timeline.kernels
    if spot.grid is None or spot.block is None:
        return None  # a whole graph
    named = kernels.name == timeline.kernel_names.index(spot.name)
    fits = (
        named & (kernels.grid == spot.grid).all(axis=1) & (kernels.block == spot.block).all(axis=1)
    )
    if kernels.graph is not None:
        fits &= kernels.graph == 0
        named &= kernels.graph == 0  # nor are they counted
    if spot.dynamic_shared is not None and kernels.dynamic_shared is not None:
        fits &= kernels.dynamic_shared == spot.dynamic_shared
    rows = np.flatnonzero(fits)
    if not len(rows):
        return None
    rows = rows[np.lexsort((kernels.correlation[rows], kernels.start[rows]))]
    nearest = int(rows[np.argmin(np.abs(kernels.duration[rows] - spot.median))])
    # Calls are numbered in the order in which the host made them; starts are on many streams.
    before = (
        named
        & (kernels.process == kernels.process[nearest])
        & (kernels.correlation < kernels.correlation[nearest])
    )
    return Chosen(spot, int(np.count_nonzero(before)))
