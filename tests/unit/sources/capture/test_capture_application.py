"""Captures out of a program, with a stand-in for the injection library that writes raw captures."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from captured_kernels import Raw, axpy, captured_ptx, scaled
from msgspec.structs import astuple

from cuado.cli.main import run
from cuado.errors import CuadoError
from cuado.model.byte_sizes import size_in_words, size_of
from cuado.model.program import ProgramShare
from cuado.ptx import parse
from cuado.sources.capture.application import NoLaunchError, Wanted, capture_application
from cuado.sources.capture.finalise import finalise
from cuado.sources.capture.kinds import element_types
from cuado.sources.capture.launch import launch_of_capture
from cuado.sources.capture.launch_times import usual_time
from cuado.sources.capture.pointers import Range, Ranges
from cuado.sources.capture.raw import read_raw


class Program:
    """Runs nothing, and leaves what the library would."""

    def __init__(self, *launches: Raw, kernels: dict[str, int] | None = None, code: int = 0):
        self.launches, self.kernels, self.code = launches, kernels or {}, code
        self.asked: list[tuple[list[str], Wanted]] = []

    def __call__(self, command: Sequence[str], wanted: Wanted, folder: Path) -> Any:
        self.asked.append((list(command), wanted))
        for n, launch in enumerate(self.launches):
            launch.write(folder / f"17-{n}", captured_ptx().encode())
        return SimpleNamespace(exit_code=self.code, notes=("a note",), kernels=self.kernels)


def test_a_launch_becomes_a_capture_named_by_its_kernel(tmp_path: Path) -> None:
    program = Program(axpy(), code=3)
    words = ["./solver", "matrix.mtx"]
    for name in ("axpy.capture", "axpy-2.capture"):
        found = capture_application(words, Wanted("axpy"), tmp_path / "made", run=program)
        assert found.capture.path == tmp_path / "made" / name
        assert (found.exit_code, found.notes) == (3, ("a note",))
    assert sorted(each.name for each in (tmp_path / "made").iterdir()) == [
        "axpy-2.capture",
        "axpy.capture",
    ]
    held = found.capture.manifest
    assert (held.launch, held.command, held.seconds) == (3, tuple(words), 1.5e-5)
    assert held.launched_from == "solve.py:12 step"


def test_a_capture_keeps_the_kernel_s_share_of_its_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share = ProgramShare(0.71, 1.0, 12)
    found = capture_application(
        ["./solver"], Wanted("axpy"), tmp_path, run=Program(axpy()), program=share
    )
    assert launch_of_capture(found.capture).program == share
    assert launch_of_capture(found.capture).command == ("./solver", "matrix.mtx")
    assert run(["capture", "show", str(found.capture.path)]) == 0
    assert "71% of the program's time" in " ".join(capsys.readouterr().out.split())


def test_kernels_that_were_seen_are_listed_where_none_matches(tmp_path: Path) -> None:
    program = Program(kernels={"_Z4spmvPKf": 12, "axpy": 40}, code=1)
    with pytest.raises(NoLaunchError, match="a kernel that matches 'jacobi'") as raised:
        capture_application(["./a"], Wanted("jacobi"), tmp_path, run=program)
    assert raised.value.remedy.startswith("it launched axpy (40 launches); ")
    assert "(12 launches)" in raised.value.remedy
    assert raised.value.program_code == 1
    assert not list(tmp_path.iterdir())


def test_a_program_that_failed_before_is_said_to_have(tmp_path: Path) -> None:
    ran = Program(kernels={"step": 2}, code=7)
    with pytest.raises(NoLaunchError, match="failed with exit code 7 before it came to a kernel"):
        capture_application(["./solver"], Wanted("jacobi"), tmp_path, run=ran)


def test_another_case_of_letters_is_hinted_at(tmp_path: Path) -> None:
    program = Program(kernels={"cunn_SoftMaxForwardReg": 3})
    with pytest.raises(NoLaunchError) as raised:
        capture_application(["./a"], Wanted("softmax"), tmp_path, run=program)
    assert raised.value.remedy.startswith("-k '(?i)softmax' finds one whatever the case; it laun")
    for pattern in ("SoftMax", "relu", "(?i)softmax"):
        with pytest.raises(NoLaunchError) as raised:
            capture_application(["./a"], Wanted(pattern, 9), tmp_path, run=program)
        assert raised.value.remedy.startswith("it launched cunn_")


def test_a_program_without_kernels_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoLaunchError, match="launched no kernel") as raised:
        capture_application(["true"], Wanted("."), tmp_path, run=Program())
    assert "cuado doctor" in raised.value.remedy


def test_without_the_library_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cuado.sources.injection.run", None)
    with pytest.raises(CuadoError, match="no injection library"):
        capture_application(["true"], Wanted("."), tmp_path)


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A launcher in place of the one with the library; what it was asked."""
    program = Program(axpy(), kernels={"axpy": 4})
    asked: list[Any] = []
    module = ModuleType("cuado.sources.injection.run")

    def injected(command: Sequence[str], job: Any, *, folder: Path) -> Any:
        asked.append((list(command), job))
        return program(command, Wanted(job.kernel), folder)

    module.__dict__.update(Captured=SimpleNamespace, injected=injected)
    package = ModuleType("cuado.sources.injection")
    package.__dict__["run"] = module
    monkeypatch.setitem(__import__("sys").modules, "cuado.sources.injection", package)
    monkeypatch.setitem(__import__("sys").modules, "cuado.sources.injection.run", module)
    return asked


def test_the_verb_takes_a_program_behind_two_dashes(
    library: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["capture", "-k", "ax.y", "--launch", "3", "--limit", "1.5GB", "-o", str(tmp_path)]
    assert run([*words, "--", "./show", "-k", "--help"]) == 0
    ((command, job),) = library
    assert command == ["./show", "-k", "--help"]
    assert (job.kernel, job.launch, job.limit, job.memory) == ("ax.y", 3, 3 << 29, "deep")
    said = capsys.readouterr().err
    assert f"wrote {tmp_path / 'axpy.capture'}" in said
    assert run(["capture", "show", str(tmp_path / "axpy.capture")]) == 0
    shown = capsys.readouterr().out
    for part in ("axpy (captured)", "15.0 us", "NVIDIA H200", "memory0 + 1,024", "changed"):
        assert part in shown
    for kind in ("json", "markdown", "html"):
        assert run(["capture", "show", str(tmp_path / "axpy.capture"), "-f", kind]) == 0
        assert "memory0" in capsys.readouterr().out


def test_a_capture_goes_through_every_verb_without_a_gpu(
    library: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["capture", "-k", "axpy", "-o", str(tmp_path), "--", "./a"]) == 0
    elsewhere = str(shutil.move(tmp_path / "axpy.capture", tmp_path / "from a colleague"))
    emulated = ("--device", "emulated")
    assert run(["capture", "verify", elsewhere, *emulated]) == 0
    assert "memory0: 512 elements, every bit as captured" in capsys.readouterr().out
    assert run(["case", "show", elsewhere]) == 0
    assert "structure of 24 bytes" in capsys.readouterr().out
    assert run(["check", elsewhere]) == 0
    assert "no access out of bounds" in capsys.readouterr().out.lower()
    words = ["whatif", elsewhere, *emulated, "-e", "memory-only", "--no-lines", "-f", "json"]
    assert run([*words, "--no-counters"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["launch"]["arguments"] == [{"name": "arg0", "bytes": 24}]
    assert run(["whatif", elsewhere, "-s", "N=3"]) == 2
    assert "nothing of it can be set" in capsys.readouterr().err


def test_bytes_are_written_as_people_do() -> None:
    assert [size_of(text) for text in ("4GB", "1.5 MiB", "10k", "7")] == [
        *(4 << 30, 3 << 19, 10 << 10, 7),
    ]
    with pytest.raises(CuadoError, match="'much' is no size"):
        size_of("much")
    assert size_in_words(3 << 29) == "1.5 GiB"


def test_elements_are_of_the_type_that_the_kernel_computes_with() -> None:
    module = parse(captured_ptx())
    assert element_types(module, "summed") == {0: "f32", 1: "f32"}
    assert element_types(module, "axpy") == {0: "f32"}
    assert element_types(module, "nowhere") == {}


def test_pointers_are_told_from_numbers() -> None:
    ranges = Ranges([Range("a", 0x7F00_0000_0000, 100), Range("b", 0x7F00_0000_1000, 8)])
    words = np.array(
        [0, 0x7EFF_FFFF_FFFF, 0x7F00_0000_0063, 0x7F00_0000_0065, 0x7F00_0000_1000, 2**64 - 1],
        "<u8",
    )
    assert ranges.pointed_to(words[[0, 1, 3, 5]].tobytes()) == frozenset()
    assert ranges.pointed_to(words.tobytes()) == {"a", "b"}
    assert ranges.pointed_to(b"") == ranges.pointed_to(b"1234567") == frozenset()
    found = ranges.find(0x7F00_0000_0064)  # Just behind it.
    assert found is not None
    assert (found[0].key, found[1]) == ("a", 100)
    data = b"abcd" + words[[2, 0, 4]].tobytes()
    # Parameters are aligned to all of them, not to themselves.
    assert [(at, w.key, n) for at, w, n in ranges.inside(data, 4)] == [(4, "a", 99), (20, "b", 0)]
    assert scaled().variables


def test_what_the_kernel_takes_in_the_program_is_told_by_launches_like_the_captured_one(
    tmp_path: Path,
) -> None:
    launch = axpy().write(tmp_path / "raw", captured_ptx().encode())
    raw = read_raw(launch)
    like: dict[str, Any] = {"grid": raw.grid, "block": raw.block}
    like |= {"dynamic_shared_bytes": raw.dynamic_shared_bytes}

    def left(process: int, kernel: str, *shapes: dict[str, Any]) -> None:
        listed = {"kernels": [{"name": kernel, "launches": 9, "shapes": shapes}]}
        (tmp_path / f"{process}.kernels.json").write_text(json.dumps(listed))

    assert usual_time(tmp_path, raw) is None
    left(1, raw.kernel, like | {"launches": 2, "ns": [1000, 3000]})
    assert usual_time(tmp_path, raw) is None  # Two launches: nothing is usual.
    larger = like | {"grid": [4096, 1, 1], "launches": 3, "ns": [9000] * 3}
    left(2, raw.kernel, larger, like | {"launches": 500, "ns": [2000, 4000, 5000]})
    left(3, "other", like | {"launches": 1, "ns": [77]})
    (tmp_path / "4.kernels.json").write_text('{"kernels": [{"na')
    usual = usual_time(tmp_path, raw)
    assert usual is not None
    assert astuple(usual) == (502, *map(pytest.approx, (3e-6, 2e-6, 4e-6)))
    held = finalise(launch, tmp_path / "x.capture", usual=usual).manifest
    assert (held.seconds, held.seconds_in_program) == (1.5e-5, usual.median)
