"""Opening the journal's file, and transactions on it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.journal.errors import ELSEWHERE, JournalError, translated
from cuado.journal.schema import prepare, version

PATIENCE = 10.0
"""Seconds to wait for another process's lock; a transaction takes milliseconds."""


def connect(path: Path, patience: float = PATIENCE, *, create: bool = True) -> sqlite3.Connection:
    """Open the file, with today's tables in it.

    Args:
        path: path of the file.
        patience: seconds to wait for another process's lock.
        create: whether to make the file, and its folder, if it is not there.

    Raises:
        JournalError: it cannot be opened, or is no journal.
    """
    if create:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise JournalError(
                f"journal {path}: its folder cannot be made: {error.strerror}", ELSEWHERE
            ) from error
    try:
        return _opened(path, patience, "rwc" if create else "rw")
    except sqlite3.OperationalError as error:
        if not create and _is_at_rest(path) and _code(error) == sqlite3.SQLITE_CANTOPEN:
            # SQLite wants to put its index of the log beside the file, and may not.
            with reporting(path):
                return _opened(path, patience, "ro&immutable=1")
        raise translated(path, error) from error
    except sqlite3.Error as error:
        raise translated(path, error) from error


def examine(path: Path) -> None:
    """True if a file is a journal of this cuado or an older one; nothing is written or locked.

    One that is being written, or that a killed process left so, is not looked into.

    Raises:
        JournalError: it is none, cannot be read, or is a newer cuado's.
    """
    if not _is_at_rest(path):
        return
    with reporting(path):
        place = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        connection = sqlite3.connect(place, uri=True)
        try:
            version(connection, path)
        finally:
            connection.close()


def _opened(path: Path, patience: float, mode: str) -> sqlite3.Connection:
    if path.exists():
        try:
            inputs.expect_regular(path)
        except UnreadableFileError as error:
            raise JournalError(f"journal {error.message}", ELSEWHERE) from error
    place = f"file:{quote(str(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(place, timeout=patience, isolation_level=None, uri=True)
    try:
        # A commit is on the disk when it returns: it outlives the process, and the power.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        prepare(connection, path)
        if "immutable" not in mode:
            _log_ahead(connection, patience)
    except BaseException:
        connection.close()
        raise
    return connection


def _log_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Switch to write-ahead logging: readers do not wait for writers, nor writers for readers.

    The switch wants the file for itself and does not wait for it, so that is done here. Where it
    is refused for good (a read-only file, some network disks) the usual log serves as well.
    """
    if connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal":
        return
    end = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if _code(error) not in _LOCKED:
                return
            if time.monotonic() >= end:
                raise
            time.sleep(0.01)
        else:
            return


_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _is_at_rest(path: Path) -> bool:
    """True if the file is there and all of it: no log waits beside it to be written into it."""
    log = path.with_name(f"{path.name}-wal")
    try:
        return path.is_file() and not (log.exists() and log.stat().st_size)
    except OSError:
        return False


@contextmanager
def reporting(path: Path) -> Iterator[None]:
    """Raise what SQLite says as a ``JournalError``."""
    try:
        yield
    except sqlite3.Error as error:
        raise translated(path, error) from error


@contextmanager
def transaction(connection: sqlite3.Connection, path: Path) -> Iterator[sqlite3.Connection]:
    """Write all of what is written inside, or nothing; within another one, as a part of that.

    Raises:
        JournalError: SQLite cannot write it: the disk is full, or the lock does not come.
    """
    with reporting(path):
        if connection.in_transaction:
            yield connection
            return
        # Taking the write lock at once: a lock that is raised later cannot be waited for.
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                # Raise the first error, not that of the rollback.
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")


@contextmanager
def snapshot(connection: sqlite3.Connection, path: Path) -> Iterator[sqlite3.Connection]:
    """Read everything inside at one moment, whatever other processes write.

    Raises:
        JournalError: SQLite cannot read it.
    """
    with reporting(path):
        if connection.in_transaction:
            yield connection
            return
        connection.execute("BEGIN")
        try:
            yield connection
        finally:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
