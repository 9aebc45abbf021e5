"""Counting, against a double of CUPTI that refuses calls out of order."""

import math

import pytest
from cupti_double import CONFIGURE, CuptiDouble

from cuado.backends.gpu.cupti import CuptiCallError, CuptiUnavailableError, RangeProfiler
from cuado.backends.gpu.cupti.errors import INSUFFICIENT_PRIVILEGES, NOT_SUPPORTED
from cuado.backends.gpu.cupti.structures import Range, Replay, Support

TIME = "gpu__time_duration.sum"
LOADS = "smsp__sass_inst_executed_op_global_ld.sum"
HITS = "l1tex__t_sector_hit_rate.pct"


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


@pytest.mark.parametrize(("chips", "sessions"), [({"GH100"}, 1), ({"GA100"}, 2), ((), 2)])
def test_one_session_counts_all_where_that_is_known_to_be_right(
    cupti: CuptiDouble, monkeypatch: pytest.MonkeyPatch, chips: set[str], sessions: int
) -> None:
    monkeypatch.setattr(RangeProfiler, "one_schedule", frozenset(chips))
    profiler = _profiler(cupti, hold=True)
    counted = profiler.count(cupti.prepared, cupti.launched, (TIME, LOADS, HITS))
    assert counted.values == {TIME: 1500.0, LOADS: 64.0, HITS: 25.0}
    assert counted.passes == 3 * sessions
    assert cupti.calls.count("cuptiRangeProfilerEnable") == sessions
    assert not cupti.enabled  # What follows must not run the instrumented kernel.


def test_what_one_schedule_loses_is_counted_apart(cupti: CuptiDouble) -> None:
    assert "GH100" in RangeProfiler.one_schedule
    cupti.values[LOADS] = math.nan
    counted = _profiler(cupti).count(cupti.prepared, cupti.launched, (LOADS, TIME, HITS))
    assert counted.values == {TIME: 1500.0, HITS: 25.0}
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
