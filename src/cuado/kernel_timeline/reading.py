"""Stamps out of the scratch memory, as tables.

The layout is that of :mod:`cuado.kernel.rewrites.time_stamps`. Clocks have 32 bits there: they are
counted on from where the warp began, which is exact for kernels of up to two seconds.
"""

import numpy as np

from cuado.kernel.rewrites.time_stamps import HEADER_BYTES, RECORD_BYTES, Layout
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
_RECORD = np.dtype([("place", "<u4"), ("begin", "<u4"), ("end", "<u4"), ("address", "<u4")])
_CLOCKS = 1 << 32


def read_stamps(data: bytes, layout: Layout) -> tuple[Warps, Records]:
    """The tables of what a run recorded.

    Warps without a header, of blocks beyond the grid or that never ran, are left out.
    """
    parts = np.frombuffer(data, np.uint8).reshape(-1, layout.part_bytes)[1:]
    headers = parts[:, :HEADER_BYTES].copy().view(_HEADER)[:, 0]
    room = layout.records
    body = parts[:, HEADER_BYTES : HEADER_BYTES + room * RECORD_BYTES].copy().view(_RECORD)
    there = np.flatnonzero(headers["start"] != 0)
    headers, body = headers[there], body[there]
    made = body["place"] != 0
    # Records of a warp follow each other: what comes after the first empty place is none.
    counts: Ints = np.where(made.all(axis=1), room, made.argmin(axis=1)).astype(np.int64)
    owner = np.repeat(np.arange(len(there)), counts)
    column = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    rows = body[owner, column]
    origin = headers["began"].astype(np.int64)

    def clock(values: Ints, owners: Ints) -> Ints:
        return origin[owners] + (values.astype(np.int64) - origin[owners]) % _CLOCKS

    begin, end = clock(rows["begin"], owner), clock(rows["end"], owner)
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
        counts >= room,
    )
    places = rows["place"].astype(np.int64) - 1
    return warps, Records(owner, places, begin, end, rows["address"].astype(np.int64))
