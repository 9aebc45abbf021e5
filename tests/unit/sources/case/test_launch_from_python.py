"""``cuado.launch`` and the names exported beside it."""

import subprocess
import sys
from pathlib import Path

import pytest

import cuado
from cuado import Buffer, Content, Fill, Launch, Scalar, Structure
from cuado.errors import CuadoError
from cuado.model.arguments import Argument
from cuado.sources.case.errors import CaseError

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry _Z5scalePfif(.param .u64 p0, .param .u32 p1, .param .f32 p2) { ret; }
"""
OUT = Buffer("out", "f32", (1024,), Fill(Content.RANDOM, seed=1))
ARGUMENTS: list[Argument] = [OUT, Scalar("n", "s32", 1024), Scalar("factor", "f32", 2.0)]


def test_it_is_what_a_case_file_makes(tmp_path: Path) -> None:
    (tmp_path / "scale.ptx").write_text(PTX)
    made = cuado.launch(
        tmp_path / "scale.ptx",
        "scale",
        grid=4,
        block=(16, 16),
        arguments=ARGUMENTS,
        outputs=["out"],
        warm=True,
    )
    assert isinstance(made, Launch)
    assert (made.name, made.kernel) == ("scale", "_Z5scalePfif")
    assert (made.grid, made.block, made.l2.warm) == ((4, 1, 1), (16, 16, 1), True)
    assert made.arguments == tuple(ARGUMENTS)


def test_ptx_text_is_a_source() -> None:
    made = cuado.launch(PTX, grid=1, block=32, arguments=ARGUMENTS, name="mine")
    assert (made.name, made.ptx) == ("mine", PTX)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"kernel": "other"}, "no kernel 'other'"),
        ({"grid": ()}, "one to three numbers"),
        ({"grid": 0}, "no launch"),
        ({"outputs": ["n"]}, "no buffers"),
        ({"arguments": [OUT]}, "takes 3 parameters"),
        ({"arguments": [OUT, Structure("n", b"1"), ARGUMENTS[2]]}, "parameter 2"),
        ({"source": "absent.cu"}, "no such file"),
    ],
)
def test_errors_are_cuados(changes: dict[str, object], said: str) -> None:
    words: dict[str, object] = {"source": PTX, "grid": 1, "block": 32, "arguments": ARGUMENTS}
    with pytest.raises(CuadoError, match=said):
        cuado.launch(**{**words, **changes})  # type: ignore[arg-type]


def test_case_errors_say_where() -> None:
    with pytest.raises(CaseError, match="PTX text: kernel:"):
        cuado.launch(PTX, "other", grid=1, block=32, arguments=ARGUMENTS)


def test_names_are_imported_when_used() -> None:
    code = (
        "import sys, cuado\n"
        "found = [m for m in sys.modules if m.startswith(('cuado.', 'numpy'))]\n"
        "assert found == ['cuado.version'], found\n"
        "assert set(cuado.__all__) <= set(dir(cuado))\n"
        "cuado.Fill\n"
        "assert 'cuado.sources' not in sys.modules\n"
        "assert all(getattr(cuado, name) for name in cuado.__all__)\n"
        "try:\n    cuado.Lunch\nexcept AttributeError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "no attribute 'Lunch'" in done.stdout
