"""The table of usual gains, of lines made by hand."""

import importlib.util
import json
import math
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "optimize" / "usual_gains.py"


def test_each_transformation_counts_once_a_version_with_its_best_value(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = importlib.util.spec_from_file_location("usual_gains", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    first = [
        ["block-shape(x=64, y=1, z=1)", "outdone", 1.5, "another is faster"],
        ["block-shape(x=32, y=1, z=1)", "kept", 2.0],
        ["block-shape(x=32, y=1, z=1) + known-arguments", "kept", 9.0],
        ["known-arguments", "no gain", 1.001],
        ["carve-out(percent=3)", "left out", None],
        ["fast-math", "wrong", 3.0],
    ]
    path = tmp_path / "runs.jsonl"
    path.write_text("\n".join(map(json.dumps, [{"tried": [first, first[:1]]}, {"error": "x"}])))
    assert script.main([str(path)]) == 0
    said = capsys.readouterr().out
    assert "Of 1 sessions" in said
    logarithms = math.log(2) + math.log(1.5)
    assert f"[block-shape]\ntried = 2\ngained = 2\nlogarithms = {logarithms:.2f}" in said
    assert "[known-arguments]\ntried = 1\ngained = 0" in said
    assert "[fast-math]\ntried = 1\ngained = 0" in said
    assert "carve-out" not in said
