"""Occupancy: recorded launches, the founding documents' figures, properties, and steps."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.device import Chip, known_chips, load_chip
from cuado.device.occupancy import (
    Change,
    LaunchRequirements,
    Parameter,
    Resource,
    occupancy,
    one_step_less,
)

H200 = load_chip("h200")
C2050 = load_chip("c2050")
WAVE_STEP = LaunchRequirements(512, 40, 3840, 1, 32768)

CHIPS = st.sampled_from(known_chips()).map(load_chip)
LAUNCHES = st.builds(
    LaunchRequirements,
    threads_per_block=st.integers(1, 1056),
    registers_per_thread=st.integers(0, 256),
    shared_bytes_per_block=st.integers(0, 60_000) | st.integers(0, 240_000),
    barriers=st.integers(0, 16),
    shared_config_bytes=st.none() | st.sampled_from([0, 8192, 16384, 32768, 102400]),
)


# threads, registers, static shared, barriers, carve-out -> blocks by registers, shared, warps; %
RECORDED = [
    ("average_warp_per_element", (1024, 30, 4096, 1, 16384), (2, 3, 2), 100),
    ("wave_step", (512, 40, 3840, 1, 32768), (3, 6, 4), 75),
    ("transpose_row_per_thread", (256, 30, 0, 0, 32768), (8, 32, 8), 100),
    ("transpose_2d", (1024, 16, 0, 0, 8192), (4, 8, 2), 100),
    ("transpose_shared", (1024, 16, 4096, 1, 16384), (4, 3, 2), 100),
    ("transpose_padded", (1024, 16, 4224, 1, 16384), (4, 3, 2), 100),
    ("transpose_multi", (128, 32, 4224, 1, 135168), (16, 25, 16), 100),
]


@pytest.mark.parametrize(
    ("asked", "blocks", "percent"), [r[1:] for r in RECORDED], ids=[r[0] for r in RECORDED]
)
def test_limits_are_those_that_nsight_compute_reports_on_an_h200(
    asked: tuple[int, int, int, int, int], blocks: tuple[int, int, int], percent: float
) -> None:
    found = occupancy(H200, LaunchRequirements(*asked))
    named = (Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS)
    assert tuple(found.limits[resource] for resource in named) == blocks
    assert found.limits[Resource.BLOCKS] == 32
    assert 100 * found.fraction == percent


def test_c2050_twelfth_order_stencil_as_in_2010() -> None:
    """42 registers: one block of 512 threads, or three of 256, or one of 768."""
    assert occupancy(C2050, LaunchRequirements(512, 42)).blocks_per_sm == 1
    assert occupancy(C2050, LaunchRequirements(256, 42)).blocks_per_sm == 3
    assert occupancy(C2050, LaunchRequirements(768, 42)).blocks_per_sm == 1


def test_k20c_sparse_product_as_in_2013() -> None:
    """47 registers allow 62.5% of the warps."""
    assert occupancy(load_chip("k20c"), LaunchRequirements(128, 47)).fraction == 0.625


def test_the_limiting_resources_are_named() -> None:
    assert occupancy(H200, WAVE_STEP).limiting == (Resource.REGISTERS,)
    assert occupancy(H200, LaunchRequirements(1024, 32)).limiting == (
        Resource.WARPS,
        Resource.REGISTERS,
    )
    assert occupancy(H200, LaunchRequirements(32, 16)).limiting == (Resource.BLOCKS,)
    assert occupancy(H200, LaunchRequirements(64, 16, barriers=16)).limiting == (Resource.BARRIERS,)


def test_a_resource_that_is_not_used_does_not_limit() -> None:
    assert set(occupancy(C2050, LaunchRequirements(32, 0)).limits) == {
        Resource.WARPS,
        Resource.BLOCKS,
    }


@pytest.mark.parametrize(
    "numbers", [(0, 1, 0, 0, None), (32, -1, 0, 0, None), (32, 1, -1, 0, None), (32, 1, 0, 0, -1)]
)
def test_an_impossible_launch_is_refused(numbers: tuple[int, int, int, int, int | None]) -> None:
    with pytest.raises(ValueError, match="is no launch"):
        LaunchRequirements(*numbers)


def test_a_step_less_of_registers() -> None:
    (step,) = one_step_less(H200, WAVE_STEP)
    assert step.changes == (Change(Parameter.REGISTERS, 40, 32),)
    assert (step.occupancy.blocks_per_sm, step.occupancy.fraction) == (4, 1.0)


def test_a_step_less_of_registers_or_smaller_blocks() -> None:
    """The remedy of 2010: at 42 registers blocks of 512 threads waste a third of the warps."""
    steps = one_step_less(C2050, LaunchRequirements(512, 42))
    assert [step.changes for step in steps] == [
        (Change(Parameter.REGISTERS, 42, 32),),
        (Change(Parameter.THREADS, 512, 384),),
    ]
    assert [step.occupancy.warps_per_sm for step in steps] == [32, 24]


def test_a_step_less_of_shared_memory() -> None:
    (step,) = one_step_less(H200, LaunchRequirements(128, 16, 20_000))
    (change,) = step.changes
    assert change.parameter is Parameter.SHARED
    # 12 blocks share 228 KB: 19,456 bytes each, of which the driver takes 1,024.
    assert change.after == 19_456 - 1024 - 19_456 % 128
    assert step.occupancy.blocks_per_sm == 12


def test_smaller_blocks_fill_the_warp_slots() -> None:
    (step,) = one_step_less(C2050, LaunchRequirements(1024, 16))
    assert step.changes == (Change(Parameter.THREADS, 1024, 768),)
    assert step.occupancy.fraction == 1.0


def test_larger_blocks_fill_the_block_slots() -> None:
    (step,) = one_step_less(H200, LaunchRequirements(32, 16))
    assert step.changes == (Change(Parameter.THREADS, 32, 64),)
    assert step.occupancy.fraction == 1.0


def test_a_step_less_of_barriers() -> None:
    (step,) = one_step_less(H200, LaunchRequirements(64, 16, barriers=16))
    assert step.changes == (Change(Parameter.BARRIERS, 16, 12),)
    assert step.occupancy.blocks_per_sm == 5


def test_resources_that_limit_alike_are_eased_together() -> None:
    launch = LaunchRequirements(128, 128, 56_000)
    assert occupancy(H200, launch).limiting == (Resource.REGISTERS, Resource.SHARED_MEMORY)
    steps = one_step_less(H200, launch)
    assert [change.parameter for change in steps[-1].changes] == [
        Parameter.REGISTERS,
        Parameter.SHARED,
    ]
    assert steps[-1].occupancy.blocks_per_sm == 5


def test_a_full_sm_needs_no_step() -> None:
    assert one_step_less(H200, LaunchRequirements(1024, 32)) == ()


@given(CHIPS, LAUNCHES)
def test_an_sm_is_never_overfull(chip: Chip, launch: LaunchRequirements) -> None:
    found = occupancy(chip, launch)
    assert 0 <= found.fraction <= 1
    assert found.blocks_per_sm <= chip.max_blocks_per_sm
    assert found.blocks_per_sm * launch.threads_per_block <= chip.max_threads_per_sm
    assert found.blocks_per_sm * launch.registers_per_thread * launch.threads_per_block <= (
        chip.registers_per_sm
    )
    assert found.limiting


# Fermi's doubled unit makes 22 registers dearer than 23 to 24: the hardware is not monotone there.
@given(CHIPS.filter(lambda chip: chip.register_counts_of_doubled_unit is None), LAUNCHES, st.data())
def test_asking_for_less_never_lowers_the_blocks(
    chip: Chip, launch: LaunchRequirements, data: st.DataObject
) -> None:
    less = replace(
        launch,
        threads_per_block=data.draw(st.integers(1, launch.threads_per_block)),
        registers_per_thread=data.draw(st.integers(0, launch.registers_per_thread)),
        barriers=data.draw(st.integers(0, launch.barriers)),
    )
    assert occupancy(chip, less).blocks_per_sm >= occupancy(chip, launch).blocks_per_sm


@given(CHIPS, LAUNCHES, st.data())
def test_less_shared_memory_never_lowers_the_blocks(
    chip: Chip, launch: LaunchRequirements, data: st.DataObject
) -> None:
    # With a carve-out that is too small the driver takes a larger one, and more shared memory may
    # then mean more blocks: the rule holds for a carve-out that stays.
    fixed = replace(launch, shared_config_bytes=None)
    less = data.draw(st.integers(0, launch.shared_bytes_per_block))
    fewer = replace(fixed, shared_bytes_per_block=less)
    assert occupancy(chip, fewer).blocks_per_sm >= occupancy(chip, fixed).blocks_per_sm


@given(CHIPS, LAUNCHES)
def test_every_step_gains_warps_and_is_the_occupancy_of_its_launch(
    chip: Chip, launch: LaunchRequirements
) -> None:
    now = occupancy(chip, launch)
    for step in one_step_less(chip, launch):
        changed = replace(launch, **{c.parameter.value: c.after for c in step.changes})
        assert step.occupancy == occupancy(chip, changed)
        assert step.occupancy.warps_per_sm > now.warps_per_sm
        assert all(getattr(launch, c.parameter.value) == c.before for c in step.changes)
