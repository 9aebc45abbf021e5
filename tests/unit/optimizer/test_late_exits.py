"""Threads that would leave at once go on, in grids with more blocks; and where they must leave."""

import re
import struct
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, kernel, numbers, refused, subject_of, written

from cuado.kernel.rewrites.accesses.guarded_accesses import with_guarded_accesses
from cuado.kernel.rewrites.threads.late_exits import with_late_exits
from cuado.model.arguments import Structure
from cuado.model.launch import Launch
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.sass.toolchain import nvrtc

SOURCE = """
extern "C" __global__ void {name}(const float *a, const float *b, float *out,
                                  int rows, int inner, int columns, const float *pair,
                                  Weights weights) {{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0.0f, other = 0.0f;
    {body}
}}"""
SUM = "for (int k = 0; k < inner; k++) sum += a[row * inner + k] * b[k * columns + column];"
KEPT = "out[row * columns + column] = sum;"
ALIKE = {
    "leaves": f"if (row >= rows || column >= columns) return; {SUM} {KEPT}",
    "leaves_twice": f"if (row >= rows) return; if (column >= columns) return; {SUM} {KEPT}",
    "within": f"if (row < rows && column < columns) {{ {SUM} {KEPT} }}",
    "within_twice": f"if (row < rows) {{ if (column < columns) {{ {SUM} {KEPT} }} }}",
    "reads_out": f"if (row >= rows || column >= columns) return; {SUM} "
    "sum = 0.5f * sum + out[row * columns + column]; if (sum > 1.0f) " + KEPT,
    "below_the_diagonal": f"if (row >= rows || column >= columns || column > row) return; {SUM}"
    + KEPT,
    "of_the_grid": f"if (row >= rows || column >= columns) return; {SUM} "
    "out[row * columns + column] = sum + gridDim.x;",
    "pointers": "if (row >= rows || column >= columns) return; a += row * inner; b += column;"
    f"for (int k = 0; k < inner; k++, a++, b += columns) sum = fmaf(*a, *b, sum); {KEPT}",
    "by_a_byte_that_is_written": f"if (row >= rows || column >= columns) return; {SUM}"
    "unsigned char *bytes = (unsigned char *)(out + row * columns + column);"
    "const unsigned char one = bytes[1]; bytes[1] = one + 1; sum += a[one];"
    "out[row * columns + column] = sum;",
    "last_first": "if (row >= rows || column >= columns) return;"
    f"out[row * columns + column] = 1.0f; {SUM} if (sum > 0.5f) {KEPT}",
}
TILE = """
    __shared__ float left[8][9], right[8][8];
    for (int k = 0; k < inner; k += 8) {
        for (int i = threadIdx.y * 8 + threadIdx.x; i < 64; i += 32) {
            int y = i / 8, x = i % 8, at = blockIdx.y * 8 + y, to = blockIdx.x * 8 + x;
            left[y][x] = at < rows && k + x < inner ? a[at * inner + k + x] : 0.0f;
            right[y][x] = k + y < inner && to < columns ? b[(k + y) * columns + to] : 0.0f;
        }
        __syncthreads();
        #pragma unroll 1
        for (int j = 0; j < 8; j++) {
            sum += left[threadIdx.y][j] * right[j][threadIdx.x];
            other += left[threadIdx.y + 4][j] * right[j][threadIdx.x];
        }
        __syncthreads();
    }
    row = blockIdx.y * 8 + threadIdx.y;
    if (row < rows && column < columns) out[row * columns + column] = sum;
    if (row + 4 < rows && column < columns) out[(row + 4) * columns + column] = other;
"""
REFUSED = {
    "adds": (
        f"if (row >= rows || column >= columns) return; {SUM} atomicAdd(out + row, sum);",
        "threads that leave at once may not come to",
    ),
    "by_data": (
        "if (row >= rows || column >= columns) return; for (int k = 0; k < inner; k++) "
        f"sum += a[row * inner + k] * b[(int)a[k] + column]; {KEPT}",
        "how far the load",
    ),
    "until_found": (
        f"if (row >= rows || column >= columns) return; {SUM} "
        f"for (int k = row; a[k] < sum; k++) sum += b[k]; {KEPT}",
        "trip count",
    ),
    "as_far_as_the_row": (
        f"if (row >= rows || column >= columns) return; {SUM} "
        f"for (int k = 0; k < row; k++) sum += b[k]; {KEPT}",
        "trip count",
    ),
    "of_a_parameter": (
        f"if (row >= rows || column >= columns) return; {SUM} sum *= weights.of[column]; {KEPT}",
        "no bounds to ask for",
    ),
    "longer_than_its_buffer": (
        f"if (row >= rows || column >= columns) return; {SUM} if (sum > 1e9f) {{"
        f"float4 all = *(const float4 *)pair; sum = all.x + all.y * all.z - all.w; }} {KEPT}",
        "is longer than its buffer",
    ),
}
GRID = (8, 8, 1)


@cache
def compiled() -> str:
    bodies = ALIKE | {"filled": TILE} | {name: body for name, (body, _) in REFUSED.items()}
    kernels = (SOURCE.format(name=name, body=body) for name, body in bodies.items())
    text = "\n".join(("struct Weights { float of[53]; };", *kernels))
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="borders.cu")
    return made.ptx.rstrip("\0")


def launch(name: str) -> Launch:
    """61 x 19 times 19 x 53, by blocks of 8 x 8 threads: the last ones have some to spare."""
    arguments = (
        numbers("a", 61 * 19, seed=1),
        numbers("b", 19 * 53, seed=2),
        numbers("out", 61 * 53, seed=3),
        count("rows", 61),
        count("inner", 19),
        count("columns", 53),
        numbers("pair", 2, seed=4),
        Structure("weights", struct.pack("<53f", *range(53))),
    )
    made = Launch(name, compiled(), name, (7, 8, 1), (8, 8, 1), arguments, ("out",))
    return written(made, compiled())


@pytest.mark.parametrize("name", ALIKE)
def test_products_with_borders_are_tiled(name: str) -> None:
    other = assert_alike(ProductTiles(4, 4, 8), launch(name))
    assert other.grid == (2, 2, 1)


def test_loops_that_fill_a_tile_or_use_it_are_written_out() -> None:
    """Of four rows of eight threads, each has two elements of a tile, and two results."""
    original = replace(launch("filled"), block=(8, 4, 1))
    other = assert_alike(ProductTiles(4, 2, 8), original)
    assert other.grid == (2, 4, 1)
    assert other.ptx.count("bar.sync") == 2


@pytest.mark.parametrize("name", ["leaves", "of_the_grid", "last_first"])
def test_threads_that_go_on_store_nothing(name: str) -> None:
    original = launch(name)
    made = with_late_exits(with_guarded_accesses(subject_of(original)), GRID)
    assert not isinstance(made, str), made
    assert made.launch.grid == GRID
    assert compared(original, made.launch).equal


@pytest.mark.parametrize("name", REFUSED)
def test_where_threads_must_leave_they_do(name: str) -> None:
    subject, (_, reason) = subject_of(launch(name)), REFUSED[name]
    found = with_late_exits(with_guarded_accesses(subject), GRID)
    assert isinstance(found, str)
    assert reason in found
    refused(ProductTiles(4, 4, 8), launch(name))


def test_what_threads_that_go_on_do_not_load_is_0() -> None:
    """It would be any number, where the kernel takes it for a byte and asks no further."""
    made = with_late_exits(subject_of(launch("by_a_byte_that_is_written")), GRID)
    assert not isinstance(made, str), made
    assert re.search(r"mov\.b16 (%rs\d+), 0;\n\s*@%\w+ ld\.global\.u8\s+\1,", made.launch.ptx)


def test_code_that_is_come_to_in_two_ways_may_be_endless() -> None:
    text = """
    .visible .entry twice(.param .u64 out) {
        .reg .pred %p<4>; .reg .b32 %r<6>; .reg .b64 %rd<5>;
        mov.u32 %r1, %tid.x;
        setp.ge.u32 %p1, %r1, 48;
        @%p1 bra end;
        mov.u32 %r2, 0;
        setp.lt.u32 %p2, %r1, 7;
        @%p2 bra second;
    first:
        add.u32 %r2, %r2, 1;
    second:
        add.u32 %r2, %r2, %r1;
        sub.u32 %r3, %r2, %r1;
        setp.lt.u32 %p3, %r3, 48;
        @%p3 bra first;
        ld.param.u64 %rd1, [out];
        cvta.to.global.u64 %rd2, %rd1;
        mul.wide.u32 %rd3, %r1, 4;
        add.s64 %rd4, %rd2, %rd3;
        st.global.u32 [%rd4], %r2;
    end:
        ret;
    }"""
    made = kernel(text, (1, 1, 1), (64, 1, 1), [numbers("out", 64, type_="u32")])
    assert "several entries" in str(with_late_exits(subject_of(made), (1, 1, 1)))
