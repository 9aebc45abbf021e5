"""Writes what-ifs to files and reads them again, whole, with the code of the launch.

A file holds what reports say of an experiment, and not the functions that make it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment
from cuado.what_if.plain_data import Plain, Restoring, Writing
from cuado.what_if.registry import all_experiments


@dataclass(frozen=True, slots=True)
class _Asked:
    """The fields of an experiment that reports use: all but the functions that make it."""

    name: str
    question: str
    relaxes: Bottleneck
    cause: Cause | None = None
    is_remedy: bool = False
    per_line: bool = False
    rank: int = 50
    is_bound: bool = False
    bounds: str = ""


_ABOUT = tuple(each.name for each in fields(_Asked))


def _about(experiment: Experiment) -> Mapping[str, object]:
    """The fields of an experiment that are saved."""
    return {name: getattr(experiment, name) for name in _ABOUT}


def _experiment(found: Mapping[str, Plain]) -> Experiment:
    """The experiment of a saved outcome: today's, if it says the same; or one that is only read."""
    held = {key: each for key, each in found.items() if key in _ABOUT}
    asked: _Asked = Restoring({}).value(_Asked, held, "experiment")
    about = {name: getattr(asked, name) for name in _ABOUT}
    known = next((each for each in all_experiments() if _about(each) == about), None)
    return known or Experiment(propose=_cannot_be_made, **about)


def _cannot_be_made(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Why an experiment of another cuado is not made here."""
    del kernel, scope
    return Refusal("this experiment was read from a file, and this cuado does not have it")


WRITING = Writing({Experiment: _about})
RESTORING = Restoring({Experiment: _experiment})
