"""The BiCGStab example: its cases load and compute what they say, its program solves on the CPU."""

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

FOLDER = Path(__file__).parents[2] / "examples" / "bicgstab"
SPMV = sorted(FOLDER.glob("spmv_v*.toml"))
SMOOTH = sorted(FOLDER.glob("jacobi_smooth_v*.toml"))
ROOFS = [FOLDER / "stream.toml", FOLDER / "jacobi_stream.toml"]
THREADS_PER_ROW = {0: 1, 1: 1, 2: 1, 3: 4, 4: 32, 5: 16, 6: 16, 7: 8}
SMALL = {"ROWS": 96}


HAS_NVCC = next(locate.find_each(locate.Program.NVCC), None) is not None
HAS_PTXAS = next(locate.find_each(locate.Program.PTXAS), None) is not None
needs_nvcc = pytest.mark.skipif(not HAS_NVCC, reason="no nvcc")
needs_ptxas = pytest.mark.skipif(not HAS_PTXAS, reason="no ptxas")
needs_compiler = pytest.mark.skipif(not (HAS_NVCC or has_nvrtc()), reason="neither NVRTC nor nvcc")
named = pytest.mark.parametrize("path", [*SPMV, *SMOOTH, *ROOFS], ids=lambda path: str(path.stem))


@pytest.fixture(scope="module")
def one_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def shared_cache(one_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(one_cache))


def test_there_are_all_of_them() -> None:
    assert [path.stem for path in SPMV] == [f"spmv_v{n}" for n in range(8)]
    assert [path.stem for path in SMOOTH] == ["jacobi_smooth_v0", "jacobi_smooth_v1"]


@needs_compiler
@needs_ptxas
@named
def test_it_loads_and_assembles(path: Path) -> None:
    launch = load_case(path)
    assert launch.name == path.stem
    assert launch.outputs == ("y",)
    assert launch.sources[str(path.with_suffix(".cu" if path in ROOFS else ".cuh"))]
    assert assemble(launch.ptx, AssembleOptions(architecture="sm_90")).cubin


@needs_nvcc
@named
def test_nvcc_takes_it_too(path: Path) -> None:
    assert ".entry" in load_case(path, compiler="nvcc").ptx


@needs_compiler
def test_read_only_loads_are_where_the_versions_say() -> None:
    """Two loads of row pointers, one of a column; 16 of a block and 4 of x, or their share."""
    found = {}
    for path in SPMV[:3]:
        ptx = load_case(path).ptx
        plain = len(re.findall(r"ld\.global\.[uf]64|ld\.global\.b64", ptx))
        found[path.stem] = (plain, len(re.findall(r"ld\.global\.nc\.[ufb]64", ptx)))
    assert found["spmv_v0"][1] == 0
    assert found["spmv_v1"][1] == 4 * found["spmv_v1"][0]
    assert found["spmv_v2"][0] == 4 * found["spmv_v2"][1]


@pytest.mark.parametrize("path", SPMV, ids=lambda path: str(path.stem))
def test_every_row_has_its_threads(path: Path) -> None:
    version = int(path.stem[-1])
    case = read_case(path)
    threads = THREADS_PER_ROW[version]
    assert case.grid[0] * case.block[0] == 1048576 * threads
    text = (FOLDER / f"{path.stem}.cuh").read_text()
    assert f"constexpr int THREADS_PER_ROW = {threads};" in text
    assert not needs_host((FOLDER / "spmv.cu").read_text())


def _small(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
    """Arrays and expected outputs of a case of few rows."""
    case = read_case(path, SMALL)
    assert isinstance(case.reference, Reference)
    launch = Launch(case.name, "", "", case.grid, case.block, case.arguments, case.outputs)
    return {b.name: elements(b) for b in launch.buffers}, expected_outputs(case.reference, launch)


@pytest.mark.parametrize("path", [*SPMV, *SMOOTH], ids=lambda path: str(path.stem))
def test_every_version_has_the_same_reference(path: Path) -> None:
    first = SPMV[0] if path in SPMV else SMOOTH[0]
    expected = _small(path)[1]["y"]
    assert (expected == _small(first)[1]["y"]).all()
    assert expected.shape == (96, 4)
    assert np.ptp(expected) > 1


def test_arrays_are_a_block_csr_matrix() -> None:
    arrays, _ = _small(SPMV[0])
    lengths = np.diff(arrays["row_start"])
    assert arrays["row_start"][0] == 0
    assert arrays["row_start"][-1] == len(arrays["columns"]) == len(arrays["values"])
    assert set(lengths) == {6, 7}
    assert (lengths[::2] != lengths[1::2]).all(), "both rows of a warp have the same length"
    assert 0 <= arrays["columns"].min() <= arrays["columns"].max() < len(arrays["x"])


def test_the_thread_per_row_is_the_reference() -> None:
    """Version 0, statement by statement."""
    arrays, expected = _small(SPMV[0])
    values, x = arrays["values"].reshape(-1), arrays["x"].reshape(-1)
    for row in range(96):
        total = [0.0] * 4
        for block in range(arrays["row_start"][row], arrays["row_start"][row + 1]):
            a, source = 16 * block, 4 * int(arrays["columns"][block])
            for c in range(4):
                for r in range(4):
                    total[r] += values[a + 4 * c + r] * x[source + c]
        assert expected["y"][row] == pytest.approx(total, rel=1e-12, abs=1e-12)


def _half_warps(arrays: dict[str, NDArray[Any]]) -> NDArray[Any]:
    """Version 6 on 96 rows, warps of 32 lanes in lockstep, with its selections and shuffles."""
    values, x, start = arrays["values"].reshape(-1), arrays["x"].reshape(-1), arrays["row_start"]
    lane = np.arange(32)
    entry = lane % 16
    stored = []
    for warp in range(48):
        row = 2 * warp + lane // 16
        begin, length = start[row], start[row + 1] - start[row]
        steps = np.maximum(length, length[lane ^ 16])
        assert len(set(steps)) == 1
        total = np.zeros(32)
        for step in range(steps[0]):
            block = begin + np.minimum(step, length - 1)
            taken = x[4 * arrays["columns"][block] + entry // 4]
            total += values[16 * block + entry] * np.where(step < length, taken, 0.0)
        total = total + total[lane ^ 8]
        total = total + total[lane ^ 4]
        stored.append(total.reshape(2, 16)[:, :4])
    return np.concatenate(stored)


def test_the_half_warp_without_divergence_is_the_reference() -> None:
    arrays, expected = _small(SPMV[6])
    np.testing.assert_allclose(_half_warps(arrays), expected["y"], rtol=1e-12, atol=1e-12)


def test_the_quarter_warp_is_the_half_warp() -> None:
    """Version 7, 32 lanes in lockstep, adds up in the order of version 6: equal in every bit."""
    arrays, expected = _small(SPMV[7])
    values, x, start = arrays["values"].reshape(-1, 2), arrays["x"].reshape(-1), arrays["row_start"]
    lane = np.arange(32)
    pair = lane % 8
    found = np.zeros((96, 4))
    for warp in range(24):
        row = 4 * warp + lane // 8
        total = np.zeros((32, 2))
        for i in range(8):
            block = np.minimum(start[row] + i, start[row + 1] - 1)
            taken = x[4 * arrays["columns"][block] + pair // 2]
            total += (
                values[8 * block + pair]
                * np.where(start[row] + i < start[row + 1], taken, 0.0)[:, None]
            )
        total = total + total[lane ^ 4]
        total = total + total[lane ^ 2]
        found[row[pair < 2], 2 * pair[pair < 2]] = total[pair < 2, 0]
        found[row[pair < 2], 2 * pair[pair < 2] + 1] = total[pair < 2, 1]
    np.testing.assert_allclose(found, expected["y"], rtol=1e-12, atol=1e-12)
    assert (found == _half_warps(arrays)).all()


def test_the_roofs_read_everything_once() -> None:
    """Of rows that fill blocks of threads: sums of threads without a result are lost."""
    case = read_case(ROOFS[0], {"ROWS": 128})
    launch = Launch(case.name, "", "", case.grid, case.block, case.arguments, case.outputs)
    arrays = {b.name: elements(b) for b in launch.buffers}
    assert isinstance(case.reference, Reference)
    found = expected_outputs(case.reference, launch)["y"]
    assert found.sum() == pytest.approx(arrays["values"].sum() + arrays["columns"].sum(), rel=1e-12)
    pairs = arrays["values"].reshape(-1, 2)
    first = pairs[5::256].sum(axis=0)  # one block of threads: its share is all of it
    first[0] += arrays["columns"][5::256].sum()
    assert found.reshape(-1, 2)[5] == pytest.approx(first, rel=1e-12)

    arrays, expected = _small(ROOFS[1])
    pairs, x = arrays["inverse"].reshape(-1, 2), arrays["x"].reshape(-1, 2)
    total = x[5] + pairs[5:1024:256].sum(axis=0)
    assert expected["y"].reshape(-1, 2)[5] == pytest.approx(total, rel=1e-12)


@needs_compiler
@needs_ptxas
def test_version_7_has_registers_for_what_is_in_flight() -> None:
    (kernel,) = assemble(
        load_case(SPMV[7]).ptx, AssembleOptions(architecture="sm_90")
    ).resources.values()
    assert kernel.registers is not None
    assert 48 < kernel.registers <= 64
    assert kernel.spill_stores == 0


def test_smoothing_is_a_product_with_each_block() -> None:
    arrays, expected = _small(SMOOTH[0])
    for row in (0, 95):
        block = arrays["inverse"][row].reshape(4, 4).T
        assert expected["y"][row] == pytest.approx(block @ arrays["x"][row], rel=1e-12, abs=1e-12)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    nvcc = locate.find(locate.Program.NVCC).path
    made = tmp_path_factory.mktemp("bicgstab") / "bicgstab"
    words = ["-O3", "-std=c++17", "-arch=sm_90", "-lineinfo", "-DVERSION=4"]
    assert f"nvcc {' '.join(words)} -o bicgstab bicgstab.cu" in (FOLDER / "README.md").read_text()
    done = subprocess.run(
        [nvcc, *words, "-o", made, FOLDER / "bicgstab.cu"],
        capture_output=True,
        text=True,
        check=False,
    )
    if "host compiler" in done.stderr or "cc1plus" in done.stderr:
        pytest.skip("nvcc has no host compiler")
    assert done.returncode == 0, done.stderr
    return made


def _run(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([program, *words], capture_output=True, text=True, check=False)


@needs_nvcc
@pytest.mark.parametrize("points", ["7", "27"])
def test_the_program_solves_on_the_cpu(program: Path, points: str) -> None:
    done = _run(program, "--cpu", "--size", "10", "--points", points)
    assert done.returncode == 0, done.stdout + done.stderr
    norms = [float(line.split()[1]) for line in re.findall(r"^ +\d+  .*$", done.stdout, re.M)]
    assert len(norms) > 8
    assert norms[-1] <= 1e-8 * norms[0]
    assert ": solved" in done.stdout
    assert done.stdout == _run(program, "--cpu", "--size", "10", "--points", points).stdout


@needs_nvcc
def test_what_is_not_solved_is_said(program: Path) -> None:
    done = _run(program, "--cpu", "--size", "10", "--iterations", "2")
    assert done.returncode == 1
    assert "NOT SOLVED" in done.stdout


@needs_nvcc
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--size"], "--size takes a number from 1 to 400"),
        (["--points", "9"], "--points takes 7 or 27"),
        (["--fast"], "there is no option --fast"),
    ],
)
def test_wrong_options_are_refused(program: Path, words: list[str], says: str) -> None:
    done = _run(program, *words)
    assert done.returncode == 2
    assert done.stderr.strip() == f"bicgstab: {says}"
