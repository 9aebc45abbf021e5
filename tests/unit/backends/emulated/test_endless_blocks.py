"""Endless blocks on many processors cost as little as one, and long blocks that end still do."""

import struct
from collections.abc import Sequence
from time import process_time
from typing import Any

import numpy as np
import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.execution.blocks import BLOCK_BUDGET, Options, Shape, execute_each
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.sampling import blocks, endless_blocks
from cuado.backends.emulated.sampling.blocks import Sampling, observe_events

ALL_BUT_THE_FIRST = """
    mov.u32 %r1, %ctaid.x;
    setp.eq.u32 %p0, %r1, 0;
    @%p0 bra DONE;
UP:
    bra UP;
DONE:
    add.u32 %r2, %r2, 1;"""
COUNTED = """
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd1, %r1, 4;
    add.s64 %rd1, %rd0, %rd1;
    ld.global.u32 %r2, [%rd1];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%rd1], %r2;
    mov.u32 %r3, 0;
LOOP:
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p0, %r3, 20000;
    @%p0 bra LOOP;"""
"""Adds one to a number of the block's, and takes a while."""
PROCESSORS = 16


class Runs:
    """What was run: blocks, and what they may spend on all processors together."""

    def __init__(self, monkeypatch: Any) -> None:
        self.of: list[Sequence[int]] = []
        self.allowed = 0
        self.workers: list[int | None] = []

        def counting(*given: Any, options: Options) -> Any:
            self.of.append(list(given[3]))
            self.workers.append(options.workers)
            at_once = min(options.workers or PROCESSORS, max(1, len(given[3]) // 2))
            self.allowed += at_once * min(options.block_budget, options.budget)
            return execute_each(*given, options=options)

        monkeypatch.setattr(blocks, "execute_each", counting)
        monkeypatch.setattr(endless_blocks, "execute_each", counting)


@pytest.mark.parametrize("grid", [64, 4096], ids=["all run", "sampled"])
def test_endless_blocks_on_all_processors_spend_little_more_than_one(
    grid: int, monkeypatch: Any
) -> None:
    program, runs = program_of(ALL_BUT_THE_FIRST), Runs(monkeypatch)
    shape = Shape((grid, 1, 1), (32, 1, 1), 0, b"")
    with pytest.raises(EmulationError) as found:
        observe_events(
            program, shape, lambda: program.arena({}), options=Options(workers=PROCESSORS)
        )
    assert found.value.kind is ErrorKind.BUDGET
    assert found.value.block[0] > 0
    # A sampled grid's first block runs alone, too, and ends at once.
    assert runs.allowed <= (PROCESSORS / 512 + 2) * BLOCK_BUDGET
    assert len(runs.of[-1]) == 1


@pytest.mark.parametrize(
    ("grid", "sampling"),
    [(64, Sampling()), (400, Sampling(whole_grid=True))],
    ids=["all run", "sampled first"],
)
def test_long_blocks_run_to_their_ends_in_memory_as_it_was(
    grid: int, sampling: Sampling, monkeypatch: Any
) -> None:
    program = program_of(COUNTED, ("counts",))
    arenas: list[Arena] = []

    def memory() -> Arena:
        arenas.append(program.arena({"counts": 4 * grid}))
        return arenas[-1]

    parameters = struct.pack("<Q", memory().ranges["counts"].address)
    shape = Shape((grid, 1, 1), (32, 1, 1), 0, parameters)
    options = Options(workers=PROCESSORS)
    expected, _ = observe_events(program, shape, memory, sampling, options=options)
    monkeypatch.setattr(endless_blocks, "TRIED_BUDGET", 1 << 18)
    runs = Runs(monkeypatch)
    events, sample = observe_events(program, shape, memory, sampling, options=options)
    assert [len(each) for each in runs.of[-2:]] == [1, len(runs.of[-3])]
    assert sample.is_whole
    assert np.array_equal(events.segments, expected.segments)
    assert np.array_equal(events.accesses, expected.accesses)
    left = arenas[-1].view("counts").view(np.uint32)
    assert np.array_equal(left, np.ones(grid, np.uint32))


SCATTERED = """
    mov.u32 %r1, %tid.x;
UP:
    mul.lo.s32 %r1, %r1, 1664525;
    add.s32 %r1, %r1, 1013904223;
    shr.u32 %r2, %r1, 24;
    mul.wide.u32 %rd1, %r2, 4;
    add.s64 %rd1, %rd0, %rd1;
    st.global.u32 [%rd1], %r1;
    bra UP;"""
"""Stores to a KiB without end: processors that do so together hinder each other."""


def test_a_block_takes_no_more_time_than_it_may_however_little_it_is_charged() -> None:
    program, size = program_of(SCATTERED, ("words",)), 1024
    arena = program.arena({"words": size})
    parameters = struct.pack("<Q", arena.ranges["words"].address)
    shape = Shape((1, 1, 1), (32, 1, 1), 0, parameters)
    limits = Options(workers=1, block_budget=1 << 50, budget=1 << 50, block_seconds=0.2)
    begun = process_time()
    with pytest.raises(EmulationError) as found:
        execute_each(program, shape, arena, [0], options=limits)
    assert found.value.kind is ErrorKind.BUDGET
    assert process_time() - begun < 10  # A second of time is an hour of this budget.


def test_blocks_that_only_hinder_each_other_run_one_by_one(monkeypatch: Any) -> None:
    """They end alone and not together: no block is called endless for what others do."""
    program = program_of(COUNTED.replace("20000", "400000"), ("counts",))
    grid, arenas = 16, list[Arena]()

    def memory() -> Arena:
        arenas.append(program.arena({"counts": 4 * grid}))
        return arenas[-1]

    parameters = struct.pack("<Q", memory().ranges["counts"].address)
    shape = Shape((grid, 1, 1), (32, 1, 1), 0, parameters)
    runs = Runs(monkeypatch)
    monkeypatch.setattr(endless_blocks, "BLOCK_SECONDS", 1e-9)  # Together they get no time.
    endless_blocks.execute_each_to_its_end(
        program, shape, memory, range(grid), Options(workers=PROCESSORS)
    )
    assert len(runs.of[-1]) == grid
    assert [len(each) for each in runs.of].count(1) == len(runs.of) // 2
    assert runs.workers[-1] == 1
    assert np.array_equal(arenas[-1].view("counts").view(np.uint32), np.ones(grid, np.uint32))
