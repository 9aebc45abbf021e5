"""An SQLite file that is only read: tables and columns that may or may not be there."""

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import numpy as np

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.timeline_tables import Ints

MAGIC = b"SQLite format 3\0"
_ROWS_AT_ONCE = 100_000
_FAILURES = (sqlite3.Error, UnicodeDecodeError)
"""The latter of names of columns that are no text."""
_LONGEST = 64 << 20
"""Bytes of one value: an expression in a schema can ask for a gigabyte."""


class Database:
    """A database that is only read.

    Raises:
        UnreadableFileError: it cannot be opened, or is damaged; any method.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            inputs.expect_regular(path)
            # Immutable: no lock and no journal is written beside a file that may not be ours.
            uri = f"{inputs.real_path(path).as_uri()}?mode=ro&immutable=1"
            self._connection = sqlite3.connect(uri, uri=True)
            self._connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
            self._connection.execute("PRAGMA trusted_schema = OFF")
            self._connection.text_factory = lambda text: text.decode("utf-8", errors="replace")
            self._columns = self._schema()
        except (*_FAILURES, OSError) as error:
            raise self._damaged(error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def has(self, table: str, *columns: str) -> bool:
        """True if there is such a table, with such columns."""
        return table in self._columns and self._columns[table].issuperset(columns)

    def rows(self, table: str, *columns: str) -> Sequence[tuple[object, ...]]:
        """All rows of some columns; an absent column, or table, gives None, or no rows."""
        if table not in self._columns:
            return ()
        chosen = ", ".join(self._named(table, column) for column in columns)
        try:
            # Names are those of the schema, quoted: nothing of the file is run as SQL.
            return self._connection.execute(f'SELECT {chosen} FROM "{table}"').fetchall()  # noqa: S608
        except _FAILURES as error:
            raise self._damaged(error) from error

    def integers(self, table: str, columns: Sequence[str], absent: int = 0) -> Mapping[str, Ints]:
        """Columns of whole numbers, by name; those that the table does not have are left out.

        Args:
            table: no rows if there is none.
            columns: to read.
            absent: stands for a NULL, or what is no number, in a column that is there.
        """
        there = [each for each in columns if self.has(table, each)]
        if not there:
            return {}
        chosen = ", ".join(f'ifnull(CAST("{each}" AS INTEGER), {absent})' for each in there)
        parts = []
        try:
            cursor = self._connection.execute(f'SELECT {chosen} FROM "{table}"')  # noqa: S608
            while rows := cursor.fetchmany(_ROWS_AT_ONCE):
                parts.append(np.array(rows, dtype=np.int64))
        except _FAILURES as error:
            raise self._damaged(error) from error
        whole = np.concatenate(parts) if parts else np.zeros((0, len(there)), dtype=np.int64)
        return {name: np.ascontiguousarray(whole[:, at]) for at, name in enumerate(there)}

    def _named(self, table: str, column: str) -> str:
        return f'"{column}"' if column in self._columns[table] else "NULL"

    def _schema(self) -> dict[str, set[str]]:
        listed = self._connection.execute(
            "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c "
            # A view is a query of whoever made the file, and need not end.
            "WHERE m.type = 'table'"
        )
        found: dict[str, set[str]] = {}
        for table, column in listed:
            found.setdefault(table, set()).add(column)
        return found

    def _damaged(self, error: Exception) -> UnreadableFileError:
        return UnreadableFileError(
            self.path, f"is no SQLite file that can be read ({error})", "export it again"
        )
