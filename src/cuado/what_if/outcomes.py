"""The outcomes of several experiments on one kernel, found by the experiment and not by its name.

Whoever asks for an outcome holds the experiment itself, imported from the module that defines it.
A misspelt experiment is then an error of the import, and not a silent None.
"""

from collections.abc import Iterable, Iterator

from cuado.stats import Interval
from cuado.what_if.diagnose.gains import LEAST_GAIN, gaining
from cuado.what_if.experiment import Experiment
from cuado.what_if.result import Outcome, Status


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
