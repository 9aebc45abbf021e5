"""Which way a metric improves."""

from cuado.metrics import VOCABULARY
from cuado.metrics import direction as directions
from cuado.metrics.direction import Direction, direction


def test_every_metric_with_a_direction_is_in_the_vocabulary_and_has_one() -> None:
    named = directions._LESS | directions._MORE
    assert named <= set(VOCABULARY)
    assert not directions._LESS & directions._MORE
    assert {name for name in VOCABULARY if direction(name)} == named


def test_work_and_waste_have_a_direction_and_rates_have_none() -> None:
    assert direction("dram_bytes") is Direction.LESS
    assert direction("global_load_bytes_per_sector") is Direction.MORE
    for name in ("achieved_occupancy", "l1_hit_rate", "dram_utilization", "ipc", "no_such_metric"):
        assert direction(name) is None
