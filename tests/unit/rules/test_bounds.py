"""What was not recorded makes a bound looser, never tighter."""

from collections.abc import Collection
from itertools import permutations

import pytest
from rule_examples import profile_of, run_example

from cuado.device.library import load_chip
from cuado.metrics.vocabulary import STALL_REASONS
from cuado.model.finding import Finding
from cuado.model.limiter import Limit, Limiter
from cuado.rules.bounds import QUEUEING, stalled_share
from cuado.rules.facts import Facts
from cuado.rules.launch import small_grid
from cuado.rules.rule import Example


def share(reasons: Collection[str], **metrics: float) -> float | None:
    profile = profile_of(Example(says="stalls", metrics=metrics))
    limiter = Limiter(Limit.LATENCY, "", "")
    return stalled_share(Facts(profile, load_chip("h200"), limiter, frozenset()), reasons)


def test_recorded_reasons_are_taken_as_they_are() -> None:
    found = share({"barrier"}, cycles_per_issue=10, stall_barrier=2, stall_wait=3)
    assert found == pytest.approx(0.2)


def test_time_without_a_name_may_be_a_missing_reasons() -> None:
    found = share({"barrier", "membar"}, cycles_per_issue=10, stall_barrier=2, stall_wait=3)
    assert found == pytest.approx(0.2 + (10 - 1 - 5) / 10)


def test_a_missing_reason_has_no_time_where_all_time_is_named() -> None:
    metrics = {f"stall_{reason}": 0.0 for reason in STALL_REASONS if reason not in QUEUEING}
    metrics |= {"stall_barrier": 4.0, "stall_wait": 5.0, "stall_selected": 1.0}
    found = share({"barrier", *QUEUEING}, cycles_per_issue=10, **metrics)
    assert found == pytest.approx(0.4)


def test_without_the_cycles_there_is_no_share() -> None:
    assert share({"barrier"}, stall_barrier=2) is None


def test_the_order_of_reasons_changes_no_bit() -> None:
    """That of a set is another one in each process."""
    metrics = {"stall_barrier": 0.1, "stall_wait": 0.2, "stall_membar": 0.3, "stall_drain": 0.7}
    names = [name.removeprefix("stall_") for name in metrics]
    found = {share(each, cycles_per_issue=3, **metrics) for each in permutations(names)}
    assert len(found) == 1


def test_a_small_grid_is_told_how_many_blocks_fill_the_chip() -> None:
    """One block on each SM, where three would fit: no fewer than there are is no advice."""
    rule = small_grid.RULE
    for example, wanted in ((rule.fires[0], "1,056 blocks"), (rule.fires[1], "4,400 blocks")):
        finding = run_example(rule, example)
        assert isinstance(finding, Finding)
        assert finding.advice[0].startswith(f"start {wanted} or more, not ")
