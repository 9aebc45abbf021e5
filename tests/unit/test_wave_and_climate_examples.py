"""The wave and climate examples: cases load and compute what they say, and so do the studies."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from compilers import has_nvrtc
from numpy.typing import NDArray

from cuado.model.launch import Launch
from cuado.sass.toolchain import locate
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.resources import Resources
from cuado.sources.case import load_case
from cuado.sources.case.description import Reference, read_case
from cuado.sources.case.reference import elements, expected_outputs
from cuado.sources.case.sources import needs_host

EXAMPLES = Path(__file__).parents[2] / "examples"
WAVE, CLIMATE = EXAMPLES / "wave", EXAMPLES / "climate"
STUDIES = sorted([*WAVE.glob("study*.toml"), *CLIMATE.glob("study*.toml")])
CASES = sorted(
    path for folder in (WAVE, CLIMATE) for path in folder.glob("*.toml") if path not in STUDIES
)
SMALL = {"wave": {"X": 128, "Y": 32, "Z": 3}, "climate": {"COLUMNS": 128}}


HAS_NVCC = next(locate.find_each(locate.Program.NVCC), None) is not None
HAS_PTXAS = next(locate.find_each(locate.Program.PTXAS), None) is not None
needs_nvcc = pytest.mark.skipif(not HAS_NVCC, reason="no nvcc")
needs_ptxas = pytest.mark.skipif(not HAS_PTXAS, reason="no ptxas")
needs_compiler = pytest.mark.skipif(not (HAS_NVCC or has_nvrtc()), reason="neither NVRTC nor nvcc")
each_case = pytest.mark.parametrize("path", CASES, ids=lambda path: str(path.stem))
each_study = pytest.mark.parametrize(
    "path", STUDIES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@pytest.fixture(scope="module")
def one_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def shared_cache(one_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_CACHE", str(one_cache))


def _study(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


# Studies


def test_every_case_is_of_a_study() -> None:
    named = {
        path.parent / step["case"]
        for path in STUDIES
        for step in [*_study(path)["versions"], _study(path)["roof"]]
    }
    assert named == set(CASES)


@each_study
def test_a_roof_moves_as_much_as_the_versions_must(path: Path) -> None:
    """As many inner points or columns: only the halo, which a roof leaves alone, may differ."""
    study = _study(path)
    constants = [
        tomllib.loads((path.parent / case).read_text(encoding="utf-8"))["constants"]
        for case in (study["roof"]["case"], study["versions"][0]["case"])
    ]
    assert constants[0] == constants[1]


# Cases


def _resources(path: Path) -> Resources:
    launch = load_case(path)
    options = AssembleOptions(architecture="sm_90", max_registers=launch.max_registers)
    return assemble(launch.ptx, options).resources[launch.kernel]


@needs_compiler
@needs_ptxas
@each_case
def test_it_loads_and_assembles(path: Path) -> None:
    case = read_case(path)
    assert case.name == path.stem
    assert not needs_host(case.source.read_text(encoding="utf-8"))
    used = _resources(path)
    threads = case.block[0] * case.block[1] * case.block[2]
    assert used.registers is not None
    assert used.registers * threads <= 65536
    spills = path.stem in {"order_10_v1", "order_12_v1", "order_12_v3"}
    assert bool(used.spill_stores) == spills


@needs_compiler
@needs_ptxas
def test_order_12_spills_more_than_order_10() -> None:
    """Where 2048 threads share the registers of an SM, not where 1536 do."""
    harmless, hurting = (_resources(WAVE / f"order_{n}_v1.toml") for n in (10, 12))
    assert (harmless.registers, hurting.registers) == (40, 32)
    assert (hurting.spill_stores or 0) > 2 * (harmless.spill_stores or 0)


@needs_compiler
def test_loads_are_what_the_versions_say() -> None:
    ptx = {path.stem: load_case(path).ptx for path in CASES if path.stem.startswith("wave_")}
    assert "ld.global.cg" not in ptx["wave_v1"]
    assert "ld.global.nc" not in ptx["wave_v2"]
    assert "ld.global.cg" in ptx["wave_v2"]
    assert {name for name, text in ptx.items() if "bar.sync" not in text} == {
        "wave_v4",
        "wave_v5",
        "wave_v6",
    }
    for name in ("wave_v5", "wave_v6", "wave_v7"):
        wide = re.findall(r"(ld|st)\.global\.\S*v4\.[fb]32", ptx[name])
        assert set(wide) == {"ld", "st"}
        assert not re.search(r"(ld|st)\.global\.(?!\S*v4)", ptx[name])
    assert {name for name, text in ptx.items() if "cp.async" in text} == {"wave_v7"}


def test_the_ring_of_version_7_has_its_bytes() -> None:
    text = (WAVE / "step_v7.cu").read_text(encoding="utf-8")
    block_x, block_y, ahead = (
        int(re.search(rf"\b{name} = (\d+)", text)[1])  # type: ignore[index]
        for name in ("BLOCK_X", "BLOCK_Y", "AHEAD")
    )
    groups = (block_y + 8) * (block_x + 2) * (5 + ahead) + 2 * block_x * block_y * (ahead + 1)
    case = read_case(WAVE / "wave_v7.toml")
    assert case.dynamic_shared_bytes == 16 * groups
    assert case.block == (block_x, block_y, 1)


# References


def _small(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
    """Arrays and expected outputs of a case of few points."""
    case = read_case(path, SMALL[path.parent.name])
    assert isinstance(case.reference, Reference)
    launch = Launch(case.name, "", "", case.grid, case.block, case.arguments, case.outputs)
    return {b.name: elements(b) for b in launch.buffers}, expected_outputs(case.reference, launch)


@each_study
def test_every_version_has_the_same_reference(path: Path) -> None:
    versions = [path.parent / version["case"] for version in _study(path)["versions"]]
    expected = _small(versions[0])[1]
    for version in versions[1:]:
        for name, array in _small(version)[1].items():
            assert (array == expected[name]).all()
            assert np.ptp(array) > 0


@pytest.mark.parametrize(
    ("name", "radius"), [("wave_v1", 4), ("order_10_v1", 5), ("order_12_v1", 6)]
)
def test_a_step_is_a_star_of_points(name: str, radius: int) -> None:
    """At points in corners and in the middle, summed up one by one in double precision."""
    arrays, expected = _small(WAVE / f"{name}.toml")
    now = arrays["now"].astype(float)
    weights = _second_derivative(radius)
    for z, y, x in [(0, 0, 0), (2, 31, 63), (1, 17, 40)]:
        at = (z + radius, y + radius, x + 32)
        total = 3 * weights[0] * now[at]
        for axis in range(3):
            for k in range(1, radius + 1):
                for sign in (-k, k):
                    index = list(at)
                    index[axis] += sign
                    total += weights[k] * now[tuple(index)]
        wanted = 2 * now[at] - arrays["next"][at] + arrays["velocity"][at] * total
        assert expected["next"][at] == pytest.approx(wanted, rel=1e-4, abs=1e-5)


def _second_derivative(radius: int) -> NDArray[Any]:
    """The weights that are exact for x^2 to x^(2 radius): 2 at x^2, 0 at all others."""
    powers = 2 * np.arange(1, radius + 1)
    distances = np.arange(1.0, radius + 1)
    aside = np.linalg.solve(2 * distances ** powers[:, None], np.where(powers == 2, 2.0, 0.0))
    return np.concatenate([[-2 * aside.sum()], aside])


def test_the_halo_stays_as_it_was() -> None:
    arrays, expected = _small(WAVE / "wave_v1.toml")
    changed = arrays["next"] != expected["next"]
    inner = np.zeros_like(changed)
    inner[4:-4, 4:-4, 32:-32] = True
    assert not changed[~inner].any()
    assert changed[inner].mean() > 0.99


def test_kernel_a_is_a_walk_up_the_columns() -> None:
    arrays, expected = _small(CLIMATE / "integrate_v1.toml")
    names = ("temperature", "vapour", "log_pressure", "pressure")
    for column in (0, 127):
        geopotential = below = 0.0
        for k in range(128):
            t, q, dlnp, dp = (float(arrays[name][column, k]) for name in names)
            step = 287.04 * t * (1 + 0.608 * q) * dlnp
            below += q * dp / 9.80616
            energy = 1004.64 * t + 2.501e6 * q + geopotential + step / 2
            geopotential += step
            assert expected["energy"][column, k] == pytest.approx(energy, rel=1e-12)
            assert expected["water"][column, k] == pytest.approx(below, rel=1e-12)


def test_kernel_b_is_a_power_of_a_matrix_and_loses_nothing() -> None:
    arrays, expected = _small(CLIMATE / "mix_v1.toml")
    share = arrays["share"]
    for column in (0, 127):
        rate = arrays["exchange"][column, :-1]
        exchange = np.diag(rate, 1) + np.diag(rate, -1)
        exchange -= np.diag(exchange.sum(axis=1))
        step = np.eye(26) + share[:, None] * exchange
        wanted = np.linalg.matrix_power(step, 12) @ arrays["amount"][column]
        assert expected["mixed"][column] == pytest.approx(wanted, rel=1e-10)
    before, after = ((arrays["amount"] / share).sum(), (expected["mixed"] / share).sum())
    assert after == pytest.approx(before, rel=1e-12)
    assert np.ptp(expected["mixed"], axis=1).mean() < np.ptp(arrays["amount"], axis=1).mean()


# Programs


def _built(folder: Path, target: Path) -> Path:
    words = ["-O3", "-std=c++17", "-arch=sm_90", "-lineinfo"]
    name = folder.name
    command = f"nvcc {' '.join(words)} -o {name} {name}.cu"
    assert command in (folder / "README.md").read_text(encoding="utf-8")
    done = subprocess.run(
        [locate.find(locate.Program.NVCC).path, *words, "-o", target, folder / f"{name}.cu"],
        capture_output=True,
        text=True,
        check=False,
    )
    if "host compiler" in done.stderr or "cc1plus" in done.stderr:
        pytest.skip("nvcc has no host compiler")
    assert done.returncode == 0, done.stderr
    return target


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    made = tmp_path_factory.mktemp("programs")
    return {folder.name: _built(folder, made / folder.name) for folder in (WAVE, CLIMATE)}


@needs_nvcc
@pytest.mark.parametrize(
    ("name", "words", "says"),
    [
        ("wave", ["--size", "128", "32"], "--size takes a number from 1 to 4096"),
        ("wave", ["--size", "192", "32", "8"], "--size takes X in multiples of 128, Y in"),
        ("wave", ["--version", "8"], "--version takes a number from 1 to 7"),
        ("wave", ["--fast"], "there is no option --fast"),
        ("climate", ["--kernel", "c"], "--kernel takes a or b"),
        ("climate", ["--kernel"], "--kernel takes a or b"),
        ("climate", ["--size", "200"], "--size takes a multiple of 128"),
        ("climate", ["--steps", "x"], "--steps takes a number from 1 to 100000"),
    ],
)
def test_wrong_options_are_refused(
    programs: dict[str, Path], name: str, words: list[str], says: str
) -> None:
    done = subprocess.run([programs[name], *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{name}: {says}")


@needs_nvcc
@pytest.mark.parametrize("name", ["wave", "climate"])
def test_help_names_every_option_of_the_readme(programs: dict[str, Path], name: str) -> None:
    done = subprocess.run([programs[name], "--help"], capture_output=True, text=True, check=True)
    text = (EXAMPLES / name / "README.md").read_text(encoding="utf-8")
    options = re.findall(r"^\| `(--\w+)", text, re.M)
    assert len(options) >= 3
    assert all(option in done.stdout for option in options)
