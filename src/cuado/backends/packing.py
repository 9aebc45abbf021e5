"""The bytes that are passed for a kernel's arguments, the same on every backend."""

import math
import struct
from collections.abc import Mapping

from cuado.model.arguments import POINTER_BYTES, TYPE_BYTES, Argument, Buffer, Pointer, Scalar
from cuado.model.trial import MAGIC, OPAQUE, TAIL

_FORMATS = {"f16": "e", "f32": "f", "f64": "d"}


def packed(argument: Argument, addresses: Mapping[str, int]) -> bytes:
    """The bytes that are passed for an argument; pointers by the name of the buffer."""
    match argument:
        case Buffer(name=name):
            return struct.pack("<Q", addresses[name])
        case Scalar(type=type_, value=value):
            return packed_number(type_, value)
        case Pointer(buffer=buffer, offset=offset):
            return struct.pack("<Q", addresses[buffer] + offset)
        case _:
            data = bytearray(argument.data)
            for at, pointer in argument.pointers:
                data[at : at + POINTER_BYTES] = packed(pointer, addresses)
            return bytes(data)


def packed_number(type_: str, value: float) -> bytes:
    """A number in a PTX type; integers wrap, and bfloat16 is rounded to nearest even."""
    if type_ == "bf16":
        bits = int.from_bytes(packed_number("f32", value), "little")
        rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
        return struct.pack("<H", 0x7FC0 if math.isnan(value) else rounded)
    if type_ in _FORMATS:
        try:
            return struct.pack(f"<{_FORMATS[type_]}", value)
        except OverflowError:
            return struct.pack(f"<{_FORMATS[type_]}", math.copysign(math.inf, value))
    size = TYPE_BYTES[type_]
    return (int(value) % (1 << 8 * size)).to_bytes(size, "little")


def packed_tail(scratch: int, switch: int) -> list[bytes]:
    """The bytes of the parameters after the kernel's own."""
    values = (scratch, OPAQUE, switch, MAGIC)
    return [packed_number(type_, value) for (_, type_), value in zip(TAIL, values, strict=True)]
