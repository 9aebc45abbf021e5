"""The outcomes of several experiments on one kernel, found by the experiment, and their gains.

Whoever asks for an outcome holds the experiment itself, imported from the module that defines it.
A misspelt experiment is then an error of the import, and not a silent None.
"""

from collections.abc import Iterable, Iterator

from cuado.stats import Interval, Verdict
from cuado.what_if.experiment import Experiment
from cuado.what_if.result import Claim, NamedCause, Outcome, Status

# Gains of outcomes and of named causes, as the diagnosis compares them.

LEAST_GAIN = 1.05
"""A gain whose lower end is below this names no cause. Chosen: twice the noise floor and more."""


def gaining(outcome: Outcome | None, least: float = LEAST_GAIN) -> Interval | None:
    """The gain of an outcome, if it is believed and at least ``least``; None otherwise."""
    if outcome is None or outcome.status is not Status.MEASURED or outcome.gain is None:
        return None
    if outcome.verdict is not Verdict.FASTER or outcome.gain.low < least:
        return None
    return outcome.gain


def gains_nothing(outcome: Outcome) -> bool:
    """True if the experiment was measured, and the kernel is no faster."""
    return outcome.status is Status.MEASURED and outcome.verdict in (Verdict.SAME, Verdict.SLOWER)


def promise(outcome: Outcome) -> tuple[bool, float]:
    """How much an outcome promises: achievable gains before mere bounds, then greater gains."""
    return outcome.claim is not Claim.BOUND, outcome.gain.estimate if outcome.gain else 0.0


def exceeds(one: NamedCause, other: NamedCause) -> bool:
    """True if both gains are known and the first is greater."""
    both = one.gain, other.gain
    return both[0] is not None and both[1] is not None and both[0].estimate > both[1].estimate


class Outcomes:
    """The outcomes of experiments on the whole kernel, in the order of the experiments.

    Args:
        outcomes: at most one for each experiment.
    """

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._all = tuple(outcomes)
        self._by_experiment = {each.experiment.name: each for each in self._all}

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self._all)

    def of(self, experiment: Experiment) -> Outcome | None:
        """The outcome of an experiment; None if it was not asked for."""
        return self._by_experiment.get(experiment.name)

    def measured(self, experiment: Experiment) -> Outcome | None:
        """The outcome of an experiment; None if it was not asked for, or not measured."""
        found = self.of(experiment)
        return found if found and found.status is Status.MEASURED else None

    def gain(self, experiment: Experiment, least: float = LEAST_GAIN) -> Interval | None:
        """The gain of an experiment, if it is believed and at least ``least``; None otherwise."""
        return gaining(self.of(experiment), least)
