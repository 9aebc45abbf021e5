import re
from dataclasses import replace

import pytest
from alike import assert_alike, case, kernel, numbers, refused, rewritten, subject_of
from cuda_kernels import SOURCES, cuda

from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.registry import documentation, transformation_from
from cuado.optimizer.transformations.block_coarsening import BlockCoarsening
from cuado.optimizer.transformations.shared_swizzle import TRANSFORMATION as SHARED_SWIZZLE
from cuado.sass.toolchain.classes import SassClass

TRANSPOSE = "examples/transpose/transpose_{}.toml"
SGEMM = "examples/cases/sgemm/sgemm_{}_on_x.toml"


def classes(launch: Launch) -> dict[SassClass, int]:
    return dict(subject_of(launch).built.classes)


@pytest.mark.parametrize(("axis", "factor"), [("x", 2), ("x", 8), ("y", 4)])
@pytest.mark.parametrize("version", ["2d", "shared", "padded"])
def test_transposes(version: str, axis: str, factor: int) -> None:
    launch = case(TRANSPOSE.format(version), N=256)
    made = assert_alike(BlockCoarsening(axis, factor), launch)
    assert made.grid == ((8 // factor, 8, 1) if axis == "x" else (8, 8 // factor, 1))
    assert made.block == launch.block
    found, before = classes(made), classes(launch)
    assert found[SassClass.GLOBAL_LOAD] == found[SassClass.GLOBAL_STORE] == factor
    assert found.get(SassClass.BARRIER) == before.get(SassClass.BARRIER)
    assert not subject_of(made).built.resources.spill_stores


def test_all_loads_are_made_before_the_first_is_used() -> None:
    made = rewritten(BlockCoarsening("y", 4), case(TRANSPOSE.format("padded"), N=256))
    order = re.findall(r"^\s*(ld\.global|st\.shared|bar|ld\.shared|st\.global)", made.ptx, re.M)
    memory = ("ld.global", "st.shared", "ld.shared", "st.global")
    assert order == [*memory[:1] * 4, *memory[1:2] * 4, "bar", *memory[2:3] * 4, *memory[3:] * 4]


def test_it_is_applied_to_what_other_transformations_made() -> None:
    launch = case(TRANSPOSE.format("shared"), N=256)
    swizzled = rewritten(SHARED_SWIZZLE(), launch)
    for steps in (("y", 4), ("x", 2)), (("x", 2), ("x", 2)), (("y", 8),):
        made = swizzled
        for axis, factor in steps:
            made = assert_alike(BlockCoarsening(axis, factor), made)


@pytest.mark.parametrize("factor", [2, 8])
def test_averaging_loads_the_common_matrix_once(factor: int) -> None:
    launch = case("examples/averaging/average_v2.toml", SETS=8, COUNT=6, LENGTH=64)
    made = assert_alike(BlockCoarsening("x", factor), launch)
    before, after = (each.ptx.count("ld.global") for each in (launch, made))
    assert after == factor * (before - 1) + 1


@pytest.mark.parametrize(("axis", "factor"), [("x", 4), ("y", 2), ("y", 4)])
@pytest.mark.parametrize("which", ["row", "column"])
def test_products_load_what_blocks_share_once(which: str, axis: str, factor: int) -> None:
    launch = case(SGEMM.format(which), N=128)
    made = assert_alike(BlockCoarsening(axis, factor), launch)
    before, after = (each.ptx.count("ld.global") for each in (launch, made))
    assert after == before // 2 * (1 + factor)


@pytest.mark.parametrize("axis", ["x", "y"])
def test_a_stencil(axis: str) -> None:
    launch = case("examples/cases/stencil/wave_step.toml", N=64, NZ=20)
    made = assert_alike(BlockCoarsening(axis, 2), launch)
    assert made.ptx.count("bar.sync") == launch.ptx.count("bar.sync")


@pytest.mark.parametrize("rows", [2048, 2000, 1800])
def test_rows_of_unequal_length_and_a_bounds_check_that_fails(rows: int) -> None:
    launch = case("examples/bicgstab/spmv_v0.toml", ROWS=rows, COLUMNS=64, BLOCK=64)
    made = BlockCoarsening("x", 2)
    assert launch.grid[0] % 2 == 0 or refused(made, launch)
    if launch.grid[0] % 2 == 0:
        assert_alike(made, launch)


@pytest.mark.parametrize("factor", [2, 3])
@pytest.mark.parametrize("name", SOURCES)
def test_copies_that_part_wait_and_exchange(name: str, factor: int) -> None:
    short = name in ("parting", "grid_stride")
    launch = cuda(name, 700 if short else 768, (12, 1, 1))
    made = assert_alike(BlockCoarsening("x", factor), launch)
    assert made.grid == (12 // factor, 1, 1)
    assert made.dynamic_shared_bytes == launch.dynamic_shared_bytes * factor


def test_copies_run_in_step_where_nothing_parts_them() -> None:
    in_step = ("waiting_alike", "dynamic_shared", "histogram", "two_axes")
    for name in SOURCES:
        made = rewritten(BlockCoarsening("x", 2), cuda(name, 768, (12, 1, 1)))
        if name in in_step[:2]:
            assert "$cuado_alone" not in made.ptx
        if name in ("parting", "several_ways_out", "waiting_by_block", "shuffled"):
            assert "$cuado_alone" in made.ptx


def test_a_bounds_check_that_the_launch_settles_parts_nobody() -> None:
    source = (
        "__global__ void checked(int n, const int *in, int *out) {"
        " int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = in[i] * 3; }"
    )
    exact = cuda("checked", 768, (12, 1, 1), source=source)
    short = cuda("checked", 767, (12, 1, 1), source=source)
    assert "$cuado_alone" not in assert_alike(BlockCoarsening("x", 4), exact).ptx
    assert "$cuado_alone" in assert_alike(BlockCoarsening("x", 4), short).ptx


def test_a_third_axis() -> None:
    source = (
        "__global__ void deep(int n, const int *in, int *out) {"
        " int b = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;"
        " out[b * 32 + threadIdx.x] = in[b + threadIdx.x] + b * gridDim.z; }"
    )
    launch = cuda("deep", 768, (2, 3, 6), (32, 1, 1), source)
    assert assert_alike(BlockCoarsening("z", 3), launch).grid == (2, 3, 2)
    assert assert_alike(BlockCoarsening("y", 3), launch).grid == (2, 1, 6)


BODY = """
.extern .shared .align 16 .b8 dynamic[];
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %r<30>; .reg .b64 %rd<12>; .reg .pred %p<6>; .reg .b16 %h<4>; .reg .f32 %f<9>;
    .shared .align 4 .b8 tile[{size}];
    ld.param.u64 %rd1, [in];
    ld.param.u64 %rd2, [out];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %tid.x;
    mad.lo.u32 %r3, %r1, 64, %r2;
    mul.wide.u32 %rd3, %r3, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r4, [%rd4];
    {body}
    st.global.u32 [%rd5], %r4;
    ret;
}}
"""


def written(body: str, size: int = 256, grid: int = 8, dynamic: int = 0) -> Launch:
    buffers = [numbers(name, 4096, type_="u32") for name in ("in", "out")]
    text = BODY.format(body=body, size=size)
    return kernel(text, (grid, 1, 1), (64, 1, 1), buffers, dynamic=dynamic)


@pytest.mark.parametrize(
    "body",
    [
        "{ .reg .b32 %t; add.u32 %t, %r4, 7; xor.b32 %r4, %t, %r3; }",
        "setp.lt.u32 %p1, %r4, 500; @%p1 add.u32 %r4, %r4, 9; @!%p1 mul.lo.u32 %r4, %r4, 3;",
        "setp.lt.u32 %p1, %r4, 500; @%p1 ret;",
        "setp.lt.u32 %p1|%p2, %r4, 500; @%p2 bra A; add.u32 %r4, %r4, 1; bra B; A: "
        "add.u32 %r4, %r4, 2; setp.gt.u32 %p3, %r4, 700; @%p3 bra B; mul.lo.u32 %r4, %r4, 5; B:",
        "mov.u32 %r5, tile+8; shl.b32 %r6, %r2, 1; mov.u32 %r8, dynamic+32; st.shared.u32 "
        "[dynamic+16], %r1; st.shared.u32 [tile+12], %r1; bar.sync 0; ld.shared.u32 %r7, [%r5+4]; "
        "ld.shared.u32 %r9, [%r8+-16]; mad.lo.u32 %r4, %r7, 3, %r9;",
        "mov.u32 %r5, %nctaid.x; mad.lo.u32 %r4, %r5, 3, %r4;",
        "add.f32 %f1, 0f3F800000, 0f40000000; mov.b32 %r5, %f1; add.u32 %r4, %r4, %r5;",
        "red.global.add.u32 [%rd2], 1; atom.global.max.u32 %r7, [%rd2+4], %r4; add.u32 %r4, %r3, 1;"
        "setp.lt.u32 %p1, %r3, 2; @%p1 ret;",
        # What one way leaves is read after an outer loop has come round.
        "mov.u32 %r9, 3; mov.u32 %r7, 0; L: and.b32 %r8, %r4, 1; setp.eq.u32 %p1, %r8, 0; "
        "add.u32 %r4, %r4, %r7; @%p1 bra S; mov.u32 %r7, 5; S: add.u32 %r4, %r4, 3; "
        "sub.u32 %r9, %r9, 1; setp.ne.u32 %p2, %r9, 0; @%p2 bra L;",
        "bar.sync 0; setp.lt.u32 %p1, %r4, 700; bar.red.popc.u32 %r5, 0, %p1; "
        "add.u32 %r4, %r4, %r5;",
    ],
)
def test_code_of_every_shape(body: str) -> None:
    for factor in 2, 4:
        assert_alike(BlockCoarsening("x", factor), written(body, dynamic=64))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("membar.gl;", "orders memory between blocks"),
        ("ld.volatile.global.u32 %r5, [%rd1];", "meanwhile"),
        ("ld.acquire.gpu.global.u32 %r5, [%rd1];", "meanwhile"),
        ("red.global.add.f32 [%rd2], %f1;", "order of updates"),
        ("atom.global.exch.b32 %r4, [%rd2], 1;", "order of updates"),
        ("atom.global.add.u32 %r4, [%rd2], 1;", "depends on the order"),
        ("mov.u32 %r4, %clock;", "%clock"),
        ("mov.u32 %r4, %smid;", "%smid"),
        ("mov.u32 %r4, %dynamic_smem_size;", "%dynamic_smem_size"),
        ("nanosleep.u32 5;", "time"),
        ("activemask.b32 %r4;", "which lanes are active"),
        ("add.cc.u32 %r4, %r4, 1; addc.u32 %r4, %r4, 0;", "carry"),
        ("cp.async.ca.shared.global [tile], [%rd1], 4;", "counts individual threads"),
        ("barrier.cluster.arrive;", "cluster"),
        ("cvt.u32.u16 %r4, %ctaid.x;", "unsupported"),
        ("ld.shared.u32 %r4, [%r4];", "any shared array"),
        ("frobnicate.u32 %r4, %r3;", "unknown"),
        ("setp.lt.u32 %p1, %r4, 500; @%p1 bra E; bar.sync 0; E:", "barrier"),
        ("setp.lt.u32 %p1, %r4, 500; @%p1 ret; bar.sync 0;", "barrier"),
        ("setp.lt.u32 %p1, %r4, 500; @%p1 bra E; bar.warp.sync -1; E:", "barrier"),
        ("trap;", "abort the launch"),
    ],
)
def test_what_orders_blocks_or_cannot_be_doubled_is_refused(body: str, reason: str) -> None:
    subject = replace(subject_of(written("")), launch=written(body))  # it need not assemble
    refusal = BlockCoarsening("x", 2).apply(subject)
    assert isinstance(refusal, Refusal)
    assert reason in refusal.reason


def test_sizes_that_do_not_fit_are_refused() -> None:
    assert "not a multiple of 3" in refused(BlockCoarsening("x", 3), written("")).reason
    assert "factor at least 2" in refused(BlockCoarsening("x", 1), written("")).reason
    assert "axis 'w'" in refused(BlockCoarsening("w", 2), written("")).reason
    used = "st.shared.u32 [tile], %r4;"
    assert "48 KiB" in refused(BlockCoarsening("x", 4), written(used, 16000)).reason
    used = "st.shared.u32 [dynamic], %r4;"
    large = written(used, dynamic=60000)
    assert "a block has fewer" in refused(BlockCoarsening("x", 4), large).reason


def test_candidates_divide_the_grid_and_fill_the_chip() -> None:
    large = subject_of(case(TRANSPOSE.format("shared"), N=8192))
    found = BlockCoarsening.candidates(large)
    assert found[0] == BlockCoarsening("x", 4)
    assert {(each.axis, each.factor) for each in found} == {
        (axis, factor) for axis in "xy" for factor in (2, 4, 8)
    }
    assert not BlockCoarsening.candidates(subject_of(case(TRANSPOSE.format("shared"), N=256)))


def test_it_prints_teaches_and_advises() -> None:
    value = BlockCoarsening("y", 4)
    assert str(value) == "block-coarsening(axis=y, factor=4)"
    assert transformation_from(str(value)) == value
    assert "Why the results stay the same" in documentation("block-coarsening")
    advice = value.advice(subject_of(written("")))
    assert advice is not None
    assert "blockIdx.y * 4 + k" in advice.after
