"""Code that was read in this process: a what-if asks for that of each version several times.

Reading the cache's text of a thousand instructions takes as long as ten analyses of them.
"""

from collections import OrderedDict
from pathlib import Path
from threading import Lock

from cuado.sass.toolchain.listing import SassFunction

MOST = 60_000
"""Instructions that are kept: some 25 MB."""
Functions = tuple[SassFunction, ...]


class ListingCache:
    """The last functions that were read, by the cache's folder and key."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: OrderedDict[tuple[Path, str], Functions] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def get(self, folder: Path, key: str) -> Functions | None:
        """What was kept under a key; None if that is nothing."""
        with self._lock:
            found = self._known.get((folder, key))
            if found is not None:
                self._known.move_to_end((folder, key))
            return found

    def put(self, folder: Path, key: str, functions: Functions) -> None:
        """Keep some functions, and forget the oldest where there are too many instructions."""
        size = _size(functions)
        with self._lock:
            if size > self._most or (folder, key) in self._known:
                return
            self._known[folder, key] = functions
            self._held += size
            while self._held > self._most:
                self._held -= _size(self._known.popitem(last=False)[1])


def _size(functions: Functions) -> int:
    return sum(len(function.instructions) for function in functions)
