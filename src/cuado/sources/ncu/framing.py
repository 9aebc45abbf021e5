r"""The outer framing of an ``.ncu-rep`` file, checked before NVIDIA's reader sees it.

The reader accepts a truncated report and gives the kernels that happen to be whole, and it opens
any file of another kind as an empty report. Neither may pass for a recording, so the frames are
walked first: four bytes ``NVR\0``, then length-prefixed protobuf headers, each followed by the
payload whose size it states. Seen in reports of Nsight Compute 2025.3.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cuado.errors import UnreadableFileError
from cuado.sources.ncu.protobuf import MalformedError, fields

MAGIC = b"NVR\0"
NEWEST_FORMAT = 7
_FORMAT_FIELD = 1
_RESULTS_FIELD = 2
PAYLOAD_FIELD = 5
_TOOL = re.compile(rb"Nsight Compute[\x20-\x7e]*\x12.(\d+\.\d+\.\d+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """One frame of the file: ``data[start:end]``.

    Attributes:
        start: where the length of its header stands.
        header: where its header begins.
        payload: where its header ends and its payload begins.
        end: where it ends.
        launches: how many launches its payload holds.
    """

    start: int
    header: int
    payload: int
    end: int
    launches: int


def blocks(path: Path, data: bytes) -> tuple[Block, ...]:
    """The frames of a report's bytes, in order; ``path`` is for the messages.

    Raises:
        UnreadableFileError: if it is empty, of another kind, truncated, or of a newer format.
    """
    if not data:
        raise UnreadableFileError(path, "is empty", "record it again")
    if not data.startswith(MAGIC):
        raise UnreadableFileError(
            path, "is not an Nsight Compute report", "give a file that `ncu -o NAME` wrote"
        )
    try:
        header, position = _header(data, len(MAGIC))
        version = _integer(data, header, position, _FORMAT_FIELD)
        if version > NEWEST_FORMAT:
            raise UnreadableFileError(
                path,
                f"has report format {version}, and cuado reads up to {NEWEST_FORMAT}",
                "upgrade cuado, or export it with `ncu --import FILE --csv --page raw`",
            )
        found = tuple(_walk(data, position))
    except (struct.error, MalformedError):
        raise _truncated(path, len(data)) from None
    if not found or found[-1].end != len(data):
        raise _truncated(path, len(data))
    return found


def tool_version(data: bytes) -> str:
    """The version of Nsight Compute that wrote a report; empty if it does not say."""
    tool = _TOOL.search(data)
    return tool[1].decode() if tool else ""


def _walk(data: bytes, position: int) -> Iterator[Block]:
    while position < len(data):
        start = position
        header, payload = _header(data, start)
        position = payload + _integer(data, header, payload, PAYLOAD_FIELD)
        launches = _integer(data, header, payload, _RESULTS_FIELD)
        yield Block(start, header, payload, position, launches)


def _header(data: bytes, position: int) -> tuple[int, int]:
    """Where the header at a position begins and ends."""
    (size,) = struct.unpack_from("<I", data, position)
    start = position + 4
    if start + size > len(data):
        raise MalformedError
    return start, start + size


def _integer(data: bytes, start: int, end: int, number: int) -> int:
    """An integer field of a header; 0 if it is not there, as protobuf has it."""
    return next((f.integer or 0 for f in fields(data, start, end) if f.number == number), 0)


def _truncated(path: Path, size: int) -> UnreadableFileError:
    return UnreadableFileError(
        path,
        f"is truncated or damaged (its frames do not fit its {size:,} bytes)",
        "copy or record it again",
    )
