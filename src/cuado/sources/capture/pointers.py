"""Finds pointers: 8 bytes that hold an address within captured memory.

A number can look like one: two indices side by side, say. Whether the kernel would use it as one,
:mod:`cuado.sources.capture.loaded_pointers` tells.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.model.arguments import POINTER_BYTES


@dataclass(frozen=True, slots=True)
class Range:
    """Some memory: its number or name, where it was, and its bytes."""

    key: str
    address: int
    bytes: int


class Ranges:
    """Memory by address.

    Raises:
        ValueError: two overlap.
    """

    def __init__(self, ranges: Iterable[Range]) -> None:
        self._ranges = sorted(ranges, key=lambda each: each.address)
        self._starts = [each.address for each in self._ranges]
        for one, other in zip(self._ranges, self._ranges[1:], strict=False):
            if one.address + one.bytes > other.address:
                raise ValueError(f"'{one.key}' and '{other.key}' overlap")
        self._low = np.array(self._starts, np.uint64)
        self._high = np.array([each.address + each.bytes for each in self._ranges], np.uint64)

    def find(self, address: int) -> tuple[Range, int] | None:
        """The memory that holds an address, or ends just before it; and the offset in it."""
        at = bisect_right(self._starts, address) - 1
        if at < 0:
            return None
        found = self._ranges[at]
        offset = address - found.address
        return (found, offset) if offset <= found.bytes else None

    def pointed_to(self, data: bytes) -> frozenset[str]:
        """Keys of the memory that words in ``data`` may point to; words are aligned to it."""
        words = np.frombuffer(data, "<u8", len(data) // POINTER_BYTES)
        return self._keys(words)

    def _keys(self, words: "npt.NDArray[Any]") -> frozenset[str]:
        if not self._ranges or not words.size:
            return frozenset()
        near = words[(words >= self._low[0]) & (words <= self._high.max())]
        if not near.size:
            return frozenset()
        at = np.searchsorted(self._low, near, "right") - 1
        within = near <= self._high[at]
        return frozenset(self._ranges[int(n)].key for n in np.unique(at[within]))

    def inside(self, data: bytes, offset: int) -> list[tuple[int, Range, int]]:
        """The pointers in a parameter: where in it, to what, and how far into that.

        Args:
            data: bytes of the parameter.
            offset: offset of its first byte among those of all parameters, which are aligned to it.
        """
        found: list[tuple[int, Range, int]] = []
        first = -offset % POINTER_BYTES
        for at in range(first, len(data) - POINTER_BYTES + 1, POINTER_BYTES):
            place = self.find(int.from_bytes(data[at : at + POINTER_BYTES], "little"))
            if place is not None:
                found.append((at, *place))
        return found
