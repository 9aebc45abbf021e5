"""Causes as they are named one after another, and where each stands in the list that is shown."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum

from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment
from cuado.what_if.outcomes import promise
from cuado.what_if.result import NamedCause, Outcome


class Place(IntEnum):
    """The place of a cause in the list."""

    FIRST = 0
    """The launch or a curve shows it: until that is fixed, other gains say little."""
    BY_GAIN = 1
    """An experiment gains by it; the greatest gain comes first."""
    LAST = 2
    """It is named because nothing above explains the time."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A cause, and the outcome that shows it.

    Attributes:
        cause: what is named.
        place: in the list.
        outcome: whose gain names it; None if a curve or the limiter does.
    """

    cause: NamedCause
    place: Place
    outcome: Outcome | None = None

    @classmethod
    def without_gain(cls, cause: Cause, why: str, experiment: Experiment) -> "Shown":
        """A cause that a curve shows, or the limiter; no gain is known."""
        return cls(NamedCause(cause, why, experiment.name), Place.FIRST)

    @classmethod
    def by_gain(
        cls, cause: Cause, outcome: Outcome, remark: str = "", place: Place = Place.BY_GAIN
    ) -> "Shown":
        """A cause that an outcome gains by."""
        named = NamedCause(
            cause,
            cause.says,
            outcome.experiment.name,
            outcome.gain,
            outcome.claim,
            lines=outcome.touched,
            remark=remark,
        )
        return cls(named, place, outcome)

    @property
    def gain(self) -> float:
        """How many times faster; 0 if that is not known."""
        return self.cause.gain.estimate if self.cause.gain else 0.0


@dataclass(frozen=True, slots=True)
class Named:
    """The causes that the rows of the table have named so far, each once.

    Attributes:
        shown: what is named, by cause.
        ruled_out: what experiments looked for and did not find, or cannot settle: it is not named.
    """

    shown: Mapping[Cause, Shown] = field(default_factory=dict)
    ruled_out: frozenset[Cause] = frozenset()

    def __iter__(self) -> Iterator[Shown]:
        return iter(self.shown.values())

    def __contains__(self, cause: Cause) -> bool:
        return cause in self.shown

    @property
    def gains(self) -> bool:
        """True if the gain of some cause is known."""
        return any(each.cause.gain for each in self)

    def by_gain(self) -> dict[Cause, Shown]:
        """The causes that stand in the order of their gains."""
        return {c: each for c, each in self.shown.items() if each.place is Place.BY_GAIN}

    def only_by(self, experiment: Experiment) -> bool:
        """True if no other experiment names anything."""
        return all(each.cause.experiment == experiment.name for each in self)

    def adding(self, new: Shown) -> "Named":
        """With a cause more.

        Of two gains of one cause the greater promise counts, and the earlier of equal ones. A
        cause that a curve shows and an experiment gains by is said with its gain, where the curve's
        causes stand.
        """
        cause = new.cause.cause
        known = self.shown.get(cause)
        if known is not None and known.outcome is not None:
            if new.outcome is None:
                new = replace(known, place=new.place)
            elif promise(new.outcome) <= promise(known.outcome):
                return self
        return self.replacing(new)

    def replacing(self, new: Shown) -> "Named":
        """With a cause in place of what was named of it."""
        return replace(self, shown={**self.shown, new.cause.cause: new})

    def without(self, cause: Cause) -> "Named":
        """Without a cause."""
        return replace(self, shown={c: e for c, e in self.shown.items() if c is not cause})

    def in_order(self) -> tuple[NamedCause, ...]:
        """The causes as a reader gets them."""

        def key(each: Shown) -> tuple[Place, float]:
            return each.place, -each.gain if each.place is Place.BY_GAIN else 0.0

        return tuple(each.cause for each in sorted(self, key=key))
