"""Iterations followed thread by thread, with numbers in registers longer than their type."""

import pytest
from alike import assert_alike, count, kernel, numbers, refused

from cuado.model.launch import Launch
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid

_TURNS = """
.visible .entry k(.param .s32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %rd<8>;
    .shared .align 4 .b8 s[256];
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, s; mad.lo.s32 %r2, %r1, 4, %r2;
    mul.wide.u32 %rd4, %r1, 4; add.s64 %rd1, %rd1, %rd4; add.s64 %rd2, %rd2, %rd4;
    FIRST
    mov.u32 %r3, 7; st.shared.u32 [%r2], %r3; bar.sync 0;
    mov.u32 %r4, 0;
L:
    ld.global.u32 %r5, [%rd1];
    @!%p2 st.shared.u32 [%r2], %r5;
    bar.sync 0;
    ld.shared.u32 %r6, [%r2]; st.global.u32 [%rd2], %r6;
    bar.sync 0;
    st.shared.u32 [%r2], %r4;
    bar.sync 0;
    add.s64 %rd1, %rd1, 256; add.s64 %rd2, %rd2, 256;
    add.s32 %r4, %r4, 1; setp.lt.s32 %p1, %r4, 8; @%p1 bra L;
    ret;
}
"""
_LESS = "cvt.u64.u32 %rd5, %r1; add.s64 %rd5, %rd5, -1;"
_NEGATIVE = "setp.lt.s64 %p2, %rd6, 0;"
SOME_STORE = {
    "of_its_length": f"{_LESS} mov.b64 %rd6, %rd5; {_NEGATIVE}",
    "longer_with_its_sign": f"{_LESS} cvt.s32.s64 %rd6, %rd5; {_NEGATIVE}",
    "longer_without_sign": f"ld.param.u32 %rd6, [n]; {_NEGATIVE} not.pred %p2, %p2;",
    # A predicate is set by any number but 0.
    "by_a_truth": "mov.pred %p2, -1; not.pred %p2, %p2; not.pred %p2, %p2;",
    "by_two_truths": "mov.pred %p1, 1; mov.pred %p2, -1; xor.pred %p2, %p2, %p1;not.pred %p2, %p2;",
}
"""Where some threads or all keep what the iteration before has left."""


def given(first: str) -> Launch:
    """The launch, with what decides who stores."""
    buffers = [numbers(name, 512, type_="s32", seed=n) for n, name in enumerate(("in", "out"))]
    text = _TURNS.replace("FIRST", first)
    return kernel(text, (1, 1, 1), (64, 1, 1), [count("n", -5), *buffers])


@pytest.mark.parametrize("name", SOME_STORE)
def test_what_only_some_threads_store_is_not_new(name: str) -> None:
    reason = refused(LoopToGrid(0, 4), given(SOME_STORE[name])).reason
    assert "only an earlier one has written" in reason


@pytest.mark.parametrize(
    "first",
    [
        "setp.gt.u32 %p2, %r1, 99;",
        "ld.param.s32 %r7, [n]; setp.gt.s32 %p2, %r7, 0;",
        "mov.pred %p2, -1; not.pred %p2, %p2;",
        "mov.pred %p1, 1; mov.pred %p2, -1; xor.pred %p2, %p2, %p1;",
    ],
)
def test_what_all_store_is_new(first: str) -> None:
    assert_alike(LoopToGrid(0, 4), given(first))
