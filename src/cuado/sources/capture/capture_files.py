"""Writing a capture: all of it, or nothing."""

import fcntl
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cuado.backends.compressed import SUFFIX, zstd
from cuado.errors import CuadoError
from cuado.sources.capture.capture import DATA, FILE
from cuado.sources.capture.errors import CaptureError
from cuado.sources.capture.manifest import Content, Manifest, decoded, encoded

_FRESH_SECONDS = 10.0
_LEVEL = 3
"""Level of zstd, its own default: buffers are gigabytes of numbers that pack badly at any level."""

_MOST_CORES = 4
"""As fast as the checksum and the disk are, about."""


class Writer:
    """Puts contents into the folder of a capture that is being made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / DATA).mkdir()

    def put(self, pieces: Iterable[bytes], size: int, whose: str) -> Content:
        """Pack some content into its file; one that is there already is not written again.

        Args:
            pieces: pieces of the content.
            size: size of all of them.
            whose: named if they are not as many bytes.

        Raises:
            CuadoError: the pieces are more or fewer bytes, or the disk is full.
        """
        digest, done = hashlib.sha256(), 0
        descriptor, name = tempfile.mkstemp(dir=self._folder)
        cores = min(len(os.sched_getaffinity(0)), _MOST_CORES)
        packer = zstd().ZstdCompressor(level=_LEVEL, write_checksum=True, threads=cores)
        with (
            os.fdopen(descriptor, "wb") as file,
            packer.stream_writer(file, size=size, closefd=False) as packed,
        ):
            for piece in pieces:
                done += len(piece)
                if done > size:
                    break
                digest.update(piece)
                packed.write(piece)
            if done != size:
                raise CuadoError(f"{whose} holds {done:,} bytes, and should hold {size:,}")
        target = self._folder / DATA / f"{digest.hexdigest()}{SUFFIX}"
        # Temporary files are made for their owner only; a capture is meant to be shared.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(target)
        return Content(digest.hexdigest(), size)

    def put_bytes(self, data: bytes, whose: str) -> Content:
        """Pack bytes that are at hand."""
        return self.put([data], len(data), whose)

    def finish(self, manifest: Manifest) -> None:
        """Write ``capture.json``.

        Raises:
            InvalidDataError: it could not be read again.
        """
        text = encoded(manifest)
        decoded(text)  # What could not be read again is not to be found out later.
        (self._folder / FILE).write_bytes(text)


@contextmanager
def writing(target: Path, *, replace: bool = False) -> Iterator[Writer]:
    """A writer whose capture is at ``target`` when the block is left, and not before.

    Whatever ends the block otherwise, Ctrl-C as well, leaves nothing.

    Args:
        target: folder of the capture.
        replace: whether one that is there is replaced.

    Raises:
        CaptureError: something else is there.
        CuadoError: it cannot be written.
    """
    if target.exists() and not (replace and (target / FILE).is_file()):
        raise CaptureError(target, "is there already", "give another place with -o")
    folder: Path | None = None
    held: int | None = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _remove_abandoned(target)
        folder = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
        held = _locked(folder)
        yield Writer(folder)
        if target.exists():
            shutil.rmtree(target)
        mask = os.umask(0)
        os.umask(mask)
        folder.chmod(0o777 & ~mask)
        folder.rename(target)
        folder = None
    except OSError as error:
        raise CuadoError(
            f"cannot write {target}: {error.strerror or error}", "give another place with -o"
        ) from error
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
        if held is not None:
            os.close(held)


def _locked(folder: Path) -> int | None:
    """A descriptor with the lock of a folder, which ends with the process; None without it."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # Another process has it, or the file system has no locks.
        os.close(handle)
        return None
    return handle


def _remove_abandoned(target: Path) -> None:
    """Remove what writers of the same capture left that were killed: nobody holds its lock."""
    named = re.compile(rf"\.{re.escape(target.name)}\.[a-z0-9_]{{8}}")
    for path in target.parent.iterdir():
        if not named.fullmatch(path.name):
            continue
        with suppress(OSError):
            if time.time() - path.stat().st_mtime < _FRESH_SECONDS:
                continue  # Its writer may be about to lock it.
            held = _locked(path)
            if held is not None:
                shutil.rmtree(path, ignore_errors=True)
                os.close(held)
