"""What trying a transformation brings, as a rule: of recorded sessions on GPUs.

The data is ``usual_gains.toml``, which ``benchmarks/optimize/usual_gains.py`` writes. It decides
what is tried first, and nothing else: a short run has no time for everything.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cuado.optimizer.transformation import Transformation

_FAIR_TRIED, _FAIR_GAINED, _FAIR_LOGARITHM = 4, 1, 0.05
"""What is taken for granted of each transformation before its first record, so that one session
does not decide: it gained on one of four versions, and by 5 % each time it was tried. Chosen."""


@dataclass(frozen=True, slots=True)
class Usual:
    """What trying a transformation brought.

    Attributes:
        tried: versions on which it was tried.
        gained: those on which one of its values gained.
        logarithms: sum of the logarithms of its gains there.
    """

    tried: int = 0
    gained: int = 0
    logarithms: float = 0.0

    @property
    def share(self) -> float:
        """How often it gains, between 0 and 1."""
        return (self.gained + _FAIR_GAINED) / (self.tried + _FAIR_TRIED)

    @property
    def gain(self) -> float:
        """The logarithm of its gain on average, 0 counted where it gained nothing."""
        return (self.logarithms + _FAIR_TRIED * _FAIR_LOGARITHM) / (self.tried + _FAIR_TRIED)


def usual(kind: type[Transformation]) -> Usual:
    """What trying a transformation brought; of one without a record, nothing known."""
    return _table().get(kind.NAME, Usual())


def promise_of(kind: type[Transformation], bound: float | None, expected: float | None) -> float:
    """The logarithm of the gain that trying a transformation promises.

    Args:
        kind: the transformation.
        bound: the most that it may gain; None where nothing is known.
        expected: what an experiment expects of it; None where none does.
    """
    known = usual(kind)
    likely = known.gain if bound is None else known.share * math.log(max(bound, 1.0))
    return max(likely, math.log(max(expected or 1.0, 1.0)), _LEAST)


_LEAST = 1e-6
"""Promise of what gains nothing as a rule: it is tried last, in the order in which it is wanted."""


@cache
def _table() -> Mapping[str, Usual]:
    text = (files("cuado.optimizer") / "usual_gains.toml").read_text(encoding="utf-8")
    return {name: Usual(**each) for name, each in tomllib.loads(text).items()}
