"""Files of data compressed by zstd, read in pieces: what captured launches hold.

Such a file is named by the SHA-256 of its unpacked content, which is verified. The size that the
file states is compared to the expected one before anything is unpacked.
"""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cuado import inputs
from cuado.errors import CuadoError, UnreadableFileError

SUFFIX = ".zst"
_DIGEST = re.compile(r"[0-9a-f]{64}")
_HEADER_BYTES = 18
"""Longest header of a frame (RFC 8878, 3.1.1)."""
WINDOW = 1 << 27
"""Largest window, in bytes, that a file may require for unpacking."""
_AGAIN = "capture the launch again, or copy the capture again"


def zstd() -> Any:
    """The package.

    Raises:
        CuadoError: it is not installed.
    """
    try:
        import zstandard
    except ImportError as error:
        raise CuadoError("zstandard is not installed", "pip install zstandard") from error
    return zstandard


def unpacked(path: Path, size: int, piece: int) -> Iterator[bytes]:
    """The unpacked content of a file, in pieces of ``piece`` bytes; the last one may be shorter.

    Args:
        path: the file; if it is named by a SHA-256, that is checked after the last piece.
        size: bytes that it must hold.
        piece: bytes of a piece.

    Raises:
        UnreadableFileError: it is missing or truncated, or its size or content is wrong.
    """
    package, digest, done = zstd(), hashlib.sha256(), 0
    try:
        with inputs.opened(path) as file:
            stated = package.get_frame_parameters(file.read(_HEADER_BYTES)).content_size
            if stated != size:
                raise UnreadableFileError(path, f"holds {stated:,} bytes, not {size:,}", _AGAIN)
            file.seek(0)
            unpacker = package.ZstdDecompressor(max_window_size=WINDOW)
            with unpacker.stream_reader(file, read_across_frames=False) as reader:
                while done < size and (data := _exactly(reader, min(piece, size - done))):
                    digest.update(data)
                    done += len(data)
                    yield data
    except OSError as error:
        raise UnreadableFileError(path, error.strerror or str(error), _AGAIN) from error
    except package.ZstdError as error:
        raise UnreadableFileError(path, f"cannot be unpacked ({error})", _AGAIN) from error
    if done != size:
        raise UnreadableFileError(path, f"is cut off: {done:,} of {size:,} bytes", _AGAIN)
    if _DIGEST.fullmatch(path.stem) and digest.hexdigest() != path.stem:
        raise UnreadableFileError(path, "was altered: its checksum is not its name", _AGAIN)


def _exactly(reader: Any, size: int) -> bytes:
    """Exactly that many bytes; fewer only at the end of the file."""
    parts: list[bytes] = []
    while size and (part := reader.read(size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
