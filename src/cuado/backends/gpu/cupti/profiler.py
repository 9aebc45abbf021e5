"""Counts hardware events of one kernel launch, in this process, through CUPTI's range profiler."""

import ctypes
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Self

from cuado.backends.gpu.cupti import library
from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import CuptiCallError, CuptiUnavailableError
from cuado.backends.gpu.cupti.host import MetricHost, Schedule
from cuado.backends.gpu.cupti.library import Calls
from cuado.backends.gpu.cupti.modes import MODES, Action, Mode
from cuado.backends.gpu.cupti.session import Session
from cuado.model.trial import Counted

_INSTRUMENTED = "_sass_"
"""In the names of metrics that are counted by instructions added to the kernel's code."""
_RANGE_PROFILING = 0
"""``CUPTI_PROFILER_RANGE_PROFILING``."""


class RangeProfiler:
    """Reads counters of single launches in one context.

    Values are in the base units of ncu: nanoseconds, bytes, bytes per second, percent.

    CUPTI takes 0.16 s to begin its first pass after it is switched on. Where that is too long it
    is held between two counts; kernels are not slower for it (0.208 ms against 0.210 on an H200).
    Whatever a held profiler refuses is tried once more with one that was switched on afresh.

    Args:
        context: handle of the ``CUcontext`` to count in; it must be current where this is used.
        device_index: the context's device, as the driver counts them.
        calls: CUPTI; None for the first library found.
        hold: leave the profiler on between counts, until it is closed or another in this process
            counts.

    Raises:
        CuptiUnavailableError: there is no CUPTI, no permission, or no support for the device.
    """

    one_schedule: ClassVar[frozenset[str]] = frozenset({"GH100"})
    """Chips on which instrumented metrics are counted by one schedule with the others."""

    def __init__(
        self, context: int, device_index: int, calls: Calls | None = None, *, hold: bool = False
    ) -> None:
        self._library = calls or library.load()
        self._context = context
        self._hold = hold
        self._session: Session | None = None
        self._limited = False
        self._library.call(c.ProfilerInitialize())
        require_support(self._library, device_index)
        chip = chip_name(self._library, device_index)
        try:
            self._host = MetricHost(self._library, chip)
        except CuptiCallError:
            self._limited = True
            self._host = MetricHost(self._library, chip, availability(self._library, context))
        self._modes = _all_modes()

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
        try:
            counted = self._count(prepare, launch, metrics)
        except CuptiCallError as error:
            if error.final or not self._limit():
                raise
            counted = self._count(prepare, launch, metrics)
        return replace(counted, seconds=time.perf_counter() - started)

    def close(self) -> None:
        """Free what CUPTI holds for this; harmless when called again."""
        if self._session is not None:
            self._session.close()
        self._host.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _limit(self) -> bool:
        """Plan with what this device and user have, not with all that the chip has.

        CUPTI takes up to half a second to say it, and it is all there as a rule: so it is asked
        only after a failure. False if that changes nothing.
        """
        if self._limited:
            return False
        self._limited = True
        image = availability(self._library, self._context)
        if image is None:
            return False
        self._host.close()
        self._host = MetricHost(self._library, self._host.chip, image)
        self._modes = _all_modes()
        return True

    def _count(self, prepare: Action, launch: Action, metrics: Sequence[str]) -> Counted:
        """Count with the present plan; see :meth:`count`.

        Instrumented metrics are read in passes of their own: the code added to the kernel makes it
        longer (by 75 microseconds on an H200), and with it whatever else is counted in that pass.
        CUPTI's scheduler gives them one where both are asked for. Where it is known that the other
        passes then run the kernel as it is, that saves switching the profiler on again: on an H200
        times were within 0.15 % and instructions the same (``benchmarks/whatif/one_schedule.py``).
        """
        apart = [name for name in metrics if _INSTRUMENTED in name]
        plain = [name for name in metrics if _INSTRUMENTED not in name]
        if apart and plain and self._host.chip in self.one_schedule:
            together = self._counted_together(prepare, launch, metrics)
            if together is not None:
                return together
        return self._counted_apart(prepare, launch, [each for each in (plain, apart) if each])

    def _counted_apart(
        self, prepare: Action, launch: Action, parts: Sequence[Sequence[str]]
    ) -> Counted:
        """Count metrics by a schedule for each part; one that fails costs no other."""
        counted, problem = Counted(), None
        for part in parts:
            try:
                counted = _joined(counted, self._count_alike(prepare, launch, part))
            except CuptiUnavailableError as error:
                if isinstance(error, CuptiCallError) and error.final:
                    raise
                problem = problem or error
                lost = (*counted.unavailable, *part)
                counted = replace(counted, unavailable=lost, note=str(error))
        if problem is not None and not counted.values:
            raise problem
        return counted

    def _counted_together(
        self, prepare: Action, launch: Action, metrics: Sequence[str]
    ) -> Counted | None:
        """Count all metrics by one schedule; None where that does not give all that there are."""
        try:
            schedule = self._host.schedule(metrics)
            values = self.count_by(MODES[0], schedule, prepare, launch)
        except CuptiUnavailableError as error:
            if isinstance(error, CuptiCallError) and error.final:
                raise
            return None
        return None if _without_data(schedule, values) else _as_counted(schedule, values)

    def _count_alike(self, prepare: Action, launch: Action, metrics: Sequence[str]) -> Counted:
        """Count metrics that are either all instrumented or all not."""
        schedule = self._host.schedule(metrics)
        return _as_counted(schedule, self._values(schedule, prepare, launch))

    def _values(self, schedule: Schedule, prepare: Action, launch: Action) -> dict[str, float]:
        """The metrics, by the first mode that gives all of them, or else by the first that works.

        Modes that fail are not tried again for the same kind of metrics.
        """
        kind = _is_instrumented(schedule)
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
        held = self._session
        if held is not None and held.serves(mode, schedule):
            try:
                return self._collected(held, mode, schedule, prepare, launch)
            except CuptiUnavailableError as error:
                if isinstance(error, CuptiCallError) and error.final:
                    raise
        self._session = Session.open(self._library, self._context)
        return self._collected(self._session, mode, schedule, prepare, launch)

    def _collected(
        self, session: Session, mode: Mode, schedule: Schedule, prepare: Action, launch: Action
    ) -> dict[str, float]:
        """The metrics; the session is closed afterwards, but for one that worked and is held."""
        try:
            counters = session.collect(mode, schedule, prepare, launch)
            values = self._host.values(schedule, counters)
        except BaseException:
            session.close()
            raise
        if not self._hold or _is_instrumented(schedule):
            session.close()  # What follows must not run the instrumented kernel.
        return values


def _as_counted(schedule: Schedule, values: Mapping[str, float]) -> Counted:
    """What was collected by a schedule; what has no value is absent."""
    return Counted(
        values={name: value for name, value in values.items() if math.isfinite(value)},
        passes=schedule.passes,
        unavailable=(*schedule.unknown, *_without_data(schedule, values)),
    )


def _is_instrumented(schedule: Schedule) -> bool:
    return any(_INSTRUMENTED in name for name in schedule.metrics)


def _joined(one: Counted, other: Counted) -> Counted:
    return Counted(
        values={**one.values, **other.values},
        passes=one.passes + other.passes,
        unavailable=(*one.unavailable, *other.unavailable),
    )


def _all_modes() -> dict[bool, tuple[Mode, ...]]:
    """Modes to try, without and with instrumented metrics."""
    return dict.fromkeys((False, True), MODES)


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
