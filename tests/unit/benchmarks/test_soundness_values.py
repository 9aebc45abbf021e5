"""What proofs rest on: facts about the numbers in registers, against a run of random code."""

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.values.ranges import Ranges
from soundness.values import branches
from soundness.values.accesses import wrong_accesses
from soundness.values.branches import wrong_branches
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


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_facts_about_branches_hold(first: int) -> None:
    assert [wrong_branches(seed) for seed in range(first, first + 10)] == [[]] * 10


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_facts_about_accesses_hold(first: int) -> None:
    assert [wrong_accesses(seed) for seed in range(first, first + 5)] == [[]] * 5


@pytest.mark.parametrize(
    ("owner", "name", "said", "wrong"),
    [
        (ActiveThreads, "is_certain_block", True, "some come without the others"),
        (ActiveThreads, "is_common", True, "threads of a block part"),
        (branches, "may_leave_out", False, "threads come more often"),
        (Ranges, "settles", True, "threads of the launch part"),
        (Independence, "never_meet", True, "never meet in a thread"),
        (Independence, "are_apart", True, "iterations are apart"),
    ],
)
def test_facts_that_do_not_hold_are_found(
    owner: object, name: str, said: bool, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, lambda *_: said)
    of = wrong_accesses if owner is Independence else wrong_branches
    found = [words for seed in range(16) for words in of(seed) or ()]
    assert any(words.startswith(wrong) for words in found)
