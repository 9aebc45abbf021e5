"""A context's range profiler while it is on, and the calls that collect counters through it.

CUPTI serves one at a time, and a second profiler in the process finds the first in its way: so
there is one session in a process. It is of one :class:`~cuado.backends.gpu.cupti.modes.Mode`, which
CUPTI refuses to change, and of one schedule: given another while it is on, CUPTI 13.0 accepts it,
and on an H200 some values then were missing and others a third too low, without an error.
"""

import ctypes
from typing import Any, ClassVar, Self

from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import CuptiUnavailableError
from cuado.backends.gpu.cupti.host import Schedule
from cuado.backends.gpu.cupti.library import Calls
from cuado.backends.gpu.cupti.modes import Action, Mode

_SLACK = 3
"""Passes beyond those planned before it is clear that CUPTI will never be content."""


class Session:
    """Collects one schedule after another on one context's range profiler.

    Made by :meth:`open`.
    """

    _current: ClassVar["Session | None"] = None

    def __init__(self, calls: Calls, profiler: int) -> None:
        self._library = calls
        self._profiler = profiler
        self._mode: Mode | None = None
        self._kept: tuple[Any, ...] = ()

    @classmethod
    def open(cls, calls: Calls, context: int) -> Self:
        """Switch a context's profiler on, and off the one that is on in this process.

        Args:
            calls: CUPTI.
            context: handle of the ``CUcontext``.

        Raises:
            CuptiUnavailableError: CUPTI refuses.
        """
        if Session._current is not None:
            Session._current.close()
        enabled = c.RangeEnable(ctx=context)
        calls.call(enabled)
        made = cls(calls, int(enabled.pRangeProfilerObject))
        Session._current = made
        return made

    def serves(self, mode: Mode, schedule: Schedule) -> bool:
        """True if it is on, and has collected this schedule by ``mode`` before."""
        kept = self._kept[0] if self._kept else None
        return Session._current is self and self._mode == mode and kept is schedule

    def close(self) -> None:
        """Switch it off; harmless when called again."""
        if Session._current is not self:
            return
        Session._current = None
        try:
            self._library.call(c.RangeDisable(pRangeProfilerObject=self._profiler))
        except CuptiUnavailableError:
            return  # counts are read or lost by now, and the context may be dead
        finally:
            self._kept = ()

    def collect(self, mode: Mode, schedule: Schedule, prepare: Action, launch: Action) -> c.Image:
        """Run all passes of a schedule and give the counters of the one range they make.

        Args:
            mode: one that the session serves.
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
        self._mode = mode
        # CUPTI keeps pointers to both, and looks at them until it is given others.
        self._kept = (schedule, counters)

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
