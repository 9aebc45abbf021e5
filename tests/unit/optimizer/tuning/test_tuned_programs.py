"""``cuado tune -k NAME -- COMMAND``: calls of a program that knows nothing of it, on a double."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from host_as_device import Array, Machine, arrays, took

from cuado.cli.main import run
from cuado.cli.tuned_program import program_document
from cuado.optimizer.tuning import in_programs
from cuado.optimizer.tuning.program import ProgramPlan, ProgramTuned
from cuado.report.formats import Style, render
from cuado.sources.injection.jobs import KEEPER

STUB = """
class JITFunction:
    def __init__(self, name): self.__name__ = name
    def run(self, *args, grid, warmup, **named): print("ran", self.__name__); return 7
    def __getitem__(self, grid):
        return lambda *args, **named: self.run(*args, grid=grid, warmup=False, **named)
"""


class Jit:
    """What Triton offers: a class whose ``run`` all calls come to."""

    arg_names = ("x", "y", "n", "BLOCK", "DEPTH")
    params = tuple(SimpleNamespace(name=name, is_constexpr=name.isupper()) for name in arg_names)

    def __init__(self, machine: Machine, name: str = "add_kernel") -> None:
        self.machine, self.launched, self.__name__ = machine, 0, name

    def run(self, x: Array, y: Array, n: int, *, grid: Any, **named: Any) -> None:
        block, warps = named["BLOCK"], named.get("num_warps", 4)
        assert named["DEPTH"] == 3
        assert grid({"BLOCK": block}) == (n // block,)
        y.data += x.data + (block == 256) * np.float32(0.5)
        took(self.machine, block * warps // 4)
        self.launched += 1

    def __getitem__(self, grid: Any) -> Callable[..., None]:
        return lambda *args, **named: self.run(*args, grid=grid, **named)


Jit.__module__ = "triton.runtime.jit"


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def ask(**changes: Any) -> None:
        wanted = {
            "kernel": "add",
            "runs": 20,
            "shapes": 2,
            "tolerance": None,
            "values": {},
            "folder": str(tmp_path),
        }
        monkeypatch.setenv(in_programs.VARIABLE, json.dumps(wanted | changes))

    monkeypatch.setattr(in_programs, "_seen", set())
    driver = SimpleNamespace(get_current_device=lambda: 0, get_current_stream=lambda _: 0)
    module = SimpleNamespace(driver=SimpleNamespace(active=driver))
    monkeypatch.setitem(sys.modules, "triton.runtime.driver", module)
    ask()
    return ask


def call(kernel: Jit, x: Array, y: Array, **named: Any) -> None:
    given = {"BLOCK": 64, "DEPTH": 3, **named}
    grid: Any = lambda c: (4096 // c["BLOCK"],)  # noqa: E731
    in_programs.look(
        kernel, (x, y, 4096), {"grid": grid, "warmup": False, **given}, lambda _: kernel.machine
    )


def told(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]


def test_a_call_is_tuned_and_not_made(asked: Callable[..., None], tmp_path: Path) -> None:
    kernel = Jit(Machine())
    x, y = arrays()
    call(kernel, x, y)
    assert np.array_equal(y.data, np.ones_like(y.data))
    (shape,) = told(tmp_path)
    assert shape["tunables"]["BLOCK"] == [64, 32, 128]
    assert shape["tunables"]["num_warps"] == [4, 2, 8]
    assert sorted(shape["tunables"]["num_stages"]) == [1, 2, 3, 4, 5]
    assert "DEPTH" not in shape["tunables"]
    assert shape["left"] == {"DEPTH": 3}
    assert shape["default"] == {"num_warps": 4, "num_stages": 3, "BLOCK": 64}
    assert (shape["chosen"]["BLOCK"], shape["chosen"]["num_warps"]) == (128, 8)
    assert shape["verdict"] == "faster"
    launched = kernel.launched
    call(kernel, x, y)  # The same shape is not tuned again.
    assert (kernel.launched, len(told(tmp_path))) == (launched, 1)


def test_the_screen_says_how_to_call_it_and_what_was_not_tried(
    asked: Callable[..., None], tmp_path: Path
) -> None:
    del asked
    call(Jit(Machine()), *arrays())
    found = ProgramTuned(0, tuple(told(tmp_path)))
    shown = program_document(found, ProgramPlan("add", tolerance=1e-2))
    said = " ".join(render(shown, "terminal", Style(80)).split())
    assert "Call it with num_warps=8, num_stages=" in said
    assert "as with the call's own num_warps=4, num_stages=3, BLOCK=64." in said
    assert "one whose results differ by over 0.01 of the largest is not chosen" in said
    assert "Not tried: other values of DEPTH=3" in said
    assert "--values DEPTH=1,6" in said
    assert "beyond the noise" not in said
    (shape,) = found.shapes
    other = {"values": {"num_warps": 1}, "time_ns": 1.0, "problem": ""}
    faster = ProgramTuned(0, ({**shape, "attempts": [*shape["attempts"], other]},))
    text = render(program_document(faster, ProgramPlan("add")), "terminal", Style(80))
    assert "above it in the table is not faster beyond the noise" in " ".join(text.split())
    same = program_document(found, ProgramPlan("add"))
    assert "differ at all is not chosen" in " ".join(render(same, "terminal", Style(80)).split())


def test_values_that_are_named_are_tried_and_wrong_results_are_out(
    asked: Callable[..., None], tmp_path: Path
) -> None:
    asked(values={"BLOCK": [64, 128, 256], "num_warps": [4]})
    call(Jit(Machine()), *arrays())
    (shape,) = told(tmp_path)
    assert shape["chosen"]["BLOCK"] == 128
    wrong = {a["values"]["BLOCK"] for a in shape["attempts"] if a["problem"]}
    assert wrong == {256}


def test_other_kernels_and_more_shapes_are_left_alone(
    asked: Callable[..., None], tmp_path: Path
) -> None:
    asked(shapes=1, runs=2)
    call(Jit(Machine(), "multiply"), *arrays())
    assert not told(tmp_path)
    call(Jit(Machine()), *arrays())
    call(Jit(Machine()), *arrays(), num_warps=8)
    assert len(told(tmp_path)) == 1


def test_what_triton_tries_itself_is_no_call(
    asked: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(in_programs.TRYING, "1")
    call(Jit(Machine()), *arrays())
    assert not told(tmp_path)


def test_the_program_stays_as_it_is_and_the_screen_says_what_was_not_tuned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "packages" / "triton" / "runtime"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "jit.py").write_text(STUB)
    script = tmp_path / "program.py"
    script.write_text(
        "from triton.runtime.jit import JITFunction\n"
        "assert JITFunction('add')[(1,)](1, BLOCK=2) == 7\n"
        "raise SystemExit(3)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(package.parents[1]))
    assert run(["tune", "-k", "scale", "--", sys.executable, str(script)]) == 3
    said = capfd.readouterr()
    assert said.out == "ran add\n"
    assert "nothing was tuned" in said.err
    assert KEEPER.exists()


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["-k", "(", "--", "x"], "is not a regular expression"),
        (["-k", "a", "--values", "BLOCK=x", "--", "x"], "whole numbers"),
        (["a", "b"], "is no case"),
    ],
)
def test_what_is_misunderstood_is_said(
    words: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tune", *words]) == 2
    assert error in " ".join(capsys.readouterr().err.split())
