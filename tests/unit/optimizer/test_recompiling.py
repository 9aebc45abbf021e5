"""An edited text is compiled as the source is; what compiles the source again follows it."""

from pathlib import Path

import pytest
from alike import numbers, subject_of

from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.instruction import SourceLocation
from cuado.optimizer.patches.recompilation import compiled_text
from cuado.optimizer.patches.site import Setting
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.version import Version, Versions
from cuado.ptx.source_lines import locations_of
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.locate import Program
from cuado.sources.case import launch

STEPS = tuple(map(transformation_from, ("fp64-as-fp32", "fast-functions")))


@pytest.fixture(scope="module", autouse=True)
def _compiler() -> None:
    try:
        nvrtc.version()
    except CuadoError as error:
        pytest.skip(error.message)


@pytest.mark.parametrize("compiler", ["nvrtc", "nvcc"])
def test_steps_that_compile_again_follow_each_other(compiler: str, tmp_path: Path) -> None:
    """Each starts from the text and the options that the one before it has left."""
    if compiler == "nvcc" and next(locate.find_each(Program.NVCC), None) is None:
        pytest.skip("no nvcc that compiles")
    path = tmp_path / "k.cu"
    path.write_text(
        "__global__ void k(float *x, const float *y) {\n"
        "    int i = threadIdx.x;\n"
        "    x[i] = exp(0.5 * y[i]); }\n"
    )
    arguments = (numbers("x", 64), numbers("y", 64, seed=2))
    given = launch(path, grid=1, block=64, arguments=arguments, outputs=("x",), compiler=compiler)
    version = Versions(Version((), subject_of(given))).of(STEPS)
    assert isinstance(version, Version), version
    found = version.subject.launch
    assert ".f64" not in found.ptx
    assert "ex2.approx" in found.ptx
    assert found.compiled_from is not None
    assert "0.5f" in (found.compiled_from.edited or "")
    assert "-use_fast_math" in found.compiled_from.options
    assert SourceLocation(str(path), 3) in locations_of(parse(found.ptx)).values()


def test_of_two_headers_of_one_name_the_one_beside_the_source_is_included(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "v.h").write_text("#define V 5.0f\n")
    (tmp_path / "other" / "v.h").write_text("#define V 7.0f\n")
    path = tmp_path / "k.cu"
    text = '#include "v.h"\nextern "C" __global__ void k(float *x) { x[threadIdx.x] *= V; }\n'
    path.write_text(text)
    floats = (Buffer("x", "f32", (64,)),)
    given = launch(
        path, "k", grid=1, block=64, arguments=floats, compiler="nvrtc", options=("-Iother",)
    )
    assert "0f40A00000" in given.ptx
    made = compiled_text(given, text, Setting(given.grid, given.block))
    assert "0f40A00000" in made.ptx
