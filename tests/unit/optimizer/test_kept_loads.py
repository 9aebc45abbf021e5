"""Loads are left out where nothing writes what they load, and stay where something may."""

from dataclasses import replace

import pytest
from memory_kernels import floats, launch, number, planted, proves_equal, refused

from cuado.model.arguments import Argument
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.loads_once import TRANSFORMATION as LOADS_ONCE
from cuado.optimizer.transformations.sliding_window import TRANSFORMATION as SLIDING_WINDOW

ARGUMENTS: tuple[Argument, ...] = (floats("out"), floats("in", seed=2), number("rounds", 7))
LOOP = """
    mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    mov.f32 %f9, 0f3F000000; mov.u32 %r10, 0;
{before}
loop:
    {body}
    add.s32 %r10, %r10, 1; setp.lt.s32 %p3, %r10, %r1; @%p3 bra loop;
    st.global.f32 [%rd11], %f9;
"""
SAME = "ld.global.f32 %f1, [%rd12+16]; fma.rn.f32 %f9, %f9, %f1, %f1; st.global.f32 [%rd11], %f9;"
WINDOW = """
    ld.global.f32 %f1, [%rd12]; ld.global.f32 %f2, [%rd12+4]; ld.global.f32 %f3, [%rd12+8];
    fma.rn.f32 %f9, %f9, %f1, %f2; fma.rn.f32 %f9, %f9, %f3, %f1; st.global.f32 [%rd11], %f9;
    add.s64 %rd12, %rd12, 4;
"""


def kernel(body: str, before: str = "", rounds: int = 7) -> Launch:
    arguments = (*ARGUMENTS[:2], number("rounds", rounds))
    return launch(LOOP.format(body=body, before=before), arguments)


@pytest.mark.parametrize("rounds", [1, 2, 9])
@pytest.mark.parametrize(
    ("transformation", "body", "left_out"), [(LOADS_ONCE(), SAME, 1), (SLIDING_WINDOW(), WINDOW, 2)]
)
def test_loads_are_left_out(
    transformation: Transformation, body: str, left_out: int, rounds: int
) -> None:
    made = proves_equal(transformation, kernel(body, rounds=rounds))
    assert len(made.touched) == left_out
    assert any("nothing in the launch writes" in note for note in made.notes)
    assert not any(note.startswith("not proved") for note in made.notes)


def test_planted_kernels_keep_what_they_load() -> None:
    shape = (1, 3, 1)
    original = replace(planted("redundant_window", WIDTH=256, HEIGHT=128), grid=shape)
    made = proves_equal(SLIDING_WINDOW(), original)
    assert len(made.touched) == 24
    once = proves_equal(LOADS_ONCE(), replace(planted("redundant_loads"), grid=(2, 1, 1)))
    assert len(once.touched) == 16


@pytest.mark.parametrize(
    ("transformation", "body"), [(LOADS_ONCE(), SAME), (SLIDING_WINDOW(), WINDOW)]
)
@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("add.s64 %rd13, %rd2, %rd10; st.global.f32 [%rd13+512], %f9;", "writes 'in'"),
        (
            "ld.global.u64 %rd13, [%rd1+64]; setp.gt.u32 %p1, %r9, 9999;"
            "@%p1 st.global.f32 [%rd13], %f9;",
            "writes is unknown",
        ),
        ("setp.gt.u32 %p1, %r9, 9999; @%p1 red.global.add.f32 [%rd2+64], %f9;", ""),
    ],
)
def test_what_may_be_written_is_loaded_again(
    transformation: Transformation, body: str, more: str, reason: str
) -> None:
    refusal = refused(transformation, kernel(body + more))
    assert reason in refusal.reason
    assert not refusal.absent


def test_a_store_to_another_place_of_the_same_buffer_is_no_proof() -> None:
    inside = SAME.replace("[%rd12+16]", "[%rd11+4096]")
    assert "writes 'out'" in refused(LOADS_ONCE(), kernel(inside)).reason


def test_a_buffer_in_which_32_bits_wrap_around_is_not_slid_along() -> None:
    small = kernel(WINDOW)
    large = replace(small, arguments=(small.arguments[0], floats("in", 1 << 31), number("r", 2)))
    assert "more than 4 GiB" in refused(SLIDING_WINDOW(), large).reason


@pytest.mark.parametrize(
    "step",
    [
        "shr.s64 %rd13, %rd13, 1; shl.b64 %rd13, %rd13, 1;",
        "cvt.u16.u64 %h1, %rd13; add.s16 %h1, %h1, 0; cvt.u64.u16 %rd13, %h1;",
    ],
)
def test_addresses_made_of_lost_bits_are_not_followed(step: str) -> None:
    before = f"mov.b64 %rd13, %rd10; {step} add.s64 %rd12, %rd2, %rd13;"
    assert (
        "affects the addresses of loads" in refused(SLIDING_WINDOW(), kernel(WINDOW, before)).reason
    )


@pytest.mark.parametrize("transformation", [LOADS_ONCE(), SLIDING_WINDOW()])
def test_where_nothing_is_loaded_again_there_is_nothing_to_do(
    transformation: Transformation,
) -> None:
    once = "ld.global.f32 %f1, [%rd12]; add.f32 %f9, %f9, %f1; add.s64 %rd12, %rd12, 4;"
    assert refused(transformation, kernel(once)).absent
