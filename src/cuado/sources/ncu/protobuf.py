"""The wire format of protocol buffers, as far as report framing needs it.

https://protobuf.dev/programming-guides/encoding: a message is a sequence of fields, each a tag
(number and wire type) and a value. Nothing here knows any schema.
"""

from collections.abc import Iterator
from typing import NamedTuple

_MOST_SHIFT = 63
"""An integer has ten bytes of seven bits at most."""


class MalformedError(Exception):
    """The bytes are no protobuf message."""


class Field(NamedTuple):
    """One field of a message.

    Attributes:
        number: its number in the schema.
        start: where its tag begins.
        value: where its value begins; of a bytes field, the first byte of its content.
        end: where it ends.
        integer: its value if it is an integer, else None.
    """

    number: int
    start: int
    value: int
    end: int
    integer: int | None


def fields(data: bytes, start: int, end: int) -> Iterator[Field]:
    """The fields of the message at ``data[start:end]``.

    Raises:
        MalformedError: if the bytes are no message.
    """
    position = start
    while position < end:
        first = position
        tag, position = varint(data, position)
        value, integer = position, None
        match tag & 7:
            case 0:
                integer, position = varint(data, position)
            case 1:
                position += 8
            case 2:
                size, value = varint(data, position)
                position = value + size
            case 5:
                position += 4
            case _:
                raise MalformedError
        if position > end:
            raise MalformedError
        yield Field(tag >> 3, first, value, position, integer)


def varint(data: bytes, position: int) -> tuple[int, int]:
    """The integer at a position, and where it ends.

    Raises:
        MalformedError: if there is none.
    """
    value = shift = 0
    try:
        while True:
            byte = data[position]
            position += 1
            if byte < 0x80:
                return value | byte << shift, position
            value |= (byte & 0x7F) << shift
            shift += 7
            if shift > _MOST_SHIFT:
                break
    except IndexError:
        pass
    raise MalformedError


def encoded_integer(number: int, value: int) -> bytes:
    """An integer field."""
    return _encoded(number << 3) + _encoded(value)


def _encoded(value: int) -> bytes:
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    found.append(value)
    return bytes(found)
