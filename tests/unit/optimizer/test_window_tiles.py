"""Neighbouring results of a thread: windows with borders, minima with NaNs, and refusals."""

import re
from dataclasses import replace

import pytest
from alike import assert_alike, case, kernel, numbers, subject_of
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
    assert value.x == value.z == 1
    made = assert_alike(value, original)
    assert made.block[1] < original.block[1]


@pytest.mark.parametrize("rows", [2, 3, 8])
def test_a_thread_may_have_results_of_several_blocks(rows: int) -> None:
    original = window("cut_at_the_border", rows=rows)
    factors = {each.y for each in WindowTiles.candidates(subject_of(original))}
    assert factors == ({8, 4, 2} if rows != 3 else set())
    for factor in factors:
        assert_alike(WindowTiles(1, factor, 1), original)


def test_rows_of_floats_are_added_once() -> None:
    original = case("benchmarks/structural_third/tpi_window.toml", NROWS=41, NCOLS=77, GX=3, GY=6)
    made = assert_alike(WindowTiles(1, 8, 1), original)
    # 18 rows of 11, and no element is added to a row twice: 18 rows, and 11 rows to 8 results.
    assert made.ptx.count("ld.global") == 18 * 11
    assert made.ptx.count("add.rn.f32") + made.ptx.count("add.f32") <= 18 * 11 + 8 * 11


TILES = {
    "filter": (
        (2, 5, 1),
        (32, 8, 1),
        """
#define R 3
__global__ void filter(int n, const int *in, int *out) {
    __shared__ float tile[8 + 2 * R][32 + 2 * R];
    __shared__ float weight[2 * R + 1][2 * R + 1];
    const int x0 = blockIdx.x * 32 - R, y0 = blockIdx.y * 8 - R;
    for (int t = threadIdx.y * 32 + threadIdx.x; t < (2 * R + 1) * (2 * R + 1); t += 256)
        (&weight[0][0])[t] = in[t] * 0.01f;
    for (int r = threadIdx.y; r < 8 + 2 * R; r += 8)
        for (int c = threadIdx.x; c < 32 + 2 * R; c += 32) {
            const bool is_inside = y0 + r >= 0 && y0 + r < 37 && x0 + c >= 0 && x0 + c < 45;
            tile[r][c] = is_inside ? in[(y0 + r) * 45 + x0 + c] : 0.0f;
        }
    __syncthreads();
    const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    if (x >= 45 || y >= 37) return;
    float sum = 0.0f;
    for (int r = 0; r <= 2 * R; ++r)
        for (int c = 0; c <= 2 * R; ++c)
            sum += weight[r][c] * tile[threadIdx.y + r][threadIdx.x + c];
    out[y * 45 + x] = __float_as_int(sum);
}""",
    ),
    "line": (
        (3, 2, 1),
        (128, 1, 1),
        """
__global__ void line(int n, const int *in, int *out) {
    __shared__ float h[31], x[158];
    const int t = threadIdx.x, first = blockIdx.x * 128;
    if (t < 31) h[t] = in[t];
    for (int m = t; m < 158; m += 128) x[m] = first + m >= 30 ? in[first + m - 30] * 0.3f : 0.0f;
    __syncthreads();
    if (first + t >= 301) return;
    float y = 0.0f;
    for (int k = 0; k < 31; ++k) y += h[k] * x[t + 30 - k];
    out[blockIdx.y * 301 + first + t] = __float_as_int(y);
}""",
    ),
    "products": (
        (3, 3, 1),
        (16, 16, 1),
        """
__global__ void products(int n, const int *in, int *out) {
    __shared__ int a[16][17], b[16][17];
    const int row = blockIdx.y * 16 + threadIdx.y, other = blockIdx.x * 16 + threadIdx.y;
    a[threadIdx.y][threadIdx.x] = row < 41 ? in[row * 16 + threadIdx.x] : 0;
    b[threadIdx.y][threadIdx.x] = other < 47 ? in[other * 16 + threadIdx.x] : 0;
    __syncthreads();
    const int column = blockIdx.x * 16 + threadIdx.x;
    if (row >= 41 || column >= 47) return;
    int dot = 0;
    for (int k = 0; k < 16; ++k) dot = __dp4a(a[threadIdx.y][k], b[threadIdx.x][k], dot);
    out[row * 47 + column] = dot;
}""",
    ),
}


@pytest.mark.parametrize("name", TILES)
def test_tiles_in_shared_memory_are_read_once_for_several_results(name: str) -> None:
    grid, block, source = TILES[name]
    original = cuda(name, 2048, grid, block, source)
    candidates = WindowTiles.candidates(subject_of(original))
    assert len(candidates) >= 2
    for value in candidates:
        made = assert_alike(value, original)
        results = value.x * value.y * value.z
        assert made.ptx.count("ld.shared") < results * original.ptx.count("ld.shared") * 0.65
        assert made.threads_per_block * results == original.threads_per_block


@pytest.mark.parametrize("name", TILES)
def test_tiles_may_be_accessed_by_64_bit_addresses(name: str) -> None:
    """As NVRTC 13.0 does: the array's address is taken in 64 bits, and all sums are of 64."""
    grid, block, source = TILES[name]
    original = cuda(name, 2048, grid, block, source)
    registers = "{\n.reg .b64 %wide, %array; .reg .b32 %narrow, %start;\n"
    opened = original.ptx.replace("{\n", registers, 1)
    own = re.compile(r"^(.*ld\.shared\.\S+\s[^\n]*?)\[(%r\d+)(\+-?\d+)?\]", re.MULTILINE)
    array = original.ptx.partition(".shared .align")[2].split()[2].partition("[")[0]
    code = (
        rf"mov.u32 %start, {array}; sub.s32 %narrow, \2, %start; cvt.s64.s32 %wide, %narrow;\n"
        rf"mov.u64 %array, {array}; add.s64 %wide, %wide, %array;\n\1[%wide\3]"
    )
    text, count = own.subn(code, opened)
    assert count
    wide = replace(original, ptx=text)
    value, *_ = WindowTiles.candidates(subject_of(wide))
    assert_alike(value, wide)


def test_words_side_by_side_are_loaded_at_once() -> None:
    grid, block, source = TILES["line"]
    made = assert_alike(WindowTiles(4, 1, 1), cuda("line", 2048, grid, block, source))
    assert made.ptx.count("ld.shared.v4.f32") >= 7
    assert ".shared .align 16 .b8" in made.ptx


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
    "may not come to the last barrier": """
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
    made = WindowTiles(1, 4, 1).apply(subject)
    assert isinstance(made, Refusal)
    assert why in made.reason, made.reason


@pytest.mark.parametrize("numbers", [(1, 1, 1), (1, 3, 1), (8, 8, 1)])
def test_its_numbers_are_checked(numbers: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="results"):
        WindowTiles(*numbers)


_CROSSWISE = """
.visible .entry k(.param .u64 c, .param .u64 in, .param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<20>;
    ld.param.u64 %rd1, [c]; ld.param.u64 %rd2, [in]; ld.param.u64 %rd3, [out];
    mov.u32 %r1, %tid.y; mov.u32 %r2, %tid.x; mad.lo.s32 %r2, %r2, 2, %r1;
    mul.wide.s32 %rd4, %r2, 4;
    mul.lo.s32 %r5, %r1, -2; add.s32 %r5, %r5, 1; add.s32 %r6, %r2, %r5;
    mul.wide.s32 %rd5, %r6, 4;
    add.s64 %rd6, %rd1, %rd4; add.s64 %rd7, %rd2, %rd4;
    add.s64 %rd8, %rd2, %rd5; add.s64 %rd9, %rd3, %rd4;
    mov.u32 %r8, 0; mov.u32 %r9, 0;
    ld.global.u32 %r7, [%rd6]; setp.gt.s32 %p1, %r7, 300;
    @!%p1 bra END;
    ld.global.u32 %r8, [%rd7]; setp.gt.s32 %p2, %r8, 500;
    @!%p2 bra END;
    ld.global.u32 %r9, [%rd8];
END:
    add.s32 %r9, %r9, %r8;
    st.global.u32 [%rd9], %r9;
    ret;
}
"""


def test_loads_of_which_each_decides_the_other_are_refused() -> None:
    # One thread loads A, and B if A says so; its neighbour B, and A if B does.
    numbers_ = (numbers(name, 64, type_="s32", seed=n) for n, name in enumerate(("c", "in", "out")))
    launch = kernel(_CROSSWISE, (1, 1, 1), (32, 2, 1), numbers_)
    made = WindowTiles(1, 2, 1).apply(subject_of(launch))
    assert isinstance(made, Refusal)
    assert "opposite order" in made.reason


_LONGER = """
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .b32 %r<4>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mad.lo.s32 %r1, %r2, 32, %r1;
    mul.wide.u32 %rd3, %r1, 4; add.s64 %rd1, %rd1, %rd3; add.s64 %rd2, %rd2, %rd3;
    mov.u64 %rd4, 0x180000004; CONVERTED; shr.u64 %rd5, %rd5, 32; cvt.u32.u64 %r3, %rd5;
    ld.global.u32 %r1, [%rd1]; add.s32 %r3, %r3, %r1; st.global.u32 [%rd2], %r3;
    ret;
}
"""


@pytest.mark.parametrize("opcode", ["cvt.u64.u32", "cvt.s64.s32"])
def test_of_a_longer_register_the_lower_half_is_converted(opcode: str) -> None:
    buffers = [numbers(name, 128, type_="s32", seed=n) for n, name in enumerate(("in", "out"))]
    text = _LONGER.replace("CONVERTED", f"{opcode} %rd5, %rd4")
    assert_alike(WindowTiles(1, 2, 1), kernel(text, (1, 1, 1), (32, 4, 1), buffers))
