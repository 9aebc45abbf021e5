"""Integer opcodes on numbers as registers hold them, and on what is not known."""

import pytest

from cuado.kernel.values.integer_steps import Number, step_of

M32, M64 = (1 << 32) - 1, (1 << 64) - 1


@pytest.mark.parametrize(
    ("opcode", "values", "result"),
    [
        ("add.s32", (M32, 2), 1),
        ("sub.s64", (0, 1), M64),
        ("mul.lo.s32", (M32, 5), M32 - 4),
        ("mul.hi.s32", (M32, 5), M32),
        ("mul.hi.u32", (M32, 5), 4),
        ("mul.wide.s32", (M32, 5), M64 - 4),
        ("mul.wide.u32", (M32, 5), 5 * M32),
        ("mad.lo.s32", (3, 4, M32), 11),
        ("mad.wide.s32", (M32, 4, 100), 96),
        ("min.s32", (M32, 1), M32),
        ("min.u32", (M32, 1), 1),
        ("shr.s32", (M32 - 7, 1), M32 - 3),
        ("shr.u32", (M32 - 7, 40), 0),
        ("shr.s32", (M32 - 7, 40), M32),
        ("shl.b32", (1, 31), 1 << 31),
        ("shl.b32", (1, 32), 0),
        ("shl.b64", (1, 40), 1 << 40),
        ("div.s32", (M32 - 6, 2), M32 - 2),
        ("rem.s32", (M32 - 6, 2), M32),
        ("div.u32", (7, 0), None),
        ("cvt.s64.s32", (M32,), M64),
        ("cvt.u64.u32", (M32,), M32),
        ("cvt.u32.u64", (M64,), M32),
        ("cvt.u32.u16", (0x1FFFF,), 0xFFFF),
        ("cvt.s32.s8", (0x1FF,), M32),
        ("cvta.shared.u64", (77,), 77),
        ("not.b32", (0,), M32),
        ("neg.s32", (1,), M32),
        ("setp.lt.s32", (M32, 0), 1),
        ("setp.lt.u32", (M32, 0), 0),
        ("setp.hs.u64", (5, 5), 1),
        ("selp.b32", (5, 7, 0), 7),
        ("and.pred", (None, 0), 0),
        ("and.pred", (None, 1), None),
        ("or.pred", (1, None), 1),
        ("xor.pred", (1, 1), 0),
        ("not.pred", (0,), 1),
        ("mov.u32", (None,), None),
        ("add.s32", (None, 1), None),
        ("selp.b32", (5, 5, None), None),
    ],
)
def test_what_opcodes_give(opcode: str, values: tuple[Number, ...], result: Number) -> None:
    step = step_of(opcode)
    assert step is not None
    assert step(values) == result


@pytest.mark.parametrize(
    "opcode",
    [
        *("add.f32", "add.cc.u32", "addc.u32", "sub.sat.s32", "mad.hi.s32", "setp.lt.and.s32"),
        *("cvt.s8.s32", "cvt.rn.f32.s32", "cvt.sat.u8.s32", "popc.b32", "shf.l.wrap.b32"),
        *("prmt.b32", "lop3.b32", "min.relu.s32", "bfe.u32", "mul24.lo.u32", "setp.lt.f32"),
    ],
)
def test_what_is_not_among_them(opcode: str) -> None:
    assert step_of(opcode) is None
