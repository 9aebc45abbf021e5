"""Memory of the emulated device on the host: pieces of one file without a name, guarded.

Pieces are as far apart as their addresses on the device. The space between them is reserved and
cannot be accessed: a wild access ends the process at once, instead of changing other memory.
The file can be mapped by another process, which then sees the same bytes.
"""

import ctypes
import fcntl
import mmap
import os
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cuado.errors import CuadoError

Bytes = npt.NDArray[np.uint8]

PAGE = mmap.PAGESIZE
LARGE_PAGE = 2 << 20
_FAILED = ctypes.c_void_p(-1).value
_NO_RESERVE = 0x4000
"""``MAP_NORESERVE`` of Linux: pages that nobody touches are not counted as used."""
_FIXED = 0x10
"""``MAP_FIXED`` of Linux."""
_NO_ACCESS = 0
_POPULATE = 0x8000
"""``MAP_POPULATE`` of Linux: pages are there from the start."""
_POPULATED_BYTES = 256 << 20
"""Largest piece whose pages are populated: larger ones may be used in parts only."""
_COLLAPSE = 25
"""``MADV_COLLAPSE`` of Linux, from 6.1 on."""
_ALIGNMENT = 64
_LIBC = ctypes.CDLL(None, use_errno=True)
_LIBC.mmap.restype = ctypes.c_void_p
_LIBC.mmap.argtypes = [
    ctypes.c_void_p,
    ctypes.c_size_t,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_int,
    ctypes.c_int64,
]
_LIBC.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
_LIBC.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
_LIBC.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]


class OutOfMemoryError(CuadoError):
    """The host has no room for the launch's memory."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Whole pages: bytes from the first mapped address, and how many."""

    start: int
    size: int


def pieces_of(extents: Sequence[tuple[int, int]]) -> tuple[Piece, ...]:
    """The pages of some ranges ``(start, end)``; adjacent pages become one piece."""
    found: list[list[int]] = []
    for start, end in sorted(extents):
        first, past = start // PAGE * PAGE, -(-end // PAGE) * PAGE
        if found and first <= found[-1][1]:
            found[-1][1] = max(found[-1][1], past)
        else:
            found.append([first, past])
    return tuple(Piece(first, past - first) for first, past in found)


def offsets_of(pieces: Sequence[Piece]) -> tuple[tuple[int, ...], int]:
    """The offsets of pieces in their file, one after the other, and the size of the file.

    Large pieces have the same offset within a large page in the file as in memory.
    """
    found, end = [], 0
    for piece in pieces:
        at = end if piece.size < LARGE_PAGE else end + (piece.start - end) % LARGE_PAGE
        found.append(at)
        end = at + piece.size
    return tuple(found), end


def anonymous_file(size: int) -> int:
    """Descriptor of a file of zeros that has no name, and can neither grow nor shrink.

    Raises:
        OutOfMemoryError: the host has no room for it.
    """
    try:
        made = os.memfd_create("cuado", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    except OSError as error:
        raise OutOfMemoryError(f"no memory for the launch's buffers ({error.strerror})") from error
    try:
        os.ftruncate(made, size)
        # Without seals another process could end this one by truncating the file.
        seals = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
        fcntl.fcntl(made, fcntl.F_ADD_SEALS, seals)
    except (OSError, OverflowError) as error:
        os.close(made)
        raise no_room(size) from error
    return made


class Mapping:
    """Pieces of a file in this process's memory, as long as a reference to the mapping exists.

    Args:
        descriptor: descriptor of the file, which has the pieces one after the other.
        pieces: the pieces in order; the first one need not begin at 0.
        size: bytes from 0 to the end of the last one.

    Attributes:
        host: address of byte 0.

    Raises:
        OutOfMemoryError: there is no room for it.
    """

    def __init__(self, descriptor: int, pieces: Sequence[Piece], size: int) -> None:
        # Reserve the whole range, with inaccessible space at both ends.
        whole = -(-size // PAGE) * PAGE + 2 * LARGE_PAGE
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE
        start = _LIBC.mmap(None, whole, _NO_ACCESS, flags, -1, 0)
        if start == _FAILED:
            raise no_room(size)
        self._end = weakref.finalize(self, _LIBC.munmap, start, whole)
        self.host: int = start + PAGE + (-start - PAGE) % LARGE_PAGE
        self._pieces = tuple(pieces)
        for piece, at in zip(pieces, offsets_of(pieces)[0], strict=True):
            access, flags = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED | _FIXED
            if piece.size <= _POPULATED_BYTES:  # Faulting page by page takes longer.
                flags |= _POPULATE
            where = self.host + piece.start
            if _LIBC.mmap(where, piece.size, access, flags, descriptor, at) == _FAILED:
                raise no_room(size)

    @property
    def size(self) -> int:
        """Bytes of all pieces."""
        return sum(piece.size for piece in self._pieces)

    def collapse(self) -> None:
        """Use large pages where they fit, if the system can; takes milliseconds a megabyte."""
        for piece in self._pieces:
            first = -(-piece.start // LARGE_PAGE) * LARGE_PAGE
            size = (piece.start + piece.size - first) // LARGE_PAGE * LARGE_PAGE
            if size > 0:
                _LIBC.madvise(self.host + first, size, _COLLAPSE)

    def view(self, start: int, size: int) -> Bytes:
        """Bytes of a piece; they keep the memory mapped."""
        return np.asarray(_View(self, self.host + start, size))


class Areas:
    """Zeroed areas, each between pages that cannot be accessed.

    An area ends at the end of a page, except for the padding that aligns its start to 64 bytes.

    Args:
        sizes: bytes of each area.

    Attributes:
        addresses: address of each area, a multiple of 64.

    Raises:
        OutOfMemoryError: there is no room for them.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        pages = [max(-(-size // PAGE), 1) * PAGE for size in sizes]
        whole = sum(pages) + (len(pages) + 1) * PAGE
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE
        start = _LIBC.mmap(None, whole, _NO_ACCESS, flags, -1, 0)
        if start == _FAILED:
            raise no_room(whole)
        self._end = weakref.finalize(self, _LIBC.munmap, start, whole)
        found, at = [], start + PAGE
        for size, taken in zip(sizes, pages, strict=True):
            if _LIBC.mprotect(at, taken, mmap.PROT_READ | mmap.PROT_WRITE):
                raise no_room(whole)
            found.append(at + (taken - size) // _ALIGNMENT * _ALIGNMENT)
            at += taken + PAGE
        self.addresses, self.sizes, self._whole = tuple(found), tuple(sizes), whole

    def give_back(self) -> None:
        """Keep these areas for the next request of the same sizes.

        Where their owner was part of a cycle of references, the collector has unmapped them before
        it lets the owner give them back: then there is nothing to keep.
        """
        if self._end.alive and self._whole <= _KEPT_BYTES:
            kept = _kept_areas.setdefault(self.sizes, [])
            if len(kept) < _KEPT_ALIKE:
                kept.append(self)
            while len(_kept_areas) > _KEPT_SIZES:
                del _kept_areas[next(iter(_kept_areas))]


def areas(sizes: Sequence[int]) -> Areas:
    """Zeroed areas: ones that were given back, or new ones.

    Raises:
        OutOfMemoryError: there is no room for them.
    """
    kept = _kept_areas.get(tuple(sizes))
    if not kept:
        return Areas(sizes)
    found = kept.pop()
    for address, size in zip(found.addresses, found.sizes, strict=True):
        ctypes.memset(address, 0, size)
    return found


_kept_areas: dict[tuple[int, ...], list[Areas]] = {}
_KEPT_BYTES, _KEPT_ALIKE, _KEPT_SIZES = 1 << 20, 8, 16
"""Limits for areas that are kept, as new ones cost more than a small kernel: bytes, areas of the
same sizes, and different sizes."""


class _View:
    """The interface from which numpy makes an array that keeps the mapping alive."""

    def __init__(self, mapping: Mapping, address: int, size: int) -> None:
        self._mapping = mapping
        self.__array_interface__: dict[str, Any] = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "version": 3,
        }


def no_room(size: int) -> OutOfMemoryError:
    """The error that the host has too little memory."""
    return OutOfMemoryError(
        f"the launch needs {size / 2**30:.1f} GiB, more than this machine has",
        "make the case smaller, or run it on a GPU",
    )


def physical_bytes() -> int:
    """Memory of the host."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def spare_bytes() -> int:
    """Memory that may be taken now before the system ends processes: of the host, and of the
    container if it is in one with a limit. All of the host's where neither is told.
    """
    found = [physical_bytes()]
    with suppress(OSError, ValueError, StopIteration):
        lines = Path("/proc/meminfo").read_text("ascii").splitlines()
        words = next(each.split() for each in lines if each.startswith("MemAvailable:"))
        found.append(int(words[1]) << 10)
    with suppress(OSError, ValueError):  # "max", where there is no limit, is no number
        group = Path("/sys/fs/cgroup")
        most = int((group / "memory.max").read_text("ascii"))
        found.append(most - int((group / "memory.current").read_text("ascii")))
    return min(found)
