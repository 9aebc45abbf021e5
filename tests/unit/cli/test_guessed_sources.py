"""A source where a case is wanted: its launch is guessed once, shown, and kept."""

from pathlib import Path

import pytest

from cuado.cli.guessed_launches import building_of, is_source
from cuado.cli.main import run
from cuado.cli.settings import extent_of
from cuado.errors import CuadoError
from cuado.guesses.source_files import open_source

PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry double_all(.param .u64 p0, .param .u32 p1)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .b64 %rd<5>; .reg .f32 %f<3>;
    ld.param.u64 %rd1, [p0]; ld.param.u32 %r1, [p1];
    mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.s32 %p1, %r5, %r1;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd2, %rd1; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd2, %rd3;
    ld.global.f32 %f1, [%rd4]; add.f32 %f2, %f1, %f1; st.global.f32 [%rd4], %f2;
DONE:
    ret;
}
"""
OTHER = PTX.replace("double_all", "other").partition(".address_size 64")[2]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "kernels.ptx"
    path.write_text(PTX)
    return path


def test_check_of_a_source_guesses_and_keeps_the_case(
    capsys: pytest.CaptureFixture[str], source: Path
) -> None:
    assert run(["check", str(source)]) == 0
    said = capsys.readouterr().err
    assert "launch guessed: double_all<<<4096, 256>>>, p1 = 1,048,576" in said
    assert "p0: p1 f32, random, results" in said
    case = source.with_name("double_all.toml")
    assert f"kept in {case}" in said
    text = case.read_text()
    assert run(["check", str(source), "-k", "double_all", "-s", "p1=1000"]) == 0
    assert "guessed before" in capsys.readouterr().err
    assert case.read_text() == text


def test_the_case_lies_where_the_user_says(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cases"
    assert run(["check", str(source), "--cases", str(folder)]) == 0
    assert (folder / "double_all.toml").is_file()
    assert not source.with_name("double_all.toml").exists()


def test_several_kernels_are_listed_where_nobody_can_be_asked(
    capsys: pytest.CaptureFixture[str], source: Path
) -> None:
    source.write_text(PTX + OTHER)
    assert run(["check", str(source)]) == 2
    said = capsys.readouterr().err
    assert "has 2 kernels: double_all, other" in said
    assert "-k double_all" in said
    assert run(["check", str(source), "-k", "other"]) == 0


def test_case_new_writes_what_was_guessed(capsys: pytest.CaptureFixture[str], source: Path) -> None:
    assert run(["case", "new", str(source), "--block", "64", "-s", "p1=640"]) == 0
    said = capsys.readouterr().err
    assert "double_all<<<10, 64>>>, p1 = 640" in said
    assert run(["case", "new", str(source)]) == 2
    assert "exists" in capsys.readouterr().err


def test_a_kernel_that_writes_nothing_is_told(
    capsys: pytest.CaptureFixture[str], source: Path
) -> None:
    source.write_text(PTX.replace("st.global.f32 [%rd4], %f2;", ""))
    assert run(["case", "new", str(source)]) == 2
    said = capsys.readouterr().err
    assert "writes nothing" in said
    assert "write a case" in said


def test_words_of_options(tmp_path: Path) -> None:
    assert extent_of("block", "32, 8") == (32, 8, 1)
    for wrong in ("", "0", "1,2,3,4", "a"):
        with pytest.raises(CuadoError, match="--block"):
            extent_of("block", wrong)
    built = building_of(
        "nvcc", (tmp_path / "include",), ("W=4", "FAST", "T=float"), "sm_90", tmp_path
    )
    assert built.settings() == {
        "compiler": "nvcc",
        "options": ["-Iinclude"],
        "defines": {"W": 4, "FAST": True, "T": "float"},
    }
    with pytest.raises(CuadoError, match="NAME=VALUE"):
        building_of("auto", (), ("1x=2",), "sm_90", tmp_path)
    assert is_source(Path("a.cu"))
    assert not is_source(Path("a.toml"))


def test_case_new_writes_into_a_folder(capsys: pytest.CaptureFixture[str], source: Path) -> None:
    place = source.parent / "mine.toml"
    assert run(["case", "new", str(source), "-o", str(place)]) == 2
    assert "--output names a folder" in capsys.readouterr().err
    assert not place.exists()


def test_kernels_of_headers_are_not_the_sources(tmp_path: Path) -> None:
    (tmp_path / "part.cuh").write_text("__global__ void of_the_header() {}\n")
    path = tmp_path / "own.cu"
    path.write_text('#include "part.cuh"\n__global__ void own(float *x) { x[0] = 1; }\n')
    assert open_source(path).names == ("own",)
    path.write_text('#include "part.cuh"\n')
    assert open_source(path).names == ("of_the_header",)


def test_kernels_that_a_macro_of_the_source_makes_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "part.cuh").write_text(
        "__global__ void of_the_header() {}\n"
        "__device__ inline float twice(float x) { return x * 2; }\n"
    )
    path = tmp_path / "own.cu"
    path.write_text(
        '#include "part.cuh"\n'
        "#define MADE(name) __global__ void name##_kernel(float *x) { x[0] = twice(x[1]); }\n"
        "MADE(first)\nMADE(second)\n__global__ void own(float *x) { x[0] = 1; }\n"
    )
    assert set(open_source(path).names) == {"first_kernel", "second_kernel", "own"}
