"""cuado's occupancy against NVIDIA's own calculator, row by row.

``occupancy_golden.csv`` was written by ``occupancy_golden.cpp``, which says how to repeat it.
"""

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from cuado.device import Chip, load_chip
from cuado.device.occupancy import LaunchRequirements, Resource, occupancy

KB = 1024
CSV = Path(__file__).with_name("occupancy_golden.csv")
COLUMNS = {
    "by_warps": Resource.WARPS,
    "by_registers": Resource.REGISTERS,
    "by_shared": Resource.SHARED_MEMORY,
    "by_blocks": Resource.BLOCKS,
    "by_barriers": Resource.BARRIERS,
}


# The SMs of capabilities that have no chip file: the limits that differ from a relative's.
KEPLER = load_chip("k20c")
MAXWELL = replace(KEPLER, max_blocks_per_sm=32)
TURING = replace(load_chip("v100"), max_blocks_per_sm=16, max_warps_per_sm=32)
AMPERE = replace(
    load_chip("a100"),
    max_warps_per_sm=48,
    shared_per_sm_bytes=100 * KB,
    shared_per_block_bytes=99 * KB,
    shared_configs_bytes=tuple(n * KB for n in (0, 8, 16, 32, 64, 100)),
)
SMS: dict[str, Chip] = {
    "2.0": load_chip("c2050"),
    "3.0": KEPLER,
    "3.5": KEPLER,
    "3.7": replace(KEPLER, registers_per_sm=131072, shared_per_sm_bytes=112 * KB),
    "5.0": replace(MAXWELL, shared_per_sm_bytes=64 * KB),
    "5.2": replace(MAXWELL, shared_per_sm_bytes=96 * KB),
    "6.1": replace(MAXWELL, shared_per_sm_bytes=96 * KB),
    "7.0": load_chip("v100"),
    "7.5": replace(
        TURING,
        shared_per_sm_bytes=64 * KB,
        shared_per_block_bytes=64 * KB,
        shared_configs_bytes=(32 * KB, 64 * KB),
    ),
    "8.0": load_chip("a100"),
    "8.6": replace(AMPERE, max_blocks_per_sm=16),
    "8.9": replace(AMPERE, max_blocks_per_sm=24),
    "9.0": load_chip("h200"),
}


def rows() -> list[dict[str, str]]:
    lines = CSV.read_text("utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def optional(text: str) -> int | None:
    return int(text) if text else None


def test_every_capability_has_rows() -> None:
    # The newest are held by chips that are assembled of their attributes.
    assert {row["capability"] for row in rows()} == {*SMS, "10.0", "12.0"}
    assert len(rows()) > 3000


@pytest.mark.parametrize("capability", SMS)
def test_every_row_of_the_golden_table_is_met(capability: str) -> None:
    for row in rows():
        if row["capability"] != capability:
            continue
        launch = LaunchRequirements(
            threads_per_block=int(row["threads"]),
            registers_per_thread=int(row["registers"]),
            shared_bytes_per_block=int(row["shared"]),
            barriers=int(row["barriers"]),
            shared_config_bytes=optional(row["config"]),
        )
        found = occupancy(SMS[capability], launch)
        expected = {COLUMNS[c]: optional(row[c]) for c in COLUMNS if row[c]}
        assert dict(found.limits) == expected, row
        assert found.blocks_per_sm == int(row["blocks"]), row
