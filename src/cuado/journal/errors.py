"""What can go wrong with the journal: one class, so that the loop can catch it and measure on."""

import sqlite3
from pathlib import Path

from cuado.errors import CuadoError

ELSEWHERE = "CUADO_JOURNAL=FILE keeps the journal elsewhere"


class JournalError(CuadoError):
    """The journal cannot be opened, read or written; what was written before is untouched."""


def translated(path: Path, error: sqlite3.Error) -> JournalError:
    """What SQLite says about the file, as something the user can act on.

    Args:
        path: path of the journal.
        error: as sqlite3 raised it.
    """
    # Extended codes hold the primary one in their low byte.
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    problem, remedy = _WORDS.get(code, (str(error), ELSEWHERE))
    return JournalError(f"journal {path}: {problem}", remedy)


_WORDS: dict[int, tuple[str, str]] = {
    sqlite3.SQLITE_FULL: (
        "the disk is full",
        f"make room, or put it on another disk: {ELSEWHERE}",
    ),
    sqlite3.SQLITE_IOERR: (
        "it cannot be read or written (input/output error)",
        f"is the disk full, or a quota or a network disk in the way? {ELSEWHERE}",
    ),
    sqlite3.SQLITE_BUSY: (
        "another process has kept it locked for too long",
        f"wait until that one is done; {ELSEWHERE}",
    ),
    sqlite3.SQLITE_LOCKED: (
        "another process has kept it locked for too long",
        f"wait until that one is done; {ELSEWHERE}",
    ),
    sqlite3.SQLITE_READONLY: ("it may not be written", f"give it write permission; {ELSEWHERE}"),
    sqlite3.SQLITE_PERM: ("it may not be written", f"give it write permission; {ELSEWHERE}"),
    sqlite3.SQLITE_CANTOPEN: (
        "it cannot be opened",
        f"does its folder exist, and may it be written? {ELSEWHERE}",
    ),
    sqlite3.SQLITE_NOTADB: ("this is not a journal", f"move the file away; {ELSEWHERE}"),
    sqlite3.SQLITE_CORRUPT: (
        "the file is damaged",
        "'sqlite3 FILE .recover' may save what is in it; move it away, and a new one is begun",
    ),
}
