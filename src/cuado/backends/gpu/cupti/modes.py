"""Ways to make a kernel's passes, and the protocol of calls that all of them follow.

=================  =============  ===============================================================
mode               passes by      what the values stand for
=================  =============  ===============================================================
kernel, replayed   the caller     the kernel alone; every pass finds memory and caches as prepared
range, replayed    the caller     the kernel and the few microseconds between a push and a pop
kernel             CUPTI          the kernel alone; memory is as prepared in every pass, but only
                                  the first one finds the caches as prepared
=================  =============  ===============================================================

They are tried in this order. ncu does what the first one does: it restores memory and flushes
caches before every pass (``--cache-control all``), and counts the kernel alone.
"""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass

from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import Schedule
from cuado.backends.gpu.cupti.library import Calls

Action = Callable[[], None]

_SLACK = 3
"""Passes beyond those planned before it is clear that CUPTI will never be content."""


@dataclass(frozen=True, slots=True)
class Mode:
    """How ranges and passes are made."""

    name: str
    range: c.Range
    replay: c.Replay


MODES = (
    Mode("kernel, replayed", c.Range.AUTO, c.Replay.USER),
    Mode("range, replayed", c.Range.USER, c.Replay.USER),
    Mode("kernel", c.Range.AUTO, c.Replay.KERNEL),
)


class Collection:
    """Collects one schedule after another on one context's range profiler.

    Args:
        library: CUPTI.
        profiler: its range profiler object.
    """

    def __init__(self, library: Calls, profiler: int) -> None:
        self._library = library
        self._profiler = profiler

    def collect(self, mode: Mode, schedule: Schedule, prepare: Action, launch: Action) -> c.Image:
        """Run all passes of a schedule and give the counters of the one range they make.

        Args:
            mode: see above.
            schedule: what to collect.
            prepare: restores memory and caches; run before every pass that the caller makes.
            launch: launches the one kernel to be counted and waits for its end.

        Raises:
            CuptiUnavailableError: CUPTI refuses, or it did not see exactly one range.
        """
        counters = self._empty_image(schedule)
        self._configure(mode, schedule, counters)
        for _ in range(schedule.passes + _SLACK):
            prepare()
            if self._pass(mode, launch) or mode.replay is c.Replay.KERNEL:
                break
        else:
            raise CuptiUnavailableError(
                f"CUPTI asked for more than the {schedule.passes} passes that it had planned"
            )
        decoded = c.RangeDecodeData(pRangeProfilerObject=self._profiler)
        self._library.call(decoded)
        found = c.RangeGetCounterDataInfo(
            pCounterDataImage=ctypes.addressof(counters), counterDataImageSize=len(counters)
        )
        self._library.call(found)
        if found.numTotalRanges != 1 or decoded.numOfRangeDropped:
            raise CuptiUnavailableError(
                f"CUPTI counted {found.numTotalRanges} kernels and dropped "
                f"{decoded.numOfRangeDropped} where one was launched"
            )
        return counters

    def _empty_image(self, schedule: Schedule) -> c.Image:
        """An image for one range. One that has been filled cannot be filled again."""
        size = c.RangeGetCounterDataSize(
            pRangeProfilerObject=self._profiler,
            pMetricNames=schedule.names,
            numMetrics=len(schedule.metrics),
            maxNumOfRanges=1,
            maxNumRangeTreeNodes=1,
        )
        self._library.call(size)
        image = c.image(size.counterDataSize)
        self._library.call(
            c.RangeCounterDataImageInitialize(
                pRangeProfilerObject=self._profiler,
                counterDataSize=len(image),
                pCounterData=ctypes.addressof(image),
            )
        )
        return image

    def _configure(self, mode: Mode, schedule: Schedule, counters: c.Image) -> None:
        self._library.call(
            c.RangeSetConfig(
                pRangeProfilerObject=self._profiler,
                configSize=len(schedule.image),
                pConfig=ctypes.addressof(schedule.image),
                counterDataImageSize=len(counters),
                pCounterDataImage=ctypes.addressof(counters),
                range=mode.range,
                replayMode=mode.replay,
                maxRangesPerPass=1,
                numNestingLevels=1,
                minNestingLevel=1,
            )
        )

    def _pass(self, mode: Mode, launch: Action) -> bool:
        """One pass; whether it was the last.

        The profiler is stopped whatever the launch does: a context whose profiler was left
        running serves nobody.
        """
        pushed = mode.range is c.Range.USER
        self._library.call(c.RangeStart(pRangeProfilerObject=self._profiler))
        stopped = c.RangeStop(pRangeProfilerObject=self._profiler)
        try:
            if pushed:
                self._library.call(
                    c.RangePush(pRangeProfilerObject=self._profiler, pRangeName=b"kernel")
                )
            launch()
            if pushed:
                self._library.call(c.RangePop(pRangeProfilerObject=self._profiler))
        except BaseException:
            self._stop_anyway(stopped)
            raise
        self._library.call(stopped)
        return bool(stopped.isAllPassSubmitted)

    def _stop_anyway(self, stopped: c.RangeStop) -> None:
        try:
            self._library.call(stopped)
        except CuptiUnavailableError:
            return  # the failure that led here is the one to report
