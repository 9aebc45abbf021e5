"""Which counters the device and the user have: asked for only where something fails."""

import pytest
from cupti_double import CONFIGURE, START, CuptiDouble

from cuado.backends.gpu.cupti import CuptiCallError, RangeProfiler
from cuado.backends.gpu.cupti.errors import INSUFFICIENT_PRIVILEGES
from cuado.backends.gpu.cupti.modes import MODES

AVAILABILITY = "cuptiProfilerGetCounterAvailability"
HOST_IMAGE = "cuptiProfilerHostGetConfigImage"
TIME = "gpu__time_duration.sum"
LOADS = "smsp__sass_inst_executed_op_global_ld.sum"


@pytest.fixture
def cupti() -> CuptiDouble:
    return CuptiDouble({TIME: 1500.0, LOADS: 64.0}, passes=3)


def _profiler(cupti: CuptiDouble) -> RangeProfiler:
    return RangeProfiler(0xC0DE, 0, cupti)


def test_availability_is_not_asked_for_where_nothing_fails(cupti: CuptiDouble) -> None:
    _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME, LOADS, "gpu__no.sum"))
    assert AVAILABILITY not in cupti.calls
    assert not cupti.limited


@pytest.mark.parametrize("function", ["cuptiProfilerHostInitialize", HOST_IMAGE])
def test_a_host_that_needs_the_availability_gets_it(cupti: CuptiDouble, function: str) -> None:
    cupti.refused_once[function] = 999
    profiler = _profiler(cupti)
    assert profiler.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}
    assert cupti.calls.count(AVAILABILITY) == 2  # once for its size
    assert cupti.limited
    profiler.close()
    assert not cupti.hosts


def test_collecting_that_fails_is_tried_with_what_is_available(cupti: CuptiDouble) -> None:
    cupti.refusals[CONFIGURE] = 999
    with pytest.raises(CuptiCallError, match="999"):
        _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert cupti.limited
    assert cupti.calls.count(AVAILABILITY) == 2
    assert cupti.calls.count(CONFIGURE) == 2 * len(MODES)
    assert not cupti.enabled


def test_availability_may_be_what_says_that_there_is_no_permission(cupti: CuptiDouble) -> None:
    cupti.refusals[START] = 999
    cupti.refusals[AVAILABILITY] = INSUFFICIENT_PRIVILEGES
    with pytest.raises(CuptiCallError) as caught:
        _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
    assert caught.value.status == INSUFFICIENT_PRIVILEGES


def test_without_any_availability_the_first_failure_is_reported(cupti: CuptiDouble) -> None:
    cupti.refusals[START] = 998
    cupti.refusals[AVAILABILITY] = 999
    with pytest.raises(CuptiCallError, match="998"):
        _profiler(cupti).count(cupti.prepared, cupti.launched, (TIME,))
