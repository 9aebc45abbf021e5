"""Archives that promise little and hold much: refused before memory is taken for them."""

import tracemalloc
from pathlib import Path

import pytest
import zstandard

from cuado.backends.compressed import unpacked
from cuado.errors import CuadoError, InvalidDataError
from cuado.sources.capture.fatbin import images_in, lz4_block

MEGABYTE = 1 << 20
BOMB = zstandard.ZstdCompressor().compress(bytes(200 * MEGABYTE))


def fat(image: bytes, size: int, flags: int) -> bytes:
    """A fat binary with one packed image that is said to have so many bytes."""
    head = bytearray(64)
    head[0], head[4] = 1, 64
    head[8:16] = len(image).to_bytes(8, "little")
    head[16:20] = len(image).to_bytes(4, "little")
    head[40:48], head[56:64] = flags.to_bytes(8, "little"), size.to_bytes(8, "little")
    body = bytes(head) + image
    return b"\x50\xed\x55\xba\x01\x00\x10\x00" + len(body).to_bytes(8, "little") + body


def peak(action: object) -> float:
    """Most memory that Python took, MB."""
    assert callable(action)
    tracemalloc.start()
    try:
        with pytest.raises(CuadoError):
            action()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def claiming(size: int) -> bytes:
    """A frame of some bytes whose header says that they become so many (RFC 8878, 3.1.1.1)."""
    frame = zstandard.ZstdCompressor().compress(b"some bytes")
    body = frame[4 + 1 + 1 :]
    return frame[:4] + bytes([0b1110_0000]) + size.to_bytes(8, "little") + body


@pytest.mark.parametrize("size", [1_000, 1 << 40, (1 << 64) - 1])
@pytest.mark.parametrize("image", [BOMB, claiming(1 << 40), claiming(1_001)], ids=len)
def test_images_of_fat_binaries_are_held_to_their_size(image: bytes, size: int) -> None:
    assert peak(lambda: images_in(fat(image, size, 0x8011))) < 20


@pytest.mark.parametrize("size", [1_000, 1 << 40])
def test_repetitions_without_end_are_refused(size: int) -> None:
    image = b"\x1fx\x01\x00" + b"\xff" * (1 << 20) + b"\x00"
    assert peak(lambda: images_in(fat(image, size, 0x2011))) < 20
    with pytest.raises(InvalidDataError):
        lz4_block(image, 1_000)


@pytest.mark.parametrize("data", [BOMB, claiming(1 << 40), BOMB + BOMB], ids=len)
def test_data_of_captures_is_held_to_its_size(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.zst"
    path.write_bytes(data)
    assert peak(lambda: list(unpacked(path, 1_000, 1 << 16))) < 20
