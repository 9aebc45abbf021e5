"""Advice is said in the names of the source, and not at all of what the lines do not have."""

from dataclasses import replace

import pytest

from cuado.model.cause import Cause
from cuado.model.finding import Finding, LineShare
from cuado.report.in_source import advice, declaration, loading, of_text, to_write
from cuado.rules.control import barrier_stalls
from cuado.rules.instructions import issue_slots_full

SOURCE = """\
struct Body { float x, y, mass; };
__constant__ float table[256];
__global__ void __launch_bounds__(256, 6) sweep(float *out, const float *in, const Body *bodies,
                                                const unsigned char *raw, int n, int width)
{
    __shared__ float tile[32][32];
    __shared__ float padded[32][33];
    __shared__ float flat[256];
    float own[16];
    const float *row = flat + threadIdx.x * 32;
    for (int k = 0; k < n; k++) {
        own[k & 15] += in[threadIdx.x * width + k];
        out[threadIdx.x * width + k] = tile[threadIdx.x][k] + padded[threadIdx.x][k];
    }
    float sum = row[n];
    sum += flat[threadIdx.x * 2];
    const Body b = bodies[threadIdx.x];
    if (in[threadIdx.x] > 0.5f)
        for (int k = 0; k < 8; k++) sum += b.mass;
    sum += table[raw[threadIdx.x]] * 0.25 + sqrt(sum);
    atomicAdd(&out[n % width], sum);
    atomicAdd(&flat[n & 7], sum);
    sum = (sum + 1.f) / (sum - 2.f);
    sum = __fadd_rn(__fmul_rn(sum, sum), 0.5f) + expf(sum);
    __syncthreads();
    out[threadIdx.x] = raw[threadIdx.x];
}
"""


def line(text: str) -> int:
    """The number of the line that begins so."""
    lines = SOURCE.splitlines()
    return next(n for n, each in enumerate(lines, 1) if each.strip().startswith(text))


@pytest.mark.parametrize(
    ("cause", "at", "says"),
    [
        (Cause.UNCOALESCED_LOAD, "own[k", "factor in the index of `in[threadIdx.x * width"),
        (Cause.UNCOALESCED_LOAD, "sum += table", "Data decides the index of `table[raw[thread"),
        (
            Cause.UNCOALESCED_STORE,
            "out[threadIdx.x * w",
            "Collect tiles of `out` in shared memory",
        ),
        (Cause.ARRAY_OF_STRUCTURES, "for (int k = 0; k < 8", "`mass[threadIdx.x]` in place of"),
        (Cause.NARROW_ACCESS, "out[threadIdx.x] =", "as many neighbouring elements as are 16"),
        (Cause.NARROW_ACCESS, "own[k", "take 4 neighbouring elements of `in`, and move them as"),
        (Cause.BANK_CONFLICTS, "out[threadIdx.x * w", "`tile[32][33]` in place of `tile[32][32]`"),
        (Cause.BANK_CONFLICTS, "float sum", "Pad the rows of `flat` by one element"),
        (Cause.BANK_CONFLICTS, "sum += flat", "`flat[i + i / 32]` in place of `flat[i]`, where i"),
        (Cause.DYNAMIC_LOCAL_ARRAY, "own[k", "Unroll the loops that index `own`"),
        (Cause.LOW_ILP, "own[k", "`#pragma unroll 4` above the loop of line 11"),
        (Cause.DIVERGENCE, "if (in", "Let whole warps agree on `in[threadIdx.x] > 0.5f`"),
        (Cause.DIVERGENCE, "for (int k = 0; k < 8", "agree on `in[threadIdx.x] > 0.5f`"),
        (Cause.IMBALANCE, "for (int k = 0; k < n", "the iterations of the loop `k < n` evenly"),
        (Cause.FP64, "sum += table", "`sqrtf` in place of `sqrt`, and an f behind each const"),
        (Cause.ATOMICS, "atomicAdd(&out", "a __shared__ copy of `out`, or of the part of it that"),
        (Cause.ATOMICS, "atomicAdd(&flat", "several copies of `flat` in shared memory, one for"),
        (Cause.INTEGER_DIVISION, "atomicAdd(&out", "Make `width` a compile-time constant"),
        (Cause.SPECIAL_FUNCTIONS, "sum = (sum", "`__fdividef(sum + 1.f, sum - 2.f)` in place of"),
        (Cause.SPECIAL_FUNCTIONS, "sum = __fadd", "Call `__expf` in place of `expf`"),
        (Cause.NON_FUSED, "sum = __fadd", "Write `fmaf(sum, sum, 0.5f)` in place of"),
        (Cause.BARRIERS, "__syncthreads", "keep two copies of `tile` and `padded`"),
    ],
)
def test_advice_names_what_stands_at_the_line(cause: Cause, at: str, says: str) -> None:
    assert says in to_write(cause, SOURCE, (line(at),))


@pytest.mark.parametrize(
    ("cause", "at"),
    [
        (Cause.BANK_CONFLICTS, "__syncthreads"),
        (Cause.UNCOALESCED_LOAD, "__syncthreads"),
        (Cause.DIVERGENCE, "__syncthreads"),
        (Cause.FP64, "sum = (sum"),
        (Cause.INTEGER_DIVISION, "own[k"),
        (Cause.ATOMICS, "own[k"),
        (Cause.SMALL_GRID, "own[k"),
    ],
)
def test_nothing_is_said_of_what_is_not_there(cause: Cause, at: str) -> None:
    assert to_write(cause, SOURCE, (line(at),)) == ""


def test_a_cause_without_a_line_is_changed_where_the_kernel_is_declared() -> None:
    said = to_write(Cause.SPILLS, SOURCE, (), function="sweep")
    assert "Write __launch_bounds__(256), which allows more registers, in place of" in said
    assert declaration({"/a/b.cu": SOURCE}, "sweep").startswith("b.cu:3  __global__ void __launch")
    assert declaration({"/a/b.cu": SOURCE}, "other") == ""


def test_a_barrier_without_shared_memory_is_to_be_removed() -> None:
    text = (
        "__global__ void f(float *x)\n{\n    for (int k = 0; k < 9; k++)\n    __syncthreads();\n}"
    )
    said = to_write(Cause.BARRIERS, text, (4,))
    assert said.startswith("Remove the barrier in the loop of line 3, if no thread reads what")
    helper = "__device__ float sum(float x) { __shared__ float s[32]; return s[0]; }\n"
    assert to_write(Cause.BARRIERS, helper + text, (5,)).startswith("Meet fewer barriers")
    other = "__global__ void g(float *x) { __shared__ float s[32]; x[0] = s[1]; }\n"
    assert to_write(Cause.BARRIERS, other + text, (5,)).startswith("Remove the barrier")


@pytest.mark.parametrize("cause", list(Cause))
@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        '\n#line 7 "other.cu"\n',
        "__global__ void f(float *a)\r{\ra[0] = 1;\r}",
        "__global__ void f(float *a)\n{\n" + "a[" * 900 + "0" + "]" * 900 + " = 1;\n}",
        "__global__ void f(float *a)\n{\n" + "a[(" * 900,
    ],
)
def test_any_text_is_read_and_lines_that_it_does_not_have(cause: Cause, text: str) -> None:
    for numbers in ((), (0,), (1,), (3,), (2, 3), (99,)):
        assert isinstance(to_write(cause, text, numbers, function="f"), str)


def test_lines_end_where_compilers_end_them() -> None:
    text = (
        "// A form feed:\f and a separator:\u2028\n__global__ void f(float *a)\n{\n"
        "    a[0] = __fadd_rn(__fmul_rn(a[1], a[2]), 1.f);\n"
        "    float x = __fadd_rn(__fmul_rn(y, z), w);\n}\n"
    )
    assert to_write(Cause.NON_FUSED, text, (5,)).startswith("Write `fmaf(y, z, w)`")
    assert declaration({"b.cu": text}, "f") == "b.cu:2  __global__ void f(float *a)"


STRUCTURES = """\
struct Tile { float v[64]; };
__global__ void f(float *a, float *b, float **rows, Tile *tiles, int n)
{
    __shared__ Tile one;
    __shared__ Tile many[4];
    Tile own;
    Tile &there = tiles[threadIdx.x];
    b[0] = one.v[n * 3] + many[n].v[n] + own.v[n];
    b[n] = there.v[n * 2] + tiles[n].v[7];
    a[n * 4] = a[n * 4] + 1;
    b[n] = AT(a, n) + b[n * 2];
    rows[n][0] = 0;
}
"""


@pytest.mark.parametrize(
    ("cause", "at", "arrays", "says"),
    [
        (Cause.L1_MISSES, 8, "", ""),  # They are no arrays in global memory.
        (Cause.UNCOALESCED_STORE, 8, "", ""),  # All threads store the same element.
        (Cause.L1_MISSES, 9, "", "Work on a smaller piece of `there.v` at"),
        (Cause.DEPENDENT_LOADS, 10, "", "`a[n * 4]`"),  # The same is loaded and stored.
        (Cause.UNCOALESCED_STORE, 10, "", "`a[n * 4]`"),
        (Cause.UNCOALESCED_LOAD, 11, "a", ""),  # A macro hides a; b is another argument.
        (Cause.UNCOALESCED_LOAD, 11, "b", "`b[n * 2]`"),
        (Cause.NARROW_ACCESS, 12, "", "float4, int4, or as many"),  # Pointers, or floats.
    ],
)
def test_only_what_is_accessed_there_is_named(
    cause: Cause, at: int, arrays: str, says: str
) -> None:
    said = to_write(cause, STRUCTURES, (at,), arrays=arrays)
    assert says in said
    assert bool(said) == bool(says)


def test_a_walk_of_each_thread_along_its_own_row_is_told_the_other_layout() -> None:
    text = (
        "__global__ void f(float *y, const float *x, int n)\n{\n"
        "    const float *row = x + threadIdx.x * n;\n    float s = 0;\n"
        "    for (int k = 0; k < n; k++)\n        s += row[k];\n    y[threadIdx.x] = s;\n}"
    )
    said = to_write(Cause.UNCOALESCED_LOAD, text, (6,))
    assert said.startswith("Let each warp load the rows of its threads (`row`) piece by piece")
    assert "transpose the array" in said
    assert "`row[k * blockDim.x + threadIdx.x]`" in said


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("atomicAdd(&bins[key[i]], (double)x[i]);", "several copies of `bins`"),
        ("atomicAdd(&total[0], x[i]);", "by __shfl_down_sync"),
        ("atomicAdd(count, 1);", "by __shfl_down_sync"),
        ("atomicMax(&sums[i], 1);", "a __shared__ copy of `sums`"),
        ("int place = atomicAdd(count, 1);", ""),
        ("atomicExch(&bins[0], 1);", ""),
    ],
)
def test_lanes_are_combined_only_where_all_use_one_word(statement: str, says: str) -> None:
    text = (
        "__global__ void f(int *count, double *total, int *sums, const int *key, const float *x)\n"
        f"{{\n    __shared__ double bins[9];\n    int i = threadIdx.x;\n    {statement}\n}}"
    )
    said = to_write(Cause.ATOMICS, text, (5,))
    assert says in said
    assert bool(said) == bool(says)
    assert "__reduce" not in said


def test_of_a_line_alone_only_what_it_shows_is_said() -> None:
    assert "`0.25f` in place of `0.25`" in of_text(Cause.FP64, "x = x * 0.25;")
    assert of_text(Cause.BANK_CONFLICTS, "x = tile[i][j];") == ""
    assert of_text(Cause.FP64, "") == ""


def finding(first: str, cause: Cause, at: str) -> Finding:
    """A finding at a line, with its rule's first advice."""
    lines = (LineShare("a.cu", line(at), 1.0, "samples"),)
    return Finding("some-rule", "Title", "why", (first,), lines=lines, cause=cause)


@pytest.mark.parametrize(
    ("first", "at", "says"),
    [
        (
            issue_slots_full.INDICES,
            "own[k",
            "Compute the index of `in` in 32 bits where they are enough, and before the loop of",
        ),
        ("compute less in this loop: x", "own[k", "Compute less in the loop of line 11: x."),
        ("compute less in this loop: x", "__sync", "Compute less in this loop: x."),
        (issue_slots_full.FP32, "sum += table", "Write `sqrtf` in place of `sqrt`, and an f"),
    ],
)
def test_what_a_rule_advises_is_said_of_the_line(first: str, at: str, says: str) -> None:
    found = finding(first, Cause.INSTRUCTION_ROOF, at)
    assert advice(found, {"a.cu": SOURCE}, "sweep").startswith(says)
    known = replace(found, rule=barrier_stalls.RULE.name, cause=Cause.BARRIERS)
    assert advice(known, {"a.cu": SOURCE}, "sweep") == f"{first[:1].upper()}{first[1:]}."


def test_the_first_load_of_a_kernel_is_found() -> None:
    assert loading({"a.cu": SOURCE}, "sweep") == ("a.cu", line("own[k"))
    assert loading({"a.cu": SOURCE}, "other") is None


def test_a_long_kernel_is_read_once() -> None:
    body = "".join(f"    y += {n};\n" for n in range(5000))
    text = f"__global__ void f(float *a)\n{{\n    float y = 0;\n{body}    y += a[0];\n}}\n"
    assert loading({"a.cu": text}, "f") == ("a.cu", 5004)
