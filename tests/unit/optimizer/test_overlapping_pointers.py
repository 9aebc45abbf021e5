"""Rewrites that rely on memory being apart: taken where it is in this launch, refused where not."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from alike import assert_alike, compared, count, kernel, numbers, refused, subject_of, written

from cuado.model.arguments import Argument, Buffer, Pointer, Structure
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.block_private_atomics import (
    TRANSFORMATION as BLOCK_PRIVATE_ATOMICS,
)
from cuado.optimizer.transformations.loads_once import TRANSFORMATION as LOADS_ONCE
from cuado.optimizer.transformations.read_only_loads import ReadOnlyLoads
from cuado.optimizer.transformations.smaller_blocks import SmallerBlocks
from cuado.optimizer.transformations.striped_iterations import StripedIterations
from cuado.optimizer.transformations.unrolled_loads import UnrolledLoads
from cuado.optimizer.transformations.vector_accesses import VectorAccesses

HEAD = """
    .reg .b32 %r<40>; .reg .b64 %rd<40>; .reg .pred %p<9>;
    ld.param.u64 %rd9, [res]; cvta.to.global.u64 %rd9, %rd9;
    {load} cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r1, %tid.x;
"""
PLAIN = ".param .u64 out, .param .u64 in", "ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in];"
BOXED = ".param .align 8 .b8 box[16]", "ld.param.u64 %rd1, [box]; ld.param.u64 %rd2, [box+8];"
PAIRED = ".param .align 16 .b8 box[16]", "ld.param.v2.u64 {%rd1, %rd2}, [box];"
ROWS = """
    mul.wide.u32 %rd3, %r1, 132; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3; mov.u32 %r2, 0;
    AGAIN: ld.global.u32 %r3, [%rd5]; mad.lo.u32 %r3, %r3, 3, 1; st.global.u32 [%rd4], %r3;
    add.s64 %rd4, %rd4, 4; add.s64 %rd5, %rd5, 4;
    add.u32 %r2, %r2, 1; setp.ne.u32 %p1, %r2, 32; @%p1 bra AGAIN;
    ret;
"""
"""Each thread goes along a row: with the second pointer a word before the first, it sums up."""
EXCHANGE = """
    mul.wide.u32 %rd3, %r1, 4; add.s64 %rd4, %rd1, %rd3; st.global.u32 [%rd4], %r1;
    bar.sync 0;
    xor.b32 %r2, %r1, 64; mul.wide.u32 %rd5, %r2, 4; add.s64 %rd5, %rd2, %rd5;
    ld.global.u32 %r3, [%rd5]; add.s64 %rd6, %rd9, %rd3; st.global.u32 [%rd6], %r3;
    ret;
"""
"""A word of a thread two warps on, behind a barrier."""
COUNTS = """
    and.b32 %r2, %r1, 15; mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3;
    red.global.add.u32 [%rd4], 1;
    bar.sync 0;
    mul.wide.u32 %rd5, %r1, 4; add.s64 %rd6, %rd2, %rd3; ld.global.u32 %r3, [%rd6];
    add.s64 %rd7, %rd2, %rd5; st.global.u32 [%rd7+64], %r3;
    ret;
"""
"""Counts, and what somebody reads behind a barrier."""
TABLE = """
    mul.wide.u32 %rd3, %r1, 128; add.s64 %rd4, %rd1, %rd3; mov.u32 %r2, 0; mov.u32 %r4, 1;
    mul.wide.u32 %rd7, %r1, 4; add.s64 %rd6, %rd2, %rd7;
    AGAIN: ld.global.u32 %r3, [%rd6]; mad.lo.u32 %r4, %r4, 3, %r3; st.global.u32 [%rd4], %r4;
    add.s64 %rd4, %rd4, 4; add.u32 %r2, %r2, 1; setp.ne.u32 %p1, %r2, 32; @%p1 bra AGAIN;
    ret;
"""
"""A word that every iteration loads again."""
PAIRS = """
    mul.wide.u32 %rd3, %r1, 8; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r3, [%rd5]; add.u32 %r3, %r3, 7; st.global.u32 [%rd4], %r3;
    ld.global.u32 %r4, [%rd5+4]; add.u32 %r4, %r4, 9; st.global.u32 [%rd4+4], %r4;
    ret;
"""
"""Two neighbours, with a store between their loads."""

Given = Callable[[int], tuple[tuple[Argument, ...], tuple[Buffer, ...]]]
POOL = numbers("pool", 16384, type_="u32")


def buffers(_: int) -> tuple[tuple[Argument, ...], tuple[Buffer, ...]]:
    """A buffer for each pointer."""
    return (numbers("out", 8192, type_="u32"), numbers("in", 8192, type_="u32", seed=2)), ()


def pointers(before: int) -> tuple[tuple[Argument, ...], tuple[Buffer, ...]]:
    """Pointers into one buffer."""
    return (Pointer("out", "pool", 8192), Pointer("in", "pool", 8192 - before)), (POOL,)


def mixed(before: int) -> tuple[tuple[Argument, ...], tuple[Buffer, ...]]:
    """A buffer, and a pointer into it."""
    out = numbers("out", 4608, type_="u32")
    return (out, Pointer("in", "out", max(-before, 0))), ()


def boxed(before: int) -> tuple[tuple[Argument, ...], tuple[Buffer, ...]]:
    """Pointers in a structure, into one buffer."""
    given, memory = pointers(before)
    inside = tuple((8 * n, each) for n, each in enumerate(given) if isinstance(each, Pointer))
    return (Structure("box", bytes(16), inside),), memory


def separate(_: int) -> tuple[tuple[Argument, ...], tuple[Buffer, ...]]:
    """Pointers into two buffers."""
    memory = numbers("one", 8192, type_="u32"), numbers("two", 8192, type_="u32", seed=3)
    return (Pointer("out", "one", 64), Pointer("in", "two", 64)), memory


def launched(body: str, given: Given, before: int, form: tuple[str, str] = PLAIN) -> Launch:
    """A kernel whose second pointer leads so many bytes before the first, where they may meet."""
    arguments, memory = given(before)
    arguments = (*arguments, numbers("res", 1024, type_="u32"))
    parameters, load = form
    text = f".visible .entry k({parameters}, .param .u64 res)\n{{{HEAD.format(load=load)}{body}}}"
    names = [each.name for each in (*arguments, *memory) if isinstance(each, Buffer)]
    made = kernel(text, (1, 1, 1), (128, 1, 1), (), ())
    return replace(made, arguments=arguments, memory=memory, outputs=tuple(names))


CASES: tuple[tuple[Transformation, str, int], ...] = (
    (UnrolledLoads("2-at-once", "unchanged"), ROWS, 4),
    (UnrolledLoads("one-earlier", "unchanged"), ROWS, 4),
    (StripedIterations(), ROWS, 4),
    (BarrierWeakening(), EXCHANGE, 0),
    (BLOCK_PRIVATE_ATOMICS(), COUNTS, 0),
    (LOADS_ONCE(), TABLE, -512),
    (ReadOnlyLoads(), ROWS, 4),
    (VectorAccesses(8), PAIRS, -4),
)
NAMES = [str(each[0]) for each in CASES]


@pytest.mark.parametrize(("transformation", "body", "before"), CASES, ids=NAMES)
@pytest.mark.parametrize("given", [buffers, separate])
def test_what_is_apart_is_rewritten(
    transformation: Transformation, body: str, before: int, given: Given
) -> None:
    launch = launched(body, given, before)
    if given is separate and isinstance(transformation, BLOCK_PRIVATE_ATOMICS):
        assert "the size of 'out'" in refused(transformation, launch).reason, (
            "a buffer's start must be known"
        )
        return
    assert_alike(transformation, launch)


@pytest.mark.parametrize(("transformation", "body", "before"), CASES, ids=NAMES)
@pytest.mark.parametrize("given", [pointers, mixed])
def test_what_overlaps_is_not(
    transformation: Transformation, body: str, before: int, given: Given
) -> None:
    assert refused(transformation, launched(body, given, before)).reason


@pytest.mark.parametrize(("transformation", "body", "before"), CASES, ids=NAMES)
@pytest.mark.parametrize("form", [BOXED, PAIRED])
def test_pointers_in_structures_overlap_as_well(
    transformation: Transformation, body: str, before: int, form: tuple[str, str]
) -> None:
    assert refused(transformation, launched(body, boxed, before, form)).reason


def test_pointers_into_one_buffer_are_apart_where_their_ranges_are() -> None:
    near, far = launched(EXCHANGE, pointers, -508), launched(EXCHANGE, pointers, -512)
    assert "exchange data" in refused(BarrierWeakening(), near).reason
    assert_alike(BarrierWeakening(), far)


DYNAMIC = """
.extern .shared .align 4 .b8 one[];
.extern .shared .align 4 .b8 other[];
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<20>; .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [out]; mov.u32 %r1, %tid.x; shl.b32 %r2, %r1, 2;
    mov.u32 %r3, one; mov.u32 %r4, other; add.u32 %r5, %r3, %r2;
    xor.b32 %r6, %r2, 256; add.u32 %r7, %r4, %r6;
    st.shared.u32 [%r5], %r1;
    bar.sync 0;
    ld.shared.u32 %r8, [%r7];
    bar.sync 0;
    st.shared.u32 [%r7], %r8;
    mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2; st.global.u32 [%rd3], %r8;
    ret;
}"""


def test_all_dynamic_shared_arrays_are_one_memory() -> None:
    made = kernel(DYNAMIC, (1, 1, 1), (128, 1, 1), (numbers("out", 128, type_="u32"),), (), 512)
    made = replace(made, outputs=("out",))
    # Of the two barriers the first one is needed; the second is not: a thread's own words follow.
    other = assert_alike(BarrierWeakening(), made)
    assert other.ptx.count("bar.sync 0;") == 1
    static = made.ptx.replace(".extern .shared .align 4 .b8 one[]", ".shared .align 4 .b8 one[512]")
    apart = assert_alike(BarrierWeakening(), replace(written(made, static), kernel="k"))
    assert "bar.sync" not in apart.ptx
    without = made.ptx.replace("bar.sync 0;\n    ld", "ld")
    assert not compared(made, replace(made, ptx=without)).equal, "the first barrier matters"


def test_a_pointer_that_may_come_from_memory_may_lead_anywhere() -> None:
    text = """.visible .entry k(.param .u64 out, .param .u64 in, .param .u64 links, .param .u64 res)
{{
    .reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .pred %p<4>;
    ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [in]; ld.param.u64 %rd3, [links];
    ld.param.u64 %rd10, [res];
    mov.u32 %r1, %tid.x; setp.gt.u32 %p1, %r1, 500;
    {pointer}
    mul.wide.u32 %rd5, %r1, 4; add.s64 %rd6, %rd2, %rd5; add.s64 %rd7, %rd1, %rd5;
    st.global.u32 [%rd7], %r1;
    bar.sync 0;
    xor.b32 %r2, %r1, 64; mul.wide.u32 %rd8, %r2, 4; add.s64 %rd8, %rd2, %rd8;
    ld.global.u32 %r3, [%rd8]; add.s64 %rd11, %rd10, %rd5; st.global.u32 [%rd11], %r3;
    ret;
}}"""
    given = [numbers(name, 1024, type_="u32") for name in ("out", "in", "links", "res")]
    known = kernel(text.format(pointer=""), (1, 1, 1), (128, 1, 1), given)
    assert_alike(BarrierWeakening(), known)
    for pointer in (
        "@%p1 ld.global.u64 %rd2, [%rd3];",
        "ld.global.v2.u32 {%r5, %r6}, [%rd3]; @%p1 mov.b64 %rd2, {%r5, %r6};",
        "ld.global.v2.u32 {%r5, %r6}, [%rd3]; mov.b64 %rd9, {%r5, %r6}; "
        "selp.b64 %rd2, %rd9, %rd2, %p1;",
    ):
        launch = kernel(text.format(pointer=pointer), (1, 1, 1), (128, 1, 1), given)
        assert "exchange data" in refused(BarrierWeakening(), launch).reason


def test_a_number_may_be_a_pointer_where_nobody_knows_what_it_means() -> None:
    made = launched(EXCHANGE, buffers, 0)
    arguments = (made.arguments[0], count("in", 4096, "u64"), made.arguments[2])
    number = replace(made, arguments=arguments, outputs=("out",), opaque=True)
    assert "exchange data" in refused(BarrierWeakening(), number).reason


_AROUND = """
.extern .shared .align 4 .b8 a[];
.extern .shared .align 4 .b8 b[];
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<12>; .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; shl.b32 %r3, %r2, 2; mov.u32 %r4, a; add.s32 %r5, %r4, %r3;
    mov.u32 %r6, b; mov.u32 %r7, 65536; mad.lo.s32 %r8, %r7, FACTOR, %r6; add.s32 %r8, %r8, %r3;
    st.shared.u32 [%r5], %r2;
    ld.shared.u32 %r9, [%r8];
    st.global.u32 [%rd1], %r9;
    ret;
}
"""


@pytest.mark.parametrize(("factor", "may_alias"), [(0, True), (1, False), (65536, True)])
def test_shared_addresses_come_around_after_two_to_the_thirty_two(
    factor: int, may_alias: bool
) -> None:
    text, out = _AROUND.replace("FACTOR", str(factor)), numbers("out", 32, type_="s32")
    subject = subject_of(kernel(text, (1, 1, 1), (32, 1, 1), (out,), dynamic=1 << 17))
    opcodes = [each.opcode for each in subject.code.instructions]
    store, load = opcodes.index("st.shared.u32"), opcodes.index("ld.shared.u32")
    assert subject.aliasing.may_alias(store, load) is may_alias


_FAR_OFFSET = """
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<12>; .reg .b64 %rd<8>; .shared .align 4 .b8 v[512];
    ld.param.u64 %rd1, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
    shl.b32 %r3, %r2, 2; mov.u32 %r4, v; add.s32 %r5, %r4, %r3;
    xor.b32 %r6, %r2, 32; shl.b32 %r7, %r6, 2; add.s32 %r8, %r4, %r7; add.s32 %r8, %r8, FAR;
    st.shared.u32 [%r5], %r2;
    bar.sync 0;
    ld.shared.u32 %r9, [%r8+FAR];
    st.global.u32 [%rd3], %r9;
    ret;
}
"""


@pytest.mark.parametrize("far", [0, -(1 << 31)])
@pytest.mark.parametrize("step", [BarrierWeakening(), SmallerBlocks(2)])
def test_an_offset_may_lead_around_to_the_same_address(step: Transformation, far: int) -> None:
    """Twice -2**31 is nothing: warps exchange their numbers."""
    text = _FAR_OFFSET.replace("FAR", str(far))
    one = kernel(text, (1, 1, 1), (64, 1, 1), (numbers("out", 64, type_="s32"),))
    assert "may exchange data" in refused(step, one).reason


@pytest.mark.parametrize("step", [BarrierWeakening(), SmallerBlocks(2)])
def test_of_a_wide_shared_address_the_lower_half_counts(step: Transformation) -> None:
    text = _FAR_OFFSET.replace("[%r8+FAR]", "[%rd5]").replace("FAR", "0")
    wide = "cvt.u64.u32 %rd5, %r8; add.s64 %rd5, %rd5, 4294967296; st.shared"
    one = kernel(
        text.replace("st.shared", wide),
        *((1, 1, 1), (64, 1, 1), (numbers("out", 64, type_="s32"),)),
    )
    assert "may exchange data" in refused(step, one).reason
