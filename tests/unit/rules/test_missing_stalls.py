"""A stall that was not recorded is not 0: bounds get looser by it, and no rule speaks for it."""

import pytest
from rule_examples import profile_of

from cuado.device.library import load_chip
from cuado.model.limiter import Limit, Limiter
from cuado.rules.analyses.coalesced_bounds import RELIEF_METRICS, traffic_share
from cuado.rules.facts import Facts
from cuado.rules.latency import lsu_queue_full
from cuado.rules.rule import Example


def facts_of(declared: frozenset[str], **metrics: float) -> Facts:
    profile = profile_of(Example(says="kernel metrics", metrics=metrics))
    return Facts(profile, load_chip("h200"), Limiter(Limit.LATENCY, "", ""), declared)


def share(relief: float, **metrics: float) -> float | None:
    return traffic_share(facts_of(frozenset(RELIEF_METRICS), **metrics), relief)


def test_without_any_stall_the_share_of_traffic_is_unknown() -> None:
    assert share(1.0, cycles_per_issue=120) is None


def test_recorded_stalls_count_as_they_are() -> None:
    stalls = {
        "stall_lg_throttle": 2.0,
        "stall_mio_throttle": 0.0,
        "stall_tex_throttle": 0.0,
        "stall_math_pipe_throttle": 0.0,
        "stall_not_selected": 1.0,
        "stall_drain": 0.0,
        "stall_long_scoreboard": 4.0,
    }
    assert share(1.0, cycles_per_issue=10, **stalls) == pytest.approx(0.7)
    assert share(0.5, cycles_per_issue=10, **stalls) == pytest.approx(0.5)


def test_time_without_a_name_may_be_the_missing_stalls() -> None:
    found = share(0.5, cycles_per_issue=10, stall_long_scoreboard=4, stall_wait=2)
    assert found == pytest.approx((4 + (10 - 1 - 6) - 0.5 * 4) / 10)


def test_a_queue_that_was_not_recorded_loosens_the_bound_of_a_full_one() -> None:
    rule = lsu_queue_full.RULE
    declared = frozenset({*rule.needs, *rule.uses, *rule.needs_any[0]})
    found = rule.check(facts_of(declared, cycles_per_issue=40, stall_mio_throttle=22))
    assert found is not None
    assert found.bound is not None
    assert found.bound.speedup == pytest.approx(40.0)  # All but the cycle of issuing.
