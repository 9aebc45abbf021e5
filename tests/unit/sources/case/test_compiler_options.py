"""Options that a case may give to the compilers, and those that are refused."""

import os
from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.model.cuda_source import CudaSource
from cuado.sass.toolchain import nvrtc
from cuado.sources.case.compilation import (
    OptionError,
    compile_source,
    expect_allowed,
    expect_shell_safe,
)
from cuado.sources.case.refusals import SourceError


@pytest.mark.parametrize(
    "words",
    [
        "-use_fast_math --use_fast_math",
        "-fmad=false --fmad=true -fmad false",
        "-ftz=true -prec-div=false -prec-sqrt=true",
        "-std=c++17 --std=c++20 -std c++14",
        "-DN=4 -DNAME -D N=4 -DF(x)=x --define-macro=A=1 -UN --undefine-macro N",
        "-Iinclude -I include --include-path=../more --include-path more",
        "-O3 -restrict --extra-device-vectorization -lineinfo -G -w -rdc=true -m64",
        "--expt-relaxed-constexpr --extended-lambda -default-device -diag-suppress=177,550",
    ],
)
def test_what_changes_code_is_passed_on(words: str) -> None:
    expect_allowed(words.split())


@pytest.mark.parametrize(
    "words",
    [
        "-o /tmp/x",
        "--output-file=x",
        "-ccbin=/tmp/x",
        "--compiler-bindir /tmp/x",
        "-Xcompiler=-fplugin=x.so",
        "-Xptxas=-o",
        "-Xcudafe --x",
        "--ptxas-options=-v",
        "--options-file=x",
        "-optf x",
        "@x",
        "x.cu",
        "-",
        "--",
        "",
        "-odir=x",
        "--keep",
        "-keep-dir=x",
        "--fdevice-time-trace=x",
        "--time=x",
        "-include=/etc/passwd",
        "--pre-include=/etc/passwd",
        "--pch-dir=x",
        "--create-pch=x",
        "-M",
        "-MF=x",
        "--run",
        "-dryrun",
        "--dump-callgraph",
        "-ldir=x",
        "-std=c++17;x",
        "-fmad=maybe",
        "-D1=2",
        "-I-",
        "-I@x",
        "-DX=a\nb",
        "-D",
        "-arch=sm_90",
        "-gencode=arch=compute_90",
        "-maxrregcount=32",
    ],
)
def test_the_rest_is_refused(words: str) -> None:
    with pytest.raises(OptionError) as caught:
        expect_allowed([words] if "\n" in words or not words else words.split(" "))
    assert caught.value.remedy


@pytest.mark.parametrize("text", ["$(x)", "`x`", 'a"b', "a'b", "a\\b", "a\nb", "a\x1bb"])
def test_what_a_shell_would_read_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="nvcc starts a shell"):
        expect_shell_safe(["-DN=1", f"-I/{text}"])


def test_other_words_are_not(tmp_path: Path) -> None:
    expect_shell_safe(["-DOP=a < b; c", "-I/a b/Ä(1)", str(tmp_path)])


def test_options_of_a_program_are_held_to_the_same_list(tmp_path: Path) -> None:
    source = tmp_path / "k.cu"
    source.write_text("__global__ void k() {}")
    with pytest.raises(OptionError, match="not passed on"):
        compile_source(CudaSource(source, options=("--fdevice-time-trace=x",)))


def fake_nvcc(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An nvcc that writes down its environment, and its words."""
    script, log = folder / "nvcc", folder / "log"
    script.write_text(
        '#!/bin/sh\nif [ "$1" = --version ]; then echo "release 13.0, V13.0.1"; exit; fi\n'
        f'env > {log}; echo "$@" >> {log}\nexit 1\n'
    )
    script.chmod(0o755)
    monkeypatch.setenv("CUADO_NVCC", str(script))
    return log


def test_nvcc_gets_no_options_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = fake_nvcc(tmp_path, monkeypatch)
    monkeypatch.setenv("NVCC_APPEND_FLAGS", "--keep")
    monkeypatch.setenv("NVCC_PREPEND_FLAGS", "--keep")
    (tmp_path / "k.cu").write_text("int main() {}")
    with pytest.raises(SourceError):
        compile_source(CudaSource(tmp_path / "k.cu", compiler="nvcc"))
    assert "--keep" not in log.read_text()


@pytest.mark.parametrize("name", ["a$(touch x).cu", "a`touch x`.cu", 'a"; touch x;".cu'])
def test_a_source_with_a_name_that_runs_commands_does_not_reach_nvcc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    log = fake_nvcc(tmp_path, monkeypatch)
    (tmp_path / name).write_text("int main() {}")
    with pytest.raises(OptionError, match="nvcc starts a shell"):
        compile_source(CudaSource(tmp_path / name, compiler="nvcc"))
    assert not log.exists()


@pytest.mark.parametrize("kind", ["fifo", "device"])
def test_a_stranger_cannot_have_nvrtc_wait_or_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("CUADO_TRUST", "0")
    monkeypatch.setattr(nvrtc, "_APART", (3.0, 1 << 30))
    os.mkfifo(tmp_path / "fifo")
    named = "/dev/zero" if kind == "device" else "fifo"
    (tmp_path / "k.cu").write_text(f'#define X "{named}"\n#include X\n__global__ void k() {{}}')
    with pytest.raises(CuadoError, match=r"process of its own|took longer|regular file") as caught:
        compile_source(CudaSource(tmp_path / "k.cu", compiler="nvrtc", case=tmp_path / "a.toml"))
    assert len(caught.value.message) < 400
