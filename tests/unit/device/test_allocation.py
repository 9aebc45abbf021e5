"""NVIDIA's rules of allocation, as data: complete, sourced, and in order."""

import tomllib
from importlib.resources import files

import pytest

from cuado.device import known_chips, load_chip
from cuado.device.allocation import allocation_of, oldest_allocation

KIB = 1024
CONTENT = tomllib.loads((files("cuado.device") / "allocation.toml").read_text("utf-8"))


def test_every_rule_has_a_value_a_unit_and_a_source() -> None:
    cited = set()
    for table in CONTENT["rules"]:
        for rule in table.keys() - {"since"}:
            assert table[rule].keys() == {"value", "unit", "source"}, rule
            cited.add(table[rule]["source"])
    assert cited == CONTENT["sources"].keys()
    since = [table["since"] for table in CONTENT["rules"]]
    assert since == sorted(since)


def test_what_is_not_restated_is_as_before() -> None:
    assert allocation_of((6, 0)).values["warp_allocation_granularity"] == 2
    assert allocation_of((6, 1)).values["warp_allocation_granularity"] == 4
    assert allocation_of((8, 9)).values["register_allocation_unit"] == 256
    assert allocation_of((99, 0)).values == allocation_of((12, 1)).values


@pytest.mark.parametrize(
    ("capability", "each"), [((8, 9), None), ((9, 0), 2), ((10, 0), 2), ((10, 1), 1),
                             ((10, 3), 2), ((11, 0), 1), ((12, 1), 1)],
)  # fmt: skip
def test_barriers_of_a_block(capability: tuple[int, int], each: int | None) -> None:
    assert allocation_of(capability).barriers(1) == each


def test_older_capabilities_have_no_rules() -> None:
    assert oldest_allocation() == (3, 0)
    assert not allocation_of((2, 0)).values
    assert not allocation_of((2, 0)).takes_next_carve_out
    assert allocation_of((3, 5)).carve_outs(48 * KIB) == (16 * KIB, 32 * KIB, 48 * KIB)
    assert allocation_of((5, 2)).carve_outs(96 * KIB) == (96 * KIB,)


@pytest.mark.parametrize("name", known_chips())
def test_rules_agree_with_the_files_of_chips(name: str) -> None:
    chip = load_chip(name)
    rules = allocation_of(chip.compute_capability)
    for rule in ("register_allocation_unit", "warp_allocation_granularity", "schedulers_per_sm"):
        assert getattr(chip, rule) == rules.values.get(rule, getattr(chip, rule)), rule
    if rules.values:
        assert chip.shared_configs_bytes == rules.carve_outs(chip.shared_per_sm_bytes)
        assert chip.barriers_per_sm == rules.barriers(chip.max_blocks_per_sm)
