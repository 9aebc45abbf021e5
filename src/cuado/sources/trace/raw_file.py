"""One raw trace file: its records found, checked, and read by column."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cuado import inputs
from cuado.errors import UnreadableFileError
from cuado.model.timeline_tables import Ints
from cuado.sources.trace.raw_layout import HEADER, LAYOUTS, MAGIC, VERSION, Kind

WORD = 8
LATEST = 1 << 62
"""Nanoseconds; a time beyond it is none. Sums and differences of times below it do not overflow."""


@dataclass(frozen=True, slots=True)
class Header:
    """A file's header: process, and the two clocks at one moment, in nanoseconds."""

    pid: int
    parent: int
    start: int
    unix: int


class RawFile:
    """A raw trace file in memory.

    Args:
        path: path of the file.

    Raises:
        UnreadableFileError: it cannot be opened, or does not begin as a raw trace does.
    """

    def __init__(self, path: Path) -> None:
        data = _content(path)
        self.path = path
        self.header = _header(path, data)
        body = data[HEADER.size :]
        whole = len(body) // WORD * WORD
        self._bytes = body
        self._words = np.frombuffer(body[:whole], dtype="<u8")
        self._halves = np.frombuffer(body[:whole], dtype="<u4")
        self._at, self.problem = _records(body, self._words)
        self._kinds = self._words[self._at] & 0xFFFF
        if not self.problem and whole != len(body):
            self.problem = f"was cut off within a record: {len(body) - whole} bytes at its end"

    def records(self, kind: Kind) -> Ints:
        """Where records of a kind begin, in words of 8 bytes."""
        found: Ints = self._at[np.flatnonzero(self._kinds == kind)]
        return found

    def column(self, kind: Kind, name: str, at: Ints | None = None) -> Ints:
        """A field of every record of a kind, or of those that begin at ``at``."""
        layout = LAYOUTS[kind]
        at = self.records(kind) if at is None else at
        if name in layout.long:
            # What does not fit is a time or size that cannot be: clipped, and found by checks.
            long = self._words[at + layout.long[name]]
            clipped: Ints = np.minimum(long, np.uint64(LATEST)).astype(np.int64)
            return clipped
        short: Ints = self._halves[2 * at + layout.short[name]].astype(np.int64)
        return short

    def triple(self, kind: Kind, name: str, at: Ints) -> Ints:
        """Three neighbouring fields ``name_x``, ``name_y``, ``name_z`` as rows of three."""
        first = LAYOUTS[kind].short[f"{name}_x"]
        columns = [self._halves[2 * at + first + axis] for axis in range(3)]
        return np.stack(columns, axis=1).astype(np.int64)

    def strings(self) -> dict[int, str]:
        """Texts by id; what is not UTF-8 is replaced."""
        found: dict[int, str] = {}
        at = self.records(Kind.STRING)
        lengths = self.column(Kind.STRING, "length", at)
        ids = self.column(Kind.STRING, "id", at)
        for word, id_, length in zip(at.tolist(), ids.tolist(), lengths.tolist(), strict=True):
            room = (int(self._words[word]) >> 32) - LAYOUTS[Kind.STRING].bytes
            begin = word * WORD + LAYOUTS[Kind.STRING].bytes
            text = bytes(self._bytes[begin : begin + min(length, room)])
            found[id_] = text.decode("utf-8", errors="replace")
        return found


def _content(path: Path) -> memoryview:
    try:
        return memoryview(inputs.read_bytes(path, inputs.RECORDING))
    except FileNotFoundError:
        raise UnreadableFileError(path, "does not exist") from None
    except OSError as error:
        raise UnreadableFileError(path, f"cannot be opened ({error.strerror})") from error


def _header(path: Path, data: memoryview) -> Header:
    if len(data) < HEADER.size:
        raise UnreadableFileError(
            path, "is no trace, or was cut off within its first bytes", "record it again"
        )
    magic, version, pid, start, unix, parent = HEADER.unpack(data[: HEADER.size])
    if magic != MAGIC:
        raise UnreadableFileError(path, "is no raw trace of cuado's")
    if version != VERSION:
        raise UnreadableFileError(
            path,
            f"is version {version} of the raw trace; this cuado reads version {VERSION}",
            "record and read it with the same version of cuado",
        )
    if max(start, unix) >= LATEST:
        raise UnreadableFileError(path, "is damaged: its header has times that cannot be")
    return Header(pid, parent, start, unix)


def _records(body: memoryview, words: NDArray[np.uint64]) -> tuple[Ints, str]:
    """Where records begin, up to the first that is damaged or cut off; and what is wrong there."""
    limit = len(words)
    view = body[: limit * WORD].cast("Q")
    at, found, problem = 0, [], ""
    # Records chain by their sizes: one after another is the only order there is. This loop takes
    # 0.1 s for a million records; everything after it is columns.
    while at < limit:
        step = view[at] >> 35
        if step == 0:
            problem = "is damaged: a record has no size"
            break
        if at + step > limit:
            problem = "was cut off within a record"
            break
        found.append(at)
        at += step
    positions = np.array(found, dtype=np.int64)
    bad = _first_bad(words[positions])
    if bad is not None:
        where = HEADER.size + WORD * int(positions[bad])
        return positions[:bad], f"is damaged: no record begins at byte {where}"
    return positions, problem


def _first_bad(heads: NDArray[np.uint64]) -> int | None:
    """The first head whose size cannot be its kind's; None if all can."""
    kinds = (heads & np.uint64(0xFFFF)).astype(np.int64)
    sizes = (heads >> np.uint64(32)).astype(np.int64)
    least = np.full(1 << 16, WORD, dtype=np.int64)
    for kind, layout in LAYOUTS.items():
        least[kind] = layout.bytes
    reserved = (heads >> np.uint64(16)) & np.uint64(0xFFFF)
    bad = (sizes < least[kinds]) | (sizes % WORD != 0) | (reserved != 0) | (kinds == 0)
    return int(np.argmax(bad)) if bad.any() else None
