"""The timing model: warps of a block whose paths are their own, and barriers of some of them."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from emulated_kernels import program_of
from timing_workloads import LAST, cycles, straight

from cuado.backends.emulated.execution.blocks import DEFAULT, Shape
from cuado.backends.emulated.execution.notes import Kind
from cuado.backends.emulated.sampling.skipped_products import alike_without_products
from cuado.backends.emulated.timing.control import barrier_of, goes_on_from
from cuado.backends.emulated.timing.role_paths import paths_of_roles
from cuado.backends.emulated.timing.workload import (
    END,
    CodeBlock,
    Operation,
    Protocol,
    Step,
    Workload,
)

WORK = (Step(Operation.INTEGER, stall=10),)


def walked(
    code: list[tuple[int, ...]],
    runs: list[float],
    noted: dict[int, tuple[int, ...]] | None = None,
    did: tuple[int, ...] = (),
) -> tuple[int, ...]:
    """The path of a warp that runs blocks with these successors so often.

    Args:
        code: successors of each block.
        runs: executions of each.
        noted: instructions of a block whose executions are noted.
        did: these, in their order.
    """
    steps = [
        (*(Step(Operation.MBARRIER, noted=index) for index in (noted or {}).get(n, ())), LAST)
        for n in range(len(code))
    ]
    blocks = tuple(CodeBlock(own, n, to) for own, n, to in zip(steps, runs, code, strict=True))
    made = tuple((index, ((int(Kind.ARRIVED), n, 1),)) for n, index in enumerate(did))
    protocol = Protocol((tuple(runs),), (0,), (made,), 0)
    workload = Workload(blocks, 1, 1, 1, protocol=protocol)
    (path,), (executed,) = paths_of_roles(workload, protocol)
    # All that the warp did is on its path.
    assert sorted(note[1] for each in executed for note in each) == list(range(len(did)))
    return path


def test_a_loop_in_a_loop_makes_as_many_iterations_each_time() -> None:
    """Exits of 64 iterations are due at the 63rd, but for half a share: never one too few."""
    for inner in (3, 64, 100):
        path = walked([(1,), (2,), (2, 3), (1, END)], [1, 8, 8 * inner, 8])
        assert path == (0, *((1, *(2,) * inner, 3) * 8))


def test_iterations_that_cannot_be_shared_out_evenly_differ_by_one() -> None:
    path = walked([(1,), (2,), (2, 3), (1, END)], [1, 3, 8, 3])
    tiles = "".join(map(str, path)).split("1")[1:]
    assert [tile.count("2") for tile in tiles] == [3, 2, 3]


def test_a_loop_around_is_not_left_before_what_is_in_it_has_run() -> None:
    """A warp is told its role, does it, is told to end: both ways are as frequent at the branch."""
    code = [(1,), (2, 4), (2, 3), (1,), (5, 6), (END,), (1,)]
    assert walked(code, [1, 2, 5, 1, 1, 1, 0]) == (0, 1, *(2,) * 5, 3, 1, 4, 5)


def test_a_loop_that_the_counts_leave_nowhere_is_left_where_its_iterations_end() -> None:
    """Not at its begin, for a trap: the machine code's end was taken for another role's."""
    code = [(1,), (2, 5), (3,), (4, 1), (END,), (END,)]
    assert walked(code, [1, 3, 3, 3, 0, 0]) == (0, *(1, 2, 3) * 3, 4)


def test_what_has_no_count_before_an_inner_loop_runs_in_each_iteration_of_the_outer() -> None:
    """By the fit: two thirds of an entry for each tile, with more iterations each."""
    code = [(1,), (2, 4), (3,), (3, 4), (1, END)]
    path = walked(code, [1, 8, 2.667, 512, 8])
    assert Counter(path) == {0: 1, 1: 8, 2: 8, 3: 512, 4: 8}


def test_counts_that_are_known_before_an_inner_loop_stay() -> None:
    code = [(1,), (2, 4), (3,), (3, 4), (1, END)]
    assert Counter(walked(code, [1, 8, 2, 512, 8])) == {0: 1, 1: 8, 2: 2, 3: 512, 4: 8}


def test_what_a_loop_skips_at_its_end_is_skipped_there() -> None:
    """A pipeline is filled before the loop: the last iterations copy nothing, not every third."""
    code = [(1,), (2, 3), (3,), (1, END)]
    path = walked(code, [1, 6, 4, 6], {1: (10,), 2: (11,)}, (10, 11) * 4 + (10, 10))
    assert path == (0, *(1, 2, 3) * 4, *(1, 3) * 2)


def test_blocks_run_as_often_as_what_is_noted_of_them() -> None:
    """The fit had the warp skip one of the copies that fill a pipeline."""
    code = [(1, 2), (2,), (END,)]
    assert walked(code, [1, 0.33, 1], {1: (10,)}, (10,)) == (0, 1, 2)


def test_an_instruction_under_a_predicate_does_nothing_where_no_execution_was_noted() -> None:
    """A warp that was told to try first waits only where that was in vain."""
    code = [(1,), (1, 2), (END,)]
    path = walked(code, [1, 4, 1], {1: (10, 11), 2: (12,)}, (11, 10, 11, 11, 11, 12))
    assert path == (0, 1, 1, 1, 1, 2)


def test_an_assembler_may_have_moved_one_noted_instruction_behind_another() -> None:
    code = [(1,), (1, 2), (END,)]
    assert walked(code, [1, 2, 1], {1: (11, 10)}, (10, 11) * 2) == (0, 1, 1, 2)


@pytest.mark.parametrize(
    ("sass", "found"),
    [
        ("BAR.SYNC.DEFER_BLOCKING 0x0", (0, 0)),
        ("@P0 BAR.SYNC.DEFER_BLOCKING 0x2, 0x80", (2, 4)),
        ("BAR.SYNC 0x1", (1, 0)),
        ("BAR.SYNC.DEFER_BLOCKING R4, R5", (0, 0)),
        ("WARPSYNC 0xff", (0, 0)),
    ],
)
def test_numbers_of_barriers_are_read_from_machine_code(sass: str, found: tuple[int, int]) -> None:
    assert barrier_of(sass) == found


@pytest.mark.parametrize(
    ("sass", "goes_on"),
    [
        ("@P1 BAR.ARV 0x1, 0x80", True),
        ("BAR.SYNC.DEFER_BLOCKING 0x1, 0x80", False),
        ("SYNCS.ARRIVE.TRANS64 RZ, [UR9], R2", False),
    ],
)
def test_an_arrival_does_not_wait(sass: str, goes_on: bool) -> None:
    assert goes_on_from(sass) is goes_on


def test_who_only_arrives_at_a_barrier_goes_on_and_counts() -> None:
    """Two warps work for long and then arrive, four times; two others wait for them each time."""
    meets = replace(Step(Operation.BARRIER), barrier=1, meets=4)
    arrives, turns, work = replace(meets, goes_on=True), 4, 300

    def took(of_first: Step, of_second: Step, first: int, second: int) -> float:
        code = (
            CodeBlock(WORK, 4, (1, 2)),
            CodeBlock((*(*WORK * first, of_first) * turns, LAST), 2, (END,)),
            CodeBlock((*(*WORK * second, of_second) * turns, LAST), 2, (END,)),
        )
        roles = ((1, 1, 0), (1, 0, 1))
        protocol = Protocol(roles, (0, 0, 1, 1), ((),) * 4, 0)
        return cycles(Workload(code, 1, 4, 1, protocol=protocol))

    alone = took(Step(Operation.CONTROL), Step(Operation.CONTROL), work, 1)
    # Who waits is there when the last arrives; who arrives waits for nobody.
    assert took(arrives, meets, work, 1) == pytest.approx(alone, rel=0.03)
    # Arrivals go ahead: each wait is over at once.
    assert took(arrives, meets, 1, work) == pytest.approx(alone, rel=0.03)
    # Where the second part of each turn comes after the other's arrival, it cannot go ahead of it.
    assert took(arrives, replace(meets), work, work // 2) < 1.3 * alone
    slow_last = took(meets, meets, work, 1)
    assert slow_last == pytest.approx(alone, rel=0.06)


def test_who_arrives_is_not_held_up_by_who_waits() -> None:
    """A producer that arrives ends long before a consumer that waits and works for longer."""
    arrives = Step(Operation.BARRIER, barrier=1, meets=4, goes_on=True)
    meets = replace(arrives, goes_on=False)

    def cycles_of(first: Step) -> float:
        # The first two warps come to the barrier at once, and work; the others come late.
        code = (
            CodeBlock(WORK, 4, (1, 2)),
            CodeBlock((first, *WORK * 300, LAST), 2, (END,)),
            CodeBlock((*WORK * 300, meets, LAST), 2, (END,)),
        )
        protocol = Protocol(((1, 1, 0), (1, 0, 1)), (0, 0, 1, 1), ((),) * 4, 0)
        return cycles(Workload(code, 1, 4, 1, protocol=protocol))

    assert cycles_of(meets) > 1.7 * cycles_of(arrives)


def in_two_roles(barrier: int, meets: int) -> Workload:
    """Of four warps two work for long, and the other two only meet twice."""
    own = Step(Operation.BARRIER, barrier=barrier, meets=meets)
    code = (
        CodeBlock(WORK, 4, (1, 2)),
        CodeBlock((*WORK * 400, LAST), 2, (END,)),
        CodeBlock((own, *WORK * 200, own, LAST), 2, (END,)),
    )
    protocol = Protocol(((1, 1, 0), (1, 0, 1)), (0, 0, 1, 1), ((),) * 4, 0)
    return Workload(code, 1, 4, 1, protocol=protocol)


def test_a_barrier_of_some_warps_does_not_wait_for_the_others() -> None:
    long = cycles(straight(*WORK * 400, LAST, warps=2))
    for barrier in (0, 3):
        assert cycles(in_two_roles(barrier, 2)) == pytest.approx(long, rel=0.05)
    # The barrier of all warps lets nobody go before the others have ended.
    for barrier in (0, 1):
        assert cycles(in_two_roles(barrier, 0)) > 1.2 * long


def test_two_barriers_of_some_warps_at_once_are_two() -> None:
    """Otherwise two warps at one of them and two at the other would go on together."""
    first, second = (Step(Operation.BARRIER, barrier=n, meets=2) for n in (1, 2))
    late = replace(WORK[0], stall=2000)
    code = (
        CodeBlock(WORK, 4, (1, 2, 3)),
        CodeBlock((first, LAST), 1, (END,)),
        CodeBlock((second, LAST), 2, (END,)),
        CodeBlock((late, first, LAST), 1, (END,)),
    )
    roles = ((1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1))
    protocol = Protocol(roles, (0, 1, 1, 2), ((),) * 4, 0)
    assert cycles(Workload(code, 1, 4, 1, protocol=protocol)) > 2000


@pytest.mark.parametrize(("first", "second"), [(3, 1), (2, 2), (1, 3), (4, 4), (0, 0)])
def test_all_blocks_end_whichever_barriers_the_simulated_warps_come_to(
    first: int, second: int
) -> None:
    """Else the time is of the blocks up to the one whose warps wait for ever: an eighth of it."""
    blocks = 264
    sides = (
        (Step(Operation.BARRIER, barrier=n, meets=meets), *WORK * 100, LAST)
        for n, meets in ((1, first), (2, second))
    )
    code = (
        CodeBlock(WORK, 4 * blocks, (1, 2)),
        *(CodeBlock(side, 2 * blocks, (END,)) for side in sides),
    )
    apart = (
        CodeBlock(WORK, 4 * blocks, (1, 2)),
        *(CodeBlock((*WORK * 100, LAST), 2 * blocks, (END,)) for _ in range(2)),
    )
    least = cycles(Workload(apart, blocks, 4, 1))
    assert least <= cycles(Workload(code, blocks, 4, 1)) < 2.5 * least


def test_who_arrives_last_at_a_barrier_whose_others_have_ended_goes_on() -> None:
    """Consumers say at their end, too, that a buffer is free: no producer wants it any more."""
    own = Step(Operation.BARRIER, barrier=1, meets=4)
    code = (
        CodeBlock(WORK, 8, (1, 2)),
        CodeBlock((own, LAST), 4, (END,)),
        CodeBlock((own, *WORK * 200, own, LAST), 4, (END,)),
    )
    protocol = Protocol(((1, 1, 0), (1, 0, 1)), (0, 0, 1, 1), ((),) * 4, 0)
    # 132 SMs: one has two blocks, one after the other.
    two = Workload(code, 264, 4, 1, protocol=protocol)
    assert cycles(two) > 3500


PRODUCT = """
    mov.b32 %r1, 0x3c003c00;
    mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%f1, %f2, %f3, %f4}, {%r1, %r1}, {%r1},
        {%f5, %f5, %f5, %f5};
"""
STORED = "st.shared.f32 [tile], %f1; ld.shared.b8 %rs1, [{at}]; setp.ne.b16 %p1, %rs1, 0;"
"""Whether a byte that decides is one that a product left depends on where it is."""


@pytest.mark.parametrize(("at", "alike"), [("tile+8", True), ("tile+3", False)])
def test_products_are_left_out_where_a_block_does_the_same_without(at: str, alike: bool) -> None:
    body = (
        ".shared .align 4 .b8 tile[16];"
        + PRODUCT
        + STORED.format(at=at)
        + "@%p1 st.shared.u32 [tile+4], %r1;"
    )
    program = program_of(body, ("out", "in"))
    arena = program.arena({"out": 4, "in": 4})
    places = [arena.ranges[name].address for name in ("out", "in")]
    shape = Shape((3, 1, 1), (32, 1, 1), 0, np.array(places, "<u8").tobytes())
    assert alike_without_products(program, shape, lambda: arena, DEFAULT) is alike


@pytest.mark.parametrize(("number", "alike"), [(0, False), (2, False), (5, True)])
def test_blocks_at_the_ends_of_the_grid_speak_for_themselves(number: int, alike: bool) -> None:
    """Only one block reads a byte that its product left, and has its own path without that."""
    body = (
        ".shared .align 4 .b8 tile[16];"
        "mov.u32 %r2, %ctaid.x;"
        f"setp.ne.u32 %p2, %r2, {number};"
        "@%p2 bra $end;"
        + PRODUCT
        + STORED.format(at="tile+3")
        + "@%p1 st.shared.u32 [tile+4], %r1;\n$end:"
    )
    program = program_of(body, ("out", "in"))
    arena = program.arena({"out": 4, "in": 4})
    places = [arena.ranges[name].address for name in ("out", "in")]
    shape = Shape((3, 1, 1), (32, 1, 1), 0, np.array(places, "<u8").tobytes())
    assert alike_without_products(program, shape, lambda: arena, DEFAULT) is alike
