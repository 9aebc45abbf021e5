"""Foretold times beside measured ones: launches whose code another compiler made are named."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3] / "benchmarks"
sys.path.append(str(ROOT / "emulated"))

from compare_foretold import measured_in, of_other_code  # noqa: E402

RESULTS = ROOT / "results"


def test_a_table_of_times_has_the_counters_beside_it() -> None:
    times = measured_in(RESULTS / "2026-11-26-h100-measured-times.csv")
    assert len(times) == 160
    assert times["wave_v2", "wave"].microseconds == pytest.approx(1469.4, abs=0.1)
    assert times["wave_v2", "wave"].counters["instructions_executed"] == 359733000


def test_other_numbers_of_instructions_are_named() -> None:
    times = measured_in(RESULTS / "2026-11-26-h100-measured-times.csv")
    metric = "instructions_executed"
    same = {(*key, metric): own.counters[metric] for key, own in times.items()}
    assert of_other_code(times, same) == []
    assert of_other_code(times, same | {("wave_v2", "wave", metric): 367741000}) == ["wave_v2"]
    assert of_other_code(times, {}) == []
