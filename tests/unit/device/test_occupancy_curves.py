"""Curves of occupancy: they agree with the calculator at every value, and place the launch."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.device import known_chips, load_chip
from cuado.device.occupancy import LaunchRequirements, Parameter, occupancy
from cuado.device.occupancy_curves import VARIED, Curve, curves

H200 = load_chip("h200")


def curve(launch: LaunchRequirements, parameter: Parameter, chip: str = "h200") -> Curve:
    return next(c for c in curves(load_chip(chip), launch) if c.parameter is parameter)


@given(
    chip=st.sampled_from(known_chips()),
    threads=st.integers(1, 1024),
    registers=st.integers(0, 63),
    shared=st.integers(0, 49_152),
    data=st.data(),
)
def test_every_value_has_the_occupancy_of_its_plateau(
    chip: str, threads: int, registers: int, shared: int, data: st.DataObject
) -> None:
    facts = load_chip(chip)
    launch = LaunchRequirements(threads, registers, shared)
    for found in curves(facts, launch):
        assert found.here == occupancy(facts, launch)
        for plateau in found.plateaus:
            step = 32 if found.parameter is Parameter.THREADS else 1
            first = -(-plateau.first // step) * step
            value = data.draw(
                st.sampled_from(range(first, plateau.last + 1, step) or [plateau.last])
            )
            varied = replace(launch, **{found.parameter.value: value})
            assert occupancy(facts, varied).warps_per_sm == plateau.occupancy.warps_per_sm
        if found.here.blocks_per_sm:
            own = found.own
            assert own is not None
            assert own.occupancy.warps_per_sm == found.here.warps_per_sm
        else:
            assert found.own is None
            assert (found.room, found.after) == (0, None)


def test_the_document_s_spmv_has_room_for_one_register() -> None:
    """[002]: 47 registers, 256 threads, 62.5 % on a K20c."""
    found = curve(LaunchRequirements(256, 47), Parameter.REGISTERS, "k20c")
    assert found.here.fraction == 0.625
    assert (found.room, found.after and found.after.first) == (1, 49)
    assert [(p.last, p.occupancy.fraction) for p in found.plateaus][:3] == [
        (32, 1.0),
        (40, 0.75),
        (48, 0.625),
    ]


def test_shared_memory_is_given_in_whole_units() -> None:
    found = curve(LaunchRequirements(256, 40, 12_300), Parameter.SHARED)
    own = found.own
    assert own is not None
    assert (own.first, own.last) == (0, 37_888)
    # 7 x 38,912 bytes, the reserve included, would be more than the SM has.
    assert H200.shared_per_sm_bytes // (own.last + 1024) == 6
    assert found.after is not None
    assert found.after.first == own.last + 1


def test_a_launch_that_does_not_run_is_on_no_plateau() -> None:
    launch = LaunchRequirements(1024, 255)
    found = {each.parameter: each for each in curves(H200, launch)}
    assert tuple(found) == VARIED
    assert all(each.own is None for each in found.values())
    assert found[Parameter.REGISTERS].plateaus[-1].last == 64
    assert found[Parameter.SHARED].plateaus == ()
    assert found[Parameter.THREADS].plateaus[-1].last == 256


@pytest.mark.parametrize("threads", [1, 31, 100, 1000])
def test_a_block_of_no_whole_warps_has_its_place(threads: int) -> None:
    found = curve(LaunchRequirements(threads, 32), Parameter.THREADS)
    assert found.own is not None
    assert found.own.first <= threads <= found.own.last
