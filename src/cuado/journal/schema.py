"""The tables of the journal's file, and how an older file is migrated.

What is searched or listed has a column; the rest is JSON (``encoding.py``). A session's parts are
rows of their own, so that each is written as soon as it is known:

    session      what is known of it as a whole; ``key`` is the same wherever it is imported
    iteration    a version, in order; its experiments and candidates are in ``piece``
    piece        one experiment or candidate, in order
    baseline     a name for a session, or for a version of it

``PRAGMA user_version`` counts the migrations that a file has had. To change the tables, add one to
``MIGRATIONS``; those that there are never change.
"""

import sqlite3
from pathlib import Path

from cuado.journal.errors import ELSEWHERE, JournalError

APPLICATION = 0x63756164
"""``PRAGMA application_id`` of a journal: "cuad". Tells it from other programs' databases."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE session (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            started TEXT NOT NULL,
            "case" TEXT NOT NULL,
            kernel TEXT NOT NULL,
            device TEXT NOT NULL,
            backend TEXT NOT NULL,
            modelled INTEGER NOT NULL,
            source TEXT NOT NULL,
            ptx TEXT NOT NULL,
            ending TEXT NOT NULL,
            heading TEXT NOT NULL
        )""",
        """CREATE TABLE iteration (
            session INTEGER NOT NULL REFERENCES session (number) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            ptx TEXT NOT NULL,
            time REAL,
            speedup REAL,
            body TEXT NOT NULL,
            PRIMARY KEY (session, position)
        )""",
        """CREATE TABLE piece (
            session INTEGER NOT NULL,
            iteration INTEGER NOT NULL,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('experiment', 'candidate')),
            name TEXT NOT NULL,
            outcome TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (session, iteration, kind, position),
            FOREIGN KEY (session, iteration)
                REFERENCES iteration (session, position) ON DELETE CASCADE
        )""",
        """CREATE TABLE baseline (
            name TEXT PRIMARY KEY,
            session INTEGER NOT NULL REFERENCES session (number),
            version TEXT NOT NULL
        )""",
        'CREATE INDEX session_of_case ON session ("case", device)',
    ),
)
"""For each version, what makes it of the one before; the first begins with nothing."""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file, and those of today of an older one.

    Raises:
        JournalError: the file is of a newer cuado, or of another program.
        sqlite3.Error: SQLite cannot read or write it.
    """
    if version(connection, path) == len(MIGRATIONS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have done it while this one waited for the lock.
        for statements in MIGRATIONS[version(connection, path) :]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _heading(connection: sqlite3.Connection) -> tuple[int, int, bool]:
    """Whose file it is, its number of migrations, and whether it is empty, all of one moment."""
    # Another process may make the tables meanwhile: a transaction sees all of that or nothing.
    begins = not connection.in_transaction
    if begins:
        connection.execute("BEGIN")
    try:
        application = int(connection.execute("PRAGMA application_id").fetchone()[0])
        found = int(connection.execute("PRAGMA user_version").fetchone()[0])
        tables = connection.execute("SELECT EXISTS (SELECT * FROM sqlite_master)").fetchone()[0]
    finally:
        if begins:
            connection.execute("ROLLBACK")
    return application, found, not tables


def version(connection: sqlite3.Connection, path: Path) -> int:
    """How many migrations the file has had.

    Raises:
        JournalError: the file is of a newer cuado, or of another program.
        sqlite3.Error: SQLite cannot read it.
    """
    application, found, is_empty = _heading(connection)
    if application != APPLICATION and not is_empty:
        raise JournalError(
            f"journal {path}: this is another program's database", f"move it away; {ELSEWHERE}"
        )
    if found > len(MIGRATIONS):
        raise JournalError(
            f"journal {path}: a newer cuado has written it (its format is {found}, this "
            f"cuado knows up to {len(MIGRATIONS)})",
            f"use that cuado; {ELSEWHERE}",
        )
    return 0 if is_empty else found
