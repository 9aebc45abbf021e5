"""Files that a user names, or that another file names: opened so that none can do harm.

Only regular files are read: a FIFO waits for ever, a device may have no end. No file is read past
the bound of its kind.
"""

import os
import stat
from pathlib import Path
from typing import BinaryIO

from cuado.errors import UnreadableFileError

SETTINGS = 1 << 20
"""Limit in bytes of a file that people write: a case, a study, a chip."""
CODE = 64 << 20
"""Limit in bytes of a source file, or of PTX."""
TABLE = 512 << 20
"""Limit in bytes of a table of counters, or a journal's export."""
RECORDING = 4 << 30
"""Limit in bytes of a report or a trace."""
_KINDS = (
    (stat.S_ISDIR, "is a folder"),
    (stat.S_ISFIFO, "is a FIFO (a pipe)"),
    (stat.S_ISCHR, "is a device"),
    (stat.S_ISBLK, "is a device"),
    (stat.S_ISSOCK, "is a socket"),
)


def opened(path: Path) -> BinaryIO:
    """A regular file, open for reading.

    Raises:
        UnreadableFileError: it is there, but no regular file.
        OSError: it cannot be opened.
    """
    # Without O_NONBLOCK the mere opening of a FIFO waits for a writer.
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY)
    try:
        _expect_regular(path, os.fstat(handle).st_mode)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def expect_regular(path: Path) -> None:
    """Make sure that a path for others to open is a regular file.

    Raises:
        UnreadableFileError: it is there, but no regular file.
        OSError: it is not there, or cannot be looked at.
    """
    _expect_regular(path, path.stat().st_mode)


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a regular file of at most so many bytes.

    Raises:
        UnreadableFileError: it is there, but no regular file, or larger.
        OSError: it cannot be opened or read.
    """
    with opened(path) as file:
        size = os.fstat(file.fileno()).st_size
        # Files of /proc say that they are empty, and a file may grow while it is read.
        data = file.read(most + 1) if size <= most else b""
    if size > most or len(data) > most:
        raise UnreadableFileError(
            path, f"is larger than {_size(most)}, which is the most for a file of its kind"
        )
    return data


def read_text(path: Path, most: int) -> str:
    """The content of a regular file in UTF-8, of at most so many bytes.

    Raises:
        UnreadableFileError: it is there, but no regular file, or larger.
        OSError: it cannot be opened or read.
        UnicodeDecodeError: it is no UTF-8.
    """
    return read_bytes(path, most).decode("utf-8")


def read_toml(path: Path, absent: str, remedy: str) -> dict[str, object]:
    """The tables of a TOML file that people write.

    Args:
        path: of the file.
        absent: what is said where there is none.
        remedy: what to do then.

    Raises:
        UnreadableFileError: it is not there, cannot be read, or is no TOML.
    """
    import tomllib

    try:
        return tomllib.loads(read_text(path, SETTINGS))
    except FileNotFoundError as error:
        raise UnreadableFileError(path, absent, remedy) from error
    except OSError as error:
        raise UnreadableFileError(path, f"cannot be read: {error.strerror}") from error
    # Besides its own error tomllib raises the ValueError of an integer of thousands of digits.
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError(path, f"is no TOML: {error}") from error


def is_file(path: Path) -> bool:
    """``Path.is_file``, but false for a name that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def real_path(path: Path) -> Path:
    """An absolute path without links; circular links are resolved as far as possible."""
    return Path(os.path.realpath(path))


def _expect_regular(path: Path, mode: int) -> None:
    if stat.S_ISREG(mode):
        return
    what = next((words for test, words in _KINDS if test(mode)), "is no regular file")
    remedy = "name a file in it" if stat.S_ISDIR(mode) else "write what it gives into a file first"
    raise UnreadableFileError(path, what, remedy)


def _size(most: int) -> str:
    for unit, bytes_ in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if most >= bytes_:
            return f"{most // bytes_} {unit}"
    return f"{most} bytes"
