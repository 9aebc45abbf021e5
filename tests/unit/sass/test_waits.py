"""SASS registers, waits and blame."""

import pytest

from cuado.model.instruction import Access, Instruction, Space
from cuado.sass.registers import registers_of
from cuado.sass.waits import LONG, blame, waits


def op(sass: str, long: float = 0, load: bool = False) -> Instruction:
    return Instruction(
        offset=0,
        sass=sass,
        stalls={LONG: long} if long else {},
        space=Space.GLOBAL if load else None,
        access=Access.LOAD if load else None,
    )


@pytest.mark.parametrize(
    ("sass", "written", "read"),
    [
        ("LDG.E R3, desc[UR4][R2.64]", {3}, {2, 3}),
        ("LDG.E.128.CONSTANT R8, desc[UR4][R2.64+0x10]", {8, 9, 10, 11}, {2, 3}),
        ("LDG.E.64 R8, [R2]", {8, 9}, {2}),
        ("STG.E desc[UR4][R4.64], R3", set(), {3, 4, 5}),
        ("@!P1  STS [R35+0x280], R19", set(), {19, 35}),
        ("FFMA R1, R2, R3, R1", {1}, {1, 2, 3}),
        ("IMAD.WIDE R6, R5, 0x4, R2.reuse", {6, 7}, {2, 5}),
        ("DFMA R4, R6, R8, R4", {4, 5}, {4, 6, 8}),
        ("ISETP.GE.U32.AND P1, PT, R4, R3, PT", set(), {3, 4}),
        ("IADD3 R6, P1, R6, 0x8, RZ", {6}, {6}),
        ("BAR.SYNC.DEFER_BLOCKING 0x0", set(), set()),
        ("S2R R4, SR_TID.X", {4}, set()),
        ("UIADD3 UR4, UR4, 0x1, URZ", set(), set()),
        ("EXIT", set(), set()),
        ("", set(), set()),
        ("!! not sass", set(), set()),
    ],
)
def test_registers(sass: str, written: set[int], read: set[int]) -> None:
    effect = registers_of(op(sass))
    assert effect.written == written
    assert effect.read == read


def test_opcode_parts() -> None:
    instruction = op("@!UP0 LDG.E.CONSTANT R7, desc[UR14][R6.64]")
    assert instruction.opcode == "LDG.E.CONSTANT"
    assert instruction.base_opcode == "LDG"
    assert instruction.operands.startswith("R7,")
    assert op("garbage").opcode == ""


def test_the_first_reader_waits_and_the_load_is_blamed() -> None:
    code = [
        op("LDG.E R1, [R10]", load=True),
        op("LDG.E R2, [R10+0x4]", load=True),
        op("FADD R5, R1, R9", long=30),
        op("FADD R5, R5, R2", long=10),
    ]
    found = waits(code)
    assert [(w.reader, w.loads, w.outstanding) for w in found] == [
        (2, (0,), (0, 1)),
        (3, (1,), (1,)),
    ]
    assert blame(code) == {0: 30, 1: 10}


def test_a_wait_for_two_loads_is_shared() -> None:
    code = [
        op("LDG.E R1, [R10]", load=True),
        op("LDG.E R2, [R10+0x4]", load=True),
        op("FADD R5, R1, R2", long=30),
    ]
    assert blame(code) == {0: 15, 1: 15}


def test_a_register_written_again_is_no_longer_the_loads() -> None:
    code = [
        op("LDG.E R1, [R10]", load=True),
        op("MOV R1, R3"),
        op("FADD R5, R1, R2", long=30),
    ]
    assert waits(code) == ()


def test_loop_carried_load_below_its_reader() -> None:
    code = [op("FADD R5, R1, R5", long=30), op("LDG.E R1, [R10]", load=True), op("BRA 0x0")]
    assert blame(code) == {1: 30}
