"""Rows of several columns grouped by equality; a million of them in a tenth of a second."""

from collections.abc import Sequence

import numpy as np

from cuado.model.timeline_tables import Ints

_FACTOR = np.uint64(0x9E3779B97F4A7C15)
"""An odd multiplier that makes a row one number; groups are compared with their rows afterwards."""


def grouped(columns: Sequence[Ints]) -> tuple[Ints, Ints]:
    """A row that stands for each group, its first one; and the group of every row."""
    mixed = np.zeros(len(columns[0]), dtype=np.uint64)
    for column in columns:
        mixed = (mixed ^ column.astype(np.uint64)) * _FACTOR
        mixed ^= mixed >> np.uint64(29)
    _, first, group = np.unique(mixed, return_index=True, return_inverse=True)
    if all(np.array_equal(column, column[first][group]) for column in columns):
        return first, group
    rows = np.stack(columns, axis=1)  # two rows made one number: compare whole rows, slowly
    _, first, group = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    return first, np.ravel(group)
