"""Values that an earlier iteration has left, once taken for those of the last one."""

import pytest
from alike import compared, kernel, numbers, subject_of

from cuado.kernel.facts.loops.iteration_counts import count_of, trips_of
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.vector_accesses import VectorAccesses
from cuado.ptx.analysis.loops import loops_of

_HEAD = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<6>; .reg .b32 %r<20>; .reg .b64 %rd<16>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 128; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r4, 0;
"""
_NEXT = """
    add.s32 %r4, %r4, 1;
    setp.ne.s32 %p3, %r4, 9;
    @%p3 bra LOOP;
"""
_AT = "mul.wide.u32 %rd4, %r4, 8; add.s64 %rd5, %rd3, %rd4;"
_OF_THE_NEXT = f"""
LOOP:
    setp.eq.s32 %p1, %r4, 0;
    mul.wide.u32 %rd6, %r4, 8; add.s64 %rd7, %rd3, %rd6;
    @%p1 bra SKIP;
    st.global.u32 [%rd5], %r4;
    st.global.u32 [%rd7+4], %r2;
SKIP:
    {_AT} {_NEXT}
    ret;
}}
"""
"""What an iteration stores at is what the one before has computed: it has no first value."""
_OF_THE_LAST = f"""
LOOP:
    and.b32 %r5, %r4, 3;
    setp.ne.s32 %p1, %r5, 1;
    @%p1 bra SKIP;
    {_AT}
SKIP: {_NEXT}
    mul.wide.u32 %rd6, 8, 8; add.s64 %rd7, %rd3, %rd6;
    st.global.u32 [%rd5], %r4;
    st.global.u32 [%rd7+4], %r2;
    ret;
}}
"""
"""What is found last is not what the last iteration would have found."""
_RENEWED = _OF_THE_NEXT.replace("@%p1 bra SKIP;", f"@%p1 bra SKIP; {_AT}")


def _launch(body: str) -> Launch:
    return kernel(_HEAD + body, (1, 1, 1), (64, 1, 1), (numbers("out", 2048, type_="s32"),))


@pytest.mark.parametrize(
    ("body", "is_made"), [(_OF_THE_NEXT, False), (_OF_THE_LAST, False), (_RENEWED, True)]
)
def test_an_address_that_an_earlier_iteration_has_left_lies_beside_none(
    body: str, is_made: bool
) -> None:
    launch = _launch(body)
    made = VectorAccesses(8).apply(subject_of(launch))
    assert isinstance(made, Rewritten) is is_made
    if isinstance(made, Rewritten):
        assert compared(launch, made.launch).equal


_ASKED = """
LOOP:
    and.b32 %r5, %r4, 1;
    setp.ne.s32 %p1, %r5, 0;
    ASKS
    setp.lt.s32 %p2, %r4, 7;
SKIP:
    mul.wide.u32 %rd4, %r4, 4; add.s64 %rd5, %rd3, %rd4;
    st.global.u32 [%rd5], %r4;
    add.s32 %r4, %r4, 1;
    @%p2 bra LOOP;
    ret;
}
"""
"""Asked in each iteration the loop ends after 8 of them, asked in every second one after 9."""


@pytest.mark.parametrize("asks", ["", "@%p1 bra SKIP;"])
def test_a_condition_that_some_iterations_do_not_ask_counts_none(asks: str) -> None:
    subject = subject_of(_launch(_ASKED.replace("ASKS", asks)))
    (loop,) = loops_of(subject.slicer.flow)
    assert {*trips_of(subject, loop)} == (set() if asks else {8})
    assert isinstance(count_of(subject, loop), str) is bool(asks)


_MOVED = """
LOOP:
    ld.global.u32 %r6, [%rd3];
    setp.gt.s32 %p1, %r6, 500;
    BETWEEN
    ld.global.u32 %r7, [%rd3+4];
    BEHIND
    add.s32 %r8, %r6, %r7;
    st.global.u32 [%rd1+16384], %r8;
    add.s64 %rd1, %rd1, 4;
    add.s32 %r4, %r4, 1;
    setp.ne.s32 %p3, %r4, 9;
    @%p3 bra LOOP;
    ret;
}
"""
_ON = "@%p1 add.s64 %rd3, %rd3, 8;"


@pytest.mark.parametrize("is_between", [True, False])
def test_a_register_that_moves_on_between_two_accesses_is_two_bases(is_between: bool) -> None:
    # In a loop both read it with the same definitions: what came before, and the addition.
    text = _MOVED.replace("BETWEEN" if is_between else "BEHIND", _ON)
    text = text.replace("BEHIND", "").replace("BETWEEN", "")
    buffers = (numbers("out", 8192, type_="s32"),)
    launch = kernel(_HEAD + text, (1, 1, 1), (1, 1, 1), buffers)
    made = VectorAccesses(8).apply(subject_of(launch))
    assert isinstance(made, Rewritten) is not is_between
    if isinstance(made, Rewritten):
        assert compared(launch, made.launch).equal
