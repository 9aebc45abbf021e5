"""Keys of questions about launches on emulated devices: the same one has the same answer.

An emulated device is deterministic and its budget counts work, so an answer depends on nothing but
the launch, the chip, what was asked, the assembler and cuado itself. All of these are in the key.
"""

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.device.library import known_chips, load_chip
from cuado.model.arguments import Content
from cuado.model.launch import Launch
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.locate import Program, find
from cuado.version import __version__


def key_of(launch: Launch, backend: Backend, asked: Sequence[object]) -> str | None:
    """The key of a question; None for one whose answer may differ next time.

    Args:
        launch: that is asked about.
        backend: where it runs.
        asked: all options that the answer depends on.
    """
    from cuado.backends.emulated.backend import EmulatedBackend

    if not isinstance(backend, EmulatedBackend):
        return None
    if any(each.fill.content is Content.FILE for each in (*launch.buffers, *launch.variables)):
        return None  # The file may have other content then.
    if backend.chip.name not in known_chips() or load_chip(backend.chip.name) != backend.chip:
        return None  # A chip of the user's own, whose file may change.
    parts = (__version__, _own_code(), find(Program.PTXAS).banner, backend.name)
    return Cache.key("asked", *parts, repr(launch), repr(tuple(asked)))


def _own_code() -> str:
    """A hash of when each file of cuado was written, and how long it is."""
    found = hashlib.sha256()
    for line in _files(Path(__file__).parents[2]):
        found.update(line.encode())
    return found.hexdigest()


def _files(folder: Path) -> Iterator[str]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(each for each in folders if each != "__pycache__")
        for name in sorted(names):
            status = (Path(place) / name).stat()
            yield f"{place}/{name} {status.st_size} {status.st_mtime_ns}\n"
