"""A journal that another process makes while this one looks at it is no stranger's file."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cuado.journal.schema import MIGRATIONS, prepare, version


class Watched(sqlite3.Connection):
    """A connection beside which another one makes the journal, at the worst moment."""

    path: Path
    is_made = False

    def execute(self, sql: str, parameters: Sequence[object] = ()) -> sqlite3.Cursor:  # type: ignore[override]
        found = super().execute(sql, parameters)
        if "application_id" in sql and not self.is_made:
            self.is_made = True
            rows = found.fetchall()
            with suppress(sqlite3.OperationalError):  # It may have to wait for this one.
                other = sqlite3.connect(self.path, timeout=0, isolation_level=None)
                prepare(other, self.path)
                other.close()
            found = super().execute("SELECT ?", (rows[0][0],))
        return found


def test_tables_that_appear_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None, factory=Watched)
    assert isinstance(connection, Watched)
    connection.path = path
    assert version(connection, path) in {0, len(MIGRATIONS)}
    assert connection.is_made
    assert not connection.in_transaction
    prepare(connection, path)
    assert version(connection, path) == len(MIGRATIONS)
    connection.close()
