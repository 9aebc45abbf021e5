"""Loops that a compiler has unrolled with a remainder: what is known of both, and what is not."""

import re
from dataclasses import replace

import pytest
from alike import assert_alike, count, refused, subject_of
from cuda_kernels import cuda

from cuado.kernel.facts.loops.iteration_counts import count_of
from cuado.kernel.facts.loops.remainders import remainder_of
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
