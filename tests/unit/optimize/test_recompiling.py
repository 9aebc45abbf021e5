"""A patched text is compiled elsewhere, as the source is compiled where it stands."""

from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.optimizer.patches.recompiling import compiled_text
from cuado.optimizer.patches.site import Setting
from cuado.sass.toolchain import nvrtc
from cuado.sources.case import launch


def test_of_two_headers_of_one_name_the_one_beside_the_source_is_included(tmp_path: Path) -> None:
    try:
        nvrtc.version()
    except CuadoError as error:
        pytest.skip(error.message)
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
