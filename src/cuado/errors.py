"""Every error a user can meet: one base class that carries the exit code and the remedy.

The command line catches :class:`CuadoError` in one place, prints ``message`` and ``remedy`` on
standard error, and exits with ``exit_code``. A Python caller catches the same classes.
"""

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path


class CuadoError(Exception):
    """Something the user can act on.

    Args:
        message: what is wrong, in one line, naming the thing it is wrong with.
        remedy: what to do about it, in one line; empty when the message says it all.
    """

    exit_code = 2

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        """Message and remedy on one line, as a log would want them."""
        return f"{self.message}: {self.remedy}" if self.remedy else self.message


MOST_NEAR = 3
"""Near misses named in an error; more would not help."""
LONGEST_LIST = 600
"""Characters of the names that are known: of longer lists the first, and how many there are."""


class UnknownNameError(CuadoError):
    """A chip, rule, metric or format that cuado does not have; lists the ones it has."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        self.known = tuple(sorted(known))
        near = [known for known in self.known if name and name in known]
        near = near or difflib.get_close_matches(name, self.known, n=3, cutoff=0.6)
        meant = f"did you mean {' or '.join(near)}? " if 0 < len(near) <= MOST_NEAR else ""
        super().__init__(f"unknown {kind} '{name}'", f"{meant}known: {_listed(self.known)}")


def _listed(names: Sequence[str]) -> str:
    # One at a time: a kernel's name has commas of its own, and may be longer than all of this.
    shown, length = list[str](), 0
    for name in names:
        length += len(name) + 2
        if shown and length > LONGEST_LIST + 2:
            break
        shown.append(name)
    more = len(names) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


class UnreadableFileError(CuadoError):
    """An input file that is missing, empty, truncated, or not of a kind cuado reads."""

    def __init__(self, path: Path | str, problem: str, remedy: str = "") -> None:
        self.path = Path(path)
        super().__init__(f"{path}: {problem}", remedy)


class InvalidDataError(CuadoError):
    """A file that reads, but whose content breaks a rule of its format."""
