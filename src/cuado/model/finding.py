"""What a rule found: a cause, where it sits, the evidence, and a bound on what fixing it gains."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.metrics import Measure
from cuado.model.cause import Cause


class Kind(StrEnum):
    """What a finding asks of the reader."""

    CAUSE = "cause"
    """Costs time; fixing it can gain up to the bound."""
    HARMLESS = "harmless"
    """Looks like a cause and is not: leave it."""
    HEALTHY = "healthy"
    """Nothing to fix here."""


class Effort(StrEnum):
    """How much must change to fix a cause; smallest first, as the method has it."""

    FLAG = "flag"
    """A compiler flag or a launch parameter."""
    LINES = "lines"
    """Some lines of the kernel."""
    KERNEL = "kernel"
    """The kernel's structure."""
    PROGRAM = "program"
    """More than the kernel: data layout across kernels, launches, algorithm."""


class Scope(StrEnum):
    """What a bound is a bound of."""

    KERNEL = "kernel"
    """The whole kernel's time."""
    UNIT = "unit"
    """The time of one hardware unit; the kernel may gain nothing."""


@dataclass(frozen=True, slots=True)
class Bound:
    """At most this much faster, if the cause vanished and nothing else changed.

    Attributes:
        speedup: old time over new time, at least 1. Bounds of one kernel overlap: never add them.
        scope: whose time it bounds: the kernel's, or one unit's.
        basis: how it was computed, for the reader.
        by: the fix that it bounds, where another fix of the cause may gain more; empty for any fix.
    """

    speedup: float
    scope: Scope
    basis: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A number that a finding rests on.

    Attributes:
        metric: vocabulary name, or a short label for numbers counted from instructions.
        measure: value, unit, provenance.
        expected: what it would be without the cause, or the threshold it crossed; may be empty.
    """

    metric: str
    measure: Measure
    expected: str = ""


@dataclass(frozen=True, slots=True)
class LineShare:
    """A source line's part in something.

    Attributes:
        file: path as the compiler recorded it.
        line: from 1.
        share: 0..1 of ``of``.
        of: what is shared out, e.g. ``excess sectors`` or ``stall samples``.
        text: the line's text when the report imported it.
        stalls: share (0..1) of the kernel's samples per stall reason on this line, largest first.
    """

    file: str
    line: int
    share: float
    of: str
    text: str | None = None
    stalls: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one rule on one kernel.

    Attributes:
        rule: name of the rule, as ``cuado explain`` takes it.
        title: one line, present tense, naming the cause.
        why: what the numbers say, in a sentence or two.
        advice: what to try, most promising first.
        kind: see :class:`Kind`.
        effort: what fixing it takes, as its rule states it.
        evidence: numbers it rests on.
        lines: where it sits, largest share first; empty without line information.
        bound: what fixing it gains at most; None when it cannot be bounded.
        cause: in the vocabulary that experiments share; None where it has no word.
    """

    rule: str
    title: str
    why: str
    advice: tuple[str, ...]
    kind: Kind = Kind.CAUSE
    effort: Effort = Effort.LINES
    evidence: tuple[Evidence, ...] = ()
    lines: tuple[LineShare, ...] = ()
    bound: Bound | None = None
    cause: Cause | None = None


@dataclass(frozen=True, slots=True)
class Skipped:
    """A rule that could not run: not a clean bill of health."""

    rule: str
    missing: tuple[str, ...]
    reason: str = ""
