"""Verbs that run kernels, where there is no GPU: on an emulated chip, and said to be so."""

import json
from pathlib import Path

import pytest

from cuado.cli.main import run

SOURCE = """
extern "C" __global__ void strided(float *out, const float *in, int n, int beside)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = in[i * 32 % n + beside] * 2.0f;
}
"""
CASE = """
schema = 1
name = "strided"
source = "strided.cu"
kernel = "strided"
grid = "N // 256"
block = 256
reference = "reference.py:doubled"

[constants]
N = 65536
BESIDE = 0

[[arguments]]
name = "out"
type = "f32"
shape = ["N"]
output = true

[[arguments]]
name = "in"
type = "f32"
shape = ["N"]
fill = { content = "random", low = 0, high = 1, seed = 1 }

[[arguments]]
name = "n"
type = "s32"
value = "N"

[[arguments]]
name = "beside"
type = "s32"
value = "BESIDE"
"""
REFERENCE = """
import numpy as np

def doubled(a):
    return {"out": a["in"][np.arange(a["n"]) * 32 % a["n"]] * np.float32(2)}
"""


@pytest.fixture
def case(tmp_path: Path) -> Path:
    (tmp_path / "strided.cu").write_text(SOURCE)
    (tmp_path / "reference.py").write_text(REFERENCE)
    (tmp_path / "strided.toml").write_text(CASE)
    return tmp_path / "strided.toml"


def test_a_what_if_is_modelled_and_says_so(
    case: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.json"
    words = ["-e", "coalesced-loads", "-e", "no-loads", "--device", "emulated:h200", "-o", out]
    assert run(["whatif", str(case), *map(str, words)]) == 0
    found = json.loads(out.read_text())
    assert found["provenance"] == "modelled"
    assert found["device"]["name"] == "NVIDIA H200 (emulated)"
    assert found["device"]["chip"] == "h200"
    assert found["device"]["backend"] == "emulated:h200 NVIDIA H200"
    assert "MODELLED, no GPU" in found["notes"][0]
    time = found["original"]["time_ns"]
    assert time["low"] == time["estimate"] == time["high"] > 1000
    assert found["rounds"] == 1
    outcomes = {each["experiment"]: each for each in found["outcomes"]}
    assert outcomes["no-loads"]["gain"]["estimate"] >= 1
    assert outcomes["coalesced-loads"]["equivalence"]["equal"] is True
    assert run(["whatif", str(case), "-e", "no-loads", "--device", "emulated", "-v"]) == 0
    shown = capsys.readouterr().out
    assert "MODELLED, no GPU" in shown
    assert "modelled by relaxing it" in shown
    assert "[" not in shown.split("limiter:")[0]


def test_a_kernel_that_reads_out_of_bounds_is_named_at_its_line(
    case: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["-e", "no-loads", "--device", "emulated", "-s", "BESIDE=100000000"]
    assert run(["whatif", str(case), *words]) == 2
    error = capsys.readouterr().err
    assert "out of bounds" in error
    assert "strided.cu:5" in error
    assert "Traceback" not in error


@pytest.mark.parametrize("chip", ["h200", "c2050"])
def test_a_case_is_checked_on_an_emulated_chip(
    case: Path, capsys: pytest.CaptureFixture[str], chip: str
) -> None:
    assert run(["case", "check", str(case), "--device", f"emulated:{chip}"]) == 0
    assert "as the reference" in capsys.readouterr().out
    wrong = ["-s", "BESIDE=1", "--device", f"emulated:{chip}"]
    assert run(["case", "check", str(case), *wrong]) == 1


def test_an_old_chip_says_whose_code_is_counted(
    case: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["whatif", str(case), "-e", "no-loads", "--device", "emulated:k20x", "-v"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "No tool here assembles for Tesla K20X" in shown
    assert "those of sm_" in shown


def test_memory_alone_is_held_against_the_units_of_memory(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """[004]: the transpose's DRAM is at 35 % at most: another unit must be what is full."""
    case = Path(__file__).parents[3] / "examples" / "transpose" / "transpose_2d.toml"
    pictures = [
        "-e",
        "memory-only",
        "-e",
        "math-only",
        "-s",
        "N=512",
        "--device",
        "emulated:k20x",
        "-v",
    ]
    assert run(["whatif", str(case), *pictures]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "L1/shared-memory data stage at 7" in shown.partition("what costs")[0]
    assert "limiter: memory bandwidth" in shown


def test_an_unknown_chip_lists_the_known(case: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["whatif", str(case), "--device", "emulated:x1"]) == 2
    error = capsys.readouterr().err
    assert "unknown chip 'x1'" in error
    assert "h200" in error
