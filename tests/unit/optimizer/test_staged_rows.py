"""Rows fetched by a warp for its lanes: the same results in every bit, and what is refused."""

from functools import cache

import pytest
from memory_kernels import compared, floats, launch, number
from memory_kernels import subject_of as assembled

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.staged_rows import StagedRows

THREADS = 128
WORDS = THREADS * 64


def loop(label: str, trips: int, body: str, step: int, stride: int) -> str:
    """Each thread's row of ``%rd2``, ``stride`` bytes behind the one before it."""
    return f"""
        mul.wide.s32 %rd10, %r9, {stride}; add.s64 %rd12, %rd2, %rd10; mov.u32 %r20, 0;
        {label}: {body}
        add.s64 %rd12, %rd12, {step};
        add.s32 %r20, %r20, 1; setp.lt.s32 %p1, %r20, {trips};
        @%p1 bra {label};
    """


SUM = "ld.global.f32 %f1, [%rd12]; fma.rn.f32 %f9, %f9, %f8, %f1;"
TWO = """
    ld.global.f32 %f1, [%rd12+4]; ld.global.f32 %f2, [%rd12]; sub.f32 %f3, %f2, %f1;
    fma.rn.f32 %f9, %f9, %f8, %f3;
"""
VECTOR = """
    ld.global.v2.f32 {%f1, %f2}, [%rd12]; ld.global.v2.f32 {%f3, %f4}, [%rd12+8];
    mul.f32 %f1, %f1, %f4; sub.f32 %f2, %f2, %f3; fma.rn.f32 %f9, %f1, %f2, %f9;
"""
LATE = "add.s64 %rd12, %rd12, 8; ld.global.u64 %rd20, [%rd12+-8]; xor.b64 %rd21, %rd21, %rd20;"
STORED = """
    mad.wide.u32 %rd11, %r9, 4, %rd1; add.f32 %f9, %f9, %f6; st.global.f32 [%rd11], %f9;
    cvt.u32.u64 %r21, %rd21; st.global.u32 [%rd11+1024], %r21;
"""
BOUND = "setp.ge.u32 %p3, %r9, %r1; @%p3 bra done;"
BEGIN = "mov.f32 %f8, 0f3F600000; mov.f32 %f9, 0f00000000; mov.f32 %f6, %f9; mov.u64 %rd21, 1;"


def kernel(
    *loops: str,
    before: str = "",
    block: Extent = (THREADS // 2, 1, 1),
    bound: int = 100,
) -> Launch:
    """A kernel of several loops over the rows of ``in``."""
    arguments = (floats("out"), floats("in", WORDS, seed=3), number("n", bound))
    text = "\n".join((before, BEGIN, *loops, STORED, "done:"))
    return launch(text, arguments, grid=(2, 1, 1), block=block)


@cache
def any_subject() -> Kernel:
    """Some machine code, for what does not look at it."""
    return assembled(kernel(loop("again", 32, SUM, 4, 128)))


def made(original: Launch, columns: int = 8) -> Rewritten | Refusal:
    any_one = any_subject()
    return StagedRows(columns).apply(Kernel(original, any_one.chip, any_one.built))


def late(trips: int, stride: int) -> str:
    """A row of words of 8 bytes, that are read after the step is made."""
    return loop("late", trips, LATE, 0, stride).replace("add.s64 %rd12, %rd12, 0;", "")


def counted(trips: int, ahead: str = "%r20", more: str = "") -> str:
    """A row whose elements' numbers are used: the count ends where it and a number come to 0."""
    body = "ld.global.f32 %f1, [%rd12]; cvt.rn.f32.s32 %f2, %r20; fma.rn.f32 %f9, %f1, %f2, %f9;"
    text = loop("counted", trips, f"{more} {body}", 4, 4 * trips)
    end = f"add.s32 %r22, %r23, {ahead}; setp.ne.s32 %p1, %r22, 0;"
    ends = f"mov.u32 %r23, -{trips};"
    return ends + text.replace(f"setp.lt.s32 %p1, %r20, {trips};", end)


@pytest.mark.parametrize(
    ("columns", "loops"),
    [
        (8, (counted(24),)),
        (
            8,
            (
                loop("sum", 20, SUM, 4, 80),
                loop("two", 8, TWO, 8, 100),
                loop("vector", 9, VECTOR, 16, 144),
                late(12, 104),
            ),
        ),
        (64, (loop("sum", 64, SUM, 4, 256), loop("two", 31, TWO, 8, 256))),
        (32, (late(32, 256), loop("sum", 40, SUM, 4, 160))),
        (16, (loop("two", 31, TWO, 8, 252), late(16, 128), loop("vector", 16, VECTOR, 16, 256))),
    ],
)
def test_rows_are_read_through_tiles(columns: int, loops: tuple[str, ...]) -> None:
    """Three warps are whole, and the last one reads as before; some rows end amid a part."""
    original = kernel(*loops, before=BOUND)
    found = made(original, columns)
    assert isinstance(found, Rewritten), found
    assert found.notes[-1] == "full warps are checked at run time"
    assert found.launch.dynamic_shared_bytes > 0
    assert compared(original, found.launch).equal


def changed(old: str, new: str, trips: str = "32") -> str:
    return loop("again", 32, SUM, 4, 128).replace(old, new).replace(", 32;", f", {trips};")


REFUSED = (
    (counted(24, more="add.s32 %r23, %r23, 0;"), "the trip count is not known"),
    (counted(24, "%r9"), "the trip count is not known"),
    (changed("%rd2", "%rd1"), "the kernel writes 'out'"),
    (changed("", "", "%r6"), "the trip count is not known"),
    (changed("", "", "%r22"), "the trip count differs between lanes or warps"),
    (changed("ld.global", "@%p4 ld.global"), "is not made in every iteration"),
    (changed("ld.global", "ld.volatile.global"), "is volatile, or orders memory"),
    (changed("%rd12, %rd12, 4;", "%rd12, %rd12, 8;"), "leave gaps, which must not be read"),
    (changed("%rd12, %rd12, 4;", "%rd12, %rd12, -4;"), "are not of one type of 4 to 16 bytes"),
    (changed("mul.wide.s32 %rd10, %r9,", "mul.wide.s32 %rd10, %r25,"), "'mad.lo.s32' (PTX line"),
    (changed("ld.global", "@%p4 bra over; over: ld.global"), "has branches"),
    (
        changed("%rd12, %rd12, 4;", "%rd12, %rd12, %rd13;"),
        "is not an induction variable with a known step",
    ),
    (loop("again", 4, SUM, 4, 16), "8 elements of a row are not a multiple of one iteration's"),
)


def test_what_may_show_is_refused() -> None:
    before = """
        cvt.u64.u32 %rd13, %r9; mad.lo.s32 %r25, %r7, 2147483647, %r9;
        shr.u32 %r22, %r6, 5; add.s32 %r22, %r22, 30;
    """
    for text, reason in REFUSED:
        found = made(kernel(text, before=before))
        assert isinstance(found, Refusal), (text, found)
        assert reason in found.reason, (text, found)
        assert not found.absent


def test_the_blocks_memory_must_do() -> None:
    rows = loop("again", 32, SUM, 4, 128)
    asks = made(kernel(rows, before="mov.u32 %r30, %total_smem_size;"))
    assert isinstance(asks, Refusal)
    assert asks.reason == "the kernel reads the size of its shared memory"
    large = made(kernel(loop("again", 64, SUM, 4, 256), block=(1024, 1, 1)), 64)
    assert isinstance(large, Refusal)
    assert "a block needs 266,240 bytes of shared memory of 232,448" in large.reason


def test_neighbours_are_left_alone() -> None:
    found = made(kernel(loop("again", 8, SUM, 512, 4)))
    assert isinstance(found, Refusal)
    assert found.absent


def test_other_widths_are_none() -> None:
    with pytest.raises(ValueError, match="64, 32, 16 or 8"):
        StagedRows(24)
