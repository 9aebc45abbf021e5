"""Sums that one thread of a block adds to a word of its own, by a plain update, are split."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, count, numbers, refused, subject_of

from cuado.errors import CuadoError
from cuado.kernel.rewrites.instructions.joined_shuffles import with_joined_shuffles
from cuado.kernel.rewrites.instructions.plain_updates import with_atomic_updates
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

_SUM = """
    TYPE m = 0;
    for (int i = t; i < n; i += 64) m += in[(blockIdx.y * 3 + blockIdx.x) * n + i];
    for (int k = 16; k; k /= 2) m += SHUFFLE;
    if (t % 32 == 0) v[t / 32] = m;
    __syncthreads();
"""
_WORDS = _SUM.replace("SHUFFLE", "__shfl_down_sync(~0u, m, k)").replace("TYPE", "int")
_WIDE = _SUM.replace("SHUFFLE", "__shfl_xor_sync(~0u, m, k)").replace("TYPE", "long long")
_ADD = "if (t == 0) out[blockIdx.x] += v[0] + v[1];"
_ADD_WIDE = "if (t == 0) ((long long *)out)[blockIdx.x] += v[0] + v[1];"
_SPLIT = (
    "(long long)((unsigned long long)(unsigned)__shfl_down_sync(~0u, (int)(m >> 32), HIGH) << 32"
    " | (unsigned)__shfl_down_sync(~0u, (int)m, k))"
)
_MOST = (
    _WORDS.replace("m += in[", "m = max(m, in[")
    .replace(" + i];", " + i] - 700);")
    .replace("m += __shfl_down_sync(~0u, m, k);", "m = max(m, __shfl_down_sync(~0u, m, k));")
)
_BITS = _WORDS.replace("m +=", "m ^=")
_OTHER = {
    "from_the_left": "out[2 * blockIdx.x] = (v[0] + v[1]) + out[2 * blockIdx.x];",
    "of_two_axes": "out[blockIdx.y * 3 + blockIdx.x] += v[0] + v[1];",
    # What just misses a condition.
    "of_two_blocks": "out[blockIdx.x / 2] += v[0] + v[1];",
    "of_both_axes": "out[blockIdx.y * 2 + blockIdx.x] += v[0] + v[1];",
    "to_another_word": "out[blockIdx.x] = out[blockIdx.x + 9] + v[0] + v[1];",
    "kept_as_well": "{ int s = out[blockIdx.x] + v[0] + v[1];"
    "out[blockIdx.x] = s; more[blockIdx.x] = s; }",
    "minus": "out[blockIdx.x] = v[0] + v[1] - out[blockIdx.x];",
}
_APART = _SUM.replace("SHUFFLE", _SPLIT.replace("HIGH", "k / 2")).replace("TYPE", "long long")
_ATOMIC = (
    "if (t == 0) atomicAdd((unsigned long long *)out + blockIdx.x,"
    "(unsigned long long)(v[0] + v[1]));"
)
BODIES = {
    "by_one": f"{_WORDS} {_ADD}",
    "wide": f"{_WIDE} {_ADD_WIDE}",
    "wide_by_atomics": f"{_WIDE} {_ATOMIC}",
    **{name: f"{_WORDS} if (t == 0) {text}" for name, text in _OTHER.items()},
    "greatest": f"{_MOST} if (t == 0) out[blockIdx.x] = max(out[blockIdx.x], max(v[0], v[1]));",
    "bits": f"{_BITS} if (t == 0) out[blockIdx.x] ^= v[0];",
    "greatest_added": f"{_MOST} if (t == 0) out[blockIdx.x] += max(v[0], v[1]);",
    "greatest_and_least": f"{_MOST}"
    "if (t == 0) out[blockIdx.x] = min(out[blockIdx.x], max(v[0], v[1]));",
    "product": f"{_WORDS} if (t == 0) out[blockIdx.x] *= v[0] + v[1];",
    "by_two": f"{_WORDS} {_ADD.replace('t == 0', 't < 2')}",
    "read_by_others": f"int old = out[blockIdx.x + 4]; {_WORDS} {_ADD}"
    "if (t == 1) more[40 + blockIdx.x] = old;",
    "halves_of_other_lanes": f"{_APART} {_ADD_WIDE}",
}
FEW = (
    *("by_one", "from_the_left", "of_two_axes", "wide", "wide_by_atomics"),
    *("greatest", "bits"),
)


@pytest.fixture(scope="module", autouse=True)
def _compiler() -> None:
    try:
        nvrtc.version()
    except CuadoError as error:
        pytest.skip(error.message)


@cache
def _compiled() -> str:
    kernels = (
        f'extern "C" __global__ void {name}(int n, const int *in, int *out, int *more) {{\n'
        f"__shared__ {'long long' if 'long long' in body else 'int'} v[2]; int t = threadIdx.x;"
        f"{body}}}"
        for name, body in BODIES.items()
    )
    return nvrtc.compile_to_ptx("\n".join(kernels), "compute_90", ["-lineinfo"]).ptx.rstrip("\0")


def given(name: str) -> Launch:
    """The launch of one of them."""
    shape: Extent = (3, 2, 1) if "axes" in name else (3, 1, 1)
    arguments = (
        count("n", 500),
        numbers("in", 6 * 512, type_="s32", seed=3),
        numbers("out", 64, type_="s32", seed=4),
        numbers("more", 64, type_="s32", seed=5),
    )
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, shape, (64, 1, 1), arguments, ("out", "more"))


@pytest.mark.parametrize("name", FEW)
def test_a_sum_is_split_over_blocks(name: str) -> None:
    launch = given(name)
    assert LoopToGrid.candidates(subject_of(launch))
    other = assert_alike(LoopToGrid(0, 4), launch)
    assert max(other.grid) == 4
    assert other.ptx.count("red.global") + other.ptx.count("atom.global") == 1


@pytest.mark.parametrize("name", [each for each in BODIES if each not in FEW])
def test_other_updates_stay(name: str) -> None:
    launch = given(name)
    assert refused(LoopToGrid(0, 4), launch).reason


def test_a_shuffle_in_halves_is_one() -> None:
    kernel = subject_of(given("wide"))
    other = with_joined_shuffles(kernel)
    assert other.launch.ptx.count("shfl.sync.bfly.b64") == 5
    assert "shfl.sync.bfly.b32" not in other.launch.ptx
    assert len(other.code.instructions) == len(kernel.code.instructions)
    apart = subject_of(given("halves_of_other_lanes"))
    assert with_joined_shuffles(apart) is apart


def test_a_word_that_is_doubled_is_no_update() -> None:
    # No other block adds the same: each would add what it finds there.
    launch = given("by_one")
    update = re.search(r"add\.s32\s+%r\d+, (%r\d+), (%r\d+);\s+st\.global\.u32", launch.ptx)
    assert update is not None
    one, other = update.groups()
    loaded = next(each for each in (one, other) if f"ld.global.u32 \t{each}," in launch.ptx)
    text = launch.ptx.replace(
        update[0], update[0].replace(f"{one}, {other}", f"{loaded}, {loaded}")
    )
    doubled = with_atomic_updates(subject_of(replace(launch, ptx=text)))
    assert "red.global" not in doubled.launch.ptx
    assert "red.global" in with_atomic_updates(subject_of(launch)).launch.ptx
