"""Registers of machine instructions, as nvdisasm prints them for sm_75 to sm_120."""

import pytest

from cuado.sass.effects import effects_of


def names(text: str) -> frozenset[str]:
    return frozenset(text.split())


@pytest.mark.parametrize(
    ("sass", "reads", "writes", "kills"),
    [
        ("LDG.E R0, desc[UR8][R6.64]", "R6 R7 UR8 UR9", "R0", "R0"),
        ("LDG.E.128.CONSTANT R4, [R2.64+0x10]", "R2 R3", "R4 R5 R6 R7", "R4 R5 R6 R7"),
        ("@!P3 LDG.E.64 R4, [R2.64]", "R2 R3 P3", "R4 R5", ""),
        ("STG.E.64 desc[UR4][R2.64], R6", "R2 R3 R6 R7 UR4 UR5", "", ""),
        ("LDS.U.64 R8, [R3+UR4]", "R3 UR4", "R8 R9", "R8 R9"),
        ("STS.128 [R3], R4", "R3 R4 R5 R6 R7", "", ""),
        ("ISETP.GE.AND P0, PT, R0, R5, PT", "R0 R5", "P0", "P0"),
        ("ISETP.NE.AND.EX P0, P1, R0, R5, PT, P2", "R0 R5 P1 P2", "P0 P1", "P0"),
        ("FCHK P0, R2, R3", "R2 R3", "P0", "P0"),
        ("LOP3.LUT P1, R3, R0.reuse, 0x1f, RZ, 0xc0, !PT", "R0", "P1 R3", "P1 R3"),
        ("IADD3 R4, P0, R2, R3, RZ", "R2 R3 P0", "R4 P0", "R4"),
        ("IADD3.X R5, R3, R7, RZ, P0, !PT", "R3 R7 P0", "R5", "R5"),
        ("IMAD.WIDE R2, R5, R4, R6", "R5 R4 R6 R7", "R2 R3", "R2 R3"),
        ("IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28]", "", "R1", "R1"),
        ("SEL R4, R2, R3, P0", "R2 R3 P0", "R4", "R4"),
        ("VOTE.ANY R2, PT, P0", "P0", "R2 P0", "R2"),
        ("SHFL.BFLY PT, R5, R4, 0x10, 0x1f", "R4", "R5", "R5"),
        ("DFMA R6, R6, UR6, R8", "R6 R7 R8 R9 UR6 UR7", "R6 R7", "R6 R7"),
        ("DSETP.GT.AND P0, PT, R2, R4, PT", "R2 R3 R4 R5", "P0", "P0"),
        ("F2F.F64.F32 R6, R4", "R4", "R6 R7", "R6"),
        ("F2F.F32.F64 R7, R6", "R6 R7", "R7", "R7"),
        ("I2F.F64.U32 R10, UR5", "UR5", "R10 R11", "R10"),
        ("F2I.S64.F64.TRUNC R2, R4", "R4 R5", "R2 R3", "R2"),
        ("MUFU.RCP64H R3, R5", "R5", "R3", "R3"),
        ("CS2R R2, SRZ", "", "R2 R3", "R2 R3"),
        ("S2UR UR4, SR_CTAID.X", "", "UR4", "UR4"),
        ("ULDC.64 UR4, c[0x0][0x118]", "", "UR4 UR5", "UR4 UR5"),
        ("ATOMG.E.ADD.STRONG.GPU PT, R7, [R2.64], R4", "R2 R3 R4", "R7", "R7"),
        ("REDG.E.ADD.F32.FTZ.RN.STRONG.GPU desc[UR6][R2.64], R5", "R2 R3 R5 UR6 UR7", "", ""),
        ("@P0 BRA `(.L_x_1)", "P0", "", ""),
        ("BRA !P1, `(.L_x_15)", "P1", "", ""),
        ("BAR.SYNC.DEFER_BLOCKING 0x0", "", "", ""),
        ("RET.REL.NODEC R4 `(divs)", "R4", "", ""),
        ("R2P PR, R0, 0x7f", "R0", "P0 P1 P2 P3 P4 P5 P6 P7", ""),
        ("P2R R0, PR, RZ, 0x7f", "P0 P1 P2 P3 P4 P5 P6 P7", "R0", "R0"),
        ("FFMA R4, |R2|, -R3, c[0x3][R5]", "R2 R3 R5", "R4", "R4"),
    ],
)
def test_what_is_read_and_written(sass: str, reads: str, writes: str, kills: str) -> None:
    found = effects_of(sass)
    assert found.reads == names(reads)
    assert found.writes == names(writes)
    assert found.kills == names(kills)


def test_matrix_products_and_textures_are_taken_to_touch_more_than_they_may() -> None:
    product = effects_of("HMMA.16816.F32 R4, R8, R12, R4")
    assert product.reads >= names("R8 R9 R10 R11 R12 R13 R4 R5 R6 R7")
    assert product.writes >= names("R4 R5 R6 R7")
    assert product.kills == names("R4")
    assert effects_of("TEX.SCR.LL RZ, R0, R2, R4, 0x0, 0x58, 2D").reads >= names("R2 R3 R4")
