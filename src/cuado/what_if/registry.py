"""Finds the experiments: every module in ``experiments`` that defines ``EXPERIMENT``."""

import importlib
import pkgutil
from functools import cache
from inspect import cleandoc

import cuado.what_if.experiments
from cuado.errors import UnknownNameError
from cuado.what_if.experiment import Experiment


@cache
def all_experiments() -> tuple[Experiment, ...]:
    """Every experiment, in the order of reports."""
    package = cuado.what_if.experiments
    modules = (
        importlib.import_module(f"{package.__name__}.{info.name}")
        for info in pkgutil.iter_modules(package.__path__)
        if not info.name.startswith("_")
    )
    found: list[Experiment] = [getattr(module, "EXPERIMENT") for module in modules]  # noqa: B009
    return tuple(sorted(found, key=lambda each: (each.rank, each.name)))


def experiment_named(name: str) -> Experiment:
    """The experiment called ``name``.

    Raises:
        UnknownNameError: if there is none; lists those there are.
    """
    known = {each.name: each for each in all_experiments()}
    if name not in known:
        raise UnknownNameError("experiment", name, known)
    return known[name]


@cache
def documentation(name: str) -> str:
    """The teaching text of an experiment: its module's docstring.

    Raises:
        UnknownNameError: if there is none.
    """
    module = experiment_named(name).name.replace("-", "_")
    found = importlib.import_module(f"{cuado.what_if.experiments.__name__}.{module}")
    return cleandoc(found.__doc__ or "")
