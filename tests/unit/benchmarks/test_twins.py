"""``benchmarks/whatif/twins.py``: which prediction is held against the twin, and the table."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from cuado.stats import Interval

PROGRAM = Path(__file__).parents[3] / "benchmarks" / "whatif" / "twins.py"


@pytest.fixture(scope="module")
def twins(planted: Callable[[str], ModuleType]) -> ModuleType:
    planted("manifest")  # it imports its neighbours from the folder of the planted kernels
    specification = importlib.util.spec_from_file_location("twins", PROGRAM)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["twins"] = module
    specification.loader.exec_module(module)
    return module


def gain(value: float) -> Interval:
    return Interval(value, 0.99 * value, 1.01 * value, 0.95, 8)


def test_a_prediction_for_the_narrowed_buffer_counts(twins: ModuleType) -> None:
    def row(setting: str, predicted: float) -> object:
        found = gain(predicted)
        return twins.Row("gemv_decode", "half-wide-data", setting, 200.0, found, gain(1.9),
                         "predicted", "")  # fmt: skip

    rows = [row("W, x half as wide", 2.4), row("W half as wide", 1.95), row("x half as wide", 1.0)]
    assert twins.error_of("gemv_decode", rows) == pytest.approx(100 * (1.95 / 1.9 - 1))
    assert twins.error_of("gemv_decode", rows[:1]) is None
    text = twins.table(rows, ["# Twins"])
    assert "Within 5 %: 1 of 1 kernels." in text
    assert "| gemv_decode | 200.0 | half-wide-data: W half as wide | 1.950 [" in text


def test_what_was_not_measured_says_why_and_counts_for_nothing(twins: ModuleType) -> None:
    row = twins.Row("crc32_batch", "uniform-constants", "", None, None, None, "predicted", "gone")
    assert row.error is None
    text = twins.table([row], ["# Twins"])
    assert "| crc32_batch | - | uniform-constants | gone | - | - |" in text
    assert "Within" not in text


def test_an_unknown_kernel_is_named(twins: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no planted kernel is called no_such"):
        twins.main([str(PROGRAM.parents[1] / "planted"), str(tmp_path), "no_such"])
