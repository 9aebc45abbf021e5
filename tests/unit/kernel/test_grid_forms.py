"""What is computed of the block's index, as a sum of multiples, and what is none."""

import pytest

from cuado.kernel.facts.threads.grid_forms import UNKNOWN, GridForm, computed

BLOCK = GridForm(1, 0, 0)
FIVE = GridForm(0, 0, 5)


@pytest.mark.parametrize(
    ("opcode", "others", "form"),
    [
        ("mov.u32", (), BLOCK),
        ("cvt.u64.u32", (), BLOCK),
        ("cvta.to.global.u64", (), BLOCK),
        ("add.s32", (FIVE,), GridForm(1, 0, 5)),
        ("add.s64", (UNKNOWN,), GridForm(1, 0, None)),
        ("sub.s32", (FIVE,), GridForm(1, 0, -5)),
        ("mul.lo.s32", (FIVE,), GridForm(5, 0, 0)),
        ("mul.wide.u32", (FIVE,), GridForm(5, 0, 0)),
        ("mad.lo.s32", (FIVE, FIVE), GridForm(5, 0, 5)),
        ("shl.b32", (FIVE,), GridForm(32, 0, 0)),
    ],
)
def test_sums_and_products(opcode: str, others: tuple[GridForm, ...], form: GridForm) -> None:
    assert computed(opcode, [BLOCK, *others]) == form


@pytest.mark.parametrize(
    ("opcode", "others"),
    [
        *[(opcode, (FIVE,)) for opcode in ("add.sat.s32", "add.cc.u32", "sub.cc.s32", "add.f32")],
        *[(opcode, (FIVE,)) for opcode in ("mul.hi.u32", "mul.wide.u16", "mul.lo.s16", "add.s16")],
        *[(opcode, ()) for opcode in ("cvt.u16.u32", "cvt.u32.u16", "cvt.s32.s8", "cvt.u32.u64")],
        *[(opcode, ()) for opcode in ("cvt.rn.f32.s32", "cvt.sat.u32.s32", "mov.b16")],
        *[(opcode, (FIVE, FIVE)) for opcode in ("mad.hi.sat.s32", "mad.lo.cc.u32")],
    ],
)
def test_what_cuts_something_off_is_none(opcode: str, others: tuple[GridForm, ...]) -> None:
    assert computed(opcode, [BLOCK, *others]) is None
    assert computed(opcode, [FIVE, *others]) == UNKNOWN
