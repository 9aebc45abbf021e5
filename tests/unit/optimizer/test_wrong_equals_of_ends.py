"""What loops come to, which was once taken for something else: found by reading the proofs."""

from dataclasses import replace

import pytest
from alike import count, kernel, numbers, refused, subject_of
from cuda_kernels import cuda

from cuado.kernel.facts.loops.remainders import remainder_of
from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.vector_accesses import VectorAccesses
from cuado.ptx.analysis.loops import loops_of

_SUM = "for (int i = 0; i < n; i++) s += in[i * 64 + t]{by};"
_READING = {
    "a factor": "int f = out[t], s = 0;" + _SUM.format(by=" * f") + "atomicAdd(out + t, s);",
    "a choice": "int f = out[t], s = 0;"
    + _SUM.format(by="")
    + "atomicAdd(out + t, f > 300 ? s : 0);",
}


def _of_one_block(body: str) -> Launch:
    head = "__global__ void k(int n, const int *in, int *out) { int t = threadIdx.x; "
    made = cuda("k", 4096, (1, 1, 1), source=f"{head}{body} }}")
    return replace(made, arguments=(count("n", 30), *made.arguments[1:]))


@pytest.mark.parametrize("what", _READING)
@pytest.mark.parametrize("loop", [0, 1])
def test_what_is_read_before_a_loop_may_be_what_other_blocks_have_merged(
    what: str, loop: int
) -> None:
    launch = _of_one_block(_READING[what])
    assert "the kernel writes 'out'" in refused(LoopToGrid(loop, 3), launch).reason


# A search that ends early, or after three iterations; then two stores, one at what it has found.
_SEARCH = """
.visible .entry k(.param .u32 n, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<6>; .reg .b32 %r<30>; .reg .b64 %rd<16>;
    ld.param.u32 %r1, [n]; ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x; mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3;
    FIRST
    mov.u32 %r4, 0;
LOOP:
    mul.wide.u32 %rd5, %r4, 256; add.s64 %rd6, %rd4, %rd5;
    ld.global.u32 %r7, [%rd6];
    add.s32 %r4, %r4, 1;
    setp.gt.s32 %p2, %r7, 500;
    @%p2 bra DONE;
    add.s32 %r6, %r6, -1;
    setp.ne.s32 %p3, %r6, 0;
    @%p3 bra LOOP;
DONE:
    shl.b32 %r8, %r2, 3; add.s32 %r9, %r8, %r4;
    mul.wide.u32 %rd7, %r9, 4; add.s64 %rd8, %rd2, %rd7;
    mul.wide.u32 %rd9, %r8, 4; add.s64 %rd10, %rd2, %rd9;
    st.global.u32 [%rd8], %r4;
    st.global.u32 [%rd10+8], %r7;
    ret;
}
"""


def _search(first: str) -> Launch:
    arguments = count("n", 7), numbers("in", 4096, type_="s32"), numbers("out", 4096, type_="s32")
    return kernel(_SEARCH.replace("FIRST", first), (1, 1, 1), (64, 1, 1), arguments, ("out",))


def test_a_loop_that_ends_early_has_not_made_all_iterations() -> None:
    made = VectorAccesses(8).apply(subject_of(_search("mov.u32 %r6, 3;")))
    assert isinstance(made, Refusal)


def test_a_remainder_that_ends_early_is_none() -> None:
    first = "and.b32 %r6, %r1, 3; setp.eq.s32 %p1, %r6, 0; mov.u32 %r4, 0; @%p1 bra DONE;"
    found = subject_of(_search(first))
    (loop,) = loops_of(found.slicer.flow)
    assert remainder_of(found, loop) is None


def test_updates_that_are_atomic_within_a_block_stay_in_it() -> None:
    body = "int s = 0;" + _SUM.format(by="") + "atomicAdd_block(out + t, s);"
    launch = _of_one_block(body)
    assert "among the threads of its block alone" in refused(LoopToGrid(0, 3), launch).reason
    inside = "for (int i = 0; i < n; i++) atomicAdd_block(out + (in[i * 64 + t] & 63), 1);"
    launch = _of_one_block(inside)
    assert "among the threads of its block alone" in refused(LoopToGrid(0, 3), launch).reason
