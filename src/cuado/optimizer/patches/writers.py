"""Finds the writer of a transformation: the module of its name in ``kinds``."""

import importlib
import importlib.util
import re
from collections.abc import Callable, Sequence
from typing import Any

from cuado.cuda_source import shared_arrays
from cuado.errors import CuadoError
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.transformation import Rewritten, Transformation

_WORD = re.compile(r"[A-Za-z_]\w*")

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
    says = advice.says if advice is not None else step.SUMMARY
    names = _names(site, lines)
    on = f" ({', '.join(names)})" if names else ""
    return Unwritten(reason, lines, f"{says}{on}")


def touched_lines(step: Transformation, site: Site) -> tuple[int, ...]:
    """The lines of the source, as it stands, that the step changed in PTX."""
    try:
        made = step.apply(site.kernel)
    except CuadoError:
        return ()
    return site.lines_of(made.touched) if isinstance(made, Rewritten) else ()


def _names(site: Site, lines: Sequence[int]) -> list[str]:
    """Parameters and shared arrays of the kernel that stand in some lines."""
    rows = site.source.text.split("\n")
    text = "\n".join(rows[line - 1] for line in lines if line <= len(rows))
    known = [each.name for each in site.entry.parameters if each.pointer and each.name]
    known += [a.name for each in site.functions for a in shared_arrays(site.source, each)]
    words = set(_WORD.findall(text))
    return [f"'{name}'" for name in dict.fromkeys(known) if name in words][:4]


def _writer(name: str) -> Callable[[Any, Site], Outcome] | None:
    module = f"cuado.optimizer.patches.kinds.{name.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return None
    found: Callable[[Any, Site], Outcome] = importlib.import_module(module).written
    return found
