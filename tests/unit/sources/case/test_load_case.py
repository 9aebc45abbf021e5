"""Case files: what loads, and that every error names file, key and remedy."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.errors import CuadoError, UnknownNameError, UnreadableFileError
from cuado.model.arguments import Buffer, Content, Fill, Scalar, Structure
from cuado.model.cuda_source import CudaSource
from cuado.sources.case import load, load_case
from cuado.sources.case.description import read_case
from cuado.sources.case.errors import CaseError

Write = Callable[..., Path]


def test_a_case_becomes_a_launch(scale: Write) -> None:
    launch = load_case(scale())
    assert (launch.name, launch.kernel) == ("scale", "scale")
    assert (launch.grid, launch.block) == ((4, 1, 1), (256, 1, 1))
    assert launch.arguments == (
        Buffer("out", "f32", (1000,)),
        Buffer("in", "f32", (1000,), Fill(Content.RANDOM, seed=7)),
        Scalar("factor", "f32", 0.5),
        Scalar("n", "s32", 1000),
    )
    assert launch.outputs == ("out",)
    assert not launch.l2.warm
    assert launch.max_registers is None


def test_overrides_reach_everything_computed_from_them(scale: Write) -> None:
    path = scale({"N = 1000": 'N = 1000\nHALF = "N // 2"', 'value = "N"': 'value = "HALF"'})
    launch = load_case(path, overrides={"N": 512})
    assert launch.grid == (2, 1, 1)
    assert launch.buffers[0].shape == (512,)
    assert launch.arguments[3] == Scalar("n", "s32", 256)
    with pytest.raises(UnknownNameError, match="unknown constant 'M'"):
        load_case(path, overrides={"M": 1})


def test_a_folder_means_its_case_toml(scale: Write, tmp_path: Path) -> None:
    path = scale()
    with pytest.raises(UnreadableFileError, match=r"without case\.toml.*scale\.toml"):
        load_case(tmp_path)
    path.rename(tmp_path / "case.toml")
    assert load_case(tmp_path).name == tmp_path.name


def test_every_optional_key(scale: Write) -> None:
    more = (
        'name = "mine"\nkernel = "scale"\ndynamic_shared_bytes = "4 * W"\nmax_registers = 32\n'
        'useful_bytes = "8 * W"\nuseful_instructions = 3\n'
        'l2 = "warm"\narchitecture = "sm_90a"\ncompiler = "nvrtc"\noptions = ["-use_fast_math"]\n'
        'reference = "reference.py:f"\ntolerance = { relative = 1e-5, absolute = 0 }\n'
        'defines = { W = 8, FAST = true, T = "float" }'
    )
    path = scale(more=more)
    launch = load_case(path)
    assert (launch.name, launch.dynamic_shared_bytes, launch.max_registers) == ("mine", 32, 32)
    assert (launch.useful_bytes, launch.useful_instructions) == (64, 3)
    assert launch.l2.warm
    case = read_case(path)
    assert case.reference is not None
    assert (case.reference.function, case.reference.relative) == ("f", 1e-5)
    assert (case.architecture, case.compiler, case.options) == (
        "sm_90a",
        "nvrtc",
        ("-use_fast_math",),
    )


def test_structures_are_bytes(scale: Write) -> None:
    path = scale({'type = "f32"\nvalue = 0.5': 'bytes = "0000 003f"'})
    assert load_case(path).arguments[2] == Structure("factor", b"\0\0\0\x3f")


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("schema = 1", "schema = 2", "schema", "write schema = 1"),
        ("block = 256", "blocks = 256", "blocks", "did you mean block"),
        ("block = 256", "", "block", "missing"),
        ("block = 256", "block = 2048", "block", "at most 1024"),
        ("block = 256", "block = [64, 32]", "block", "2048 threads"),
        ("block = 256", "block = [1, 1, 65]", "block", "65 in z: at most 64"),
        ("block = 256", "block = 0", "block", "at least 1"),
        ("block = 256", "block = true", "block", "true or false"),
        ("block = 256", "block = 2.5", "block", "fraction"),
        ("block = 256", "block = []", "block", "1 to 3"),
        ("block = 256", "block = [1, 1, 1, 1]", "block", "1 to 3"),
        ("block = 256", 'block = 256\nl2 = "hot"', "l2", "cold, warm"),
        ("block = 256", "block = 256\nmax_registers = 300", "max_registers", "at most 255"),
        ("block = 256", "block = 256\nuseful_bytes = 0", "useful_bytes", "at least 1"),
        ("block = 256", "block = 256\noptions = [1]", "options", "write text"),
        ("block = 256", 'block = 256\noptions = ["-maxrregcount=32"]', "options", "max_registers"),
        ("block = 256", 'block = 256\nreference = "f"', "reference", "FILE.py:FUNCTION"),
        ("block = 256", "block = 256\ntolerance = { relative = 1 }", "tolerance", "no reference"),
        ("block = 256", 'block = 256\narchitecture = "H200"', "architecture", "sm_90"),
        ("block = 256", "block = 256\ndefines = { A = [1] }", "defines.A", "no text"),
        ("(N + 255)", "(M + 255)", "grid", "unknown constant 'M'"),
        ("N = 1000", 'N = "M"', "constants.N", "unknown constant 'M'"),
        ("N = 1000", "N = -1000", "grid", "at least 1"),
        ("source =", "arguments = []\nsource =", "", "is no TOML"),
        ('type = "float"', 'type = "flaot"', "arguments[0].type", "did you mean float"),
        ('shape = ["N"]', "shape = []", "arguments[0].shape", "at least one"),
        ("output = true", 'output = "yes"', "arguments[0].output", "true or false"),
        ("output = true", "value = 1", "arguments[0]", "shape"),
        ('shape = ["N"]\n', "", "arguments[0]", "no value or shape"),
        ('name = "in"', 'name = "out"', "arguments[1].name", "twice"),
        ('name = "in"\n', "", "arguments[1].name", "missing"),
        ("seed = 7", "sead = 7", "arguments[1].fill.sead", "did you mean seed"),
        ("seed = 7", "step = 7", "arguments[1].fill.step", "low, high, values, seed, period"),
        ("seed = 7", "low = 2", "arguments[1].fill.high", "not above low"),
        ("seed = 7", "period = 0", "arguments[1].fill.period", "at least 1"),
        ("seed = 7", "high = inf", "arguments[1].fill.high", "no number"),
        ('"random", seed = 7', '"ramp", step = nan', "arguments[1].fill.step", "no number"),
        ('"random", seed = 7', '"constant"', "arguments[1].fill.value", "missing"),
        ('"random", seed = 7', '"noise"', "arguments[1].fill.content", "zeros, constant"),
        ("value = 0.5", 'value = 0.5\nfill = "zeros"', "arguments[2].fill", "name, type, value"),
        ('value = "N"', "value = 0.5", "arguments[3].value", "fraction"),
        ('value = "N"', "value = 3000000000", "arguments[3].value", "at most 2147483647"),
        ('type = "int"', 'type = "u8"', "arguments[3].value", "1000 is no u8"),
        ('type = "f32"\nvalue = 0.5', 'bytes = "0"', "arguments[2].bytes", "hexadecimal"),
    ],
)
def test_errors_name_file_key_and_remedy(
    scale: Write, old: str, new: str, key: str, said: str
) -> None:
    path = scale({old: new})
    with pytest.raises(CuadoError) as caught:
        load_case(path)
    message = str(caught.value)
    assert said in message
    assert f"{path}: {key}" in message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('type = "int"', 'type = "size_t"', "parameter 4"),
        ('type = "int"', 'type = "float"', "parameter 4"),
        ('type = "f32"\nvalue = 0.5', 'bytes = "00"', "parameter 3"),
        ('\n[[arguments]]\nname = "n"\ntype = "int"\nvalue = "N"', "", "takes 4 parameters"),
    ],
)
def test_arguments_are_held_against_the_kernels_parameters(
    scale: Write, old: str, new: str, said: str
) -> None:
    with pytest.raises(CaseError, match=said) as caught:
        load_case(scale({old: new}))
    assert caught.value.key == "arguments"


def test_unknown_kernels_list_those_there_are(scale: Write) -> None:
    with pytest.raises(CaseError, match=r"kernel: there is no kernel 'scala'.*scale"):
        load_case(scale(more='kernel = "scala"'))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("missing.ptx", None, "there is no such file"),
        ("empty.ptx", b"", "has no kernel"),
        ("broken.ptx", b".version 8.0\n.target sm_90\n.visible .entry x(", "PTX line"),
        ("binary.ptx", b"\xff\xfe\x00", "no UTF-8"),
        ("kernel.cpp", b"", "name a .cu or .ptx file"),
    ],
)
def test_sources_that_cannot_be_used(
    scale: Write, tmp_path: Path, name: str, content: bytes | None, said: str
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(CuadoError, match=said):
        load_case(scale({"scale.ptx": name}))


@pytest.mark.parametrize("content", [b"schema = ", b"\xff", b"[" * 5000, b"x" * (2 << 20)])
def test_files_that_are_no_cases(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "case.toml"
    path.write_bytes(content)
    with pytest.raises(UnreadableFileError):
        load_case(path)
    with pytest.raises(UnreadableFileError, match="no such file"):
        load_case(tmp_path / "other.toml")


def test_the_case_of_the_documentation_loads(tmp_path: Path) -> None:
    text = (Path(__file__).parents[4] / "docs" / "cases.md").read_text()
    path = tmp_path / "case.toml"
    path.write_text(text.split("```toml\n")[1].split("```")[0])
    case = read_case(path)
    assert (case.grid, case.block) == ((256, 256, 1), (32, 32, 1))
    assert case.outputs == ("out",)


def test_the_caller_may_choose_the_compiler(
    scale: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = scale({"scale.ptx": "scale.cu"}, more='compiler = "nvcc"')
    (tmp_path / "scale.cu").write_text("// what the compiler is given")
    asked: list[str] = []

    def compiled(source: CudaSource) -> str:
        asked.append(source.compiler)
        return (tmp_path / "scale.ptx").read_text()

    monkeypatch.setattr(load, "compile_source", compiled)
    made = load_case(path).compiled_from
    assert made is not None
    assert (made.path, made.compiler) == (tmp_path / "scale.cu", "nvcc")
    assert load_case(scale()).compiled_from is None
    path = scale({"scale.ptx": "scale.cu"}, more='compiler = "nvcc"')
    load_case(path, compiler="nvrtc")
    load_case(path, compiler="auto")
    assert asked == ["nvcc", "nvrtc", "auto"]
    with pytest.raises(UnknownNameError, match="unknown compiler 'gcc'"):
        load_case(path, compiler="gcc")
