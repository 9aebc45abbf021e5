"""What proofs rest on: facts about the numbers in registers, against a run of random code."""

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from soundness.values.facts import wrong_facts
from soundness.values.loops import wrong_counts


@pytest.mark.parametrize("first", range(0, 40, 5))
def test_facts_about_numbers_hold(first: int) -> None:
    wrong = [(seed, each) for seed in range(first, first + 5) for each in wrong_facts(seed)]
    assert not wrong


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_facts_about_loops_hold(first: int) -> None:
    found = {seed: wrong_counts(seed) for seed in range(first, first + 10)}
    assert not any(found.values())
    assert sum(each is not None for each in found.values()) >= 4
