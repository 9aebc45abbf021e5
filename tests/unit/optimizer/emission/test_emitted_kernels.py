"""A version from its steps to a program that launches it, in both languages."""

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from emitted_kernels import BROKEN, HELD, programs, written
from fake_launches import FAKE, headers
from hypothesis import given
from hypothesis import strategies as st

from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Buffer, Scalar
from cuado.model.conditions import FORMAT, Conditions, Parameter, ParameterKind, Shape, Variable
from cuado.model.launch import Launch
from cuado.optimizer.emission import launcher
from cuado.optimizer.emission.cpp import cpp_launcher
from cuado.optimizer.emission.files import NothingToEmitError, emitted
from cuado.optimizer.emission.names import (
    cpp_identifiers,
    cpp_text,
    file_stem,
    markdown_code,
    printable,
)
from cuado.optimizer.recording import ptx_hash
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.session import Iteration, Session, VersionRecord
from cuado.optimizer.version import Version, Versions
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sources.case.load import load_case

CASE = Path(__file__).parents[4] / "benchmarks" / "planted" / "array_of_structures.toml"
HOSTILE = 'k"*/ \\ ??/\n\x1b[31m`|</script>\u202e'


def test_what_is_emitted_of_a_kernel_launches_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    include, compiler = headers(), shutil.which("g++")
    if include is None or compiler is None:
        pytest.skip("there is no cuda.h, or no g++")
    library = tmp_path / "libcuda_fake.so"
    source = ["-isystem", str(include), "-shared", "-fPIC", str(FAKE / "launches.cpp")]
    subprocess.run([compiler, *source, "-o", str(library)], check=True)
    log = tmp_path / "log"
    for name, value in (("CAPABILITY", "90"), ("LOG", str(log)), ("PARAMETERS", "8,8,4")):
        monkeypatch.setenv(f"FAKE_{name}", value)
    launch = load_case(CASE, overrides={"N": 4096})
    built = build(launch.ptx, launch.kernel, AssembleOptions("sm_90"))
    kernel = Kernel(launch, load_chip("h200"), built, AssembleOptions("sm_90"))
    steps = [transformation_from("block-shape(x=128, y=1, z=1)")]
    made = Versions(Version((), kernel)).of(steps)
    assert isinstance(made, Version)
    files = written(tmp_path / "emitted", launch, made, built.cubin)
    for program in programs(files, str(library), include):
        for way, reason in ((HELD[0], ""), ("smaller", BROKEN["smaller"])):
            log.unlink(missing_ok=True)
            said, _ = files.launched(program, way)
            assert said[:1] == ("0" if reason else "1"), (program.name, way, said)
            assert reason in said
            (line,) = [each for each in log.read_text().splitlines() if " grid " in each]
            shape = "grid 16 1 1 block 256 1 1" if reason else "grid 32 1 1 block 128 1 1"
            assert shape in line, (program.name, way)
            assert line.endswith(" 0000003f")  # 0.5, the last argument


def test_names_do_nothing_in_what_is_written() -> None:
    assert printable("in \u00b5") == "in \u00b5"
    assert printable("\x1b[31m\n\\") == "\\x1b[31m\\x0a\\x5c"
    assert printable("\\x0a") != printable("\n")
    assert file_stem("_Z4axpyfPKfPfi") == "_Z4axpyfPKfPfi"
    for name in ("../../etc/passwd", "a/b", "", ".", "k$1", "k" * 300, HOSTILE):
        stem = file_stem(name)
        assert set(stem) <= set("abcdefghijklmnopqrstuvwxyz_0123456789k"), name
        assert 0 < len(stem) <= 90, name
    assert file_stem("a/b") != file_stem("a.b")
    assert cpp_text('a"b\\c??/\n7\u00e9') == r'"a\042b\134c\077\077/\0127\303\251"'
    assert cpp_identifiers(["in", "in", "int", "2x", "", "a b", "a-b"]) == [
        "in_",
        "in_2_",
        "int_",
        "p2x_",
        "p_",
        "a_b_",
        "a_b_2_",
    ]
    assert markdown_code("a`b|c") == "`a'b\\|c`"


@given(st.binary())
def test_a_literal_has_the_bytes_of_its_text(data: bytes) -> None:
    literal = cpp_text(data)
    assert literal.isascii()
    assert literal.isprintable()
    inside = re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), literal[1:-1])
    assert inside.encode("latin-1") == data
    assert "?" not in literal
    assert '"' not in literal[1:-1]


@given(st.lists(st.text() | st.sampled_from(["a", "a_2", "a 2", "int", "2"])))
def test_identifiers_are_all_different(names: list[str]) -> None:
    found = cpp_identifiers(names)
    assert len(set(found)) == len(names)
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*_", each) and "__" not in each for each in found)


@given(st.text(), st.text())
def test_different_names_stay_different(one: str, other: str) -> None:
    assert printable(one).isprintable()
    assert (printable(one) == printable(other)) == (one == other)
    assert file_stem(one).isidentifier() or file_stem(one)[0].isdigit()


def test_a_header_with_hostile_names_compiles(tmp_path: Path) -> None:
    include, compiler = headers(), shutil.which("g++")
    if include is None or compiler is None:
        pytest.skip("there is no cuda.h, or no g++")
    number = Parameter(printable(HOSTILE), ParameterKind.NUMBER, "u64", 8, "ff" * 8)
    shape = Shape((1, 1, 1), (1, 1, 1), 0)
    conditions = Conditions(HOSTILE, "sm_100a", shape, shape, (), (number, number))
    written = dict.fromkeys(("optimised", "original", "original_ptx"), (HOSTILE, 1, 2))
    text = cpp_launcher(conditions, file_stem(HOSTILE), written)
    assert "\x1b" not in text
    assert "??/" not in text
    path = tmp_path / "k.cpp"
    path.write_text(text)
    strict = ["-std=c++14", "-Wall", "-Wextra", "-Werror", "-Wtrigraphs", "-fsyntax-only"]
    command = [compiler, *strict, "-isystem", str(include), str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) { ret; }
"""


def session(conditions: Conditions | None, ptx: str = PTX) -> Session:
    """A run that kept a step."""
    shape = ((1, 1, 1), (32, 1, 1), 0, 16, 0, 1)
    made = VersionRecord(("step",), "", *shape, "sm_90", conditions=conditions)
    about = ("case", "k", "", "", "", "", "", "", False, "", "", 0)
    return Session(*about, (Iteration(made, ""),), emitted=ptx)


def original(ptx: str = PTX) -> Launch:
    arguments = (Buffer("out", "f32", (32,)), Scalar("n", "u32", 1))
    return Launch("k", ptx, "k", (1, 1, 1), (32, 1, 1), arguments)


HOLDS_FOR = Conditions(
    "k", "sm_90", Shape((1,) * 3, (32, 1, 1), 0), Shape((1,) * 3, (32, 1, 1), 0), ()
)


def test_the_files_of_a_session() -> None:
    made = emitted(session(HOLDS_FOR), original())
    assert made.stem == "k"
    assert made.files["k.ptx"] == PTX
    other = PTX + ".visible .entry other() { ret; }\n"
    again = emitted(session(HOLDS_FOR), original(other)).files["k.original.ptx"]
    assert isinstance(again, str)
    assert ".entry k(" in again
    assert "other" not in again  # what nobody launches is not assembled


def test_a_kernel_that_takes_other_parameters_is_not_written() -> None:
    longer = PTX.replace(".param .u32 n", ".param .u32 n, .param .u64 scratch")
    with pytest.raises(CuadoError, match="takes other parameters than the original"):
        emitted(session(HOLDS_FOR, longer), original())
    with pytest.raises(CuadoError, match="other parameters"):
        emitted(session(HOLDS_FOR, PTX.replace("k(", "l(")), original())


def test_the_launcher_reads_the_conditions_that_are_written() -> None:
    assert launcher.FORMAT == FORMAT
    text = emitted(session(HOLDS_FOR), original()).files["k_launcher.py"]
    assert text == Path(launcher.__file__).read_text()


def test_the_guide_says_which_variables_to_set() -> None:
    asked = replace(HOLDS_FOR, variables=(Variable("factor", 4, is_constant=True),))
    for conditions, is_said in ((asked, True), (HOLDS_FOR, False)):
        text = emitted(session(conditions), original()).files["k.md"]
        assert isinstance(text, str)
        assert ("variables of its module: `factor`" in text) == is_said


def test_an_original_that_was_changed_since_the_run_is_not_written() -> None:
    ran = replace(session(HOLDS_FOR), ptx=ptx_hash(original()))
    assert emitted(ran, original()).stem == "k"
    with pytest.raises(CuadoError, match="not the code that the run began with"):
        emitted(ran, original(PTX.replace("ret;", "membar.gl; ret;")))


def test_a_session_without_conditions_is_not_written() -> None:
    with pytest.raises(NothingToEmitError, match="an older cuado made it"):
        emitted(session(None), original())
