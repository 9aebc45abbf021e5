"""Everything that a timeline says, in one value; what the reports of ``cuado trace`` print."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from cuado.analysis.timeline.calls import CallUse, call_uses
from cuado.analysis.timeline.copies import CopyUse, copy_uses
from cuado.analysis.timeline.devices import DeviceUse, device_uses
from cuado.analysis.timeline.hotspots import KernelTime, kernel_times
from cuado.analysis.timeline.lanes import Drawing, drawing
from cuado.analysis.timeline.ranges import RangeUse, by_launch, range_uses
from cuado.analysis.timeline.waits import WaitUse, wait_uses, waited
from cuado.model.timeline import Timeline


class Ranking(StrEnum):
    """What hot spots are ranked by."""

    TIME = "time"
    GAIN = "time to gain"
    MIXED = "time to gain where a bound is known, else time"


@dataclass(frozen=True, slots=True, eq=False)
class TimelineAnalysis:
    """What a timeline says.

    Attributes:
        timeline: timeline that was analysed.
        hotspots: kernels by launch shape, the one most worth work first.
        devices: on which something ran, most work first.
        copies: by kind, most time first.
        waits: synchronisations by kind, most time first.
        waited: nanoseconds in which any thread of the host waited for a device.
        calls: calls of driver and runtime by name; empty if they were not recorded.
        ranges: NVTX ranges, those with most kernel time first.
        ranges_by_launch: whether kernels belong to a range by their launch, else by their time.
        drawing: how busy streams were over time; None if nothing ran.
    """

    timeline: Timeline
    hotspots: tuple[KernelTime, ...]
    devices: tuple[DeviceUse, ...]
    copies: tuple[CopyUse, ...]
    waits: tuple[WaitUse, ...]
    waited: int
    calls: tuple[CallUse, ...]
    ranges: tuple[RangeUse, ...]
    ranges_by_launch: bool
    drawing: Drawing | None

    @property
    def ranking(self) -> Ranking:
        """What the hot spots are ranked by."""
        bounded = [spot.bound is not None for spot in self.hotspots]
        if any(bounded):
            return Ranking.GAIN if all(bounded) else Ranking.MIXED
        return Ranking.TIME

    @property
    def kernel_time(self) -> int:
        """Nanoseconds of all kernels, summed."""
        return sum(spot.total for spot in self.hotspots)

    @property
    def launches(self) -> int:
        """Kernels that ran."""
        return len(self.timeline.kernels)


def analysed(timeline: Timeline, bounds: Mapping[str, float] | None = None) -> TimelineAnalysis:
    """What a timeline says.

    Args:
        timeline: to analyse.
        bounds: old time over new, at most, by kernel name: of experiments or counters; where it
            has a kernel, that one is ranked by what there is to gain.
    """
    return TimelineAnalysis(
        timeline=timeline,
        hotspots=kernel_times(timeline, bounds or {}),
        devices=device_uses(timeline),
        copies=copy_uses(timeline),
        waits=wait_uses(timeline),
        waited=waited(timeline),
        calls=call_uses(timeline),
        ranges=range_uses(timeline),
        ranges_by_launch=by_launch(timeline),
        drawing=drawing(timeline),
    )
