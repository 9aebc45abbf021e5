"""Products tiled in registers and in shared memory, tiled before or not; and what is refused."""

import struct
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, case, rewritten
from memory_kernels import compared, floats, launch, number
from memory_kernels import subject_of as assembled

from cuado.kernel.facts.shared_memory.forwarded_tiles import forwarded_loops
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.arguments import Structure
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.thread_coarsening import ThreadCoarsening

N = 64
TILE = 8
PITCH = 4 * N
BEGIN = f"""
    .shared .align 4 .b8 as[{4 * TILE * TILE}]; .shared .align 4 .b8 bs[{4 * TILE * TILE}];
    and.b32 %r10, %r6, 7; shr.u32 %r11, %r6, 3; mov.u32 %r12, %ctaid.y;
    mad.lo.s32 %r13, %r12, {TILE}, %r11; mad.lo.s32 %r14, %r7, {TILE}, %r10;
    mul.wide.s32 %rd10, %r13, {PITCH}; mul.wide.s32 %rd11, %r10, 4; add.s64 %rd12, %rd2, %rd10;
    add.s64 %rd12, %rd12, %rd11; mul.wide.s32 %rd13, %r11, {PITCH}; mul.wide.s32 %rd14, %r14, 4;
    add.s64 %rd15, %rd3, %rd13; add.s64 %rd15, %rd15, %rd14;
    mov.u32 %r15, as; mov.u32 %r16, bs; shl.b32 %r17, %r6, 2; add.s32 %r18, %r15, %r17;
    add.s32 %r21, %r16, %r17; shl.b32 %r22, %r11, 5; add.s32 %r23, %r15, %r22;
    shl.b32 %r20, %r10, 2; add.s32 %r24, %r16, %r20; mov.f32 %f9, 0f00000000; mov.u32 %r25, 0;
    again:
"""
FILL = """
    ld.global.f32 %f1, [%rd12]; st.shared.f32 [%r18], %f1;
    ld.global.f32 %f2, [%rd15]; st.shared.f32 [%r21], %f2;
"""
USE = "".join(
    f"ld.shared.f32 %f3, [%r23+{4 * k}]; ld.shared.f32 %f4, [%r24+{32 * k}];"
    "fma.rn.f32 %f9, %f3, %f4, %f9;"
    for k in range(TILE)
)
NEXT = f"""
    add.s64 %rd12, %rd12, {4 * TILE}; add.s64 %rd15, %rd15, {TILE * PITCH};
    add.s32 %r25, %r25, 1; setp.lt.s32 %p1, %r25, {N // TILE}; @%p1 bra again;
"""
STORED = f"""
    mad.lo.s32 %r26, %r13, {N}, %r14; mad.wide.s32 %rd16, %r26, 4, %rd1;
    st.global.f32 [%rd16], %f9;
"""
FIRST = "bar.sync 0; // the tile is there\n"
SECOND = "bar.sync 0; // the tile has been read\n"


def tiled() -> Launch:
    """A product whose block, of one dimension, has a tile of each factor."""
    arguments = (floats("out", N * N), floats("left", N * N, 2), floats("right", N * N, 3))
    text = "\n".join((BEGIN, FILL, FIRST, USE, SECOND, NEXT, STORED))
    return launch(text, (*arguments, number("n", N)), grid=(8, 8, 1), block=(64, 1, 1))


@cache
def any_subject() -> Kernel:
    """Some machine code, for what does not look at it."""
    return assembled(tiled())


def subject_of(original: Launch) -> Kernel:
    any_one = any_subject()
    return Kernel(original, any_one.chip, any_one.built)


def test_a_tiled_product_is_tiled_otherwise() -> None:
    original = tiled()
    found = ProductTiles(2, 4, 8).apply(subject_of(original))
    assert isinstance(found, Rewritten), found
    assert found.launch.grid == (4, 2, 1)
    assert found.launch.ptx.count("bar.sync") == 2
    assert "ld.shared.v4" in found.launch.ptx
    assert compared(original, found.launch).equal


def test_both_factors_may_be_of_one_matrix() -> None:
    original = tiled()
    text = original.ptx.replace("add.s64 %rd15, %rd3, %rd13", "add.s64 %rd15, %rd2, %rd13")
    gram = replace(original, ptx=text)
    assert gram.ptx != original.ptx
    (value, *_) = ProductTiles.candidates(subject_of(gram))
    assert compared(gram, rewritten(ProductTiles(2, 2, 8), gram)).equal
    assert compared(gram, rewritten(value, gram)).equal
    # One tile that is read twice is no product.
    once = gram.ptx.replace("%r24, %r16, %r20", "%r24, %r15, %r20")
    assert not ProductTiles.candidates(subject_of(replace(gram, ptx=once)))


def test_the_extents_may_be_in_a_structure() -> None:
    ptx = f"""
    mad.lo.s32 %r10, %r7, 16, %r6; mov.u32 %r11, %tid.y; mov.u32 %r12, %ctaid.y;
    mad.lo.s32 %r13, %r12, 4, %r11; mov.f32 %f9, 0f00000000; mov.u32 %r25, 0;
    ld.param.u32 %r20, [sizes]; ld.param.u32 %r21, [sizes+4];
    setp.ge.s32 %p1, %r13, %r20; setp.ge.s32 %p2, %r10, %r20; or.pred %p3, %p1, %p2;
    @%p3 bra past;
    mul.wide.s32 %rd10, %r13, {PITCH}; add.s64 %rd11, %rd2, %rd10;
    mul.wide.s32 %rd12, %r10, 4; add.s64 %rd13, %rd3, %rd12;
    again:
    ld.global.nc.f32 %f1, [%rd11]; ld.global.nc.f32 %f2, [%rd13]; fma.rn.f32 %f9, %f1, %f2, %f9;
    add.s64 %rd11, %rd11, 4; add.s64 %rd13, %rd13, {PITCH};
    add.s32 %r25, %r25, 1; setp.lt.s32 %p4, %r25, %r21; @%p4 bra again;
    mad.lo.s32 %r26, %r13, {N}, %r10; mad.wide.s32 %rd16, %r26, 4, %rd1;
    st.global.f32 [%rd16], %f9;
    past:"""
    arguments = (floats("out", N * N), floats("left", N * N, 2), floats("right", N * N, 3))
    sizes = Structure("sizes", struct.pack("<ii", N, N))
    made = launch(ptx, (*arguments, sizes), grid=(4, 16, 1), block=(16, 4, 1))
    text = made.ptx.replace(".param .u32 sizes", ".param .align 4 .b8 sizes[8]")
    made = replace(made, ptx=text)
    assert ProductTiles.candidates(subject_of(made))
    assert compared(made, rewritten(ProductTiles(2, 2, 8), made)).equal
    # With other numbers, threads of a block part at the edge.
    other = replace(made, arguments=(*arguments, Structure("sizes", struct.pack("<ii", 60, N))))
    assert compared(other, rewritten(ProductTiles(2, 2, 8), other)).equal


@pytest.mark.parametrize("name", ["product_naive", "product_tiled"])
def test_a_block_of_many_threads_becomes_smaller(name: str) -> None:
    """The tiled kernel's threads lie behind each other, and divide their number by the width."""
    original = case(f"benchmarks/structural_open/{name}.toml", N=128)
    made = assert_alike(ProductTiles(4, 4, 8), original)
    assert made.block[0] * made.block[1] == 256


KEPT = (
    (FIRST, "", "no barrier separates what is stored to 'as' from what is loaded"),
    (SECOND, "", "no barrier separates what is stored to 'as' from what is loaded"),
    (FIRST, "bar.sync 0, 64;", "no barrier separates what is stored to 'as'"),
    ("st.shared.f32 [%r18]", "@%p4 st.shared.f32 [%r18]", "elsewhere than in each iteration"),
    ("%r18, %r15, %r17", "%r18, %r15, %r10", "two threads store to the same element of 'as'"),
    (
        "[%r18], %f1",
        "[%r18], %f8",
        "stores something else than the iteration's loads from global memory",
    ),
    ("[%rd12];", "[%rd1];", "the kernel writes 'out'"),
    ("[%r23+4]", "[%r23+256]", "is not known to read what the iteration has stored"),
    ("%r23, %r15, %r22", "%r23, %r15, %r13", "is not known to read what the iteration has stored"),
    ("mov.f32 %f9", "ld.shared.f32 %f8, [%r15]; mov.f32 %f9", "elsewhere than in each iteration"),
)


def test_tiles_that_may_hold_something_else_stay() -> None:
    one = tiled()
    for old, new, reason in KEPT:
        text = one.ptx.replace(old, new)
        assert text != one.ptx, old
        loops, reasons = forwarded_loops(subject_of(replace(one, ptx=text)))
        pointers = {load.address.pointer for loop in loops for load in loop.loads}
        assert "left" not in pointers, old
        assert any(reason in each for each in reasons), (old, reasons)


def test_arrays_of_unknown_size_are_one_memory() -> None:
    """Both are filled before the barrier: what the second one is filled with is there."""
    one = tiled()
    own = f".shared .align 4 .b8 as[{4 * TILE * TILE}]; .shared .align 4 .b8 bs[{4 * TILE * TILE}];"
    assert own in one.ptx
    for names in (("as", "bs"), ("as",)):
        text = one.ptx
        for name in names:
            declared = f".shared .align 4 .b8 {name}[{4 * TILE * TILE}];"
            text = text.replace(declared, "")
            outside = f".extern .shared .align 4 .b8 {name}[];\n.visible .entry"
            text = text.replace(".visible .entry", outside, 1)
        made = replace(one, ptx=text, dynamic_shared_bytes=4 * TILE * TILE)
        loops, reasons = forwarded_loops(subject_of(made))
        assert bool(loops) == (len(names) == 1), (names, reasons)
        assert any("is the same memory as 'bs'" in each for each in reasons) == (len(names) == 2)


def test_barriers_stay_that_something_else_needs() -> None:
    one = tiled()
    text = one.ptx.replace("st.global", "red.global.add.u32 [%rd1], 0; st.global")
    for each, gone in ((one, 2), (replace(one, ptx=text), 0)):
        kernel = subject_of(each)
        ((loop,), _) = forwarded_loops(kernel)
        barriers = {kernel.code.instructions[n].base for n in loop.unneeded} & {"bar"}
        assert len([n for n in loop.unneeded if n in kernel.barriers]) == gone
        assert bool(barriers) == bool(gone)


def test_what_is_no_product_is_refused() -> None:
    copy = launch(
        "ld.global.f32 %f1, [%rd2]; st.global.f32 [%rd1], %f1;", (floats("out"), floats("in"))
    )
    found = ProductTiles(1, 1, 8).apply(subject_of(copy))
    assert isinstance(found, Refusal)
    assert found.absent
    assert not ProductTiles.candidates(subject_of(copy))


def test_few_results_are_fetched_ahead() -> None:
    original = tiled()
    steps = ProductTiles.candidates(subject_of(original))
    assert steps == (ProductTiles(1, 1, 16), ProductTiles(1, 1, 8))
    found = steps[1].apply(subject_of(original))
    assert isinstance(found, Rewritten), found
    assert found.launch.grid == original.grid


def test_tiles_have_results() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        ProductTiles(0, 4, 8)


def test_grids_that_only_odd_numbers_divide_have_tiles_of_their_own() -> None:
    original = case("benchmarks/structural_open/product_naive.toml", N=240)
    original = replace(original, grid=(15, 15, 1), block=(16, 16, 1))
    few = ProductTiles.candidates(subject_of(original))
    assert few == (ProductTiles(1, 1, 16), ProductTiles(1, 1, 8))
    large = replace(original, grid=(75, 75, 1))
    tiles = ProductTiles.candidates(subject_of(large))
    # Four times four are more by few blocks, eight times eight by many.
    assert tiles[:3] == (ProductTiles(4, 4, 16), ProductTiles(5, 5, 8), ProductTiles(3, 5, 8))
    assert tiles.index(ProductTiles(8, 4, 16)) > tiles.index(ProductTiles(2, 2, 32))
    for each in tiles[:3]:
        found = each.apply(subject_of(original))
        assert isinstance(found, Rewritten), found
        assert compared(original, found.launch).equal
    reason = ProductTiles(7, 7, 8).apply(subject_of(original))
    assert isinstance(reason, Refusal)
    assert "15 by 15 blocks are far from a multiple of 7 by 7" in reason.reason


def test_threads_a_row_apart_load_what_they_share_once() -> None:
    """``threadIdx.x % 8`` is the same for threads 0 and 32, ``threadIdx.x / 8`` is not."""
    text = """
        and.b32 %r10, %r6, 7; shr.u32 %r11, %r6, 3;
        mad.wide.u32 %rd10, %r10, 4, %rd2; ld.global.f32 %f1, [%rd10];
        mad.wide.u32 %rd11, %r11, 4, %rd2; ld.global.f32 %f2, [%rd11+64];
        add.rn.f32 %f3, %f1, %f2; mad.wide.u32 %rd12, %r9, 4, %rd1; st.global.f32 [%rd12], %f3;
    """
    original = launch(text, (floats("out"), floats("in", seed=2)))
    found = ThreadCoarsening("x", 2).apply(subject_of(original))
    assert isinstance(found, Rewritten), found
    assert found.launch.ptx.count("ld.global") == 3
    assert compared(original, found.launch).equal
