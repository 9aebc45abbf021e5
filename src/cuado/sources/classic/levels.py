"""Levels of use that profilers print in words: ``Mid (5)`` of nvprof, ``Low`` on a slide [002]."""

import re

from cuado.metrics import Measure, Provenance, specification
from cuado.sources.classic.counter import Counter

_LEVEL = re.compile(r"(Idle|Low|Mid|High|Max)(?: \((10|[0-9])\))?")
_MIDDLES = {"Idle": 0, "Low": 2, "Mid": 5, "High": 8, "Max": 10}
"""The middle of the levels that a word stands for; [002] prints words without numbers."""


def level(name: str, known: Counter, cell: str) -> Measure | None:
    """Ten percent for each level that a cell names; None if it names none.

    Args:
        name: of the counter, as the file spells it.
        known: what it counts.
        cell: ``Low``, ``Mid (5)``.
    """
    match = _LEVEL.fullmatch(cell)
    if match is None:
        return None
    number = int(match[2]) if match[2] else _MIDDLES[match[1]]
    origin = f"{name}: level {match[2] or match[1]} of 10"
    return Measure(10.0 * number, specification(known.metric).unit, Provenance.DERIVED, origin)
