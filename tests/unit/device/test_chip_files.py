"""The chip files themselves: complete, sourced, and true to the founding documents' figures."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cuado.device import Chip, known_chips, load_chip
from cuado.device.chip import FACTS, FACTS_OF_PART, OPTIONAL_FACTS

CHIPS = known_chips()
ROOT = Path(__file__).parents[3]


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((files("cuado.device") / "data" / f"{name}.toml").read_text("utf-8"))


def facts_of(chip: Chip) -> dict[str, object]:
    return {fact: getattr(chip, fact) for fact in FACTS}


def test_the_chips_of_the_documents_and_results_are_known() -> None:
    assert {"a100", "c2050", "h100", "h200", "k20c", "k20x", "v100"} <= set(CHIPS)


@pytest.mark.parametrize("name", CHIPS)
def test_every_fact_has_a_source(name: str) -> None:
    chip = load_chip(name)
    known = {fact for fact, value in facts_of(chip).items() if value is not None}
    assert known == set(chip.sources)
    assert all(len(source) > 10 for source in chip.sources.values())
    assert FACTS.keys() - OPTIONAL_FACTS <= known


@pytest.mark.parametrize("name", CHIPS)
def test_no_value_is_general_knowledge(name: str) -> None:
    """Published, measured, computed, fitted; or chosen, and its source says what hangs on it."""
    for key, text in raw(name)["sources"].items():
        lowered = text.lower()
        assert not key.startswith(("general", "guess")), key
        assert "general knowledge" not in lowered, key
        assert "no primary source" not in lowered, key
        assert lowered.startswith("chosen") == key.startswith("chosen"), key
        if key.startswith("chosen"):
            page = re.search(r"benchmarks/results/[\w.-]+\.md", text)
            assert page is not None, f"{key}: names no page that says what hangs on it"
            assert (ROOT / page[0]).is_file(), page[0]


@pytest.mark.parametrize("name", CHIPS)
def test_results_that_sources_name_exist(name: str) -> None:
    for text in raw(name)["sources"].values():
        for page in re.findall(r"benchmarks/[\w./-]+\.(?:md|py|csv|toml)", text):
            assert (ROOT / page).is_file(), page


@pytest.mark.parametrize("name", CHIPS)
def test_what_is_fitted_says_on_what(name: str) -> None:
    content = raw(name)
    for constant, entry in content.get("model", {}).items():
        is_fitted = content["sources"][entry["source"]].startswith("fitted")
        assert not is_fitted or entry.get("fitted_on"), constant


def test_chips_of_one_capability_have_the_same_sm() -> None:
    for left in map(load_chip, CHIPS):
        for right in map(load_chip, CHIPS):
            if left.compute_capability == right.compute_capability:
                for fact in FACTS.keys() - FACTS_OF_PART:
                    assert getattr(left, fact) == getattr(right, fact), (
                        left.name,
                        right.name,
                        fact,
                    )


@pytest.mark.parametrize(
    ("name", "fp32", "fp64"),
    [("c2050", 1.03e12, 513.9e9), ("v100", 15.7e12, 7.8e12), ("h200", 66.9e12, 33.5e12)],
)
def test_peak_flop_rates_are_the_data_sheets(name: str, fp32: float, fp64: float) -> None:
    chip = load_chip(name)
    assert chip.peak_fp32_rate == pytest.approx(fp32, rel=0.01)
    assert chip.peak_fp64_rate == pytest.approx(fp64, rel=0.01)


def test_c2050_instruction_byte_balance_is_that_of_2010() -> None:
    chip = load_chip("c2050")
    assert chip.peak_issue_rate == pytest.approx(515e9, rel=0.005)
    assert chip.instruction_byte_balance() == pytest.approx(3.6, abs=0.05)
    assert chip.instruction_byte_balance(ecc=True) == pytest.approx(4.3, abs=0.05)


def test_c2050_attains_less_with_ecc_than_the_document_has_in_theory() -> None:
    chip = load_chip("c2050")
    assert chip.dram_bandwidth(ecc=True) == pytest.approx(120e9, rel=0.001)
    assert (chip.achievable_dram_bandwidth(ecc=True) or 0) < 114e9


def test_c2050_needs_thirty_to_fifty_lines_in_flight() -> None:
    chip = load_chip("c2050")
    assert chip.dram_latency is not None
    # Little's law: latency x bandwidth, shared by all SMs.
    needed = chip.dram_latency / chip.sm_clock * chip.dram_peak_bandwidth / chip.sm_count
    assert 30 <= needed / 128 <= 50
    assert needed / 128 == pytest.approx(44, rel=0.1)


def test_h200_achieves_what_a_copy_was_measured_to() -> None:
    chip = load_chip("h200")
    assert chip.achievable_dram_bandwidth() == pytest.approx(4114e9, rel=0.001)
    assert chip.achievable_dram_bandwidth(ecc=True) == chip.achievable_dram_bandwidth()


def test_k20x_achieves_at_least_what_the_best_transpose_did() -> None:
    achievable = load_chip("k20x").achievable_dram_bandwidth(ecc=True)
    assert achievable is not None
    assert achievable >= 173e9


def test_kepler_needs_a_hundred_lines_in_flight() -> None:
    """[004], on a K20X; one line for each warp is 64 at full occupancy."""
    chip = load_chip("k20x")
    assert chip.dram_latency is not None
    needed = chip.dram_latency / chip.sm_clock * chip.dram_peak_bandwidth / chip.sm_count
    assert needed / 128 == pytest.approx(100, rel=0.01)
    assert chip.max_warps_per_sm == 64


def test_what_is_unknown_stays_unknown() -> None:
    chip = load_chip("c2050")
    assert chip.l2_latency is None
