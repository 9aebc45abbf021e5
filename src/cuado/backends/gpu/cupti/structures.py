"""Parameter blocks of CUPTI's functions, laid out as its C headers lay them out.

Every function takes one block. Its first member is the size of the block as the caller knows it,
by which the library tells which members there are: offset plus size of the last member, without
the padding that C puts after it (``CUPTI_PROFILER_STRUCT_SIZE``). Members keep NVIDIA's names.

Source: ``cupti_profiler_host.h``, ``cupti_range_profiler.h``, ``cupti_profiler_target.h`` and
``cupti_target.h`` of CUDA 12.6 to 13.0. Pointers to bytes, to text and to objects of the library
are plain addresses here.
"""

from ctypes import (
    POINTER,
    Array,
    Structure,
    c_char_p,
    c_double,
    c_int,
    c_size_t,
    c_uint8,
    c_uint16,
    c_uint32,
    c_void_p,
    sizeof,
)
from enum import IntEnum
from typing import Any, ClassVar

Names = POINTER(c_char_p)
"""An array of texts."""

Image = Array[c_uint8]
"""Bytes that only CUPTI understands: a schedule, counters, or what counters there are."""


def image(size: int) -> Image:
    """An empty image of ``size`` bytes."""
    made: Image = (c_uint8 * size)()
    return made


class ProfilerType(IntEnum):
    """``CUpti_ProfilerType``."""

    RANGE_PROFILER = 0


class Range(IntEnum):
    """``CUpti_ProfilerRange``: what one set of values stands for."""

    AUTO = 1
    """Each kernel by itself."""
    USER = 2
    """What runs between a push and a pop."""


class Replay(IntEnum):
    """``CUpti_ProfilerReplayMode``: who repeats the work when it takes several passes."""

    KERNEL = 2
    """CUPTI, which saves and restores what the kernel writes."""
    USER = 3
    """The caller."""


class Support(IntEnum):
    """``CUpti_Profiler_Support_Level``."""

    UNKNOWN = 0
    UNSUPPORTED = 1
    DISABLED = 2
    SUPPORTED = 3


class Params(Structure):
    """A parameter block; made with its size filled in and everything else 0."""

    c_name: ClassVar[str]
    """The block's name in the headers."""

    def __init__(self, **members: Any) -> None:
        super().__init__(structSize=self.known_size(), **members)

    @classmethod
    def known_size(cls) -> int:
        """Offset plus size of the last member, in bytes."""
        name, kind = cls._fields_[-1][:2]
        return int(getattr(cls, name).offset) + sizeof(kind)


_Members = list[tuple[str, Any]]
_HEAD: _Members = [("structSize", c_size_t), ("pPriv", c_void_p)]
_HOST: _Members = [*_HEAD, ("pHostObject", c_void_p)]
_RANGE: _Members = [*_HEAD, ("pRangeProfilerObject", c_void_p)]


class ProfilerInitialize(Params):
    """Hook CUPTI's profiler into the driver."""

    c_name = "CUpti_Profiler_Initialize_Params"
    _fields_ = _HEAD


class DeviceSupported(Params):
    """Asks if a device can be profiled, and what forbids it."""

    c_name = "CUpti_Profiler_DeviceSupported_Params"
    _fields_ = [
        *_HEAD,
        ("cuDevice", c_int),
        ("isSupported", c_int),
        ("architecture", c_int),
        ("sli", c_int),
        ("vGpu", c_int),
        ("confidentialCompute", c_int),
        ("cmp", c_int),
        ("wsl", c_int),
        ("api", c_int),
    ]


class GetCounterAvailability(Params):
    """Which counters this device and this user have; called once for the size, once for it."""

    c_name = "CUpti_Profiler_GetCounterAvailability_Params"
    _fields_ = [
        *_HEAD,
        ("ctx", c_void_p),
        ("counterAvailabilityImageSize", c_size_t),
        ("pCounterAvailabilityImage", c_void_p),
    ]


class GetChipName(Params):
    """NVIDIA's name for the chip: ``GH100``."""

    c_name = "CUpti_Device_GetChipName_Params"
    _fields_ = [*_HEAD, ("deviceIndex", c_size_t), ("pChipName", c_char_p)]


class HostInitialize(Params):
    """Open the metric library for a chip."""

    c_name = "CUpti_Profiler_Host_Initialize_Params"
    _fields_ = [
        *_HEAD,
        ("profilerType", c_int),
        ("pChipName", c_char_p),
        ("pCounterAvailabilityImage", c_void_p),
        ("pHostObject", c_void_p),
    ]


class HostDeinitialize(Params):
    """Close it."""

    c_name = "CUpti_Profiler_Host_Deinitialize_Params"
    _fields_ = _HOST


class HostGetMetricProperties(Params):
    """What a metric is, and of which unit."""

    c_name = "CUpti_Profiler_Host_GetMetricProperties_Params"
    _fields_ = [
        *_HOST,
        ("pMetricName", c_char_p),
        ("pDescription", c_char_p),
        ("pHwUnit", c_char_p),
        ("pDimUnit", c_char_p),
        ("metricType", c_int),
    ]


class HostConfigAddMetrics(Params):
    """Metrics to schedule."""

    c_name = "CUpti_Profiler_Host_ConfigAddMetrics_Params"
    _fields_ = [*_HOST, ("ppMetricNames", Names), ("numMetrics", c_size_t)]


class HostGetConfigImageSize(Params):
    """Size of their schedule."""

    c_name = "CUpti_Profiler_Host_GetConfigImageSize_Params"
    _fields_ = [*_HOST, ("configImageSize", c_size_t)]


class HostGetConfigImage(Params):
    """Their schedule."""

    c_name = "CUpti_Profiler_Host_GetConfigImage_Params"
    _fields_ = [*_HOST, ("configImageSize", c_size_t), ("pConfigImage", c_void_p)]


class HostGetNumOfPasses(Params):
    """Passes of a schedule."""

    c_name = "CUpti_Profiler_Host_GetNumOfPasses_Params"
    _fields_ = [
        *_HEAD,
        ("configImageSize", c_size_t),
        ("pConfigImage", c_void_p),
        ("numOfPasses", c_size_t),
    ]


class HostEvaluateToGpuValues(Params):
    """From counters to metrics."""

    c_name = "CUpti_Profiler_Host_EvaluateToGpuValues_Params"
    _fields_ = [
        *_HOST,
        ("pCounterDataImage", c_void_p),
        ("counterDataImageSize", c_size_t),
        ("rangeIndex", c_size_t),
        ("ppMetricNames", Names),
        ("numMetrics", c_size_t),
        ("pMetricValues", POINTER(c_double)),
    ]


class RangeEnable(Params):
    """Make a context's range profiler."""

    c_name = "CUpti_RangeProfiler_Enable_Params"
    _fields_ = [*_HEAD, ("ctx", c_void_p), ("pRangeProfilerObject", c_void_p)]


class RangeDisable(Params):
    """Destroy it."""

    c_name = "CUpti_RangeProfiler_Disable_Params"
    _fields_ = _RANGE


class RangeGetCounterDataSize(Params):
    """Size of the image that values are read from."""

    c_name = "CUpti_RangeProfiler_GetCounterDataSize_Params"
    _fields_ = [
        *_RANGE,
        ("pMetricNames", Names),
        ("numMetrics", c_size_t),
        ("maxNumOfRanges", c_size_t),
        ("maxNumRangeTreeNodes", c_uint32),
        ("counterDataSize", c_size_t),
    ]


class RangeCounterDataImageInitialize(Params):
    """Empty that image."""

    c_name = "CUpti_RangeProfiler_CounterDataImage_Initialize_Params"
    _fields_ = [*_RANGE, ("counterDataSize", c_size_t), ("pCounterData", c_void_p)]


class RangeSetConfig(Params):
    """Schedule, image, and how ranges and passes are made."""

    c_name = "CUpti_RangeProfiler_SetConfig_Params"
    _fields_ = [
        *_RANGE,
        ("configSize", c_size_t),
        ("pConfig", c_void_p),
        ("counterDataImageSize", c_size_t),
        ("pCounterDataImage", c_void_p),
        ("range", c_int),
        ("replayMode", c_int),
        ("maxRangesPerPass", c_size_t),
        ("numNestingLevels", c_uint16),
        ("minNestingLevel", c_uint16),
        ("passIndex", c_size_t),
        ("targetNestingLevel", c_uint16),
    ]


class RangeStart(Params):
    """Begin a pass."""

    c_name = "CUpti_RangeProfiler_Start_Params"
    _fields_ = _RANGE


class RangeStop(Params):
    """End a pass."""

    c_name = "CUpti_RangeProfiler_Stop_Params"
    _fields_ = [
        *_RANGE,
        ("passIndex", c_size_t),
        ("targetNestingLevel", c_size_t),
        ("isAllPassSubmitted", c_uint8),
    ]


class RangePush(Params):
    """Begin a range."""

    c_name = "CUpti_RangeProfiler_PushRange_Params"
    _fields_ = [*_RANGE, ("pRangeName", c_char_p)]


class RangePop(Params):
    """End a range."""

    c_name = "CUpti_RangeProfiler_PopRange_Params"
    _fields_ = _RANGE


class RangeDecodeData(Params):
    """Bring what the passes counted into the image."""

    c_name = "CUpti_RangeProfiler_DecodeData_Params"
    _fields_ = [*_RANGE, ("numOfRangeDropped", c_size_t)]


class RangeGetCounterDataInfo(Params):
    """Number of ranges in an image."""

    c_name = "CUpti_RangeProfiler_GetCounterDataInfo_Params"
    _fields_ = [
        *_HEAD,
        ("pCounterDataImage", c_void_p),
        ("counterDataImageSize", c_size_t),
        ("numTotalRanges", c_size_t),
    ]


FUNCTIONS: dict[type[Params], str] = {
    ProfilerInitialize: "cuptiProfilerInitialize",
    DeviceSupported: "cuptiProfilerDeviceSupported",
    GetCounterAvailability: "cuptiProfilerGetCounterAvailability",
    GetChipName: "cuptiDeviceGetChipName",
    HostInitialize: "cuptiProfilerHostInitialize",
    HostDeinitialize: "cuptiProfilerHostDeinitialize",
    HostGetMetricProperties: "cuptiProfilerHostGetMetricProperties",
    HostConfigAddMetrics: "cuptiProfilerHostConfigAddMetrics",
    HostGetConfigImageSize: "cuptiProfilerHostGetConfigImageSize",
    HostGetConfigImage: "cuptiProfilerHostGetConfigImage",
    HostGetNumOfPasses: "cuptiProfilerHostGetNumOfPasses",
    HostEvaluateToGpuValues: "cuptiProfilerHostEvaluateToGpuValues",
    RangeEnable: "cuptiRangeProfilerEnable",
    RangeDisable: "cuptiRangeProfilerDisable",
    RangeGetCounterDataSize: "cuptiRangeProfilerGetCounterDataSize",
    RangeCounterDataImageInitialize: "cuptiRangeProfilerCounterDataImageInitialize",
    RangeSetConfig: "cuptiRangeProfilerSetConfig",
    RangeStart: "cuptiRangeProfilerStart",
    RangeStop: "cuptiRangeProfilerStop",
    RangePush: "cuptiRangeProfilerPushRange",
    RangePop: "cuptiRangeProfilerPopRange",
    RangeDecodeData: "cuptiRangeProfilerDecodeData",
    RangeGetCounterDataInfo: "cuptiRangeProfilerGetCounterDataInfo",
}
"""The function that takes each block."""
