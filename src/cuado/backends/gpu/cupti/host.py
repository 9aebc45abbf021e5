"""The part of CUPTI that needs no device: which metrics a chip has, and the passes they take.

It works from the chip's name alone (``GH100``), so schedules can be planned where no GPU is; from
CUDA 13.4 on, CUPTI wants the driver for it, too.
"""

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import (
    INVALID_METRIC_NAME,
    CuptiCallError,
    CuptiUnavailableError,
)
from cuado.backends.gpu.cupti.library import Calls

_INVALID_PARAMETER = 1
_NAME_REFUSED = (_INVALID_PARAMETER, INVALID_METRIC_NAME)
"""What the scheduler answers to a name that it does not know, by version."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """How a set of metrics is collected on a chip.

    Attributes:
        host: CUPTI's object that made it, and evaluates what is collected by it.
        metrics: those that are collected, in the order asked for.
        unknown: those that the chip does not have.
        names: ``metrics`` as an array of C strings, which CUPTI may keep pointers to.
        image: the schedule itself, as CUPTI wants it.
        passes: times that the kernel must run.
    """

    host: int
    metrics: tuple[str, ...]
    unknown: tuple[str, ...]
    names: Any
    image: c.Image
    passes: int


@dataclass(frozen=True, slots=True)
class Description:
    """What CUPTI says of a metric; ``unit`` in its words: ``nanosecond``, ``byte/second``."""

    text: str
    unit: str
    hardware: str


class MetricHost:
    """Plans and evaluates metrics of one chip.

    Args:
        library: CUPTI.
        chip: NVIDIA's name for it.
        availability: which counters the device and the user have, as CUPTI's device part gives
            it; None plans with all that the chip has.
    """

    def __init__(self, library: Calls, chip: str, availability: c.Image | None = None) -> None:
        self.chip = chip
        self._c_chip = chip.encode()  # CUPTI may keep a pointer to it
        self._library = library
        self._availability = availability
        self._schedules: dict[tuple[str, ...], Schedule] = {}
        self._open: list[int] = []
        self._first = self._opened()

    def schedule(self, metrics: Sequence[str]) -> Schedule:
        """How ``metrics`` are collected; made once for each set.

        Raises:
            CuptiUnavailableError: the chip has none of them.
        """
        wanted = tuple(dict.fromkeys(metrics))
        if wanted not in self._schedules:
            self._schedules[wanted] = self._planned(wanted)
        return self._schedules[wanted]

    def knows(self, metric: str) -> bool:
        """True if ``metric``, with its suffixes, can be collected on the chip."""
        try:
            host, _ = self._configured((metric,))
        except CuptiCallError as error:
            if error.status not in _NAME_REFUSED:
                raise
            return False
        self._closed(host)
        return True

    def describe(self, metric: str) -> Description:
        """What a metric is.

        Raises:
            CuptiCallError: the chip has no such metric.
        """
        asked = c.HostGetMetricProperties(pHostObject=self._first, pMetricName=metric.encode())
        self._library.call(asked)
        return Description(
            (asked.pDescription or b"").decode(),
            (asked.pDimUnit or b"").decode(),
            (asked.pHwUnit or b"").decode(),
        )

    def values(self, schedule: Schedule, counters: c.Image) -> dict[str, float]:
        """The metrics of the first range of a counter-data image; those without data are absent."""
        try:
            found = self._evaluated(schedule.host, schedule.names, counters)
            return dict(zip(schedule.metrics, found, strict=True))
        except CuptiCallError:
            single: dict[str, float] = {}
            for metric in schedule.metrics:
                try:
                    (value,) = self._evaluated(schedule.host, c_names((metric,)), counters)
                except CuptiCallError:
                    continue
                single[metric] = value
            if not single:
                raise
            return single

    def close(self) -> None:
        """Free everything; schedules made here are void afterwards."""
        while self._open:
            self._closed(self._open[-1])
        self._schedules.clear()

    def _planned(self, wanted: tuple[str, ...]) -> Schedule:
        known = wanted
        try:
            host, names = self._configured(known)
        except CuptiCallError as error:
            if error.status not in _NAME_REFUSED:
                raise
            known = tuple(metric for metric in wanted if self.knows(metric))
            if not known:
                raise CuptiUnavailableError(
                    f"{self.chip} has none of the metrics asked for: {', '.join(wanted)}"
                ) from error
            host, names = self._configured(known)
        image = self._image(host)
        passes = c.HostGetNumOfPasses(
            configImageSize=len(image), pConfigImage=ctypes.addressof(image)
        )
        self._library.call(passes)
        unknown = tuple(metric for metric in wanted if metric not in known)
        return Schedule(host, known, unknown, names, image, int(passes.numOfPasses))

    def _configured(self, metrics: tuple[str, ...]) -> tuple[int, Any]:
        """A host object that has taken the metrics, and their names in C."""
        host, names = self._opened(), c_names(metrics)
        asked = c.HostConfigAddMetrics(
            pHostObject=host, ppMetricNames=names, numMetrics=len(metrics)
        )
        try:
            self._library.call(asked)
        except CuptiCallError:
            self._closed(host)
            raise
        return host, names

    def _image(self, host: int) -> c.Image:
        size = c.HostGetConfigImageSize(pHostObject=host)
        self._library.call(size)
        image = c.image(size.configImageSize)
        self._library.call(
            c.HostGetConfigImage(
                pHostObject=host, configImageSize=len(image), pConfigImage=ctypes.addressof(image)
            )
        )
        return image

    def _evaluated(self, host: int, names: Any, counters: c.Image) -> list[float]:
        found = (ctypes.c_double * len(names))()
        self._library.call(
            c.HostEvaluateToGpuValues(
                pHostObject=host,
                pCounterDataImage=ctypes.addressof(counters),
                counterDataImageSize=len(counters),
                rangeIndex=0,
                ppMetricNames=names,
                numMetrics=len(names),
                pMetricValues=found,
            )
        )
        return list(found)

    def _opened(self) -> int:
        image = self._availability
        asked = c.HostInitialize(
            profilerType=c.ProfilerType.RANGE_PROFILER,
            pChipName=self._c_chip,
            pCounterAvailabilityImage=None if image is None else ctypes.addressof(image),
        )
        self._library.call(asked)
        self._open.append(asked.pHostObject)
        return int(asked.pHostObject)

    def _closed(self, host: int) -> None:
        self._open.remove(host)
        self._library.call(c.HostDeinitialize(pHostObject=host))


def c_names(metrics: Sequence[str]) -> Any:
    """An array of C strings; keeps the texts alive as long as it lives."""
    return (ctypes.c_char_p * len(metrics))(*(metric.encode() for metric in metrics))
