"""Source to PTX: which compiler, what it is given, what is cached, how it fails."""

import os
import stat
from pathlib import Path

import pytest
from compilers import has_nvrtc

from cuado.model.cuda_source import CudaSource
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sass.toolchain.locate import Program
from cuado.sources.case import compilation
from cuado.sources.case.compilation import compile_source
from cuado.sources.case.refusals import SourceError
from cuado.sources.case.sources import absolute_options, named_in, needs_host, with_includes

KERNEL = '#include "factor.cuh"\n__global__ void f(float *x) { x[threadIdx.x] *= FACTOR; }\n'
PTX = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry f(.param .u64 x) { ret; }\n"


def _nvcc_compiles() -> bool:
    """Whether there is an nvcc with what it needs: wheels come without parts of it."""
    return next(locate.find_each(Program.NVCC), None) is not None


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "factor.cuh").write_text("#define FACTOR 2\n")
    path = tmp_path / "kernel.cu"
    path.write_text(KERNEL)
    return path


@pytest.fixture
def no_nvrtc(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> tuple[int, int]:
        raise ToolNotFoundError("NVRTC not found")

    monkeypatch.setattr(nvrtc, "version", missing)


@pytest.fixture
def fake_nvcc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An nvcc that logs its arguments and writes a PTX text."""
    log, script = tmp_path / "log", tmp_path / "nvcc"
    script.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "Cuda compilation tools, release 13.0, V13.0.1"; exit; '
        f'fi\necho "$@" >> {log}\n'
        'while [ "$1" != -o ]; do shift; done\n'
        f"cat > \"$2\" <<'END'\n{PTX}END\n"
    )
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CUADO_NVCC", str(script))
    return log


@pytest.mark.usefixtures("no_nvrtc")
def test_nvcc_is_asked_once_for_the_same(source: Path, fake_nvcc: Path) -> None:
    request = CudaSource(source, "sm_90a", {"A": 1, "B": True, "C": False}, ("-Iinclude",))
    assert compile_source(request).rstrip() == PTX.rstrip()
    assert compile_source(request).rstrip() == PTX.rstrip()
    (words,) = fake_nvcc.read_text().splitlines()
    assert f"-ptx -O3 -lineinfo -arch=compute_90a -I{source.parent}/include -DA=1 -DB -o" in words
    assert words.endswith(str(source))
    assert "-DC" not in words


@pytest.mark.usefixtures("no_nvrtc")
@pytest.mark.parametrize("changed", ["source", "include", "architecture", "define"])
def test_whatever_changes_the_ptx_is_compiled_again(
    source: Path, fake_nvcc: Path, changed: str
) -> None:
    compile_source(CudaSource(source))
    if changed == "source":
        source.write_text(KERNEL + "\n")
    if changed == "include":
        (source.parent / "factor.cuh").write_text("#define FACTOR 3\n")
    architecture = "sm_80" if changed == "architecture" else "sm_90"
    compile_source(CudaSource(source, architecture, {"A": 1} if changed == "define" else None))
    assert len(fake_nvcc.read_text().splitlines()) == 2


def test_the_host_part_decides_the_order(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def refuse(compiler: str, *_: object, **__: object) -> str:
        asked.append(compiler)
        raise ToolNotFoundError(f"{compiler} not found")

    monkeypatch.setattr(compilation, "_cached", refuse)
    for text in (KERNEL, KERNEL + "int main() {}"):
        source.write_text(text)
        with pytest.raises(ToolNotFoundError, match="pip install nvidia-cuda-nvrtc"):
            compile_source(CudaSource(source))
    assert asked == ["nvrtc", "nvcc", "nvcc", "nvrtc"]
    with pytest.raises(ToolNotFoundError, match="nvrtc not found"):
        compile_source(CudaSource(source, compiler="nvrtc"))


@pytest.mark.parametrize("is_taken", [True, False])
def test_what_nvrtc_refuses_nvcc_is_asked_for(
    source: Path, is_taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless the case names the compiler, or nobody wrote the text."""
    asked: list[str] = []

    def compile_by(compiler: str, *_: object, **__: object) -> str:
        asked.append(compiler)
        if compiler == "nvcc" and is_taken:
            return PTX
        raise SourceError(f"{compiler} refuses the source", "", "log")

    monkeypatch.setattr(compilation, "_cached", compile_by)
    if is_taken:
        assert compile_source(CudaSource(source)) == PTX
    else:
        with pytest.raises(SourceError, match="nvrtc refuses"):
            compile_source(CudaSource(source))
    assert asked == ["nvrtc", "nvcc"]
    for request, apart in (
        (CudaSource(source, compiler="nvrtc"), False),
        (CudaSource(source), True),
    ):
        asked.clear()
        with pytest.raises(SourceError, match="nvrtc refuses"):
            compile_source(request, apart=apart)
        assert asked == ["nvrtc"]


@pytest.mark.skipif(not (_nvcc_compiles() and has_nvrtc()), reason="not both compilers")
def test_a_call_that_is_ambiguous_to_nvrtc_is_compiled(source: Path) -> None:
    source.write_text("__global__ void f(float *x) { x[0] = pow(x[0], 2.5); }\n")
    with pytest.raises(SourceError, match=r"ambiguous|more than one"):
        compile_source(CudaSource(source, compiler="nvrtc"))
    assert ".entry" in compile_source(CudaSource(source))


def test_nvcc_is_not_run_for_a_case_that_is_not_trusted(
    source: Path, fake_nvcc: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CUADO_TRUST", raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(source.parent / "state"))
    source.write_text("__global__ void f(float *x) { x[0] = nothing; }\n")
    with pytest.raises(SourceError, match="nothing") as caught:
        compile_source(CudaSource(source, case=source.parent / "case.toml"))
    assert "nvcc may take it, but was not run" in caught.value.remedy
    assert "--trust" in caught.value.remedy
    assert not fake_nvcc.exists()


def test_a_host_part_that_nvrtc_refuses_has_a_remedy(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(compiler: str, *_: object, **__: object) -> str:
        if compiler == "nvcc":
            raise ToolNotFoundError("nvcc not found")
        raise SourceError("NVRTC refuses the source: cstdio", "", "log")

    monkeypatch.setattr(compilation, "_cached", refuse)
    source.write_text("#include <cstdio>\n" + KERNEL)
    with pytest.raises(SourceError, match=r"host part.*file of their own"):
        compile_source(CudaSource(source))


@pytest.mark.parametrize(
    ("text", "host"),
    [
        (KERNEL, False),
        ("#include <cuda_fp16.h>\n#include <cooperative_groups.h>\n#include <mma.h>", False),
        ("#include <cuda/std/cstdint>\n#include <cub/cub.cuh>", False),
        ("// f<<<1, 1>>>() int main()\n/* #include */", False),
        ("#include <cstdio>", True),
        ("#  include <cuda_runtime.h>", True),
        ("void run() { f<<<1, 1>>>(); }", True),
        ("int main ( ) {}", True),
    ],
)
def test_host_parts_are_seen(text: str, host: bool) -> None:
    assert needs_host(text) is host


def test_includes_are_followed_once_each(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "a.cu").write_text('#include "b.cuh"\n#include "c.cuh"\n#include "absent.h"\n')
    (tmp_path / "b.cuh").write_text('#include "a.cu"\n#include "c.cuh"\n')
    (tmp_path / "more" / "c.cuh").write_text("// c")
    folder = str(tmp_path / "more")
    for options in ([f"-I{folder}"], ["-I", folder], [f"--include-path={folder}"]):
        found = with_includes(tmp_path / "a.cu", options)
        assert [path.name for path in found] == ["a.cu", "b.cuh", "c.cuh"]


def test_include_folders_are_relative_to_the_source(tmp_path: Path) -> None:
    options = ("-Iinclude", "-I", "../x", "--include-path=y", "-DA", "-I/abs")
    here = tmp_path.resolve()
    assert absolute_options(options, here) == (
        f"-I{here}/include",
        "-I",
        f"{here.parent}/x",
        f"--include-path={here}/y",
        "-DA",
        "-I/abs",
    )


def test_sources_named_by_line_information(source: Path) -> None:
    ptx = f'{PTX}\n.file 1 "{source}"\n.file\t2 "/nowhere/x.cu"\n\t.file 3 "sub/factor.cuh", 1, 2\n'
    known = with_includes(source, ())
    assert named_in(ptx, known) == {str(source): KERNEL, "sub/factor.cuh": "#define FACTOR 2\n"}


COMPILERS = [
    pytest.param("nvcc", marks=pytest.mark.skipif(not _nvcc_compiles(), reason="no nvcc")),
    pytest.param("nvrtc", marks=pytest.mark.skipif(not has_nvrtc(), reason="no NVRTC")),
]


@pytest.mark.parametrize("compiler", COMPILERS)
def test_real_compilers_keep_lines_and_defines(source: Path, compiler: str) -> None:
    source.write_text('#include "factor.cuh"\n' + KERNEL.splitlines()[1].replace("FACTOR", "K"))
    ptx = compile_source(CudaSource(source, "sm_80", {"K": "FACTOR * 3"}, compiler=compiler))
    assert ".target sm_80" in ptx
    assert ".loc" in ptx
    assert str(source) in named_in(ptx, with_includes(source, ()))
    assert not ptx.endswith("\0")


@pytest.mark.parametrize("compiler", COMPILERS)
def test_real_compilers_say_where_the_error_is(source: Path, compiler: str) -> None:
    source.write_text("__global__ void f(float *x) {\n  x[0] = nothing;\n}\n")
    with pytest.raises(SourceError, match=r"kernel\.cu:2: .*nothing") as caught:
        compile_source(CudaSource(source, compiler=compiler))
    assert os.linesep not in caught.value.message
    assert caught.value.message.endswith("in: x[0] = nothing;")
    assert "declare 'nothing' there" in caught.value.remedy
