"""A run says what is wrong with the kernel itself: errors that a few emulated blocks make."""

from pathlib import Path

import pytest

from cuado import load_case
from cuado.api import optimization
from cuado.api.first_look import errors_of
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.model.launch import Launch
from cuado.optimizer.session import Session

SOURCE = """
extern "C" __global__ void reverse(const float *in, float *out) {
    __shared__ float tile[64];
    tile[threadIdx.x] = in[threadIdx.x];
    SYNC
    out[blockIdx.x * 64 + threadIdx.x] = tile[63 - threadIdx.x];
}"""
CASE = """
schema = 1
source = "reverse.cu"
grid = [100]
block = [64]
[[arguments]]
name = "in"
type = "f32"
shape = [64]
[[arguments]]
name = "out"
type = "f32"
shape = [SIZE]
output = true
"""


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUADO_TRUST", "1")


def made(folder: Path, sync: str, size: int = 6400) -> Launch:
    (folder / "reverse.cu").write_text(SOURCE.replace("SYNC", sync))
    (folder / "case.toml").write_text(CASE.replace("SIZE", str(size)))
    return load_case(folder / "case.toml")


def test_a_race_has_its_lines_and_the_command_that_says_more(tmp_path: Path) -> None:
    (line,) = errors_of(made(tmp_path, ""), "case.toml")
    assert "race within a block in shared memory" in line
    assert "reverse.cu:4" in line
    assert "reverse.cu:6" in line
    assert "4 blocks emulated" in line
    assert "'cuado check case.toml' runs all" in line


def test_an_access_out_of_bounds_at_the_grids_end_is_said(tmp_path: Path) -> None:
    (line,) = errors_of(made(tmp_path, "__syncthreads();", 6399), "")
    assert "out of bounds" in line
    assert "'cuado check' runs all" in line


def test_of_a_kernel_without_an_error_nothing_is_said(tmp_path: Path) -> None:
    assert errors_of(made(tmp_path, "__syncthreads();"), "") == ()


def test_what_cannot_be_emulated_is_passed_over(tmp_path: Path) -> None:
    assert errors_of(made(tmp_path, 'asm volatile("not an instruction;");'), "") == ()


class StopError(Exception):
    """The search begins."""


@pytest.mark.parametrize(
    ("budget", "check", "is_said"), [(60.0, True, True), (60.0, False, False), (5.0, True, False)]
)
def test_a_run_notes_it_unless_it_is_short_or_told_not_to_look(
    budget: float,
    check: bool,
    is_said: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    launch = made(tmp_path, "")
    begun: list[Session] = []

    def conduct(*of: object) -> Session:
        begun.extend(each for each in of if isinstance(each, Session))
        raise StopError

    monkeypatch.setattr("cuado.optimizer.loop.optimize", conduct)
    backend = EmulatedBackend("h200")
    with pytest.raises(StopError):
        optimization.optimize(launch, device=backend, budget=budget, check=check)
    (about,) = begun
    assert any("race" in note for note in about.notes) is is_said
    not_looked = any("'cuado check' does" in note for note in about.notes)
    assert not_looked is (check and not is_said)
