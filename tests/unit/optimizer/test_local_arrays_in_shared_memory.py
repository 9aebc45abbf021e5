"""Local arrays in shared memory: results stay, and what cannot be moved is refused."""

from dataclasses import replace

import pytest
from memory_kernels import floats, launch, number, planted, proves_equal, refused, subject_of

from cuado.optimizer.transformations.local_arrays_in_shared import (
    TRANSFORMATION as LOCAL_ARRAYS_IN_SHARED,
)

ARRAY = """
    .local .align 8 .b8 array[64];
    mov.u64 %rd20, array;
    mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; add.s64 %rd12, %rd2, %rd10;
    mov.u32 %r10, 0;
fill:
    cvt.rn.f32.u32 %f1, %r10; ld.global.f32 %f2, [%rd12]; add.f32 %f1, %f1, %f2;
    mul.wide.u32 %rd13, %r10, 4; add.s64 %rd14, %rd20, %rd13; {store}
    add.s32 %r10, %r10, 1; setp.lt.s32 %p1, %r10, %r1; @%p1 bra fill;
    and.b32 %r11, %r9, 15; mul.wide.u32 %rd13, %r11, 4; add.s64 %rd14, %rd20, %rd13;
    ld.local.f32 %f3, [%rd14]; st.global.f32 [%rd11], %f3;
"""
STORE = "st.local.f32 [%rd14], %f1;"
BUFFERS = (floats("out"), floats("in", seed=2), number("n", 16))


@pytest.mark.parametrize("name", ["dynamic_local_array", "local_lookup"])
def test_planted_kernels_compute_the_same(name: str) -> None:
    made = proves_equal(LOCAL_ARRAYS_IN_SHARED(), replace(planted(name), grid=(2, 1, 1)))
    assert made.launch.dynamic_shared_bytes > 0
    assert subject_of(made.launch).built.resources.registers


@pytest.mark.parametrize("block", [(64, 1, 1), (33, 1, 1), (16, 3, 2)])
@pytest.mark.parametrize("dynamic", [0, 20])
def test_every_thread_has_its_own(block: tuple[int, int, int], dynamic: int) -> None:
    before = launch(ARRAY.format(store=STORE), BUFFERS, block=(64, 1, 1), dynamic=dynamic)
    text = before.ptx.replace("mov.u32 %r6, %tid.x;", """
        mov.u32 %r6, %tid.z; mov.u32 %r7, %ntid.y; mov.u32 %r8, %tid.y;
        mad.lo.s32 %r6, %r6, %r7, %r8; mov.u32 %r7, %ntid.x; mov.u32 %r8, %tid.x;
        mad.lo.s32 %r6, %r6, %r7, %r8;
    """)  # fmt: skip
    made = proves_equal(LOCAL_ARRAYS_IN_SHARED(), replace(before, ptx=text, block=block))
    assert made.launch.dynamic_shared_bytes > dynamic


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (
            ARRAY.format(store=STORE) + "cvta.local.u64 %rd21, %rd20; st.global.u64 [%rd1], %rd21;",
            "escapes",
        ),
        (ARRAY.format(store=STORE).replace("array[64]", "array[16384]"), "it can have 232,448"),
    ],
)
def test_arrays_that_others_may_know_of_or_that_do_not_fit_stay(body: str, reason: str) -> None:
    assert reason in refused(LOCAL_ARRAYS_IN_SHARED(), launch(body, BUFFERS)).reason


def test_without_arrays_there_is_nothing_to_move() -> None:
    body = "mul.wide.s32 %rd10, %r9, 4; add.s64 %rd11, %rd1, %rd10; st.global.u32 [%rd11], %r1;"
    assert refused(LOCAL_ARRAYS_IN_SHARED(), launch(body, BUFFERS)).absent
