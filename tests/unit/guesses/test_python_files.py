"""Sources for CuPy are taken out of Python files, of which nothing runs."""

from pathlib import Path

import pytest

from cuado.cli.guessed_launches import case_of_source
from cuado.errors import CuadoError
from cuado.guesses.python_files import embedded_sources
from cuado.sources.case.refusals import SourceError

TEXT = '''
import cupy as cp
open("/nowhere/proof", "w")  # would fail if this file were run
CODE = r"""extern "C" __global__ void twice(float *x, int n) { x[n] *= 2; }"""
twice = cp.RawKernel(CODE, "twice", options=("-use_fast_math",))
module = cp.RawModule(code="__global__ void a() {}")
other = cp.RawKernel(made_somewhere(), "other")
'''


def test_texts_are_found_by_name_and_as_written(tmp_path: Path) -> None:
    path = tmp_path / "k.py"
    path.write_text(TEXT)
    first, second = embedded_sources(path)
    assert (first.kernel, first.options, first.line) == ("twice", ("-use_fast_math",), 5)
    assert first.code.startswith('extern "C"')
    assert (second.kernel, second.code) == ("", "__global__ void a() {}")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import triton\n@triton.jit\ndef k(x): pass", "Triton"),
        ("from numba import cuda\n@cuda.jit\ndef k(x): pass", "Numba"),
        ("x = 1", "no text of CUDA"),
        ("def (", "no Python"),
        ("(" * 5000, "no Python: too many nested parentheses, line 1"),
        ("x = " + "-" * 300_000 + "1", "nested too deep to be read as Python"),
        ("x = a" + ".b" * 200_000, "nested too deep to be read as Python"),
        ("x = 1\0", "no Python: "),
    ],
)
def test_other_files_are_told(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "k.py"
    path.write_text(text)
    with pytest.raises(CuadoError, match=said):
        embedded_sources(path)


def test_an_error_in_a_text_is_told_as_of_the_python_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "k.py"
    code = "__global__ void k(float *x) {\n  x[0] = missing;\n}\n"
    path.write_text(f'import cupy\nk = cupy.RawKernel(\n  r"""\n{code}""", "k")\n')
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SourceError, match=r'^k\.py:5: identifier "missing" is undefined'):
        case_of_source(Path("k.py"), "")
    path.write_text(f'import cupy\nk = cupy.RawKernel({code!r}, "k")\n')
    with pytest.raises(SourceError, match=r'^k_k\.cu:2: identifier "missing" is undefined'):
        case_of_source(Path("k.py"), "")
