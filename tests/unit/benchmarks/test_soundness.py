"""Random kernels, and whether what cuado accepts leaves them as they are: a sample of each.

``make soundness`` tries everything there is on each kernel.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from soundness.comparison.verdicts import Result
from soundness.run import compared, faults

KERNELS, SHARE = 500, 96
"""As many as a worker compares: starting one takes longer than a kernel."""
FIRST = range(0, KERNELS, SHARE)


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was compiled, of all parts: the emulated device's own code takes seconds."""
    own = tmp_path_factory.getbasetemp()
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "soundness-cache"


@pytest.mark.parametrize("first", FIRST)
def test_what_is_accepted_leaves_every_bit_as_it_is(first: int, cache: Path) -> None:
    numbers = range(first, min(first + SHARE, KERNELS))
    rows = compared(0, numbers, "sample", cache=cache)
    assert len(rows) == len(numbers)
    assert not faults(rows)
    results = Counter(v["result"] for row in rows for v in row["verdicts"])
    assert results[Result.UNUSABLE] <= len(numbers) // 5
    assert results[Result.EQUAL] > len(numbers), "hardly anything was compared"
