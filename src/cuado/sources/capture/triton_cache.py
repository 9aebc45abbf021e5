"""Finds PTX in Triton's cache for machine code that Triton gave to the driver.

Triton keeps all stages of a compilation together (``triton/runtime/cache.py`` of 3.9)::

    CACHE/KEY/NAME.cubin    what the driver was given
    CACHE/KEY/NAME.ptx      what ptxas made it of

So the machine code itself says which PTX is its own, whatever the names are. ``CACHE`` is
``TRITON_CACHE_DIR``, else ``TRITON_HOME/.triton/cache`` or ``~/.triton/cache``; torch.compile has
one for each device, ``TORCHINDUCTOR_CACHE_DIR/triton/DEVICE``, by default in
``TMPDIR/torchinductor_USER``.
"""

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from cuado import inputs
from cuado.errors import UnreadableFileError

_MOST_FOLDERS = 50_000
_MOST_SECONDS = 10.0
_MOST_TEXT = 64 << 20
"""Bytes of PTX."""
_PADDING = 64
"""Zeros at the end that a file and the image that was loaded may have more than the other."""


@dataclass
class Looked:
    """How much was looked at.

    Attributes:
        caches: folders that are a cache.
        folders: folders of compilations in them.
        given_up: whether there was more than is looked at.
    """

    caches: int = 0
    folders: int = 0
    given_up: bool = False
    _began: float = field(default_factory=time.monotonic)

    def at_one_more(self) -> bool:
        """True if one more folder may be looked at."""
        self.folders += 1
        late = self.folders % 64 == 0 and time.monotonic() - self._began > _MOST_SECONDS
        self.given_up = self.given_up or late or self.folders > _MOST_FOLDERS
        return not self.given_up


def caches(environment: Mapping[str, str]) -> list[Path]:
    """Folders that may be Triton's cache for a program with a given environment.

    Only what belongs to this user counts: anybody can write to the folder of temporary files.
    """
    at = environment.get
    triton_home, home = at("TRITON_HOME") or at("HOME"), at("HOME")
    found = [Path(named)] if (named := at("TRITON_CACHE_DIR")) else []
    found += [Path(base) / ".triton" / "cache" for base in (triton_home, home) if base]
    inductors = [Path(named)] if (named := at("TORCHINDUCTOR_CACHE_DIR")) else []
    inductors += _folders(Path(at("TMPDIR") or "/tmp"), "torchinductor_*")  # noqa: S108
    for each in inductors:
        found += _folders(each / "triton", "*")
    return [path for path in dict.fromkeys(found) if _is_own(path)]


def ptx_of(images: Sequence[bytes], environment: Mapping[str, str]) -> tuple[str, Looked]:
    """The PTX that machine code was made of; empty if no cache has it.

    Args:
        images: the machine code, as it is known: as it was loaded, as the driver runs it.
        environment: environment of the program.

    Returns:
        The text, and how much was looked at.
    """
    looked = Looked()
    for cache in caches(environment):
        looked.caches += 1
        for folder in _newest_first(cache):
            if not looked.at_one_more():
                return "", looked
            for cubin in _cubins(folder, images):
                if text := _text(cubin.with_suffix(".ptx")):
                    return text, looked
    return "", looked


def _folders(base: Path, pattern: str) -> list[Path]:
    try:
        return sorted(each for each in base.glob(pattern) if _is_own(each))
    except OSError:
        return []


def _is_own(path: Path) -> bool:
    try:
        return path.is_dir() and path.stat().st_uid == os.getuid()
    except OSError:
        return False


def _newest_first(cache: Path) -> list[str]:
    """Folders of compilations: the program's own are likely the last that were written."""
    found: list[tuple[float, str]] = []
    try:
        with os.scandir(cache) as entries:
            for entry in entries:
                if entry.is_dir():
                    found.append((entry.stat().st_mtime, entry.path))
    except OSError:
        pass  # What is gone meanwhile is no loss.
    return [path for _, path in sorted(found, reverse=True)]


def _cubins(folder: str, images: Sequence[bytes]) -> Iterator[Path]:
    """Files of machine code that are one of the images."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(".cubin") and _is_one_of(entry, images):
                    yield Path(entry.path)
    except OSError:
        return


def _is_one_of(entry: "os.DirEntry[str]", images: Sequence[bytes]) -> bool:
    size = entry.stat().st_size
    near = [image for image in images if abs(size - len(image)) <= _PADDING]
    if not near:
        return False
    with suppress(UnreadableFileError):
        held = inputs.read_bytes(Path(entry.path), size).rstrip(b"\0")
        return any(image.rstrip(b"\0") == held for image in near)
    return False


def _text(path: Path) -> str:
    try:
        return inputs.read_bytes(path, _MOST_TEXT).decode("utf-8", "replace")
    except (OSError, UnreadableFileError):
        return ""
