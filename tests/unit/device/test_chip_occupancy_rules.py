"""Occupancy on every chip against NVIDIA's published rules: 5,000 random launches each."""

import random

import pytest
from nvidia_occupancy import KIB, TABLE, WARP, Asked, blocks_per_sm

from cuado.device import known_chips, load_chip
from cuado.device.attributes import chip_from_attributes
from cuado.device.occupancy import LaunchRequirements, occupancy

LAUNCHES = 5000


def launches(capability: tuple[int, int], seed: int) -> list[Asked]:
    draw, limits = random.Random(seed), TABLE[capability]  # noqa: S311  no secret
    most = limits.shared * KIB
    found = []
    for _ in range(LAUNCHES):
        threads = WARP * draw.randint(1, 33) if draw.random() < 0.5 else draw.randint(1, 1056)
        registers = draw.randint(0, limits.registers_per_thread)
        shared = draw.choice(
            (0, draw.randint(0, 4096), draw.randint(0, 49152), draw.randint(0, most))
        )
        near = draw.choice((0, 128 * draw.randint(0, most // 128) + draw.randint(-1, 1)))
        carve_out = draw.choice((None, KIB * draw.choice(limits.carve_outs)))
        barriers = draw.choice((0, 1, 1, 2, 3, 16))
        found.append(Asked(threads, registers, max(shared, near), barriers, carve_out))
    return found


@pytest.mark.parametrize("name", known_chips())
def test_every_chip_holds_as_many_blocks_as_nvidia_says(name: str) -> None:
    chip = load_chip(name)
    held = 0
    for asked in launches(chip.compute_capability, sum(map(ord, name))):
        launch = LaunchRequirements(
            asked.threads, asked.registers, asked.shared, asked.barriers, asked.carve_out
        )
        expected = blocks_per_sm(chip.compute_capability, asked)
        assert occupancy(chip, launch).blocks_per_sm == expected, asked
        held += expected > 0
    # Launches that fit and launches that do not are both among them.
    assert LAUNCHES // 4 < held < LAUNCHES


@pytest.mark.parametrize("capability", [each for each in TABLE if each >= (7, 0)])
def test_a_device_without_a_file_holds_as_many(capability: tuple[int, int]) -> None:
    limits = TABLE[capability]
    reserved = KIB if capability >= (8, 0) else 0
    stated = {
        "sm_count": 10,
        "l2_bytes": 1 << 20,
        "max_warps_per_sm": limits.threads // WARP,
        "max_blocks_per_sm": limits.blocks,
        "max_threads_per_block": 1024,
        "registers_per_sm": limits.registers,
        "registers_per_block": limits.registers,
        "shared_per_sm_bytes": limits.shared * KIB,
        "shared_per_block_bytes": limits.shared * KIB - reserved,
        "shared_reserved_per_block_bytes": reserved,
    }
    chip = chip_from_attributes("a device", capability, stated, "its driver")
    for asked in launches(capability, 7):
        launch = LaunchRequirements(
            asked.threads, asked.registers, asked.shared, asked.barriers, asked.carve_out
        )
        assert occupancy(chip, launch).blocks_per_sm == blocks_per_sm(capability, asked), asked


def test_every_target_from_volta_on_is_in_the_table() -> None:
    targets = {(7, 0), (7, 5), (8, 0), (8, 6), (8, 7), (8, 9), (9, 0), (10, 0), (10, 3), (11, 0)}
    assert targets | {(12, 0), (12, 1)} <= TABLE.keys()
    assert {load_chip(name).compute_capability for name in known_chips()} <= TABLE.keys()
