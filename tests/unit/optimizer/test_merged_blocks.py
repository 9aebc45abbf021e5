"""Blocks that become groups of a block: the same results in every bit, and what is refused."""

from functools import cache

import pytest
from alike import assert_alike, count, kernel, numbers, refused, subject_of

from cuado.backends.emulated.check.check import check
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.merged_blocks import MergedBlocks
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

_KERNEL = """
extern "C" __global__ void {name}(int n, const int *in, int *out) {{
    int t = threadIdx.x, b = blockIdx.x, size = blockDim.x;
    {body}
}}"""
_TURN = "v[t] = in[b * size + t]; __syncthreads(); out[b * size + t] = v[size - 1 - t] * 3 + b;"
_TREE = (
    "v[t] = in[b * size + t]; __syncthreads(); for (int k = size / 2; k; k /= 2) {"
    "if (t < k) v[t] += v[t + k]; __syncthreads(); } if (t == 0) out[b] = v[0];"
)
BODIES = {
    "turned": f"__shared__ int v[64]; {_TURN}",
    "summed": f"__shared__ int v[64]; {_TREE}",
    "two_arrays": "__shared__ int v[33]; __shared__ short w[7]; v[t] = in[b * size + t];"
    "if (t < 7) w[t] = in[t + b]; __syncthreads(); out[b * size + t] = v[size - 1 - t] + w[t % 7];",
    "by_constant": "__shared__ int v[64]; if (t < 3) v[t + 5] = in[b * size + t]; __syncthreads();"
    "out[b * size + t] = v[5] + v[6] * v[7];",
    "histogram": "__shared__ unsigned v[16]; v[t & 15] = 0; __syncthreads();"
    "for (int k = t; k < 100; k += size) atomicAdd(&v[in[b * 100 + k] & 15], 1u);"
    "__syncthreads(); if (t < 16) out[b * 16 + t] = v[t];",
    "dynamic": f"extern __shared__ int v[]; {_TURN}",
    "inside": f"__shared__ int v[64]; if (b < n) {{ {_TURN} }}",
    "leaving": f"__shared__ int v[64]; if (b >= n) return; {_TURN}",
    "by_data": "__shared__ int v[64]; int sum = 0; for (int k = 0; k < (in[b] & 7); k++) {"
    "v[t] = in[(b + k) * size + t]; __syncthreads(); sum = sum * 7 + v[size - 1 - t];"
    "__syncthreads(); } out[b * size + t] = sum;",
    "exchanged": "int v = in[b * size + t]; for (int k = 16; k; k /= 2)"
    "v += __shfl_xor_sync(~0u, v, k) * k; out[b * size + t] = v;",
    "flat": "__shared__ int v[64]; int u = threadIdx.y * blockDim.x + t, c = blockIdx.y * gridDim.x"
    " + b; v[u] = in[c * 16 + u]; __syncthreads(); out[c * 16 + u] = v[15 - u] + gridDim.y;",
    # What just misses a condition.
    "eights": "int v = in[b * size + t]; for (int k = 4; k; k /= 2)"
    "v += __shfl_xor_sync(0xff, v, k) * k; out[b * size + t] = v;",
    "some_wait": "__shared__ int v[64]; v[t] = in[b * size + t]; if (t < size / 2)"
    "__syncthreads(); out[b * size + t] = v[t];",
    "some_leave": "__shared__ int v[64]; v[t] = in[b * size + t]; if (v[t] == 77) return;"
    "__syncthreads(); out[b * size + t] = v[t];",
    "fenced": f"__shared__ int v[64]; __threadfence(); {_TURN}",
    "ordered": f"__shared__ int v[64]; {_TURN}"
    "if (t == 0) out[4000 + atomicAdd(out + 4095, 1)] = b;",
    "large": "__shared__ int v[4096]; for (int k = t; k < 4096; k += size) v[k] = in[k];"
    "__syncthreads(); out[b * size + t] = v[in[b] & 4095];",
    "named": "__shared__ int v[64]; v[t] = in[b * size + t];"
    'asm volatile("bar.sync 1, 32;" ::: "memory"); out[b * size + t] = v[size - 1 - t];',
    "counting": "__shared__ int v[64]; v[t] = in[b * size + t];"
    "int some = __syncthreads_count(v[t] > 500); out[b * size + t] = some;",
    "lanes": "__shared__ int v[64]; unsigned l;"
    'asm volatile("mov.u32 %0, %%laneid;" : "=r"(l)); v[t] = l; __syncthreads();'
    "out[b * size + t] = v[size - 1 - t];",
    "alone": "out[b * size + t] = in[b * size + t];",
}


@cache
def _compiled() -> str:
    text = "\n".join(_KERNEL.format(name=name, body=body) for name, body in BODIES.items())
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="merged.cu")
    return made.ptx.rstrip("\0")


def blocks(
    name: str, block: int | Extent, grid: int | Extent = 12, n: int = 12, dynamic: int = 0
) -> Launch:
    """The launch of one of the kernels, in blocks of so many threads."""
    arguments = (
        count("n", n),
        numbers("in", 8192, type_="s32", seed=3),
        numbers("out", 8192, type_="s32", seed=4),
    )
    shape = block if isinstance(block, tuple) else (block, 1, 1)
    size = grid if isinstance(grid, tuple) else (grid, 1, 1)
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, size, shape, arguments, ("out",), dynamic)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        *(("turned", n) for n in (1, 4, 8, 16, 24, 32, 33, 48)),
        *(("summed", n) for n in (8, 16, 32, 64)),
        *(("two_arrays", n) for n in (8, 24, 33)),
        *(("by_constant", n) for n in (4, 20)),
        *(("histogram", n) for n in (16, 17, 32)),
        *(("inside", n) for n in (16, 33)),
        *(("leaving", n) for n in (16, 33)),
        *(("by_data", n) for n in (8, 32)),
        *(("exchanged", n) for n in (32, 64)),
    ],
)
def test_blocks_side_by_side(name: str, size: int) -> None:
    for number in (2, 6):
        other = assert_alike(MergedBlocks("x", number), blocks(name, size))
        assert other.block == (size, 1, number)
        assert other.grid == (12 // number, 1, 1)


@pytest.mark.parametrize("name", ["inside", "leaving", "turned", "by_data"])
def test_groups_within_a_warp_wait_for_themselves(name: str) -> None:
    launch = blocks(name, 8, n=7)
    other = assert_alike(MergedBlocks("x", 4), launch)
    assert "bar.warp.sync" in other.ptx
    assert "bar.sync" not in other.ptx
    # Five do not divide twelve: the last block has groups of no block.
    other = assert_alike(MergedBlocks("x", 5), launch)
    assert other.grid == (3, 1, 1)
    assert check(other).defects == ()


def test_dynamic_shared_memory_and_other_axes() -> None:
    other = assert_alike(MergedBlocks("x", 3), blocks("dynamic", 33, dynamic=140))
    assert other.dynamic_shared_bytes == 3 * 256
    for axis in "xy":
        launch = blocks("flat", (4, 4, 1), (4, 6, 1))
        other = assert_alike(MergedBlocks(axis, 2), launch)
        assert other.block == (4, 4, 2)
        assert other.grid == ((2, 6, 1) if axis == "x" else (4, 3, 1))


def test_they_are_merged_again_and_stay_free_of_races() -> None:
    launch = blocks("two_arrays", 33)
    other = assert_alike(MergedBlocks("x", 4), launch)
    assert check(other).defects == ()
    assert "along z" in refused(MergedBlocks("x", 3), other).reason


def test_parts_of_arrays_do_not_meet_in_banks() -> None:
    launch = blocks("turned", 8)
    other = assert_alike(MergedBlocks("x", 4), launch)
    # Arrays of 256 bytes, 32 bytes further each: the lanes of a warp use all banks.
    assert f"[{256 * 4 + 32 * 4}]" in other.ptx


@pytest.mark.parametrize(
    ("name", "size", "number", "reason"),
    [
        ("eights", 8, 4, "lanes of a partial warp exchange values (line"),
        ("lanes", 8, 4, "reads %laneid"),
        ("inside", 33, 4, "blocks may come differently to the barrier at line"),
        ("leaving", 33, 4, "blocks may come differently to the barrier at line"),
        ("by_data", 33, 2, "blocks may come differently to the barrier at line"),
        ("some_wait", 16, 4, "only some threads of a block may come to the barrier at line"),
        ("some_leave", 16, 4, "only some threads of a block may come to the barrier at line"),
        ("turned", 33, 5, "12 blocks along x are not a multiple of 5"),
        ("turned", 33, 13, "the grid has fewer than 13 blocks along x"),
        ("turned", 400, 3, "3 blocks have 1,200 threads"),
        ("large", 32, 4, "4 blocks declare 65,536 bytes of shared memory"),
        ("fenced", 8, 4, "orders memory between blocks"),
        ("ordered", 8, 4, "depends on the order"),
        ("named", 32, 4, "is no plain barrier of the block"),
        ("counting", 32, 4, "is no plain barrier of the block"),
        ("alone", 32, 4, "block-shape fits it"),
    ],
)
def test_what_blocks_cannot_share_is_refused(
    name: str, size: int, number: int, reason: str
) -> None:
    launch = blocks(name, size, n=7)
    assert reason in refused(MergedBlocks("x", number), launch).reason


def test_wrong_numbers_and_addresses_that_are_data() -> None:
    launch = blocks("turned", 8)
    for step in (MergedBlocks("w", 4), MergedBlocks("x", 1), MergedBlocks("x", 65)):
        assert "needs x, y or z and 2 to 64" in refused(step, launch).reason
    assert "4 threads along z" in refused(MergedBlocks("x", 2), blocks("turned", (8, 1, 4))).reason
    ptx = """.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .shared .align 4 .b8 tile[64];
    ld.param.u64 %rd1, [out]; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r3, %r2, 8, %r1; mul.wide.u32 %rd2, %r3, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r4, tile; st.shared.u32 [tile+8], %r1; bar.sync 0; ld.shared.u32 %r5, [tile+8];
    st.global.u32 [%rd3], %r4; ret;
}"""
    launch = kernel(ptx, (12, 1, 1), (8, 1, 1), (numbers("out", 128, type_="u32"),))
    assert "the address of 'tile' is used for more" in refused(MergedBlocks("x", 4), launch).reason


def aligned(array: str, store: str) -> Launch:
    """Blocks of three threads, each with an array that they write by a wide store."""
    ptx = f""".visible .entry k(.param .u64 out)
{{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f64 %fd<3>; .shared {array};
    ld.param.u64 %rd1, [out]; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r3, %r2, 3, %r1; mul.wide.u32 %rd2, %r3, 4; add.s64 %rd3, %rd1, %rd2;
    mov.u32 %r4, tile; mad.lo.u32 %r5, %r1, 16, %r4; {store} bar.sync 0;
    ld.shared.u32 %r6, [tile+16]; st.global.u32 [%rd3], %r6; ret;
}}"""
    return kernel(ptx, (12, 1, 1), (3, 1, 1), (numbers("out", 128, type_="u32"),))


def test_parts_of_arrays_are_aligned_as_their_elements_are() -> None:
    store = "cvt.rn.f64.u32 %fd1, %r3; st.shared.f64 [%r5], %fd1;"
    assert_alike(MergedBlocks("x", 4), aligned(".f64 tile[16]", store))


def test_parts_of_arrays_are_aligned_as_wide_accesses_need_it() -> None:
    store = "st.shared.v4.u32 [%r5], {%r3, %r1, %r2, %r3};"
    assert_alike(MergedBlocks("x", 4), aligned(".align 4 .b8 tile[132]", store))


def test_candidates_make_whole_warps_and_keep_the_chip_full() -> None:
    many = 132 * 64
    tried = [
        [each.number for each in MergedBlocks.candidates(subject_of(blocks(name, size, many)))]
        for name, size in (("turned", 8), ("turned", 33), ("turned", 24))
    ]
    assert tried == [[32, 48, 16], [8, 12, 22], [11, 6, 22]]
    for name, size, grid in (("turned", 64, many), ("turned", 8, 100), ("alone", 8, many)):
        assert not MergedBlocks.candidates(subject_of(blocks(name, size, grid)))
    # What refuses one number for what the kernel does refuses all.
    assert len(MergedBlocks.candidates(subject_of(blocks("eights", 8, many)))) == 1
