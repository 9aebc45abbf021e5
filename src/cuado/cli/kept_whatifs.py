"""What-ifs on emulated devices that were answered before: the same question has the same answer.

An answer is kept in the folder of the toolchain's results (``CUADO_CACHE``), under the key of its
question (:mod:`cuado.backends.emulated.questions`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend
    from cuado.model.launch import Launch
    from cuado.result import Result


def key_of(launch: "Launch", backend: "Backend", asked: Sequence[object]) -> str | None:
    """The key of a question; None for one whose answer may differ next time, as a GPU's."""
    from cuado.backends.protocol import Modelling

    if not isinstance(backend, Modelling):
        return None  # Where there is a GPU, nothing of the emulated device is imported.
    from cuado.backends.emulated.questions import key_of as emulated

    return emulated(launch, backend, asked)


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
