"""What each kind writes, on sources in which it is easy to write the wrong thing. Not timed."""

import pytest
from patched_sources import buffer, drafted, is_equal, number, patched

GIVEN = (buffer("out", 1024, output=True), buffer("in", 1024), number("n", 1024))
HEAD = "__global__ void k(float *out, const float *in, int n)\n{\n"
INDEX = "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"


def lines(text: str, source: str) -> list[str]:
    """Lines that a source did not have."""
    known = {line.strip() for line in source.split("\n")}
    return [line.strip() for line in text.split("\n") if line.strip() not in known]


ARITHMETIC = {
    "fp64-as-fp32": {
        "double x = in[i] * 0.5 + 1e-3;": "float x = in[i] * 0.5f + 1e-3f;",
        "out[i] = x * (double)n; // 0.5": "out[i] = x * (float)n; // 0.5",
        "out[i] += in[i] * HALF;": "out[i] += in[i] * ((float)(HALF));",
        # A name of the function's own is no constant of the file, and is declared as it was.
        "const float B = in[i] / 3.0;": "const float B = in[i] / 3.0f;",
        "const float ONE = 1e8 / B;": "const float ONE = 1e8f / B;",
        "out[i] -= B * ONE * 2.0;": "out[i] -= B * ONE * 2.0f;",
    },
    "fast-functions": {
        "out[i] = expf(in[i]);": "out[i] = __expf(in[i]);",
        "out[i] += powf(in[i], 2.5f);": "out[i] += __powf(in[i], 2.5f);",
    },
    "fast-math": {
        "out[i] = in[i] / n / 3.f;": "out[i] = __fdividef(__fdividef(in[i], n), 3.f);",
        "out[i] += 1.f / in[i / 2];": "out[i] += __fdividef(1.f, in[i / 2]);",
    },
    "fused-multiply-add": {
        "out[i] = __fadd_rn(1.f, __fmul_rn(in[i], 3.f));": "out[i] = fmaf(in[i], 3.f, 1.f);",
        "out[i] += __fsub_rn(__fmul_rn(in[i], n), 2.f);": "out[i] += fmaf(in[i], n, -(2.f));",
    },
}


def test_arithmetic() -> None:
    for step, pairs in ARITHMETIC.items():
        body = "".join(f"    {statement}\n" for statement in pairs)
        source = f"#define HALF 0.5\nconstexpr double ONE = 1;\n{HEAD}{INDEX}{body}}}\n"
        assert lines(drafted(source, step, GIVEN).text, source) == list(pairs.values())


COLUMNS = """\
__global__ void k(float *out, const float *in, int n)
{
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[32], s = 0;
#pragma unroll
    for (int k = 0; k < 32; k++)
        a[k] = k * 0.5f + in[i];
    for (int r = 0; r < n; r++)
        s += a[(r * n + i) & 31];
    tile[threadIdx.x] = s;
    __syncthreads();
    s = tile[threadIdx.x ^ 1];
    out[i] = s;
}
"""
RUNS = (buffer("out", 8192, output=True), buffer("in", 8192), number("n", 3))
HINTED = [
    "__device__ __forceinline__ float load_L2_128B(const float *from)",
    "float value;",
    'asm("ld.global.L2::128B.f32 %0, [%1];" : "=f"(value) : "l"(from));',
    "return value;",
    "a[k] = k * 0.5f + load_L2_128B(&in[i]);",
]
IN_SHARED = [
    "__shared__ float a[32][128];",
    "float s = 0;",
    "a[k][threadIdx.x] = k * 0.5f + in[i];",
    "s += a[(r * n + i) & 31][threadIdx.x];",
]


def test_memory() -> None:
    pairs = {
        "barrier-weakening": ["__syncwarp();"],
        "local-arrays-in-shared": IN_SHARED,
        "cache-operators(buffer=in, access=load, operator=cs)": [
            "a[k] = k * 0.5f + __ldcs(&in[i]);"
        ],
        "cache-operators(buffer=out, access=store, operator=cs)": ["__stcs(&out[i], s);"],
        "cache-operators(buffer=in, access=load, operator=L2::128B)": HINTED,
    }
    for step, made in pairs.items():
        assert lines(drafted(COLUMNS, step, RUNS).text, COLUMNS) == made


STRIPED = f"""\
{HEAD}    size_t first = (size_t)(blockIdx.x * blockDim.x + threadIdx.x) * 8;
    for (int k = 0; k < 8; k++)
        out[first + k] = in[k + first] * n;
}}
"""


def test_runs_are_striped() -> None:
    pairs = {
        STRIPED: [
            "size_t first = (size_t)blockIdx.x * blockDim.x * 8 + threadIdx.x;",
            "out[first + k * blockDim.x] = in[k * blockDim.x + first] * n;",
        ],
        STRIPED.replace("* n;", "* k;"): [],
        STRIPED.replace("* n;", "* threadIdx.x;"): [],
    }
    for text, made in pairs.items():
        assert lines(drafted(text, "striped-iterations", RUNS).text, text) == made


BYTES = (
    buffer("out", 1 << 20, "u8", output=True),
    buffer("in", 1 << 20, "u8"),
    number("n", 1 << 20),
)
RETURN = "if (i >= n)\n        return;"
BYTE_HEAD = HEAD.replace("float", "unsigned char")


def test_neighbours_share_wide_accesses() -> None:
    pairs = {
        f"{INDEX}    if (i < n)\n        out[i] = in[i] ^ 1;\n": "((first + 15) < n) && ",
        f"{INDEX}    {RETURN}\n    out[i] = in[i] ^ 1;\n": "!((first + 15) >= n) && ",
        f"{INDEX}    out[i] = in[i] ^ 1;\n": "",
    }
    for body, condition in pairs.items():
        source = f"{BYTE_HEAD}{body}}}\n"
        made = drafted(source, "wide-access(factor=16)", BYTES, grid=4096, block=256)
        written = lines(made.text, source)
        assert f"if ({condition}((size_t)&out[first] | (size_t)&in[first]) % 16 == 0) {{" in written
        assert "const uint4 in_words = *reinterpret_cast<const uint4 *>(&in[first]);" in written
        assert "out_wide[part] = in_wide[part] ^ 1;" in written
        assert made.setting.grid == (256, 1, 1)


def test_kernels_of_another_form_stay() -> None:
    pairs = {
        f"{INDEX}    if (i < n && in[i] > 3)\n        out[i] = in[i];\n": "its guard",
        f"{INDEX}    int j = threadIdx.x;\n    out[i] = in[i] + j;\n": "used in several ways",
        f"{INDEX}    out[i + 1] = in[i + 1];\n": "by the index alone",
        f"{INDEX}    for (; i < n; i += 4096 * 256)\n        out[i] = in[i];\n": "is changed",
    }
    for body, reason in pairs.items():
        source = f"{BYTE_HEAD}{body}}}\n"
        made = drafted(source, "wide-access(factor=16)", BYTES, grid=4096, block=256)
        assert not made.written
        assert made.text == source
        assert reason in made.results[0].made.reason  # type: ignore[union-attr]


def test_an_index_behind_a_macro_is_not_overlooked() -> None:
    source = f"#define I (blockIdx.x * blockDim.x + threadIdx.x)\n{HEAD}    out[I] = in[I];\n}}\n"
    made = drafted(source, "thread-coarsening(axis=x, factor=2)", GIVEN)
    assert made.results[0].made.says.endswith("one after another")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("block", "step", "reads"),
    [
        ((32, 8, 1), "thread-remap(row=32, width=4, height=8)", "threadIdx.y * 4u"),
        ((16, 16, 1), "thread-remap(row=16, width=1, height=16)", "thread_y = threadIdx.x;"),
        ((8, 16, 1), "thread-remap(row=8, width=2, height=4)", "threadIdx.y % 4u * 2u"),
        ((8, 4, 4), "thread-remap(row=32, width=8, height=4)", "threadIdx.z * 4u"),
    ],
)
def test_renumbered_threads_are_told_by_names(
    block: tuple[int, int, int], step: str, reads: str
) -> None:
    x, y, z = block
    text = (
        "__global__ void k(float *out, const float *in) {\n"
        f"    int i = (threadIdx.z * {y} + threadIdx.y) * {x} + threadIdx.x;\n"
        f"    i += {x * y * z} * blockIdx.x;\n"
        "    out[i] = in[i] + threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z;\n}\n"
    )
    elements = 2 * x * y * z
    given = (buffer("out", elements, output=True), buffer("in", elements))
    made, equal = is_equal(text, step, given, grid=2, block=block)
    assert equal
    assert reads in made.text
    assert "out[i] = in[i] + thread_x + 10 * thread_y + 100 * thread_z;" in made.text


def test_an_index_that_is_passed_on_whole_is_hidden() -> None:
    text = (
        "__global__ void k(float *out, const float *in) {\n"
        "    const uint3 own = threadIdx;\n"
        "    const int i = own.y * 16 + own.x + 256 * blockIdx.x;\n"
        "    out[i] = in[i];\n}\n"
    )
    given = (buffer("out", 512, output=True), buffer("in", 512))
    step = "thread-remap(row=16, width=1, height=16)"
    made, equal = is_equal(text, step, given, grid=2, block=(16, 16, 1))
    assert equal
    assert "const uint3 threadIdx = {thread_x, thread_y, thread_z};" in made.text


def test_renumbered_threads_are_coarsened_statement_by_statement() -> None:
    text = (
        "__global__ void k(float *out, const float *in) {\n"
        "    int row = threadIdx.x, col = threadIdx.y;\n"
        "    int i = (blockIdx.x * 16 + row) * 16 + col;\n"
        "    out[i] = 2 * in[i];\n}\n"
    )
    given = (buffer("out", 512, output=True), buffer("in", 512))
    steps = ("thread-remap(row=16, width=1, height=16)", "thread-coarsening(axis=y, factor=2)")
    record = patched(text, steps, given, grid=2, block=(16, 16, 1), seconds=0.1)
    says = [each.says for each in record.steps]
    assert says[1] == "a thread does the work of 2 along y, statement by statement"
