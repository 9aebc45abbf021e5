"""The search: which configuration to run next, so that few runs find a fast one.

The default comes first: it is what the user has. Then a few that static facts call fast and that
differ much from each other; then always the one with the largest expected improvement by the
surrogate (Jones, Schonlau and Welch, J. Global Optimization 13, 1998). No name of a parameter means
anything here. The same seed and the same times give the same search.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cuado.optimizer.tuning.facts import Facts
from cuado.optimizer.tuning.features import estimate, fact_features, parameter_features
from cuado.optimizer.tuning.surrogate import Surrogate
from cuado.sources.case.space import Configuration

Floats = NDArray[np.float64]
Evaluate = Callable[[Configuration], float | None]
"""Time of a configuration, any unit; None if it failed."""

FIRST = 5
"""Number of configurations that are run before the surrogate is used, including the default."""
PROMISING = 0.2
"""Share of the space, best by the estimate, from which the first ones are chosen."""
FAILED = 1.0
"""Penalty of a failure: it counts as the slowest log(time) so far plus this."""
JITTER = 0.05
"""Random deviation of the estimate, in log(time): seeds break ties and near ties differently."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A configuration that was run: its time, None if it failed."""

    configuration: Configuration
    time: float | None


class Search:
    """A search that is alternately asked for a configuration and told its time.

    Args:
        tunables: values by name.
        configurations: all allowed ones; at least one.
        default: the one to start with; the first one if it is not allowed.
        facts: facts of each configuration; None where there are none.
        seed: seed of random decisions.
    """

    def __init__(
        self,
        tunables: Mapping[str, Sequence[int]],
        configurations: Sequence[Configuration],
        default: Configuration,
        facts: Sequence[Facts] | None = None,
        seed: int = 0,
    ) -> None:
        self._configurations = list(configurations)
        self._rows = {each: row for row, each in enumerate(self._configurations)}
        self._default = self._rows.get(default, 0)
        values = np.array(self._configurations, dtype=np.float64)
        features = parameter_features(tuple(tunables), tunables, values)
        guess = np.zeros(len(values))
        if facts is not None:
            features = np.hstack([features, fact_features(facts)])
            guess = np.array([estimate(each) for each in facts])
        random = np.random.default_rng(seed)
        self._guess = guess + JITTER * random.standard_normal(len(guess))
        self._features = features
        self._surrogate = Surrogate(features, guess)
        self._has_guess = facts is not None
        self._random = random
        self._seen: dict[int, float | None] = {}

    def ask(self) -> Configuration | None:
        """The next configuration; None when all have been run."""
        if len(self._seen) == len(self._configurations):
            return None
        if not self._seen:
            return self._configurations[self._default]
        succeeded = [time for time in self._seen.values() if time is not None]
        if len(self._seen) < FIRST or not succeeded:
            return self._configurations[self._diverse()]
        return self._configurations[self._improving()]

    def tell(self, configuration: Configuration, time: float | None) -> None:
        """Record the time of a configuration; None if it failed."""
        self._seen[self._rows[configuration]] = time

    def _diverse(self) -> int:
        """The promising configuration that is farthest from all that were run."""
        left = np.array([row for row in range(len(self._guess)) if row not in self._seen])
        if self._has_guess:
            many = max(FIRST, int(PROMISING * len(self._guess)))
            left = left[np.argsort(self._guess[left], kind="stable")[:many]]
            if len(self._seen) == 1:
                return int(left[0])
        seen = self._features[list(self._seen)]
        distance = np.min(
            ((self._features[left][:, None, :] - seen[None, :, :]) ** 2).sum(axis=2), axis=1
        )
        # The random factor varies the choice between seeds among nearly equal distances.
        return int(left[np.argmax(distance * self._random.uniform(0.7, 1.0, len(left)))])

    def _improving(self) -> int:
        """The configuration with the largest expected improvement of log(time)."""
        rows = np.array(list(self._seen))
        logs = self._logs()
        predicted = self._surrogate.predict(rows, logs)
        # Expected improvement of a normal variable below the best: gain * cdf(z) + deviation *
        # pdf(z), z = gain / deviation.
        gain = logs.min() - predicted.mean
        scaled = gain / predicted.deviation
        density = np.exp(-0.5 * scaled**2) / math.sqrt(2.0 * math.pi)
        below = 0.5 * (1.0 + np.vectorize(math.erf)(scaled / math.sqrt(2.0)))
        expected = gain * below + predicted.deviation * density
        expected[rows] = -np.inf
        return int(np.argmax(expected))

    def _logs(self) -> Floats:
        """log(time) of the configurations that were run."""
        known = [math.log(time) for time in self._seen.values() if time is not None]
        failed = max(known) + FAILED
        return np.array([failed if t is None else math.log(t) for t in self._seen.values()])


def run(search: Search, evaluate: Evaluate, budget: int) -> tuple[Evaluation, ...]:
    """Run a search for ``budget`` evaluations, or until the space is exhausted."""
    found: list[Evaluation] = []
    while len(found) < budget and (asked := search.ask()) is not None:
        time = evaluate(asked)
        search.tell(asked, time)
        found.append(Evaluation(asked, time))
    return tuple(found)
