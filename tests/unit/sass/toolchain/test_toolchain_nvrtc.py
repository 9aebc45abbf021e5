from pathlib import Path

import pytest

from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.errors import ToolFailedError, ToolNotFoundError
from cuado.sass.toolchain.nvrtc import Compilation, CompilationError, compile_to_ptx

SOURCE = 'extern "C" __global__ void twice(float *x) { x[threadIdx.x] *= 2; }'


@pytest.fixture(scope="module")
def compiled() -> Compilation:
    try:
        return compile_to_ptx(SOURCE, "compute_90", ["-lineinfo"], name="twice.cu")
    except ToolNotFoundError:
        pytest.skip("no NVRTC on this machine")


def test_ptx_of_a_kernel(compiled: Compilation) -> None:
    assert ".visible .entry twice" in compiled.ptx
    assert ".target sm_90" in compiled.ptx
    assert "twice.cu" in compiled.ptx
    assert compiled.version >= (12, 0)


@pytest.mark.usefixtures("compiled")
def test_errors_carry_the_log() -> None:
    with pytest.raises(CompilationError, match=r"bad\.cu\(1\): error") as caught:
        compile_to_ptx(SOURCE.replace("x[", "y["), "compute_90", name="bad.cu")
    assert '"y" is undefined' in caught.value.log


@pytest.mark.usefixtures("compiled")
def test_a_wrong_option_is_named() -> None:
    with pytest.raises(ToolFailedError, match="--no-such-option"):
        compile_to_ptx(SOURCE, "compute_90", ["--no-such-option"])


def test_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUADO_NVRTC", raising=False)
    monkeypatch.setattr(nvrtc, "candidates", lambda: iter(["libcuado-no-such.so"]))
    with pytest.raises(ToolNotFoundError, match="pip install nvidia-cuda-nvrtc, or"):
        compile_to_ptx(SOURCE, "compute_90")


def test_a_named_library_must_load(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CUADO_NVRTC", str(tmp_path / "missing.so"))
    with pytest.raises(ToolFailedError, match=r"does not load.*correct CUADO_NVRTC"):
        compile_to_ptx(SOURCE, "compute_90")


def test_a_promise_for_one_source_does_not_last_for_the_next() -> None:
    source = """extern "C" __global__ void twice(float *out, const float *in)
    {
        out[threadIdx.x] = in[threadIdx.x] + in[0];
        out[threadIdx.x + 64] = in[0];
    }"""
    for options, loads in (((), 0), (("-restrict",), 2), ((), 0)):
        made = nvrtc.compile_to_ptx(source, "compute_90", options)
        assert made.ptx.count("ld.global.nc") == loads


def test_what_is_refused_elsewhere_is_refused_here() -> None:
    with pytest.raises(nvrtc.CompilationError, match="undefined"):
        nvrtc.compile_to_ptx("__global__ void k() { nothing(); }", "compute_90", ["-restrict"])
    with pytest.raises(ToolFailedError, match="no-such-option"):
        nvrtc.compile_to_ptx("", "compute_90", ["-restrict", "--no-such-option"])
