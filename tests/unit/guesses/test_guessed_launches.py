"""Launches are guessed right, confirmed by runs, and refused where none is without an error."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from compilers import has_nvrtc

from cuado.cli.settings import stated_words
from cuado.errors import CuadoError
from cuado.guesses import source_files
from cuado.guesses.guess import GuessError
from cuado.guesses.plan import BufferPlan, NumberPlan
from cuado.guesses.roles import Role
from cuado.guesses.source_files import SourceFile, guess_case, open_source
from cuado.guesses.subject import Given, subject
from cuado.model.arguments import Buffer, Content
from cuado.model.cuda_source import CudaSource
from cuado.sources.case import load_case
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.kernels import short_name
from cuado.sources.case.refusals import NVRTC, refused
from guess.score import wrong

FOLDER = Path(__file__).parents[3] / "benchmarks" / "guess"
RIGHT = tomllib.loads((FOLDER / "own.toml").read_text("utf-8"))


pytestmark = pytest.mark.skipif(not has_nvrtc(), reason="no NVRTC")


@cache
def opened(name: str) -> SourceFile:
    return open_source(FOLDER / name)


def written(tmp_path: Path, text: str) -> SourceFile:
    path = tmp_path / "k.cu"
    path.write_text(text)
    return open_source(path)


def content(buffer: Buffer) -> tuple[object, ...]:
    fill = buffer.fill
    ends = (fill.low, fill.high) if fill.content is Content.RANDOM else ()
    return buffer.name, buffer.type, buffer.elements, fill.content, *ends


@pytest.mark.parametrize(
    "kernel", ["saxpy", "spmv", "transpose", "copy4", "row_sums", "column_mean", "shade"]
)
def test_right_launches(kernel: str, tmp_path: Path) -> None:
    made = guess_case(opened("own.cu"), kernel, tmp_path)
    assert made.guess is not None
    assert list(wrong(made.guess, RIGHT[kernel])) == []
    (tmp_path / f"{kernel}.toml").write_text(made.text)
    loaded = load_case(tmp_path / f"{kernel}.toml")
    assert (loaded.grid, loaded.block) == (made.guess.launch.grid, made.guess.launch.block)
    assert [a.name for a in loaded.arguments] == [a.name for a in made.guess.launch.arguments]
    assert list(map(content, loaded.buffers)) == list(map(content, made.guess.launch.buffers))


def test_a_template_is_instantiated_beside_the_case(tmp_path: Path) -> None:
    made = guess_case(opened("own.cu"), "scale_all", tmp_path)
    text = (tmp_path / "own_scale_all.cu").read_text()
    assert "template __global__ void scale_all<float, 4>(float *data, float factor, int n);" in text
    (tmp_path / "scale_all.toml").write_text(made.text)
    assert load_case(tmp_path / "scale_all.toml").block == (256, 1, 1)


def test_dynamic_shared_memory_is_what_blocks_touch(tmp_path: Path) -> None:
    made = guess_case(opened("own.cu"), "block_max", tmp_path)
    assert made.guess is not None
    assert made.guess.plan.dynamic_shared == "BLOCK * 4"
    assert 'dynamic_shared_bytes = "BLOCK * 4"' in made.text


def test_what_somebody_states_counts(tmp_path: Path) -> None:
    given = Given(block=(64, 1, 1), numbers={"n": 1000})
    made = guess_case(opened("own.cu"), "saxpy", tmp_path, given)
    assert made.guess is not None
    assert (made.guess.launch.block, made.guess.launch.grid) == ((64, 1, 1), (16, 1, 1))


def test_roles_of_numbers() -> None:
    source = opened("own.cu")
    wanted = {
        "heat": {"nx": Role.EXTENT, "ny": Role.EXTENT},
        "row_sums": {"rows": Role.EXTENT, "cols": Role.LENGTH},
        "logistic": {"n": Role.EXTENT, "steps": Role.COUNT},
        "bias_add": {"total": Role.EXTENT, "channels": Role.STRIDE, "plane": Role.STRIDE},
        "batched_matmul": {"m": Role.EXTENT, "n": Role.EXTENT, "k": Role.LENGTH},
    }
    for entry in source.module.entries:
        name = short_name(entry.name)
        if name in wanted:
            found = subject(source.module, entry, name, source.text, source.functions[name])
            roles = {each.name: found.roles.main(each.place) for each in found.numbers}
            assert roles == wanted.pop(name)
    assert not wanted


def test_a_launch_in_the_text_counts(tmp_path: Path) -> None:
    source = open_source(_with_host(tmp_path))
    made = guess_case(source, "add", tmp_path)
    assert made.guess is not None
    assert (made.guess.launch.block, made.guess.launch.grid) == ((96, 1, 1), (53, 1, 1))
    assert made.guess.plan.constants["n"] == 5000


def _with_host(tmp_path: Path) -> Path:
    path = tmp_path / "k.cu"
    path.write_text(
        "__global__ void add(float *a, int n) {\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "    if (i < n) a[i] += 1.0f;\n}\n"
        "#ifndef __CUDACC_RTC__\n"
        "void go(float *a) { const int n = 5000, block = 96; add<<<53, block>>>(a, n); }\n"
        "#endif\n"
    )
    return path


@pytest.mark.parametrize(
    ("body", "said", "remedy"),
    [
        ("if (a == nullptr) a[0] = 1;", "writes nothing", "which no option states: write a case"),
        ("a[(long long)threadIdx.x - (1ll << 40)] = 1;", "out of bounds", "-s n=1024 -s 'a=n'"),
        ("while (a[0] < 1) n += 1; a[0] = n;", "no launch of k", "-s n=1024 -s 'a=n'"),
    ],
)
def test_what_is_no_launch_is_refused(tmp_path: Path, body: str, said: str, remedy: str) -> None:
    source = written(tmp_path, f"__global__ void k(volatile float *a, int n) {{ {body} }}")
    with pytest.raises(GuessError, match=said) as caught:
        guess_case(source, "k", tmp_path, Given(block=(32, 1, 1)))
    assert remedy in caught.value.remedy


def test_nvcc_takes_what_nvrtc_refuses_or_the_first_error_is_told(tmp_path: Path) -> None:
    with pytest.raises(CuadoError, match="nowhere"):
        written(tmp_path, '#include "nowhere.h"\n__global__ void k(float *a) { a[0] = 1; }')


@pytest.mark.parametrize(
    "log", ['own.cu(1): error: "one"', "nvrtc: error: invalid value for --gpu-architecture (-arch)"]
)
def test_nvcc_is_asked_wherever_nvrtc_says_its_error_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: str
) -> None:
    def compiled(source: CudaSource, *, is_last: bool = False) -> str:
        if source.compiler == "auto":
            assert is_last
            raise refused(NVRTC, log, source.path, {})
        return compile_source(replace(source, compiler="nvrtc"))

    monkeypatch.setattr(source_files, "compile_source", compiled)
    found = written(tmp_path, "__global__ void k(float *a) { a[0] = 1; }")
    assert found.building.compiler == "nvcc"


def test_padded_planes_and_blocks_that_divide_an_axis_are_found(tmp_path: Path) -> None:
    body = (
        "__shared__ float t[12][36]; const size_t row = nx + 10, slice = row * (ny + 10);\n"
        "const int u = threadIdx.x, v = threadIdx.y;\n"
        "size_t at = (blockIdx.y * 8 + v + 5) * row + blockIdx.x * 32 + u + 5;\n"
        "for (int z = 0; z < nz; z++, at += slice) {\n"
        "  t[v][u] = a[at + 10 * slice]; __syncthreads();\n"
        "  out[at + 5 * slice] = a[at - 5 * row - 5] + t[v][u]; __syncthreads(); }"
    )
    text = (
        'extern "C" __global__ void k(float *out, const float *a, int nx, int ny, int nz) '
        f"{{ {body} }}"
    )
    made = guess_case(written(tmp_path, text), "k", tmp_path).guess
    assert made is not None
    assert made.launch.block == (32, 8, 1)
    items = {each.name: each.items for each in made.plan.arguments if isinstance(each, BufferPlan)}
    assert items["a"] == "(nz + 10) * (nx + 10) * (ny + 10)"
    assert made.launch.grid[0] * 32 == made.plan.constants["nx"]


def test_distances_of_rows_in_a_product_of_tiles_follow_from_its_sizes(tmp_path: Path) -> None:
    text = (
        "__global__ void gemm(int M, int N, int K, const float *A, int lda, const float *B,\n"
        "  int ldb, float *C, int ldc) {\n"
        "  __shared__ float a[16][16], b[16][17];\n"
        "  int x = threadIdx.x, y = threadIdx.y;\n"
        "  int row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x; float s = 0;\n"
        "  for (int t = 0; t < (K + 15) / 16; ++t) {\n"
        "    a[y][x] = row < M && t * 16 + x < K ? A[(size_t)row * lda + t * 16 + x] : 0;\n"
        "    b[y][x] = col < N && t * 16 + y < K ? B[(size_t)(t * 16 + y) * ldb + col] : 0;\n"
        "    __syncthreads();\n"
        "    for (int k = 0; k < 16; ++k) s += a[y][k] * b[k][x];\n"
        "    __syncthreads(); }\n"
        "  if (row < M && col < N) C[(size_t)row * ldc + col] = s; }"
    )
    made = guess_case(written(tmp_path, text), "gemm", tmp_path).guess
    assert made is not None
    values = {each.name: each.value for each in made.plan.arguments if isinstance(each, NumberPlan)}
    assert (values["lda"], values["ldb"], values["ldc"]) == ("K", "N", "N")
    items = {each.name: each.items for each in made.plan.arguments if isinstance(each, BufferPlan)}
    assert items == {"A": "M * K", "B": "N * K", "C": "M * N"}


def test_a_buffer_and_a_number_are_as_somebody_says(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void k(float *a, const float *w, int n, int m, int pitch) {\n"
        "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  if (i < n) a[i] += w[(i % m) * pitch]; }",
    )
    given = Given(numbers={"w": 4096, "m": 8}, formulas={"pitch": "m + 3", "a": "n + pitch"})
    made = guess_case(source, "k", tmp_path, given)
    assert made.guess is not None
    parts = {each.name: each for each in made.guess.plan.arguments}
    assert parts["pitch"] == NumberPlan("pitch", "s32", "m + 3")
    items = [each.items for each in parts.values() if isinstance(each, BufferPlan)]
    assert items == ["n + (m + 3)", "4096"]
    with pytest.raises(CuadoError, match="unknown parameter 'q'"):
        guess_case(source, "k", tmp_path, Given(formulas={"q": "n"}))
    with pytest.raises(GuessError, match="beyond"):
        guess_case(source, "k", tmp_path, Given(formulas={"a": "n // 2"}))


def test_a_border_is_no_extent_and_directions_of_a_lattice_are_counted(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void edges(const unsigned char *img, int pitch, int width, int height,\n"
        "  int border, int threshold, int *found) {\n"
        "  int x = blockIdx.x * blockDim.x + threadIdx.x + border;\n"
        "  int y = blockIdx.y * blockDim.y + threadIdx.y + border;\n"
        "  if (x >= width - border || y >= height - border) return;\n"
        "  if (img[(y - 3) * pitch + x] - img[(y + 3) * pitch + x + 3] > threshold)\n"
        "    atomicAdd(found, 1); }\n"
        "__global__ void lattice(float *f, const float *g, int nx, int ny) {\n"
        "  int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  int y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "  if (x >= nx || y >= ny) return;\n"
        "  for (int k = 0; k < 9; k++, y += ny) f[y * nx + x] = g[y * nx + x]; }",
    )
    made = guess_case(source, "edges", tmp_path).guess
    assert made is not None
    constants = made.plan.constants
    assert constants["border"] < 16 < constants["threshold"] + 1 < constants["width"]
    assert made.launch.grid[0] * made.launch.block[0] >= constants["width"]
    lattice = guess_case(source, "lattice", tmp_path).guess
    assert lattice is not None
    items = [each.items for each in lattice.plan.arguments if isinstance(each, BufferPlan)]
    assert items == ["9 * nx * ny", "9 * nx * ny"]


def test_a_formula_is_not_right_for_squares_alone(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void pad(float *q, const float *p, int nx, int ny, int lead) {\n"
        "  int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  int y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "  if (x < nx && y < ny) q[y * nx + x] = p[(y + 4) * lead + x + 4]; }",
    )
    made = guess_case(source, "pad", tmp_path).guess
    assert made is not None
    for nx, ny in ((2048, 64), (64, 2048)):
        launch = made.plan.launch("", "pad", {"nx": nx, "ny": ny})
        items = {each.name: each.bytes // 4 for each in launch.buffers}
        assert items["p"] >= (ny + 3) * nx + 4 + nx


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (Given(numbers={"nope": 3}), "unknown parameter 'nope'"),
        (Given(numbers={"n": -4}), "no blocks"),
        (Given(formulas={"m": "m + 8"}), "is itself given as an expression"),
        (Given(formulas={"m": "foo"}), "unknown number 'foo'"),
        (Given(formulas={"n": "m"}), "bounds the grid"),
        (Given(numbers={"a": 5}), "'a' is accessed beyond the 5 items stated for it"),
    ],
)
def test_what_somebody_says_wrong_is_named(tmp_path: Path, given: Given, said: str) -> None:
    source = written(
        tmp_path,
        "__global__ void k(float *a, int n, int m) {\n"
        "  int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) a[i] = m; }",
    )
    with pytest.raises(CuadoError, match=said):
        guess_case(source, "k", tmp_path, given)


def test_a_line_of_settings_is_cut_outside_of_brackets() -> None:
    assert stated_words("n=min(64, 8), x=n * (m + 2),") == ["n=min(64, 8)", "x=n * (m + 2)"]


def test_what_is_stated_may_name_a_number_that_follows_from_others(tmp_path: Path) -> None:
    source = written(
        tmp_path,
        "__global__ void k(float *a, const float *b, int n, int m, int lda, int ldb) {\n"
        "  int x = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "  int y = blockIdx.y * blockDim.y + threadIdx.y;\n"
        "  if (x < n && y < m) a[y * lda + x] = b[y * ldb + x]; }",
    )
    made = guess_case(source, "k", tmp_path, Given(formulas={"ldb": "lda + 8"})).guess
    assert made is not None
    values = {each.name: each.value for each in made.plan.arguments if isinstance(each, NumberPlan)}
    assert (values["lda"], values["ldb"]) == ("n", "(n) + 8")


def test_a_side_of_the_block_is_no_number(tmp_path: Path) -> None:
    text = "__global__ void k(float *a) { a[blockIdx.x * blockDim.x + threadIdx.x] = 1; }"
    with pytest.raises(CuadoError, match="unknown parameter 'BLOCK'"):
        guess_case(written(tmp_path, text), "k", tmp_path, Given(numbers={"BLOCK": 64}))


HALO = """
__global__ void smooth(const float *in, float *out, int n)
{
    __shared__ float tile[66];
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i < n)
        tile[threadIdx.x + 1] = in[i];
    __syncthreads();
    if (i < n)
        out[i] = tile[threadIdx.x] + tile[threadIdx.x + 2];
}
"""


def test_a_kernel_that_reads_unwritten_shared_memory_is_guessed_for_the_check_to_say_so(
    tmp_path: Path,
) -> None:
    made = guess_case(written(tmp_path, HALO), "smooth", tmp_path)
    assert made.guess is not None
    assert made.guess.launch.block == (64, 1, 1)
    fault = "shared memory is read that no thread has written ('tile') at k.cu:10"
    assert made.guess.own_fault == fault
    assert fault in made.text.splitlines()[0]
    # Where all of it is written nothing is said.
    whole = HALO.replace(
        "    if (i < n)\n        tile", "    tile[0] = tile[65] = 0.f;\n        tile"
    )
    whole = whole.replace("= in[i]", "= i < n ? in[i] : 0.f")
    right = guess_case(written(tmp_path, whole), "smooth", tmp_path)
    assert right.guess is not None
    assert right.guess.own_fault == ""
    assert "an emulated run of it made no error" in right.text


def test_a_table_of_pointers_is_named_before_anything_is_run(tmp_path: Path) -> None:
    text = """
    __global__ void gather(const float *const *rows, float *out, int n) {
        int i = blockIdx.x * blockDim.x + threadIdx.x;
        if (i < n) out[i] = rows[blockIdx.y][i];
    }
    """
    with pytest.raises(GuessError, match="'rows' of gather holds pointers") as caught:
        guess_case(written(tmp_path, text), "gather", tmp_path)
    assert "cuado capture" in str(caught.value)
