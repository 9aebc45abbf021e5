"""Literals that an instruction reads as another number than the text says: found by reading.

``mul.wide.s32 %rd, %r, 4294967292`` multiplies by -4. What was proved of 4294967292 was wrong.
"""

import pytest
from alike import assert_alike, compared, count, kernel, numbers, rewritten, subject_of

from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.vector_accesses import VectorAccesses

# A thread's row of 65 words; one word of it in each iteration.
_ROWS = """
.visible .entry k(.param .u64 out, .param .u32 n)
{
    .reg .pred %p<4>; .reg .b32 %r<12>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [out]; ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    mul.wide.s32 %rd2, %r5, 260; add.s64 %rd3, %rd1, %rd2;
    min.s32 %r8, %r3, 4294967295; setp.lt.s32 %p2, %r8, 0;
    mov.u32 %r6, 0;
AGAIN:
    mul.wide.s32 %rd4, %r6, STEP; add.s64 %rd5, %rd3, %rd4;
    BODY
    add.s32 %r6, %r6, 1; setp.lt.s32 %p1, %r6, %r1;
    @%p1 bra AGAIN;
    ret;
}
"""
# Each iteration reads what the one before has stored, 4 bytes further.
_BACKWARDS = "ld.global.u32 %r7, [%rd5+256]; add.s32 %r7, %r7, 5; st.global.u32 [%rd5+252], %r7;"
_FORWARDS = """add.s64 %rd6, %rd5, 18446744073709551612;
    ld.global.u32 %r7, [%rd6+4]; add.s32 %r7, %r7, 5; st.global.u32 [%rd5+4], %r7;"""
_AROUND = """add.s64 %rd6, %rd5, 9223372036854775807; add.s64 %rd6, %rd6, 9223372036854775807;
    ld.global.u32 %r7, [%rd6+2]; add.s32 %r7, %r7, 5; st.global.u32 [%rd5+4], %r7;"""
# The least of a block's index and -1 is -1: each iteration reads the first word.
_DECIDED = """ld.global.u32 %r7, [%rd5]; add.s32 %r7, %r7, 5; st.global.u32 [%rd5], %r7;
    @!%p2 bra BEHIND;
    ld.global.u32 %r7, [%rd3]; add.s32 %r7, %r7, 1; st.global.u32 [%rd5], %r7;
BEHIND:"""


def _rows(step: str, body: str) -> Launch:
    arguments = numbers("out", 64 * 65 + 1, type_="s32"), count("n", 64)
    text = _ROWS.replace("STEP", step).replace("BODY", body)
    return kernel(text, (2, 1, 1), (32, 1, 1), arguments, ("out",))


@pytest.mark.parametrize("transformation", [LoopToThreads(32, 1), LoopToGrid(0, 8)])
@pytest.mark.parametrize(
    ("step", "body"),
    [("4294967292", _BACKWARDS), ("4", _FORWARDS), ("4", _AROUND), ("4", _DECIDED)],
)
def test_iterations_that_depend_on_each_other_are_not_dealt_out(
    transformation: Transformation, step: str, body: str
) -> None:
    made = transformation.apply(subject_of(_rows(step, body)))
    assert isinstance(made, Refusal)
    assert "may access the same elements" in made.reason


@pytest.mark.parametrize("step", ["-4", "4294967292"])
def test_rows_from_the_end_are_dealt_out_however_their_step_is_written(step: str) -> None:
    body = _BACKWARDS.replace("+256", "+252")
    assert_alike(LoopToThreads(32, 1), _rows(step, body))


# Four words of a thread; the second one follows from what the first one has become.
_WORDS = """
.visible .entry k(.param .u64 out, .param .u64 in)
{
    .reg .b32 %r<12>; .reg .b64 %rd<12>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd6, [in];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    mul.wide.s32 %rd2, %r5, 16; add.s64 %rd3, %rd1, %rd2; add.s64 %rd7, %rd6, %rd2;
    add.s64 %rd4, %rd3, FAR;
    ld.global.u32 %r6, [%rd7];
    st.global.u32 [%rd3], %r6;
    ld.global.u32 %r7, [BACK];
    add.u32 %r7, %r7, 3;
    st.global.u32 [%rd3+4], %r7; st.global.u32 [%rd3+8], %r5; st.global.u32 [%rd3+12], %r5;
    ret;
}
"""


def _words(far: str, back: str) -> Launch:
    arguments = numbers("out", 256, type_="s32"), numbers("in", 256, type_="s32", seed=2)
    text = _WORDS.replace("FAR", far).replace("BACK", back)
    return kernel(text, (2, 1, 1), (32, 1, 1), arguments, ("out",))


def test_a_word_that_is_loaded_in_between_is_stored_before() -> None:
    launch = _words("18446744073709551612", "%rd4+4")
    found = compared(launch, rewritten(VectorAccesses(16), launch))
    assert found.equal, found


def test_an_offset_of_which_32_bits_count_is_no_distance() -> None:
    """The assembler takes 2**32 - 8 for -8; nothing here runs it."""
    near = VectorAccesses(16).apply(subject_of(_words("8", "%rd3+16")))
    assert not isinstance(near, Refusal)
    assert any("4 accesses" in note for note in near.notes)
    far = VectorAccesses(16).apply(subject_of(_words("8", "%rd3+4294967296")))
    assert isinstance(far, Refusal) or not any("4 accesses" in note for note in far.notes)
