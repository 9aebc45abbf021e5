"""Unions, overlaps, gaps and concurrency against counting every nanosecond."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.analysis.timeline.grouping import grouped
from cuado.analysis.timeline.intervals import at_once, joined, union

LAST = 40
Intervals = list[tuple[int, int]]
intervals = st.lists(
    st.tuples(st.integers(0, LAST), st.integers(0, 12)).map(lambda p: (p[0], p[0] + p[1])),
    max_size=12,
)


def columns(pairs: Intervals) -> tuple[np.ndarray, np.ndarray]:
    array = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return array[:, 0], array[:, 1]


def depth(pairs: Intervals) -> list[int]:
    """How many intervals are open in each nanosecond."""
    return [sum(start <= at < end for start, end in pairs) for at in range(LAST + 20)]


@given(intervals)
def test_a_union_covers_what_any_interval_covers(pairs: Intervals) -> None:
    found = union(*columns(pairs))
    counted = depth(pairs)
    assert found.total == sum(each > 0 for each in counted)
    assert all(found.end[:-1] < found.start[1:])
    before = found.covered(np.arange(LAST + 20))
    assert before.tolist() == [sum(each > 0 for each in counted[:at]) for at in range(LAST + 20)]
    assert found.gaps.total == (int(found.end[-1] - found.start[0]) if len(found) else 0) - (
        found.total
    )


@given(intervals, intervals)
def test_overlap_and_joining(one: Intervals, other: Intervals) -> None:
    a, b = union(*columns(one)), union(*columns(other))
    both = [x > 0 and y > 0 for x, y in zip(depth(one), depth(other), strict=True)]
    assert a.overlap(b) == b.overlap(a) == sum(both)
    assert joined((a, b)).total == a.total + b.total - sum(both)


@given(intervals)
def test_how_many_are_open_at_once(pairs: Intervals) -> None:
    counted = depth(pairs)
    assert at_once(*columns(pairs)) == (sum(each > 1 for each in counted), max(counted))


@given(st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 3)), min_size=1))
def test_groups_are_rows_that_are_equal(rows: list[tuple[int, int]]) -> None:
    first, group = grouped(list(np.array(rows, dtype=np.int64).T))
    for row, number in zip(rows, group.tolist(), strict=True):
        assert rows[first[number]] == row
    assert len(first) == len(set(rows))


def test_groups_survive_numbers_that_collide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuado.analysis.timeline.grouping._FACTOR", np.uint64(0))
    first, group = grouped([np.array([1, 2, 1]), np.array([5, 5, 5])])
    assert len(first) == 2
    assert group[0] == group[2] != group[1]
