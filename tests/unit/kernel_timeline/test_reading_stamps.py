"""Stamps as a kernel leaves them in memory."""

import numpy as np

from cuado.kernel.rewrites.switches.time_stamps import (
    ADDRESS_SHIFT,
    AFTER_ANOTHER,
    NO_ADDRESS,
    Layout,
)
from cuado.kernel_timeline.reading import read_stamps

LAYOUT = Layout(blocks=2, warps=1, part_bytes=512)


def test_records_end_where_nothing_was_written_and_a_full_part_is_known() -> None:
    words = np.zeros((2, 128), "<u4")
    for part, clock in enumerate((100, 0xFFFFFFF0)):
        # SM, clock, time of all SMs; then clock, a mark, and time when the warp ended.
        words[part, :8] = [7, clock, 5, 0, (clock + 90) & 0xFFFFFFFF, 1, 50, 0]
    words[0, 8:16] = [110, 120, NO_ADDRESS + 1, 0, 130, 0xDEAD, (16 << ADDRESS_SHIFT) + 2, 0]
    for n in range(LAYOUT.records + 2):
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
    assert (LAYOUT.last + 48, LAYOUT.bytes) == (512, 1024)


def test_a_record_without_a_number_is_of_the_place_before() -> None:
    words = np.zeros((2, 128), "<u4")
    words[:, :8] = [7, 100, 5, 0, 400, 1, 50, 0]
    second = (16 << ADDRESS_SHIFT) + 2 + AFTER_ANOTHER
    words[0, 8:16] = [110, 120, 0, 0, 130, 135, second, 0]
    words[0, 16:20] = [140, 150, NO_ADDRESS + 3, 0]
    # Of a pair for which there is room for the first alone, neither is known.
    for n in range(LAYOUT.records - 1):
        words[1, 8 + 4 * n : 11 + 4 * n] = [110, 120, NO_ADDRESS + 1]
    words[1, 4 + 4 * LAYOUT.records :][:8] = [130, 140, 0, 0, 150, 160, second, 0]
    warps, records = read_stamps(words.tobytes(), LAYOUT, np.array([True, True, True]))
    assert records.place[:3].tolist() == [0, 1, 2]
    assert records.address[:3].tolist() == [17, 0, 0]
    assert records.begin[:3].tolist() == [110, 130, 140]
    assert len(records) == 3 + LAYOUT.records - 1
    assert warps.is_full.tolist() == [False, True]
