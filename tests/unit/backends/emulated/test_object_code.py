"""Machine code that is kept: found again, made anew where it cannot be trusted."""

import os
import subprocess
import sys
from ctypes import CFUNCTYPE, c_int32
from pathlib import Path

import pytest

from cuado.backends.emulated import backend
from cuado.backends.emulated.codegen import object_code
from cuado.backends.emulated.codegen.compiler import Library

TEXT = "define i32 @answer(i32 %x) {\n  %y = add i32 %x, 41\n  ret i32 %y\n}\n"
OTHER = TEXT.replace("41", "42")
ANSWER = {"answer": CFUNCTYPE(c_int32, c_int32)}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CUADO_CACHE", str(tmp_path))
    return tmp_path


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The texts that were compiled."""
    found: list[tuple[str, ...]] = []
    compile_ = object_code._made

    def noted(texts: tuple[str, ...], entries: frozenset[str], level: int) -> bytes:
        found.append(texts)
        return bytes(compile_(texts, entries, level))

    monkeypatch.setattr(object_code, "_made", noted)
    return found


def answer(text: str = TEXT) -> int:
    library = Library(text, ANSWER)  # Its code lives as long as it does.
    return int(library.functions["answer"](1))


def entries(folder: Path) -> list[Path]:
    return sorted(folder.glob("*/*.json"))


def test_what_was_compiled_is_not_compiled_again(folder: Path, made: list[tuple[str, ...]]) -> None:
    assert [answer(), answer(), answer(OTHER), answer(OTHER)] == [42, 42, 43, 43]
    assert made == [(TEXT,), (OTHER,)]
    assert len(entries(folder)) == 2


def test_nothing_is_kept_where_the_user_says_so(
    monkeypatch: pytest.MonkeyPatch, made: list[tuple[str, ...]]
) -> None:
    monkeypatch.setenv("CUADO_CACHE", "off")
    assert [answer(), answer()] == [42, 42]
    assert len(made) == 2


def test_code_of_another_processor_or_version_is_not_found(
    folder: Path, made: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer()
    target, name, features = object_code._host()
    monkeypatch.setattr(object_code, "_host", lambda: (target, name, f"{features},+nothing"))
    object_code.machine_code_of((TEXT,), frozenset(ANSWER))
    monkeypatch.undo()
    monkeypatch.setenv("CUADO_CACHE", str(folder))
    monkeypatch.setattr("llvmlite.__version__", "0.0")
    object_code.machine_code_of((TEXT,), frozenset(ANSWER))
    assert len(entries(folder)) == 3


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_entry_is_made_anew(
    folder: Path, made: list[tuple[str, ...]], damage: bytes | None
) -> None:
    answer()
    (entry,) = entries(folder)
    whole = entry.read_bytes()
    entry.write_bytes(whole[:-9] + b'QUJDQUJD"' if damage is None else damage)
    assert answer() == 42
    assert len(made) == 2
    assert entry.read_bytes() == whole


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="users have no numbers here")
def test_what_others_could_have_written_is_not_run(
    folder: Path, made: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer()
    (entry,) = entries(folder)
    entry.chmod(0o622)
    assert answer() == 42
    assert len(made) == 2
    assert not entries(folder)[0].stat().st_mode & 0o022
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    answer()
    assert len(made) == 3


def test_parts_that_somebody_waits_for_are_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def noted(part: str) -> bytes:
        done.append(part)
        if part == "machine":  # Meanwhile a launch is guessed, which looks for races.
            object_code._FIRST.append("races")
        return b""

    monkeypatch.setattr(object_code, "runtime_image", noted)
    monkeypatch.setattr(backend, "runtime_image", noted)
    monkeypatch.setattr(backend, "compile_simulator", lambda: done.append("simulator"))
    backend._compile_parts()
    assert done == ["machine", "races", "caches", "simulator"]


def test_a_process_that_ends_waits_for_what_is_being_compiled() -> None:
    """Its end takes LLVM down: a thread that was compiling crashed it, a second Ctrl-C or not."""
    script = """
import os
import signal
from time import sleep
from cuado.backends.emulated.codegen import object_code
def slowly(*_):
    while not object_code._ENDING.is_set():
        sleep(0.01)
    sleep(0.3)
    os.kill(os.getpid(), signal.SIGINT)
    sleep(0.2)
    print("compiled", flush=True)
    return b""
object_code._made = slowly
object_code.begin_compiling("machine", "races")
while len(object_code._FIRST) > 1:
    sleep(0.01)
sleep(0.1)
"""
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "CUADO_CACHE": "off"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout.splitlines() == ["compiled"], "the part under way, and none behind it"
    assert not ran.stderr
