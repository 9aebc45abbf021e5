"""Which rows of a table of twins count as pairs of a predicted and an achieved gain."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "benchmarks" / "whatif"
HEAD = "kernel,experiment,setting,claim,predicted_gain,achieved_gain\n"


@pytest.fixture(autouse=True)
def path() -> Iterator[None]:
    before = set(sys.modules)
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))
    for name in set(sys.modules) - before:
        if name in ("pairs", "manifest", "scoring", "verdicts"):
            del sys.modules[name]


def test_the_first_gain_counts_and_the_first_prediction_behind_a_bound(tmp_path: Path) -> None:
    from pairs import pairs_of

    table = tmp_path / "twins.csv"
    table.write_text(
        HEAD
        + "a,no-atomic-contention,,at most,9,4\n"
        + "a,warp-aggregated-atomics,,predicted,5,4\n"
        + "a,all-hits-l1,,predicted,6,4\n"
        + "b,coalesced-loads,,predicted,2,2\n"
        + "b,all-hits-l1,,at most,3,2\n"
        + "frame_stats,half-wide-data,mean half as wide,predicted,1.1,2\n"
        + "frame_stats,half-wide-data,stack half as wide,predicted,1.9,2\n"
    )
    found = [(pair.kernel, pair.claim, pair.said) for pair in pairs_of(table)]
    assert found == [
        ("a", "at most", 9.0),
        ("a", "predicted", 5.0),
        ("b", "predicted", 2.0),
        ("frame_stats", "predicted", 1.9),
    ]
