"""Which rows of a table of twins count as pairs of a predicted and an achieved gain."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PROGRAM = Path(__file__).parents[3] / "benchmarks" / "whatif" / "pairs.py"
HEAD = "kernel,experiment,setting,claim,predicted_gain,achieved_gain\n"


@pytest.fixture(scope="module")
def pairs(planted: Callable[[str], ModuleType]) -> ModuleType:
    planted("manifest")  # it imports its neighbours from the folder of the planted kernels
    specification = importlib.util.spec_from_file_location("pairs", PROGRAM)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["pairs"] = module
    specification.loader.exec_module(module)
    return module


def test_the_first_gain_counts_and_the_first_prediction_behind_a_bound(
    pairs: ModuleType, tmp_path: Path
) -> None:
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
    found = [(pair.kernel, pair.claim, pair.said) for pair in pairs.pairs_of(table)]
    assert found == [
        ("a", "at most", 9.0),
        ("a", "predicted", 5.0),
        ("b", "predicted", 2.0),
        ("frame_stats", "predicted", 1.9),
    ]
