"""Stamps as a kernel leaves them in memory."""

import numpy as np

from cuado.kernel.rewrites.switches.time_stamps import ADDRESS_SHIFT, NO_ADDRESS, Layout
from cuado.kernel_timeline.reading import read_stamps

LAYOUT = Layout(blocks=2, warps=1, part_bytes=512)


def test_records_end_where_nothing_was_written_and_a_full_part_is_known() -> None:
    words = np.zeros((2, 128), "<u4")
    for part, clock in enumerate((100, 0xFFFFFFF0)):
        # SM, clock, time of all SMs; then clock, a mark, and time when the warp ended.
        words[part, :8] = [7, clock, 5, 0, (clock + 90) & 0xFFFFFFFF, 1, 50, 0]
    words[0, 8:16] = [110, 120, NO_ADDRESS + 1, 0, 130, 0xDEAD, (16 << ADDRESS_SHIFT) + 2, 0]
    for n in range(LAYOUT.records + 1):
        words[1, 8 + 4 * n : 11 + 4 * n] = [0xFFFFFFF8, 8, NO_ADDRESS + 1]
    warps, records = read_stamps(words.tobytes(), LAYOUT, np.array([True, False]))
    assert warps.block.tolist() == [0, 1]
    assert warps.is_full.tolist() == [False, True]
    assert len(records) == 2 + LAYOUT.records
    assert records.place[:2].tolist() == [0, 1]
    assert records.address[:3].tolist() == [0, 17, 0]
    assert (records.begin[:2].tolist(), records.end[:2].tolist()) == ([110, 130], [120, 130])
    # A clock that began anew goes on.
    assert records.end[2] - records.begin[2] == 16
    assert (warps.ended - warps.began).tolist() == [90, 90]
    assert (LAYOUT.last + 32, LAYOUT.bytes) == (512, 1024)
