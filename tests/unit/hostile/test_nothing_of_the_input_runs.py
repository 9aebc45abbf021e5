"""Verbs that show run nothing of what they read: watched in a process of their own.

Python tells of every process that is started, every library that is loaded and every file that is
opened to be written (``sys.addaudithook``). Beside the case lies what would leave a mark if it ran.
"""

import json
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cuado.cli.main import run

EXAMPLES = Path(__file__).parents[3] / "examples"
SEEDS = EXAMPLES.parent / "benchmarks" / "fuzz" / "seeds"
WATCHER = """
import json, os, sys
seen, log, own = [], sys.argv[1], os.path.realpath(sys.argv[2])
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
def watch(event, args):
    if event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork",
                 "os.forkpty", "pty.spawn", "ctypes.dlopen", "socket.connect", "socket.bind",
                 "os.rename", "os.remove", "os.link", "os.symlink", "os.mkdir", "os.chmod"):
        seen.append((event, [str(each) for each in args]))
    elif event == "open" and isinstance(args[2], int) and args[2] & WRITES:
        seen.append((event, [str(args[0])]))
    elif event == "import" and args[1] and os.path.realpath(str(args[1])).startswith(own):
        seen.append((event, [str(each) for each in args]))
    elif event == "exec" and os.path.isfile(args[0].co_filename) and (
        os.path.realpath(args[0].co_filename).startswith(own)
    ):
        seen.append((event, [args[0].co_filename]))
sys.addaudithook(watch)
from cuado.cli.main import run
code = run(sys.argv[3:])
sys.stdout.flush()
with open(log, "w") as file:
    json.dump({"code": code, "seen": list(seen)}, file)
"""
CASE = """schema = 1
source = "{source}"
kernel = "scale"
grid = 1
block = 32
options = ["-use_fast_math", "-I."]
reference = "reference.py:scale"
[[arguments]]
name = "x"
type = "float"
shape = 32
fill = {{ content = "file", path = "data.bin" }}
output = true
"""
PTX = """.version 8.0
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 x) { ret; }
"""


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A folder of a stranger's, in which all that can be run leaves a mark."""
    folder = tmp_path / "stranger"
    folder.mkdir()
    mark = tmp_path / "mark"
    python = f"open({str(mark)!r}, 'a').write('ran')\n"
    for name in ("reference.py", "sitecustomize.py", "conftest.py", "cuado.py", "numpy.py"):
        (folder / name).write_text(python)
    for name in ("nvcc", "ptxas", "nvdisasm", "cuobjdump", "ncu", "nsys", "sh"):
        (folder / name).write_text(f"#!/bin/sh\necho ran >> {mark}\n")
        (folder / name).chmod(0o755)
    (folder / "k.ptx").write_text(PTX)
    (folder / "k.cu").write_text("__global__ void scale(float *x) {}\n")
    (folder / "host.cu").write_text("#include <cstdio>\nint main() {}\n")
    (folder / "data.bin").write_bytes(bytes(128))
    for name in ("k.ptx", "k.cu", "host.cu"):
        (folder / f"{name}.toml").write_text(CASE.format(source=name))
    for name in ("stencil.ncu-rep", "transpose.raw.csv"):
        (folder / name).write_bytes((EXAMPLES / "recorded" / name).read_bytes())
    (folder / "given.py").write_text(python)
    timeline = sqlite3.connect(folder / "timeline.sqlite")
    timeline.executescript((SEEDS / "nsys.sql").read_text())
    timeline.close()
    journal = ("--journal", str(folder / "sessions.journal"))
    assert not run(["journal", "import", str(SEEDS / "session.json"), *journal])
    return folder


def watched(folder: Path, *words: str, expected: int = 0) -> list[tuple[str, list[str]]]:
    """What happened while a verb ran in a folder, with no environment that speaks for it."""
    log = folder.parent / "log"
    gone = ("CUADO_TRUST", "PYTHONSTARTUP", "CUADO_NVCC", "CUADO_PTXAS")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment["CUADO_CACHE"] = "off"
    environment["XDG_STATE_HOME"] = str(folder.parent / "state")
    done = subprocess.run(
        [sys.executable, "-P", "-c", WATCHER, str(log), str(folder), *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert log.exists(), done.stderr
    found = json.loads(log.read_text())
    assert found["code"] == expected, done.stderr
    assert not (folder.parent / "mark").exists()
    return [(event, given) for event, given in found["seen"]]


SHOWING = [
    "case show k.ptx.toml",
    "case show k.cu.toml",
    "case show host.cu.toml",
    "case show k.cu.toml --format json",
    "analyze stencil.ncu-rep",
    "analyze transpose.raw.csv",
    "trace timeline.sqlite",
    "log --journal absent",
    "log --journal sessions.journal",
    "show 1 --journal sessions.journal",
    "compare 1 1 --journal sessions.journal",
    "rules",
    "explain uncoalesced-global-load",
    "chips",
    "metrics",
    "experiments",
    "transformations",
    "study",
]


DEMANGLED = re.compile(r"\['/[\w/]*c(?:u\+\+|\+\+)filt'(?:, '_Z[\w.$]+')+\]")
STARTING = {"subprocess.Popen", "os.fork", "os.exec", "os.posix_spawn", "os.system"}


@pytest.mark.parametrize("verb", SHOWING)
def test_a_verb_that_shows_starts_nothing_and_writes_nothing(stranger: Path, verb: str) -> None:
    before = sorted(path.name for path in stranger.iterdir())
    expect_nothing_ran(watched(stranger, *verb.split()), stranger)
    assert sorted(path.name for path in stranger.iterdir()) == before


@pytest.mark.parametrize(
    "verb", ["case show", "analyze", "check", "trace", "show", "capture show", "study", "case new"]
)
def test_a_python_file_is_read_as_a_text(stranger: Path, verb: str) -> None:
    """Whatever a verb takes it for, it is refused, and nothing of it has run."""
    before = sorted(path.name for path in stranger.iterdir())
    expect_nothing_ran(watched(stranger, *verb.split(), "given.py", expected=2), stranger)
    assert sorted(path.name for path in stranger.iterdir()) == before


def expect_nothing_ran(seen: list[tuple[str, list[str]]], folder: Path) -> None:
    """Nothing was started, imported or connected to, and nothing of a folder was touched.

    But for the system's demangler, which is given names of kernels and nothing else.
    """
    for event, given in seen:
        demangles = event == "subprocess.Popen" and DEMANGLED.fullmatch(given[1])
        assert demangles or event not in STARTING, given
        assert event not in {"import", "exec", "socket.connect", "socket.bind"}, given
        # Libraries are those of the installed Python, never one of the stranger's.
        assert not any(str(folder) in each for each in given), (event, given)


def test_the_watcher_sees_what_it_should(stranger: Path) -> None:
    """A reference that runs is seen: it is imported, and it writes."""
    words = ("case", "check", "k.ptx.toml", "--device", "emulated:h200", "--trust")
    (stranger / "reference.py").write_text(
        "open('written', 'w').write('x')\ndef scale(arguments):\n    return {'x': arguments['x']}\n"
    )
    seen = watched(stranger, *words)
    events = {event for event, given in seen if any(str(stranger) in each for each in given)}
    assert "exec" in events
    assert any(given == ["written"] for event, given in seen if event == "open")
