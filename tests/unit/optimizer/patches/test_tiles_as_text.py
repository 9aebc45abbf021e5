"""Tiles of products and dense threads, written into the source; or told in its variables."""

import pytest
from patched_sources import added, buffer, drafted, is_equal, number, patched

INDICES = """\
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    int col = blockIdx.x * blockDim.x + threadIdx.x;
"""
PRODUCT = f"""\
__global__ void product(int n, const float *a, const float *b, float *out)
{{
{INDICES}    if (row >= n || col >= n) return;
    float sum = 0; // of the row
    for (int k = 0; k < n; k++) {{
        // neighbouring columns
        sum += a[row * n + k] * b[k * n + col];
    }}
    out[row * n + col] = sum;
}}
"""
GIVEN = (
    *(number("n", 64), buffer("a", 64 * 64), buffer("b", 64 * 64)),
    buffer("out", 64 * 64, output=True),
)
SQUARE = ((4, 4, 1), (16, 16, 1))


def test_a_product_is_tiled_in_registers_and_shared_memory() -> None:
    grid, block = SQUARE
    text = PRODUCT.replace("    if (row >= n || col >= n) return;\n", "")
    step = "product-tiles(x=2, y=2, steps=8)"
    made, equal = is_equal(text, step, GIVEN, grid=grid, block=block)
    assert equal
    assert "__shared__ __align__(16) float a_tile[8][32 + 4];" in made.text
    assert "sum += a_own[i] * b_own[j];" in made.text
    assert (made.setting.grid, made.setting.block) == ((2, 2, 1), (16, 16, 1))


def test_a_product_with_limits_is_tiled() -> None:
    grid, block = SQUARE
    made, equal = is_equal(PRODUCT, "staged-tiles(steps=16)", GIVEN, grid=grid, block=block)
    assert equal
    lines = [each.strip() for each in made.text.splitlines()]
    assert "if (!(row >= n)) a_next[e] = a[row * n + k];" in lines
    assert "if (row >= n || col >= n) return;" in lines


def test_products_of_another_form_are_told() -> None:
    grid, block = SQUARE
    text = PRODUCT.replace("sum = 0;", "sum = 0, other = 1;").replace("= sum;", "= sum * other;")
    made = drafted(text, "staged-tiles(steps=16)", GIVEN, grid=grid, block=block)
    assert not made.written
    said = made.results[0].made
    assert said.reason == "a sum is declared with another variable"  # type: ignore[union-attr]
    assert "let the block fetch `a[row * n + k]`, `b[k * n + col]`" in said.write  # type: ignore[union-attr]
    assert "for (int first = 0; first < n; first += 16) {" in said.write  # type: ignore[union-attr]


LADDER = """\
__global__ void ladder(const float *in, float *out)
{
    __shared__ float part[128];
    unsigned t = threadIdx.x;
    part[t] = in[blockIdx.x * blockDim.x + t];
    __syncthreads();
    for (unsigned s = 1; s < blockDim.x; s *= 2) {
        if (t % (2 * s) == 0)
            part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = part[0];
}
"""
SUMMED = (buffer("in", 1024), buffer("out", 8, output=True))


def test_neighbouring_threads_take_the_work_at_a_stride() -> None:
    made = patched(LADDER, ("contiguous-threads",), SUMMED)
    assert made.reason == ""
    lines = added(made)
    assert "const unsigned own = t * (2 * s);" in lines
    assert "if (own < blockDim.x)" in lines
    assert "part[own] += part[own + s];" in lines


def test_a_condition_of_more_than_the_thread_stays() -> None:
    text = LADDER.replace("unsigned t = threadIdx.x;", "unsigned t = threadIdx.x, u = t + 1;")
    text = text.replace("part[t + s];", "part[u + s - 1];")
    made = drafted(text, "contiguous-threads", SUMMED)
    assert not made.written
    assert "const unsigned own = t * stride" in made.results[0].made.write  # type: ignore[union-attr]


WINDOW = """\
__global__ void window(float *out, const float *in, int width)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    float sum = 0;
    for (int d = 0; d < 5; d++)
        sum += in[y * (width + 4) + x + d];
    out[y * width + x] = sum;
}
"""


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (
            "window-tiles(x=4, y=1, z=1)",
            (
                "let each thread compute `out[y * width + x]` for 4 values of `x`,",
                "int x = 4 * (blockIdx.x * blockDim.x + threadIdx.x); // up to x + 3",
            ),
        ),
        (
            "window-tiles(x=2, y=2, z=1)",
            (
                "for 2 values of `x` x 2 values of `y`,",
                "int y = 2 * (blockIdx.y * blockDim.y + threadIdx.y); // up to y + 1",
            ),
        ),
    ],
)
def test_neighbouring_results_are_told_in_the_sources_variables(
    step: str, says: tuple[str, ...]
) -> None:
    given = (buffer("out", 128 * 16, output=True), buffer("in", 132 * 16), number("width", 128))
    made = drafted(WINDOW, step, given, grid=(2, 4, 1), block=(64, 4, 1))
    said = made.results[0].made
    assert said.reason == "neighbouring results are not joined in the source"  # type: ignore[union-attr]
    for each in says:
        assert each in said.write  # type: ignore[union-attr]
    assert "// launch dim3(" in said.write  # type: ignore[union-attr]
