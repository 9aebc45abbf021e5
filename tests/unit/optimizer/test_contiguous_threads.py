"""Work of threads at a stride done by neighbours: the same bits, and what is refused."""

from functools import cache

import pytest
from alike import assert_alike, count, numbers, refused, rewritten, subject_of

from cuado.kernel.facts.loops.known_trips import known_trips
from cuado.model.launch import Extent, Launch
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.contiguous_threads import ContiguousThreads
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

STEP = ContiguousThreads()
_KERNEL = """
extern "C" __global__ void {name}(int n, const float *in, float *out) {{
    __shared__ float v[256], w[256];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    float own = in[i];
    v[t] = own; w[t] = own;
    __syncthreads();
    {body}
    out[i] = v[t];
}}"""
_TREE = "for (unsigned s = 1; s < blockDim.x; s *= 2) {{ {step} __syncthreads(); }}"
_ADD = "if (t % (2 * s) == 0) v[t] += v[t + s];"
ALIKE = {
    "by_remainder": _TREE.format(step=_ADD),
    "by_bits": _TREE.format(step="if ((t & (2 * s - 1)) == 0) v[t] += v[t + s];"),
    "by_halves": "for (int s = 64; s; s /= 2) { if (t % (128 / s) == 0) v[t] += v[t + 64 / s];"
    " __syncthreads(); }",
    "unrolled": "if (t % 2 == 0) v[t] += v[t + 1]; __syncthreads();"
    "if (t % 4 == 1) v[t] = v[t] * w[t + 2] + in[t]; __syncthreads();",
    "inner_loop": "if (t % 8 == 3) for (int k = 0; k < 8; k++) v[t] += w[(t + k) & 127] * k;"
    "__syncthreads();",
    "index_of_the_block": "if (t % 4 == 0) v[t] += blockIdx.x + t; __syncthreads();",
}
REFUSED = {
    "own_value": ("if (t % 2 == 0) v[t] += own * 2.0f; __syncthreads();", "its own thread alone"),
    "used_afterwards": (
        "if (t % 2 == 0) own = v[t + 1] + 1; __syncthreads(); v[t] = own;",
        "is used after the branch",
    ),
    "no_barrier_before": (
        "w[127 - t] = 5; if (t % 2 == 0) v[t] = w[t * 3 & 127]; __syncthreads();",
        "no barrier is between them",
    ),
    "no_barrier_behind": (
        "if (t % 2 == 0) v[t + 1] = w[t] + 1;",
        "no barrier is between them",
    ),
    "to_global_memory": ("if (t % 2 == 0) out[i] = 1; __syncthreads();", "writes other than"),
    "from_what_is_written": (
        "if (t % 2 == 0) v[t] += out[t]; __syncthreads();",
        "loads what may be written",
    ),
    "some_threads": (
        "if (in[i] > 0.5f) { out[i] = 3; if (t % 2 == 0) v[t] += w[t + 1]; } __syncthreads();",
        "only some threads of a block may reach",
    ),
    "lanes": (
        'if (t % 2 == 0) { unsigned l; asm volatile ("mov.u32 %0, %%laneid;" : "=r"(l));'
        " v[t] += l; } __syncthreads();",
        "reads %laneid",
    ),
    "atomics": ("if (t % 2 == 0) atomicAdd(&v[t], 1.0f); __syncthreads();", "atomic update"),
    "changed_since": (
        "unsigned k = t + n; for (int q = 0; q < n; q++) { if (t % 2 == 0) v[t] += k;"
        " k = k * 3 + q; __syncthreads(); }",
        "written at several places",
    ),
}


@cache
def _compiled() -> str:
    bodies = ALIKE | {name: body for name, (body, _) in REFUSED.items()}
    text = "\n".join(_KERNEL.format(name=name, body=body) for name, body in bodies.items())
    return nvrtc.compile_to_ptx(text, "compute_90", name="ladders.cu").ptx.rstrip("\0")


def ladder(name: str, block: Extent = (128, 1, 1)) -> Launch:
    """A launch of two blocks of one of the kernels."""
    arguments = (count("n", 3), numbers("in", 1024), numbers("out", 1024, seed=2))
    return Launch(name, only_kernel(_compiled(), name), name, (2, 1, 1), block, arguments, ("out",))


@pytest.mark.parametrize("name", ALIKE)
def test_neighbours_do_the_work(name: str) -> None:
    made = assert_alike(STEP, ladder(name))
    assert "mad.lo.u32" in made.ptx


@pytest.mark.parametrize("name", REFUSED)
def test_what_must_stay_with_its_thread(name: str) -> None:
    assert REFUSED[name][1] in refused(STEP, ladder(name)).reason


def test_blocks_of_more_dimensions_are_refused() -> None:
    reason = refused(STEP, ladder("unrolled", (64, 2, 1))).reason
    assert "no branch" in reason or "more than one dimension" in reason


def test_a_ladder_takes_shuffles_and_waits_less() -> None:
    launch = ladder("by_remainder")
    shuffled = assert_alike(WarpShuffles(), launch)
    assert shuffled.ptx.count("shfl.sync") >= 5
    waiting = rewritten(BarrierWeakening(), shuffled).ptx.count("bar.sync")
    assert waiting < shuffled.ptx.count("bar.sync")


def test_iterations_are_counted_as_the_machine_makes_them() -> None:
    for name, trips in (("by_remainder", 7), ("by_bits", 7)):
        kernel = subject_of(ladder(name))
        found = [known_trips(kernel, loop) for loop in loops_of(kernel.slicer.flow)]
        assert found == [trips]
    kernel = subject_of(ladder("by_remainder", (96, 1, 1)))
    assert [known_trips(kernel, loop) for loop in loops_of(kernel.slicer.flow)] == [7]
