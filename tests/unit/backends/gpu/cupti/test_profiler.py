"""Counting, against a double of CUPTI that refuses calls out of order."""

import ctypes
import math
import re
from collections.abc import Mapping
from typing import Any

import pytest

from cuado.backends.gpu.cupti import CuptiCallError, CuptiUnavailableError, RangeProfiler
from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.errors import INSUFFICIENT_PRIVILEGES, NOT_SUPPORTED
from cuado.backends.gpu.cupti.structures import FUNCTIONS, Params, Range, Replay, Support

TIME = "gpu__time_duration.sum"
LOADS = "smsp__sass_inst_executed_op_global_ld.sum"
HITS = "l1tex__t_sector_hit_rate.pct"
CONFIGURE = "cuptiRangeProfilerSetConfig"


PROFILER = 77
_INVALID_PARAMETER = 1
_INVALID_OPERATION = 7


class CuptiDouble:
    """Answers CUPTI's calls.

    Attributes:
        values: what each metric that the chip has evaluates to.
        passes: that any set of metrics takes.
        refusals: status by function, or by function and range and replay mode of the configuration.
        ranges: found in an image after decoding.
        calls: functions called so far.
        running: whether a pass is being collected.
        enabled: whether the range profiler is on.
        support: what the device supports.
    """

    def __init__(self, values: Mapping[str, float], passes: int = 1) -> None:
        self.values = dict(values)
        self.passes = passes
        self.refusals: dict[Any, int] = {}
        self.ranges = 1
        self.calls: list[str] = []
        self.running = False
        self.enabled = False
        self.support = c.Support.SUPPORTED
        self.replays_without_end = False
        self.hosts: set[int] = set()
        self._submitted = 0
        self._mode: tuple[int, int] = (0, 0)
        self._pushed = 0
        self._next_host = 100

    def call(self, params: Params) -> None:
        """Answer one call."""
        function = FUNCTIONS[type(params)]
        self.calls.append(function)
        assert params.structSize == type(params).known_size()
        if isinstance(params, c.RangeSetConfig):
            self._mode = (params.range, params.replayMode)
        refused = self.refusals.get(function) or self.refusals.get((function, *self._mode))
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
        self._next_host += 1
        self.hosts.add(self._next_host)
        params.pHostObject = self._next_host

    def _host_deinitialize(self, params: Any) -> None:
        self.hosts.remove(params.pHostObject)

    def _host_config_add_metrics(self, params: Any) -> None:
        for name in self._names(params):
            if name not in self.values:
                raise CuptiCallError("cuptiProfilerHostConfigAddMetrics", _INVALID_PARAMETER, "?")

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
        params.pRangeProfilerObject = PROFILER

    def _range_disable(self, _: Any) -> None:
        assert self.enabled
        self.enabled = False

    def _range_get_counter_data_size(self, params: Any) -> None:
        params.counterDataSize = 8

    def _range_counter_data_image_initialize(self, params: Any) -> None:
        ctypes.memmove(params.pCounterData, b"prepared", 8)

    def _range_set_config(self, params: Any) -> None:
        assert (params.minNestingLevel, params.numNestingLevels, params.passIndex) == (1, 1, 0)
        assert ctypes.string_at(params.pCounterDataImage, 8) == b"prepared"
        self._image = params.pCounterDataImage
        self._submitted = 0

    def _range_start(self, _: Any) -> None:
        if self.running:
            raise CuptiCallError("cuptiRangeProfilerStart", _INVALID_OPERATION, "?")
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


@pytest.fixture
def cupti() -> CuptiDouble:
    return CuptiDouble({TIME: 1500.0, LOADS: 64.0, HITS: 25.0}, passes=3)


def _profiler(cupti: CuptiDouble, **options: bool) -> RangeProfiler:
    return RangeProfiler(0xC0DE, 0, cupti, **options)


def test_values_passes_and_an_unknown_name_are_reported(cupti: CuptiDouble) -> None:
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME, "gpu__no.sum", HITS))
    assert counted.values == {TIME: 1500.0, HITS: 25.0}
    assert counted.passes == 3
    assert counted.unavailable == ("gpu__no.sum",)
    assert counted.note == ""


def test_every_pass_is_prepared_outside_and_launched_inside(cupti: CuptiDouble) -> None:
    _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    one = ["PREPARE", "cuptiRangeProfilerStart", "LAUNCH", "cuptiRangeProfilerStop"]
    first = cupti.calls.index("PREPARE")
    assert cupti.calls[first : first + 12] == one * 3
    assert cupti.calls[first + 12] == "cuptiRangeProfilerDecodeData"


def test_the_profiler_is_off_afterwards_unless_it_is_held(cupti: CuptiDouble) -> None:
    _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert not cupti.enabled
    held = _profiler(cupti, hold=True)
    held.count(cupti.prepared, cupti.launched, (TIME,))
    held.count(cupti.prepared, cupti.launched, (TIME,))
    assert cupti.enabled
    held.close()
    assert not cupti.enabled


def test_a_set_is_scheduled_once(cupti: CuptiDouble) -> None:
    profiler = _profiler(cupti)
    profiler.count(cupti.prepared, cupti.launched, (TIME, HITS))
    before = cupti.calls.count("cuptiProfilerHostConfigAddMetrics")
    profiler.count(cupti.prepared, cupti.launched, (TIME, HITS))
    assert cupti.calls.count("cuptiProfilerHostConfigAddMetrics") == before
    assert cupti.calls.count("cuptiRangeProfilerCounterDataImageInitialize") == 2


def test_closing_frees_every_host_object(cupti: CuptiDouble) -> None:
    with _profiler(cupti) as profiler:
        profiler.count(cupti.prepared, cupti.launched, (TIME, "gpu__no.sum"))
        assert cupti.hosts
    assert not cupti.hosts
    profiler.close()


def test_the_next_mode_is_used_where_one_is_refused(cupti: CuptiDouble) -> None:
    cupti.refusals[CONFIGURE, Range.AUTO, Replay.USER] = NOT_SUPPORTED
    profiler = _profiler(cupti)
    counted = profiler.count(cupti.prepared, cupti.launched, (TIME,))
    assert counted.values == {TIME: 1500.0}
    assert "cuptiRangeProfilerPushRange" in cupti.calls
    cupti.calls.clear()
    profiler.count(cupti.prepared, cupti.launched, (TIME,))
    assert cupti.calls.count(CONFIGURE) == 1  # the mode that failed is not tried again


def test_kernel_replay_launches_once(cupti: CuptiDouble) -> None:
    for kind in (Range.AUTO, Range.USER):
        cupti.refusals[CONFIGURE, kind, Replay.USER] = NOT_SUPPORTED
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert counted.values == {TIME: 1500.0}
    assert cupti.calls.count("LAUNCH") == 1


def test_instrumented_metrics_that_fail_do_not_cost_the_others(cupti: CuptiDouble) -> None:
    cupti.values[LOADS] = math.nan
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME, LOADS))
    assert counted.values == {TIME: 1500.0}
    assert counted.unavailable == (LOADS,)


def test_a_rate_of_nothing_is_absent_but_not_unavailable(cupti: CuptiDouble) -> None:
    cupti.values[HITS] = math.nan
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME, HITS))
    assert counted.values == {TIME: 1500.0}
    assert counted.unavailable == ()
    assert cupti.calls.count(CONFIGURE) == 1


def test_what_every_mode_fails_at_is_an_error(cupti: CuptiDouble) -> None:
    cupti.ranges = 2
    with pytest.raises(CuptiUnavailableError, match="counted 2 kernels"):
        _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert not cupti.enabled


def test_a_replay_without_end_is_given_up(cupti: CuptiDouble) -> None:
    cupti.replays_without_end = True
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert counted.values == {TIME: 1500.0}  # CUPTI's own replay is left
    assert cupti.calls.count("LAUNCH") == 6 + 6 + 1


def test_no_permission_is_said_at_once_with_the_remedy(cupti: CuptiDouble) -> None:
    cupti.refusals["cuptiRangeProfilerEnable"] = INSUFFICIENT_PRIVILEGES
    with pytest.raises(CuptiCallError) as caught:
        _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME, LOADS))
    assert "NVreg_RestrictProfilingToAdminUsers=0" in caught.value.remedy
    assert "CAP_SYS_ADMIN" in caught.value.remedy
    assert "LAUNCH" not in cupti.calls


def test_a_device_that_cannot_be_profiled_says_why(cupti: CuptiDouble) -> None:
    cupti.support = Support.UNSUPPORTED
    with pytest.raises(CuptiUnavailableError, match="confidential computing is on"):
        _profiler(cupti)


def test_without_an_availability_image_all_counters_are_planned_with(cupti: CuptiDouble) -> None:
    cupti.refusals["cuptiProfilerGetCounterAvailability"] = 999
    assert _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,)).passes == 3


@pytest.mark.parametrize("kind", [Range.AUTO, Range.USER])
def test_a_kernel_that_fails_leaves_the_profiler_off(cupti: CuptiDouble, kind: Range) -> None:
    if kind is Range.USER:
        cupti.refusals[CONFIGURE, Range.AUTO, Replay.USER] = NOT_SUPPORTED

    def failing() -> None:
        raise ZeroDivisionError

    profiler = _profiler(cupti)
    with pytest.raises(ZeroDivisionError):
        profiler.count(cupti.prepared, failing, (TIME,))
    assert not cupti.running
    assert not cupti.enabled
    assert profiler.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}


def test_none_of_the_names_known_is_an_error(cupti: CuptiDouble) -> None:
    with pytest.raises(CuptiUnavailableError, match="none of the metrics"):
        _profiler(cupti).count(cupti.prepared, cupti.launched, ("gpu__no.sum",))
