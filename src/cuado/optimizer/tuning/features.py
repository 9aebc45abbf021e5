"""Configurations as numbers: the parameters themselves, and what each does to the machine's units.

A unit's pressure is the work that the hot code gives it per arithmetic instruction: the total of
the arithmetic is what stays the same, however loops are blocked and unrolled, so the pressures of
two configurations compare although nobody knows how often their loops run. Hot is the depth of
loops at which most arithmetic stands. The largest pressure bounds the rate of the arithmetic and
is the limiter as far as static counts can tell; too few warps to hide latency come on top.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cuado.optimizer.tuning.facts import Facts, Instructions
from cuado.sass.toolchain.classes import SassClass

Floats = NDArray[np.float64]

_ARITHMETIC = {
    SassClass.FP32: 4.0,
    SassClass.FP64: 2.0,
    SassClass.FP16: 4.0,
    SassClass.TENSOR: 1.0,
    SassClass.SPECIAL: 0.5,
}
"""Warp instructions per cycle and SM: lanes of recent chips / 32."""
_ISSUE, _INTEGER = 4.0, 2.0
_WORD = 4
_HIDDEN_BY = 4.0
"""Number of warps on an SM with which latency doubles the time of the units; with many warps it
adds little."""
_MOST_WAVES = 4.0
_GLOBAL_COST = 2.0
"""Cost of an access to global memory relative to shared memory: tags and misses."""


@dataclass(frozen=True, slots=True)
class Pressures:
    """Cycles of an SM's units per arithmetic instruction of a warp in the hot code.

    Attributes:
        issue: of the schedulers.
        arithmetic: of the arithmetic units: a lower bound of the time.
        integer: of those for integers.
        shared: of the load-store unit, for shared memory.
        memory: of the load-store unit, for all other memory.
    """

    issue: float
    arithmetic: float
    integer: float
    shared: float
    memory: float

    @property
    def limiter(self) -> str:
        """The unit with the most to do."""
        units = {
            "issue slots": self.issue,
            "arithmetic": self.arithmetic,
            "integer units": self.integer,
            "load-store unit": self.shared + self.memory,
        }
        return max(units, key=lambda name: units[name])

    @property
    def bound(self) -> float:
        """Cycles that the busiest unit needs."""
        return max(self.issue, self.arithmetic, self.integer, self.shared + self.memory)


def pressures(facts: Facts) -> Pressures:
    """Cycles of each unit per floating-point instruction; without any, per memory access."""
    hot = _hot(facts.code)
    kinds = {SassClass(each.kind) for each in hot}
    counted = kinds & _ARITHMETIC.keys() or {k for k in kinds if _is_access(k)} or kinds
    work = max(1.0, float(sum(each.count for each in hot if each.kind in counted)))
    issue = arithmetic = integer = shared = memory = 0.0
    for each in hot:
        kind = SassClass(each.kind)
        issue += each.count
        if kind in _ARITHMETIC:
            arithmetic += each.count / _ARITHMETIC[kind]
        if kind is SassClass.INTEGER:
            integer += each.count
        if "shared" in each.kind:
            shared += _cycles(each)
        else:
            memory += _GLOBAL_COST * _cycles(each)
    return Pressures(
        issue=issue / _ISSUE / work,
        arithmetic=arithmetic / work,
        integer=integer / _INTEGER / work,
        shared=shared / work,
        memory=memory / work,
    )


def estimate(facts: Facts) -> float:
    """Natural logarithm of the time, up to a constant that all configurations share.

    The model's time where available; else the bound by pressures, increased where few warps hide
    little latency.
    """
    if facts.modelled is not None:
        return math.log(facts.modelled)
    waves = _waste(facts)
    exposed = 1.0 + _HIDDEN_BY / max(1.0, _warps(facts))
    return math.log(pressures(facts).bound * exposed * waves)


def parameter_features(
    names: Sequence[str], values: Mapping[str, Sequence[int]], configurations: Floats
) -> Floats:
    """Each tunable's value by its rank, 0 to 1: configurations x tunables that have a choice."""
    columns = []
    for index, name in enumerate(names):
        known = sorted(set(values[name]))
        if len(known) > 1:
            ranks = np.searchsorted(known, configurations[:, index])
            columns.append(ranks / (len(known) - 1))
    return np.column_stack(columns) if columns else np.zeros((len(configurations), 0))


def fact_features(facts: Sequence[Facts]) -> Floats:
    """The facts that differ, scaled to 0 to 1: configurations x features."""
    rows = np.array([_row(each) for each in facts])
    low, high = rows.min(axis=0), rows.max(axis=0)
    differ = high > low
    scaled: Floats = (rows[:, differ] - low[differ]) / (high - low)[differ]
    return scaled


def _row(facts: Facts) -> list[float]:
    found = pressures(facts)
    return [
        math.log2(facts.threads),
        math.log2(max(1.0, _warps(facts))),
        facts.registers / 64.0,
        float(facts.local_bytes > 0),
        math.log2(1.0 + facts.shared_bytes / 1024.0),
        _waste(facts),
        math.log2(found.issue),
        math.log2(0.05 + found.shared),
        math.log2(0.05 + found.memory),
        math.log2(0.05 + found.integer),
        math.log2(float(sum(each.count for each in facts.code))),
        estimate(facts),
    ]


def _warps(facts: Facts) -> float:
    """Number of warps that an SM holds, at most its share of the grid."""
    warps = -(-facts.threads // 32)
    return min(facts.blocks_per_sm * warps, facts.blocks * warps / facts.sms)


def _waste(facts: Facts) -> float:
    """Number of waves rounded up / number of waves: 1 where the last wave is full."""
    waves = facts.blocks / (facts.sms * max(1, facts.blocks_per_sm))
    return min(_MOST_WAVES, math.ceil(waves) / waves)


def _hot(code: Sequence[Instructions]) -> list[Instructions]:
    """The instructions at the loop depth with most arithmetic."""
    arithmetic: dict[int, int] = {}
    for each in code:
        weight = 1000 if each.kind in _ARITHMETIC else 1
        arithmetic[each.depth] = arithmetic.get(each.depth, 0) + weight * each.count
    if not arithmetic:
        return []
    # A deeper loop runs more often: a factor for each level that it is deeper.
    depth = max(arithmetic, key=lambda d: arithmetic[d] * 4.0**d)
    return [each for each in code if each.depth == depth]


def _is_access(kind: SassClass) -> bool:
    return kind.value.endswith((" load", " store")) and kind is not SassClass.CONSTANT_LOAD


def _cycles(each: Instructions) -> float:
    """Cycles of the load-store unit: one for each word of a lane."""
    if not _is_access(SassClass(each.kind)):
        return 0.0
    return each.count * max(1.0, each.bytes / _WORD)
