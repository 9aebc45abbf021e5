"""Results on disk by a hash of everything they depend on.

One file per result: a line with the SHA-256 of what follows, then JSON. Written to a temporary
file and renamed, so that a reader, or a kill at any moment, sees a whole entry or none; an entry
that does not match its checksum is a miss and goes. Any number of processes may share a cache.
When it has grown past its bound, the entries longest unused go first. A cache that cannot be
written is a cache that forgets, not an error.
"""

import contextlib
import hashlib
import json
import os
import tempfile
import time
from pathlib import Path

from cuado import inputs
from cuado.errors import UnreadableFileError

_VERSION = "2"
"""Part of every key: results of another layout, or of what was wrong, are never found."""
_DEFAULT_BOUND = 512 << 20
_ROOM_AFTER = 0.75
"""Fraction of the bound that is left after a clearing, so that clearings are rare."""
_HEAD = 65
"""Bytes of an entry before its JSON."""
_SUFFIX, _UNFINISHED = ".json", ".part"
_ABANDONED_SECONDS = 3600.0
"""Age at which an unfinished file's writer is taken for dead."""
_OFF = frozenset({"", "0", "off", "no"})
_unchecked: dict[tuple[Path, int], int] = {}
"""Bytes that this process has written since it last looked how much there is, by folder and bound:
looking takes as long as assembling where there are many entries."""


class Cache:
    """A folder of results.

    Args:
        folder: made when the first entry is written.
        bound: bytes that the entries may take together.
    """

    def __init__(self, folder: Path, bound: int = _DEFAULT_BOUND) -> None:
        self.folder = folder
        self.bound = bound

    @classmethod
    def default(cls) -> "Cache | None":
        """The user's cache, named by ``CUADO_CACHE`` (``off``: none), else XDG's cache folder."""
        named = os.environ.get("CUADO_CACHE")
        if named is not None:
            return None if named.strip().lower() in _OFF else cls(Path(named).expanduser())
        base = os.environ.get("XDG_CACHE_HOME", "")
        if not Path(base).is_absolute():  # The specification says to ignore relative ones.
            try:
                base = str(Path.home() / ".cache")
            except RuntimeError:
                return None
        return cls(Path(base) / "cuado" / "toolchain")

    @staticmethod
    def key(*parts: str | bytes) -> str:
        """Hash of ``parts``, which no other sequence of parts shares."""
        digest = hashlib.sha256(_VERSION.encode())
        for part in parts:
            data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
            digest.update(b"%d:" % len(data))
            digest.update(data)
        return digest.hexdigest()

    def get(self, key: str, *, own: bool = False) -> object | None:
        """What was put under ``key``; None if nothing was, or nothing whole is left of it.

        Args:
            key: key of the entry.
            own: whether only an entry counts that this user has written and no other can change:
                for what will be run on this machine.
        """
        path = self._path(key)
        try:
            with inputs.opened(path) as file:
                if own and not _is_own(os.fstat(file.fileno())):
                    return None
                data = file.read(self.bound)
        except UnreadableFileError:
            data = b""  # Somebody's FIFO or device: no more an entry than a damaged one.
        except OSError:
            return None
        checksum, _, body = data.partition(b"\n")
        if checksum != _checksum(key, body):
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)
        try:
            value: object = json.loads(body)
        except (ValueError, RecursionError):
            return None
        return value

    def put(self, key: str, value: object) -> None:
        """Keep ``value``, which JSON must be able to hold."""
        body = json.dumps(value, separators=(",", ":")).encode()
        if len(body) + _HEAD > self.bound:
            return
        try:
            self._write(self._path(key), _checksum(key, body) + b"\n" + body)
        except OSError:
            return
        mine = self.folder, self.bound
        if mine not in _unchecked or _unchecked[mine] > self.bound // 16:
            _unchecked[mine] = 0
            self._make_room()
        _unchecked[mine] += len(body)

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key}{_SUFFIX}"

    @staticmethod
    def _write(path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=_UNFINISHED)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise

    def _make_room(self) -> None:
        """Remove what dead writers left, and what was longest unused, down to the bound."""
        entries: list[tuple[float, int, Path]] = []
        for path in self.folder.glob("??/*"):
            with contextlib.suppress(OSError):
                status = path.lstat()
                if path.suffix == _SUFFIX:
                    entries.append((status.st_mtime, status.st_size, path))
                elif time.time() - status.st_mtime > _ABANDONED_SECONDS:
                    path.unlink()
        total = sum(size for _, size, _ in entries)
        if total <= self.bound:
            return
        for _, size, path in sorted(entries):
            with contextlib.suppress(OSError):
                path.unlink()
            total -= size
            if total <= self.bound * _ROOM_AFTER:
                return


def _is_own(status: os.stat_result) -> bool:
    """True if a file is this user's and nobody else may write it; where users have no numbers, so.

    Who else can write the folder can put another file there, but not one that is this user's.
    """
    user = getattr(os, "geteuid", None)
    return user is None or (status.st_uid == user() and not status.st_mode & 0o022)


def _checksum(key: str, body: bytes) -> bytes:
    """A checksum of key and value: an entry under another key is not valid."""
    return hashlib.sha256(key.encode() + b"\n" + body).hexdigest().encode()
