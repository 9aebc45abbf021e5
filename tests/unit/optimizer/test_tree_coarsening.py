"""Trees in shared memory climbed by fewer threads: the same bits, fewer barriers, wide loads."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, numbers, refused, subject_of

from cuado.kernel.rewrites.accesses.shared_words import with_words
from cuado.kernel.rewrites.shared_memory.select_stores import with_selected_stores
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.tree_coarsening import TreeCoarsening
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

_KERNEL = """
extern "C" __global__ void {name}(int n, const float *__restrict__ in, float *__restrict__ out) {{
    __shared__ float v[256];
    __shared__ int w[256];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    float own = in[i] * in[t];
    v[t] = own > 0.25f ? own : 0.0f;
    w[t] = own > 0.25f;
    __syncthreads();
    {body}
}}"""
_RISING = "for (unsigned s = 1; s < blockDim.x; s *= 2) {{ {step} __syncthreads(); }}"
_FALLING = "for (unsigned s = blockDim.x / 2; s; s /= 2) {{ {step} __syncthreads(); }}"
_LEFT = "if (t == 0) out[blockIdx.x] = v[0] + w[0];"
BODIES = {
    "by_remainder": _RISING.format(
        step="if (t % (2 * s) == 0) { v[t] += v[t + s]; w[t] += w[t + s]; }"
    )
    + _LEFT,
    "by_bits": _RISING.format(step="if ((t & (2 * s - 1)) == 0) v[t] += v[t + s];") + _LEFT,
    "falling": _FALLING.format(
        step="if (t < s) { v[t] = fmaxf(v[t], v[t + s]); w[t] += w[t + s]; }"
    )
    + _LEFT,
    "kept": _RISING.format(step="if (t % (2 * s) == 0) v[t] += v[t + s];") + "out[i] = v[t];",
    "around": "for (int q = 0; q < n; q++) {"
    + _FALLING.format(step="if (t < s) v[t] += v[t + s];")
    + "if (t == 0) out[blockIdx.x * n + q] = v[0]; __syncthreads(); v[t] = own * q;"
    " __syncthreads(); }",
    "shuffled": "own += __shfl_xor_sync(~0u, own, 1);"
    + _RISING.format(step="if (t % (2 * s) == 0) v[t] += v[t + s];")
    + "out[i] = v[0] + own;",
    "gathered": "for (int s = 1; s < blockDim.x; s *= 2) { int k = 2 * s * t;"
    " if (k + s < blockDim.x) { v[k] += v[k + s]; w[k] -= w[k + s]; } __syncthreads(); }" + _LEFT,
    "greatest": "w[t] = t; __syncthreads(); for (int s = 1; s < 256; s *= 2) { int k = 2 * s * t;"
    " if (k + s < 256) if (v[k + s] > v[k]) { v[k] = v[k + s]; w[k] = w[k + s]; }"
    " __syncthreads(); }" + _LEFT,
    "least": _RISING.format(
        step="if (t % (2 * s) == 0 && !(v[t + s] >= v[t])) { v[t] = v[t + s]; w[t] = s; }"
    )
    + "out[i] = v[0] + w[t];",
    "in_fours": "__shared__ int4 m[256]; m[t] = make_int4(t, w[t], n, t * n); __syncthreads();"
    + _RISING.format(
        step="if (t % (2 * s) == 0) { int4 a = m[t], b = m[t + s];"
        " m[t] = make_int4(a.x + b.x, max(a.y, b.y), a.z ^ b.z, a.w + 3 * b.w); }"
    )
    + "if (t == 0) out[blockIdx.x] = m[0].x + m[0].y - m[0].z + m[0].w;",
    "wide": "__shared__ double m[256]; m[t] = own; __syncthreads();"
    " for (int s = 1; s < 256; s *= 2) { int k = 2 * s * t;"
    " if (k < 256) m[k] += m[k + s]; __syncthreads(); } if (t == 0) out[blockIdx.x] = m[0];",
    "zones": "__shared__ Zone m[256]; m[t] = {w[t], t, t * 1000000007ll}; __syncthreads();"
    + _RISING.format(
        step="if (t % (2 * s) == 0) { Zone a = m[t], b = m[t + s];"
        " m[t] = {min(a.low, b.low), max(a.high, b.high), a.sum * 3 + b.sum}; }"
    )
    + "if (t == 0) out[blockIdx.x] = m[0].low + m[0].high + m[0].sum;",
    "counted": _RISING.format(step="if (t % (2 * s) == 0) w[t] += w[t + s];")
    + "if (t == 0) atomicAdd((int *)out + 1, w[0]);",
    "halo": "if (t < 64) w[t] = in[t + n]; __syncthreads(); out[i] = v[t ^ 1] + w[t];",
    "mirrored": "out[i] = v[255 - t] + w[255 - t];",
}
SUITS = {"falling": "apart", "around": "apart"}
WHOLE = (
    *("by_remainder", "by_bits", "falling", "kept", "around"),
    *("gathered", "greatest", "least", "in_fours", "wide", "zones", "counted"),
)
_TYPES = "struct Zone { int low, high; long long sum; };\n"


@cache
def _compiled() -> str:
    text = _TYPES + "\n".join(_KERNEL.format(name=name, body=body) for name, body in BODIES.items())
    return nvrtc.compile_to_ptx(text, "compute_90", name="trees.cu").ptx.rstrip("\0")


def tree(name: str, block: Extent = (256, 1, 1)) -> Launch:
    """A launch of two blocks of one of the kernels."""
    arguments = (count("n", 3), numbers("in", 1024), numbers("out", 1024, seed=2))
    return Launch(name, only_kernel(_compiled(), name), name, (2, 1, 1), block, arguments, ("out",))


@pytest.mark.parametrize("name", WHOLE)
def test_the_order_that_suits_a_tree_is_found(name: str) -> None:
    found = TreeCoarsening.candidates(subject_of(tree(name)))
    assert {each.order for each in found} == {SUITS.get(name, "adjacent")}
    assert [each.factor for each in found] == [4, 8]  # 16 would leave half a warp


def test_what_some_threads_only_store_is_no_tree() -> None:
    assert not TreeCoarsening.candidates(subject_of(tree("halo")))


@pytest.mark.parametrize("factor", [2, 8])
@pytest.mark.parametrize("order", ["adjacent", "apart"])
@pytest.mark.parametrize("name", WHOLE)
def test_every_bit_stays_whatever_the_order(name: str, order: str, factor: int) -> None:
    launch = tree(name)
    made = assert_alike(TreeCoarsening(order, factor), launch)
    assert made.block == (256 // factor, 1, 1)


@pytest.mark.parametrize(
    "name",
    [
        *("by_remainder", "by_bits", "falling", "gathered", "greatest"),
        *("wide", "zones", "counted"),
    ],
)
def test_what_one_warp_climbs_needs_no_shared_memory(name: str) -> None:
    order = SUITS.get(name, "adjacent")
    made = assert_alike(TreeCoarsening(order, 8), tree(name)).ptx
    assert "bar.sync" not in made
    assert "ld.shared" not in made
    assert made.count("shfl.sync") >= 5


def test_vectors_are_words_to_a_tree() -> None:
    launch = tree("in_fours")
    assert "ld.shared.v4" in launch.ptx
    words = with_words(subject_of(launch)).launch.ptx
    assert ".shared.v4" not in words
    assert words.count("ld.shared") >= 4 * launch.ptx.count("ld.shared.v4")
    # One that overwrites its own address stays whole.
    pattern = r"(ld\.shared\.v4\.u32 \t\{)%r\d+(, .*\[)(%r\d+)"
    ptx, many = re.subn(pattern, r"\1\3\2\3", launch.ptx, count=1)
    assert many == 1
    assert with_words(subject_of(replace(launch, ptx=ptx))).launch.ptx.count(".shared.v4") == 1


def test_64_bits_are_two_words_to_a_tree() -> None:
    launch = tree("wide")
    whole = launch.ptx.count("ld.shared.f64")
    assert whole
    words = with_words(subject_of(launch)).launch.ptx
    assert ".shared.f64" not in words
    assert words.count("ld.shared.b32") == 2 * whole
    # A number is stored like a register, and a guard holds for both halves.
    ptx, many = re.subn(
        r"st\.shared\.f64 \t(\[.*\]), %fd\d+;", r"st.shared.f64 \1, 0d4000000000000001;", launch.ptx
    )
    assert many
    assert compared(
        replace(launch, ptx=ptx), with_words(subject_of(replace(launch, ptx=ptx))).launch
    ).equal
    ptx, many = re.subn(r"\bld\.shared\.f64", r"@%p1 ld.shared.f64", launch.ptx, count=1)
    words = with_words(subject_of(replace(launch, ptx=ptx))).launch.ptx
    assert re.search(r"@%p1 mov\.b64 %fd\d+, \{%cuado", words)


_DYNAMIC = """
extern "C" __global__ void k(int n, const float *__restrict__ in, float *__restrict__ out) {
    extern __shared__ float v[];
    MORE
    int *w = (int *)(v + blockDim.x);
    int t = threadIdx.x;
    v[t] = in[blockIdx.x * blockDim.x + t];
    w[t] = t * n;
    __syncthreads();
    for (int s = 1; s < blockDim.x; s *= 2) {
        if (t % (2 * s) == 0) { v[t] += v[t + s]; w[t] ^= w[t + s]; }
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = v[0] + w[0];
}"""


def dynamic(bytes_: int, more: str = "") -> Launch:
    """A tree in two arrays in dynamic shared memory."""
    ptx = nvrtc.compile_to_ptx(_DYNAMIC.replace("MORE", more), "compute_90", name="d.cu").ptx
    arguments = (count("n", 3), numbers("in", 512), numbers("out", 128, seed=2))
    block = (256, 1, 1)
    return Launch("k", ptx.rstrip("\0"), "k", (2, 1, 1), block, arguments, ("out",), bytes_)


def test_a_tree_in_dynamic_shared_memory_is_climbed() -> None:
    made = assert_alike(TreeCoarsening("adjacent", 8), dynamic(2048)).ptx
    assert "ld.shared" not in made


def test_dynamic_memory_that_other_arrays_share_stays() -> None:
    more = "extern __shared__ int other[]; other[threadIdx.x] = 3; __syncthreads();"
    assert "no size" in refused(TreeCoarsening("adjacent", 8), dynamic(2048, more)).reason


def test_neighbours_load_side_by_side() -> None:
    made = assert_alike(TreeCoarsening("adjacent", 4), tree("by_remainder")).ptx
    assert len(re.findall(r"ld\.global(\.nc)?\.v4\.f32", made)) == 2
    assert not re.search(r"ld\.global(\.nc)?\.f32", made)


@pytest.mark.parametrize(
    ("name", "reason"),
    [("shuffled", "is a warp-wide operation"), ("mirrored", "may come from another warp")],
)
def test_what_fewer_threads_cannot_do(name: str, reason: str) -> None:
    assert reason in refused(TreeCoarsening("adjacent", 4), tree(name)).reason


CHANGED = """
extern "C" __global__ void k(int n, const float *in, float *out) {{
    __shared__ float v[128];
    int t = threadIdx.x;
    v[t] = in[t]; v[t + 64] = in[t + 64];
    __syncthreads();
    float own = v[t], x = v[t + 64];
    {body}
    __syncthreads();
    out[t] = v[t] + v[t + 64];
}}"""


def changed(body: str) -> Launch:
    """A kernel of one block that changes shared words."""
    ptx = nvrtc.compile_to_ptx(CHANGED.format(body=body), "compute_90", name="c.cu").ptx
    arguments = (count("n", 3), numbers("in", 128), numbers("out", 128, seed=2))
    return Launch("k", ptx.rstrip("\0"), "k", (1, 1, 1), (64, 1, 1), arguments, ("out",))


@pytest.mark.parametrize(
    "body",
    [
        "if (x > own) v[t] = x;",
        "if (!(x > own)) { v[t] = x; v[t + 64] = own * x; }",
        "if (t < 16) { float z = v[t + 100]; if (z > own) v[t] = v[t + 96] + z; }",
    ],
)
def test_stores_that_data_decides_are_made_by_all(body: str) -> None:
    launch = changed(body)
    kernel = subject_of(launch)
    made = with_selected_stores(kernel)
    assert made.launch.ptx.count("selp.b32") == body.count("] = ")
    assert compared(launch, made.launch).equal


@pytest.mark.parametrize(
    "body",
    [
        "if (x > own) v[t ^ 1] = x; else out[t] = 3;",  # two ways
        "if (x > own) { v[t] = x; out[t] = 1; }",  # global memory
        "if (x > own) v[t] = out[t + 5];",
        "if (x > own) v[t] = v[t + 32]; own = v[t ^ 1]; if (own > 2) v[t + 64] = own;",  # races
        "if (x > own) v[t] = v[(t + 1) & 63 | 64] + x; v[t + 64] = x * 2;",  # written by another
        "if (x > own) v[t & 31] = x;",  # several threads may write a word
        "if (x > own) { v[t] = x; own += 1; } v[t + 64] = own;",  # used behind it
        "if (x > own) v[t * n] = x;",  # not within the array
        "if (x > own) v[(int)(x * 9)] = x;",
        "if (x > own) atomicAdd(&v[t], x);",
    ],
)
def test_stores_that_only_some_may_make_stay(body: str) -> None:
    kernel = subject_of(changed(body))
    assert with_selected_stores(kernel) is kernel
