"""Leaves out of a report what no analysis reads, before NVIDIA's reader decodes it.

``ncu --set full`` stores 3.5 MB per launch, most of it time lines of performance-monitor samples,
and NVIDIA's reader spends 0.1 s per launch to decode all of it; the 350 metrics that cuado asks
for are a twentieth. So the launches are copied without the others. The copy is only read and then
dropped: raw metrics, which a user may ask for, come from the report itself.

The layout is that of the ``.proto`` files that Nsight Compute installs (``extras/FileFormat``): a
launch's payload is a length and a message with a field 13 per metric, whose own field 1 is an index
into the string table that the block headers carry. A report that is laid out otherwise is left
as it is.
"""

import struct
from collections.abc import Callable, Iterator, Sequence

from cuado.sources.ncu.framing import PAYLOAD_FIELD, Block
from cuado.sources.ncu.protobuf import MalformedError, encoded_integer, fields, varint

_STRINGS_FIELD = 4
_SECTION_FIELD = 17
_METRIC_TAG = 13 << 3 | 2
"""The byte that begins a metric: field 13, of bytes."""
_NAME_TAG = 1 << 3
"""The byte that begins its name: field 1, an integer."""
_LENGTH = struct.Struct("<I")


def slimmed(data: bytes, blocks: Sequence[Block], wanted: Callable[[str], bool]) -> bytes | None:
    """The report with only the wanted metrics; None if it is not laid out as expected.

    Args:
        data: a report.
        blocks: its frames.
        wanted: whether a metric, by NVIDIA's name, is to stay.
    """
    try:
        return b"".join((data[: blocks[0].start], *_parts(data, blocks, wanted)))
    except (MalformedError, struct.error, IndexError, UnicodeDecodeError):
        return None


def _parts(data: bytes, blocks: Sequence[Block], wanted: Callable[[str], bool]) -> Iterator[bytes]:
    keeps: list[bool] = []
    for block in blocks:
        keeps += [wanted(name) for name in _strings(data, block)]
        yield _slim_block(data, block, keeps) if block.launches else data[block.start : block.end]


def _strings(data: bytes, block: Block) -> Iterator[str]:
    """Names that a block adds to the string table."""
    for field in fields(data, block.header, block.payload):
        if field.number == _STRINGS_FIELD:
            for name in fields(data, field.value, field.end):
                yield data[name.value : name.end].decode()


def _slim_block(data: bytes, block: Block, keeps: Sequence[bool]) -> bytes:
    (size,) = _LENGTH.unpack_from(data, block.payload)
    start = block.payload + _LENGTH.size
    if block.launches != 1 or start + size != block.end:
        raise MalformedError
    body = b"".join(_kept(data, start, block.end, keeps))
    header = b"".join(
        encoded_integer(PAYLOAD_FIELD, _LENGTH.size + len(body))
        if field.number == PAYLOAD_FIELD
        else data[field.start : field.end]
        for field in fields(data, block.header, block.payload)
    )
    return b"".join((_LENGTH.pack(len(header)), header, _LENGTH.pack(len(body)), body))


def _kept(data: bytes, start: int, end: int, keeps: Sequence[bool]) -> Iterator[bytes]:
    """What is left of a launch's message, in as few pieces as possible.

    The loop steps over metrics by itself: a report has 2,000 of them per launch, and this is where
    the time goes.
    """
    piece = position = start
    while position < end:
        if data[position] == _METRIC_TAG:
            size, value = varint(data, position + 1)
            following = value + size
            keep = keeps[_name_index(data, value)]
        else:
            field = next(fields(data, position, end))
            following = field.end
            keep = field.number != _SECTION_FIELD
        if not keep:
            yield data[piece:position]
            piece = following
        position = following
    if position != end:
        raise MalformedError
    yield data[piece:end]


def _name_index(data: bytes, position: int) -> int:
    """A metric's index into the string table: its first field."""
    if data[position] != _NAME_TAG:
        raise MalformedError
    return varint(data, position + 1)[0]
