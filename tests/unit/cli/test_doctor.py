"""``cuado doctor`` as a user meets it."""

import json
from dataclasses import replace

import pytest
from whole_formats import WHOLE

from cuado.cli.main import run
from cuado.model.machine import Examination, Part, Status
from cuado.report.doctor import DoctorReport
from cuado.report.formats import Style, render

FOUND = Examination(
    (
        Part("GPU 0", Status.OK, "NVIDIA H200: compute capability 9.0"),
        Part("counters", Status.MISSING, "kept for administrators", "load it with an option"),
        Part("persistence", Status.WARNING, "off", "switch it on | or not"),
        Part("cuobjdump", Status.NOT_NEEDED, "nvdisasm serves"),
    ),
    ("gpu:0", "emulated:h200"),
)


@pytest.mark.parametrize("format_name", WHOLE)
def test_every_format_has_every_part_and_remedy(format_name: str) -> None:
    shown = render(DoctorReport(FOUND), format_name)
    for part in FOUND.parts:
        assert part.name in shown
        assert part.found in shown
    assert "load it with an option" in shown
    assert "emulated:h200" in shown


def test_lines_fit_a_terminal() -> None:
    path = "/a/very/long/path" * 12
    wide = replace(FOUND, parts=(*FOUND.parts, Part("ptxas", Status.OK, path, path)))
    shown = render(DoctorReport(wide), "terminal", Style(80))
    assert max(map(len, shown.splitlines())) <= 80
    assert "Kernels can be run on gpu:0, emulated:h200" in shown


def test_verdicts() -> None:
    elsewhere = render(DoctorReport(replace(FOUND, asked="gpu:1")), "terminal")
    assert "cannot be run on gpu:1; they can on gpu:0, emulated:h200" in elsewhere
    nowhere = render(DoctorReport(replace(FOUND, places=())), "terminal")
    assert "Kernels cannot be run here" in nowhere


@pytest.mark.parametrize(
    ("places", "asked", "code"),
    [
        (("emulated:h200",), "", 0),
        ((), "", 1),
        (("emulated:h200",), "gpu:0", 1),
        (("gpu:0",), "gpu:0", 0),
    ],
)
def test_exit_codes(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    places: tuple[str, ...],
    asked: str,
    code: int,
) -> None:
    found = replace(FOUND, places=places, asked=asked)
    monkeypatch.setattr("cuado.doctor.examine", lambda _: found)
    assert run(["doctor", "--format", "json"]) == code
    shown = json.loads(capsys.readouterr().out)
    assert shown["kind"] == "doctor"
    assert shown["ready"] is (code == 0)
    assert shown["places"] == list(places)
    assert [part["status"] for part in shown["parts"]] == ["ok", "missing", "warning", "not_needed"]
    assert shown["parts"][0]["remedy"] is None


def test_no_such_device(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--device", "emulated:h2000"]) == 2
    assert "unknown chip" in capsys.readouterr().err


def test_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["doctor", "--device", "emulated", "--format", "json"])
    shown = json.loads(capsys.readouterr().out)
    parts = {part["name"]: part for part in shown["parts"]}
    assert parts["emulated chips"]["status"] == "ok"
    tools = parts["ptxas"]["status"] == "ok" and (
        "ok" in (parts["nvdisasm"]["status"], parts["cuobjdump"]["status"])
    )
    assert code == (0 if tools else 1)
    assert shown["asked"] == "emulated:h200"
