"""The timing model: limits that have a closed form, orders that must hold, paths of warps."""

import re
from dataclasses import replace

import numpy as np
import pytest
from timing_workloads import H200, LAST, RESOURCES, cycles, faster, straight

from cuado.backends.emulated.timing import build, costs, library, simulation
from cuado.backends.emulated.timing.balance import balance_of
from cuado.backends.emulated.timing.control import Control, control_of, operation_of
from cuado.backends.emulated.timing.model import modelled, timed
from cuado.backends.emulated.timing.units import units_of
from cuado.backends.emulated.timing.workload import (
    END,
    Access,
    CodeBlock,
    Operation,
    Step,
    Workload,
)
from cuado.device.library import known_chips, load_chip


def stream(blocks: int, lines: int = 8) -> Workload:
    """Every warp reads lines from DRAM, all at once, and waits for them."""
    access = Access(1, 1, 1, 4, 4, 1, dram_miss=1, dram_bytes=128)
    loads = (Step(Operation.LOAD, sets=0, access=access),) * lines
    wait = Step(Operation.FP32, waits=(0,))
    return straight(*loads, wait, LAST, blocks=blocks, warps=8, resident=8)


def test_a_chain_takes_the_latency_of_its_links() -> None:
    chain = straight(*[Step(Operation.FP32, stall=4)] * 1000)
    assert cycles(chain) == pytest.approx(4000 + units_of(H200).start_of(1), rel=1e-3)


def test_independent_arithmetic_of_many_warps_takes_its_pipe() -> None:
    full = straight(*[Step(Operation.INTEGER)] * 2000, blocks=132, warps=32, resident=1)
    # 64 lanes: 2 cycles of each scheduler for a warp, 8 warps for each.
    assert cycles(full) == pytest.approx(2000 * 8 * 2, rel=0.05)


def test_a_stream_takes_its_bytes_over_the_bandwidth() -> None:
    workload = stream(132 * 400)
    units = units_of(H200)
    assert cycles(workload) == pytest.approx(
        workload.warps * 8 * 128 / units.dram_read_bytes, rel=0.04
    )
    timing = timed(workload, units)
    assert max(timing.terms, key=lambda name: timing.terms[name]) == "DRAM"


def test_a_load_alone_takes_its_latency() -> None:
    far = cycles(stream(1, lines=1)) - cycles(straight(LAST))
    assert units_of(H200).dram_latency < far < 1.3 * units_of(H200).dram_latency


def test_a_block_takes_one_sm_and_another_round_of_blocks_takes_as_long_again() -> None:
    steps = [Step(Operation.FP64)] * 4000
    one, all_, more = (
        cycles(straight(*steps, blocks=n, warps=32, resident=1)) for n in (1, 132, 133)
    )
    assert all_ == pytest.approx(one, rel=0.02)
    assert more == pytest.approx(2 * one, rel=0.02)


def test_blocks_beyond_those_that_are_simulated_take_as_long() -> None:
    steps = [Step(Operation.FP32)] * 1000
    few, many = (cycles(straight(*steps, blocks=132 * n, warps=8, resident=8)) for n in (80, 800))
    assert many == pytest.approx(10 * few, rel=0.03)


def test_blocks_that_begin_together_and_are_not_simulated_take_as_long() -> None:
    """Of 32, 8 at once: 25 would do, but a round of one more block takes as long as one of 8."""
    load = Step(Operation.SHARED, sets=0, access=Access())
    chain = [load, Step(Operation.FP32, waits=(0,)), Step(Operation.BARRIER)] * 1000

    def taken(rounds: int) -> float:
        return cycles(straight(*chain, blocks=132 * 8 * rounds, warps=8, resident=8))

    assert taken(4) == pytest.approx(4 * taken(1), rel=0.02)


def test_rounds_of_a_loop_beyond_those_that_are_simulated_take_as_long() -> None:
    def loop(rounds: int) -> Workload:
        body = CodeBlock((Step(Operation.FP32, stall=4),) * 20, rounds * 8, (1, 2))
        first, last = CodeBlock((LAST,), 8, (1,)), CodeBlock((LAST,), 8, (END,))
        return Workload((first, body, last), 1, 8, 1)

    start = units_of(H200).start_of(8)
    # Two warps of each scheduler hide in each other's stalls, and go back together.
    turn = 80 + units_of(H200).retry_branch
    assert cycles(loop(100)) - start == pytest.approx(100 * turn, rel=0.02)
    assert cycles(loop(100_000)) - start == pytest.approx(100_000 * turn, rel=0.02)


def test_a_barrier_makes_warps_wait_for_the_last() -> None:
    long = (Step(Operation.FP32, stall=15),) * 200
    branch = CodeBlock((LAST,), 16, (1, 2))
    slow, meet = CodeBlock(long, 1, (2,)), CodeBlock((Step(Operation.BARRIER), LAST), 16, (3,))
    after = CodeBlock(long, 16, (END,))
    workload = Workload((branch, slow, meet, after), 1, 16, 1)
    assert cycles(workload) > 2 * 200 * 15


@pytest.mark.parametrize("resource", sorted(RESOURCES))
def test_no_resource_slows_a_launch_down_by_being_faster(resource: str) -> None:
    access = Access(4, 4, 0.5, 4, 4, dram_miss=0.5, dram_bytes=128)
    steps = (
        Step(Operation.LOAD, sets=0, access=access),
        Step(Operation.FP32, stall=4, waits=(0,)),
        Step(Operation.ATOMIC, access=replace(access, miss=1, passes=2, floating_passes=1)),
        Step(Operation.BARRIER),
        LAST,
    )
    workload = straight(*steps, blocks=2000, warps=8, resident=4)
    units = units_of(H200)
    before = timed(workload, units).seconds
    assert timed(workload, faster(units, resource, 2.0)).seconds <= before * 1.01
    assert timed(workload, faster(units, resource, 0.25)).seconds >= before * 0.99


def test_conflicts_and_partial_stores_cost_what_they_are_said_to() -> None:
    def bound(access: Access, operation: Operation = Operation.SHARED) -> float:
        steps = [Step(operation, access=access)] * 100
        return cycles(straight(*steps, blocks=132 * 8, warps=8, resident=8))

    assert bound(Access(32)) == pytest.approx(4 * bound(Access(8)), rel=0.05)
    whole = Access(1, 32, 1, 32, 32, 8)
    lone, part = replace(whole, l2_lines=32), replace(whole, is_partial=True)
    plain = bound(whole, Operation.STORE)
    assert bound(part, Operation.STORE) > 1.15 * plain
    assert bound(lone, Operation.STORE) > 1.5 * plain


@pytest.mark.parametrize(("warps", "expected"), [(1, 14.3), (8, 28.3), (32, 76.3)])
def test_barriers_take_what_they_were_measured_to(warps: int, expected: float) -> None:
    """barrier.N_warps of the table of constants of an H200."""
    many = straight(*[Step(Operation.BARRIER)] * 1000, LAST, warps=warps)
    assert cycles(many) / 1000 == pytest.approx(expected, rel=0.05)


LITTLE = {  # (warps, loads in flight in each, bytes of a load): TB/s of an H200.
    "l2": {(1, 1, 128): 0.10297, (16, 2, 128): 3.1073, (32, 1, 512): 8.1481},
    "dram": {
        (1, 1, 128): 0.044582,
        (1, 4, 128): 0.14671,
        (16, 4, 128): 2.1615,
        (64, 1, 128): 2.6331,
        (64, 2, 128): 3.865,
        (8, 4, 512): 3.4764,
        (32, 4, 512): 4.6622,
    },
}
"""Of benchmarks/results/2026-11-22-h200-calibration.md; units are in part of the same table, but no
rate at which requests in flight are too few is."""


@pytest.mark.parametrize("level", sorted(LITTLE))
def test_requests_in_flight_give_the_bandwidth_that_was_measured(level: str) -> None:
    for (warps, loads, size), expected in LITTLE[level].items():
        lines = size / 128
        far = {"dram_miss": 1.0, "dram_bytes": float(size)} if level == "dram" else {}
        access = Access(lines, lines, 1, 4 * lines, 4 * lines, lines, **far)  # type: ignore[arg-type]
        load, use = Step(Operation.LOAD, sets=0, access=access), Step(Operation.FP32, 4, waits=(0,))
        body = (load,) * loads + (use,) * loads + (Step(Operation.INTEGER, 22),)

        def seconds(rounds: int, body: tuple[Step, ...] = body, warps: int = warps) -> float:
            return modelled(straight(*body * rounds, LAST, blocks=132, warps=warps), H200).seconds

        rounds = 100
        moved = rounds * loads * size * warps * 132
        rate = moved / (seconds(2 * rounds) - seconds(rounds))
        assert rate == pytest.approx(expected * 1e12, rel=0.1), (warps, loads, size)


def test_the_most_contended_line_bounds_atomic_operations() -> None:
    units = units_of(H200)
    spread = Access(1, 1, 1, 4, 4, 1)
    hot = replace(spread, passes=32.0)

    def bound(access: Access) -> float:
        return cycles(
            straight(Step(Operation.ATOMIC, access=access), LAST, blocks=13200, warps=8, resident=8)
        )

    warps = 13200 * 8
    assert bound(hot) == pytest.approx(warps * 32 * units.atomic_pass, rel=0.05)
    assert bound(spread) < 0.2 * bound(hot)
    floating = replace(spread, floating_passes=32.0)
    assert bound(floating) > 2 * bound(hot)


def looping(work: np.ndarray) -> Workload:
    """Every warp goes around a loop 40 times on average, as its part of the work says."""
    blocks, warps = work.shape
    body = CodeBlock((Step(Operation.INTEGER),) * 20, 40.0 * blocks * warps, (1, 2))
    ends = float(blocks * warps)
    first, last = CodeBlock((LAST,), ends, (1,)), CodeBlock((LAST,), ends, (END,))
    return Workload((first, body, last), blocks, warps, 2, work.astype(np.float64))


def test_a_block_lasts_as_long_as_its_longest_warp() -> None:
    even = np.ones((1320, 32))
    uneven = np.ones((1320, 32))
    uneven[:, 0] = 64.0
    work = uneven.mean()
    alone = 20 * 40 * 64 / work * 2  # 64 lanes: 2 cycles for each instruction of one warp
    assert cycles(looping(uneven)) > 5 * alone * 0.9
    assert cycles(looping(uneven)) > 1.5 * cycles(looping(even))


def test_the_sm_with_most_work_is_the_last() -> None:
    triangle = np.repeat(np.arange(1.0, 265.0)[:, None], 32, 1)
    even = cycles(looping(np.ones((264, 32))))
    # The busiest SM has blocks 131 and 263: 132 + 264 of a mean 265.
    assert cycles(looping(triangle)) == pytest.approx(even * 396 / 265, rel=0.05)


def test_kinds_of_warps_keep_the_work_of_all() -> None:
    work = np.random.default_rng(1).exponential(size=(2000, 8))
    balance = balance_of(work, 2000, 132, 4)
    assert balance is not None
    assert np.dot(balance.levels, balance.shares) == pytest.approx(1.0)
    assert sum(balance.shares) == pytest.approx(1.0)
    assert balance.sms <= 132
    assert balance_of(np.ones((2000, 8)), 2000, 132, 4) is None
    assert balance_of(None, 2000, 132, 4) is None


@pytest.mark.parametrize(("chip", "per_line"), [("k20x", 1.0), ("c2050", 1.0), ("v100", 0.25)])
def test_each_line_of_an_access_is_a_replay_before_volta(chip: str, per_line: float) -> None:
    units = units_of(load_chip(chip))
    load = Step(Operation.LOAD, access=Access(1, 32))
    found = timed(straight(*[load] * 1000, blocks=units.sms, warps=8), units)
    taken = (found.seconds - units.launch) * units.clock
    assert taken == pytest.approx(8 * 1000 * 32 * per_line, rel=0.1)


@pytest.mark.parametrize("name", ["c2050", "k20x"])
def test_gddr5_has_its_ecc_on(name: str) -> None:
    chip, units = load_chip(name), units_of(load_chip(name))
    attained = chip.achievable_dram_bandwidth(ecc=True)
    assert attained is not None
    assert units.dram_read_bytes * units.clock == pytest.approx(attained)


def test_no_server_is_busy_for_longer_than_the_launch() -> None:
    """All of a loop's rounds read, of which a few are simulated, and stand behind another loop."""
    read = Step(Operation.LOAD, access=Access(1, 1, 1, 4, 4, dram_miss=1, dram_bytes=128))
    warps = 132 * 8
    loops = (
        CodeBlock((Step(Operation.FP32),), warps, (1,)),
        CodeBlock((Step(Operation.FP32),) * 4, warps * 4000, (1, 2)),
        CodeBlock((read,), warps * 300, (2, END)),
    )
    found = modelled(Workload(loops, 132, 8, 1), H200)
    assert found.terms["DRAM"] * H200.dram_peak_bandwidth >= 128 * 300 * warps
    assert found.seconds >= max(found.terms.values())


def test_the_same_launch_takes_the_same_time() -> None:
    assert modelled(stream(1000), H200).seconds == modelled(stream(1000), H200).seconds


@pytest.mark.parametrize("name", known_chips())
def test_every_chip_gives_a_time(name: str) -> None:
    chip = load_chip(name)
    timing = modelled(stream(chip.sm_count * 200), chip)
    expected = chip.sm_count * 200 * 8 * 8 * 128 / chip.dram_peak_bandwidth
    assert expected < timing.seconds - units_of(chip).launch < 2 * expected


def test_a_grid_without_blocks_takes_the_launch() -> None:
    assert modelled(stream(0), H200).seconds == units_of(H200).launch


def test_control_bits() -> None:
    # LDG.E R2, desc[UR4][R10.64]: releases barrier 2; FMUL: waits for barrier 0, stalls 6.
    assert control_of(0x1 << 105 | 2 << 110 | 7 << 113) == Control(1, 2, None, ())
    assert control_of(0x6 << 105 | 7 << 110 | 7 << 113 | 1 << 116) == Control(6, None, None, (0,))
    assert control_of(2 << 105 | 7 << 110 | 1 << 113 | 0b101 << 116) == Control(2, None, 1, (0, 2))


@pytest.mark.parametrize(
    ("sass", "operation"),
    [
        ("FFMA R0, R1, R2, R3", Operation.FP32),
        ("@!P0 IADD3 R0, R1, R2, RZ", Operation.INTEGER),
        ("IMAD.MOV.U32 R0, RZ, RZ, R1", Operation.INTEGER_MULTIPLY),
        ("IMAD.WIDE R2, R0, 0x4, R2", Operation.WIDE_MULTIPLY),
        ("MUFU.RCP R0, R1", Operation.SPECIAL),
        ("LDG.E R2, desc[UR4][R10.64]", Operation.LOAD),
        ("LDS.128 R4, [R3]", Operation.SHARED),
        ("REDG.E.ADD.STRONG.GPU desc[UR4][R2.64], R5", Operation.ATOMIC),
        ("BAR.SYNC.DEFER_BLOCKING 0x0", Operation.BARRIER),
        ("UIADD3 UR4, UR4, 0x1, URZ", Operation.UNIFORM),
    ],
)
def test_operations(sass: str, operation: Operation) -> None:
    assert operation_of(sass) is operation


def test_the_text_that_runs_is_that_of_the_sources() -> None:
    assert library.TEXT.read_text().startswith(f"; sha256 of the sources: {build.digest()}\n")


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("Step", simulation.STEP.names),
        ("Cost", costs.ACCESSES.names),
        ("Walker", simulation.WARP.names),
        ("Simulation", [name for name, *_ in simulation.Simulation._fields_]),
    ],
)
def test_fields_have_the_names_of_the_header_in_its_order(name: str, fields: list[str]) -> None:
    header = (build.HERE / "simulator.h").read_text()
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    text = re.sub(r"\[\w+\]", "", text)
    found = re.search(rf"typedef struct \{{([^}}]*)\}} {name};", text)
    assert found is not None
    words = [w for line in found[1].split(";") for w in line.split(",") if w.strip()]
    assert list(fields) == [w.split()[-1].lstrip("*") for w in words]
