"""Barriers are weakened where warps exchange nothing, and stay wherever they might."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, count, kernel, numbers, refused

from cuado.model.launch import Launch
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening

WEAKER = BarrierWeakening()


def exchanging(*bodies: str, block: int = 128) -> Launch:
    """Stores of a word per thread, and bodies, with a barrier after each but the last."""
    text = "\n    bar.sync 0;\n    ".join(("st.shared.u32 [%r4], %r6;", *bodies))
    ptx = f""".visible .entry exchanging(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<20>; .reg .b64 %rd<9>; .reg .pred %p<4>;
    .shared .align 16 .b8 tile[8192];
    .shared .align 16 .b8 other[8192];
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r9, [n];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, tile;
    mov.u32 %r2, other;
    shl.b32 %r3, %r0, 2;
    add.u32 %r4, %r1, %r3;
    add.u32 %r5, %r2, %r3;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r6, [%rd3];
    mov.u32 %r7, 0;
    {text}
    add.u32 %r6, %r6, %r7;
    st.global.u32 [%rd4], %r6;
    ret;
}}"""
    buffers = (numbers("out", 1024, type_="u32"), numbers("in", 1024, type_="u32", seed=2))
    return kernel(ptx, (1, 1, 1), (block, 1, 1), (*buffers, count("n", 2, "u32")))


NEIGHBOUR = "xor.b32 %r8, %r3, 4; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];"
"""The word of the thread beside, in the same warp."""
FAR = "xor.b32 %r8, %r3, 256; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];"
"""The word of a thread two warps on."""
UPDATE = "add.u32 %r6, %r6, %r7; st.shared.u32 [%r4], %r6;"
OWN = "st.shared.u32 [%r5], %r7;"
PUBLISHED = "ld.shared.u32 %r10, [other+64];"
LOOP = """AGAIN: xor.b32 %r8, %r3, {distance}; add.u32 %r8, %r8, %r1; ld.shared.u32 %r7, [%r8];
    bar.sync 0; add.u32 %r6, %r6, %r7; st.shared.u32 [%r4], %r6; bar.sync 0;
    sub.u32 %r9, %r9, 1; setp.ne.u32 %p1, %r9, 0; @%p1 bra AGAIN;"""


@pytest.mark.parametrize(
    ("bodies", "weakened", "staying"),
    [
        ((NEIGHBOUR,), 1, 0),
        ((NEIGHBOUR, UPDATE, NEIGHBOUR), 3, 0),
        ((NEIGHBOUR, UPDATE, FAR), 2, 1),
        ((FAR, OWN, NEIGHBOUR), 2, 1),
        ((FAR, UPDATE), 0, 2),
        (("st.global.u32 [%rd4+4], %r6;", "ld.global.u32 %r7, [%rd4];"), 1, 1),
        ((LOOP.format(distance=8),), 3, 0),
        # With its two iterations written out, nobody waits for the last barrier's sake.
        ((LOOP.format(distance=256),), 1, 4),
    ],
)
def test_barriers_between_warps_stay(bodies: tuple[str, ...], weakened: int, staying: int) -> None:
    launch = exchanging(*bodies)
    if not weakened:
        assert "exchange data" in refused(WEAKER, launch).reason
        return
    other = assert_alike(WEAKER, launch)
    # Those that lanes do not need either are left out.
    assert other.ptx.count("bar.warp.sync 0xffffffff") <= weakened
    assert other.ptx.count("bar.sync") == staying


def test_a_block_of_one_warp_needs_none() -> None:
    launch = exchanging(FAR.replace("256", "64"), UPDATE, block=20)
    other = assert_alike(WEAKER, launch)
    assert "bar.sync" not in other.ptx
    assert other.ptx.count("bar.warp.sync 0xfffff;") == 2


@pytest.mark.parametrize(
    ("bodies", "block", "reason"),
    [
        ((NEIGHBOUR,), 100, "is partial"),
        (("membar.gl;",), 128, "may rely on"),
        (("ld.volatile.global.u32 %r7, [%rd3];",), 128, "may rely on"),
        (("red.global.add.u32 [%rd4], 1;",), 128, "other blocks"),
        (("ld.shared.u32 %r10, [%r6];",), 128, "exchange data"),
    ],
)
def test_what_may_rely_on_barriers_is_refused(
    bodies: tuple[str, ...], block: int, reason: str
) -> None:
    assert reason in refused(WEAKER, exchanging(*bodies, block=block)).reason


@pytest.mark.parametrize(
    ("barrier", "reason"),
    [
        ("bar.sync 1, 64;", "not a plain barrier"),
        ("setp.eq.u32 %p1, %r9, 2; @%p1 bar.sync 0;", "not a plain barrier"),
        ("setp.lt.u32 %p1, %r0, 64; @%p1 bra SKIP; bar.sync 0; SKIP:", "only some threads"),
    ],
)
def test_other_barriers_stay_and_separate_nothing(barrier: str, reason: str) -> None:
    launch = exchanging(NEIGHBOUR)
    text = launch.ptx.replace("bar.sync 0;", barrier)
    assert reason in refused(WEAKER, replace(launch, ptx=text)).reason
    # Beside a plain one that a far exchange lies across: it stays as well.
    more = exchanging(OWN, FAR)
    head, _, tail = more.ptx.rpartition("bar.sync 0;")
    said = refused(WEAKER, replace(more, ptx=head + barrier + tail)).reason
    assert "exchange data" in said


def test_the_planted_barrier_goes() -> None:
    launch = case("benchmarks/planted/barriers.toml", N=1024)
    launch = replace(launch, arguments=(*launch.arguments[:2], count("rounds", 3)))
    other = assert_alike(WEAKER, launch)
    assert "bar.sync" not in other.ptx


def test_a_transpose_keeps_its_barrier() -> None:
    launch = case("examples/transpose/transpose_shared.toml", N=64)
    assert "exchange data" in refused(WEAKER, launch).reason


def test_without_barriers_there_is_nothing_to_weaken() -> None:
    assert refused(WEAKER, exchanging()).absent


@pytest.mark.parametrize(
    "update",
    [
        "red.global.add.u32 [%rd3], %r6;",  # what is loaded elsewhere
        "red.global.add.u32 [%rd4+512], %r6;",  # what is stored elsewhere
        "atom.global.add.u32 %r7, [%rd5], %r6;",
        "red.global.add.u32 [%rd5], %r6; red.global.max.u32 [%rd5], %r6;",
        "red.release.gpu.global.add.u32 [%rd5], %r6;",
    ],
)
def test_barriers_stay_where_updates_show_other_blocks_something(update: str) -> None:
    launch = _updating(update)
    assert "observe through atomics" in refused(WEAKER, launch).reason


def test_barriers_before_updates_that_nobody_reads_are_weakened() -> None:
    made = assert_alike(WEAKER, _updating("red.global.add.u32 [%rd5], %r6;"))
    assert "bar.sync" not in made.ptx


def _updating(update: str) -> Launch:
    """The kernel with an update at its end; its last argument is a buffer of sums."""
    launch = exchanging(NEIGHBOUR, update)
    text = launch.ptx.replace(".param .u32 n)", ".param .u32 n, .param .u64 sums)", 1)
    text = text.replace("ld.param.u64 %rd0", "ld.param.u64 %rd5, [sums];\n    ld.param.u64 %rd0", 1)
    arguments = (*launch.arguments, numbers("sums", 4, type_="u32"))
    return replace(launch, ptx=text, arguments=arguments, outputs=("out", "sums"))
