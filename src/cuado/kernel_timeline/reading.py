"""Stamps out of the scratch memory, as tables.

The layout is that of :mod:`cuado.kernel.rewrites.switches.time_stamps`. Clocks have 32 bits there:
they are counted on from where the warp began, which is exact for kernels of up to a second.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cuado.kernel.rewrites.switches.region_stamps import MOST_WAITS, NUMBER_BITS
from cuado.kernel.rewrites.switches.time_stamps import (
    ADDRESS_SHIFT,
    AFTER_ANOTHER,
    HEADER_BYTES,
    MOST_SITES,
    NO_ADDRESS,
    RECORD_BYTES,
    Layout,
)
from cuado.kernel_timeline.result import Ints, Records, Warps

_HEADER = np.dtype(
    [
        ("sm", "<u4"),
        ("began", "<u4"),
        ("start", "<u8"),
        ("ended", "<u4"),
        ("has_ended", "<u4"),
        ("end", "<u8"),
    ]
)
_RECORD = np.dtype([("begin", "<u4"), ("end", "<u4"), ("word", "<u4"), ("nothing", "<u4")])
_NUMBERS = MOST_SITES + 1
"""Bits of a word that hold a place's number."""
_CLOCKS = 1 << 32
_SHORT_CLOCKS = _CLOCKS >> NUMBER_BITS
"""Clocks after which the first of a wait's begins anew, where its number takes some bits."""


def read_stamps(data: bytes, layout: Layout, waits: NDArray[np.bool_]) -> tuple[Warps, Records]:
    """The tables of what a run recorded.

    Args:
        data: the scratch memory.
        layout: of it.
        waits: whether each place is a wait, and no arrival.

    Warps without a header, of blocks beyond the grid or that never ran, are left out.
    """
    parts = _parts_of(data, layout)
    body = parts.body
    words: Ints = body["word"].astype(np.int64)
    # What comes before some records has no number of its own: it is of the place before theirs.
    before = np.zeros(words.shape, np.bool_)
    before[:, :-1] = words[:, 1:] >= AFTER_ANOTHER
    words %= AFTER_ANOTHER
    made = (words != 0) | before
    owner, column = np.nonzero(_in_a_row(made))
    rows = body[owner, column]
    words, earlier = words[owner, column], np.flatnonzero(before[owner, column])
    has_address = words < NO_ADDRESS
    number = np.where(has_address, words & _NUMBERS, words - NO_ADDRESS) - 1
    address = np.where(has_address, (words & ~_NUMBERS) // (1 << ADDRESS_SHIFT) + 1, 0)
    number[earlier], address[earlier] = number[earlier + 1] - 1, address[earlier + 1]
    address[earlier + 1] = 0
    begin = parts.clock(rows["begin"], owner)
    # Of an arrival there is no end.
    end = np.where(waits[number], parts.clock(rows["end"], owner), begin)
    return parts.warps(owner, end), Records(owner, number, begin, end, address)


def read_regions(data: bytes, layout: Layout) -> Records | None:
    """What a run recorded with clocks around waits alone; owners are numbers of the parts.

    None where it is not known how long a wait took: where one may have been longer than the bits of
    the clock before it can tell, some milliseconds.
    """
    parts = _parts_of(data, layout)
    pairs = np.stack(
        [
            np.stack([parts.body[a].astype(np.int64), parts.body[b].astype(np.int64)], axis=-1)
            for a, b in (("begin", "end"), ("word", "nothing"))
        ],
        axis=2,
    )
    # The second half of a record has a number; the first half is of the wait before that one.
    number = pairs[:, :, 1, 0] & MOST_WAITS
    is_there = _in_a_row(number != 0)[:, :, None] & (pairs != 0).any(axis=3)
    owner, column, half = np.nonzero(is_there)
    first, last = pairs[owner, column, half].T
    end = parts.clock(last, owner)
    short = end - (end - (first >> NUMBER_BITS)) % _SHORT_CLOCKS
    begin = np.where(half == 1, short, parts.clock(first, owner))
    before = np.where(np.diff(owner, prepend=-1) == 0, np.roll(end, 1), parts.origin[owner])
    if (end - before >= _SHORT_CLOCKS).any():
        return None
    place = number[owner, column] - 2 + half
    return Records(parts.there[owner], place, begin, end, np.zeros_like(begin))


@dataclass(frozen=True, slots=True, eq=False)
class _Parts:
    """The parts of warps that have a header.

    Attributes:
        there: their numbers.
        headers: of them.
        body: their records.
        is_full: whether they may have made more.
        layout: of the scratch memory.
    """

    there: Ints
    headers: NDArray[np.void]
    body: NDArray[np.void]
    is_full: NDArray[np.bool_]
    layout: Layout

    @property
    def origin(self) -> Ints:
        """The clock when each warp began."""
        return self.headers["began"].astype(np.int64)

    def clock(self, values: NDArray[np.uint32] | Ints, owner: Ints) -> Ints:
        """Clocks of 32 bits, counted on from where their warps began."""
        origin = self.origin[owner]
        return np.asarray(origin + (values.astype(np.int64) - origin) % _CLOCKS)

    def warps(self, owner: Ints, end: Ints) -> Warps:
        """The warps, where records of such owners ended so."""
        headers, last = self.headers, self.origin
        np.maximum.at(last, owner, end)
        has_ended = headers["has_ended"] != 0
        ended = np.where(has_ended, self.clock(headers["ended"], np.arange(len(last))), last)
        return Warps(
            self.there // self.layout.warps,
            self.there % self.layout.warps,
            headers["sm"].astype(np.int64),
            self.origin,
            ended,
            headers["start"].astype(np.int64),
            np.where(has_ended, headers["end"], 0).astype(np.int64),
            self.is_full,
        )


def _parts_of(data: bytes, layout: Layout) -> _Parts:
    parts = np.frombuffer(data, np.uint8).reshape(-1, layout.part_bytes)
    headers = parts[:, :HEADER_BYTES].copy().view(_HEADER)[:, 0]
    room = layout.records * RECORD_BYTES
    body = parts[:, HEADER_BYTES : HEADER_BYTES + room].copy().view(_RECORD)
    is_full = (parts[:, layout.beyond : layout.last + RECORD_BYTES] != 0).any(axis=1)
    there = np.flatnonzero(headers["start"] != 0)
    return _Parts(there, headers[there], body[there], np.asarray(is_full)[there], layout)


def _in_a_row(made: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Records of a warp follow each other: what comes after the first empty place is none."""
    return np.asarray(np.logical_and.accumulate(made, axis=1))
