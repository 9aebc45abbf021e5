"""Kernels that were once rewritten to others that compute something else, found by attacking."""

from functools import cache

import pytest
from alike import assert_alike, count, kernel, numbers, refused, rewritten, subject_of

from cuado.backends.emulated.check.check import check
from cuado.model.arguments import Scalar
from cuado.model.launch import Launch
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.optimizer.transformations.smaller_blocks import SmallerBlocks
from cuado.optimizer.transformations.vector_accesses import VectorAccesses
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles
from cuado.optimizer.transformations.whole_waves import WholeWaves
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

# Row r of 600 numbers is stored to 1024 places, by indices that a conversion makes.
_ROW = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<2>; .reg .b32 %r<12>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x;
    mul.lo.s32 %r3, %r2, %r1; mul.wide.s32 %rd3, %r3, 4; add.s64 %rd4, %rd1, %rd3;
    shl.b32 %r4, %r2, 10; or.b32 %r4, %r4, 128;
    mov.u32 %r5, 0;
L:
    ld.global.u32 %r6, [%rd4];
    mov.u64 %rd9, 0;
    {convert}
    add.s32 %r8, %r4, %r7; mul.wide.s32 %rd5, %r8, 4; add.s64 %rd6, %rd2, %rd5;
    add.s64 %rd6, %rd6, %rd9;
    st.global.u32 [%rd6], %r6;
    add.s64 %rd4, %rd4, 4;
    add.s32 %r5, %r5, 1;
    setp.lt.s32 %p1, %r5, %r1;
    @%p1 bra L;
    ret;
}}
"""
_CONVERSIONS = {
    "signed": "cvt.s32.s8 %r7, %r5;",
    "unsigned": "cvt.u32.u8 %r7, %r5;",
    "long": "mov.u32 %r7, 0; cvt.s64.s32 %rd7, %r5; shl.b64 %rd7, %rd7, 32;cvt.s64.s32 %rd9, %rd7;",
}


@pytest.mark.parametrize("name", _CONVERSIONS)
@pytest.mark.parametrize("step", [LoopToThreads(32, 4), LoopToGrid(0, 8)])
def test_a_conversion_of_a_part_of_a_register_is_no_move(name: str, step: Transformation) -> None:
    arguments = (
        *(count("n", 600), numbers("in", 16 * 600, type_="s32")),
        numbers("out", 1 << 15, type_="s32"),
    )
    one = kernel(
        _ROW.format(convert=_CONVERSIONS[name]), (1, 1, 1), (16, 1, 1), arguments, ("out",)
    )
    assert "may access the same elements" in refused(step, one).reason


def test_a_conversion_of_what_fits_is_a_move() -> None:
    text = _ROW.format(convert="cvt.s32.s16 %r7, %r5;")
    arguments = (
        *(count("n", 600), numbers("in", 16 * 600, type_="s32")),
        numbers("out", 1 << 15, type_="s32"),
    )
    rewritten(LoopToThreads(32, 4), kernel(text, (1, 1, 1), (16, 1, 1), arguments, ("out",)))


# Row r is moved by one place, by a load whose address goes by way of another buffer's.
_MOVED = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<2>; .reg .b32 %r<12>; .reg .b64 %rd<12>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    cvta.to.global.u64 %rd1, %rd1; cvta.to.global.u64 %rd2, %rd2;
    mov.u32 %r2, %tid.x;
    mul.lo.s32 %r3, %r2, %r1; mul.wide.s32 %rd4, %r3, 4;
    add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4;
    sub.s64 %rd7, %rd2, %rd1; shr.s64 %rd7, %rd7, 2;
    mov.u32 %r5, 1;
L:
    {address}
    ld.global.u32 %r6, [%rd8+4];
    st.global.u32 [%rd6], %r6;
    add.s64 %rd5, %rd5, 4; add.s64 %rd6, %rd6, 4;
    add.s32 %r5, %r5, 1;
    setp.lt.s32 %p1, %r5, %r1;
    @%p1 bra L;
    ret;
}}
"""
_ADDRESSES = {
    "shifted": "shl.b64 %rd9, %rd7, 2; add.s64 %rd8, %rd5, %rd9;",
    "multiplied": "mad.lo.s64 %rd8, %rd7, 4, %rd5;",
}


@pytest.mark.parametrize("name", _ADDRESSES)
@pytest.mark.parametrize("step", [LoopToThreads(32, 4), LoopToGrid(0, 8)])
def test_a_pointer_and_the_distance_of_another_make_the_other(
    name: str, step: Transformation
) -> None:
    arguments = (
        *(count("n", 60), numbers("in", 1024, type_="s32")),
        numbers("out", 1024, type_="s32"),
    )
    text = _MOVED.format(address=_ADDRESSES[name])
    one = kernel(text, (1, 1, 1), (16, 1, 1), arguments, ("out",))
    assert "may access the same elements" in refused(step, one).reason


# A thread reads another warp's word, by a byte of a parameter.
_BYTE = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{{
    .reg .pred %p<2>; .reg .b32 %r<12>; .reg .b64 %rd<8>;
    .shared .align 4 .b8 v[256];
    {load}
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd3, %r2, 4;
    add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    ld.global.u32 %r3, [%rd4];
    mov.u32 %r4, v; shl.b32 %r5, %r2, 2; add.s32 %r6, %r4, %r5;
    st.shared.u32 [%r6], %r3;
    bar.sync 0;
    xor.b32 %r8, %r2, %r7; shl.b32 %r8, %r8, 2; add.s32 %r9, %r4, %r8;
    ld.shared.u32 %r10, [%r9];
    st.global.u32 [%rd5], %r10;
    ret;
}}
"""
_LOADS = {
    "unsigned": (256, "ld.param.u8 %r1, [n]; sub.u32 %r7, 256, %r1; shr.u32 %r7, %r7, 3;"),
    "signed": (
        200,
        "ld.param.s8 %r1, [n]; setp.lt.s32 %p1, %r1, 0; selp.b32 %r7, 32, 0, %p1;",
    ),
}


@pytest.mark.parametrize("name", _LOADS)
@pytest.mark.parametrize("step", [BarrierWeakening(), SmallerBlocks(2), WarpShuffles()])
def test_a_byte_of_a_parameter_is_not_the_parameter(name: str, step: Transformation) -> None:
    n, load = _LOADS[name]
    arguments = (
        *(count("n", n), numbers("in", 64, type_="s32")),
        numbers("out", 64, type_="s32"),
    )
    refused(step, kernel(_BYTE.format(load=load), (1, 1, 1), (64, 1, 1), arguments, ("out",)))


_SOURCE = """
extern "C" __global__ void tiles(int n, const float *a, const float *b, float *out) {
    __shared__ float A[16][16], B[16][16];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
    float s = 0;
    #pragma unroll 1
    for (int k = 0; k < n / 16; k++) {
        A[ty][tx] = a[row * n + k * 16 + tx]; B[ty][tx] = b[(k * 16 + ty) * n + col];
        __syncthreads();
        #pragma unroll
        for (int j = 0; j < 16; j++) s += A[ty][j] * B[j][tx];
        out[(blockIdx.y * 16 + (ty + k) % 16) * n + col] = s;
        __syncthreads();
    }
}
extern "C" __global__ void bits(float alpha, const int *in, int *out) {
    __shared__ int v[64];
    int t = threadIdx.x, other = t ^ (__float_as_int(alpha) >> 25);  // of 3: 0, of 3.0f: 32
    v[t] = in[t];
    __syncthreads();
    out[t] = v[other];
}
extern "C" __global__ void optional(const int *mask, const int *in, int *out) {
    int *p = out + (mask ? 1 : 0) + 4 * threadIdx.x;
    p[0] = in[threadIdx.x]; p[1] = 5; p[2] = 6; p[3] = 7;
}
#define SHARE(NAME, BEFORE, WORK, AFTER) \\
    extern "C" __global__ void NAME(int n, const int *in, int *out, int *sum) { \\
        int i = blockIdx.x * blockDim.x + threadIdx.x, last = 0; \\
        BEFORE; \\
        _Pragma("unroll 1") for (int j = i; j < n; j += gridDim.x * blockDim.x) { WORK; } \\
        AFTER; \\
    }
SHARE(own_items, , out[j] = in[j] + 1, )
SHARE(in_place, , out[j] += in[j], )
SHARE(one_item_again, , out[j & 255] = in[j] + j, )
SHARE(sum_of_some, , out[j & 255] += in[j], )
SHARE(threads, , out[j] = in[j], atomicAdd(sum, 1))
SHARE(threads_before, atomicAdd(sum, 1), out[j] = in[j], )
SHARE(last_of_each, , out[j] = in[j]; last = in[j], atomicMax(sum, last))
extern "C" __global__ void divided(float alpha, const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x] * 99999 / __float_as_int(alpha);
}
"""


@cache
def _compiled() -> str:
    return nvrtc.compile_to_ptx(_SOURCE, "compute_90", ("-lineinfo",), name="w.cu").ptx.rstrip("\0")


def test_barriers_that_order_stores_stay_where_tiles_go() -> None:
    """Threads store to one row after another, each by another thread: the last one counts."""
    arguments = (count("n", 32), numbers("a", 1024), numbers("b", 1024), numbers("out", 1024))
    ptx = only_kernel(_compiled(), "tiles")
    one = Launch("tiles", ptx, "tiles", (2, 2, 1), (16, 16, 1), arguments, ("out",))
    made = rewritten(ProductTiles(1, 1, 32), one)
    assert made.ptx.count("bar.sync") == 2 + 4
    assert check(made).defects == ()


def _given(name: str, alpha: float) -> Launch:
    buffers = numbers("in", 64, type_="s32"), numbers("out", 64, type_="s32")
    given = (Scalar("alpha", "f32", alpha), *buffers)
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, (1, 1, 1), (64, 1, 1), given, ("out",))


@pytest.mark.parametrize("alpha", [3, 3.0])
@pytest.mark.parametrize("step", [BarrierWeakening(), SmallerBlocks(2), WarpShuffles()])
def test_a_float_that_is_given_as_an_integer_is_none(step: Transformation, alpha: float) -> None:
    refused(step, _given("bits", alpha))


def test_the_bits_of_a_float_are_no_known_divisor() -> None:
    refused(transformation_from("known-divisors"), _given("divided", 3))


def test_a_pointer_that_is_aligned_is_not_null() -> None:
    """Whether a buffer is given decides where the stores begin."""
    buffers = (numbers("mask", 64), numbers("in", 64), numbers("out", 512, type_="s32"))
    ptx = only_kernel(_compiled(), "optional")
    one = Launch("optional", ptx, "optional", (1, 1, 1), (64, 1, 1), buffers, ("out",))
    assert_alike(VectorAccesses(16), one)


def _shared_out(name: str) -> Launch:
    """256 threads, each with a dozen of 3,000 items."""
    arguments = (
        *(count("n", 3000), numbers("in", 4096, type_="s32")),
        *(numbers("out", 4096, type_="s32"), numbers("sum", 1, type_="s32")),
    )
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, (4, 1, 1), (64, 1, 1), arguments, ("out", "sum"))


@pytest.mark.parametrize("name", ["own_items", "in_place"])
def test_other_threads_may_do_what_is_independent(name: str) -> None:
    one = _shared_out(name)
    assert_alike(WholeWaves.candidates(subject_of(one))[0], one)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("one_item_again", "may access the same elements"),
        ("sum_of_some", "may access the same elements"),
        ("threads", "outside of the loops"),
        ("threads_before", "outside of the loops"),
        ("last_of_each", "outside of the loops"),
    ],
)
def test_how_many_threads_share_the_work_must_not_show(name: str, reason: str) -> None:
    one = _shared_out(name)
    assert reason in refused(WholeWaves.candidates(subject_of(one))[0], one).reason
