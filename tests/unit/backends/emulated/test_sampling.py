"""Estimates from some blocks hold for the grid, and say when they do not."""

import struct
from math import prod
from typing import Any
from unittest.mock import Mock, patch

import numpy as np
import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.execution.blocks import Events, Shape, execute, execute_each
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.traffic import How
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.sampling import blocks, scaled_traffic
from cuado.backends.emulated.sampling.blocks import Sample, Sampling, observe_events
from cuado.backends.emulated.sampling.dependence import crossing_of
from cuado.backends.emulated.sampling.strata import spread, strata_of
from cuado.device.chip import Chip
from cuado.device.library import load_chip
from cuado.model.launch import Extent

SMALL = Sampling(budget=1, dependent_budget=1)
"""Too little for any grid: the probe is all that runs."""
UNIFORM = "mov.u32 %r1, %ctaid.x;\n add.u32 %r1, %r1, 1;"
BY_BLOCK = """
    mov.u32 %r1, %ctaid.x;
LOOP:
    setp.eq.u32 %p0, %r1, 0;
    @%p0 bra DONE;
    sub.u32 %r1, %r1, 1;
    bra LOOP;
DONE:
    add.u32 %r2, %r2, 1;"""
"""As many rounds as the block has number."""
EDGES = """
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %nctaid.x;
    sub.u32 %r2, %r2, 1;
    setp.eq.u32 %p0, %r1, 0;
    setp.eq.or.u32 %p0, %r1, %r2, %p0;
    @!%p0 bra DONE;
    add.u32 %r3, %r3, 1;
    add.u32 %r3, %r3, 1;
DONE:
    add.u32 %r3, %r3, 1;"""
"""The first and the last block do more."""
PARITY = """
    mov.u32 %r1, %ctaid.x;
    and.b32 %r1, %r1, 7;
    setp.ne.u32 %p0, %r1, 0;
    @%p0 bra DONE;
    add.u32 %r3, %r3, 1;
    add.u32 %r3, %r3, 1;
    add.u32 %r3, %r3, 1;
DONE:
    add.u32 %r3, %r3, 1;"""
"""Every eighth block does more: a period that evenly spaced blocks would always or never meet."""


class Case:
    """A launch of a body with buffers of zeros."""

    def __init__(self, body: str, grid: Extent, buffers: dict[str, int] | None = None) -> None:
        given = buffers or {}
        self.program: Program = program_of(body, tuple(given))
        self._buffers = given
        ranges = self.memory().ranges
        pointers = [ranges[name].address for name in given]
        parameters = struct.pack(f"<{len(pointers)}Q", *pointers)
        self.shape = Shape(grid, (32, 1, 1), 0, parameters)

    def memory(self) -> Arena:
        return self.program.arena(self._buffers)

    def instructions(self, events: Events) -> float:
        lengths = [s.last - s.first + 1 for s in self.program.lowered.segments]
        return float(np.dot(lengths, events.segments[:, 0].astype(np.float64)))

    def observed(self, sampling: Sampling | None = None) -> tuple[float, Sample]:
        events, sample = observe_events(self.program, self.shape, self.memory, sampling)
        assert events.blocks == prod(self.shape.grid)
        return self.instructions(events), sample

    def whole(self) -> float:
        return self.instructions(execute(self.program, self.shape, self.memory()))


@pytest.mark.parametrize("grid", [(1, 1, 1), (2, 1, 1), (7, 1, 1), (5, 4, 3), (1, 2, 9)])
def test_strata_have_every_block_once(grid: Extent) -> None:
    blocks = [s.block(n) for s in strata_of(grid) for n in range(len(s))]
    assert sorted(blocks) == list(range(prod(grid)))


@pytest.mark.parametrize(("size", "count"), [(1, 1), (7, 7), (10, 3), (100, 64), (3, 9)])
def test_a_sample_is_spread_over_its_stratum(size: int, count: int) -> None:
    places, lengths = spread(size, count)
    assert len(set(places)) == min(size, count)
    assert lengths.sum() == size
    ends = np.cumsum(lengths)
    assert np.all((places >= ends - lengths) & (places < ends))


def test_a_cheap_grid_is_run_whole_and_exact() -> None:
    case = Case(BY_BLOCK, (1000, 1, 1))
    found, sample = case.observed()
    assert sample.is_whole
    assert found == case.whole()
    assert str(sample) == "all 1,000 blocks"
    assert not sample.errors


def test_the_whole_grid_is_run_on_request() -> None:
    case = Case(BY_BLOCK, (1000, 1, 1))
    found, sample = case.observed(Sampling(budget=1, whole_grid=True))
    assert sample.is_whole
    assert found == case.whole()


def test_blocks_that_are_alike_give_the_exact_total() -> None:
    case = Case(UNIFORM, (5000, 1, 1))
    found, sample = case.observed(SMALL)
    assert found == case.whole()
    assert sample.blocks < 100
    assert sample.weights.sum() == 5000
    assert str(sample) == (
        f"{sample.blocks} of 5,000 blocks: one kind of blocks by control flow, alike in all totals"
    )


def test_blocks_at_the_edges_are_their_own_strata() -> None:
    case = Case(EDGES, (5000, 1, 1))
    found, sample = case.observed(SMALL)
    assert found == case.whole()
    assert sample.kinds == 2
    assert sample.errors["warp instructions"] == 0


@pytest.mark.parametrize("body", [BY_BLOCK, PARITY])
def test_blocks_that_differ_are_estimated_with_an_error_that_covers(body: str) -> None:
    case = Case(body, (4096, 1, 1))
    whole = case.whole()
    found, sample = case.observed(SMALL)
    error = sample.errors["warp instructions"]
    assert error > 0
    assert abs(found / whole - 1) < 3 * error
    assert "standard error" in str(sample)


def test_a_sample_grows_until_its_error_is_small() -> None:
    case = Case(PARITY, (1 << 15, 1, 1))
    few = case.observed(SMALL)[1]
    found, sample = case.observed(Sampling(budget=0.5 * case.whole() * 32, target=0.004))
    assert few.blocks < sample.blocks < 1 << 14
    assert sample.errors["warp instructions"] <= 0.005
    assert found == pytest.approx(case.whole(), rel=0.015)


def test_a_kind_of_block_that_is_rare_is_met_where_the_budget_allows() -> None:
    rare = Case(PARITY.replace(", 7;", ", 127;"), (1 << 15, 1, 1))
    found, sample = rare.observed(Sampling(budget=0.1 * rare.whole() * 32))
    assert sample.blocks >= 512
    assert sample.kinds == 2
    assert found == pytest.approx(rare.whole(), rel=0.02)


def test_the_same_blocks_are_run_each_time() -> None:
    case = Case(PARITY, (4096, 1, 1))
    one, other = case.observed(SMALL), case.observed(SMALL)
    assert one[0] == other[0]
    assert np.array_equal(one[1].numbers, other[1].numbers)


TICKET = """
    atom.global.add.u32 %r1, [%rd0], 1;
    setp.ne.u32 %p0, %r1, 0;
    @%p0 bra DONE;
    add.u32 %r2, %r2, 1;
DONE:
    add.u32 %r2, %r2, 1;"""
FLAG = """
    ld.global.u32 %r1, [%rd0];
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd2, %rd1, %rd2;
    ld.global.u32 %r2, [%rd2];
    st.global.u32 [%rd0], %r2;"""
HANDED_ON = """
    ld.global.u32 %r1, [%rd0];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%rd0], %r1;
    red.global.add.u32 [%rd1], %r1;"""
STEERED_BY_INPUT = """
    ld.global.u32 %r1, [%rd0];
    setp.ne.u32 %p0, %r1, 0;
    @%p0 bra DONE;
    st.global.u32 [%rd1], %r1;
DONE:
    add.u32 %r2, %r2, 1;"""


@pytest.mark.parametrize(
    ("body", "steers", "atomic"),
    [
        (TICKET, True, True),
        (FLAG, True, False),
        (HANDED_ON, False, False),
        (STEERED_BY_INPUT, False, False),
    ],
    ids=["ticket", "address", "handed on", "input"],
)
def test_blocks_that_steer_each_other_are_seen(body: str, steers: bool, atomic: bool) -> None:
    case = Case(body, (4, 1, 1), {"one": 256, "two": 256})
    found = crossing_of(case.program, case.shape)
    assert (found is not None) == steers
    assert found is None or found.is_atomic == atomic


def test_one_buffer_passed_twice_is_one_memory() -> None:
    case = Case(STEERED_BY_INPUT, (4, 1, 1), {"one": 256, "two": 256})
    twice = Shape(case.shape.grid, case.shape.block, 0, case.shape.parameters[:8] * 2)
    assert crossing_of(case.program, twice) is not None


def test_blocks_that_steer_each_other_are_run_whole_or_named() -> None:
    case = Case(TICKET, (3000, 1, 1), {"one": 256, "two": 256})
    found, sample = case.observed(Sampling(budget=1))
    assert sample.is_whole
    assert found == case.whole()
    _, sample = case.observed(SMALL)
    assert not sample.is_whole
    assert "not seen: blocks are steered by what others left in atomic operations" in str(sample)


LOOP = """
    mov.u32 %r1, 0;
UP:
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p0, %r1, 1000;
    @%p0 bra UP;"""


def test_a_grid_of_loops_that_would_take_minutes_is_refused(monkeypatch: Any) -> None:
    """After one block, which says what the others of the probe will take."""
    case, ran = Case(LOOP, (1 << 20, 1, 1)), []

    def counting(*given: Any, **named: Any) -> list[Events]:
        ran.append(list(given[3]))
        return execute_each(*given, **named)

    monkeypatch.setattr(blocks, "execute_each", counting)
    monkeypatch.setattr(blocks, "MOST_PROBED", 3000 * 32 * 66)
    with pytest.raises(blocks.TooLongError, match=r"a block of the launch runs 96,\d\d\d thread"):
        case.observed()
    assert ran == [[0]]
    monkeypatch.setattr(blocks, "MOST_PROBED", 3000 * 32 * 80)
    assert case.observed(SMALL)[1].blocks >= 64


def test_of_a_grid_without_end_some_blocks_are_replayed() -> None:
    """Those that do nothing have short traces, of which millions fill the memory."""
    program = program_of("mov.u32 %r1, 0;")
    grid = ((1 << 31) - 1, 1, 1)
    shape, chip = Shape(grid, (32, 1, 1), 0, bytes(8)), load_chip("h200")
    segments = np.zeros((len(program.lowered.segments), 2))
    events = Mock(accesses=np.full((1, 8), 1e10), segments=segments)
    asked: list[tuple[Chip, How]] = []

    def traffic(*given: Any) -> Mock:
        asked.append((given[3], given[-1]))
        raise StopIteration

    with patch.object(scaled_traffic, "traffic", traffic), pytest.raises(StopIteration):
        scaled_traffic.traffic_of(program, shape, Mock(), chip, (32, 0), events, How())
    ((smaller, how),) = asked
    assert how.blocks is not None
    assert len(how.blocks) == scaled_traffic.MOST_BLOCKS
    assert smaller.sm_count == scaled_traffic.LEAST_SMS
    assert smaller.l2_bytes == pytest.approx(chip.l2_bytes * how.part, rel=1e-6)
    assert how.part == pytest.approx(scaled_traffic.LEAST_SMS / chip.sm_count)
