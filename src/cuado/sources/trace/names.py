"""Texts by number, each once; and kernels' names as C++ has them."""

import re
from collections.abc import Sequence

import numpy as np

from cuado.model.timeline_tables import Ints
from cuado.sources.case.kernels import demangled

_MANGLED = re.compile(r"_Z[\w.$]+", re.ASCII)
"""What is given to a demangler; other names stand for themselves, whatever is in them."""
_MOST_AT_ONCE = 200
_MOST_CHARACTERS = 60_000
"""Names given to the demangler at once: they are its arguments, and long ones are kilobytes."""


class Texts:
    """Texts by number, in the order of their first use."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a text; a new one if it is new."""
        return self._numbers.setdefault(text, len(self._numbers))

    def column(self, ids: Ints, known: dict[int, str], absent: str) -> Ints:
        """Numbers for a column of ids of the recording; ``absent`` stands for unknown ids."""
        used, inverse = np.unique(ids, return_inverse=True)
        numbers = [self.number(known.get(int(each), absent)) for each in used]
        return np.array(numbers, dtype=np.int64)[inverse]

    @property
    def all(self) -> tuple[str, ...]:
        """The texts in order."""
        return tuple(self._numbers)


def signatures(names: Sequence[str]) -> tuple[str, ...]:
    """Names as C++ has them, one for each; without parameters where no demangler is installed."""
    readable = {name: name for name in names}
    batch: list[str] = []
    size = 0
    for name in names:
        if not _MANGLED.fullmatch(name):
            continue
        batch.append(name)
        size += len(name)
        if len(batch) >= _MOST_AT_ONCE or size >= _MOST_CHARACTERS:
            readable |= demangled(batch)
            batch, size = [], 0
    readable |= demangled(batch)
    return tuple(readable[name] for name in names)
