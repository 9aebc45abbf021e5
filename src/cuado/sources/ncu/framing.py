r"""The outer framing of an ``.ncu-rep`` file, checked before NVIDIA's reader sees it.

The reader accepts a truncated report and gives the kernels that happen to be whole, and it opens
any file of another kind as an empty report. Neither may pass for a recording, so the frames are
walked first: four bytes ``NVR\0``, then length-prefixed protobuf headers, each followed by the
payload whose size it states (field 5). Seen in reports of Nsight Compute 2025.3.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado.errors import UnreadableFileError

MAGIC = b"NVR\0"
NEWEST_FORMAT = 7
_RESULTS_FIELD = 2
_PAYLOAD_FIELD = 5
_FORMAT_FIELD = 1
_TOOL = re.compile(rb"Nsight Compute[\x20-\x7e]*\x12.(\d+\.\d+\.\d+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Framing:
    """What the frames say: how many launches the file holds, and which tool wrote it."""

    launches: int
    tool_version: str


@dataclass(frozen=True, slots=True)
class Block:
    """One frame of the file: ``data[start:end]``, and how many launches it holds."""

    start: int
    end: int
    launches: int


def check(path: Path) -> Framing:
    """Walk the frames of a report.

    Raises:
        UnreadableFileError: if it is empty, of another kind, truncated, or of a newer format.
    """
    data = path.read_bytes()
    launches = sum(block.launches for block in blocks(path, data))
    tool = _TOOL.search(data)
    return Framing(launches, tool[1].decode() if tool else "")


def blocks(path: Path, data: bytes) -> tuple[Block, ...]:
    """The frames of a report's bytes, in order; ``path`` is for the messages.

    Raises:
        UnreadableFileError: as :func:`check`.
    """
    if not data:
        raise UnreadableFileError(path, "is empty", "record it again")
    if not data.startswith(MAGIC):
        raise UnreadableFileError(
            path, "is not an Nsight Compute report", "give a file that `ncu -o NAME` wrote"
        )
    try:
        header, position = _header(data, len(MAGIC))
        version = dict(_integers(header)).get(_FORMAT_FIELD, 0)
        if version > NEWEST_FORMAT:
            raise UnreadableFileError(
                path,
                f"has report format {version}, and cuado reads up to {NEWEST_FORMAT}",
                "upgrade cuado, or export it with `ncu --import FILE --csv --page raw`",
            )
        found = tuple(_walk(data, position))
    except (struct.error, IndexError, _MalformedError):
        raise _truncated(path, len(data)) from None
    if not found or found[-1].end != len(data):
        raise _truncated(path, len(data))
    return found


def _walk(data: bytes, position: int) -> Iterator[Block]:
    while position < len(data):
        start = position
        header, position = _header(data, start)
        fields = dict(_integers(header))
        position += fields.get(_PAYLOAD_FIELD, 0)
        yield Block(start, position, fields.get(_RESULTS_FIELD, 0))


def _truncated(path: Path, size: int) -> UnreadableFileError:
    return UnreadableFileError(
        path,
        f"is truncated or damaged (its frames do not fit its {size:,} bytes)",
        "copy or record it again",
    )


class _MalformedError(Exception):
    """The bytes are no protobuf message."""


def _header(data: bytes, position: int) -> tuple[bytes, int]:
    (size,) = struct.unpack_from("<I", data, position)
    start = position + 4
    if start + size > len(data):
        raise _MalformedError
    return data[start : start + size], start + size


def _integers(message: bytes) -> Iterator[tuple[int, int]]:
    """The (field number, value) pairs of a message's integer fields."""
    position = 0
    while position < len(message):
        tag, position = _varint(message, position)
        match tag & 7:
            case 0:
                value, position = _varint(message, position)
                yield tag >> 3, value
            case 1:
                position += 8
            case 2:
                size, position = _varint(message, position)
                position += size
            case 5:
                position += 4
            case _:
                raise _MalformedError


def _varint(message: bytes, position: int) -> tuple[int, int]:
    value = 0
    for shift in range(0, 70, 7):
        byte = message[position]
        position += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, position
    raise _MalformedError
