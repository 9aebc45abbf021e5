"""``case new``: what is written loads at once and says what the kernel takes."""

from pathlib import Path

import pytest

from cuado.errors import CuadoError
from cuado.model.arguments import Buffer, Content, Scalar, Structure
from cuado.ptx import parse
from cuado.sources.case import load_case
from cuado.sources.case.kernels import KernelNotFoundError
from cuado.sources.case.scaffold import scaffold

CORPUS = Path(__file__).parents[2] / "ptx" / "corpus"
PTX = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry mixed(
	.param .u64 .ptr .align 1 p0, .param .u64 p1, .param .f64 p2, .param .u8 p3,
	.param .align 4 .b8 p4[12], .param .s32 p5
)
.maxntid 128, 1, 1
{ ret; }
"""


def test_ptx_alone_is_enough(tmp_path: Path) -> None:
    source = tmp_path / "mixed.ptx"
    source.write_text(PTX)
    folder = tmp_path / "cases"
    folder.mkdir()
    name, text = scaffold(source, "", folder)
    assert (name, 'source = "../mixed.ptx"' in text) == ("mixed", True)
    path = folder / "mixed.toml"
    path.write_text(text)
    launch = load_case(path, overrides={"N": 1000})
    assert (launch.grid, launch.block) == ((8, 1, 1), (128, 1, 1))
    kinds = [type(argument) for argument in launch.arguments]
    assert kinds == [Buffer, Buffer, Scalar, Scalar, Structure, Scalar]
    assert launch.arguments[5] == Scalar("p5", "s32", 1000)


@pytest.mark.parametrize(
    "path", sorted(CORPUS.glob("*.ptx")), ids=lambda path: str(path.name).replace(".ptx", "")
)
def test_every_kernel_of_the_corpus(tmp_path: Path, path: Path) -> None:
    for number, entry in enumerate(parse(path.read_text()).entries):
        _, text = scaffold(path, entry.name, tmp_path)
        case = tmp_path / f"{number}.toml"
        case.write_text(text)
        assert load_case(case).kernel == entry.name


def test_names_and_const_come_from_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "scale.cu"
    source.write_text(
        "template <typename T> __global__ void __launch_bounds__(64)\n"
        "scale(T *out, const T *in, T factor, int n) {}\n"
    )
    ptx = (
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry _Z5scaleIdEvPT_PKS0_S0_i("
        ".param .u64 a, .param .u64 b, .param .f64 c, .param .u32 d) { ret; }\n"
    )
    monkeypatch.setattr("cuado.sources.case.scaffold.compile_source", lambda *_: ptx)
    monkeypatch.setattr("cuado.sources.case.load.compile_source", lambda *_: ptx)
    monkeypatch.setattr("cuado.sources.case.kernels._KNOWN", {})
    monkeypatch.setattr(
        "cuado.sources.case.kernels._filtered",
        lambda *_: ("scale<double>(double*, double const*, double, int)",),
    )
    _, text = scaffold(source, "scale", tmp_path)
    path = tmp_path / "scale.toml"
    path.write_text(text)
    launch = load_case(path)
    out, given = launch.buffers
    assert (out.name, out.type, given.name, given.type) == ("out", "f64", "in", "f64")
    assert (out.fill.content, given.fill.content) == (Content.ZEROS, Content.RANDOM)
    assert launch.outputs == ("out",)
    assert launch.block == (64, 1, 1)
    assert [a.name for a in launch.arguments] == ["out", "in", "factor", "n"]


def test_several_kernels_ask_for_one(tmp_path: Path) -> None:
    with pytest.raises(KernelNotFoundError, match="transpose_2d; transpose_shared"):
        scaffold(CORPUS / "transpose.sm_75.ptx", "", tmp_path)
    with pytest.raises(CuadoError, match="no such file"):
        scaffold(tmp_path / "absent.cu", "", tmp_path)
    (tmp_path / "a.txt").write_text("")
    with pytest.raises(CuadoError, match=r"name a \.cu or \.ptx file"):
        scaffold(tmp_path / "a.txt", "", tmp_path)
