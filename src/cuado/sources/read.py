"""Reads a recording of any kind: the file's content says which, never its name.

To add a format: a row in ``FORMATS``, above every format whose test would accept its files too.
"""

import difflib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from cuado import inputs
from cuado.errors import InvalidDataError, UnreadableFileError
from cuado.model.profile import Recording
from cuado.sources import tables
from cuado.sources.classic import counter_table, nvprof, visual_profiler
from cuado.sources.ncu import raw_csv

# A raw page's header alone takes 60 KB, after whatever the program printed.
_HEAD_BYTES = 1024 * 1024
_REPORT_MAGIC = b"NVR\0"
_DATABASE = b"SQLite format 3\0"
_STRINGS = b"StringTable"
"""The table of nvprof's names; Nsight Systems' is called StringIds."""
_MOST_LISTED = 8


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of file.

    Attributes:
        name: as a message calls it.
        recognises: whether the first part of a file's bytes is of this kind.
        read: reads a file of this kind.
    """

    name: str
    recognises: Callable[[bytes], bool]
    read: Callable[[Path], Recording]


def read(path: Path) -> Recording:
    """Every launch that a file holds.

    Raises:
        UnreadableFileError: if the file is missing, a folder, empty, of no kind that cuado reads,
            damaged, or holds nothing.
    """
    head = _head(path)
    for kind in FORMATS:
        if kind.recognises(head):
            return kind.read(path)
    if b"\0" in head and not _has_mark(head):
        raise UnreadableFileError(path, "is a binary file of an unknown kind", _formats())
    raise UnreadableFileError(path, "is text, but no table that cuado knows", _formats())


def recognised(path: Path) -> str:
    """Name a file's format; empty if cuado does not read it."""
    try:
        head = _head(path)
    except UnreadableFileError:
        return ""
    return next((kind.name for kind in FORMATS if kind.recognises(head)), "")


def _head(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise UnreadableFileError(path, "is a folder", _contents(path))
        with inputs.opened(path) as file:
            head = file.read(_HEAD_BYTES)
    except FileNotFoundError:
        raise UnreadableFileError(path, "does not exist", _similar(path)) from None
    except PermissionError:
        raise UnreadableFileError(
            path, "cannot be read with your permissions", "change its permissions, or copy it"
        ) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else f"{error}"
        raise UnreadableFileError(path, f"cannot be opened ({reason})") from error
    if not head:
        raise UnreadableFileError(path, "is empty", "record it again")
    return head


def _similar(path: Path) -> str:
    """Guess what the user meant from the names in the folder."""
    try:
        names = [entry.name for entry in path.parent.iterdir()]
    except OSError:
        return f"there is no folder '{path.parent}' either"
    close = difflib.get_close_matches(path.name, names, cutoff=0.6)
    return f"did you mean {_listed(close)}?" if close else "check the spelling"


def _contents(folder: Path) -> str:
    """List the recordings in a folder, for the user to choose from."""
    files = sorted(entry for entry in folder.iterdir() if entry.is_file())
    readable = [file.name for file in files if recognised(file)]
    return (
        f"give one of its files: {_listed(readable)}"
        if readable
        else "give a file, a case or a capture"
    )


def _listed(names: list[str]) -> str:
    shown = ", ".join(f"'{tables.shown(name, 80)}'" for name in names[:_MOST_LISTED])
    more = len(names) - _MOST_LISTED
    return f"{shown} and {more} more" if more > 0 else shown


def _formats() -> str:
    return f"cuado reads: {'; '.join(kind.name for kind in FORMATS if kind.read is not _refuse)}"


def _has_mark(head: bytes) -> bool:
    return head[:2] in (b"\xff\xfe", b"\xfe\xff") or head[:4] == b"\0\0\xfe\xff"


def _by_header(is_header: Callable[[list[str]], bool]) -> Callable[[bytes], bool]:
    """Make a test for a table: some line of the head is its header."""

    def recognises(head: bytes) -> bool:
        return any(is_header(cells) for cells in _all_cells(head))

    return recognises


@lru_cache(maxsize=1)
def _all_cells(head: bytes) -> list[list[str]]:
    found = []
    for line in tables.lines(tables.decode(head, errors="replace")):
        try:
            found.append(line.cells)
        except InvalidDataError:
            continue
    return found


def _read_report(path: Path) -> Recording:
    # NVIDIA's reader takes 0.1 s to load, and most verbs never open a report.
    from cuado.sources.ncu import reader_process

    return reader_process.read(path)


def _read_database(path: Path) -> Recording:
    # numpy takes its time to load, and few files are databases.
    from cuado.sources.classic import nvprof_database

    return nvprof_database.read(path)


def _refuse(path: Path) -> Recording:
    raise UnreadableFileError(
        path,
        "is Nsight Compute's details page, which has labels where metrics have names",
        "export the raw page: `ncu --import REPORT --csv --page raw`",
    )


FORMATS: tuple[Format, ...] = (
    Format(
        "Nsight Compute reports (.ncu-rep)",
        lambda head: head.startswith(_REPORT_MAGIC),
        _read_report,
    ),
    Format(
        "Nsight Compute raw pages (ncu --csv --page raw)",
        _by_header(raw_csv.is_header),
        raw_csv.read,
    ),
    Format("Nsight Compute details pages", _by_header(raw_csv.is_details_header), _refuse),
    Format(
        "profiles of nvprof -o (SQLite)",
        lambda head: head.startswith(_DATABASE) and _STRINGS in head,
        _read_database,
    ),
    Format("nvprof tables (nvprof --csv)", _by_header(nvprof.is_header), nvprof.read),
    Format(
        "logs of the command-line profiler (CUDA_PROFILE)",
        visual_profiler.recognises,
        visual_profiler.read,
    ),
    Format(
        "cuado's counter tables (CSV with a column 'kernel')",
        counter_table.recognises,
        counter_table.read,
    ),
)
"""Every kind of file that cuado reads, in the order in which they are asked."""
