"""Kept steps as patches: compiled, equal in every bit, and as fast as the version in PTX."""

from patched_sources import added, buffer, number, patched

TRANSPOSE = """\
// A tile.
constexpr int TILE = 32;
__global__ void transpose(const float *in, float *out, int n)
{
    __shared__ float tile[TILE][TILE];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[j * n + i];
    __syncthreads();
    i = blockIdx.y * blockDim.y + threadIdx.x;
    j = blockIdx.x * blockDim.x + threadIdx.y;
    out[j * n + i] = tile[threadIdx.x][threadIdx.y];
}
"""
ARRAY = "_ZZ9transposePKfPfiE4tile"
MATRIX = (buffer("in", 128 * 128), buffer("out", 128 * 128, output=True), number("n", 128))
PADDING = f"shared-padding(array={ARRAY}, pitch=128, bytes=4)"


def test_rows_of_a_shared_array_get_longer() -> None:
    made = patched(TRANSPOSE, (PADDING,), MATRIX, grid=(4, 4, 1), block=(32, 32, 1))
    assert made.reason == ""
    assert added(made) == ["__shared__ float tile[TILE][TILE + 1];"]
    assert made.share is not None
    assert made.share > 0.95
    assert len(made.proofs) == 2


def test_steps_are_written_one_after_another() -> None:
    steps = ("thread-coarsening(axis=y, factor=4)", PADDING)
    made = patched(TRANSPOSE, steps, MATRIX, grid=(4, 4, 1), block=(32, 32, 1))
    assert [each.is_written for each in made.steps] == [True, True]
    lines = added(made)
    assert "__shared__ float tile[TILE][TILE + 1];" in lines
    assert "int j[4];" in lines
    assert "value[part] = tile[threadIdx.x][(threadIdx.y + part * blockDim.y)];" in lines
    assert "out[j[part] * n + i] = value[part];" in lines
    assert made.launch == ("launch 4 x 4 x 1 blocks of 32 x 8 x 1 threads",)
    assert made.share is not None
    assert made.share > 0.95


TEMPLATE = """\
template <int PITCH> __device__ void sum(float *out, const float *in)
{
    __shared__ float tile[32 * PITCH];
    for (int k = threadIdx.x; k < 32 * 32; k += blockDim.x)
        tile[k / 32 * PITCH + k % 32] = in[k];
    __syncthreads();
    float s = 0;
#pragma unroll 1
    for (int r = 0; r < 32; r++)
        s += tile[threadIdx.x % 32 * PITCH + r];
    out[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
__global__ void narrow(float *out, const float *in) { sum<32>(out, in); }
__global__ void wide(float *out, const float *in) { sum<33>(out, in); }
"""


def test_what_other_kernels_call_stays_as_it_is() -> None:
    steps = ("shared-padding(array=_ZZ3sumILi32EEvPfPKfE4tile, pitch=128, bytes=4)",)
    given = (buffer("out", 1024, output=True), buffer("in", 1024))
    made = patched(TEMPLATE, steps, given, kernel="narrow")
    lines = added(made)
    assert "__shared__ float tile[32 * (PITCH + 1)];" in lines
    assert "tile[k / 32 * (PITCH + 1) + k % 32] = in[k];" in lines
    assert "sum_of_narrow<32>(out, in);" in " ".join(lines)
    removed = [row for row in made.diff.splitlines() if row[:1] == "-" and row[:3] != "---"]
    assert removed == ["-__global__ void narrow(float *out, const float *in) { sum<32>(out, in); }"]


BOUNDED = """\
__global__ void __launch_bounds__(128, 16) spill(float *out, const float *in, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    float a[40];
#pragma unroll
    for (int k = 0; k < 40; k++)
        a[k] = in[(i + k * 37) % n];
#pragma unroll 1
    for (int r = 0; r < rounds; r++)
#pragma unroll
        for (int k = 0; k < 40; k++)
            a[k] = a[k] * a[(k + 7) % 40] + 0.25f;
    float s = 0;
#pragma unroll
    for (int k = 0; k < 40; k++)
        s += a[k];
    out[i] = s;
}
"""


def test_bounds_and_blocks_change_the_head_and_the_launch() -> None:
    steps = ("no-register-cap", "block-shape(x=64, y=1, z=1)")
    given = (buffer("out", 1024, output=True), buffer("in", 1024), number("rounds", 20))
    made = patched(BOUNDED, steps, given)
    assert made.reason == ""
    heads = [line for line in added(made) if "__launch_bounds__" in line]
    assert [head[:40] for head in heads] == ["__global__ void __launch_bounds__(64) sp"]
    assert made.launch == ("launch 16 x 1 x 1 blocks of 64 x 1 x 1 threads",)


SCALE = """\
__global__ void scale(float *out, const float *in, int n)
{
    int i = blockIdx.x * 128 + threadIdx.x;
    for (int r = 0; r < 4; r++)
        if (i < n) out[i] = in[i] * 0.5f;
}
"""


def test_a_block_that_the_code_counts_on_is_kept_by_its_indices() -> None:
    steps = ("no-register-cap", "block-shape(x=64, y=1, z=1)")
    text = BOUNDED.replace("blockIdx.x * blockDim.x", "blockIdx.x * 128")
    given = (buffer("out", 1024, output=True), buffer("in", 1024), number("rounds", 20))
    made = patched(text, steps, given)
    # With the code as it is, half of the numbers would not be written: only the other way holds.
    assert made.reason == ""
    assert made.steps[1].says.endswith("with the indices of the old ones")
    assert "const unsigned place_x = blockIdx.x * blockDim.x + threadIdx.x;" in added(made)


def test_a_patch_that_does_not_gain_is_not_offered() -> None:
    given = (buffer("out", 1024, output=True), buffer("in", 1024), number("n", 1024))
    made = patched(SCALE, ("minimum-blocks(blocks=16)",), given)
    assert made.diff == ""
    assert "not faster" in made.reason


def test_steps_that_cannot_be_written_name_lines_and_variables() -> None:
    text = """\
__global__ void window(float *out, const float *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int r = 0; r < n; r++)
        out[i * n + r] = in[i * n + r] + in[i * n + r + 1];
}
"""
    given = (buffer("out", 1024 * 8, output=True), buffer("in", 1024 * 8 + 1), number("n", 8))
    made = patched(text, ("sliding-window",), given)
    (step,) = made.steps
    assert made.diff == ""
    assert not step.is_written
    assert step.lines == ("kernel.cu:5: out[i * n + r] = in[i * n + r] + in[i * n + r + 1];",)
    assert step.write.startswith("keep `in[i * n + r]`, `in[i * n + r + 1]` in local variables")


def test_what_to_write_is_the_advice_alone_where_no_step_can_be_written() -> None:
    text = """
__global__ void sums(float *out, const float *in)
{
    __shared__ float part[256];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int s = 1; s < 256; s *= 2) {
        if (t % (2 * s) == 0)
            part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = part[0];
}
"""
    given = (buffer("out", 4, output=True), buffer("in", 1024))
    steps = ("tree-coarsening(order=adjacent, factor=4)",)
    made = patched(text, steps, given, grid=4, block=256)
    (step,) = made.steps
    assert "kernel.cu:10: part[t] += part[t + s];" in step.lines
    says, *_ = step.write.split("\n")
    assert says.endswith("and every bit stays the same")


def test_a_version_that_cannot_be_made_again_says_so() -> None:
    steps = ("shared-padding(array=other, pitch=128, bytes=4)",)
    made = patched(TRANSPOSE, steps, MATRIX, grid=(4, 4, 1), block=(32, 32, 1))
    assert made.reason.startswith("a kept version cannot be made again")
