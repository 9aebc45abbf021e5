"""Blocks of other shapes: every place is computed once, and what tells blocks apart is refused."""

from dataclasses import replace

import pytest
from alike import assert_alike, case, count, kernel, numbers, refused, rewritten, subject_of

from cuado.model.arguments import Scalar
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.block_shape import BlockShape

PLACE = "mad.lo.s32 %r3, %r1, %r2, %r0;"


def placed(
    place: str = PLACE,
    body: str = "",
    block: Extent = (64, 1, 1),
    grid: Extent = (11, 1, 1),
    bounds: str = "",
) -> Launch:
    """``out[i] = 3 * in[i] + n`` for the place ``i``; 64 threads of a block along x."""
    ptx = f""".visible .entry placed(.param .u64 out, .param .u64 in, .param .u32 n) {bounds}
{{
    .reg .b16 %rs<3>; .reg .b32 %r<20>; .reg .b64 %rd<12>; .reg .pred %p<4>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r9, [n];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %ntid.x;
    {place}
    cvt.s64.s32 %rd6, %r3;
    mov.u32 %r8, 0;
    {body}
    shl.b64 %rd2, %rd6, 2;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.u32 %r6, [%rd3];
    mad.lo.u32 %r6, %r6, 3, %r9;
    add.u32 %r6, %r6, %r8;
    st.global.u32 [%rd4], %r6;
    ret;
}}"""
    words = 64 * 11 * 13
    buffers = (numbers("out", words, type_="u32"), numbers("in", words, type_="u32", seed=2))
    return kernel(ptx, grid, block, (*buffers, count("n", 5, "u32")))


@pytest.mark.parametrize(
    "place",
    [
        PLACE,
        "shl.b32 %r4, %r1, 6; or.b32 %r3, %r4, %r0;",
        "mul.lo.u32 %r4, %r2, %r1; add.u32 %r3, %r0, %r4;",
        "mul.wide.u32 %rd7, %r1, %r2; cvt.u64.u32 %rd8, %r0; add.s64 %rd8, %rd8, %rd7;"
        "cvt.u32.u64 %r3, %rd8;",
    ],
)
def test_the_place_is_found_in_all_its_forms(place: str) -> None:
    for threads in (128, 32):
        other = assert_alike(BlockShape(threads, 1, 1), placed(place))
        assert other.grid == (-(-64 * 11 // threads), 1, 1)


def test_threads_beyond_the_extent_do_nothing() -> None:
    other = assert_alike(BlockShape(96, 1, 1), placed())
    assert other.grid == (8, 1, 1)


def test_rows_that_are_blocks_can_be_threads() -> None:
    # Each of 13 blocks along y is a row: tid.y is 0 as launched, and must stay so.
    row = "mov.u32 %r5, %ctaid.y; mov.u32 %r7, %tid.y; add.u32 %r8, %r7, 2;"
    row += "mov.u32 %r10, %nctaid.x; mul.lo.u32 %r10, %r10, %r2; mad.lo.u32 %r3, %r5, %r10, %r3;"
    launch = placed(PLACE + row, "add.u32 %r8, %r7, 2;", grid=(11, 13, 1))
    for shape in ((64, 4, 1), (11, 13, 1), (32, 13, 1)):
        assert_alike(BlockShape(*shape), launch)


def test_shapes_compose() -> None:
    launch = placed()
    once = rewritten(BlockShape(96, 1, 1), launch)
    twice = rewritten(BlockShape(40, 1, 1), once)
    assert_alike(BlockShape(64, 1, 1), twice)
    assert_alike(BlockShape(40, 1, 1), once)


@pytest.mark.parametrize("bounds", [".maxntid 64, 1, 1", ".reqntid 64 .minnctapersm 4"])
def test_stated_blocks_are_adapted(bounds: str) -> None:
    other = assert_alike(BlockShape(128, 1, 1), placed(bounds=bounds))
    assert "128, 1, 1" in other.ptx
    assert "minnctapersm" not in other.ptx


@pytest.mark.parametrize(
    ("place", "body", "reason"),
    [
        (PLACE, "mov.u32 %r8, %smid;", "that is not an index"),
        (PLACE, "mov.u32 %r8, %laneid;", "that is not an index"),
        (PLACE, "mov.u16 %rs1, %tid.x; cvt.u32.u16 %r8, %rs1;", "unsupported form"),
        (PLACE, "bar.sync 0;", "wait for each other"),
        (PLACE, "vote.sync.any.pred %p1, %p1, -1;", "within their warp"),
        (PLACE, ".shared .b32 one; ld.shared.u32 %r8, [one];", "share memory"),
        (PLACE, "atom.global.add.u32 %r8, [%rd0], 1;", "depends on the order"),
    ],
)
def test_what_tells_blocks_apart_is_refused(place: str, body: str, reason: str) -> None:
    subject = subject_of(placed(place, body))
    made = BlockShape(128, 1, 1).apply(subject)
    assert reason in getattr(made, "reason", ""), made
    assert len(BlockShape.candidates(subject)) <= 1  # what refuses one refuses all


@pytest.mark.parametrize(
    ("place", "body"),
    [
        ("mad.lo.s32 %r3, %r1, 128, %r0;", ""),
        (PLACE, "and.b32 %r8, %r0, 7; mad.lo.u32 %r8, %r1, 100, %r8;"),
        (PLACE, "setp.eq.u32 %p1, %r0, 3; @%p1 mov.u32 %r8, 1;"),
        (PLACE, "cvt.u16.u32 %rs1, %r0; cvt.u32.u16 %r8, %rs1; mad.lo.u32 %r8, %r2, 7, %r8;"),
        (PLACE, "setp.eq.u32 %p1, %r3, 3; @%p1 mov.u32 %r1, 0; mov.u32 %r8, %r1;"),
        (PLACE, "mov.u32 %r8, %nctaid.x; add.u32 %r8, %r8, %tid.x;"),
    ],
)  # fmt: skip
def test_threads_keep_the_indices_that_they_had(place: str, body: str) -> None:
    launch = placed(place, body)
    for threads in (128, 96, 32):
        other = assert_alike(BlockShape(threads, 1, 1), launch)
        assert "rem.u32" in other.ptx


def test_a_grid_of_blocks_in_two_dimensions_keeps_its_indices() -> None:
    row = "mov.u32 %r5, %ctaid.y; mad.lo.u32 %r3, %r5, 704, %r3;"
    body = "mov.u32 %r7, %tid.y; xor.b32 %r8, %r0, %r5; add.u32 %r8, %r8, %r7;"
    launch = placed(PLACE + row, body, grid=(11, 13, 1))
    for shape in ((64, 4, 1), (11, 13, 1), (32, 13, 1)):
        assert_alike(BlockShape(*shape), launch)


def test_columns_summed_in_small_blocks_get_larger_ones() -> None:
    # Its loop adds the block's index to a number that the loop made: no place is computed.
    launch = case("benchmarks/planted/occupancy_blocks.toml", BLOCKS=3, STEPS=7)
    assert_alike(BlockShape(128, 1, 1), launch)


@pytest.mark.parametrize(
    ("shape", "reason"),
    [
        ((64, 1, 1), "already"),
        ((2048, 1, 1), "1 to 1024"),
        ((0, 1, 1), "1 to 1024"),
        ((64, 2, 1), "only 1 threads along y"),
        ((1024, 1, 1), "only 704 threads along x"),
    ],
)
def test_shapes_that_cannot_be(shape: Extent, reason: str) -> None:
    assert reason in refused(BlockShape(*shape), placed()).reason


def test_more_registers_than_an_sm_has_are_bounded() -> None:
    launch = placed(grid=(32, 1, 1))
    subject = subject_of(launch)
    made = replace(subject.built.resources, registers=80)
    wide = replace(subject, built=replace(subject.built, resources=made))
    result = BlockShape(1024, 1, 1).apply(wide)
    assert ".maxntid 1024, 1, 1" in getattr(result, "launch", launch).ptx


@pytest.mark.parametrize(
    ("path", "constants"),
    [
        ("examples/transpose/transpose_2d.toml", {"N": 96}),
        ("examples/cases/sgemm/sgemm_row_on_x.toml", {"N": 64}),
        ("benchmarks/planted/small_grid_big_blocks.toml", {"N": 2048}),
    ],
)
def test_cases_keep_their_results(path: str, constants: dict[str, int]) -> None:
    launch = case(path, **constants)
    if "small_grid" in path:
        values = [
            replace(a, value=9) if isinstance(a, Scalar) and a.name == "rounds" else a
            for a in launch.arguments
        ]
        launch = replace(launch, arguments=tuple(values))
    found = BlockShape.candidates(subject_of(launch))
    assert found
    for each in found[:2]:
        assert_alike(each, launch)
