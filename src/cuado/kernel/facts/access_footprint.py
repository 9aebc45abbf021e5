"""The bytes, sectors and shared-memory wavefronts that one access of a warp touches."""

from collections.abc import Iterable

from cuado.kernel.values.lane_values import WARP

SECTOR = 32
"""Bytes of global memory that move as one."""
BANKS = 32
"""Of shared memory; successive 4-byte words are in successive ones."""
_BANK_BYTES = 4


def bytes_of(warp: Iterable[int], size: int) -> frozenset[int]:
    """Bytes that lanes access which begin at ``warp`` and access ``size`` each."""
    return frozenset(start + n for start in set(warp) for n in range(size))


def sectors_of(warp: Iterable[int], size: int) -> frozenset[int]:
    """Sectors of these bytes, counted from the lowest byte: as if it began a sector."""
    touched = bytes_of(warp, size)
    lowest = min(touched)
    return frozenset((byte - lowest) // SECTOR for byte in touched)


def wavefronts_of(warp: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Words in the busiest bank for each part of a warp's shared access that goes by itself.

    Accesses of 8 and 16 bytes go by half and quarter warps.

    Args:
        warp: bytes from some multiple of all banks to each lane's access.
        size: bytes that a lane accesses: 16 at most.
    """
    together = WARP * _BANK_BYTES // max(size, _BANK_BYTES)
    return tuple(_busiest(warp[n : n + together], size) for n in range(0, len(warp), together))


def _busiest(lanes: tuple[int, ...], size: int) -> int:
    """Words in the bank that most of them are in."""
    words = {(start + n) // _BANK_BYTES for start in set(lanes) for n in range(0, size, 4)}
    banks = [word % BANKS for word in words]
    return max(map(banks.count, set(banks)))
