"""What-ifs on emulated devices that were answered before: the same question has the same answer.

An emulated device is deterministic and its budget counts work, so an answer depends on nothing but
the launch, the chip, what was asked, the assembler and cuado itself. All of these are in the key
under which it is kept, in the folder of the toolchain's results (``CUADO_CACHE``).
"""

import hashlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cuado.errors import CuadoError
from cuado.version import __version__

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend
    from cuado.model.launch import Launch
    from cuado.result import Result


def key_of(launch: "Launch", backend: "Backend", asked: Sequence[object]) -> str | None:
    """The key of a question; None for one whose answer may differ next time.

    Args:
        launch: that is asked about.
        backend: where it runs.
        asked: all options that the answer depends on.
    """
    from cuado.backends.protocol import Modelling

    if not isinstance(backend, Modelling):
        return None  # And where there is a GPU, nothing of the emulated device is imported.
    from cuado.backends.emulated.backend import EmulatedBackend
    from cuado.device.library import known_chips, load_chip
    from cuado.model.arguments import Content
    from cuado.sass.toolchain.cache import Cache
    from cuado.sass.toolchain.locate import Program, find

    if not isinstance(backend, EmulatedBackend):
        return None
    if any(each.fill.content is Content.FILE for each in (*launch.buffers, *launch.variables)):
        return None  # The file may have other content then.
    if backend.chip.name not in known_chips() or load_chip(backend.chip.name) != backend.chip:
        return None  # A chip of the user's own, whose file may change.
    parts = (__version__, _own_code(), find(Program.PTXAS).banner, backend.name)
    return Cache.key("whatif", *parts, repr(launch), repr(tuple(asked)))


def kept(key: str | None) -> "Result[Any] | None":
    """The answer that was kept under a key; None if there is none."""
    if key is None:
        return None  # Importing what reads one takes a tenth of a second.
    from cuado.report.saved import decoded, result_of
    from cuado.result import Result
    from cuado.sass.toolchain.cache import Cache

    cache = Cache.default()
    text = cache.get(key, own=True) if cache is not None else None
    if not isinstance(text, str):
        return None
    try:
        document = decoded(text.encode())
    except CuadoError:
        return None
    return Result(result_of(document), document)


def keep(key: str | None, result: "Result[Any]") -> None:
    """Keep an answer, if it has a key, and can be read again."""
    if key is None or result.found.interrupted:
        return
    from cuado.sass.toolchain.cache import Cache

    if (cache := Cache.default()) is None:
        return
    try:
        cache.put(key, result.render("saved"))
    except CuadoError:
        return


def _own_code() -> str:
    """A hash of when each file of cuado was written, and how long it is."""
    found = hashlib.sha256()
    for line in _files(Path(__file__).parents[1]):
        found.update(line.encode())
    return found.hexdigest()


def _files(folder: Path) -> Iterator[str]:
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(each for each in folders if each != "__pycache__")
        for name in sorted(names):
            status = (Path(place) / name).stat()
            yield f"{place}/{name} {status.st_size} {status.st_mtime_ns}\n"
