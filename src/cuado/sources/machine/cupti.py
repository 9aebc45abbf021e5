"""Tries to load CUPTI."""

from typing import Any

from cuado.backends.gpu.cupti import library


def probe(_: int) -> dict[str, Any]:
    """The CUPTI that cuado loads.

    Raises:
        CuptiUnavailableError: there is none that can be used.
    """
    found = library.load()
    return {"path": found.path, "version": found.version}
