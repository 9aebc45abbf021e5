"""Transpose and averaging: cases load and compute what they say, programs run on the CPU."""

import re
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from compilers import has_nvrtc
from numpy.typing import NDArray

from cuado.model.launch import Launch
from cuado.sass.toolchain import locate
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.case import load_case
from cuado.sources.case.description import Reference, read_case
from cuado.sources.case.reference import elements, expected_outputs
from cuado.sources.case.sources import needs_host

EXAMPLES = Path(__file__).parents[2] / "examples"
CASES = sorted(
    path
    for name in ("transpose", "averaging")
    for path in (EXAMPLES / name).glob("*.toml")
    if not path.stem.startswith("study")
)
SMALL = {"transpose": {"N": 256}, "averaging": {"SETS": 2, "COUNT": 4}}
MATRICES = 2 << 28
SETS = 2**32 + 8 * 2**20
EIGHT_SETS = 36 * 2**20 + 32 * 2**10
SHAPES = {
    "transpose_1d": ((32, 1, 1), (256, 1, 1), MATRICES),
    "transpose_2d": ((256, 256, 1), (32, 32, 1), MATRICES),
    "transpose_shared": ((256, 256, 1), (32, 32, 1), MATRICES),
    "transpose_padded": ((256, 256, 1), (32, 32, 1), MATRICES),
    "transpose_multi": ((256, 256, 1), (32, 4, 1), MATRICES),
    "copy": ((16384, 1, 1), (256, 1, 1), MATRICES),
    "average_v1": ((1, 1, 1), (1024, 1, 1), EIGHT_SETS),
    "average_v2_8_sets": ((8, 1, 1), (1024, 1, 1), EIGHT_SETS),
    "average_v2": ((1024, 1, 1), (1024, 1, 1), SETS),
    "average_v3": ((1024, 1, 1), (32, 32, 1), SETS),
    "average_v4": ((1024, 1, 1), (32, 32, 1), SETS),
    "average_v5": ((1024, 1, 1), (32, 32, 1), SETS),
    "average_v6": ((1024, 1, 1), (32, 32, 1), SETS),
    "average_v7": ((128, 1, 1), (32, 32, 1), SETS),
    "read": ((1024, 1, 1), (1024, 1, 1), SETS),
}


HAS_NVCC = next(locate.find_each(locate.Program.NVCC), None) is not None
HAS_PTXAS = next(locate.find_each(locate.Program.PTXAS), None) is not None
needs_nvcc = pytest.mark.skipif(not HAS_NVCC, reason="no nvcc")
needs_ptxas = pytest.mark.skipif(not HAS_PTXAS, reason="no ptxas")
needs_compiler = pytest.mark.skipif(not (HAS_NVCC or has_nvrtc()), reason="neither NVRTC nor nvcc")
named = pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))


@pytest.fixture(scope="module")
def one_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def shared_cache(one_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(one_cache))


def test_there_are_all_of_them() -> None:
    assert {path.stem for path in CASES} == set(SHAPES)


@needs_compiler
@needs_ptxas
@named
def test_it_loads_and_assembles(path: Path) -> None:
    launch = load_case(path)
    assert launch.name == path.stem
    assert len(launch.outputs) == 1
    shape = launch.grid, launch.block, sum(buffer.bytes for buffer in launch.buffers)
    assert shape == SHAPES[path.stem]
    source = (path.parent / f"{path.stem.removesuffix('_8_sets')}.cu").read_text()
    assert source in launch.sources.values()
    assert not needs_host(source)
    assert assemble(launch.ptx, AssembleOptions(architecture="sm_90")).cubin


@needs_nvcc
@named
def test_nvcc_takes_it_too(path: Path) -> None:
    assert ".entry" in load_case(path, compiler="nvcc").ptx


def _small(name: str) -> tuple[dict[str, NDArray[Any]], NDArray[Any]]:
    """Arrays and the expected output of a case of little data."""
    path = next(path for path in CASES if path.stem == name)
    case = read_case(path, SMALL[path.parent.name])
    assert isinstance(case.reference, Reference)
    launch = Launch(case.name, "", "", case.grid, case.block, case.arguments, case.outputs)
    (expected,) = expected_outputs(case.reference, launch).values()
    return {buffer.name: elements(buffer) for buffer in launch.buffers}, expected


@pytest.mark.parametrize("name", [name for name in SHAPES if name.startswith("transpose")])
def test_a_transpose_is_one(name: str) -> None:
    arrays, expected = _small(name)
    for i, j in ((0, 0), (3, 200), (255, 1)):
        assert expected[i, j] == arrays["in"][j, i]
    assert expected.shape == (256, 256)
    assert len(np.unique(arrays["in"])) > 60000


def test_the_copy_moves_every_element() -> None:
    """The kernel's own indices: blocks of 256 threads that take four steps of 16 bytes."""
    arrays, expected = _small("copy")
    blocks = 256 // 256 * (256 // 16)
    first = 1024 * np.arange(blocks)[:, None] + np.arange(256)
    moved = np.concatenate([first + 256 * i for i in range(4)])
    assert sorted(moved.reshape(-1)) == list(range(256 * 256 // 4))
    assert (expected == arrays["in"]).all()


@pytest.mark.parametrize("name", [name for name in SHAPES if name.startswith("average")])
def test_averages_are_multiplied(name: str) -> None:
    """Element by element, in Python's numbers."""
    arrays, expected = _small(name)
    assert expected.shape == (1024, 2)
    for row, set_ in ((0, 0), (7, 1), (1023, 1)):
        total = 0.0
        for element in range(1024):
            mean = sum(map(float, arrays["input"][set_, element])) / 4
            total += mean * float(arrays["matrix"][row, element])
        assert expected[row, set_] == pytest.approx(total, rel=1e-6)


def test_the_roof_reads_everything_once() -> None:
    arrays, expected = _small("read")
    read = arrays["input"].sum(dtype="float64") + arrays["matrix"].sum(dtype="float64")
    assert expected.sum() == pytest.approx(read, rel=1e-9)
    steps = arrays["input"].reshape(2, -1, 4)
    rest = arrays["matrix"].reshape(-1)
    for block, thread in ((0, 0), (1, 77)):
        total = steps[block, thread::1024].sum(dtype="float64")
        total += rest[1024 * block + thread :: 2048].sum(dtype="float64")
        assert expected.reshape(2, 1024)[block, thread] == pytest.approx(total, rel=1e-6)


def test_lanes_of_version_7_end_with_their_sums() -> None:
    """``warp_sums`` on 32 lanes in lockstep: lane i has the i-th sum."""
    lane = np.arange(32)
    given = np.random.default_rng(1).random((32, 32))
    values = given.copy()
    for apart in (16, 8, 4, 2, 1):
        upper = (lane & apart) != 0
        for i in range(apart):
            kept = np.where(upper, values[:, i + apart], values[:, i])
            handed = np.where(upper, values[:, i], values[:, i + apart])
            values[:, i] = kept + handed[lane ^ apart]
    np.testing.assert_allclose(values[:, 0], given.sum(axis=0), rtol=1e-12)
    stored = [(i // 8, i % 8) for i in range(32)]  # row and data set
    assert stored == [(r, s) for r in range(4) for s in range(8)]


@needs_compiler
def test_barriers_and_wide_loads_are_where_the_versions_say() -> None:
    ptx = {
        name: load_case(EXAMPLES / "averaging" / f"{name}.toml").ptx
        for name in SHAPES
        if "_v" in name
    }
    for name in ("average_v5", "average_v6", "average_v7"):
        assert len(re.findall(r"bar(rier)?(\.cta)?\.sync", ptx[name])) == 1
    assert len(re.findall(r"bar(rier)?(\.cta)?\.sync", ptx["average_v4"])) > 1
    wide = {name: bool(re.search(r"ld\.global\S*\.v4", text)) for name, text in ptx.items()}
    assert {name for name, found in wide.items() if found} == {"average_v6", "average_v7"}


@needs_compiler
@needs_ptxas
@pytest.mark.parametrize("name", ["average_v6", "average_v7", "read"])
def test_nothing_spills(name: str) -> None:
    ptx = load_case(EXAMPLES / "averaging" / f"{name}.toml").ptx
    resources = assemble(ptx, AssembleOptions(architecture="sm_90")).resources
    assert [kernel.spill_stores for kernel in resources.values()] == [0]


@pytest.fixture(scope="module", params=["transpose", "averaging"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    name = str(request.param)
    nvcc = locate.find(locate.Program.NVCC).path
    made = tmp_path_factory.mktemp(name) / name
    words = ["-O3", "-std=c++17", "-arch=sm_90", "-lineinfo", "-Xcompiler", "-fopenmp"]
    readme = (EXAMPLES / name / "README.md").read_text()
    assert f"nvcc {' '.join(words)} -o {name} {name}.cu" in readme
    done = subprocess.run(
        [nvcc, *words, "-o", made, EXAMPLES / name / f"{name}.cu"],
        capture_output=True,
        text=True,
        check=False,
    )
    if "host compiler" in done.stderr or "cc1plus" in done.stderr or "lgomp" in done.stderr:
        pytest.skip("nvcc has no host compiler with OpenMP")
    assert done.returncode == 0, done.stderr
    return made


@needs_nvcc
def test_the_program_runs_on_the_cpu(program: Path) -> None:
    size = {"transpose": ["--size", "512"], "averaging": ["--sets", "2"]}[program.name]
    done = subprocess.run([program, "--cpu", *size], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (row,) = re.findall(r"^CPU .*$", done.stdout, re.M)
    milliseconds, *_ = re.findall(r"\d+\.\d+", row)
    assert float(milliseconds) > 0  # what follows from it rounds to 0 on a loaded machine
    helped = subprocess.run([program, "--help"], capture_output=True, text=True, check=False)
    assert helped.returncode == 0
    assert all(option in helped.stdout for option in (size[0], "--version", "--repeat", "--cpu"))


@needs_nvcc
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--repeat"], "--repeat takes a number from 1 to 1000"),
        (["--version", "x"], "--version takes a number from 1 to "),
        (["--fast"], "there is no option --fast"),
    ],
)
def test_wrong_options_are_refused(program: Path, words: list[str], says: str) -> None:
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{program.name}: {says}")
