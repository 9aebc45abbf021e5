"""``cuado run`` of machine code alone on a real GPU: measured, tried, proved, kept, and told."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cuado.backends.gpu.backend import GpuBackend
from cuado.cli.main import run
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for
from cuado.sources.capture.packing import pack
from cuado.sources.case import load_case

pytestmark = pytest.mark.gpu

EXAMPLES = Path(__file__).parents[2] / "examples"
TRANSPOSE = EXAMPLES / "transpose" / "transpose_shared.toml"
NO_PTX = "there is no PTX, only machine code"


def machine_code(architecture: str, size: int) -> Launch:
    launch = load_case(TRANSPOSE, architecture=architecture, overrides={"N": size})
    how = options_for(launch.ptx, GpuBackend().device, launch.max_registers)
    code = assemble(launch.ptx, how).cubin
    return replace(launch, ptx="", cubin=code, compiled_from=None, sources={})


def found(launch: Launch, architecture: str, folder: Path, *more: str) -> dict[str, Any]:
    capture = pack(launch, GpuBackend(), architecture, folder / "kernel.capture")
    out = folder / "run.json"
    words = ["run", str(capture.path), "--device", "gpu", "--budget", "60", "-o", str(out)]
    assert run([*words, *more]) == 0
    made: dict[str, Any] = json.loads(out.read_text())
    return made


def test_a_capture_of_machine_code_goes_around_the_loop(
    architecture: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUADO_JOURNAL", str(tmp_path / "journal.sqlite3"))
    # All of the memory as shared memory: the driver's own choice is among what is tried.
    launch = replace(machine_code(architecture, 4096), shared_carveout=100)
    made = found(launch, architecture, tmp_path)
    assert (made["provenance"], made["ptx_sha256"]) == ("measured", None)
    first = made["iterations"][0]
    assert first["version"]["time_ns"] is not None
    measured = {each["experiment"] for each in first["experiments"] if each["verdict"]}
    assert {"no-barriers", "no-loads", "no-stores", "grid-scaling"} <= measured
    untried = {each["transformation"]: each["reason"] for each in first["untried"]}
    assert untried["shared-swizzle"] == NO_PTX
    tried = [c for each in made["iterations"] for c in each["candidates"]]
    assert {each["transformation"].partition("(")[0] for each in tried} <= {"carve-out"}
    for each in tried:
        assert each["fate"] not in ("wrong", "failed", "unsound"), each
        if each["fate"] == "kept":
            assert each["compared"][0] == "the case's inputs: every bit of every buffer"
    assert any("no-ptx" in note for note in made["notes"])
    assert run(["show", "1"]) == 0


def test_a_carve_out_is_tried_and_timed_where_it_is_asked_for(
    architecture: str, tmp_path: Path
) -> None:
    launch = machine_code(architecture, 4096)
    made = found(launch, architecture, tmp_path, "-t", "carve-out", "--no-counters", "--no-record")
    (first, *_) = made["iterations"]
    assert first["limiter"]["verdict"] == "undecided"
    assert [each for each in first["candidates"] if each["gain"] is not None], first["candidates"]
