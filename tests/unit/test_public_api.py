"""``import cuado``: what is public is there, and imports nothing before it is used."""

import subprocess
import sys
from pathlib import Path

import pytest

import cuado
from cuado.errors import CuadoError
from cuado.model.limiter import Limit

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", cuado.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(cuado, name) is not None
    assert name in dir(cuado)


def test_no_package_hides_a_public_function() -> None:
    """``cuado.whatif`` must be the function, whatever was imported before."""
    folders = {each.name for each in Path(cuado.__file__).parent.iterdir() if each.is_dir()}
    assert folders.isdisjoint(cuado.__all__)


def test_importing_cuado_imports_no_numpy() -> None:
    code = "import sys, cuado; print('numpy' in sys.modules, 'cuado.api' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]


def test_a_what_if_from_python_is_kept_and_shown_again(tmp_path: Path) -> None:
    case = ROOT / "examples" / "transpose" / "transpose_shared.toml"
    launch = cuado.load_case(case, overrides={"N": 128})
    result = cuado.whatif(
        launch,
        device="emulated:h200",
        experiments=["conflict-free-shared", "math-only", "memory-only"],
        lines=False,
        counters=False,
    )
    names = {each.experiment.name for each in result.found.outcomes}
    assert names == {"conflict-free-shared", "math-only", "memory-only"}
    again = cuado.load(result.save(tmp_path / "transpose.cuado"))
    assert again.render("html") == result.render("html")
    assert again.found.limiter.verdict in Limit


def test_an_unknown_experiment_is_refused_before_any_work() -> None:
    case = ROOT / "examples" / "transpose" / "transpose_shared.toml"
    launch = cuado.load_case(case, overrides={"N": 128})
    with pytest.raises(CuadoError, match="unknown experiment 'no-sense'"):
        cuado.whatif(launch, device="emulated:h200", experiments=["no-sense"])


def test_defects_are_found_from_python() -> None:
    case = ROOT / "examples" / "transpose" / "transpose_shared.toml"
    result = cuado.check(cuado.load_case(case, overrides={"N": 128}))
    assert not result.found.wrong
    assert "no access out of bounds or misaligned, no race," in str(result)


def test_errors_can_be_caught_by_their_public_name() -> None:
    with pytest.raises(cuado.CuadoError):
        cuado.load_case("no/such.toml")


def test_a_launch_prints_in_a_line() -> None:
    launch = cuado.load_case(ROOT / "benchmarks" / "newcomer" / "scale4.toml")
    assert len(repr(launch)) < 250
    assert "kernel 'scale4', grid (16384, 1, 1), block (256, 1, 1)" in repr(launch)
    assert "PTX" in repr(launch)


def test_an_array_is_no_shape_and_the_error_says_where_data_go() -> None:
    with pytest.raises(ValueError, match=r"cuado\.array\('in', data\)"):
        cuado.Buffer("in", "f32", [1.5, 2.5])  # type: ignore[arg-type]
