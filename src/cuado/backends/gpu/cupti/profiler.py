"""Counts hardware events of one kernel launch, in this process, through CUPTI's range profiler."""

import ctypes
import math
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

from cuado.backends.gpu.cupti import library
from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import CuptiCallError, CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost, Schedule
from cuado.backends.gpu.cupti.library import Calls
from cuado.backends.gpu.cupti.modes import MODES, Action, Collection, Mode
from cuado.model.trial import Counted

_INSTRUMENTED = "_sass_"
"""In the names of metrics that are counted by instructions added to the kernel's code."""
_RANGE_PROFILING = 0
"""``CUPTI_PROFILER_RANGE_PROFILING``."""


class RangeProfiler:
    """Reads counters of single launches in one context.

    Between two counts the profiler is off, so that timings are not disturbed. Values are in the
    base units of ncu: nanoseconds, bytes, bytes per second, percent.

    Args:
        context: handle of the ``CUcontext`` to count in; it must be current where this is used.
        device_index: the context's device, as the driver counts them.
        calls: CUPTI; None for the first library found.
        hold: leave the profiler on between counts: quicker, but launches in between may be slower.

    Raises:
        CuptiUnavailableError: there is no CUPTI, no permission, or no support for the device.
    """

    def __init__(
        self, context: int, device_index: int, calls: Calls | None = None, *, hold: bool = False
    ) -> None:
        self._library = calls or library.load()
        self._context = context
        self._hold = hold
        self._profiler: int | None = None
        self._library.call(c.ProfilerInitialize())
        require_support(self._library, device_index)
        chip = chip_name(self._library, device_index)
        self._host = MetricHost(self._library, chip, availability(self._library, context))
        self._modes: dict[bool, tuple[Mode, ...]] = dict.fromkeys((False, True), MODES)

    @property
    def host(self) -> MetricHost:
        """What the chip can count."""
        return self._host

    def count(self, prepare: Action, launch: Action, metrics: Sequence[str]) -> Counted:
        """Run a kernel as often as ``metrics`` need, and read them.

        As ncu does by default, every pass finds memory and caches as ``prepare`` leaves them, and
        nothing of ``prepare`` is counted. Clocks are left alone, which ncu does with
        ``--clock-control none`` only.

        Args:
            prepare: restores what the kernel overwrites, and flushes or warms caches; waits for it.
            launch: launches exactly one kernel and waits for its end.
            metrics: NVIDIA's names, with suffixes.

        Returns:
            The values; names that the chip does not have, or that could not be collected, in
            ``unavailable``; what has no value (a hit rate of no accesses) is absent.

        Raises:
            CuptiUnavailableError: nothing at all could be read.
            Exception: what ``prepare`` and ``launch`` raise.
        """
        started = time.perf_counter()
        schedule = self._host.schedule(metrics)
        unavailable = schedule.unknown
        try:
            values = self._values(schedule, prepare, launch)
        except CuptiUnavailableError:
            plain = [name for name in schedule.metrics if _INSTRUMENTED not in name]
            if not plain or len(plain) == len(schedule.metrics):
                raise
            unavailable += tuple(name for name in schedule.metrics if name not in plain)
            schedule = self._host.schedule(plain)
            values = self._values(schedule, prepare, launch)
        return Counted(
            values={name: value for name, value in values.items() if math.isfinite(value)},
            passes=schedule.passes,
            seconds=time.perf_counter() - started,
            unavailable=(*unavailable, *_without_data(schedule, values)),
        )

    def close(self) -> None:
        """Free what CUPTI holds for this; harmless when called again."""
        self._disable()
        self._host.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _values(self, schedule: Schedule, prepare: Action, launch: Action) -> dict[str, float]:
        """The metrics, by the first mode that gives all of them, or else by the first that works.

        Modes that fail are not tried again for the same kind of metrics.
        """
        kind = any(_INSTRUMENTED in name for name in schedule.metrics)
        modes = self._modes[kind]
        problem: CuptiUnavailableError | None = None
        incomplete: dict[str, float] = {}
        for position, mode in enumerate(modes):
            try:
                values = self.count_by(mode, schedule, prepare, launch)
            except CuptiUnavailableError as error:
                if isinstance(error, CuptiCallError) and error.final:
                    raise
                problem = problem or error
                continue
            if not _without_data(schedule, values):
                self._modes[kind] = modes[position:]
                return values
            incomplete = incomplete or values
        if not incomplete:
            raise problem or CuptiUnavailableError("hardware counters could not be read")
        return incomplete

    def count_by(
        self, mode: Mode, schedule: Schedule, prepare: Action, launch: Action
    ) -> dict[str, float]:
        """The metrics of a schedule, collected by ``mode`` and by no other.

        Raises:
            CuptiUnavailableError: it does not work.
        """
        try:
            collection = Collection(self._library, self._enabled())
            counters = collection.collect(mode, schedule, prepare, launch)
            values = self._host.values(schedule, counters)
        except BaseException:
            self._disable()
            raise
        if not self._hold:
            self._disable()
        return values

    def _enabled(self) -> int:
        if self._profiler is None:
            enabled = c.RangeEnable(ctx=self._context)
            self._library.call(enabled)
            self._profiler = int(enabled.pRangeProfilerObject)
        return self._profiler

    def _disable(self) -> None:
        if self._profiler is None:
            return
        disabled = c.RangeDisable(pRangeProfilerObject=self._profiler)
        self._profiler = None
        try:
            self._library.call(disabled)
        except CuptiUnavailableError:
            return  # counts are read or lost by now, and the context may be dead


def _without_data(schedule: Schedule, values: Mapping[str, float]) -> tuple[str, ...]:
    """Plain counts that are no number: their pass was lost. One that was collected may be 0."""
    return tuple(
        name
        for name in schedule.metrics
        if name.endswith(".sum") and not math.isfinite(values.get(name, math.nan))
    )


def chip_name(calls: Calls, device_index: int) -> str:
    """NVIDIA's name for the chip, e.g. ``GH100``. The driver must be there: CUPTI crashes if not.

    Raises:
        CuptiUnavailableError: the device is not known.
    """
    asked = c.GetChipName(deviceIndex=device_index)
    calls.call(asked)
    return bytes(asked.pChipName or b"").decode()


def availability(calls: Calls, context: int) -> c.Image | None:
    """Which counters device and user have, None if CUPTI does not say.

    Raises:
        CuptiUnavailableError: the user may not read any.
    """
    asked = c.GetCounterAvailability(ctx=context)
    try:
        calls.call(asked)
        image = c.image(asked.counterAvailabilityImageSize)
        asked.pCounterAvailabilityImage = ctypes.addressof(image)
        calls.call(asked)
    except CuptiCallError as error:
        if error.final:
            raise
        return None
    return image


_OBSTACLES = {
    "architecture": "its compute capability is below 7.5",
    "sli": "SLI is on",
    "vGpu": "the virtual GPU does not allow profiling",
    "confidentialCompute": "confidential computing is on",
    "cmp": "it is a mining processor",
    "wsl": "this WSL does not support it",
}


def require_support(calls: Calls, device_index: int) -> None:
    """Make sure that a device can be profiled.

    Raises:
        CuptiUnavailableError: it cannot; says why.
    """
    asked = c.DeviceSupported(cuDevice=device_index, api=_RANGE_PROFILING)
    try:
        calls.call(asked)
    except CuptiCallError as error:
        if error.final:
            raise
        return  # it does not say; enabling will
    unsupported = (c.Support.UNSUPPORTED, c.Support.DISABLED)
    if asked.isSupported in unsupported:
        why = [text for name, text in _OBSTACLES.items() if getattr(asked, name) in unsupported]
        raise CuptiUnavailableError(
            f"device {device_index} cannot be profiled: {'; '.join(why) or 'no reason given'}",
            "measured what-ifs work without counters",
        )
