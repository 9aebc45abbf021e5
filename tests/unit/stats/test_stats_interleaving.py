"""The order of variants: balance, exactly; reproducibility."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.stats.protocol import block_orders

NAMES = tuple("abcdefgh")

EXPECTED = (("d", "c", "b", "a"), ("b", "d", "a", "c"), ("a", "b", "c", "d"), ("c", "a", "d", "b"))


@given(st.integers(1, 8), st.integers(0, 1000), st.integers(0, 50))
def test_a_block_is_balanced(count: int, seed: int, block: int) -> None:
    names = NAMES[:count]
    orders = block_orders(names, seed, block)
    assert len(orders) == (count if count % 2 == 0 or count == 1 else 2 * count)
    assert all(sorted(order) == list(names) for order in orders)
    positions = Counter(place for order in orders for place in enumerate(order))
    assert set(positions.values()) == {len(orders) // count}
    followers = Counter(pair for order in orders for pair in pairwise(order))
    if count > 1:
        assert len(followers) == count * (count - 1)
        assert len(set(followers.values())) == 1


def test_the_seed_decides_and_blocks_differ() -> None:
    drawn = [block_orders(NAMES[:5], seed, block) for seed in range(3) for block in range(3)]
    assert drawn == [
        block_orders(NAMES[:5], seed, block) for seed in range(3) for block in range(3)
    ]
    assert len(set(drawn)) == 9


def test_the_schedule_is_the_same_everywhere() -> None:
    assert block_orders(("a", "b", "c", "d"), 1, 0) == EXPECTED


def test_nothing_cannot_be_ordered() -> None:
    with pytest.raises(ValueError, match="no variants"):
        block_orders((), 0, 0)
