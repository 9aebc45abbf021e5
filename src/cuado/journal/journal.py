"""The journal: every run of the loop in one file, written as it goes.

Each call that writes is one transaction. A process that is killed leaves all that was written
before; several processes may write at once, each to sessions of its own.
"""

import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from cuado.journal.connection import PATIENCE, connect, reporting, snapshot, transaction
from cuado.journal.encoding import decoded, encoded
from cuado.journal.errors import JournalError
from cuado.journal.session_list import EVERYTHING, Entry, Selection, entries
from cuado.optimizer.session import Candidate, ExperimentRecord, Iteration, Session


class Journal:
    """An open journal; ``Journal.open`` makes it, ``with`` closes it.

    A run of the loop writes::

        number = journal.begin(session)        # before anything is measured
        journal.append(number, iteration)      # as soon as the version is measured
        journal.note(number, candidate)        # each candidate, each experiment, as it is known
        journal.finish(number, session)        # the session, complete

    All of these raise ``JournalError`` if the file cannot be written, and have then written
    nothing; the caller may go on, and call them again later.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @classmethod
    def open(cls, path: Path, patience: float = PATIENCE) -> Self:
        """The journal in a file; made if it is not there, brought up to date if it is older.

        Args:
            path: path of the file.
            patience: seconds to wait for another process's lock.

        Raises:
            JournalError: it cannot be opened, is no journal, or is a newer cuado's.
        """
        return cls(path, connect(path, patience))

    @classmethod
    def open_existing(cls, path: Path, patience: float = PATIENCE) -> Self:
        """Open a journal that exists; one that is read-only can be read.

        Raises:
            JournalError: as above, or there is none.
        """
        if not path.exists():
            raise JournalError(f"there is no journal at {path}", "'cuado run CASE' begins one")
        return cls(path, connect(path, patience, create=False))

    def close(self) -> None:
        """Close the file; nothing is written that was not before."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def begin(self, session: Session, key: str = "") -> int:
        """Write a session and the iterations that it has.

        Args:
            session: what is known of it.
            key: the session's own, where it comes from another journal; else one is drawn.

        Returns:
            its number in this journal: 1, 2, ...
        """
        with self.writing() as connection:
            columns = {"key": key or uuid.uuid4().hex, **_heading(session)}
            number = connection.execute(
                f"INSERT INTO session ({', '.join(map(_quoted, columns))}) "  # noqa: S608 - ours
                f"VALUES ({', '.join('?' * len(columns))})",
                tuple(columns.values()),
            ).lastrowid
            assert number is not None  # noqa: S101 - of an INSERT that did not raise
            for position, iteration in enumerate(session.iterations):
                _put(connection, number, position, iteration)
        return number

    def append(self, number: int, iteration: Iteration) -> int:
        """Write one more iteration, complete or just begun.

        Returns:
            its position: 0, 1, ...
        """
        with self.writing() as connection:
            position = self._iterations(number)
            _put(connection, number, position, iteration)
        return position

    def note(self, number: int, piece: Candidate | ExperimentRecord) -> None:
        """Add a candidate, or an experiment, to the last iteration."""
        with self.writing() as connection:
            position = self._last(number)
            count = connection.execute(
                "SELECT count(*) FROM piece WHERE session = ? AND iteration = ? AND kind = ?",
                (number, position, _kind(piece)),
            ).fetchone()[0]
            _put_piece(connection, (number, position, count), piece)

    def finish(self, number: int, session: Session) -> None:
        """Write the session anew, whole: how it ended, and every iteration as it is now."""
        with self.writing() as connection:
            self._iterations(number)
            columns = _heading(session)
            connection.execute(
                f"UPDATE session SET {', '.join(f'{_quoted(name)} = ?' for name in columns)} "  # noqa: S608 - ours
                "WHERE number = ?",
                (*columns.values(), number),
            )
            connection.execute("DELETE FROM iteration WHERE session = ?", (number,))
            for position, iteration in enumerate(session.iterations):
                _put(connection, number, position, iteration)

    def session(self, number: int) -> Session:
        """A session, as far as it was written.

        Raises:
            JournalError: there is none with this number, or it cannot be read.
        """
        with snapshot(self._connection, self.path):
            heading = self._one("SELECT heading FROM session WHERE number = ?", number)
            if heading is None:
                raise self._unknown(number)
            iterations = tuple(self._read(number))
        whole = decoded(heading[0], Session, f"session {number}")
        return replace(whole, iterations=iterations)

    def sessions(self, selection: Selection = EVERYTHING) -> tuple[Entry, ...]:
        """The sessions that a selection wants, newest first."""
        with reporting(self.path):
            return entries(self._connection, selection)

    def entry(self, number: int) -> Entry:
        """One line of the list.

        Raises:
            JournalError: there is none with this number.
        """
        found = self.sessions(Selection(number=number))
        if not found:
            raise self._unknown(number)
        return found[0]

    def writing(self) -> AbstractContextManager[sqlite3.Connection]:
        """One transaction: all that is written inside, by this journal's methods, or nothing."""
        return transaction(self._connection, self.path)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds."""
        with reporting(self.path):
            return self._connection.execute(query, values).fetchall()

    def _one(self, query: str, *values: object) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._connection.execute(query, values).fetchone()
        return found

    def _iterations(self, number: int) -> int:
        """How many a session has.

        Raises:
            JournalError: there is no such session.
        """
        if self._one("SELECT 1 FROM session WHERE number = ?", number) is None:
            raise self._unknown(number)
        count = self._one("SELECT count(*) FROM iteration WHERE session = ?", number)
        return int(count[0]) if count else 0

    def _last(self, number: int) -> int:
        count = self._iterations(number)
        if not count:
            raise JournalError(f"session {number} has no iteration to add to yet")
        return count - 1

    def _read(self, number: int) -> Iterator[Iteration]:
        """The iterations of a session with their pieces."""
        for position, body in self._connection.execute(
            "SELECT position, body FROM iteration WHERE session = ? ORDER BY position", (number,)
        ).fetchall():
            whose = f"iteration {position} of session {number}"
            pieces = self._connection.execute(
                "SELECT kind, body FROM piece WHERE session = ? AND iteration = ? "
                "ORDER BY position",
                (number, position),
            ).fetchall()
            yield replace(
                decoded(body, Iteration, whose),
                experiments=tuple(
                    decoded(text, ExperimentRecord, whose)
                    for kind, text in pieces
                    if kind == "experiment"
                ),
                candidates=tuple(
                    decoded(text, Candidate, whose) for kind, text in pieces if kind == "candidate"
                ),
            )

    def _unknown(self, number: int) -> JournalError:
        return JournalError(
            f"there is no session {number} in {self.path}", "'cuado log' lists those there are"
        )


def _heading(session: Session) -> dict[str, str | int]:
    """The columns of a session."""
    return {
        "started": session.started,
        "case": session.case,
        "kernel": session.kernel,
        "device": session.device,
        "backend": session.backend,
        "modelled": int(session.modelled),
        "source": session.source,
        "ptx": session.ptx,
        "ending": session.ending.value,
        "heading": encoded(replace(session, iterations=())),
    }


def _put(connection: sqlite3.Connection, number: int, position: int, iteration: Iteration) -> None:
    """Write an iteration with its pieces, and replace what was at its index."""
    version = iteration.version
    connection.execute(
        "DELETE FROM iteration WHERE session = ? AND position = ?", (number, position)
    )
    connection.execute(
        "INSERT INTO iteration (session, position, ptx, time, speedup, body) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (
            number,
            position,
            version.ptx,
            version.time and version.time.estimate,
            version.speedup and version.speedup.estimate,
            encoded(replace(iteration, experiments=(), candidates=())),
        ),
    )
    for place, experiment in enumerate(iteration.experiments):
        _put_piece(connection, (number, position, place), experiment)
    for place, candidate in enumerate(iteration.candidates):
        _put_piece(connection, (number, position, place), candidate)


def _put_piece(
    connection: sqlite3.Connection,
    place: tuple[int, int, int],
    piece: Candidate | ExperimentRecord,
) -> None:
    """Write a piece at its session, iteration and position."""
    if isinstance(piece, Candidate):
        name, outcome = piece.transformation, piece.fate.value
    else:
        name, outcome = piece.name, piece.verdict or piece.status
    connection.execute(
        "INSERT INTO piece (session, iteration, position, kind, name, outcome, body) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*place, _kind(piece), name, outcome, encoded(piece)),
    )


def _kind(piece: Candidate | ExperimentRecord) -> str:
    return "candidate" if isinstance(piece, Candidate) else "experiment"


def _quoted(column: str) -> str:
    return f'"{column}"'
