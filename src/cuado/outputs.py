"""Files that cuado writes: whole or not at all, through links, and never in place of a device."""

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from cuado.errors import CuadoError
from cuado.inputs import real_path

_OF_THE_SYSTEM = (Path("/dev"), Path("/proc"))
_REMEDY = "give another place to write to"


@contextmanager
def written(output: Path) -> Iterator[BinaryIO]:
    """A file to write into, which appears at ``output`` only when the block is left.

    An existing file is untouched if the block is left by an error. A link stays a link: its target
    is written. Devices and FIFOs are written into, not replaced.

    Raises:
        CuadoError: it cannot be written.
    """
    try:
        if _is_stream(output):
            with _stream(output) as file:
                yield file
        else:
            with _replacement(real_path(output)) as file:
                yield file
    except OSError as error:
        raise _unwritable(output, error) from error


def write_file(output: Path, content: str | bytes) -> None:
    """Write a file, as :func:`written` does.

    Raises:
        CuadoError: it cannot be written.
    """
    with written(output) as file:
        file.write(content.encode() if isinstance(content, str) else content)


def expect_place(output: Path) -> None:
    """Make sure, before any work, that a file can be made where the output goes.

    Raises:
        CuadoError: it cannot.
    """
    try:
        if not _is_stream(output):
            with tempfile.TemporaryFile(dir=real_path(output).parent):
                pass
    except OSError as error:
        raise _unwritable(output, error) from error


def _unwritable(output: Path, error: OSError) -> CuadoError:
    return CuadoError(f"cannot write {output}: {error.strerror or error}", _REMEDY)


def _is_stream(output: Path) -> bool:
    """True if a path is a stream (a device, a FIFO): it must be opened, never replaced."""
    try:
        mode = output.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    # /dev/stdout may be a file that the shell has open: another in its place is not what is meant.
    is_of_system = any(place in output.absolute().parents for place in _OF_THE_SYSTEM)
    return not stat.S_ISREG(mode) or (is_of_system and output.is_symlink())


@contextmanager
def _stream(output: Path) -> Iterator[BinaryIO]:
    handle = os.open(output, os.O_WRONLY | os.O_APPEND | os.O_NOCTTY)
    with os.fdopen(handle, "wb") as file:
        yield file


@contextmanager
def _replacement(target: Path) -> Iterator[BinaryIO]:
    """A file written beside the target and renamed: a full disk leaves no partial file."""
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        Path(temporary).chmod(_mode_of(target))
        Path(temporary).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(temporary).unlink()
        raise


def _mode_of(target: Path) -> int:
    """The mode of the existing file; for a new one, the default under the user's mask."""
    with suppress(FileNotFoundError):
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
