"""The cases that come with cuado: each loads, and its reference computes what it says."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cuado.model.launch import Launch
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sources.case import load_case
from cuado.sources.case.description import Reference, read_case
from cuado.sources.case.reference import elements, expected_outputs
from cuado.sources.case.scaffold import scaffold
from cuado.sources.case.sources import needs_host

EXAMPLES = Path(__file__).parents[4] / "examples"
FOLDER = EXAMPLES / "cases"
CASES = sorted(FOLDER.glob("*/*.toml"))


def _has_compiler() -> bool:
    try:
        nvrtc.version()
    except ToolNotFoundError:
        return next(locate.find_each(locate.Program.NVCC), None) is not None
    return True


needs_compiler = pytest.mark.skipif(not _has_compiler(), reason="neither NVRTC nor nvcc")
SIZES = {
    "stencil": {"N": 32, "NZ": 12},
    "sgemm": {"N": 64},
    "layout": {"N": 4096},
    "precision": {"N": 4096},
}


@pytest.fixture(scope="module", autouse=True)
def one_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def shared_cache(one_cache: Path, own_cache: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(one_cache))


def test_there_are_all_of_them() -> None:
    assert {path.parent.name for path in CASES} == set(SIZES)
    assert len(CASES) == 8


@needs_compiler
@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
def test_it_loads(path: Path) -> None:
    launch = load_case(path)
    source = path.parent / f"{path.parent.name}.cu"
    assert launch.name == path.stem
    assert launch.outputs
    assert launch.sources[str(source)] == source.read_text()
    assert not needs_host(source.read_text())


@needs_compiler
def test_sizes_are_those_of_the_measurements() -> None:
    shapes = {path.stem: _shape(load_case(path)) for path in CASES}
    assert shapes == {
        "wave_step": ((16, 32, 1), (32, 16, 1), 3 * 4 * 520 * 520 * 258 + 20),
        "wave_step_32_registers": ((16, 32, 1), (32, 16, 1), 3 * 4 * 520 * 520 * 258 + 20),
        "array_of_structures": ((65536, 1, 1), (256, 1, 1), 9 << 26),
        "structure_of_arrays": ((65536, 1, 1), (256, 1, 1), 9 << 26),
        "double_literals": ((32768, 1, 1), (256, 1, 1), 2 << 25),
        "float_literals": ((32768, 1, 1), (256, 1, 1), 2 << 25),
        "sgemm_row_on_x": ((64, 64, 1), (32, 32, 1), 3 << 24),
        "sgemm_column_on_x": ((64, 64, 1), (32, 32, 1), 3 << 24),
    }
    assert load_case(FOLDER / "stencil" / "wave_step_32_registers.toml").max_registers == 32


def _shape(launch: Launch) -> tuple[object, object, int]:
    return launch.grid, launch.block, sum(buffer.bytes for buffer in launch.buffers)


def _expected(name: str) -> tuple[dict[str, NDArray[Any]], Launch]:
    path = next(path for path in CASES if path.stem == name)
    case = read_case(path, SIZES[path.parent.name])
    assert isinstance(case.reference, Reference)
    launch = Launch(case.name, "", "", case.grid, case.block, case.arguments, case.outputs)
    return expected_outputs(case.reference, launch), launch


@pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
def test_every_reference_computes_every_output(path: Path) -> None:
    expected, launch = _expected(path.stem)
    shapes = {buffer.name: buffer.shape for buffer in launch.buffers}
    assert set(expected) == set(launch.outputs)
    for name, array in expected.items():
        assert array.shape == shapes[name]
        assert np.isfinite(array).all()
        assert array.std() > 0


def test_the_stencil_is_the_kernels() -> None:
    """Element by element, as the kernel's source has it."""
    expected, launch = _expected("wave_step")
    following, now, velocity, c = map(elements, launch.buffers)
    z, y, x = 5, 9, 20
    laplacian = c[0] * now[z, y, x]
    for k in range(1, 5):
        laplacian += c[k] * (
            now[z + k, y, x]
            + now[z - k, y, x]
            + now[z, y - k, x]
            + now[z, y + k, x]
            + now[z, y, x - k]
            + now[z, y, x + k]
        )
    value = 2 * now[z, y, x] - following[z, y, x] + laplacian * velocity[z, y, x]
    assert expected["next"][z, y, x] == pytest.approx(value, rel=1e-5)
    assert (expected["next"][:4] == following[:4]).all()
    assert (expected["next"][:, :, :4] == following[:, :, :4]).all()


@needs_compiler
@pytest.mark.parametrize("kernel", ["transpose_2d", "transpose_multi"])
def test_new_from_a_real_source(tmp_path: Path, kernel: str) -> None:
    source = shutil.copy(EXAMPLES / "transpose" / f"{kernel}.cu", tmp_path)
    name, text = scaffold(Path(source), kernel, tmp_path)
    path = tmp_path / f"{name}.toml"
    path.write_text(text)
    launch = load_case(path)
    assert [argument.name for argument in launch.arguments] == ["rows", "cols", "in", "out"]
    assert launch.outputs == ("out",)
