"""Products behind bounds checks that no thread fails, on grids in a row; what is left as it is."""

import re
from dataclasses import replace
from functools import cache

import pytest
from alike import assert_alike, compared, count, kernel, numbers, refused, subject_of

from cuado.kernel.facts.loops.iteration_counts import count_of
from cuado.kernel.rewrites.loops.settled_loops import with_settled_loops
from cuado.kernel.rewrites.threads.grid_of_two_axes import with_two_axes
from cuado.kernel.rewrites.threads.plain_form import plain_form
from cuado.model.launch import Launch
from cuado.optimizer.transformations.product_tiles import ProductTiles
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc

SOURCE = """
extern "C" __global__ void {name}(const float *a, const float *b, float *out,
                                  int rows, int inner, int columns) {{
    __shared__ float left[64], right[64];
    const int tiles = {tiles};
    const int first = {row} * 8, across = {column} * 8;
    const int y = threadIdx.x / 8, x = threadIdx.x % 8, row = first + y;
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < inner; k += 8) {{
        left[y * 8 + x] = {loaded};
        right[y * 8 + x] = b[(k + y) * columns + across + x];
        __syncthreads();
        for (int j = 0; j < 8; j++) sum += left[y * 8 + j] * right[j * 8 + x];
        __syncthreads();
    }}
    {kept} out[row * columns + across + x] = sum;
}}"""
PLAIN = {
    "tiles": "columns / 8",
    "row": "(blockIdx.x / tiles)",
    "column": "(blockIdx.x % tiles)",
    "loaded": "row < rows ? a[row * inner + k + x] : 0.0f",
    "kept": "if (row < rows)",
}
ALIKE: dict[str, dict[str, str]] = {
    "checked": {},
    "inverted": {"loaded": "row >= rows ? 0.0f : a[row * inner + k + x]"},
    "unchecked": {"loaded": "a[row * inner + k + x]", "kept": ""},
    "by_a_power": {"row": "(blockIdx.x >> 3)", "column": "(blockIdx.x & 7)"},
    "by_a_power_alone": {
        "row": "(blockIdx.x >> 3)",
        "kept": 'asm volatile("" :: "r"(blockIdx.x & 7));',
    },
    "by_steps": {"loaded": "row < rows && k + x < inner ? a[row * inner + k + x] : 0.0f"},
    "by_steps_or": {"loaded": "row >= rows || k + x >= inner ? 0.0f : a[row * inner + k + x]"},
    "by_unsigned_steps": {"loaded": "k + x < (unsigned)inner ? a[row * inner + k + x] : 0.0f"},
    "as_signed": {"row": "((int)blockIdx.x / tiles)", "column": "((int)blockIdx.x % tiles)"},
    "by_a_number": {"tiles": "8"},
    "size_of_the_grid": {"row": "(blockIdx.x / tiles + gridDim.x - 64)"},
    "rest_by_hand": {"column": "(blockIdx.x - blockIdx.x / tiles * tiles)"},
}
LIMITED: dict[str, dict[str, str]] = {
    "some_steps_fail": {"loaded": "row < rows && k + x + 1 < inner ? a[row * inner + k + x] : 0.f"},
    "some_fail": {"loaded": "row + 1 < rows ? a[row * inner + k + x] : 0.0f"},
    "first_steps_fail": {"loaded": "k + x >= 3 && row < 61u ? a[row * inner + k + x] : 0.0f"},
    "one_step_alone": {"loaded": "k + x == 17 ? a[row * inner + k + x] : 0.0f"},
}
AS_IT_IS: dict[str, dict[str, str]] = {
    "one_thread_fails": {"loaded": "k + x != 31 ? a[row * inner + k + x] : 0.0f"},
    "two_numbers": {"row": "(blockIdx.x / 8)", "column": "(blockIdx.x % 4)"},
    "not_zero": {"loaded": "row + 1 < rows ? a[row * inner + k + x] : -0.0f"},
    "one_or_other": {"loaded": "row < 60 || k + x < 9 ? a[row * inner + k + x] : 0.0f"},
    "by_data": {"loaded": "a[row] < 0.5f ? a[row * inner + k + x] : 0.0f"},
}


@cache
def compiled() -> str:
    bodies = ALIKE | LIMITED | AS_IT_IS
    text = "\n".join(SOURCE.format(name=name, **PLAIN | each) for name, each in bodies.items())
    made = nvrtc.compile_to_ptx(text, "compute_90", ("-lineinfo",), name="products.cu")
    return made.ptx.rstrip("\0")


def launch(name: str, rows: int = 64) -> Launch:
    """64 x 32 times 32 x 64, by blocks of 8 x 8 threads in a row."""
    arguments = (
        numbers("a", 64 * 32 + 64, seed=1),
        numbers("b", 33 * 64, seed=2),
        numbers("out", 64 * 64, seed=3),
        count("rows", rows),
        count("inner", 32),
        count("columns", 64),
    )
    ptx = only_kernel(compiled(), name)
    return Launch(name, ptx, name, (64, 1, 1), (64, 1, 1), arguments, ("out",))


@pytest.mark.parametrize("name", ALIKE)
@pytest.mark.parametrize("value", [ProductTiles(2, 2, 8), ProductTiles(1, 4, 8)], ids=str)
def test_products_are_tiled_whatever_hides_them(name: str, value: ProductTiles) -> None:
    other = assert_alike(value, launch(name))
    assert other.grid == (8 // value.x, 8 // value.y, 1)
    assert "ld.shared.v" in other.ptx


def test_a_kernel_that_hides_nothing_is_its_plain_form() -> None:
    plain = subject_of(replace(launch("unchecked"), grid=(8, 8, 1)))
    assert with_settled_loops(plain) is plain
    assert plain_form(plain) is plain


@pytest.mark.parametrize("name", AS_IT_IS)
def test_what_threads_or_numbers_decide_otherwise_stays(name: str) -> None:
    subject = subject_of(launch(name))
    form = plain_form(subject)
    if name == "two_numbers":
        assert form.launch.grid == subject.launch.grid
    else:
        assert "has branches" in refused(ProductTiles(2, 2, 8), launch(name)).reason
    assert not ProductTiles.candidates(subject)


@pytest.mark.parametrize("name", ["checked", *LIMITED])
def test_tiles_are_0_beyond_limits(name: str) -> None:
    original = launch(name, rows=61)
    subject = subject_of(original)
    assert with_settled_loops(subject) is subject
    assert ProductTiles.candidates(subject)
    for value in (ProductTiles(2, 2, 8), ProductTiles(1, 1, 16)):
        other = assert_alike(value, original)
        assert "ld.shared.v" in other.ptx or value.x == 1


@pytest.mark.parametrize("grid", [(60, 1, 1), (8, 8, 1)])
def test_a_grid_that_is_no_whole_number_of_rows_stays(grid: tuple[int, int, int]) -> None:
    subject = subject_of(replace(launch("unchecked"), grid=grid))
    assert with_two_axes(subject) is subject


def test_blocks_of_a_cluster_keep_their_places() -> None:
    subject = subject_of(replace(launch("unchecked"), cluster=(2, 1, 1)))
    assert with_two_axes(subject) is subject


def test_labels_that_others_name_stay() -> None:
    """A label that something else names, be it a note for a debugger, is not dropped."""
    original = launch("checked")
    made = with_settled_loops(subject_of(original)).launch.ptx
    labels = set(re.findall(r"^(\$\w+):", original.ptx, re.MULTILINE))
    (dropped,) = labels - set(re.findall(r"^(\$\w+):", made, re.MULTILINE))
    assert dropped not in made
    named = original.ptx + f"// {dropped}\n"
    kept = with_settled_loops(subject_of(replace(original, ptx=named))).launch.ptx
    assert f"{dropped}:" in kept
    assert kept.count("bra") == made.count("bra")


def test_the_second_predicate_of_a_comparison_is_its_opposite() -> None:
    ptx = """.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<4>; .reg .pred %p<5>;
    ld.param.u64 %rd1, [out]; mov.u32 %r1, %tid.x; mov.u32 %r2, 0; mov.u32 %r3, %r1;
    mul.wide.u32 %rd2, %r1, 4; add.s64 %rd3, %rd1, %rd2;
LOOP:
    setp.lt.u32 %p0|%p2, %r1, 100;
    setp.lt.u32 %p1, %r1, 100;
    @%p2 add.u32 %r3, %r3, 1000;
    @%p1 add.u32 %r3, %r3, 1;
    add.u32 %r2, %r2, 1;
    setp.ge.u32 %p3|%p4, %r2, 4;
    @%p4 bra LOOP;
    st.global.u32 [%rd3], %r3;
    ret;
}"""
    own = kernel(ptx, (1, 1, 1), (32, 1, 1), (numbers("out", 32, type_="u32"),))
    subject = subject_of(own)
    (loop,) = loops_of(subject.slicer.flow)
    assert isinstance(count_of(subject, loop), str)
    made = with_settled_loops(subject).launch
    assert "@%p2" in made.ptx
    assert "@%p1" not in made.ptx
    assert compared(own, made).equal


@pytest.mark.parametrize(
    "compared_",
    [
        # 2 ** 62 times the thread's index wraps around; 4294967291 is -5.
        "cvt.u64.u32 %rd2, %r1; shl.b64 %rd2, %rd2, 62; setp.ge.s64 %p1, %rd2, 0;",
        "setp.lt.s32 %p1, %r1, 4294967291;",
        "cvt.u64.u32 %rd2, %r1; setp.lt.s64 %p1, %rd2, 18446744073709551611;",
    ],
)
def test_numbers_are_compared_as_numbers_of_the_type(compared_: str) -> None:
    ptx = f""".visible .entry k(.param .u64 out)
{{
    .reg .b32 %r<9>; .reg .b64 %rd<4>; .reg .pred %p<5>;
    ld.param.u64 %rd1, [out]; mov.u32 %r1, %tid.x; mov.u32 %r2, 0; mov.u32 %r3, %r1;
    mul.wide.u32 %rd3, %r1, 4; add.s64 %rd3, %rd1, %rd3;
LOOP:
    {compared_}
    @%p1 add.u32 %r3, %r3, 1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p3, %r2, 4;
    @%p3 bra LOOP;
    st.global.u32 [%rd3], %r3;
    ret;
}}"""
    own = kernel(ptx, (1, 1, 1), (32, 1, 1), (numbers("out", 32, type_="u32"),))
    assert compared(own, with_settled_loops(subject_of(own)).launch).equal
