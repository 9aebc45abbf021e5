"""``cuado profile`` as a user meets it; its machinery is tested in ``sources/ncu_run``."""

import json
import sys
from pathlib import Path

import pytest

from cuado.cli.main import run

RECORDED = Path(__file__).parents[3] / "examples" / "recorded" / "averaging.ncu-rep"
FAKE = Path(__file__).parents[1] / "sources" / "ncu_run" / "fake_ncu.py"


@pytest.fixture(autouse=True)
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for ncu, which has one report for every stage."""
    program = tmp_path / "ncu"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -S {FAKE} "$@"\n')
    program.chmod(0o755)
    plan = tmp_path / "plan.json"
    report = str(RECORDED)
    kernels = ["average_thread_per_element", "average_warp_per_element"]
    plan.write_text(json.dumps({"kernels": kernels, "triage": report, "details": report}))
    monkeypatch.setenv("CUADO_NCU", str(program))
    monkeypatch.setenv("FAKE_NCU", str(plan))
    return plan


def test_it_ends_in_the_report_of_analyze(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    code = run(["profile", "--keep", str(kept), "-n", "1", "--", "sh", "-c", "echo hello; exit 5"])
    assert code == 5
    said = capfd.readouterr()
    assert "average_thread_per_element" in said.out
    assert "Uncoalesced global loads" in said.out
    assert "averaging.cu:27" in said.out
    assert "hello" in said.out
    assert "the program ended with code 5" in said.out
    assert "cuado: triage: sh -c echo hello; exit 5 under ncu 2025.3.1.0" in said.err
    assert f"kept {kept}.ncu-rep, {kept}.triage.ncu-rep" in said.err
    assert run(["analyze", f"{kept}.ncu-rep"]) == 0
    assert run(["profile", "--keep", str(kept), "--", "true"]) == 2
    assert "is there already" in capfd.readouterr().err


def test_a_document_on_standard_output_is_alone_there(
    capfd: pytest.CaptureFixture[str],
) -> None:
    words = ["profile", "--stage", "details", "--format", "json", "--", "echo", "--size", "3"]
    assert run(words) == 0
    said = capfd.readouterr()
    found = json.loads(said.out)
    assert found["source"]["file"] == "echo --size 3"
    assert found["source"]["tool"] == "Nsight Compute"
    assert any("not of the program" in note for note in found["notes"])
    assert "--size 3\n" in said.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--stage", "all"], "unknown stage 'all'"),
        (["--clock-control", "fast"], "known: base, boost, none"),
        (["--replay-mode", "kernels"], "did you mean kernel?"),
        (["-k", "("], "not a regular expression"),
    ],
)
def test_options_that_mean_nothing(
    words: list[str], message: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(["profile", *words, "--", "true"]) == 2
    assert message in capfd.readouterr().err


def test_what_is_missing_comes_with_its_remedy(
    plan: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    plan.write_text(json.dumps({"kernels": [], "error": "==ERROR== ERR_NVGPUCTRPERM - The user\n"}))
    assert run(["profile", "--", "true"]) == 2
    said = capfd.readouterr().err
    assert "nothing was profiled: the driver keeps hardware counters for administrators" in said
    assert "cuado" in said
    assert "NVreg_RestrictProfilingToAdminUsers=0" in said
