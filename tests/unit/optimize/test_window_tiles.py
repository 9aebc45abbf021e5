"""Neighbouring results of a thread: windows with borders, minima with NaNs, and refusals."""

import pytest
from alike import assert_alike, case, subject_of
from cuda_kernels import cuda

from cuado.kernel.proposal import Refusal
from cuado.model.launch import Launch
from cuado.optimizer.transformations.window_tiles import WindowTiles

HEAD = """
#define W 45
#define H 37
__global__ void window(int n, const int *in, int *out) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= W || y >= H) return;
"""
FLOAT = (
    "__device__ float number(int i) { return __int_as_float((((i & 15) + 500) << 22) + i % 3); }"
)
BODIES = {
    "clamped": """
    int sum = 0;
    for (int dy = -3; dy <= 3; ++dy)
        for (int dx = -3; dx <= 3; ++dx)
            sum += abs(in[min(max(y + dy, 0), H - 1) * W + min(max(x + dx, 0), W - 1)]
                       - in[y * W + x]);
    out[y * W + x] = sum;
}""",
    "cut_at_the_border": """
    int sum = 0, found = 0;
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const int r = y + dy, c = x + dx;
            if (r < 0 || r >= H || c < 0 || c >= W) continue;
            sum += in[r * W + c];
            ++found;
        }
    out[y * W + x] = sum / found;
}""",
    "lowest_with_nans": """
    float lowest = number(in[y * W + x]), highest = number(in[y * W + x]);
    for (int dy = -2; dy <= 2; ++dy) {
        const int r = y + dy;
        if (r < 0 || r >= H) continue;
        for (int dx = -2; dx <= 2; ++dx) {
            const int c = x + dx;
            if (c < 0 || c >= W || (dx == 0 && dy == 0)) continue;
            lowest = fminf(lowest, number(in[r * W + c]));
            if (dx != 1) highest = fmaxf(highest, number(in[r * W + c]));
        }
    }
    out[y * W + x] = __float_as_int(lowest) ^ (__float_as_int(highest) >> 1);
}""",
    "ordered_float_sums": """
    float mean = 0.0f;
    for (int dy = -2; dy <= 2; ++dy) {
        float line = 0.0f;
        for (int dx = -2; dx <= 2; ++dx)
            if (y + dy >= 0 && y + dy < H && x + dx < W && x + dx >= 0)
                line += 0.1f * in[(y + dy) * W + x + dx];
        mean = mean * 0.5f + line;
    }
    out[y * W + x] = __float_as_int(mean);
    if (mean > 100.0f) out[y * W + x] = in[y * W + x];
}""",
}


def window(name: str, **grid: int) -> Launch:
    rows = grid.get("rows", 8)
    blocks = -(-37 // rows)
    return cuda("window", 2048, (2, blocks, 1), (32, rows, 1), FLOAT + HEAD + BODIES[name])


@pytest.mark.parametrize("name", BODIES)
def test_windows_of_neighbours_are_loaded_once(name: str) -> None:
    original = window(name)
    (value, *_) = WindowTiles.candidates(subject_of(original))
    assert value.axis == "y"
    made = assert_alike(value, original)
    assert made.block[1] < original.block[1]


@pytest.mark.parametrize("rows", [2, 3, 8])
def test_a_thread_may_have_results_of_several_blocks(rows: int) -> None:
    original = window("cut_at_the_border", rows=rows)
    factors = {each.factor for each in WindowTiles.candidates(subject_of(original))}
    assert factors == ({8, 4, 2} if rows != 3 else set())
    for factor in factors:
        assert_alike(WindowTiles("y", factor), original)


def test_rows_of_floats_are_added_once() -> None:
    original = case("benchmarks/structural_third/tpi_window.toml", NROWS=41, NCOLS=77, GX=3, GY=6)
    made = assert_alike(WindowTiles("y", 8), original)
    # 18 rows of 11, and no element is added to a row twice: 18 rows, and 11 rows to 8 results.
    assert made.ptx.count("ld.global") == 18 * 11
    assert made.ptx.count("add.rn.f32") + made.ptx.count("add.f32") <= 18 * 11 + 8 * 11


REFUSED = {
    "may write": """
    int sum = 0;
    for (int d = -4; d <= 4; ++d) sum += out[min(max(y + d, 0), H - 1) * W + x];
    out[y * W + x] = sum;
}""",
    "depends on data": """
    int sum = 0;
    for (int d = 0; d < in[x]; ++d) sum += in[(y + d) % H * W + x];
    out[y * W + x] = sum;
}""",
    "atom": """
    for (int d = 0; d < 5; ++d) atomicAdd(&out[in[(y + d) % H * W + x] % 64], 1);
}""",
    "share memory": """
    __shared__ int s[32];
    if (y % 8 == 0) s[threadIdx.x] = in[x];
    __syncthreads();
    out[y * W + x] = s[31 - threadIdx.x];
}""",
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_not_followed_is_refused(why: str) -> None:
    original = cuda("window", 2048, (2, 5, 1), (32, 8, 1), HEAD + REFUSED[why])
    subject = subject_of(original)
    assert not WindowTiles.candidates(subject)
    made = WindowTiles("y", 4).apply(subject)
    assert isinstance(made, Refusal)
    assert why in made.reason, made.reason


@pytest.mark.parametrize(("axis", "factor"), [("w", 2), ("x", 3)])
def test_its_numbers_are_checked(axis: str, factor: int) -> None:
    with pytest.raises(ValueError, match="axis"):
        WindowTiles(axis, factor)
