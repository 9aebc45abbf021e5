"""Copies of words that atomics update in shared memory; and what must be refused."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, numbers, refused, rewritten, subject_of

from cuado.backends.emulated.check.check import check
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.lane_private_atomics import LanePrivateAtomics
from cuado.optimizer.transformations.reordered_sums import ReorderedSums
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

SOURCE = """
extern "C" __global__ void {name}(int n, const int *in, int *out) {{
    __shared__ {type} h[64];
    {before}
    for (int b = threadIdx.x; b < 64; b += blockDim.x) h[b] = {first};
    {wait}
    for (int i = threadIdx.x; i < n; i += blockDim.x) {{
        int v = in[blockIdx.x * n + i], bin = v % 64;
        {update}
    }}
    {wait}
    for (int b = threadIdx.x; b < 64; b += blockDim.x) {{
        {type} whole = h[b];
        out[blockIdx.x * 64 + b] = (int)whole ^ (int)((long long)whole >> 32);
    }}
    {after}
}}"""
PLAIN = {
    "type": "int",
    "before": "",
    "first": "0",
    "wait": "__syncthreads();",
    "update": "atomicAdd(&h[bin], v);",
    "after": "",
}
ALIKE: dict[str, dict[str, str]] = {
    "sum": {},
    "count": {"update": "atomicAdd(&h[bin], 1);"},
    "begun": {"first": "b * 7 - 3"},
    "largest": {"first": "-5", "update": "atomicMax(&h[bin], v - 500);"},
    "smallest": {"first": "77", "update": "atomicMin(&h[bin], v - 500);"},
    "largest_unsigned": {"type": "unsigned", "update": "atomicMax(&h[bin], (unsigned)v);"},
    "all_bits": {"first": "-1", "update": "atomicAnd(&h[bin], v | 5);"},
    "any_bit": {"first": "b", "update": "atomicOr(&h[bin], v);"},
    "odd_bits": {"update": "atomicXor(&h[bin], v);"},
    "some": {"update": "if (v > 300) atomicAdd(&h[bin], v); if (v < 90) atomicAdd(&h[1], 2);"},
    "long_sums": {
        "type": "unsigned long long",
        "update": "atomicAdd(&h[bin], (unsigned long long)v << 33 | v);",
    },
    "longest": {"type": "long long", "first": "-9", "update": "atomicMax(&h[bin], v - 500ll);"},
    "whole_doubles": {"type": "double", "update": "atomicAdd(&h[bin], (double)(v - 500));"},
    "begun_doubles": {
        "type": "double",
        "first": "3.0",
        "update": "if (v > 99) atomicAdd(&h[bin], (double)(unsigned)v); atomicAdd(&h[1], -7.0);",
    },
    "whole_floats": {
        "type": "float",
        "update": "atomicAdd(&h[bin], 3.0f);",
    },
    "rounds": {
        "after": "for (int r = 0; r < 3; r++) { __syncthreads(); atomicAdd(&h[threadIdx.x % 5], r);"
        "__syncthreads(); int b = blockIdx.x * 64 + threadIdx.x;"
        "if (threadIdx.x < 5) out[b] += h[threadIdx.x];"
        "if (threadIdx.x == 3) h[3] = r; }"
    },
    "wider_totals": {
        "type": "unsigned",
        "after": "__syncthreads(); if (threadIdx.x < 8) atomicAdd((unsigned long long *)(out + 256)"
        " + threadIdx.x, (unsigned long long)h[threadIdx.x]);",
    },
    "wider_totals_with_signs": {
        "update": "atomicAdd(&h[bin], v - 500);",
        "after": "__syncthreads(); if (threadIdx.x < 8) atomicMax((long long *)(out + 256)"
        " + threadIdx.x, (long long)h[threadIdx.x]);",
    },
    "own_words_again": {
        "after": "__syncthreads(); int *own = out + blockIdx.x * 64;"
        "for (int r = 0; r < 3; r++) { if (threadIdx.x < 16)\n#pragma unroll 1\n"
        "for (int b = threadIdx.x; b < 64; b += 16) { own[b] += h[b]; h[b] = r; }"
        "__syncthreads(); atomicAdd(&h[threadIdx.x % 64], r); __syncthreads(); }"
    },
}
REFUSED: dict[str, tuple[dict[str, str], str]] = {
    "result": ({"update": "out[i] = atomicAdd(&h[bin], v);"}, "the result of the atomic"),
    "floats": ({"type": "float", "update": "atomicAdd(&h[bin], 0.5f);"}, "may show: 'add.f32'"),
    "large_floats": (
        {"type": "float", "first": "16700000.0f", "update": "atomicAdd(&h[bin], (float)(short)v);"},
        "may show: 'add.f32'",
    ),
    "doubles": ({"type": "double", "update": "atomicAdd(&h[bin], v * 0.5);"}, "'add.f64'"),
    "wide_doubles": (
        {"type": "double", "update": "atomicAdd(&h[bin], (double)((long long)v << 40));"},
        "may show: 'add.f64'",
    ),
    "below_zero": (
        {"type": "double", "first": "-0.0", "update": "atomicAdd(&h[bin], (double)v);"},
        "may show: 'add.f64'",
    ),
    "from_a_half": (
        {"type": "double", "first": "0.5", "update": "atomicAdd(&h[bin], (double)v);"},
        "may show: 'add.f64'",
    ),
    "exchanged": ({"update": "atomicExch(&h[bin], v);"}, "may show: 'exch.b32'"),
    "wrapping": ({"type": "unsigned", "update": "atomicInc(&h[bin], 9u);"}, "'inc.u32'"),
    "two": ({"update": "atomicAdd(&h[bin], v); atomicMax(&h[1], v);"}, "by several operators"),
    "no_wait": ({"wait": ""}, "no barrier parts the update"),
    "read": ({"update": "if (h[bin] < 900) atomicAdd(&h[bin], v);"}, "no barrier parts"),
    "stored": ({"update": "atomicAdd(&h[bin], v); if (v == 3) h[9] = 0;"}, "no barrier parts"),
    "next_round": (
        {"after": "atomicAdd(&h[threadIdx.x % 5], 1); __syncthreads(); out[9] = h[3];"},
        "no barrier parts",
    ),
    # Of a store, a load of another thread's may see one copy and not yet the others.
    "stored_meanwhile": (
        {"after": "if (threadIdx.x < 2) h[threadIdx.x] = 9; out[threadIdx.x] = h[in[3] & 1];"},
        "what another one stores",
    ),
    "next_words": (
        {"after": "for (int b = threadIdx.x; b < 63; b += 96) { out[b] = h[b + 1]; h[b] = 5; }"},
        "what another one stores",
    ),
    "too_short_steps": (
        {"after": "for (int b = threadIdx.x; b < 64; b += 16) { out[b] = h[b]; h[b] = 5; }"},
        "what another one stores",
    ),
    "some_wait": (
        {"wait": "if (in[0] > 5) __syncthreads();"},
        "no barrier parts",
    ),
    "volatile_words": ({"after": "out[1] = *(volatile int *)&h[2];"}, "no"),
    "handed_on": ({"after": "out[1] = (int)(long long)&h[in[3] & 7];"}, "escapes"),
    "as_floats": ({"after": "out[1] = __float_as_int(((float *)h)[2] + 1.0f);"}, "plain words"),
    "nothing": ({"update": "h[bin] = v;"}, "no atomic updates"),
}


@cache
def compiled() -> str:
    bodies = ALIKE | {name: body for name, (body, _) in REFUSED.items()}
    text = "\n".join(SOURCE.format(name=name, **PLAIN | each) for name, each in bodies.items())
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="bins.cu")
    return made.ptx.rstrip("\0")


def launch(name: str) -> Launch:
    """Three blocks of 96 threads, with 400 numbers each."""
    arguments = (
        count("n", 400),
        numbers("in", 1200, type_="s32", seed=5),
        numbers("out", 512, type_="s32", seed=6),
    )
    ptx = only_kernel(compiled(), name)
    return Launch(name, ptx, name, (3, 1, 1), (96, 1, 1), arguments, ("out",))


def array_of(one: Launch) -> str:
    (array,) = subject_of(one).shared.arrays
    return array.variable.name


@pytest.mark.parametrize("name", ALIKE)
def test_copies_hold_together_what_the_word_held(name: str) -> None:
    one = launch(name)
    values = LanePrivateAtomics.candidates(subject_of(one))
    assert [each.copies for each in values] == [32, 8, 4]
    for each in (*values[:2], LanePrivateAtomics(array_of(one), 2)):
        assert_alike(each, one)


def test_copies_of_a_word_lie_side_by_side_and_are_no_race() -> None:
    one = launch("some")
    made = rewritten(LanePrivateAtomics(array_of(one), 32), one)
    (array,) = subject_of(made).shared.arrays
    assert array.bytes == 32 * 4 * 64
    assert check(made).defects == ()


def wide(one: Launch) -> Launch:
    """The same with shared memory accessed by 64-bit addresses, as NVRTC 13.0 does."""
    opened = one.ptx.replace("{\n", "{\n.reg .b64 %wide;\n", 1)
    narrow = re.compile(r"^(.*\.shared\.\S+\s[^\n]*?)\[(%r\d+)(\+\d+)?\]", re.MULTILINE)
    text, count = narrow.subn(r"cvt.u64.u32 %wide, \2;\n\1[%wide\3]", opened)
    assert count
    return replace(one, ptx=text)


@pytest.mark.parametrize("name", ["sum", "some", "own_words_again"])
def test_addresses_of_64_bits_are_taken_as_well(name: str) -> None:
    one = wide(launch(name))
    assert_alike(LanePrivateAtomics(array_of(one), 32), one)
    assert not check(rewritten(LanePrivateAtomics(array_of(one), 4), one)).defects


@pytest.mark.parametrize("name", REFUSED)
def test_what_may_show_who_updates_when_is_refused(name: str) -> None:
    one, reason = launch(name), REFUSED[name][1]
    assert reason in refused(LanePrivateAtomics(array_of(one), 8), one).reason
    assert not LanePrivateAtomics.candidates(subject_of(one))


def test_too_many_copies_do_not_fit() -> None:
    one = launch("sum")
    name = array_of(one)
    large = replace(one, ptx=one.ptx.replace(f"{name}[256]", f"{name}[16384]"))
    assert [each.copies for each in LanePrivateAtomics.candidates(subject_of(large))] == []
    assert "do not fit" in refused(LanePrivateAtomics(name, 4), large).reason
    assert "no one shared array" in refused(LanePrivateAtomics("other", 4), one).reason
    with pytest.raises(ValueError, match="power of two"):
        LanePrivateAtomics(name, 3)


FLOATS: dict[str, dict[str, str]] = {
    "floats": {"type": "float", "update": "atomicAdd(&h[bin], (float)v);"},
    "two_words": {
        "type": "float",
        "first": "b",
        "update": "atomicAdd(&h[bin], v - 500.0f); atomicAdd(&h[(bin + 1) & 63], 2.0f);",
    },
    "two_arrays": {
        "type": "float",
        "before": "__shared__ float g[300]; for (int b = threadIdx.x; b < 300; b += blockDim.x)"
        " g[b] = 1;",
        "update": "atomicAdd(&h[bin], (float)v); atomicAdd(&g[bin * 4], 1.25f);"
        "atomicAdd(&g[bin], 2.5f);",
        "after": "if (threadIdx.x < 64) out[blockIdx.x * 64 + threadIdx.x] += g[threadIdx.x * 4];",
    },
}
UNFIT: dict[str, tuple[dict[str, str], str]] = {
    "no_wait": (FLOATS["floats"] | {"wait": ""}, "no barrier parts the update"),
    "used": (
        {"type": "float", "update": "if (atomicAdd(&h[bin], 1.0f) > 3) atomicAdd(&h[1], 1.0f);"},
        "is used",
    ),
    "integers": ({"after": "atomicAdd((float *)out, 1.0f);"}, "no atomic adds floats in shared"),
}


@cache
def _of_floats() -> str:
    kernels = FLOATS | {name: fields for name, (fields, _) in UNFIT.items()}
    text = "\n".join(SOURCE.format(name=n, **PLAIN | each) for n, each in kernels.items())
    return nvrtc.compile_to_ptx(text, "compute_90", name="floats.cu").ptx.rstrip("\0")


def of_floats(name: str) -> Launch:
    """A launch of a kernel that adds floats: whole numbers, of which every sum is exact."""
    arguments = (
        count("n", 500),
        numbers("in", 1000, type_="s32"),
        numbers("out", 128, type_="s32", seed=2),
    )
    return Launch(
        name, only_kernel(_of_floats(), name), name, (2, 1, 1), (64, 1, 1), arguments, ("out",)
    )


@pytest.mark.parametrize("name", FLOATS)
def test_floats_are_added_in_copies_on_request(name: str) -> None:
    launch = of_floats(name)
    kernel = subject_of(launch)
    assert not LanePrivateAtomics.candidates(kernel)
    assert ReorderedSums.candidates(kernel)[0] == ReorderedSums("lanes")
    made = rewritten(ReorderedSums("lanes"), launch)
    assert compared(launch, made).equal
    assert not check(made).defects
    assert "%laneid" in made.ptx


def test_the_array_with_most_updates_gets_copies() -> None:
    made = ReorderedSums("lanes").apply(subject_of(of_floats("two_arrays")))
    assert isinstance(made, Rewritten)
    (note,) = made.notes
    assert "E1g' has 32 copies: barriers part its 2 updates" in note


@pytest.mark.parametrize("name", UNFIT)
def test_floats_that_must_not_have_copies(name: str) -> None:
    assert UNFIT[name][1] in refused(ReorderedSums("lanes"), of_floats(name)).reason


SEVERAL = """
extern "C" __global__ void several(int n, const int *in, int *out) {
    __shared__ unsigned count[12], low[12];
    __shared__ long long most[12];
    if (threadIdx.x < 12) { count[threadIdx.x] = low[threadIdx.x] = 0; most[threadIdx.x] = -7; }
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        int v = in[blockIdx.x * n + i], bin = v % 12;
        atomicAdd(&count[bin], 1u);
        atomicAdd(&low[bin], (unsigned)v & 255u);
        atomicMax(&most[bin], (long long)v << 3);
    }
    __syncthreads();
    if (threadIdx.x < 12) {
        unsigned long long *totals = (unsigned long long *)out + threadIdx.x;
        atomicAdd(totals, (unsigned long long)count[threadIdx.x]);
        atomicAdd(totals + 12, (unsigned long long)low[threadIdx.x]);
        atomicMax((long long *)out + 24 + threadIdx.x, most[threadIdx.x]);
    }
}"""


def test_arrays_that_are_updated_together_get_copies_together() -> None:
    made = nvrtc.compile_to_ptx(SEVERAL, "compute_90", (), name="several.cu").ptx.rstrip("\0")
    one = replace(launch("sum"), ptx=only_kernel(made, "several"), kernel="several")
    first, *_ = LanePrivateAtomics.candidates(subject_of(one))
    assert first == LanePrivateAtomics("all", 32)
    after = assert_alike(LanePrivateAtomics("all", 8), one)
    assert sorted(each.bytes or 0 for each in subject_of(after).shared.arrays) == [384, 384, 768]
    assert check(after).defects == ()
