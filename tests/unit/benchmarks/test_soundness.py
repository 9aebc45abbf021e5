"""Random kernels, and whether what cuado accepts leaves them as they are: a sample of each.

``make soundness`` tries everything there is on each kernel.
"""

from collections import Counter

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from soundness.comparison.verdicts import Result
from soundness.run import compared, faults

KERNELS, PARTS = 500, 10
SHARE = KERNELS // PARTS


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_accepted_leaves_every_bit_as_it_is(part: int) -> None:
    rows = compared(0, range(part * SHARE, (part + 1) * SHARE), "sample")
    assert len(rows) == SHARE
    assert not faults(rows)
    results = Counter(v["result"] for row in rows for v in row["verdicts"])
    assert results[Result.UNUSABLE] <= SHARE // 5
    assert results[Result.EQUAL] > SHARE, "hardly anything was compared"
