"""The bytes, sectors and shared-memory wavefronts that one access of a warp touches."""

from collections.abc import Iterable

from cuado.kernel.values.lane_values import WARP

SECTOR = 32
"""Bytes of a sector, the unit in which global memory is transferred."""
BANKS = 32
"""Banks of shared memory; successive 4-byte words are in successive banks."""
_BANK_BYTES = 4


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
    return tuple(_busiest(warp[n : n + together], size) for n in range(0, len(warp), together))


def _busiest(lanes: tuple[int, ...], size: int) -> int:
    """The number of words in the bank that has most of them."""
    words = {(start + n) // _BANK_BYTES for start in set(lanes) for n in range(0, size, 4)}
    banks = [word % BANKS for word in words]
    return max(map(banks.count, set(banks)))
