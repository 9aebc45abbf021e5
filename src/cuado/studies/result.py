"""What a case study found: plain data for reports, judgements included."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.sources.study.description import Expected, Study, StudyVersion
from cuado.stats import Interval
from cuado.studies.conclusion import Conclusion
from cuado.what_if.result import NamedCause, WhatIf

SAME = 0.05
"""Part by which two versions may differ and still count as the same."""
NEAR = 0.10
"""Part that the last version may take longer than its roof and still be at it."""


class Naming(StrEnum):
    """How the diagnosis named the cause that the next version removes."""

    FIRST = "named first"
    AMONG = "named"
    MISSED = "not named"
    NONE = "nothing to name"


@dataclass(frozen=True, slots=True)
class Step:
    """One version, measured.

    Attributes:
        version: which.
        found: experiments on it; None if it could not be run.
        correct: whether its results are the reference's; None if that was not compared.
        error: why it could not be run, or which results are wrong; empty if all is well.
        concluded: what follows from the document's own numbers; None if it has none.
    """

    version: StudyVersion
    found: WhatIf | None
    correct: bool | None = None
    error: str = ""
    concluded: Conclusion | None = None

    @property
    def time(self) -> Interval | None:
        """Nanoseconds of one launch; None if it was not measured, or its results are wrong."""
        return self.found.original if self.found and self.correct is not False else None

    @property
    def named(self) -> tuple[NamedCause, ...]:
        """Causes that were named, the most important first; none if the results are wrong."""
        return self.found.causes if self.found and self.correct is not False else ()

    @property
    def naming(self) -> Naming:
        """How the diagnosis named the cause that the next version removes."""
        named = [each.cause for each in self.named]
        if not self.version.causes:
            return Naming.NONE
        if named and named[0] in self.version.causes:
            return Naming.FIRST
        return Naming.AMONG if set(named) & set(self.version.causes) else Naming.MISSED

    @property
    def predicted(self) -> NamedCause | None:
        """The named cause with the greatest gain among those that the next version removes."""
        gains = [e for e in self.named if e.cause in self.version.causes and e.gain is not None]
        return max(gains, key=lambda each: each.gain.estimate if each.gain else 0.0, default=None)

    def metric(self, name: str) -> float | None:
        """A counter of this version; None if it was not read."""
        profile = self.found.counters.profile if self.found else None
        return profile.metrics.value(name) if profile else None


@dataclass(frozen=True, slots=True)
class StudyResult:
    """A whole study.

    Attributes:
        study: its description.
        steps: its versions, in order; fewer if it was interrupted.
        roof: nanoseconds of the roof's kernel; None if there is none, or it was not measured.
        seconds: everything took.
        interrupted: whether the user ended it early.
        device: name of the device.
        notes: what a reader must know of all times.
        sizes: constants that were given other values than the cases have.
        at_documented_size: whether all versions had the document's sizes.
    """

    study: Study
    steps: tuple[Step, ...]
    roof: Interval | None
    seconds: float
    interrupted: bool = False
    device: str = ""
    notes: tuple[str, ...] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)
    at_documented_size: bool = False

    def gain(self, index: int) -> Interval | None:
        """Time of a version / time of the next one; None without both."""
        if not 0 <= index < len(self.steps) - 1:
            return None
        return _ratio(self.steps[index].time, self.steps[index + 1].time)

    def speedup(self, index: int) -> Interval | None:
        """Time of the first version / time of this one."""
        return _ratio(self.steps[0].time, self.steps[index].time)

    def documented_speedup(self, index: int) -> float | None:
        """The document's time of the first version / its time of this one; None without both."""
        first, own = self.steps[0].version.documented, self.steps[index].version.documented
        return first / own if first and own else None

    def compares(self, index: int) -> Expected | None:
        """How a version compares with the one before it; None for the first."""
        gain = self.gain(index - 1)
        if gain is None:
            return None
        if abs(gain.estimate - 1) <= SAME:
            return Expected.SAME
        return Expected.FASTER if gain.estimate > 1 else Expected.SLOWER

    @property
    def from_roof(self) -> Interval | None:
        """Time of the last version / time at the roof."""
        if len(self.steps) < len(self.study.versions):
            return None
        return _ratio(self.steps[-1].time, self.roof)


def _ratio(above: Interval | None, below: Interval | None) -> Interval | None:
    return above.over(below) if above and below else None
