"""The tools, where there are any, and what they said once, for where there are none."""

import base64
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cuado.sass.toolchain.errors import ToolNotFoundError
from cuado.sass.toolchain.locate import Program, Tool, find

RECORDED = Path(__file__).parent / "recorded"


def _text(name: str) -> str:
    return (RECORDED / name).read_text(encoding="utf-8")


def _cubin(name: str) -> bytes:
    return base64.b64decode(_text(f"{name}.cubin.b64"))


@pytest.fixture(scope="session")
def recorded() -> Callable[[str], str]:
    return _text


@pytest.fixture(scope="session")
def recorded_cubin() -> Callable[[str], bytes]:
    return _cubin


def _tool(program: Program) -> Tool:
    try:
        return find(program)
    except ToolNotFoundError:
        pytest.skip(f"no {program} on this machine")


@pytest.fixture(scope="session")
def ptxas() -> Tool:
    return _tool(Program.PTXAS)


@pytest.fixture(scope="session")
def nvdisasm() -> Tool:
    return _tool(Program.NVDISASM)


def _script(path: Path, body: str) -> Path:
    """A program that runs ``body`` as Python."""
    path.write_text(f"#!{sys.executable}\nimport hashlib, os, sys, time\n{body}\n")
    path.chmod(0o755)
    return path


@pytest.fixture(scope="session")
def script() -> Callable[[Path, str], Path]:
    return _script


@pytest.fixture
def stand_in(tmp_path: Path) -> Tool:
    """An nvdisasm that knows the recorded cubins and says of them what the real one said."""
    known = {
        hashlib.sha256(_cubin(name)).hexdigest(): _text(f"{name}.nvdisasm.txt")
        for name in ("tile", "tile.nops", "tile.marked")
    }
    (tmp_path / "known.json").write_text(json.dumps(known))
    body = f"""
import json
known = json.load(open({str(tmp_path / "known.json")!r}))
found = known.get(hashlib.sha256(open(sys.argv[-1], "rb").read()).hexdigest())
sys.exit("nvdisasm fatal   : never seen") if found is None else print(found)
"""
    path = _script(tmp_path / "nvdisasm", body)
    return Tool(Program.NVDISASM, path, (13, 5), "stand-in")
