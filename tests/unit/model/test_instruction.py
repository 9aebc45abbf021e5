"""A SASS line is taken apart into guard, opcode and operands."""

import pytest

from cuado.model.instruction import Instruction


@pytest.mark.parametrize(
    ("sass", "opcode", "base", "operands"),
    [
        ("LDG.E R0, desc[UR6][R2.64]", "LDG.E", "LDG", "R0, desc[UR6][R2.64]"),
        ("@!P1 BRA `(.L_x_0)", "BRA", "BRA", "`(.L_x_0)"),
        ("EXIT", "EXIT", "EXIT", ""),
        (
            "HGMMA.64x64x16.F32 R24, gdesc[UR8], R24, gsb0",
            "HGMMA.64x64x16.F32",
            "HGMMA",
            "R24, gdesc[UR8], R24, gsb0",
        ),
        ("not machine code", "", "", ""),
    ],
)
def test_parts(sass: str, opcode: str, base: str, operands: str) -> None:
    found = Instruction(offset=0, sass=sass)
    assert (found.opcode, found.base_opcode, found.operands) == (opcode, base, operands)
