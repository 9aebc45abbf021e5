"""Holding the profiler between counts: every count after any other works."""

import weakref
from typing import Any

import pytest
from cupti_double import CONFIGURE, INVALID_PARAMETER, START, CuptiDouble

from cuado.backends.gpu.cupti import CuptiCallError, RangeProfiler
from cuado.backends.gpu.cupti import structures as c
from cuado.backends.gpu.cupti.modes import MODES, Mode

ENABLE = "cuptiRangeProfilerEnable"
DISABLE = "cuptiRangeProfilerDisable"
STOP = "cuptiRangeProfilerStop"
DECODE = "cuptiRangeProfilerDecodeData"
TIME = "gpu__time_duration.sum"
HITS = "l1tex__t_sector_hit_rate.pct"


@pytest.fixture
def cupti() -> CuptiDouble:
    return CuptiDouble({TIME: 1500.0, HITS: 25.0}, passes=3)


def _profiler(cupti: CuptiDouble) -> RangeProfiler:
    return RangeProfiler(0xC0DE, 0, cupti, hold=True)


def _switches(cupti: CuptiDouble) -> list[str]:
    """What a count did to the profiler, less its passes."""
    switched = [call for call in cupti.calls if call in (ENABLE, CONFIGURE, DISABLE)]
    cupti.calls.clear()
    return switched


def test_a_held_profiler_counts_the_same_set_again_without_switching(cupti: CuptiDouble) -> None:
    with _profiler(cupti) as held:
        held.count(cupti.prepared, cupti.launched, (TIME,))
        assert _switches(cupti) == [ENABLE, CONFIGURE]
        assert held.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}
        assert _switches(cupti) == [CONFIGURE]


def test_for_another_set_the_profiler_is_switched_on_afresh(cupti: CuptiDouble) -> None:
    """An H200 gives wrong values, and no error, for a set configured while another was."""
    cupti.one_set = True
    with _profiler(cupti) as held:
        held.count(cupti.prepared, cupti.launched, (TIME,))
        _switches(cupti)
        assert held.count(cupti.prepared, cupti.launched, (HITS,)).values == {HITS: 25.0}
        assert held.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}
        assert _switches(cupti) == [DISABLE, ENABLE, CONFIGURE] * 2


@pytest.mark.parametrize("function", [CONFIGURE, START, STOP, DECODE])
def test_whatever_a_held_profiler_refuses_is_tried_afresh_once(
    cupti: CuptiDouble, function: str
) -> None:
    with _profiler(cupti) as held:
        held.count(cupti.prepared, cupti.launched, (TIME,))
        _switches(cupti)
        cupti.refused_once[function] = INVALID_PARAMETER
        assert held.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}
        assert _switches(cupti) == [CONFIGURE, DISABLE, ENABLE, CONFIGURE]
        assert held.count_by(*_plan(held, MODES[0], cupti)) == {TIME: 1500.0}  # the mode was kept


def test_a_fresh_profiler_is_not_tried_twice(cupti: CuptiDouble) -> None:
    cupti.refusals[START] = INVALID_PARAMETER
    with _profiler(cupti) as held:
        with pytest.raises(CuptiCallError):
            held.count_by(*_plan(held, MODES[0], cupti))
        assert _switches(cupti) == [ENABLE, CONFIGURE, DISABLE]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_held_profiler_counts_by_any_mode_after_any_other(cupti: CuptiDouble, mode: Mode) -> None:
    with _profiler(cupti) as held:
        for before in MODES:
            held.count_by(*_plan(held, before, cupti))
            _switches(cupti)
            assert held.count_by(*_plan(held, mode, cupti)) == {TIME: 1500.0}
            another = [DISABLE, ENABLE] if before is not mode else []
            assert _switches(cupti) == [*another, CONFIGURE]


def test_two_held_profilers_take_turns(cupti: CuptiDouble) -> None:
    with _profiler(cupti) as one, _profiler(cupti) as other:
        for held in (one, other, one):
            values = held.count(cupti.prepared, cupti.launched, (TIME, HITS)).values
            assert values == {TIME: 1500.0, HITS: 25.0}
        other.close()
        assert cupti.enabled  # it is the one's
    assert not cupti.enabled


def test_a_held_profiler_survives_a_kernel_that_fails(cupti: CuptiDouble) -> None:
    def failing() -> None:
        raise ZeroDivisionError

    with _profiler(cupti) as held:
        for _ in range(2):
            held.count(cupti.prepared, cupti.launched, (TIME,))
            with pytest.raises(ZeroDivisionError):
                held.count(cupti.prepared, failing, (HITS,))
            assert not cupti.enabled
        assert held.count(cupti.prepared, cupti.launched, (TIME,)).values == {TIME: 1500.0}


def test_what_cupti_points_to_lives_as_long_as_it_is_held(
    cupti: CuptiDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[Any]] = []
    real = c.image

    def recorded(size: int) -> c.Image:
        image = real(size)
        made.append(weakref.ref(image))
        return image

    monkeypatch.setattr(c, "image", recorded)
    held = _profiler(cupti)
    for _ in range(2):
        held.count(cupti.prepared, cupti.launched, (TIME,))
    config, first, second = made
    assert (config() is None, first() is None, second() is None) == (False, True, False)
    held.close()
    assert (config() is None, second() is None) == (True, True)


def _plan(profiler: RangeProfiler, mode: Mode, cupti: CuptiDouble) -> tuple[Any, ...]:
    """Arguments to count the time by a mode."""
    return mode, profiler.host.schedule((TIME,)), cupti.prepared, cupti.launched
