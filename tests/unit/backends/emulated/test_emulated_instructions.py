"""Instructions whose meaning is easily missed: groups of lanes, conversions, half precision."""

from collections.abc import Callable

import numpy as np
import pytest
from emulated_kernels import by_thread, run

TILES = """
    and.b32 %r1, %r0, 24;
    shl.b32 %r2, 255, %r1;
"""
"""``%r2`` has the lanes of the thread's tile of eight."""


def test_votes_are_of_the_lanes_that_each_thread_names() -> None:
    body = TILES + "setp.gt.u32 %p1, %r0, 12;\n vote.sync.ballot.b32 %r31, %p1, %r2;"
    expected = [
        sum(1 << t for t in range(32) if t // 8 == lane // 8 and t > 12) for lane in range(32)
    ]
    assert by_thread(body) == expected
    for how, true in (("all", [0, 0, 1, 1]), ("any", [0, 1, 1, 1]), ("uni", [1, 0, 1, 1])):
        body = (
            TILES
            + f"""
    setp.gt.u32 %p1, %r0, 12;
    vote.sync.{how}.pred %p2, %p1, %r2;
    selp.u32 %r31, 1, 0, %p2;"""
        )
        assert by_thread(body) == [value for value in true for _ in range(8)], how


def test_reductions_matches_and_elections_are_of_groups() -> None:
    assert by_thread(TILES + "redux.sync.add.u32 %r31, %r0, %r2;") == [
        sum(range(lane & 24, (lane & 24) + 8)) for lane in range(32)
    ]
    assert by_thread(TILES + "and.b32 %r3, %r0, 3;\n match.any.sync.b32 %r31, %r3, %r2;") == [
        (0x11 << lane % 4) << (lane & 24) for lane in range(32)
    ]
    assert by_thread(TILES + "shr.u32 %r3, %r0, 4;\n match.all.sync.b32 %r31|%p1, %r3, %r2;") == [
        255 << (lane & 24) for lane in range(32)
    ]
    assert by_thread(TILES + "elect.sync %r31|%p1, %r2;") == [lane & 24 for lane in range(32)]


@pytest.mark.parametrize(
    ("mode", "source"),
    [
        ("up.b32 %r31|%p1, %r0, 3, 0", lambda t: t - 3 if t >= 3 else t),
        ("down.b32 %r31|%p1, %r0, 3, 31", lambda t: t + 3 if t + 3 < 32 else t),
        ("bfly.b32 %r31|%p1, %r0, 5, 31", lambda t: t ^ 5),
        ("idx.b32 %r31|%p1, %r0, 2, 0x181f", lambda t: t // 8 * 8 + 2),
    ],
)
def test_shuffles(mode: str, source: Callable[[int], int]) -> None:
    assert by_thread(f"shfl.sync.{mode}, -1;") == [source(t) for t in range(32)]


@pytest.mark.parametrize(
    ("conversion", "value", "expected"),
    [
        ("cvt.rzi.s32.f32 %r31, 0f7FC00000;", "nan", 0),
        ("cvt.rzi.s32.f64 %r31, 0d7FF8000000000000;", "nan", 0x80000000),
        ("cvt.rzi.s64.f32 %rd8, 0f7FC00000;\n shr.u64 %rd8, %rd8, 32;", "nan", 0x80000000),
        ("cvt.rzi.s32.f32 %r31, 0f60000000;", "large", 0x7FFFFFFF),
        ("cvt.rzi.u32.f32 %r31, 0fBF800000;", "-1", 0),
        ("cvt.rni.s32.f32 %r31, 0f40200000;", "2.5", 2),
        ("cvt.rpi.s32.f32 %r31, 0f40200000;", "2.5", 3),
    ],
)
def test_floats_to_integers(conversion: str, value: str, expected: int) -> None:
    wide = "\n cvt.u32.u64 %r31, %rd8;" if "%rd8" in conversion else ""
    assert by_thread(conversion + wide) == [expected] * 32, value


def test_products_and_sums_of_halves_are_rounded_once() -> None:
    rng = np.random.default_rng(5)
    a, b, c = (rng.integers(0, 0x7C00, 4096).astype(np.uint16) for _ in range(3))
    body = """
    mov.u32 %r1, %ctaid.x;
    mad.lo.u32 %r2, %r1, 128, %r0;
    mul.wide.u32 %rd4, %r2, 2;
    add.s64 %rd5, %rd0, %rd4;
    add.s64 %rd6, %rd1, %rd4;
    add.s64 %rd7, %rd2, %rd4;
    add.s64 %rd8, %rd3, %rd4;
    ld.global.b16 %rs1, [%rd5];
    ld.global.b16 %rs2, [%rd6];
    ld.global.b16 %rs3, [%rd7];
    fma.rn.f16 %rs4, %rs1, %rs2, %rs3;
    st.global.b16 [%rd8], %rs4;"""
    # (1 + 2^-10) * 1.5 lies in the middle of two halves; the addend of -2^-24 makes it less, but is
    # lost where the sum is first rounded to single precision.
    a[0], b[0], c[0] = 0x3C01, 0x3E00, 0x8001
    buffers = {"a": a, "b": b, "c": c, "d": np.zeros(4096, np.uint16)}
    found = run(body, buffers, grid=(32, 1, 1), block=(128, 1, 1)).buffers["d"].view(np.float16)
    wide = [x.view(np.float16).astype(np.float64) for x in (a, b, c)]
    with np.errstate(over="ignore"):
        assert (found == (wide[0] * wide[1] + wide[2]).astype(np.float16)).all()


def test_division_of_the_least_integer_by_minus_one_as_any_literal() -> None:
    for literal in ("-1", "0xffffffff"):
        body = f"mov.u32 %r1, 0x80000000;\n div.s32 %r31, %r1, {literal};"
        assert by_thread(body) == [0x80000000] * 32


def test_hyperbolic_tangents_of_small_numbers_are_as_near_as_promised() -> None:
    x = np.array([1e-30, -1e-20, 1e-8, 9e-5, 1.1e-4, 0.5, -30.0, 0.0], np.float32).repeat(4)
    body = """
    mul.wide.u32 %rd1, %r0, 4;
    add.s64 %rd1, %rd0, %rd1;
    ld.global.f32 %f1, [%rd1];
    tanh.approx.f32 %f1, %f1;
    st.global.f32 [%rd1], %f1;"""
    found = run(body, {"x": x}).buffers["x"]
    assert np.allclose(found, np.tanh(x.astype(np.float64)), rtol=2**-11, atol=0)


def test_what_one_block_left_is_seen_by_the_one_that_comes_last() -> None:
    """The last block to come, by an atomic, sums what all wrote before."""
    body = """
    mov.u32 %r1, %ctaid.x;
    mul.wide.u32 %rd8, %r1, 4;
    add.s64 %rd8, %rd0, %rd8;
    st.global.u32 [%rd8], %r1;
    membar.gl;
    setp.ne.u32 %p1, %r0, 0;
    @%p1 ret;
    atom.global.inc.u32 %r2, [%rd1], 63;
    setp.ne.u32 %p2, %r2, 63;
    @%p2 ret;
    mov.u32 %r3, 0;
    mov.u32 %r4, 0;
LOOP:
    ld.volatile.global.u32 %r5, [%rd0];
    add.u32 %r4, %r4, %r5;
    add.s64 %rd0, %rd0, 4;
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p3, %r3, 64;
    @%p3 bra LOOP;
    st.global.u32 [%rd1+4], %r4;"""
    buffers = {"parts": np.zeros(64, np.uint32), "out": np.zeros(2, np.uint32)}
    found = run(body, buffers, grid=(64, 1, 1)).buffers["out"]
    assert found.tolist() == [0, sum(range(64))]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("st.global.f32 [%rd0], 0f3FC00000;", 0x3FC00000),
        ("red.global.add.f32 [%rd0], 0f3F800000;", 0x42000000),  # 32 lanes
        ("mov.b32 %r1, 0fBF800000;\n st.global.b32 [%rd0], %r1;", 0xBF800000),
        ("mov.f32 %f1, 0fFFC12345;\n st.global.f32 [%rd0], %f1;", 0xFFC12345),
        ("mov.f32 %f1, 1.5;\n st.global.f32 [%rd0], %f1;", 0x3FC00000),
    ],
)
def test_literals_of_floats_are_bits(body: str, expected: int) -> None:
    assert run(body, {"x": np.zeros(1, np.uint32)}).buffers["x"].tolist() == [expected]
