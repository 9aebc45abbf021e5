"""The bytes, sectors and shared-memory wavefronts that one access of a warp touches."""

from collections.abc import Iterable
from functools import lru_cache

from cuado.kernel.values.lane_values import WARP

SECTOR = 32
"""Bytes of a sector, the unit in which global memory is transferred."""
BANKS = 32
"""Banks of shared memory; successive 4-byte words are in successive banks."""
_BANK_BYTES = 4
_PATTERNS = 1 << 12
"""Patterns of a warp's addresses whose cost is kept: a kernel has few, and many warps have each."""


def bytes_of(warp: Iterable[int], size: int) -> frozenset[int]:
    """Bytes that the lanes of a warp access: ``size`` from each offset in ``warp``."""
    return frozenset(start + n for start in set(warp) for n in range(size))


def sectors_of(warp: Iterable[int], size: int) -> frozenset[int]:
    """Sectors that these bytes touch if the lowest one begins a sector."""
    touched = bytes_of(warp, size)
    lowest = min(touched)
    return frozenset((byte - lowest) // SECTOR for byte in touched)


def wavefronts_of(warp: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Wavefronts of each separately processed part of a warp's shared access.

    A wavefront serves one word of each bank, so the busiest bank decides. Accesses of 8 and 16
    bytes are processed by half and quarter warps.

    Args:
        warp: each lane's offset in bytes, from a multiple of 128 bytes (all banks).
        size: bytes that a lane accesses, 16 at most.
    """
    together = WARP * _BANK_BYTES // max(size, _BANK_BYTES)
    # The same words further on lie in other banks, as many in each: patterns recur.
    first = min(warp, default=0) // _BANK_BYTES * _BANK_BYTES
    moved = tuple([start - first for start in warp])
    return tuple(_busiest(moved[n : n + together], size) for n in range(0, len(warp), together))


@lru_cache(maxsize=_PATTERNS)
def _busiest(lanes: tuple[int, ...], size: int) -> int:
    """The number of words in the bank that has most of them."""
    words = {(start + n) // _BANK_BYTES for start in set(lanes) for n in range(0, size, 4)}
    banks = [word % BANKS for word in words]
    return max(map(banks.count, set(banks)))
