"""Causes of two sides: which are gone, which are new, which are still there."""

from dataclasses import dataclass
from enum import StrEnum

from cuado.analysis.comparison.side import Side, Suspect


class Fate(StrEnum):
    """What became of a cause from A to B."""

    GONE = "gone"
    MINOR = "now minor"
    """Still seen, and fixing it would gain next to nothing."""
    STAYED = "still there"
    NEW = "new"
    UNKNOWN = "unknown"
    """One side lacks the data to look for it."""


@dataclass(frozen=True, slots=True)
class CauseChange:
    """A cause in either side.

    Attributes:
        fate: what became of it.
        before: as A names it; None if it does not.
        after: as B names it.
    """

    fate: Fate
    before: Suspect | None
    after: Suspect | None

    @property
    def shown(self) -> Suspect:
        """The later of the two."""
        found = self.after or self.before
        assert found is not None  # noqa: S101 - one of them is there
        return found


_ORDER = (Fate.GONE, Fate.MINOR, Fate.STAYED, Fate.NEW, Fate.UNKNOWN)


def cause_changes(a: Side, b: Side) -> tuple[CauseChange, ...]:
    """What became of each cause: gone, minor, still there, new, unknown; in this order.

    What was only ever minor is left out. Causes that experiments named and causes that counters
    named have no common list: none of them is called gone or new.
    """
    ours = {each.name: each for each in a.causes}
    theirs = {each.name: each for each in b.causes}
    found = []
    for name in dict.fromkeys((*ours, *theirs)):
        before, after = ours.get(name), theirs.get(name)
        if any(each is not None and not each.is_minor for each in (before, after)):
            found.append(CauseChange(_fate(name, a, b, before, after), before, after))
    return tuple(sorted(found, key=lambda each: _ORDER.index(each.fate)))


def _fate(name: str, a: Side, b: Side, before: Suspect | None, after: Suspect | None) -> Fate:
    if before and after:
        if after.is_minor:
            return Fate.MINOR
        return Fate.NEW if before.is_minor else Fate.STAYED
    lacking = b if before else a
    if a.means is not b.means or name in lacking.unasked:
        return Fate.UNKNOWN
    return Fate.GONE if before else Fate.NEW
