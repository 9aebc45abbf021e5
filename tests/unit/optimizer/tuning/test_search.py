"""The search and its surrogate, on functions whose optimum is known."""

import math
from itertools import product

import numpy as np
import pytest

from cuado.optimizer.tuning.facts import Facts, Instructions
from cuado.optimizer.tuning.search import Search, run
from cuado.optimizer.tuning.surrogate import Surrogate
from cuado.sources.case.space import Configuration

TUNABLES = {"A": (1, 2, 4, 8, 16), "B": (0, 1), "C": (32, 64, 128, 256), "D": (1, 2, 4, 8)}
SPACE = tuple(product(*TUNABLES.values()))
DEFAULT = (1, 0, 32, 1)


def bowl(configuration: Configuration) -> float:
    """A time with its optimum at (8, 1, 128, 2), and an interaction."""
    a, b, c, d = configuration
    bends = (math.log2(a) - 3) ** 2 / 4 + (math.log2(c) - 7) ** 2 / 3 + (math.log2(d) - 1) ** 2 / 4
    return math.exp(bends + (0.8 if b == 0 else 0.0) + 0.1 * (a == 16) * (c == 256))


def best_of(seed: int, budget: int = 20) -> float:
    found = run(Search(TUNABLES, SPACE, DEFAULT, seed=seed), bowl, budget)
    return min(each.time for each in found if each.time is not None)


def test_a_smooth_space_is_searched_far_better_than_at_random() -> None:
    fractions = [1.0 / best_of(seed) for seed in range(10)]
    generator = np.random.default_rng(0)
    blind = [
        1.0 / min(bowl(SPACE[row]) for row in generator.choice(len(SPACE), 20, replace=False))
        for _ in range(10)
    ]
    assert np.mean(fractions) > 0.95
    assert np.mean(fractions) > np.mean(blind) + 0.1


def test_the_default_comes_first_and_nothing_comes_twice() -> None:
    found = run(Search(TUNABLES, SPACE, DEFAULT), bowl, 40)
    assert found[0].configuration == DEFAULT
    assert len({each.configuration for each in found}) == 40


def test_the_same_seed_makes_the_same_search_and_another_seed_another() -> None:
    runs = [run(Search(TUNABLES, SPACE, DEFAULT, seed=seed), bowl, 12) for seed in (3, 3, 4)]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_it_ends_when_the_space_does() -> None:
    found = run(Search({"A": (1, 2), "B": (5,)}, ((1, 5), (2, 5)), (2, 5)), lambda _: 1.0, 20)
    assert [each.configuration for each in found] == [(2, 5), (1, 5)]


def test_failures_are_told_and_avoided() -> None:
    def fails_with_b(configuration: Configuration) -> float | None:
        return None if configuration[1] else bowl(configuration)

    found = run(Search(TUNABLES, SPACE, DEFAULT), fails_with_b, 30)
    failed = sum(each.time is None for each in found)
    assert 0 < failed < 12
    optimum = min(bowl(each) for each in SPACE if not each[1])
    assert min(each.time for each in found if each.time is not None) <= optimum / 0.9


def test_a_space_in_which_everything_fails_ends_with_the_budget() -> None:
    found = run(Search(TUNABLES, SPACE, DEFAULT), lambda _: None, 12)
    assert len(found) == 12
    assert all(each.time is None for each in found)


def facts(work: float) -> Facts:
    """Of code with so many shared loads for each of 100 multiply-adds."""
    code = (Instructions("fp32", 0, 1, 100), Instructions("shared load", 4, 1, round(work)))
    return Facts(256, 10_000, 32, 0, 4096, 4, 132, code)


def test_static_facts_lead_to_the_configurations_with_least_pressure() -> None:
    # The parameters say nothing: times follow the pressure of a value drawn for each.
    values = np.random.default_rng(1).permutation(len(SPACE)) + 50
    known = [facts(float(value)) for value in values]
    times = dict(zip(SPACE, values.astype(float), strict=True))
    found = run(Search(TUNABLES, SPACE, DEFAULT, known), times.__getitem__, 12)
    blind = run(Search(TUNABLES, SPACE, DEFAULT), times.__getitem__, 12)
    best, blindly = (min(each.time or 1e9 for each in each_run) for each_run in (found, blind))
    assert best <= 52
    assert best < blindly


def test_facts_that_mislead_are_unlearned() -> None:
    known = [facts(1000.0 / bowl(each) + 100) for each in SPACE]
    found = run(Search(TUNABLES, SPACE, DEFAULT, known), bowl, 30)
    assert min(each.time or 1e9 for each in found) < 1 / 0.9


def test_the_surrogate_passes_through_what_was_measured_and_doubts_the_rest() -> None:
    features = np.linspace(0, 1, 21)[:, None]
    truth = np.sin(4 * features[:, 0])
    rows = np.array([0, 5, 10, 15, 20])
    predicted = Surrogate(features, np.zeros(21)).predict(rows, truth[rows])
    assert predicted.mean[rows] == pytest.approx(truth[rows], abs=0.05)
    assert predicted.mean == pytest.approx(truth, abs=0.25)
    assert predicted.deviation[rows].max() < predicted.deviation[[2, 8, 12, 18]].min()
