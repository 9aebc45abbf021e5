"""Stamps out of the scratch memory, as tables.

The layout is that of :mod:`cuado.kernel.rewrites.switches.time_stamps`. Clocks have 32 bits there:
they are counted on from where the warp began, which is exact for kernels of up to two seconds.
"""

import numpy as np
from numpy.typing import NDArray

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


def read_stamps(data: bytes, layout: Layout, waits: NDArray[np.bool_]) -> tuple[Warps, Records]:
    """The tables of what a run recorded.

    Args:
        data: the scratch memory.
        layout: of it.
        waits: whether each place is a wait, and no arrival.

    Warps without a header, of blocks beyond the grid or that never ran, are left out.
    """
    parts = np.frombuffer(data, np.uint8).reshape(-1, layout.part_bytes)
    headers = parts[:, :HEADER_BYTES].copy().view(_HEADER)[:, 0]
    room = layout.records
    body = parts[:, HEADER_BYTES : HEADER_BYTES + room * RECORD_BYTES].copy().view(_RECORD)
    is_full = (parts[:, layout.beyond : layout.last + RECORD_BYTES] != 0).any(axis=1)
    there = np.flatnonzero(headers["start"] != 0)
    headers, body = headers[there], body[there]
    words: Ints = body["word"].astype(np.int64)
    # What comes before some records has no number of its own: it is of the place before theirs.
    before = np.zeros(words.shape, np.bool_)
    before[:, :-1] = words[:, 1:] >= AFTER_ANOTHER
    words %= AFTER_ANOTHER
    made = (words != 0) | before
    # Records of a warp follow each other: what comes after the first empty place is none.
    counts: Ints = np.where(made.all(axis=1), room, made.argmin(axis=1)).astype(np.int64)
    owner = np.repeat(np.arange(len(there)), counts)
    column = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    rows = body[owner, column]
    origin = headers["began"].astype(np.int64)

    def clock(values: Ints, owners: Ints) -> Ints:
        return origin[owners] + (values.astype(np.int64) - origin[owners]) % _CLOCKS

    words, earlier = words[owner, column], np.flatnonzero(before[owner, column])
    has_address = words < NO_ADDRESS
    number = np.where(has_address, words & _NUMBERS, words - NO_ADDRESS) - 1
    address = np.where(has_address, (words & ~_NUMBERS) // (1 << ADDRESS_SHIFT) + 1, 0)
    number[earlier], address[earlier] = number[earlier + 1] - 1, address[earlier + 1]
    address[earlier + 1] = 0
    begin = clock(rows["begin"], owner)
    # Of an arrival there is no end.
    end = np.where(waits[number], clock(rows["end"], owner), begin)
    last = origin.copy()
    np.maximum.at(last, owner, end)
    every = np.arange(len(there))
    has_ended = headers["has_ended"] != 0
    ended = np.where(has_ended, clock(headers["ended"], every), last)
    warps = Warps(
        there // layout.warps,
        there % layout.warps,
        headers["sm"].astype(np.int64),
        origin,
        ended,
        headers["start"].astype(np.int64),
        np.where(has_ended, headers["end"], 0).astype(np.int64),
        np.asarray(is_full)[there],
    )
    return warps, Records(owner, number, begin, end, address)
