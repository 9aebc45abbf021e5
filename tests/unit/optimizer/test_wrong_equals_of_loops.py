"""Loops that were once made by other threads though these compute something else: found by reading
the proofs.
"""

import math

import pytest
from alike import assert_alike, count, kernel, numbers, refused, subject_of

from cuado.kernel.facts.shared_memory.own_bytes import OwnBytes
from cuado.kernel.facts.threads.block_independence import ORDERING, PLACES, objections
from cuado.model.arguments import Buffer, Content, Fill
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.optimizer.transformations.striped_iterations import StripedIterations
from cuado.optimizer.transformations.thread_remap import ThreadRemap
from cuado.optimizer.transformations.whole_waves import WholeWaves

# Three rounds of a grid-stride loop of 256 threads over n items; a round is so many elements behind
# the one before it.
_ROUNDS = """
.visible .entry k(.param .u32 n, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %nctaid.x;
    mad.lo.s32 %r6, %r3, %r4, %r2;
    mul.lo.s32 %r7, %r4, %r5;
    mov.u32 %r8, 0;
    mov.u32 %r9, 0;
    setp.ge.s32 %p1, %r6, %r1;
OUTER:
    @%p1 bra NEXT;
    mov.u32 %r10, %r6;
INNER:
    add.s32 %r11, %r10, %r9;
    mul.wide.s32 %rd2, %r11, 4; add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r12, [%rd3];
    mad.lo.s32 %r12, %r12, 3, %r10;
    st.global.u32 [%rd3], %r12;
    add.s32 %r10, %r10, %r7;
    setp.lt.s32 %p2, %r10, %r1;
    @%p2 bra INNER;
NEXT:
    add.s32 %r9, %r9, APART;
    add.s32 %r8, %r8, 1;
    setp.lt.s32 %p3, %r8, 3;
    @%p3 bra OUTER;
    ret;
}
"""


def _rounds(apart: int) -> Launch:
    arguments = count("n", 3000), numbers("out", 3000 + 2 * max(apart, 256), type_="s32")
    text = _ROUNDS.replace("APART", str(apart))
    return kernel(text, (4, 1, 1), (64, 1, 1), arguments, ("out",))


def test_a_thread_of_another_round_may_not_be_another_one() -> None:
    """Item i of a round is where item i + 256 of the round before it was: the same thread's."""
    one = _rounds(256)
    reason = refused(WholeWaves.candidates(subject_of(one))[0], one).reason
    assert "may access the same elements" in reason


@pytest.mark.parametrize("apart", [0, 3000])
def test_rounds_of_the_same_items_or_of_other_rows_may_be_shared_out(apart: int) -> None:
    one = _rounds(apart)
    assert_alike(WholeWaves.candidates(subject_of(one))[0], one)


# A grid-stride loop of two items in an iteration: the second one in a copy of its own.
_UNROLLED = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<30>; .reg .b64 %rd<16>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %nctaid.x;
    mad.lo.s32 %r6, %r3, %r4, %r2;
    mul.lo.s32 %r7, %r4, %r5;
    mov.u32 %r9, 0;
    setp.ge.s32 %p1, %r6, %r1;
    @%p1 bra DONE;
LOOP:
    FIRST
    add.s32 %r10, %r6, %r7;
    setp.ge.s32 %p2, %r10, %r1;
    @%p2 bra DONE;
    SECOND
    add.s32 %r6, %r10, %r7;
    setp.lt.s32 %p3, %r6, %r1;
    @%p3 bra LOOP;
DONE:
    ret;
}
"""
_UPDATE = """
    mul.wide.s32 %rd3, ITEM, 4; add.s64 %rd4, %rd1, %rd3;
    ld.global.u32 LOADED, [%rd4];
    and.b32 %r12, ITEM, 63;
    mul.wide.u32 %rd5, %r12, 4; add.s64 %rd6, %rd2, %rd5;
    red.global.add.u32 [%rd6], LOADED;
"""


def _unrolled(second: str) -> Launch:
    first = _UPDATE.replace("ITEM", "%r6").replace("LOADED", "%r13")
    second = second.replace("ITEM", "%r10").replace("LOADED", "%r14")
    text = _UNROLLED.replace("FIRST", first).replace("SECOND", second)
    arguments = count("n", 3000), numbers("in", 4096, type_="s32"), numbers("out", 64, type_="s32")
    return kernel(text, (4, 1, 1), (64, 1, 1), arguments, ("out",))


def test_copies_of_a_body_that_do_the_same_may_change_their_items() -> None:
    one = _unrolled(_UPDATE)
    assert_alike(WholeWaves.candidates(subject_of(one))[0], one)


@pytest.mark.parametrize(
    ("what", "by"),
    [
        ("red.global.add.u32 [%rd6], LOADED", "red.global.add.u32 [%rd6], 5"),
        ("ld.global.u32 LOADED, [%rd4]", "ld.global.u32 LOADED, [%rd4+4]"),
        ("and.b32 %r12, ITEM, 63", "and.b32 %r12, ITEM, 31"),
        ("[%rd6], LOADED", "[%rd6], %r13"),  # What the first copy has loaded.
        ("and.b32 %r12, ITEM, 63", "and.b32 %r12, %r6, 63"),  # The first copy's item.
        ("red.global", "@%p1 red.global"),
        ("red.global.add", "red.global.max"),
    ],
)
def test_copies_of_a_body_that_differ_keep_their_items(what: str, by: str) -> None:
    """Which copy makes an item depends on the number of blocks."""
    assert what in _UPDATE
    assert not WholeWaves.candidates(subject_of(_unrolled(_UPDATE.replace(what, by))))


# Four words of a thread, which are updated in each of three rounds, one further each time.
_STRIPED = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.s32 %rd2, %r2, 32; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r8, 0;
OUTER:
    mov.u64 %rd4, %rd3; mov.u32 %r9, 0;
INNER:
    ld.global.u32 %r12, [%rd4];
    mad.lo.s32 %r12, %r12, 3, 1;
    st.global.u32 [%rd4], %r12;
    add.s64 %rd4, %rd4, 4;
    add.s32 %r9, %r9, 1;
    setp.lt.s32 %p2, %r9, 4;
    @%p2 bra INNER;
    add.s64 %rd3, %rd3, 4;
    add.s32 %r8, %r8, 1;
    setp.lt.s32 %p3, %r8, ROUNDS;
    @%p3 bra OUTER;
    ret;
}
"""


def test_lanes_wait_for_each_other_between_rounds() -> None:
    """A word of a lane is another lane's in the next round."""
    text = _STRIPED.replace("ROUNDS", "3")
    one = kernel(text, (1, 1, 1), (64, 1, 1), (numbers("out", 512, type_="s32"),), ("out",))
    assert assert_alike(StripedIterations(), one).ptx.count("bar.warp.sync") == 2
    alone = text.replace("    @%p3 bra OUTER;\n", "")
    one = kernel(alone, (1, 1, 1), (64, 1, 1), (numbers("out", 512, type_="s32"),), ("out",))
    assert "bar.warp.sync" not in assert_alike(StripedIterations(), one).ptx


# Iteration k of a thread updates what is k << SHIFT bytes behind its word, if k is a multiple of 4.
_FAR = """
.visible .entry k(.param .u32 n, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd4, %r2, 4; add.s64 %rd1, %rd1, %rd4;
    mov.u32 %r8, 0;
L:
    and.b32 %r9, %r8, 3; setp.ne.s32 %p1, %r9, 0;
    @%p1 bra NEXT;
    cvt.u64.u32 %rd2, %r8; shl.b64 %rd2, %rd2, SHIFT; add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r12, [%rd3];
    mad.lo.s32 %r12, %r12, 3, %r8;
    st.global.u32 [%rd3], %r12;
NEXT:
    add.s32 %r8, %r8, 1;
    setp.lt.s32 %p3, %r8, %r1;
    @%p3 bra L;
    ret;
}
"""


def _far(shift: int) -> Launch:
    arguments = count("n", 64), numbers("out", 8192, type_="s32")
    text = _FAR.replace("SHIFT", str(shift))
    return kernel(text, (1, 1, 1), (32, 1, 1), arguments, ("out",))


@pytest.mark.parametrize("step", [LoopToThreads(32, 4), LoopToGrid(0, 8)])
def test_addresses_come_around_after_two_to_the_sixty_four(step: Transformation) -> None:
    assert "may access the same elements" in refused(step, _far(62)).reason


@pytest.mark.parametrize("step", [LoopToThreads(32, 4), LoopToGrid(0, 8)])
def test_near_ones_do_not(step: Transformation) -> None:
    assert_alike(step, _far(7))


# Threads 0 to 31 store to their word of a shared array, and STEP bytes further in each iteration.
_SHARED = """
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<12>;
    .shared .align 4 .b8 v[4096];
    ld.param.u64 %rd1, [in];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd4, %r2, 4;
    mov.u64 %rd5, v; add.s64 %rd6, %rd5, %rd4;
    ld.global.u32 %r3, [%rd1];
    mov.u32 %r8, 0;
    mov.u64 %rd3, %rd6;
L:
    st.shared.u32 [%rd3], %r8;
    add.s64 %rd3, %rd3, STEP;
    add.s32 %r8, %r8, 1;
    setp.lt.u32 %p3, %r8, %r3;
    @%p3 bra L;
    ld.shared.u32 %r9, [%rd6];
    ret;
}
"""


@pytest.mark.parametrize(("shift", "are_apart"), [(7, True), (62, False)])
def test_multiples_of_a_long_step_are_not_told_by_their_remainder(
    shift: int, are_apart: bool
) -> None:
    text = _SHARED.replace("STEP", str(1 << shift))
    buffers = numbers("in", 1, type_="s32"), numbers("out", 64, type_="s32")
    subject = subject_of(kernel(text, (1, 1, 1), (32, 1, 1), buffers, ("out",)))
    opcodes = [each.opcode for each in subject.code.instructions]
    store, load = opcodes.index("st.shared.u32"), opcodes.index("ld.shared.u32")
    assert OwnBytes(subject).are_apart(store, load) is are_apart


# The largest number above 100 of each row, or what was there.
_LARGEST = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .f32 %f<8>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd5, [out];
    mov.u32 %r2, %tid.x; mul.lo.s32 %r3, %r2, %r1;
    mul.wide.s32 %rd2, %r3, 4; add.s64 %rd3, %rd1, %rd2;
    mul.wide.s32 %rd6, %r2, 4; add.s64 %rd7, %rd5, %rd6;
    ld.global.f32 %f1, [%rd7];
    mov.u32 %r8, 0;
L:
    ld.global.f32 %f2, [%rd3];
    setp.gt.f32 %p1, %f2, 0f42C80000;
    GUARD max.FTZf32 %f1, %f1, %f2;
    add.s64 %rd3, %rd3, 4;
    add.s32 %r8, %r8, 1;
    setp.lt.s32 %p3, %r8, %r1;
    @%p3 bra L;
    st.global.f32 [%rd7], %f1;
    ret;
}
"""


def _largest(guard: str, ftz: str, first: float) -> Launch:
    out = Buffer("out", "f32", (32,), Fill(Content.CONSTANT, value=first))
    arguments = count("n", 64), numbers("in", 32 * 64), out
    text = _LARGEST.replace("GUARD", guard).replace("FTZ", ftz)
    return kernel(text, (1, 1, 1), (32, 1, 1), arguments, ("out",))


@pytest.mark.parametrize(("ftz", "first"), [("", math.nan), ("ftz.", 1e-40)])
def test_what_no_iteration_updates_keeps_its_bits(ftz: str, first: float) -> None:
    """The largest of one NaN, twice, is another NaN; of a denormal number with ``ftz`` it is 0."""
    guarded = _largest("@%p1", ftz, first)
    assert not RowToWarp.candidates(subject_of(guarded))
    refused(RowToWarp(32, 4), guarded)
    assert_alike(RowToWarp(32, 4), _largest("", ftz, first))


_UPDATED = """
.visible .entry k(.param .u64 out)
{
    .reg .b16 %h<4>; .reg .b32 %r<4>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.b16 %h1, 0x3f81; mov.u32 %r1, 1;
    red.global.add.UPDATE;
    ret;
}
"""


@pytest.mark.parametrize(
    ("update", "is_exact"),
    [
        ("noftz.bf16 [%rd1], %h1", False),
        ("noftz.f16 [%rd1], %h1", False),
        ("f32 [%rd1], %r1", False),
        ("u32 [%rd1], %r1", True),
    ],
)
def test_floats_of_any_kind_add_in_their_order(update: str, is_exact: bool) -> None:
    text = _UPDATED.replace("UPDATE", update)
    one = kernel(text, (4, 1, 1), (32, 1, 1), (numbers("out", 32, type_="s32"),), ("out",))
    found = [*objections(subject_of(one), ORDERING, PLACES)]
    assert not found if is_exact else "order of updates" in found[0]


# Two warps; each takes the other's numbers, behind a barrier of its own or of both.
_PARTED = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>; .shared .align 4 .b8 v[256];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r3, v; shl.b32 %r4, %r2, 2; add.s32 %r4, %r4, %r3;
    st.shared.u32 [%r4], %r2;
    BEFORE
    setp.lt.u32 %p1, %r2, 32;
    @%p1 bra LOW;
    WITHIN
    ld.shared.u32 %r5, [%r4+-128];
    bra DONE;
LOW:
    WITHIN
    ld.shared.u32 %r5, [%r4+128];
DONE:
    st.global.u32 [%rd3], %r5;
    ret;
}
"""
_ENDING = "setp.gt.u32 %p2, %r2, 61; @%p2 ret; bar.sync 0;"


@pytest.mark.parametrize(
    ("before", "within", "is_alike"),
    [("bar.sync 0;", "", True), (_ENDING, "", True), ("", "bar.sync 0;", False)],
)
def test_lanes_of_a_warp_come_to_one_barrier(before: str, within: str, is_alike: bool) -> None:
    text = _PARTED.replace("BEFORE", before).replace("WITHIN", within)
    one = kernel(text, (2, 1, 1), (64, 1, 1), (numbers("out", 64, type_="s32"),), ("out",))
    if is_alike:
        assert_alike(ThreadRemap(8, 1, 8), one)
    else:
        assert "different barriers" in refused(ThreadRemap(8, 1, 8), one).reason


# The counter of thread t begins t << SHIFT beyond FIRST.
_WAY = """
.visible .entry k(.param .u64 n, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<12>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd8, [n];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 64; add.s64 %rd3, %rd1, %rd2;
    cvt.u64.u32 %rd9, %r1; shl.b64 %rd9, %rd9, SHIFT; add.s64 %rd9, %rd9, FIRST;
    mov.u32 %r9, 0;
L:
    st.global.u32 [%rd3], %r9;
    add.s64 %rd3, %rd3, 4; add.s32 %r9, %r9, 1;
    add.s64 %rd9, %rd9, STEP;
    setp.GOES %p1, %rd9, %rd8;
    @%p1 bra L;
    ret;
}
"""


@pytest.mark.parametrize("step", [LoopToThreads(32, 4), LoopToGrid(0, 4)])
@pytest.mark.parametrize(
    ("goes", "first", "by", "bound"),
    [("lt.s64", -16, 2, 8), ("gt.s64", 8, -2, -12)],
)
def test_a_way_is_a_number_of_64_bits(
    step: Transformation, goes: str, first: int, by: int, bound: int
) -> None:
    def far(shift: int) -> Launch:
        given = {"FIRST": first << shift, "STEP": by << shift, "SHIFT": shift - 2, "GOES": goes}
        text = _WAY
        for name, value in given.items():
            text = text.replace(name, str(value))
        arguments = count("n", bound << shift, goes[3:]), numbers("out", 1024, type_="s32")
        return kernel(text, (1, 1, 1), (32, 1, 1), arguments, ("out",))

    assert "trip count" in refused(step, far(59)).reason
    assert_alike(step, far(40))
