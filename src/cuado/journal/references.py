"""Naming a version of a session: ``12``, ``12:0``, ``12:last``."""

import re
from dataclasses import dataclass

from cuado.analysis.comparison.side import Side
from cuado.journal.errors import JournalError
from cuado.journal.journal import Journal
from cuado.optimizer.recorded_version import side_of_version
from cuado.optimizer.session import Session

LAST = "last"
_FORM = re.compile(r"(?P<number>[1-9][0-9]{0,17})(:(?P<version>[0-9]{1,6}|last))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Reference:
    """A session, or a version of one.

    Attributes:
        number: number of the session.
        version: ``0`` is the original; ``last``; empty where none is named.
    """

    number: int
    version: str = ""

    def __str__(self) -> str:
        return f"{self.number}:{self.version}" if self.version else str(self.number)


def reference(text: str) -> Reference:
    """Read a reference.

    Raises:
        JournalError: it is none.
    """
    found = _FORM.fullmatch(text)
    if found is None:
        raise JournalError(
            f"'{text}' names no session",
            "12 is session 12, 12:0 the kernel that it began with, 12:last what it ended with",
        )
    return Reference(int(found["number"]), found["version"] or "")


def side(journal: Journal, wanted: Reference, default: str = LAST) -> Side:
    """The version that is named.

    Args:
        journal: where to look.
        wanted: which.
        default: the version where none is named.

    Raises:
        JournalError: there is no such session, or version.
    """
    return side_of(journal.session(wanted.number), wanted, default)


def side_of(session: Session, wanted: Reference, default: str = LAST) -> Side:
    """The version that is named, of a session that has been read."""
    count = len(session.iterations)
    if not count:
        raise JournalError(f"session {wanted.number} measured no version")
    version = wanted.version or default
    position = count - 1 if version == LAST else int(version)
    if position >= count:
        raise JournalError(
            f"session {wanted.number} has no version {position}",
            f"it has 0 to {count - 1}; 'cuado show {wanted.number}' shows them",
        )
    return side_of_version(session, position, f"{wanted.number}:{position}")
