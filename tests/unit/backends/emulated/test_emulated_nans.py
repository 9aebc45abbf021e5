"""NaNs of f32 arithmetic wherever their bits can be seen; sums in global and in shared memory."""

import numpy as np
import pytest
from emulated_kernels import by_thread, run

from cuado.backends.emulated.frontend.lowering.pending_nans import is_blind, makes_one_nan

RAW, ONE = 0xFFA00001, 0x7FFFFFFF
NAN = f"mov.b32 %f1, {RAW:#x};"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("add.f32 %f2, %f1, %f1; mov.b32 %r31, %f2;", ONE),
        ("add.f32 %f2, %f1, %f1; mov.f32 %f3, %f2; mov.b32 %r31, %f3;", ONE),
        ("mov.f32 %f2, %f1; mov.b32 %r31, %f2;", RAW),
        ("neg.f32 %f2, %f1; abs.f32 %f3, %f2; mov.b32 %r31, %f3;", ONE),
        ("add.f32 %f2, %f1, %f1; mov.b32 %r30, %f2; popc.b32 %r31, %r30;", 31),
        ("mul.f32 %f2, %f1, %f1; copysign.f32 %f3, %f1, %f2; mov.b32 %r31, %f3;", 0xFFFFFFFF),
        ("add.f32 %f2, %f1, %f1; mov.b64 %rd9, {%f2, %f1}; cvt.u32.u64 %r31, %rd9;", ONE),
        ("add.f32 %f2, %f1, %f1; shfl.sync.bfly.b32 %r31, %f2, 1, 31, -1;", ONE),
        ("add.f32 %f2, %f1, %f1; setp.nan.f32 %p1, %f2, %f2; selp.u32 %r31, 1, 0, %p1;", 1),
        ("add.f32 %f2, %f1, %f1; cvt.f64.f32 %fd1, %f2; cvt.rn.f32.f64 %f3, %fd1; "
         "mov.b32 %r31, %f3;", ONE),
        ("mov.f32 %f2, 0f00000000; mov.u32 %r1, 0; "
         "again: fma.rn.f32 %f2, %f1, %f1, %f2; add.u32 %r1, %r1, 1; "
         "setp.lt.u32 %p1, %r1, 3; @%p1 bra again; mov.b32 %r31, %f2;", ONE),
    ],
)  # fmt: skip
def test_bits_of_a_nan_are_the_same_however_they_are_seen(body: str, expected: int) -> None:
    assert by_thread(NAN + body) == [expected] * 32


@pytest.mark.parametrize(
    "sum_",
    ["@%p1 add.f32 %f1, %f1, %f1;", "@!%p1 bra on; add.f32 %f1, %f1, %f1; on:"],
)
def test_a_register_with_other_bits_keeps_them_where_nothing_is_added(sum_: str) -> None:
    body = f"{NAN} setp.lt.u32 %p1, %r0, 16; {sum_} mov.b32 %r31, %f1;"
    assert by_thread(body) == [ONE] * 16 + [RAW] * 16


def test_a_selection_of_a_sum_and_of_other_bits() -> None:
    body = "add.f32 %f2, %f1, %f1; setp.lt.u32 %p1, %r0, 16; selp.f32 %f3, %f2, %f1, %p1;"
    assert by_thread(f"{NAN} {body} mov.b32 %r31, %f3;") == [ONE] * 16 + [RAW] * 16


@pytest.mark.parametrize(("space", "expected"), [("global", 0), ("shared", 1)])
@pytest.mark.parametrize("is_generic", [False, True])
def test_sums_in_global_memory_take_subnormal_numbers_for_zeros(
    space: str, expected: int, *, is_generic: bool
) -> None:
    cell = {"global": "mov.u64 %rd2, %rd0;", "shared": "mov.u64 %rd2, cell;"}[space]
    named = f".{space}"
    if is_generic:
        cell, named = f"{cell} cvta.{space}.u64 %rd2, %rd2;", ""
    body = f"""{cell} setp.ne.u32 %p1, %r0, 0; @%p1 bra done; st{named}.u32 [%rd2], 0;
    mov.b32 %f1, 1; atom{named}.add.f32 %f2, [%rd2], %f1; ld{named}.u32 %r31, [%rd2];
    st.global.u32 [%rd0], %r31; done:"""
    module = ".shared .align 4 .b8 cell[4];"
    ran = run(body, {"out": np.full(1, 7, np.uint32)}, module=module)
    assert ran.buffers["out"].tolist() == [expected]


@pytest.mark.parametrize(
    "opcode", ["cvt.f32.f64", "cvt.f32.bf16", "mov.f32", "selp.f32", "copysign.f32", "add.f64"]
)
def test_what_keeps_payloads_makes_no_pending_nans(opcode: str) -> None:
    assert not makes_one_nan(opcode.split("."))


@pytest.mark.parametrize(
    "opcode", ["cvt.f64.f32", "cvt.rna.tf32.f32", "st.global.f32", "atom.global.exch.b32",
               "copysign.f32", "selp.f32", "cvt.f32.f32"]
)  # fmt: skip
def test_what_shows_bits_is_not_blind(opcode: str) -> None:
    assert not is_blind(opcode.split("."))
