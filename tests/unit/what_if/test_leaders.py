"""Who leads: every place equally often, and independently of what indices are made of."""

from collections import Counter

import pytest

from cuado.kernel.rewrites.threads.leader_threads import drawn_leader


@pytest.mark.parametrize("places", [5, 8, 32])
def test_consecutive_numbers_fall_evenly_over_all_places(places: int) -> None:
    for start in (0, 1000, 1 << 20):
        led = Counter(drawn_leader(start + n, places) for n in range(places * 16))
        assert set(led) == set(range(places))
        assert max(led.values()) - min(led.values()) <= 4


@pytest.mark.parametrize("stride", [2, 4, 8, 32, 64, 132])
def test_strides_favour_no_place(stride: int) -> None:
    led = Counter(drawn_leader(n * stride, 32) for n in range(32 * 64))
    assert min(led.values()) >= 48
    assert max(led.values()) <= 80


def test_the_expected_work_is_the_original_s() -> None:
    # One lane of 32 has 32 times the work, another one in each block of 8 warps.
    work = [[32 if lane == block % 32 else 1 for lane in range(32)] for block in range(1024)]
    followed = [work[n // 8][drawn_leader(n, 32)] for n in range(8 * 1024)]
    assert sum(followed) / len(followed) == pytest.approx(63 / 32, rel=0.05)
