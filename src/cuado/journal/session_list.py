"""The list of sessions: what is in columns, so that no session has to be read for it."""

import sqlite3
from dataclasses import dataclass, fields
from math import isfinite

import msgspec


@dataclass(frozen=True, slots=True)
class Selection:
    """Which sessions to list. Texts select what contains them, in capitals or not.

    Attributes:
        case: text in the case's name; empty: every case.
        kernel: text in the kernel's name.
        device: text in the names of chip or backend.
        most: how many, the newest; None: all.
        number: number of the one session wanted.
    """

    case: str = ""
    kernel: str = ""
    device: str = ""
    most: int | None = None
    number: int | None = None


EVERYTHING = Selection()


@dataclass(frozen=True, slots=True)
class Entry:
    """One session in the list.

    Attributes:
        number: in this journal.
        key: the same in every journal that it is imported to.
        started: UTC, ISO 8601.
        case: as the session has it.
        kernel: its name.
        device: the chip.
        backend: what ran it.
        modelled: whether its times are a model's.
        ending: why it ended, in the words of ``Ending``; a newer cuado may have others.
        iterations: how many it has.
        first: nanoseconds of the version that it began with; None if that was not timed.
        last: time of the last version.
        speedup: original time over the last version's; None for the original or if untimed.
    """

    number: int
    key: str
    started: str
    case: str
    kernel: str
    device: str
    backend: str
    modelled: bool
    ending: str
    iterations: int
    first: float | None
    last: float | None
    speedup: float | None


_QUERY = """
SELECT number, key, started, "case", kernel, device, backend, modelled, ending, iterations,
    first.time, last.time, last.speedup
FROM (SELECT session.*, count(iteration.position) AS iterations, max(iteration.position) AS final
      FROM session LEFT JOIN iteration ON iteration.session = number GROUP BY number) AS s
LEFT JOIN iteration AS first ON first.session = number AND first.position = 0
LEFT JOIN iteration AS last ON last.session = number AND last.position = final
WHERE instr(lower("case"), lower(:case))
  AND instr(lower(kernel), lower(:kernel))
  AND (instr(lower(device), lower(:device)) OR instr(lower(backend), lower(:device)))
  AND (:number IS NULL OR number = :number)
ORDER BY number DESC
LIMIT :most
"""

_COLUMNS = tuple(column.name for column in fields(Entry))


def entries(connection: sqlite3.Connection, selection: Selection) -> tuple[Entry, ...]:
    """The sessions that a selection wants, newest first.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    wanted = {
        "case": selection.case,
        "kernel": selection.kernel,
        "device": selection.device,
        "number": selection.number,
        "most": -1 if selection.most is None else selection.most,
    }
    found = connection.execute(_QUERY, wanted).fetchall()
    return tuple(map(_entry, found))


def _entry(row: tuple[object, ...]) -> Entry:
    """An entry with every value checked: SQLite would keep a text in a column of numbers.

    Raises:
        sqlite3.DatabaseError: one is of another kind.
    """
    # SQLite has no booleans.
    values = {**dict(zip(_COLUMNS, row, strict=True)), "modelled": bool(row[7])}
    try:
        found = msgspec.convert(values, Entry)
    except msgspec.ValidationError as error:
        raise sqlite3.DatabaseError(f"session {row[0]!r:.40} is damaged: {error}") from error
    times = (found.first, found.last, found.speedup)
    if not all(each is None or isfinite(each) for each in times):
        raise sqlite3.DatabaseError(f"session {found.number} is damaged: a time is no number")
    return found
