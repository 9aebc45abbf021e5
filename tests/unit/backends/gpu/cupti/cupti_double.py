"""A double of CUPTI that refuses calls out of order, and what a held profiler refuses."""

import ctypes
import re
from collections.abc import Mapping
from typing import Any

from cuado.backends.gpu.cupti import CuptiCallError
from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.structures import FUNCTIONS, Params

CONFIGURE = "cuptiRangeProfilerSetConfig"
START = "cuptiRangeProfilerStart"
INVALID_PARAMETER = 1
_INVALID_OPERATION = 7


class CuptiDouble:
    """Answers CUPTI's calls.

    Attributes:
        values: what each metric that the chip has evaluates to.
        passes: that any set of metrics takes.
        refusals: status by function, or by function and range and replay mode of the configuration.
        refused_once: as ``refusals`` by function, but only the next time.
        ranges: found in an image after decoding.
        calls: functions called so far.
        running: whether a pass is being collected.
        enabled: whether the range profiler is on.
        one_set: whether it refuses another set of metrics than its first, as it does another mode.
        support: what the device supports.
        limited: whether the last host object was made with an availability image.
    """

    def __init__(self, values: Mapping[str, float], passes: int = 1) -> None:
        self.values = dict(values)
        self.passes = passes
        self.refusals: dict[Any, int] = {}
        self.refused_once: dict[str, int] = {}
        self.ranges = 1
        self.calls: list[str] = []
        self.running = False
        self.enabled = False
        self.one_set = False
        self.support = c.Support.SUPPORTED
        self.replays_without_end = False
        self.limited = False
        self.hosts: set[int] = set()
        self._submitted = 0
        self._mode: tuple[int, int] = (0, 0)
        self._configured: list[Any] = []
        self._pushed = 0
        self._next_host = 100
        self._object = 70

    def call(self, params: Params) -> None:
        """Answer one call."""
        function = FUNCTIONS[type(params)]
        self.calls.append(function)
        assert params.structSize == type(params).known_size()
        if isinstance(params, c.RangeSetConfig):
            self._mode = (params.range, params.replayMode)
        refused = self.refusals.get(function) or self.refusals.get((function, *self._mode))
        if function in self.refused_once:
            refused = self.refused_once.pop(function)
        if refused:
            raise CuptiCallError(function, refused, "refused by the test")
        answer = getattr(self, _method(type(params)), None)
        if answer is not None:
            answer(params)

    def launched(self) -> None:
        """Must be called by the kernel: tells whether it would be counted."""
        self.calls.append("LAUNCH")
        if self._mode[0] == c.Range.USER:
            assert self._pushed == 1

    def prepared(self) -> None:
        """Must be called when memory is restored: nothing of it may be counted."""
        self.calls.append("PREPARE")
        assert not self.running

    def _device_supported(self, params: Any) -> None:
        params.isSupported = params.confidentialCompute = self.support

    def _get_chip_name(self, params: Any) -> None:
        params.pChipName = b"GH100"

    def _get_counter_availability(self, params: Any) -> None:
        params.counterAvailabilityImageSize = 16

    def _host_initialize(self, params: Any) -> None:
        assert params.pChipName == b"GH100"
        self.limited = params.pCounterAvailabilityImage is not None
        self._next_host += 1
        self.hosts.add(self._next_host)
        params.pHostObject = self._next_host

    def _host_deinitialize(self, params: Any) -> None:
        self.hosts.remove(params.pHostObject)

    def _host_config_add_metrics(self, params: Any) -> None:
        for name in self._names(params):
            if name not in self.values:
                raise CuptiCallError("cuptiProfilerHostConfigAddMetrics", INVALID_PARAMETER, "?")

    def _host_get_config_image_size(self, params: Any) -> None:
        params.configImageSize = 8

    def _host_get_num_of_passes(self, params: Any) -> None:
        params.numOfPasses = self.passes

    def _host_evaluate_to_gpu_values(self, params: Any) -> None:
        image = ctypes.string_at(params.pCounterDataImage, params.counterDataImageSize)
        assert image == b"decoded!", "evaluated before it was decoded"
        for index, name in enumerate(self._names(params)):
            params.pMetricValues[index] = self.values[name]

    def _range_enable(self, params: Any) -> None:
        assert not self.enabled
        self.enabled = True
        self._object += 1
        params.pRangeProfilerObject = self._object

    def _range_disable(self, params: Any) -> None:
        assert self.enabled
        assert params.pRangeProfilerObject == self._object
        self.enabled = self.running = False
        self._configured = []

    def _range_get_counter_data_size(self, params: Any) -> None:
        params.counterDataSize = 8

    def _range_counter_data_image_initialize(self, params: Any) -> None:
        ctypes.memmove(params.pCounterData, b"prepared", 8)

    def _range_set_config(self, params: Any) -> None:
        assert (params.minNestingLevel, params.numNestingLevels, params.passIndex) == (1, 1, 0)
        assert ctypes.string_at(params.pCounterDataImage, 8) == b"prepared"
        assert self.enabled
        assert not self.running
        asked = [params.pConfig, params.range, params.replayMode]
        known = self._configured or asked
        if known[1:] != asked[1:] or (self.one_set and known != asked):
            raise CuptiCallError(CONFIGURE, INVALID_PARAMETER, "?")
        self._configured = asked
        self._image = params.pCounterDataImage
        self._submitted = 0

    def _range_start(self, _: Any) -> None:
        if self.running or not self._configured:
            raise CuptiCallError(START, _INVALID_OPERATION, "?")
        self.running = True

    def _range_stop(self, params: Any) -> None:
        assert self.running
        self.running = False
        self._pushed = 0
        self._submitted += 1
        done = self._submitted >= self.passes and not self.replays_without_end
        params.isAllPassSubmitted = done

    def _range_push(self, _: Any) -> None:
        assert self._mode[0] == c.Range.USER
        self._pushed += 1

    def _range_pop(self, _: Any) -> None:
        self._pushed -= 1

    def _range_decode_data(self, _: Any) -> None:
        assert not self.running
        ctypes.memmove(self._image, b"decoded!", 8)

    def _range_get_counter_data_info(self, params: Any) -> None:
        params.numTotalRanges = self.ranges

    @staticmethod
    def _names(params: Any) -> list[str]:
        return [params.ppMetricNames[index].decode() for index in range(params.numMetrics)]


def _method(block: type[Params]) -> str:
    """The name of what answers a block: ``_range_start`` for ``RangeStart``."""
    return re.sub(r"(?=[A-Z])", "_", block.__name__).lower()
