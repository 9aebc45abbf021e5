"""Where the journal lies."""

import os
from pathlib import Path

VARIABLE = "CUADO_JOURNAL"
FILE_NAME = "journal.sqlite3"


def journal_path() -> Path:
    """``$CUADO_JOURNAL``, else ``cuado/journal.sqlite3`` in the user's data folder.

    The data folder is ``$XDG_DATA_HOME``, or ``~/.local/share``; a relative ``$XDG_DATA_HOME`` is
    ignored, as the XDG Base Directory Specification wants it.
    """
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    folder = data if data.is_absolute() else Path.home() / ".local" / "share"
    return folder / "cuado" / FILE_NAME
