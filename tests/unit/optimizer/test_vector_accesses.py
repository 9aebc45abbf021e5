"""Consecutive accesses of a thread as one: aligned or not, results stay, and hazards are seen."""

import re
from dataclasses import replace

import pytest
from memory_kernels import applied, compared, floats, launch, opcodes, proves_equal, refused

from cuado.model.launch import Launch
from cuado.optimizer.transformations.vector_accesses import VectorAccesses

ARGUMENTS = (floats("out"), floats("in", seed=2))
BODY = """
    mul.wide.s32 %rd10, %r9, {stride}; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    {body}
"""
LOADS = """
    ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd12+4]; {between}
    ld.global.f32 %f3, [%rd12+8]; ld.global.f32 %f4, [%rd12+12];
    fma.rn.f32 %f5, %f1, %f2, %f3; fma.rn.f32 %f6, %f3, %f4, %f1;
"""
UNKNOWN = "ld.global.u64 %rd20, [%rd2]; shr.u64 %rd20, %rd20, 62; and.b64 %rd20, %rd20, 1;"
"""A bit of a float that is set from 2 on: 0 here, and nothing tells it before the launch."""
STORES = """
    st.global.f32 [%rd11+4], %f6; {between} st.global.f32 [%rd11], %f5;
"""


def kernel(body: str, stride: int = 16) -> Launch:
    return launch(BODY.format(body=body, stride=stride), ARGUMENTS)


def copied(between: str = "", later: str = "") -> str:
    return LOADS.format(between=between) + STORES.format(between=later)


@pytest.mark.parametrize("stride", [16, 20, 8])
@pytest.mark.parametrize("widest", [16, 8])
def test_aligned_or_not_the_same_is_copied(widest: int, stride: int) -> None:
    place = "mul.wide.s32 %rd14, %r9, 8; add.s64 %rd13, %rd1, %rd14;"
    body = place + copied().replace("[%rd11", "[%rd13")
    made = proves_equal(VectorAccesses(widest), kernel(body, stride))
    assert [each for each in opcodes(made.launch, "LDG") if f".{8 * widest}" in each]
    assert [each for each in opcodes(made.launch, "STG") if ".64" in each]


@pytest.mark.parametrize(
    "body",
    [
        # registers read and written in between, and the base loaded over
        copied("add.f32 %f3, %f1, %f2; mov.f32 %f4, %f3; add.f32 %f1, %f4, %f3;"),
        copied(later="mov.f32 %f6, 0f00000000; mul.f32 %f5, %f5, %f6;"),
        "ld.global.u64 %rd20, [%rd12]; ld.global.u64 %rd12, [%rd12+8]; add.s64 %rd20, %rd20, %rd12;"
        "st.global.u64 [%rd11], %rd20; st.global.u64 [%rd11+8], 7;",
        "ld.global.u16 %h1, [%rd12]; ld.global.u16 %h2, [%rd12+2]; ld.global.u16 %h3, [%rd12+4];"
        "ld.global.u16 %h4, [%rd12+6]; cvt.u32.u16 %r12, %h1; cvt.u32.u16 %r11, %h2;"
        "add.s32 %r12, %r11, %r12; cvt.u16.u32 %h5, %r12;"
        "st.global.u8 [%rd11], %h5;"
        "st.global.u8 [%rd11+1], %h2; st.global.u8 [%rd11+3], %h3; st.global.u8 [%rd11+2], %h4;",
        "st.global.f32 [%rd11], 0f3F800000; st.global.f32 [%rd11+4], 0f40000000;",
    ],
)
def test_registers_keep_what_they_had(body: str) -> None:
    proves_equal(VectorAccesses(16), kernel(body))


def test_pointers_that_are_not_aligned_are_told_when_it_runs() -> None:
    original = kernel(copied(), 16)
    assert "which is proved of 2" in applied(VectorAccesses(16), original).notes[0]
    pattern = r"(ld.param.u64 (%\w+), \[(?:in|out)\];)"
    # 4 bytes that follow from nothing that is known before the launch: an eighth of the lanes
    by_lanes = (
        r"\1 activemask.b32 %r30; popc.b32 %r30, %r30; shr.u32 %r30, %r30, 3; "
        r"cvt.u64.u32 %rd30, %r30; add.s64 \2, \2, %rd30;"
    )
    shifted = replace(original, ptx=re.sub(pattern, by_lanes, original.ptx))
    made = proves_equal(VectorAccesses(16), shifted)
    assert "proved" not in made.notes[0]
    assert not compared(original, made.launch).equal


@pytest.mark.parametrize(
    ("body", "touched", "groups"),
    [
        (copied("st.global.f32 [%rd11], %f1;"), 6, 2),  # of another buffer: nothing writes 'in'
        (
            copied("st.global.f32 [%rd12+8], %f1;"),
            6,
            3,
        ),  # may be what is loaded
        (copied("bar.sync 0;"), 6, 3),
        (copied(later="ld.global.f32 %f7, [%rd11+4]; add.f32 %f5, %f5, %f7;"), 4, 1),
        (copied(later="st.global.f32 [%rd11+8], %f1;"), 6, 2),
        (copied(later="membar.gl;"), 4, 1),
        (copied(later=UNKNOWN + "add.s64 %rd11, %rd11, %rd20;"), 4, 1),
        (copied(later="add.s64 %rd11, %rd11, 4; sub.s64 %rd11, %rd11, 4;"), 6, 2),
    ],
)
def test_only_what_nothing_comes_between_is_put_together(
    body: str, touched: int, groups: int
) -> None:
    made = proves_equal(VectorAccesses(16), kernel(body, 32))
    assert len(made.touched) == touched
    assert made.notes[0].startswith(f"{touched} accesses become {groups} ")


@pytest.mark.parametrize(
    "body",
    [
        "ld.volatile.global.f32 %f1, [%rd12]; ld.volatile.global.f32 %f2, [%rd12+4];",
        "setp.lt.u32 %p1, %r9, 9; @%p1 ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd12+4];",
        "ld.global.f32 %f1, [%rd12]; setp.lt.u32 %p1, %r9, 9; @%p1 exit;"
        "ld.global.f32 %f2, [%rd12+4];",
        "ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd12+8];",
        "ld.global.f32 %f1, [%rd12+4]; ld.global.f32 %f2, [%rd12+8];",
        "ld.global.v2.f32 {%f1, %f2}, [%rd12];",
    ],
)
def test_other_accesses_stay(body: str) -> None:
    stored = body + "add.f32 %f1, %f1, %f2; st.global.f32 [%rd11], %f1;"
    assert refused(VectorAccesses(16), kernel(stored)).absent


BYTES = "".join(
    f"ld.global.{{type}} %r{20 + n}, [%rd12+{n}]; add.s32 %r12, %r12, %r{20 + n};"
    for n in range(16)
)


@pytest.mark.parametrize("shift", [0, 1])
@pytest.mark.parametrize("type_", ["u8", "s8"])
def test_bytes_share_words(type_: str, shift: int) -> None:
    # the shift follows from how many lanes are active: it is tested when the kernel runs
    shifted = "activemask.b32 %r12; popc.b32 %r12, %r12; shr.u32 %r12, %r12, 5;" if shift else ""
    shifted = shifted or "mov.u32 %r12, 0;"
    body = f"{shifted} cvt.u64.u32 %rd20, %r12; add.s64 %rd12, %rd12, %rd20;"
    body += BYTES.format(type=type_)
    stores = "".join(f"st.global.u8 [%rd11+{n}], %r{20 + n};" for n in (1, 0, 3, 2))
    made = proves_equal(VectorAccesses(16), kernel(f"{body}{stores}st.global.u32 [%rd11+4], %r12;"))
    assert made.notes[0].startswith("20 accesses become 2 ")
    assert ("proved of 2" in made.notes[0]) == (not shift)
    assert [each for each in opcodes(made.launch, "LDG") if ".128" in each]


def test_shorts_of_any_register_share_words() -> None:
    body = (
        "ld.global.s16 %r20, [%rd12]; ld.global.s16 %r21, [%rd12+2]; ld.global.s16 %h3, [%rd12+4];"
        "ld.global.s16 %h4, [%rd12+6]; cvt.s32.s16 %r12, %h3; add.s32 %r12, %r12, %r20;"
        "st.global.u16 [%rd11], %r12; st.global.u16 [%rd11+2], %h4; st.global.u16 [%rd11+4], 77;"
        "st.global.u16 [%rd11+6], %r21;"
    )
    made = proves_equal(VectorAccesses(8), kernel(body))
    assert made.notes[0].startswith("8 accesses become 2 ")


def test_other_widths_are_none() -> None:
    with pytest.raises(ValueError, match="8 or 16"):
        VectorAccesses(4)


APART = """
    add.s64 %rd13, %rd12, 4; add.s32 %r30, %r9, 2; mul.wide.s32 %rd14, %r30, 4;
    add.s64 %rd15, %rd2, %rd14; add.s64 %rd16, %rd11, 8;
"""
APART_LOADS = "ld.global.f32 %f2, [%rd13]; ld.global.f32 %f1, [%rd12];"


@pytest.mark.parametrize(
    ("body", "touched", "notes"),
    [
        # from three registers that all follow from the index, in any order
        (
            APART + APART_LOADS + "ld.global.f32 %f3, [%rd15]; ld.global.f32 %f4, [%rd13+8];"
            "add.f32 %f5, %f1, %f2; add.f32 %f6, %f3, %f4;"
            "st.global.f32 [%rd16+4], %f6; st.global.f32 [%rd16], %f5;"
            "st.global.f32 [%rd11+4], %f6; st.global.f32 [%rd11], %f5;",
            6,
            "6 accesses become 2",
        ),
        # a store from another register, beside them
        (
            APART + APART_LOADS + "add.f32 %f5, %f1, %f2; st.global.f32 [%rd11], %f5;"
            "st.global.f32 [%rd16], %f1; st.global.f32 [%rd11+4], %f2;",
            4,
            "4 accesses become 2",
        ),
        # and one that goes to one of them
        (
            APART + APART_LOADS + "add.f32 %f5, %f1, %f2; st.global.f32 [%rd11], %f5;"
            "st.global.f32 [%rd16+-4], %f1; st.global.f32 [%rd11+4], %f2;",
            4,
            "4 accesses become 2",
        ),
    ],
)
def test_addresses_may_be_in_several_registers(body: str, touched: int, notes: str) -> None:
    made = proves_equal(VectorAccesses(16), kernel(body, 16))
    assert (len(made.touched), made.notes[0][: len(notes)]) == (touched, notes)


def test_registers_that_a_loop_changes_count_from_nowhere() -> None:
    body = (
        "mov.u32 %r31, 2; $again: ld.global.f32 %f1, [%rd12];"
        f"{UNKNOWN} add.s64 %rd12, %rd12, %rd20; add.s64 %rd13, %rd12, 4;"
        "ld.global.f32 %f2, [%rd13]; add.f32 %f5, %f1, %f2; sub.s32 %r31, %r31, 1;"
        "setp.ne.s32 %p1, %r31, 0; @%p1 bra $again; st.global.f32 [%rd11], %f5;"
    )
    assert "no thread provably" in refused(VectorAccesses(8), kernel(body, 16)).reason
