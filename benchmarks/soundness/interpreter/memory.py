"""Memory of several worlds: global memory for each, shared memory for each block, local for each
thread. An access outside a variable or buffer, or off its alignment, ends the run.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from soundness.interpreter.values import Array, unsigned

GLOBAL = 0x7F00_0000_0000
SHARED = 0x7E00_0000_0000
LOCAL = 0x7D00_0000_0000
"""Where the windows of generic addresses begin."""
GAP = 4096
"""Bytes between two buffers that belong to nobody."""


class BadAccessError(Exception):
    """An access beside every buffer, or not aligned."""


@dataclass
class Segment:
    """One kind of memory: copies of ``size`` bytes, one after another.

    Attributes:
        base: address of the first byte.
        data: of all copies.
        valid: of one copy: whether a byte belongs to somebody.
        owner: for each thread, which copy is its own.
    """

    base: int
    data: Array
    valid: Array
    owner: Array

    def places(self, addresses: Array, active: Array, size: int) -> Array:
        """Offsets into ``data`` of so many bytes at these addresses.

        Raises:
            BadAccessError: an address that is none.
        """
        offsets = addresses.astype(np.int64) - self.base
        length = self.valid.size
        inside = (offsets >= 0) & (offsets + size <= length)
        if not inside.all():
            raise BadAccessError("beside every buffer")
        if (offsets % size).any():
            raise BadAccessError("misaligned")
        if not (self.valid[offsets].all() and self.valid[offsets + size - 1].all()):
            raise BadAccessError("between buffers")
        found: Array = offsets + self.owner[active] * length
        return found

    def load(self, places: Array, bits: int) -> Array:
        """Elements at offsets that are aligned."""
        found: Array = self.data.view(unsigned(bits))[places // (bits // 8)]
        return found

    def store(self, places: Array, values: Array, bits: int) -> None:
        """Write elements; of several for one place the last one stays."""
        self.data.view(unsigned(bits))[places // (bits // 8)] = values


def layout(sizes: Mapping[str, int]) -> tuple[dict[str, int], int, Array]:
    """Where buffers lie from 0 on, how many bytes that takes, and which of them are somebody's."""
    at, places = GAP, {}
    for name, size in sizes.items():
        places[name] = at
        at = -(-(at + size + GAP) // 256) * 256
    valid = np.zeros(at, np.bool_)
    for name, size in sizes.items():
        valid[places[name] : places[name] + size] = True
    return places, at, valid
