"""Calls written out for rewrites, and loops that count in floating point."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, numbers, refused, subject_of

from cuado.kernel.rewrites.instructions.inline_calls import without_calls
from cuado.model.launch import Launch
from cuado.optimizer.moves import values_of
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.version import Rejected, Version, rewritten
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

_KERNEL = """
extern "C" __global__ void {name}(int n, const double *in, double *out) {{
    int i = threadIdx.x;
    {before}
    #pragma unroll 1
    for (int t = 0; t < n; t++) {{ {body} }}
    {after}
}}"""
_FUNCTIONS = """
__device__ int many;
__device__ __noinline__ double turned(double x, int k) {
    double a[4];
    for (int j = 0; j < 4; j++) a[(k + j) & 3] = x + j;
    return a[k & 1] - a[3];
}
__device__ __noinline__ double counted(double x) { return x + atomicAdd(&many, 1); }
__device__ __noinline__ double nested(double x, int k) { return turned(x * 2.0, k) + 1.0; }
__device__ __noinline__ double again(double x, int k) { return k ? again(x, k / 2) + x : x; }
"""
BODIES = {
    "turning": {"body": "out[t * 64 + i] = turned(in[t * 64 + i], (int)(in[i] * 9.0));"},
    "nesting": {"body": "if (in[t * 64 + i] > 0.4) out[t * 64 + i] = nested(in[t], t + i);"},
    "counting": {"body": "out[t * 64 + i] = counted(in[i]);"},
    "recurring": {"body": "out[t * 64 + i] = again(in[i], t);"},
    # An array of the kernel's own, of which iterations write a part.
    "keeping": {
        "before": "double a[4] = {0, 0, 0, 0};",
        "body": "a[(int)(in[t] * 4.0)] = in[i]; out[t * 64 + i] = a[(int)(in[i] * 4.0)];",
    },
    "times": {"body": "out[t * 64 + i] = in[i] * (double)t;"},
    "steps": {"body": "out[t * 64 + i] = in[i] * (double)(5 - 3 * t);"},
}


@cache
def _compiled() -> str:
    empty = {"before": "", "after": ""}
    kernels = (_KERNEL.format(name=name, **empty | each) for name, each in BODIES.items())
    text = "\n".join((_FUNCTIONS, *kernels))
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="called.cu")
    return made.ptx.rstrip("\0")


def called(name: str, n: int = 21) -> Launch:
    arguments = (
        count("n", n),
        numbers("in", 64 * 64, type_="f64", seed=3),
        numbers("out", 64 * 64, type_="f64", seed=4),
    )
    ptx = only_kernel(_compiled(), name)
    return Launch(name, ptx, name, (2, 1, 1), (64, 1, 1), arguments, ("out",))


@pytest.mark.parametrize("name", ["turning", "nesting"])
@pytest.mark.parametrize("step", [LoopToGrid(0, 4), LoopToThreads(4, 4)])
def test_what_a_called_function_does_is_looked_at(
    name: str, step: LoopToGrid | LoopToThreads
) -> None:
    """Its local arrays hold nothing from one call to the next."""
    launch = called(name)
    assert "call" in launch.ptx
    refused(LoopToGrid(0, 4), launch)
    subject = subject_of(launch)
    version = Version((), subject)
    assert values_of(LoopToGrid, version)[0]
    made = rewritten(version, step)
    assert isinstance(made, Rewritten), made
    found = compared(launch, made.launch)
    assert found.equal, found


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("counting", "atom"),
        ("recurring", "of the one before"),
        ("keeping", "local array"),
    ],
)
def test_what_calls_may_leave_behind_is_refused(name: str, reason: str) -> None:
    made = rewritten(Version((), subject_of(called(name))), LoopToGrid(0, 4))
    assert isinstance(made, Rejected)
    assert reason in made.reason


_SCOPE = """
.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b64 %rd<9>; .reg .b32 %r<9>; .reg .pred %p<3>;
    ld.param.u64 %rd1, [out];
    cvta.to.global.u64 %rd1, %rd1;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 256;
    add.s64 %rd4, %rd1, %rd3;
    mov.u32 %r2, 0;
L:  setp.eq.u32 %p2, %r2, 0;
    { .local .align 4 .b8 x[4];
      @%p2 st.local.u32 [x], %r1;
      ld.local.u32 %r3, [x];
      add.s32 %r3, %r3, 7;
      st.local.u32 [x], %r3; }
    st.global.u32 [%rd4], %r3;
    add.s64 %rd4, %rd4, 4;
    add.s32 %r2, %r2, 1;
    setp.lt.u32 %p1, %r2, 64;
    @%p1 bra L;
    ret;
}
"""


def test_an_array_of_any_other_scope_is_kept_from_iteration_to_iteration() -> None:
    out = numbers("out", 64 * 64, type_="u32")
    launch = Launch("k", _SCOPE, "k", (1, 1, 1), (64, 1, 1), (out,), ("out",))
    assert "local array" in refused(LoopToGrid(0, 4), launch).reason


def test_a_kernel_without_calls_is_taken_as_it_is() -> None:
    assert without_calls(subject_of(called("times"))) is None
    assert without_calls(subject_of(called("recurring"))) is None


def _counter(launch: Launch) -> re.Match[str]:
    """The addition that counts in floating point."""
    found = re.search(r"add(\.rn)?\.f64 \t(%fd\d+), \2, (0d\w+);", launch.ptx)
    assert found is not None, launch.ptx
    return found


@pytest.mark.parametrize("name", ["times", "steps"])
@pytest.mark.parametrize("n", [1, 21, 40])
def test_floats_that_count_are_exact(name: str, n: int) -> None:
    """The compiler keeps (double)t beside t."""
    launch = called(name, n)
    if name == "times":
        assert _counter(launch)
    if n > 3:
        assert_alike(LoopToGrid(0, 3), launch)
        assert_alike(LoopToThreads(4, 4), launch)


@pytest.mark.parametrize(
    ("first", "step"),
    [
        (None, "0d3FE0000000000000"),  # a half
        (None, "0d4340000000000000"),  # 2^53
        ("0d8000000000000000", None),  # a negative zero
        ("0d3FB999999999999A", None),  # 0.1
        ("0d433FFFFFFFFFFFFB", None),  # 2^53 - 5
    ],
)
def test_floats_that_may_be_rounded_are_not_dealt_out(first: str | None, step: str | None) -> None:
    launch = called("times")
    add = _counter(launch)
    own = f"mov.f64 \t{add[2]}, 0d0000000000000000;"
    assert own in launch.ptx
    ptx = launch.ptx
    if step:
        ptx = ptx.replace(add[0], add[0].replace(add[3], step))
    if first:
        ptx = ptx.replace(own, own.replace("0d0000000000000000", first))
    assert ptx != launch.ptx
    reason = refused(LoopToGrid(0, 3), replace(launch, ptx=ptx)).reason
    assert re.search("accumulates floats|of the one before", reason)


def test_a_float_that_counts_backwards_is_exact() -> None:
    launch = called("times")
    add = _counter(launch)
    ptx = launch.ptx.replace(add[0], add[0].replace(add[3], "0dC000000000000000"))
    assert_alike(LoopToGrid(0, 3), replace(launch, ptx=ptx))


_ROUNDED = """
__device__ __noinline__ double f(double x, double k) {{ {body} }}
extern "C" __global__ void k(int n, const double *in, double *out) {{
    int i = threadIdx.x;
    #pragma unroll 1
    for (int t = 0; t < n; t++) out[t * 64 + i] = f(in[t * 64 + i], in[t]) + in[i];
}}"""


@pytest.mark.parametrize(
    ("body", "is_written_out"),
    [
        ("return x * 1.37 + k;", False),  # fused in the function's machine code alone
        ("return x * 1.37;", True),  # never fused: the sum is in the kernel
        ("return fma(x, 1.37, k);", True),
    ],
)
def test_what_a_function_rounds_must_be_stated_as_its_machine_code_does(
    body: str, is_written_out: bool
) -> None:
    """In texts that leave roundings open, as those of older compilers do."""
    made = nvrtc.compile_to_ptx(
        _ROUNDED.format(body=body), "compute_90", ("-fmad=false",), name="f.cu"
    )
    ptx = re.sub(r"(mul|add)\.rn\.f64", r"\1.f64", made.ptx.rstrip("\0"))
    launch = replace(called("times"), name="k", kernel="k", ptx=ptx)
    assert (without_calls(subject_of(launch)) is not None) is is_written_out
    step = rewritten(Version((), subject_of(launch)), LoopToGrid(0, 3))
    assert isinstance(step, Rewritten) is is_written_out
