"""What the curve of occupancy says of more warps: its end counts, and so does half of it."""

import pytest
from outcomes import curve

from cuado.what_if.diagnose.evidence import STEEP, is_flat, steepness
from cuado.what_if.result import Outcome

BLOCKS = 8


def points(*ratios: tuple[float, float]) -> Outcome:
    return curve("occupancy-sweep", *ratios)


@pytest.mark.parametrize(
    ("curve_", "is_so"),
    [
        (points((7, 1.0), (4, 1.4)), True),
        # A grid of other waves takes longer with one block fewer, and no longer with half.
        (points((7, 1.1), (4, 0.98), (2, 1.3)), True),
        (points((7, 1.1), (4, 1.05), (2, 1.0)), False),
        (points(), False),
    ],
)
def test_warps_do_not_matter_if_one_block_fewer_or_half_are_no_slower(
    curve_: Outcome, is_so: bool
) -> None:
    assert is_flat(curve_, BLOCKS) == is_so


def test_a_curve_that_is_level_at_its_end_promises_nothing_of_more_warps() -> None:
    steep = steepness(points((7, 1.13), (4, 1.9)), BLOCKS)
    levelling = steepness(points((7, 1.04), (4, 1.6)), BLOCKS)
    assert steep is not None
    assert levelling is not None
    assert levelling < STEEP.value < steep
    assert steepness(points(), BLOCKS) is None
