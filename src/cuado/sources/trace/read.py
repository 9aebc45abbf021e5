"""Reads a timeline of any kind: a folder of raw traces, one of them, or an export of nsys."""

from pathlib import Path

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.timeline import Timeline
from cuado.sources.trace import nsys, raw
from cuado.sources.trace.database import MAGIC as DATABASE

REPORTS = (".nsys-rep", ".qdrep")
"""Nsight Systems' own files, whose format it does not document."""
SQLITE = ".sqlite"
"""What nsys gives the name of an export."""
_HEAD_BYTES = 64


def is_timeline(path: Path) -> bool:
    """True if a path is something that :func:`read` takes, or says how to make readable."""
    if path.is_dir() or path.suffix.lower() in REPORTS:
        return True
    try:
        with inputs.opened(path) as file:
            head = file.read(_HEAD_BYTES)
    except (OSError, UnreadableFileError):
        return False
    return raw.recognises(head) or head.startswith(DATABASE)


def read(path: Path) -> Timeline:
    """The timeline that a path holds.

    Raises:
        UnreadableFileError: it is missing, of no kind that cuado reads, or damaged.
    """
    if path.suffix.lower() in REPORTS:
        target = path.with_suffix(SQLITE).name
        raise UnreadableFileError(
            path,
            "is Nsight Systems' own format, which only nsys reads",
            f"export it: nsys export --type sqlite --output {target} {path.name}",
        )
    if path.is_dir():
        return raw.read_folder(path)
    try:
        with inputs.opened(path) as file:
            head = file.read(_HEAD_BYTES)
    except FileNotFoundError:
        raise UnreadableFileError(path, "does not exist", "check the spelling") from None
    except OSError as error:
        raise UnreadableFileError(path, f"cannot be opened ({error.strerror})") from error
    if raw.recognises(head):
        return raw.read_files([path])
    if head.startswith(DATABASE):
        return nsys.read(path)
    raise UnreadableFileError(
        path,
        "is no timeline that cuado knows" if head else "is empty",
        "it reads folders of 'cuado trace --keep', and SQLite exports of Nsight Systems",
    )
