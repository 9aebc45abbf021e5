"""Tiles that a block fetches for its threads: the same bits, and what is refused."""

from dataclasses import replace
from functools import cache

import pytest
from memory_kernels import compared, floats, launch, number
from memory_kernels import subject_of as assembled

from cuado.kernel.facts.shared_memory.tile_layout import TileLayout
from cuado.kernel.facts.shared_memory.tiled_loads import tiled_loops
from cuado.kernel.facts.threads.thread_digits import Digit, digit_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.staged_tiles import StagedTiles

N = 64
PITCH = 4 * N
SIXTEEN = (16, 16, 1)
FLAT = (256, 1, 1)

AXES = "mov.u32 %r10, %tid.x; mov.u32 %r11, %tid.y;"
DIVIDED = "mov.u32 %r12, %tid.x; and.b32 %r10, %r12, 15; shr.u32 %r11, %r12, 4;"
PLACE = f"""
    mov.u32 %r13, %ctaid.x; mov.u32 %r14, %ctaid.y;
    mad.lo.s32 %r15, %r13, 16, %r10; mad.lo.s32 %r16, %r14, 16, %r11;
    mul.wide.s32 %rd10, %r15, {PITCH}; add.s64 %rd11, %rd2, %rd10;
    mul.wide.s32 %rd12, %r16, 4; add.s64 %rd13, %rd3, %rd12;
    mov.f32 %f9, 0f00000000; mov.f32 %f10, 0f00000000; mov.u32 %r20, 0;
"""
FACTORS = "ld.global.f32 %f1, [%rd11]; ld.global.f32 %f2, [%rd13]; fma.rn.f32 %f9, %f1, %f2, %f9;"
NEXT = f"""
    add.s64 %rd11, %rd11, 4; add.s64 %rd13, %rd13, {PITCH}; add.s32 %r20, %r20, 1;
    setp.lt.s32 %p1, %r20, {N}; @%p1 bra again;
"""
STORED = f"""
    mad.lo.s32 %r21, %r15, {N}, %r16; mad.wide.s32 %rd14, %r21, 4, %rd1;
    add.rn.f32 %f9, %f9, %f10; st.global.f32 [%rd14], %f9;
    done:
"""
TWO_PLACES = f"""
    ld.global.f32 %f1, [%rd11]; ld.global.f32 %f2, [%rd13];
    ld.global.f32 %f3, [%rd11+{16 * PITCH}]; fma.rn.f32 %f9, %f1, %f2, %f9;
    fma.rn.f32 %f10, %f3, %f2, %f10; ld.global.f32 %f1, [%rd11]; mul.rn.f32 %f10, %f10, %f1;
"""
TWO_STEPS = f"""
    ld.global.f32 %f1, [%rd11+4]; ld.global.f32 %f2, [%rd13]; ld.global.f32 %f3, [%rd11];
    ld.global.f32 %f4, [%rd13+{PITCH}]; fma.rn.f32 %f9, %f3, %f2, %f9;
    fma.rn.f32 %f9, %f1, %f4, %f9;
"""
TWICE = (
    ("%rd11, 4;", "%rd11, 8;"),
    (f"%rd13, {PITCH};", f"%rd13, {2 * PITCH};"),
    ("%r20, 1", "%r20, 2"),
)


def product(body: str = FACTORS, *, before: str = AXES, block: Extent = SIXTEEN) -> Launch:
    """A product of matrices of 64 x 64, four elements of the result missing on each side."""
    arguments = (
        floats("out", N * N),
        floats("left", N * N + 64 * N, seed=2),
        floats("right", N * N, seed=3),
        number("n", N),
    )
    text = f"{before}{PLACE} again: {body}{NEXT}{STORED}"
    for old, new in TWICE if body == TWO_STEPS else ():
        text = text.replace(old, new)
    return launch(text, arguments, grid=(4, 4, 1), block=block)


@cache
def any_subject() -> Kernel:
    """Some machine code, for what does not look at it."""
    return assembled(product())


def subject_of(original: Launch) -> Kernel:
    any_one = any_subject()
    return Kernel(original, any_one.chip, any_one.built)


def made(original: Launch, steps: int = 8) -> Rewritten | Refusal:
    return StagedTiles(steps).apply(subject_of(original))


@pytest.mark.parametrize(
    ("steps", "body", "before", "block"),
    [
        (8, FACTORS, AXES, SIXTEEN),
        (32, TWO_STEPS, AXES, SIXTEEN),
        (16, TWO_PLACES, DIVIDED, FLAT),
    ],
)
def test_a_block_reads_tiles(steps: int, body: str, before: str, block: Extent) -> None:
    original = product(body, before=before, block=block)
    found = made(original, steps)
    assert isinstance(found, Rewritten), found
    assert found.launch.ptx.count("ld.global") < 8
    assert found.launch.ptx.count("bar.sync") == 2
    assert compared(original, found.launch).equal


def test_bits_put_together_are_sums() -> None:
    """Compilers write ``blockIdx.x * 16 + threadIdx.x % 16`` so."""
    one = product(before=DIVIDED, block=FLAT)
    text = one.ptx.replace(
        "mad.lo.s32 %r15, %r13, 16, %r10;", "shl.b32 %r28, %r13, 4; or.b32 %r15, %r10, %r28;"
    ).replace("mad.lo.s32 %r16, %r14, 16, %r11;", "bfi.b32 %r16, %r14, %r11, 4, 28;")
    assert text.count("bfi") == text.count("or.b32") == 1
    found = made(replace(one, ptx=text))
    assert isinstance(found, Rewritten), found
    assert found.launch.ptx.count("bar.sync") == 2
    apart = text.replace("%r10, %r12, 15", "%r10, %r12, 31")  # a bit in common
    found = made(replace(one, ptx=apart))
    assert isinstance(found, Rewritten), found
    assert len(found.touched) == 1  # the other factor's loads


def test_places_of_a_thread_are_read_together() -> None:
    four = " ".join(f"ld.global.f32 %f{n + 3}, [%rd13+{64 * n}];" for n in range(4))
    (loop,), _ = tiled_loops(subject_of(product(f"ld.global.f32 %f1, [%rd11]; {four}")))
    right = next(each for each in loop.tiles if each.pointer == "right")
    layout = TileLayout(right, 8, 256, 4)
    assert (right.places, right.offsets, layout.together) == (64, (0, 16, 32, 48), 4)
    assert [layout.read_at(number, 0) for number in range(4)] == [0, 4, 8, 12]
    assert [layout.column(place) for place in (0, 16, 32, 48, 1)] == [0, 1, 2, 3, 4]
    assert sorted(map(layout.column, range(64))) == list(range(64))


REFUSED = (
    (("ld.global.f32 %f1", "@%p4 ld.global.f32 %f1"), "is not made in every iteration"),
    (("[%rd11]", "[%rd1]"), "the kernel writes 'out'"),
    (("ld.global.f32 %f1", "ld.volatile.global.f32 %f1"), "is volatile, or orders memory"),
    (("%rd11, %rd11, 4", "%rd11, %rd11, -4"), "does not walk up a buffer"),
    (("%r10, %tid.x;", "%r30, %tid.x; and.b32 %r10, %r30, 13;"), "is no rectangle"),
    (("%r10, %tid.x;", "%r10, %tid.x; ld.global.u32 %r10, [%rd3];"), "is no sum of multiples"),
    (
        ("mov.u32 %r20, 0;", "mov.u32 %r20, 0; setp.gt.s32 %p3, %r15, 40; @%p3 bra done;"),
        "threads of a block may diverge at PTX line",
    ),
    (("mov.u32 %r20, 0;", "mov.u32 %r20, 57;"), "cannot be cut into chunks of 8 steps: it makes 7"),
    (("mov.u32 %r20, 0;", "and.b32 %r20, %r10, 1;"), "is no number that all threads have"),
    (("again:", "bar.sync 0, 64; again:"), "counts threads or synchronizes only some"),
)


def test_what_may_show_is_refused() -> None:
    one = product().ptx.replace("ld.global.f32 %f2, [%rd13]; ", "")
    for (old, new), reason in REFUSED:
        text = one.replace(old, new)
        assert text != one, old
        original = product()
        found = made(replace(original, ptx=text))
        assert isinstance(found, Refusal), (old, found)
        assert reason in found.reason, (old, found)


@pytest.mark.parametrize("first", [1, 5, 49])
def test_iterations_beyond_the_last_whole_chunk_follow_as_they_were(first: int) -> None:
    original = product()
    text = original.ptx.replace("mov.u32 %r20, 0;", f"mov.u32 %r20, {first};")
    fewer = replace(original, ptx=text)
    found = made(fewer)
    assert isinstance(found, Rewritten), found
    chunks = f", {(64 - first) // 8};"
    assert chunks in found.launch.ptx
    assert compared(fewer, found.launch).equal


def test_what_each_thread_reads_for_itself_stays() -> None:
    """A thread's own row has no other readers."""
    own = product("ld.global.f32 %f1, [%rd11];", before=f"{AXES} mad.lo.s32 %r22, %r11, 16, %r10;")
    text = own.ptx.replace("%rd10, %r15", "%rd10, %r22")
    found = made(replace(own, ptx=text))
    assert isinstance(found, Refusal)
    assert "hardly any element more than once" in found.reason


def test_other_depths_are_none() -> None:
    with pytest.raises(ValueError, match="8, 16 or 32"):
        StagedTiles(12)


def test_a_digit_is_that_of_all_threads() -> None:
    assert digit_of([0, 0, 1, 1, 2, 2, 0, 0]) == Digit(2, 3)
    assert digit_of([0, 0, 0, 0]) == Digit(4, 1)
    assert digit_of([1, 0, 1, 0]) is None
    assert digit_of([0, 1, 2, 2]) is None
