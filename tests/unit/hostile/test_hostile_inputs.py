"""Files that are no files, have no end, or hold what nobody would write: a clear end for each."""

import json
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cuado.cli.main import run
from cuado.sass.toolchain import nvrtc

SECONDS = 15
CASE = 'schema = 1\nsource = "{source}"\ngrid = 1\nblock = 32\n{more}\n'
PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 p0) { ret; }
"""


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def process(path: Path) -> None:
    path.symlink_to("/proc/self/environ")


def endless(path: Path) -> None:
    path.symlink_to("/proc/self/mem")


def listening(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # The name of a socket has room for 108 characters.
    try:
        socket.socket(socket.AF_UNIX).bind(path.name)
        path.chmod(0o600)  # What can be executed is taken for a program.
    finally:
        os.chdir(here)


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 40)


def text(content: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(content)

    return write


KINDS: dict[str, Callable[[Path], object]] = {
    "fifo": os.mkfifo,
    "device": device,
    "proc": process,
    "memory": endless,
    "socket": listening,
    "folder": Path.mkdir,
    "dangling": lambda path: path.symlink_to("nowhere"),
    "loop": lambda path: path.symlink_to(path.name),
    "huge": huge,
    "empty": text(b""),
    "zero": text(b"\0"),
    "zeros": text(b"\0" * 100_000),
    "bom": text(b"\xef\xbb\xbf"),
    "utf-16": text("schema = 1\n".encode("utf-16")),
    "latin-1": text("schema = 1 # \xe4\n".encode("latin-1")),
    "nested": text(b"a = " + b"[" * 50_000),
    "braces": text(b"{" * 50_000),
    "digits": text(b"schema = " + b"9" * 5_000 + b"\n"),
    "line": text(b'schema = "' + b"x" * 200_000 + b'"\n'),
    "escapes": text(b'"\x1b]0;owned\x07\\u001b[2J" = "\\u001b[31m"\n'),
    "key": text(b'"\\u001b[2J\\u009b31m\\u202e" = 1\n'),
}
VERBS = (
    "analyze F",
    "analyze F.toml --device emulated:h200",
    "case show F.toml",
    "case new F.ptx",
    "case new F.cu",
    "check F.toml",
    "whatif F.toml --device emulated:h200",
    "trace F",
    "study F",
    "journal import F --journal J",
    "log --journal F",
    "show 1 --journal F",
    "capture show F.capture",
    "capture verify F.capture",
)


@pytest.fixture(autouse=True)
def limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def hangs(*_: object) -> None:
        raise AssertionError(f"still waiting after {SECONDS} s")

    monkeypatch.setenv("CUADO_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    before = signal.signal(signal.SIGALRM, hangs)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def ended(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """Exit code and standard error; both streams are fit for a terminal."""
    code = run(list(words))
    out, err = capsys.readouterr()
    for each in (out, err):
        assert all(char.isprintable() or char in "\n\t" for char in each), each[:200]
    assert max(map(len, err.splitlines()), default=0) < 1_600
    return code, err


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_file_does_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, verb: str
) -> None:
    words = verb.split()
    name = next(word for word in words if word.startswith("F"))
    path = tmp_path / f"\x1b[31mhostile{name[1:]}"
    KINDS[kind](path)
    stands_for = {name: str(path), "J": str(tmp_path / "journal")}
    code, err = ended(capsys, *(stands_for.get(word, word) for word in words))
    is_absent = verb.startswith("log") and kind in {"empty", "zero", "dangling", "loop"}
    assert code == (0 if is_absent else 2)
    assert err.startswith("cuado: ") or is_absent


def scale_case(folder: Path, more: str, source: str = "k.ptx") -> str:
    (folder / "k.ptx").write_text(PTX)
    (folder / "case.toml").write_text(CASE.format(source=source, more=more))
    return str(folder / "case.toml")


FILL = """[[arguments]]
name = "x"
type = "u8"
shape = [{size}]
fill = {{ content = "file", path = "{path}" }}
"""


@pytest.mark.parametrize("suffix", ["", ".npy", ".zst"])
@pytest.mark.parametrize("kind", ["fifo", "device", "memory", "folder", "loop", "zero", "huge"])
def test_no_file_of_data_does_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, suffix: str
) -> None:
    KINDS[kind](tmp_path / f"data{suffix}")
    path = scale_case(tmp_path, FILL.format(size=64, path=f"data{suffix}"))
    code, err = ended(capsys, "check", path)
    assert code == 2
    assert ": " in err


@pytest.mark.parametrize("suffix", [".ptx", ".cu"])
@pytest.mark.parametrize("kind", ["fifo", "device", "memory", "folder", "loop", "zero", "huge"])
def test_no_source_does_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, suffix: str
) -> None:
    KINDS[kind](tmp_path / f"source{suffix}")
    path = scale_case(tmp_path, "", f"source{suffix}")
    code, _ = ended(capsys, "case", "show", path)
    assert code == 2


KERNEL = 'extern "C" __global__ void scale(float *x) { x[threadIdx.x] = 1; }\n'


@pytest.mark.parametrize("kind", ["fifo", "device", "socket"])
@pytest.mark.parametrize("way", ["beside", "by a folder", "by another"])
def test_no_include_does_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str, way: str
) -> None:
    """A compiler reads a FIFO until somebody writes: it was ended after 20 s, without a reason."""
    folder = tmp_path / "include" if way == "by a folder" else tmp_path
    folder.mkdir(exist_ok=True)
    {**KINDS, "socket": listening}[kind](folder / "odd.h")
    (tmp_path / "other.h").write_text('#include "odd.h"\n')
    name = "other.h" if way == "by another" else "odd.h"
    (tmp_path / "k.cu").write_text(f'#include "{name}"\n{KERNEL}')
    path = scale_case(tmp_path, 'options = ["-Iinclude"]', "k.cu")
    code, err = ended(capsys, "check", path)
    assert code == 2
    said = {"fifo": "is a FIFO", "device": "is a device", "socket": "is a socket"}[kind]
    assert f"odd.h: {said}" in err


def test_a_compiler_that_does_not_end_is_ended_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a macro's name an include cannot be looked at before."""
    monkeypatch.setenv("CUADO_TRUST", "0")
    monkeypatch.setattr(nvrtc, "_APART", (2.0, 4 << 30))
    os.mkfifo(tmp_path / "odd.h")
    (tmp_path / "k.cu").write_text(f'#define ODD "odd.h"\n#include ODD\n{KERNEL}')
    code, err = ended(capsys, "check", scale_case(tmp_path, "", "k.cu"))
    assert code == 2
    assert "NVRTC took longer than 2 s to compile" in err
    assert "k.cu" in err
    assert "#include" in err


@pytest.mark.parametrize(
    ("more", "source"),
    [
        ("", "k\\u0000.ptx"),
        ("", "x" * 5_000 + ".ptx"),
        ("", "../" * 500 + "etc/passwd"),
        ("", "../../../../../../../../etc/passwd.ptx"),
        ('reference = "a\\u0000.py:f"', "k.ptx"),
        ("[constants]\nN = " + "9" * 5_000, "k.ptx"),
        ('[constants]\nN = "9 ** 9 ** 9"', "k.ptx"),
        ('[constants]\nN = "1 << 9999999999"', "k.ptx"),
        ('[constants]\nN = "' + "(" * 5_000 + '"', "k.ptx"),
        ('[constants]\nN = "' + "-" * 50_000 + '1"', "k.ptx"),
        (FILL.format(size=1 << 62, path="x"), "k.ptx"),
        (FILL.format(size='"1 << 300"', path="x"), "k.ptx"),
        (FILL.format(size=4, path="\\u0000"), "k.ptx"),
        (FILL.format(size=4, path="y" * 5_000), "k.ptx"),
        ("[[arguments]]\nname = 'x'\ntype = 'float'\nvalue = " + "9" * 400, "k.ptx"),
        ("[[arguments]]\nname = '\\u001b[2J'\ntype = 'float'", "k.ptx"),
        ("[defines]\nN = 1979-05-27", "k.ptx"),
        ("options = [" + "1," * 10_000 + "]", "k.ptx"),
        ('options = ["' + "-" * 10_000 + '"]', "k.ptx"),
    ],
)
def test_no_value_of_a_case_does_harm(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: str, source: str
) -> None:
    path = scale_case(tmp_path, more, source)
    assert ended(capsys, "case", "show", path)[0] in {0, 2}
    assert ended(capsys, "check", path)[0] == 2


@pytest.mark.parametrize("name", ["\x1b[2Jk", "k\x9b31m", "k\u202eptx"])
def test_names_of_kernels_do_not_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "k.ptx").write_text(PTX.replace("scale", name))
    code, _ = ended(capsys, "case", "new", str(tmp_path / "k.ptx"), "-k", f"{name}x")
    assert code == 2
    table = tmp_path / "counters.csv"
    table.write_text(f"kernel,time [us]\n{name},1\n{name},no\n")
    ended(capsys, "analyze", str(table))
    ended(capsys, "analyze", str(table), "--format", "markdown")
    code, _ = ended(capsys, f"-{name}")
    assert code == 2


@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown", "html"])
@pytest.mark.parametrize("verb", ["case show", "check"])
def test_no_format_prints_what_a_terminal_obeys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: str, format_name: str
) -> None:
    argument = (
        '[[arguments]]\nname = "x\\u001b[31m\\u009b"\ntype = "float"\nshape = 4\noutput = true\n'
    )
    path = scale_case(tmp_path, f'name = "\\u001b[2J\\u009b\\u202e"\n{argument}')
    assert run([*verb.split(), path, "--format", format_name]) == 0
    out = capsys.readouterr().out
    assert all(char.isprintable() or char in "\n\t" for char in out)
    if format_name == "json" and verb == "case show":
        assert json.loads(out)["title"].startswith("\x1b[2J\x9b\u202e")
