"""Registers that the assembler spills: where its code has them, and what caches make of them."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.layout import TURN_ENDS
from cuado.backends.emulated.hierarchy.traffic import How, Traffic, traffic
from cuado.backends.emulated.machine_code.counts import MachineCode
from cuado.backends.emulated.machine_code.replayed import (
    behind_accesses,
    replayed_spills,
    unreplayed_sectors,
)
from cuado.device.library import load_chip
from cuado.sass.toolchain.classes import SassClass

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u32 rounds)
{
    .reg .pred %p;
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r2, [rounds];
AGAIN:
    ld.global.u32 %r1, [%rd1];
    st.global.u32 [%rd1], %r1;
    sub.u32 %r2, %r2, 1;
    setp.ne.u32 %p, %r2, 0;
    @%p bra AGAIN;
    ret;
}
"""
WARPS, THREADS, ROUNDS, BLOCKS = 8, 256, 16, 132
LOAD, STORE = SassClass.LOCAL_LOAD, SassClass.LOCAL_STORE


def code(*blocks: tuple[tuple[str, SassClass, int | None], ...]) -> MachineCode:
    """Machine code of instructions with their class and PTX instruction, in basic blocks."""
    flat = [each for block in blocks for each in block]
    instructions: list[Any] = [
        SimpleNamespace(address=16 * n, sass=sass, kind=kind, ptx=ptx, encoding=None)
        for n, (sass, kind, ptx) in enumerate(flat)
    ]
    ends = np.cumsum([len(block) for block in blocks]).tolist()
    made: list[Any] = [
        SimpleNamespace(first=end - len(block), last=end - 1, successors=())
        for end, block in zip(ends, blocks, strict=True)
    ]
    return cast(MachineCode, SimpleNamespace(instructions=instructions, blocks=made))


@pytest.fixture(name="program")
def _program() -> Program:
    return Program(PTX, "k")


def test_spills_are_made_behind_the_access_before_them(program: Program) -> None:
    (access,) = (n for n in program.lowered.access_slots if "ld.global" in opcode(program, n))
    load = ("LDG.E R1, [R2]", SassClass.GLOBAL_LOAD, access)
    machine = code(
        (("STL [R1], R4", STORE, None), load, ("LDL R4, [R1+0x8]", LOAD, access)),
        (load, ("STL.64 [R1+0x10], R6", STORE, None), ("LDL R5, [R3]", LOAD, None)),
        (("LDL R9, [R1+0x4]", LOAD, None),),
    )
    found = behind_accesses(program, machine)[program.lowered.access_slots[access]]
    # Words 0 (stored) and 2 at the first copy; words 4 and 5, stored, at the second.
    assert found == ((1, 4), (9, 11))
    assert replayed_spills(program, machine) == {0, 32, 64}
    # The others: one with an address that is not the stack's, and one in a block of its own.
    lanes = np.array([32.0 if number in (5, 6) else 320.0 for number in range(7)])
    assert unreplayed_sectors(program, machine, lanes) == (8.0, 0.0)


def waiting(*, sets: int | None, waits: int | None) -> int:
    """An encoding whose result releases a barrier, and that waits for one."""
    mask = 0 if waits is None else 1 << waits
    return ((7 if sets is None else sets) << 5 | 7 << 8 | mask << 11) << 105


@pytest.mark.parametrize(
    ("waits", "ends"),
    [
        (((0, None), (None, 0), (1, None), (None, 1)), (True, True)),  # one by one
        (((0, None), (None, None), (1, None), (None, 1)), (False, True)),  # both, then a wait
        (((0, None), (None, 5), (1, None), (None, None)), (False, False)),  # for something else
    ],
)
def test_a_turn_ends_where_the_warp_waits_for_what_it_loaded(
    program: Program, waits: tuple[tuple[int | None, int | None], ...], ends: tuple[bool, bool]
) -> None:
    (access,) = (n for n in program.lowered.access_slots if "ld.global" in opcode(program, n))
    load = ("LDG.E R1, [R2]", SassClass.GLOBAL_LOAD, access)
    other = ("FADD R1, R1, R3", SassClass.FP32, None)
    machine = code((load, other, load, other))
    for each, (sets, awaited) in zip(machine.instructions, waits, strict=True):
        cast(Any, each).encoding = waiting(sets=sets, waits=awaited)
    found = behind_accesses(program, machine)[program.lowered.access_slots[access]]
    assert found == tuple((TURN_ENDS,) if is_end else () for is_end in ends)


def test_without_spills_there_is_nothing_to_replay(program: Program) -> None:
    (access,) = (n for n in program.lowered.access_slots if "ld.global" in opcode(program, n))
    found = behind_accesses(program, code((("LDG.E R1, [R2]", SassClass.GLOBAL_LOAD, access),)))
    assert not any(copy for slot in found for copy in slot)


def opcode(program: Program, index: int) -> str:
    """Of an instruction of the PTX."""
    return program.code.instructions[index].opcode


def replayed(program: Program, lines: int) -> Traffic:
    """Of warps that load so many words, which they stored the round before, and store them."""
    words = [2 * line for line in range(lines)] + [2 * line + 1 for line in range(lines)]
    arena = program.arena({"in": 128})
    (access,) = (n for n in program.lowered.access_slots if "ld.global" in opcode(program, n))
    spills: list[list[list[int]]] = [[] for _ in range(program.lowered.slots)]
    spills[program.lowered.access_slots[access]] = [words]
    parameters = np.array([arena.ranges["in"].address], "<u8").tobytes()
    parameters += np.array([ROUNDS], "<u4").tobytes()
    shape = Shape((BLOCKS * 8, 1, 1), (THREADS, 1, 1), 0, parameters)
    return traffic(program, shape, arena, load_chip("h200"), 8, 0, How(behind=spills))


def test_spills_that_fit_hit_in_l1_and_go_through_to_l2(program: Program) -> None:
    few = replayed(program, 16)  # 64 warps of 16 lines: 128 KiB
    made = BLOCKS * 8 * WARPS * ROUNDS * 16 * 4
    assert few.local_load_sectors == made
    assert few.local_load_hits == made * (ROUNDS - 1) / ROUNDS  # Nothing is there at first.
    stored = BLOCKS * 8 * WARPS * ROUNDS  # by the PTX, a sector each
    assert few.l2_write_sectors == made + stored
    assert few.dram_write_bytes == 0  # 17 MB of all SMs stay in L2.
    assert few.slot_sectors[-2] == few.slot_sectors[-1] == made
    assert few.slot_l1_hit_rate[-2] == (ROUNDS - 1) / ROUNDS


def test_spills_that_do_not_fit_miss_and_come_from_l2(program: Program) -> None:
    many = replayed(program, 64)  # 512 KiB
    assert many.local_load_hits < 0.2 * many.local_load_sectors
    assert many.slot_l2_sectors[-2] > 0.8 * many.slot_sectors[-2]
    assert many.dram_write_bytes > 0  # 67 MB of all SMs do not stay in L2.
