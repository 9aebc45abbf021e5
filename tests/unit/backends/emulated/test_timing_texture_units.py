"""Modelled times of loads that go through texture units beside L1."""

from dataclasses import replace

import pytest
from timing_workloads import cycles, straight

from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import Access, Operation, Step
from cuado.device.library import load_chip

K20C = units_of(load_chip("k20c"))


def load(fetches: float, miss: float = 1.0, lines: float = 32.0, **more: float) -> Step:
    """A load of 32 sectors in as many lines, through texture units if it fetches any."""
    access = Access(
        lines, lines, miss, 32.0, 32.0, lines, dram_miss=more.get("dram", 0.0), fetches=fetches
    )
    return Step(Operation.LOAD, 1, (), int(more.get("sets", 0)), access=access)


def test_texture_units_take_four_sectors_a_cycle_and_no_replays() -> None:
    many = [load(32.0, miss=0.0)] * 64
    units = replace(K20C, texture_fetches=1024.0)
    through = cycles(straight(*many, warps=8), units)
    replayed = cycles(straight(*[load(0.0, miss=0.0)] * 64, warps=8), units)
    assert through == pytest.approx(8 * 64 * 32 / 4, rel=0.1)
    assert replayed == pytest.approx(8 * 64 * 32, rel=0.1)


def test_what_is_under_way_is_limited() -> None:
    many = [load(32.0)] * 64
    fast = replace(K20C, port_bytes=1e9, l2_bytes=1e9)
    latency = fast.l2_latency + fast.texture_latency - fast.latency[Operation.LOAD]
    for room in (128.0, 256.0):
        found = cycles(straight(*many), replace(fast, texture_fetches=room))
        assert found == pytest.approx(64 * 32 / room * latency, rel=0.1)


def test_a_hit_waits_for_the_misses_before_it() -> None:
    slow, fast = load(32.0, dram=1.0, sets=0), load(32.0, miss=0.0, sets=1)
    wait = Step(Operation.FP32, 1, (1,))
    alone = cycles(straight(fast, wait), K20C)
    behind = cycles(straight(slow, fast, wait), K20C)
    assert behind - alone > K20C.dram_latency / 2


def test_a_load_through_them_is_as_slow_as_they_are_long() -> None:
    wait = Step(Operation.FP32, 1, (0,))
    through = cycles(straight(load(32.0, lines=1.0), wait), K20C)
    beside = cycles(straight(load(0.0, lines=1.0), wait), K20C)
    before_l2 = 32 / 4, 1 + 1 + 32 / K20C.fill  # Cycles of the units, of pipe, replay and fill.
    longer = K20C.texture_latency - K20C.latency[Operation.LOAD]
    assert through - beside == pytest.approx(longer + before_l2[0] - before_l2[1])


def test_less_than_a_fetch_on_average_is_one_now_and_then() -> None:
    """Of four loads that most lanes are kept from, not one waits for all that are under way."""
    units = replace(K20C, texture_fetches=256.0)
    some = cycles(straight(*[load(0.4, lines=1.0)] * 256, warps=8), units)
    ones = cycles(straight(*[load(1.0, lines=1.0)] * 256, warps=8), units)
    assert some < 1.1 * ones
    small = replace(units, texture_fetches=16.0)
    between = cycles(straight(*[load(1.5, lines=1.0)] * 256, warps=8), small)
    one, two = (cycles(straight(*[load(n, lines=1.0)] * 256, warps=8), small) for n in (1.0, 2.0))
    assert 1.2 * one < between < two / 1.1
