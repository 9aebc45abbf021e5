"""``cuado check`` as a user meets it: formats, width, exit codes."""

import json
from pathlib import Path

import pytest

from cuado.cli.main import run

SOURCE = """
extern "C" __global__ void reverse(const float *in, float *out) {
    __shared__ float tile[64];
    tile[threadIdx.x] = in[threadIdx.x];
    SYNC
    out[blockIdx.x * 64 + threadIdx.x + SHIFT] = tile[63 - threadIdx.x];
}"""
CASE = """
schema = 1
source = "reverse.cu"
grid = ["N"]
block = [64]
[constants]
N = 2
[[arguments]]
name = "in"
type = "f32"
shape = [64]
[[arguments]]
name = "out"
type = "f32"
shape = ["N * 64"]
output = true
"""


def check(
    capsys: pytest.CaptureFixture[str], folder: Path, *options: str, sync: str, shift: int = 0
) -> tuple[int, str, str]:
    """Run ``cuado check`` on a kernel."""
    (folder / "case.toml").write_text(CASE)
    (folder / "reverse.cu").write_text(SOURCE.replace("SYNC", sync).replace("SHIFT", str(shift)))
    code = run(["check", str(folder), *options])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("format_name", ["terminal", "json", "markdown", "html"])
def test_every_format_has_both_sides_of_a_race(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    format_name: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = check(capsys, tmp_path, "-f", format_name, sync="", shift=1)
    assert code == 1
    assert "tile[threadIdx.x] = in[threadIdx.x];" in out
    if format_name == "json":
        found = json.loads(out)
        assert found["kind"] == "check"
        races = [d for d in found["defects"] if d["kind"] == "read-after-write-race"]
        assert [(d["other"]["line"], d["site"]["line"]) for d in races] == [(4, 6)]
        assert races[0]["location"]["array"] == "tile"
        beyond = next(d for d in found["defects"] if d["kind"] == "out-of-bounds")
        assert (beyond["location"]["array"], beyond["location"]["element"]) == ("out", 128)
    else:
        assert "reverse.cu:4" in out
        assert "out of bounds" in out
        assert "syncthreads" in out
    if format_name == "terminal":
        assert max(map(len, out.splitlines())) <= 80
        assert "out[128]" in out


def test_a_clean_kernel_ends_with_0_and_says_what_was_not_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = check(capsys, tmp_path, sync="__syncthreads();")
    told = " ".join(out.split())
    assert (code, "no undefined value used; all 2 blocks run" in told) == (0, True)
    assert "no access out of bounds or misaligned, no race, no wrong barrier," in told
    assert "ot checked" not in out
    options = ("--no-races", "--blocks", "3", "-s", "N=9")
    code, out, _ = check(capsys, tmp_path, *options, sync="__syncthreads();")
    assert code == 0
    assert "Not checked: 6 of the 9 blocks were not run" in out
    assert "Not checked: races (--no-races)" in out
    assert "no race" not in out.replace("(--no-races)", "")


def test_what_cannot_be_run_ends_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = check(capsys, tmp_path, sync="clock();")
    assert (code, out) == (2, "")
    assert "cannot emulate" in err


@pytest.mark.parametrize(
    ("options", "number"),
    [
        (["--device", "emulated:a100"], 800),
        (["--architecture", "sm_80"], 800),
        (["--device", "emulated"], 900),
        ([], 900),
    ],
)
def test_what_is_compiled_for_is_named_as_for_other_verbs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: list[str], number: int
) -> None:
    guard = f"#if __CUDA_ARCH__ != {number}\n#error other\n#endif\n__syncthreads();"
    code, out, err = check(capsys, tmp_path, *options, sync=guard)
    assert (code, err) == (0, "")
    assert "no undefined value used" in " ".join(out.split())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--device", "gpu:1"], "runs kernels on the emulated device only"),
        (["--device", "emulated", "--architecture", "sm_80"], "both say what to compile for"),
        (["--device", "emulated:unheard"], "unheard"),
        (["--architecture", "sm_1"], "does not compile for 'sm_1'\n  it compiles for sm_"),
    ],
)
def test_a_device_that_cannot_be_meant_is_said_before_any_work(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: list[str], said: str
) -> None:
    code, out, err = check(capsys, tmp_path, *options, sync="syntax error")
    assert (code, out) == (2, "")
    assert said in err
