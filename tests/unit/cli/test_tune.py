"""``cuado tune`` as a user meets it: table, JSON, exit codes."""

import json
from pathlib import Path

import pytest

from cuado.cli.main import run

SOURCE = """
extern "C" __global__ void scale(float *out) {
    float x = threadIdx.x;
    __shared__ volatile float sink[128];
    for (int k = 0; k < WORK; ++k) sink[threadIdx.x] = x;
    out[blockIdx.x * 64 + threadIdx.x] = x + (WORK == 8);
}"""
CASE = """
schema = 1
source = "scale.cu"
grid = [4]
block = [64]
[defines]
WORK = {default}
[tunables]
WORK = [{work}]
[[arguments]]
name = "out"
type = "f32"
shape = [256]
output = true
"""


def tune(
    capsys: pytest.CaptureFixture[str], folder: Path, work: str, *options: str, default: int = 64
) -> tuple[int, str, str]:
    (folder / "scale.cu").write_text(SOURCE)
    (folder / "case.toml").write_text(CASE.format(work=work, default=default))
    code = run(["tune", str(folder), "--device", "emulated:h200", "-j", "1", *options])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_table_begins_with_the_best_and_says_how_to_compile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = tune(capsys, tmp_path, "64, 512, 4")
    assert code == 0
    rows = [line.split()[0] for line in out.splitlines()[1:] if line.strip()]
    numbers = [each for each in rows if each.isdigit()]
    assert numbers[:3] == ["4", "64", "512"]
    assert "-DWORK=4" in out
    assert "of the default's time" in out


def test_json_has_every_configuration_that_was_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = tune(capsys, tmp_path, "64, 4, 8", "--format", "json")
    assert code == 0
    rows = json.loads(out)["configurations"]
    assert [row["WORK"] for row in rows] == [4, 64, 8]
    assert rows[0]["time_us"] < rows[1]["time_us"]
    assert rows[2]["time_us"] is None
    assert "differ" in rows[2]["problem"]


def test_a_case_without_tunables_is_an_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = tune(capsys, tmp_path, "64", "-s", "QORK=3")
    assert code == 2
    assert "QORK" in err
    folder = tmp_path / "none"
    folder.mkdir()
    (folder / "case.toml").write_text(CASE.split("[tunables]", maxsplit=1)[0].format(default=4))
    (folder / "scale.cu").write_text(SOURCE)
    assert run(["tune", str(folder), "--device", "emulated:h200"]) == 2
    assert "has no tunables" in capsys.readouterr().err
