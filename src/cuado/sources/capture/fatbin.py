"""Reads PTX from fat binaries, the containers that nvcc puts beside host code.

NVIDIA documents only how they begin (``fatbinary_section.h`` of the toolkit). The rest was read off
what ``fatbinary`` 13.5 makes, with each ``--compress-mode``:

    0   u32 0xBA55ED50, u16 version 1, u16 bytes of this header, u64 bytes that follow it
    then entries, each
    0   u16 kind (1 PTX, 2 ELF), u16, u32 bytes of this header, u64 bytes of the image as it lies
    16  u32 bytes of the packed image, u32, u16 minor, u16 major version, u32 architecture (90)
    40  u64 flags: 0x2000 packed by LZ4, 0x8000 by zstd
    56  u64 bytes of the unpacked image

A packed image is one LZ4 block without a frame (LZ4 block format), or one zstd frame.
"""

import struct
from dataclasses import dataclass

from cuado.backends.compressed import WINDOW, zstd
from cuado.errors import InvalidDataError

MAGIC = 0xBA55ED50
_CONTAINER = struct.Struct("<IHHQ")
_ENTRY = struct.Struct("<HHIQIIHHIIIQQQ")
_PTX = 1
_LZ4, _ZSTD = 0x2000, 0x8000
MOST_BYTES = 1 << 28
"""The largest image that is read: a larger one is an error in the container."""
_MOST_BYTES = 1 << 30
"""The largest unpacked image: no module is so large."""
_LEAST_MATCH = 4


@dataclass(frozen=True, slots=True)
class Image:
    """An image in a container.

    Attributes:
        is_ptx: whether it is PTX; machine code otherwise.
        architecture: it was made for: 90 for ``sm_90``.
        data: unpacked.
    """

    is_ptx: bool
    architecture: int
    data: bytes


def is_fatbin(data: bytes) -> bool:
    """True if data begins as a container does."""
    return len(data) >= _CONTAINER.size and _CONTAINER.unpack_from(data)[0] == MAGIC


def images_in(data: bytes) -> list[Image]:
    """The images of all containers that follow each other in ``data``.

    Raises:
        InvalidDataError: a container is cut off, or an image cannot be unpacked.
    """
    found: list[Image] = []
    at = 0
    while is_fatbin(data[at : at + _CONTAINER.size]):
        _, _, header, size = _CONTAINER.unpack_from(data, at)
        if header < _CONTAINER.size or at + header + size > len(data):
            raise InvalidDataError("a fat binary is cut off")
        found += _entries(data[at + header : at + header + size])
        at += header + size
        at = -(-at // 8) * 8
    return found


def _entries(data: bytes) -> list[Image]:
    found: list[Image] = []
    at = 0
    while at + _ENTRY.size <= len(data):
        fields = _ENTRY.unpack_from(data, at)
        kind, header, size, packed = fields[0], fields[2], fields[3], fields[4]
        architecture, flags, unpacked = fields[8], fields[11], fields[13]
        image = data[at + header : at + header + size]
        if header < _ENTRY.size or len(image) < size or max(size, unpacked) > MOST_BYTES:
            raise InvalidDataError("an image of a fat binary is cut off")
        if flags & (_LZ4 | _ZSTD):
            image = _unpacked(image[:packed], unpacked, flags)
        found.append(Image(kind == _PTX, architecture, image))
        at += header + size
    return found


def _unpacked(image: bytes, size: int, flags: int) -> bytes:
    if size > _MOST_BYTES:
        raise InvalidDataError(f"an image of a fat binary is said to have {size:,} bytes")
    if flags & _LZ4:
        return lz4_block(image, size)
    package = zstd()
    try:
        # What a frame says of itself is believed by the package: memory is taken for it.
        if package.frame_content_size(image) > size:
            raise InvalidDataError("an image of a fat binary is larger than it says")
        unpacker = package.ZstdDecompressor(max_window_size=WINDOW)
        made: bytes = unpacker.decompress(image, max_output_size=size)
    except package.ZstdError as error:
        raise InvalidDataError(f"an image of a fat binary cannot be unpacked: {error}") from error
    if len(made) != size:
        raise InvalidDataError("an image of a fat binary is not as large as it says")
    return made


def lz4_block(data: bytes, size: int) -> bytes:
    """Unpack one block (LZ4 block format, version 1.6.3).

    Raises:
        InvalidDataError: it is none, or holds another number of bytes.
    """
    made = bytearray()
    at = 0
    try:
        while at < len(data):
            token, at = data[at], at + 1
            count, at = _length(data, at, token >> 4)
            made += data[at : at + count]
            at += count
            if at >= len(data):
                break  # The last sequence is of literals only.
            offset, at = int.from_bytes(data[at : at + 2], "little"), at + 2
            count, at = _length(data, at, token & 15)
            if count > size:
                break
            _copy(made, offset, count + _LEAST_MATCH)
            if len(made) > size:
                break
    except IndexError as error:
        raise InvalidDataError("an image of a fat binary ends within its packing") from error
    if len(made) != size:
        raise InvalidDataError("an image of a fat binary is not as large as it says")
    return bytes(made)


def _length(data: bytes, at: int, value: int) -> tuple[int, int]:
    """A length that may continue in further bytes; and where it ends."""
    if value == 15:
        while True:
            more, at = data[at], at + 1
            value += more
            if more != 255:
                break
    return value, at


def _copy(made: bytearray, offset: int, count: int) -> None:
    """Repeat what stands ``offset`` bytes before the end; it may overlap what it makes."""
    if not 0 < offset <= len(made):
        raise InvalidDataError("an image of a fat binary refers to what it does not hold")
    start = len(made) - offset
    piece = bytes(made[start : start + min(count, offset)])
    made += (piece * -(-count // len(piece)))[:count]
