"""Loops that a compiler has unrolled with a remainder: what is known of both, and what is not."""

import re
from dataclasses import replace

import pytest
from alike import assert_alike, count, refused, subject_of
from cuda_kernels import cuda

from cuado.kernel.facts.loops.iteration_counts import count_of
from cuado.kernel.facts.loops.remainders import peeled_iterations, remainder_of
from cuado.kernel.values.iteration_forms import forms_of
from cuado.model.launch import Launch
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.ptx.analysis.loops import loops_of

_CHAIN = """
__global__ void chain(int n, const int *in, int *out) {
    const int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) {
        const int s = in[i];
        int r = -1;
        if (s >= 300) r = in[in[s]] + 1;
        out[PLACE] = r;
    }
}"""
_PARTS = """
__global__ void parts(int n, const int *in, int *out) {
    const int per = (n + gridDim.x - 1) / gridDim.x;
    const int last = min(n, (int)(blockIdx.x + 1) * per);
    for (int s = blockIdx.x * per; s < last; s++)
        out[s * blockDim.x + threadIdx.x] = in[s * blockDim.x + threadIdx.x] * 3;
}"""

_TRIE = """
__device__ int found(const int *in, unsigned key, int none) {
    int node = 0;
    for (int shift = 28; shift >= 0; shift -= 4) {
        const int entry = in[node * 16 + (key >> shift & 15)];
        if (entry < 200) return -1 - entry;
        node = entry & 63;
    }
    return none;
}
__global__ void trie(int n, const int *in, int *out) {
    const int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step)
        out[PLACE] = found(in, in[i], n);
}"""
"""NVRTC unrolls its loop twice, and peels one iteration off where their number is odd."""


def _trie(items: int, place: str = "i") -> Launch:
    return _of(cuda("trie", 1024, (3, 1, 1), source=_TRIE.replace("PLACE", place)), items)


def _chain(items: int, place: str = "i") -> Launch:
    made = cuda("chain", 1024, (3, 1, 1), source=_CHAIN.replace("PLACE", place))
    return _of(made, items)


def _of(launch: Launch, items: int) -> Launch:
    """The launch with fewer items than its buffers have."""
    return replace(launch, arguments=(count("n", items), *launch.arguments[1:]))


def _loops(launch: Launch) -> tuple[object, object]:
    """What is known of the two loops' lengths as remainders."""
    kernel = subject_of(launch)
    first, second = loops_of(kernel.slicer.flow)
    return remainder_of(kernel, first), remainder_of(kernel, second)


@pytest.mark.parametrize("items", [1000, 999, 520, 257, 70])
@pytest.mark.parametrize("step", [LoopToGrid(0, 2), LoopToGrid(1, 5), LoopToThreads(8, 4)])
def test_both_loops_are_dealt_out(items: int, step: LoopToGrid | LoopToThreads) -> None:
    assert_alike(step, _chain(items))


def test_the_unrolled_loop_goes_on_from_the_remainder() -> None:
    launch = _chain(1000)
    kernel = subject_of(launch)
    remainder, unrolled = loops_of(kernel.slicer.flow)
    found, trips = remainder_of(kernel, remainder), count_of(kernel, unrolled)
    assert found is not None
    assert found.most == 3
    assert not isinstance(trips, str)
    assert remainder_of(kernel, unrolled) is None
    stores = [n for n in kernel.global_stores if kernel.slicer.flow.block_of[n] in unrolled.blocks]
    forms = [forms_of(kernel).address(n) for n in stores]
    terms = {(term.kind, term.what) for form in forms if form for term, _ in form.terms}
    assert ("value", found.number) in terms
    assert len(forms) == 4


@pytest.mark.parametrize("n", [64, 61, 7])
def test_parts_of_blocks_are_dealt_out(n: int) -> None:
    launch = _of(cuda("parts", 4096, (3, 1, 1), source=_PARTS), n)
    for loop in range(len(loops_of(subject_of(launch).slicer.flow))):
        made = LoopToGrid(loop, 3).apply(subject_of(launch))
        if "never run" not in getattr(made, "reason", ""):
            assert_alike(LoopToGrid(loop, 3), launch)


@pytest.mark.parametrize("place", ["i / 2", "i & 511", "(i + step) % 1000"])
def test_iterations_of_both_loops_that_may_meet_are_refused(place: str) -> None:
    assert "may access the same elements" in refused(LoopToGrid(1, 2), _chain(1000, place)).reason


@pytest.mark.parametrize(
    ("what", "by"),
    [
        # Skipped where it is another number, or where another one is 0.
        (r"(setp\.eq\.s32\s+%p\d+, %r\d+), 0;", r"\1, 1;"),
        (r"(setp\.eq\.s32\s+%p\d+), %r\d+, 0;", r"\1, %r1, 0;"),
        (r"setp\.eq\.s32(\s+%p\d+, %r\d+, 0;)", r"setp.ne.s32\1"),
        (r"(and\.b32\s+%r\d+, %r\d+), 3;", r"\1, -4;"),  # It may be negative.
        (r"(add\.s32\s+%r\d+, %r\d+), -1;", r"\1, -2;"),
    ],
)
def test_what_is_no_remainder(what: str, by: str) -> None:
    launch = _chain(1000)
    assert _loops(launch)[0] is not None
    text, number = re.subn(what, by, launch.ptx, count=1)
    assert number == 1
    assert _loops(replace(launch, ptx=text))[0] is None


@pytest.mark.parametrize("items", [1000, 999, 520, 257, 70])
@pytest.mark.parametrize("step", [LoopToGrid(0, 2), LoopToGrid(0, 5), LoopToThreads(8, 4)])
def test_a_loop_with_an_iteration_peeled_off_is_dealt_out(
    items: int, step: LoopToGrid | LoopToThreads
) -> None:
    launch = _trie(items)
    (peeled,) = peeled_iterations(subject_of(launch))
    assert peeled.loop is None
    assert peeled.most == 1
    assert_alike(step, launch)


@pytest.mark.parametrize("place", ["i / 2", "i & 511", "(i + step) % 1000"])
def test_iterations_that_may_meet_what_is_peeled_off_are_refused(place: str) -> None:
    assert "may access the same elements" in refused(LoopToGrid(0, 2), _trie(1000, place)).reason


@pytest.mark.parametrize(
    ("what", "by"),
    [
        (r"(and\.b32\s+%r\d+, %r\d+), 1;", r"\1, 3;"),  # It may be more than 1.
        (r"(setp\.eq\.b32\s+%p\d+, %r\d+), 1;", r"\1, 2;"),
        (r"setp\.eq\.b32(\s+%p\d+, %r\d+, 1;)", r"setp.lt.s32\1"),
        (r"(xor\.pred\s+%p\d+, (%p\d+)), %p\d+;", r"\1, \2;"),
    ],
)
def test_what_is_not_peeled_off(what: str, by: str) -> None:
    launch = _trie(1000)
    text, number = re.subn(what, by, launch.ptx, count=1)
    assert number == 1
    assert not peeled_iterations(subject_of(replace(launch, ptx=text)))
    assert refused(LoopToGrid(0, 2), replace(launch, ptx=text))


@pytest.mark.parametrize(("step", "meets"), [(2, False), (1, False), (0, True), (-1, True)])
def test_the_loop_may_come_again_to_what_is_peeled_off(step: int, meets: bool) -> None:
    launch = _trie(500)
    made = re.search(r"add\.s32 \t(%r\d+), (%r\d+), (%r\d+);\n\s+not\.b32", launch.ptx)
    assert made is not None
    steps = f"mad.lo.s32 {made[1]}, {made[3]}, {step}, {made[2]};"
    other = replace(
        launch, ptx=launch.ptx.replace(made[0], f"{made[0].split(';')[0]}; {steps} not.b32", 1)
    )
    if meets:
        assert refused(LoopToGrid(0, 2), other)
    else:
        assert_alike(LoopToGrid(0, 2), other)
