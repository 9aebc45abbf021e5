"""Loops that accumulate several things, each by an operator of its own, become blocks."""

import re
from functools import cache

import pytest
from alike import assert_alike, count, numbers, refused, subject_of

from cuado.model.launch import Launch
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

_KERNEL = """
extern "C" __global__ void {name}(int n, const int *__restrict__ in, int *out, int *many) {{
    __shared__ int tops[64], counts[64];
    int t = threadIdx.x, top = {first}, hits = {none};
    for (int i = t; i < n; i += 64) {{ int v = in[blockIdx.x * n + i]; {body} }}
    tops[t] = top; counts[t] = hits;
    __syncthreads();
    for (int k = 32; k; k /= 2) {{
        if (t < k) {{ tops[t] = max(tops[t], tops[t + k]); counts[t] += counts[t + k]; }}
        __syncthreads();
    }}
    {end}
}}"""
_BOTH = "if (t == 0) { atomicMax(out + blockIdx.x, tops[0]); atomicAdd(many, counts[0]); }"
_PLAIN = {"first": "-7", "none": "0", "body": "top = max(top, v); hits += v > 400;", "end": _BOTH}
KERNELS: dict[str, dict[str, str]] = {
    "both": {},
    "bits": {"body": "top = max(top, v); hits += (v >> 3) & 1;"},
    # What just misses a condition.
    "mixed": {"body": "hits += v > 400; top = max(top, hits);"},
    "crossed": {
        "end": "if (t == 0) { atomicMax(out + blockIdx.x, tops[0] + counts[0]); "
        "atomicAdd(many, counts[0]); }"
    },
    "one_element": {"end": "if (t == 0) { atomicMax(out, tops[0]); atomicAdd(out, counts[0]); }"},
    "counted_twice": {"none": "3"},
    "swapped": {"end": "if (t == 0) { atomicMax(out, counts[0]); atomicAdd(many, counts[0]); }"},
}


@cache
def _compiled() -> str:
    text = "\n".join(_KERNEL.format(name=name, **_PLAIN | each) for name, each in KERNELS.items())
    return nvrtc.compile_to_ptx(text, "compute_90", name="merged.cu").ptx.rstrip("\0")


def merged(name: str, n: int) -> Launch:
    arguments = (
        count("n", n),
        numbers("in", 3 * n, type_="s32", seed=3),
        numbers("out", 64, type_="s32", seed=4),
        numbers("many", 8, type_="s32", seed=5),
    )
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, (3, 1, 1), (64, 1, 1), arguments, ("out", "many"))


@pytest.mark.parametrize("n", [1000, 1100])
@pytest.mark.parametrize("name", ["both", "bits"])
def test_each_is_merged_by_its_own_operator(name: str, n: int) -> None:
    launch = merged(name, n)
    for blocks in (2, 3):
        other = assert_alike(LoopToGrid(0, blocks), launch)
        assert other.grid == (3, blocks, 1)
    assert LoopToGrid.candidates(subject_of(launch))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("mixed", "of the one before|in its own order|with something else|before it is complete"),
        ("crossed", "another operator|something else"),
        ("one_element", "may update the same element by different operators"),
        ("counted_twice", "with something else|something else among"),
        ("swapped", "another operator"),
    ],
)
def test_what_two_operators_may_mingle_is_refused(name: str, reason: str) -> None:
    assert re.search(reason, refused(LoopToGrid(0, 4), merged(name, 1000)).reason)
