"""``cuado analyze`` of what can be launched: counted on the spot, diagnosed as a recording is."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cuado.cli.main import run
from cuado.sources.counters import collect, recording

EXAMPLES = Path(__file__).parents[3] / "examples"
TRANSPOSE = EXAMPLES / "transpose" / "transpose_shared.toml"
STENCIL = EXAMPLES / "recorded" / "stencil.ncu-rep"
SMALL = ("-s", "N=1024", "--device", "emulated:h200")


def analyzed(path: Path, *words: str, out: Path) -> dict[str, Any]:
    assert run(["analyze", str(path), *words, "--format", "json", "-o", str(out)]) == 0
    found: dict[str, Any] = json.loads(out.read_text())
    return found


def test_a_case_is_counted_and_its_causes_have_lines(tmp_path: Path) -> None:
    found = analyzed(TRANSPOSE, *SMALL, out=tmp_path / "a.json")
    (kernel,) = found["kernels"]
    assert kernel["name"] == "transpose_shared"
    causes = {finding["rule"]: finding for finding in kernel["findings"]}
    assert "bank-conflict-load" in causes
    lines = causes["bank-conflict-load"]["lines"]
    assert any("transpose_shared.cu" in place["file"] for place in lines)
    assert any("MODELLED, no GPU" in note for note in found["notes"])


def test_a_capture_is_counted_as_its_case_is(tmp_path: Path) -> None:
    capture = tmp_path / "transpose.capture"
    words = ["capture", "case", str(TRANSPOSE), "-s", "N=1024", "--device", "emulated:h200"]
    assert run([*words, "-o", str(capture)]) == 0
    own = analyzed(capture, "--device", "emulated:h200", out=tmp_path / "b.json")["kernels"][0]
    case = analyzed(TRANSPOSE, *SMALL, out=tmp_path / "a.json")["kernels"][0]
    # What a task needs is not known of a capture: its buffers are allocations of a program.
    needed = {"useful_bytes", "application_bandwidth", "traffic_efficiency"}
    assert needed.isdisjoint(own["metrics"])
    assert own["metrics"] == {n: m for n, m in case["metrics"].items() if n not in needed}
    assert [f["rule"] for f in own["findings"]] == [f["rule"] for f in case["findings"]]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([str(TRANSPOSE), "-k", "transpose", *SMALL], "-k and -l choose among launches"),
        ([str(TRANSPOSE), "-l", "0", *SMALL], "-k and -l choose among launches"),
        ([str(STENCIL), "--device", "gpu"], "are for cases and captures"),
        ([str(STENCIL), "-s", "N=8"], "are for cases and captures"),
    ],
)
def test_what_does_not_go_together_is_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["analyze", *words]) == 2
    assert message in capsys.readouterr().err


def test_without_counters_it_says_why_and_what_needs_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:

    def none(*of: Any) -> Any:
        return replace(collect(*of), raw={}, notes=("counters are for administrators",))

    monkeypatch.setattr(recording, "collect", none)
    assert run(["analyze", str(TRANSPOSE), *SMALL]) == 2
    said = capsys.readouterr().err
    assert "no counters of 'transpose_shared' could be read: counters are for adm" in said
    assert "'cuado whatif' needs none" in said
