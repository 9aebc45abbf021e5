"""Finds the writer of a transformation: the module of its name in ``kinds``."""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

from cuado.errors import CuadoError
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformation import Rewritten, Transformation

Outcome = Sequence[Written] | Unwritten
"""Ways to write a step, the most promising first; or why there is none."""


def write(step: Transformation, site: Site) -> Outcome:
    """The ways to write a step into the source.

    An error in a writer loses that step only.
    """
    writer = _writer(step.NAME)
    if writer is None:
        return plain_refusal(step, site, "cuado cannot write this in CUDA C++ yet")
    if site.entry.broken is not None:
        return Unwritten(
            f"line {site.entry.broken} of the kernel is beyond cuado's parser", (site.entry.broken,)
        )
    try:
        return writer(step, site)
    except CuadoError as error:
        return Unwritten(error.message)
    except Exception as error:  # noqa: BLE001 - a mistake of ours costs one step, not the report
        fault = f"{type(error).__name__}: {error}"
        return Unwritten(f"a fault of cuado's own: {fault}; please report it")


def writes(name: str) -> bool:
    """True if there is a writer for the transformation of a name."""
    return _writer(name) is not None


def plain_refusal(step: Transformation, site: Site, reason: str) -> Unwritten:
    """A refusal with the lines that the step changed, and what to write there."""
    lines = touched_lines(step, site)
    advice = step.advice(site.kernel)
    return Unwritten(reason, lines, advice.says if advice is not None else step.SUMMARY)


def touched_lines(step: Transformation, site: Site) -> tuple[int, ...]:
    """The lines of the source, as it stands, that the step changed in PTX."""
    try:
        made = step.apply(site.kernel)
    except CuadoError:
        return ()
    return site.lines_of(made.touched) if isinstance(made, Rewritten) else ()


def _writer(name: str) -> Callable[[Any, Site], Outcome] | None:
    module = f"cuado.optimizer.patches.kinds.{name.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Callable[[Any, Site], Outcome] = importlib.import_module(module).written
    return found
