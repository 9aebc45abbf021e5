"""How often machine code runs, from what the PTX did: loops unrolled, branches, subroutines."""

import struct
from dataclasses import replace

import numpy as np
import pytest

from cuado.backends.emulated.execution.blocks import Shape, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.block_counts import Evidence, Known, runs_of
from cuado.backends.emulated.machine_code.counts import (
    Executions,
    MachineCode,
    NoMachineCodeError,
    executions,
    machine_code,
)
from cuado.backends.emulated.machine_code.flow import Block, blocks_of
from cuado.backends.emulated.machine_code.least_deviations import least_deviations
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.classes import SassClass, base_opcode
from cuado.sass.toolchain.listing import SassInstruction

HEAD = ".version 7.8\n.target sm_90\n.address_size 64\n"
OPTIONS = AssembleOptions("sm_90")
WARPS = 8


def observed(body: str, trips: int, target: str = "sm_90") -> tuple[MachineCode, Executions]:
    """One block of 256 threads; ``%r9`` is the thread, ``%r8`` the second parameter."""
    ptx = f"""{HEAD}.visible .entry k(.param .u64 out, .param .u32 trips)
{{
    .reg .b64 %rd<9>; .reg .b32 %r<20>; .reg .f32 %f<9>; .reg .pred %p<5>;
    ld.param.u64 %rd1, [out];
    ld.param.u32 %r8, [trips];
    mov.u32 %r9, %tid.x;
    mul.wide.u32 %rd2, %r9, 4;
    add.s64 %rd3, %rd1, %rd2;
    {body}
    st.global.f32 [%rd3], %f1;
    ret;
}}
"""
    program = Program(ptx, "k")
    arena = program.arena({"out": 4 * 256})
    parameters = struct.pack("<QI", arena.ranges["out"].address, trips)
    events = execute(program, Shape((1, 1, 1), (256, 1, 1), 0, parameters), arena)
    machine = machine_code(ptx, "k", OPTIONS, program.code)
    return machine, executions(machine, program, events)


def runs(found: tuple[MachineCode, Executions], opcode: str) -> float:
    machine, ran = found
    return float(
        sum(
            ran.warps[n]
            for n, each in enumerate(machine.instructions)
            if base_opcode(each.sass) == opcode
        )
    )


LOOP = """
    mov.u32 %r1, 0; mov.f32 %f1, 0f3F800000;
LOOP:
    fma.rn.f32 %f1, %f1, 0f3F7D70A4, 0f3F000000;
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p1, %r1, %r8;
    @%p1 bra LOOP;
"""


@pytest.mark.parametrize("trips", [1, 3, 4, 50, 1000, 1003])
def test_a_loop_that_the_assembler_unrolls_computes_as_often(trips: int) -> None:
    found = observed(LOOP, trips)
    copies = [i for i in found[0].instructions if base_opcode(i.sass) == "FFMA"]
    assert len(copies) > 1
    assert {each.copies for each in copies} == {len(copies)}
    # The last few are guarded: all warps run them, though not all threads do what they say.
    guarded = WARPS * sum(each.is_guarded for each in copies)
    assert WARPS * trips * 0.999 <= runs(found, "FFMA") <= WARPS * trips * 1.001 + guarded
    assert runs(found, "STG") == pytest.approx(WARPS)
    # Unrolled, there are fewer branches than times round the loop.
    if trips == 1000:
        assert runs(found, "BRA") < 0.5 * WARPS * trips


def test_the_loop_that_runs_is_entered() -> None:
    machine, ran = observed(LOOP, 1000)
    into: dict[int, set[int]] = {}
    for number, block in enumerate(machine.blocks):
        for successor in block.successors:
            into.setdefault(successor, set()).add(number)
    turning = [n for n in into if n in into[n] and ran.runs[n] > WARPS]
    assert turning
    for number in turning:
        assert sum(ran.runs[n] for n in into[number] - {number}) >= 0.99 * WARPS


NESTED = """
    mov.u32 %r1, 0; mov.f32 %f1, 0f3F800000; mov.f32 %f2, 0f3F800000;
    add.u32 %r4, %r8, 1; and.b32 %r5, %r4, 3; sub.u32 %r6, %r4, %r5;
OUTER:
    mov.u32 %r2, %r6;
FIRST:
    fma.rn.f32 %f1, %f1, 0f3F7D70A4, 0f3F000000;
    sub.u32 %r2, %r2, 1;
    setp.ne.u32 %p1, %r2, 0;
    @%p1 bra FIRST;
    mov.u32 %r2, 0;
SECOND:
    add.rn.f32 %f2, %f2, %f1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p1, %r2, %r6;
    @%p1 bra SECOND;
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p1, %r1, 12;
    @%p1 bra OUTER;
    add.rn.f32 %f1, %f1, %f2;
"""


@pytest.mark.parametrize("trips", [3, 23, 31])
def test_loops_in_a_loop_are_entered_by_all_lanes_each_time(trips: int) -> None:
    machine, ran = found = observed(NESTED, trips)
    rounds = 12 * ((trips + 1) & ~3)
    guarded = 12 * sum(i.is_guarded for i in machine.instructions if i.kind is SassClass.FP32)
    for opcode, beside in (("FFMA", 0), ("FADD", 1)):
        assert 0.99 <= runs(found, opcode) / (WARPS * (rounds + beside)) <= 1.01 + guarded / rounds
    ran_at_all = ran.warps > 0.01 * WARPS
    assert ran.lanes[ran_at_all] == pytest.approx(32 * ran.warps[ran_at_all], rel=0.01)


def test_the_slow_way_of_a_division_is_not_taken() -> None:
    found = observed(
        "cvt.rn.f32.u32 %f2, %r8; cvt.rn.f32.u32 %f3, %r9; div.rn.f32 %f1, %f3, %f2;", 7
    )
    machine, ran = found
    assert any(block.is_subroutine for block in machine.blocks)
    assert runs(found, "CALL") == pytest.approx(0.0, abs=1e-3)
    for number, block in enumerate(machine.blocks):
        if block.is_subroutine:
            assert ran.runs[number] == pytest.approx(0.0, abs=1e-3)
            assert machine.instructions[block.first].ptx is None
    assert runs(found, "FCHK") == pytest.approx(WARPS)


DIVERGENT = """
    and.b32 %r1, %r9, 1;
    setp.eq.u32 %p1, %r1, 0;
    mov.f32 %f1, 0f3F800000;
    mov.u32 %r2, 0;
    @%p1 bra EVEN;
ODD:
    fma.rn.f32 %f1, %f1, %f1, 0f3F000000;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, %r8;
    @%p2 bra ODD;
    bra DONE;
EVEN:
    sin.approx.f32 %f1, %f1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, %r8;
    @%p2 bra EVEN;
DONE:
"""


def test_both_sides_of_a_branch_run_with_half_the_lanes() -> None:
    found = observed(DIVERGENT, 500)
    machine, ran = found
    assert runs(found, "FFMA") == pytest.approx(WARPS * 500, rel=1e-3)
    assert runs(found, "MUFU") == pytest.approx(WARPS * 500, rel=1e-2)
    (last,) = (n for n, i in enumerate(machine.instructions) if i.sass.startswith("BSYNC B0"))
    assert ran.warps[last] == pytest.approx(2 * WARPS), "each part comes to where they meet"
    way = ran.runs[machine.instructions[last].block]
    assert way == pytest.approx(WARPS, rel=1e-3), "a warp's way goes there once"
    for number, each in enumerate(machine.instructions):
        if base_opcode(each.sass) in ("FFMA", "MUFU") and ran.warps[number] > WARPS:
            assert ran.lanes[number] / ran.warps[number] == pytest.approx(16, rel=0.02)
        if base_opcode(each.sass) == "STG":
            assert ran.lanes[number] == pytest.approx(256, rel=1e-3)


def test_branches_know_their_targets_and_instructions_their_places() -> None:
    machine, _ = observed(DIVERGENT, 5)
    addresses = [each.address for each in machine.instructions]
    assert addresses == sorted(set(addresses))
    for number, block in enumerate(machine.blocks):
        assert all(i.block == number for i in machine.instructions[block.first : block.last + 1])
        assert all(0 <= s < len(machine.blocks) for s in block.successors)
    assert any(len(block.successors) == 2 for block in machine.blocks)
    assert any(block.is_reconvergence for block in machine.blocks)


def test_another_kernels_code_is_refused() -> None:
    ptx = f"{HEAD}.visible .entry one() {{ ret; }}\n.visible .entry two() {{ ret; }}\n"
    with pytest.raises(NoMachineCodeError):
        machine_code(ptx, "three", OPTIONS, Program(ptx, "one").code)


def test_a_kernel_that_no_warp_ran_has_no_runs() -> None:
    ptx = f"{HEAD}.visible .entry k() {{ ret; }}\n"
    program = Program(ptx, "k")
    events = execute(program, Shape((1, 1, 1), (32, 1, 1), 0, b""), program.arena({}), [])
    ran = executions(machine_code(ptx, "k", OPTIONS, program.code), program, events)
    assert not ran.warps.any()


def test_one_wrong_equation_is_outvoted() -> None:
    matrix = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 1.0]])
    values = np.array([3.0, 3.0, 100.0, 5.0])
    found = least_deviations(matrix, values, np.ones(4), np.zeros(2))
    assert found == pytest.approx([3.0, 2.0], abs=1e-5)


def test_weights_decide_and_nothing_is_negative() -> None:
    matrix = np.array([[1.0], [1.0], [1.0]])
    values = np.array([3.0, 3.0, 100.0])
    heavy = least_deviations(matrix, values, np.array([1.0, 1.0, 5.0]), np.zeros(1))
    assert heavy == pytest.approx([100.0], rel=1e-6)
    below = least_deviations(matrix, -values, np.ones(3), np.zeros(1))
    assert below == pytest.approx([0.0], abs=1e-6)


def test_of_equal_explanations_the_cheapest_is_taken() -> None:
    # Four of one copy, or one of a copy of four that costs less for each.
    found = least_deviations(
        np.array([[1.0, 4.0]]), np.array([40.0]), np.ones(1), np.array([0.02, 0.06])
    )
    assert found == pytest.approx([0.0, 10.0], abs=1e-4)


def test_instructions_on_one_line_are_told_apart() -> None:
    machine, _ = observed("ld.global.f32 %f2, [%rd3]; add.f32 %f1, %f2, %f2;", 1)
    ptx = {base_opcode(i.sass): i.ptx for i in machine.instructions}
    assert ptx["LDG"] is not None
    assert ptx["FADD"] == ptx["LDG"] + 1


LEFT = (
    Block(0, 0, (1,)),
    Block(1, 1, (2, 3)),
    Block(2, 2, (1,)),
    Block(3, 3, (4,), is_reconvergence=True),
    Block(4, 4, (), is_exit=True),
)
"""A loop of two blocks, the first of which leads out of it to where lanes meet."""
SAID = (
    Evidence(0, ((0, 1),), (), 4.0),
    Evidence(1, ((1, 1),), (), 4.0),
    Evidence(1, ((2, 1),), (), 4.0),  # ptxas has put it behind the way out: it runs less often.
    Evidence(0, ((4, 1),), (), 4.0),
)


@pytest.mark.parametrize("parted", [(0.0,) * 5, (0.0, None, 0.0, 0.0, 0.0)])
def test_a_loop_that_warps_do_not_part_in_is_left_as_often_as_entered(
    parted: tuple[float | None, ...],
) -> None:
    flow = runs_of(LEFT, SAID, Known(np.array([8.0, 48.0]), 8.0, parted))
    assert flow.runs == pytest.approx([8, 48, 40, 8, 8], rel=1e-4)
    assert flow.edges[1:] == pytest.approx([8, 40, 8, 40, 8, 8], rel=1e-4)


def test_lanes_reconverge_no_more_often_than_they_arrive() -> None:
    both = (
        Block(0, 0, (1, 2)),
        Block(1, 1, (2,)),
        Block(2, 2, (3,), is_reconvergence=True),
        LEFT[4],
    )
    blocks = (*both[:3], replace(both[3], first=3, last=3))
    said = (Evidence(0, ((0, 1),), (), 4.0), Evidence(1, ((1, 1),), (), 4.0))
    flow = runs_of(blocks, said, Known(np.array([8.0, 3.0]), 8.0, (3.0, 0.0, 0.0, 0.0)))
    # Three of eight warps part: their parts come both edges, and leave as one.
    assert flow.runs[:2] == pytest.approx([8, 3], rel=1e-4)
    assert flow.edges[1:4] == pytest.approx([3, 8, 3], rel=1e-4)
    assert flow.runs[2:] == pytest.approx([8, 8], rel=1e-4)


def test_shuffles_have_a_slow_way_for_lanes_that_parted() -> None:
    """Of Turing, where they are branched around: ``BRA.DIV`` and ``BRA.CONV``."""
    code = [
        SassInstruction(16 * n, sass, target=target)
        for n, (sass, target) in enumerate(
            [
                ("BRA.DIV `(.L_x_0)", 48),
                ("SHFL.BFLY PT, R7, R5, 0x8, 0x1f", None),
                ("BRA `(.L_x_1)", 64),
                ("CALL.REL.NOINC `($shflsync)", 96),
                ("BRA.CONV `(.L_x_2)", 80),
                ("EXIT", None),
                ("RET.REL.NODEC R8", None),
            ]
        )
    ]
    found = blocks_of(code)
    assert [block.successors for block in found[:2]] == [(1, 2), (3,)]
    assert found[3].successors == (4,)
    two_ways = blocks_of(
        [*code[:4], SassInstruction(64, "BRA.CONV `(.L_x_2)", target=96), *code[5:]]
    )
    assert two_ways[3].successors == (4, 5)


def test_a_loop_is_left_by_a_call_of_what_never_returns() -> None:
    """Of Ampere and Ada; a call of a subroutine stays one."""
    code = [
        SassInstruction(16 * n, sass, target=target)
        for n, (sass, target) in enumerate(
            [
                ("FADD R0, R0, R1", None),
                ("@P0 CALL.REL.NOINC `(.L_x_21)", 48),
                ("BRA `(.L_x_22)", 0),
                ("EXIT", None),
            ]
        )
    ]
    found = blocks_of(code)
    assert [set(block.successors) for block in found] == [{1, 2}, {0}, set()]
    assert all(block.calls is None and not block.is_subroutine for block in found)
    returning = blocks_of([*code[:3], SassInstruction(48, "RET.REL.NODEC R8")])
    assert returning[0].calls == 2
    assert returning[2].is_subroutine
