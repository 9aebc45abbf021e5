"""Version 1 of the raw trace, as the injection library writes it: one file a process.

Little-endian. A header of 40 bytes: ``CUADOTRC``, u32 version, u32 pid, u64 start (nanoseconds of
the clock of all times in the file), u64 nanoseconds since 1970 at that moment, u64 parent's pid.
Then records: u16 kind, u16 zero, u32 bytes of the whole record, a multiple of 8; then the payload.
Positions below count from the record's start, in units of the field: 8 bytes for u64, 4 for u32.
"""

from dataclasses import dataclass
from enum import IntEnum
from struct import Struct

MAGIC = b"CUADOTRC"
VERSION = 1
HEADER = Struct("<8sIIQQQ")
SEPARATOR = "\x1f"
"""Between the arguments of a command line."""


class Kind(IntEnum):
    """The kind of a record; a reader skips kinds that it does not know."""

    STRING = 1
    KERNEL = 2
    MEMCPY = 3
    MEMSET = 4
    API = 5
    SYNCHRONIZE = 6
    RANGE = 7
    LAUNCHED_FROM = 8
    DROPPED = 9
    DEVICE = 10
    PROCESS = 11
    END = 12


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of a kind of record.

    Attributes:
        bytes: bytes that a record of this kind has at least.
        long: u64 fields.
        short: u32 fields.
    """

    bytes: int
    long: dict[str, int]
    short: dict[str, int]


def _fields(first: int, *names: str) -> dict[str, int]:
    return {name: first + at for at, name in enumerate(names)}


LAYOUTS: dict[Kind, Layout] = {
    Kind.STRING: Layout(16, {}, _fields(2, "id", "length")),
    Kind.KERNEL: Layout(
        108,
        _fields(1, "start", "end", "node"),
        _fields(
            8,
            *("name", "device", "context", "stream"),
            *("grid_x", "grid_y", "grid_z", "block_x", "block_y", "block_z"),
            *("cluster_x", "cluster_y", "cluster_z"),
            *("registers", "static_shared", "dynamic_shared", "local", "correlation", "graph"),
        ),
    ),
    Kind.MEMCPY: Layout(
        64,
        _fields(1, "start", "end", "bytes"),
        _fields(
            8,
            *("kind", "source", "destination"),
            *("device", "context", "stream", "correlation", "flags"),
        ),
    ),
    Kind.MEMSET: Layout(
        56,
        _fields(1, "start", "end", "bytes"),
        _fields(8, "value", "device", "context", "stream", "correlation", "memory"),
    ),
    Kind.API: Layout(
        48,
        _fields(1, "start", "end"),
        _fields(6, "name", "domain", "thread", "correlation", "result"),
    ),
    Kind.SYNCHRONIZE: Layout(
        40, _fields(1, "start", "end"), _fields(6, "type", "context", "stream", "correlation")
    ),
    Kind.RANGE: Layout(40, _fields(1, "start", "end"), _fields(6, "text", "domain", "thread")),
    Kind.LAUNCHED_FROM: Layout(16, {}, _fields(2, "correlation", "text")),
    Kind.DROPPED: Layout(16, _fields(1, "records"), {}),
    Kind.DEVICE: Layout(
        40, {"memory": 4}, _fields(2, "device", "name", "multiprocessors", "major", "minor")
    ),
    Kind.PROCESS: Layout(16, {}, _fields(2, "command")),
    Kind.END: Layout(16, _fields(1, "end"), {}),
}
