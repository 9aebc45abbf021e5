"""Buffers on the device: guarded on both sides, filled, restored, compared.

A buffer's data lies between two guard zones filled with a canary. Experiments may round an
address down or up and then touch a zone: it is memory of the bench's own, so that nothing breaks.
"""

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field

import numpy as np

from cuado.backends.contents import (
    CHUNK_BYTES,
    Values,
    as_numbers,
    constant_bits,
    element_type,
    pieces,
)
from cuado.backends.gpu.context import Context
from cuado.backends.gpu.mover import Mover
from cuado.model.arguments import TYPE_BYTES, Buffer
from cuado.model.byte_sizes import size_in_words
from cuado.model.trial import Difference, Failure, TrialFailedError

GUARD_BYTES = 64 << 10
CANARY = 0xA5
_SMALL = 2 << 20
"""From this size on data is aligned as the driver aligns an allocation of its own."""
_PAGE = 4 << 10
_SPARE = 256 << 20
"""Bytes of device memory that a copy for comparing must leave."""
_SET = {1: "cuMemsetD8Async", 2: "cuMemsetD16Async", 4: "cuMemsetD32Async"}


def region_bytes(size: int) -> int:
    """What a region of ``size`` bytes takes with its guards and its alignment."""
    return size + 2 * GUARD_BYTES + (_SMALL if size >= _SMALL else _PAGE)


class Region:
    """Device memory between two guard zones.

    Args:
        context: the device's context.
        size: size of the data in bytes.
        place: address of the data and bytes of a guard, which are memory already; None to take
            some.

    Attributes:
        address: of the data, a multiple of 4 KiB (of 2 MiB if the data is as large) if it was not
            given.
        size: size of the data in bytes.
    """

    def __init__(self, context: Context, size: int, place: tuple[int, int] | None = None) -> None:
        self._context = context
        self.size = size
        if place is not None:
            self.address, self._guard = place
        else:
            base = int(context.driver.call("cuMemAlloc", region_bytes(size)))
            align = _SMALL if size >= _SMALL else _PAGE
            self.address = -(-(base + GUARD_BYTES) // align) * align
            self._guard = GUARD_BYTES
        self.arm()

    def arm(self) -> None:
        """Write the canary into both guard zones."""
        for zone in self._zones():
            if self._guard:
                self._set(zone, 1, CANARY, self._guard)

    def is_intact(self) -> bool:
        """True if both guard zones still hold the canary."""
        if not self._guard:
            return True
        zones = np.empty(2 * self._guard, np.uint8)
        for zone, part in zip(self._zones(), np.split(zones, 2), strict=True):
            self._context.driver.call("cuMemcpyDtoH", part.ctypes.data, zone, self._guard)
        return bool((zones == CANARY).all())

    def set(self, word_bytes: int, bits: int, size: int | None = None) -> None:
        """Fill the data, or its first bytes, with a word of 1, 2 or 4 bytes."""
        self._set(self.address, word_bytes, bits, self.size if size is None else size)

    def read(self, size: int) -> bytes:
        """The first bytes of the data."""
        found = np.empty(size, np.uint8)
        self._context.driver.call("cuMemcpyDtoH", found.ctypes.data, self.address, size)
        return found.tobytes()

    def _zones(self) -> tuple[int, int]:
        return self.address - self._guard, self.address + self.size

    def _set(self, address: int, word_bytes: int, bits: int, size: int) -> None:
        context = self._context
        context.driver.call(_SET[word_bytes], address, bits, size // word_bytes, context.stream)


@dataclass(frozen=True, slots=True)
class Kept:
    """The content of a buffer at some moment: a device copy, or pieces of 64 MiB on the host."""

    address: int | None = None
    pieces: list[Values] = field(default_factory=list)


class DeviceBuffer:
    """A buffer of the launch on the device.

    Args:
        context: the device's context.
        buffer: what.
        written: whether it must be restored before each run.
        guard_bytes: beside it, of one that lies at a given address.
        made: its content, if that is one piece that is being made already; None to make it.

    Raises:
        CuadoError: its file is not what it should be.
        DeviceError: there is no memory for it.
    """

    def __init__(
        self,
        context: Context,
        buffer: Buffer,
        *,
        written: bool,
        guard_bytes: int = 0,
        made: Future[Values] | None = None,
    ) -> None:
        self._context = context
        self.buffer = buffer
        self.written = written
        place = None if buffer.address is None else (buffer.address, guard_bytes)
        self.region = Region(context, buffer.bytes, place)
        self._bits = constant_bits(buffer)
        self._pristine: int | None = None
        if self._bits is not None:
            self.region.set(*self._bits)
            return
        self._upload(pieces(buffer) if made is None else iter([made.result()]))
        if written:
            driver = context.driver
            self._pristine = int(driver.call("cuMemAlloc", buffer.bytes))
            self._copy(self._pristine, self.region.address, buffer.bytes)

    @staticmethod
    def memory(buffer: Buffer, *, written: bool) -> int:
        """Device bytes that a buffer takes, with guards and the copy that restores it.

        A buffer at a given address counts with its copy only: :mod:`cuado.backends.gpu.reserved`
        allocates the memory of all such buffers at once.
        """
        copy = buffer.bytes if written and constant_bits(buffer) is None else 0
        return copy + (region_bytes(buffer.bytes) if buffer.address is None else 0)

    def restore(self, mover: Mover | None = None) -> None:
        """Have the stream put the first content back; nothing for one that is never written.

        Args:
            mover: mover that copies, where the L2 is to keep what it can; None: the driver does.
        """
        if not self.written:
            return
        if self._bits is not None:
            self.region.set(*self._bits)
        elif self._pristine is not None and mover is not None:
            mover.copy(self.region.address, self._pristine, self.region.size)
        elif self._pristine is not None:
            self._copy(self.region.address, self._pristine, self.region.size)

    def read(self) -> list[Values]:
        """The content, in pieces of 64 MiB."""
        return [self._piece(first) for first in range(0, self.region.size, CHUNK_BYTES)]

    def keep(self) -> "Kept":
        """The content as it is now, on the device if there is memory, else on the host."""
        size = self.region.size
        if self._context.free_bytes() < size + _SPARE:
            return Kept(pieces=self.read())
        copy = int(self._context.driver.call("cuMemAlloc", size))
        self._copy(copy, self.region.address, size)
        self._context.synchronize()
        return Kept(address=copy)

    def difference(self, expected: "Kept", mover: Mover) -> Difference | None:
        """The first element that differs from what was kept, and how many do."""
        copy = expected.address
        if copy is not None and mover.available:
            is_same = mover.equal(self.region.address, copy, self.region.size)
        else:
            is_same = False
        if is_same:
            return None
        first: tuple[int, float, float] | None = None
        count = 0
        for number in range(-(-self.region.size // CHUNK_BYTES)):
            ours = self._piece(number * CHUNK_BYTES)
            theirs = self._kept_piece(expected, number)
            if np.array_equal(ours, theirs):
                continue
            width = TYPE_BYTES[self.buffer.type]
            places = np.flatnonzero(ours.view(f"<u{width}") != theirs.view(f"<u{width}"))
            count += places.size
            if first is None:
                place = int(places[0])
                index = number * (CHUNK_BYTES // width) + place
                first = index, self._number(theirs, place), self._number(ours, place)
        return None if first is None else Difference(self.buffer.name, *first, count)

    def _number(self, piece: Values, place: int) -> float:
        elements = piece.view(element_type(self.buffer.type))[place : place + 1]
        return float(as_numbers(elements, self.buffer.type)[0])

    def _kept_piece(self, kept: "Kept", number: int) -> Values:
        if kept.address is None:
            return kept.pieces[number]
        return self._piece(number * CHUNK_BYTES, kept.address)

    def _piece(self, first: int, address: int | None = None) -> Values:
        size = min(CHUNK_BYTES, self.region.size - first)
        try:
            piece = np.empty(size, np.uint8)
        except MemoryError as error:
            raise TrialFailedError(
                Failure.MEMORY, f"the host has no memory to hold '{self.buffer.name}'"
            ) from error
        source = (self.region.address if address is None else address) + first
        self._context.driver.call("cuMemcpyDtoH", piece.ctypes.data, source, size)
        return piece

    def _upload(self, made: Iterator[Values]) -> None:
        """Write the content: what is made on the host, then copies of it up to the end."""
        region, filled = self.region, 0
        for piece in made:
            address = region.address + filled
            self._context.driver.call("cuMemcpyHtoD", address, piece.ctypes.data, piece.nbytes)
            filled += piece.nbytes
        while filled < region.size:
            size = min(filled, region.size - filled)
            self._copy(region.address + filled, region.address, size)
            filled += size
        self._context.synchronize()

    def _copy(self, target: int, source: int, size: int) -> None:
        context = self._context
        context.driver.call("cuMemcpyDtoDAsync", target, source, size, context.stream)


def as_bytes(chunks: list[Values]) -> bytes:
    """What :meth:`DeviceBuffer.read` gave, in one piece."""
    return b"".join(chunk.data for chunk in chunks)


def check_memory(context: Context, needs: dict[str, int], why: str) -> None:
    """Make sure that there is memory before any of it is taken.

    Raises:
        TrialFailedError: there is less than needed; names the largest needs.
    """
    needed, free = sum(needs.values()), context.free_bytes()
    if needed <= free:
        return
    largest = sorted(needs.items(), key=lambda item: -item[1])[:3]
    parts = ", ".join(f"{name} {size_in_words(size)}" for name, size in largest)
    raise TrialFailedError(
        Failure.MEMORY,
        f"{why} takes {size_in_words(needed)} of GPU memory and {size_in_words(free)} is free "
        f"({parts})",
        "make the problem smaller, or end what else runs on the GPU",
    )
