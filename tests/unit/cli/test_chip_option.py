"""``--chip`` of what-if and run: for real GPUs; and what a run tells of a GPU nobody described."""

from pathlib import Path
from typing import Any

import pytest
from unknown_devices import GB10

from cuado import api
from cuado.cli.main import run
from cuado.optimizer import loop
from cuado.optimizer.session import Session
from cuado.sources import launches

CASE = Path(__file__).parents[3] / "examples" / "transpose" / "transpose_shared.toml"


@pytest.mark.parametrize("verb", ["whatif", "run"])
def test_a_chip_beside_an_emulated_device_is_refused(
    verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([verb, str(CASE), "--device", "emulated:a100", "--chip", "h200"]) == 2
    assert "--device emulated:CHIP chooses the chip to emulate" in capsys.readouterr().err


def test_an_unknown_chip_to_emulate_is_not_told_of_an_option_that_does_not_help(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["whatif", str(CASE), "--device", "emulated:h21"]) == 2
    message = capsys.readouterr().err
    assert "unknown chip 'h21'" in message
    assert "--chip" not in message


class _Gpu:
    """A backend that is asked for nothing but its device."""

    name = "gpu"
    device = GB10
    notes = ()


def test_a_run_on_a_gpu_without_a_chip_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def optimize(*arguments: Any) -> Session:
        about: Session = arguments[3]
        return about

    monkeypatch.setattr(loop, "optimize", optimize)
    described = launches.read_described(CASE)
    backend: Any = _Gpu()
    found = api.optimize(described, device=backend, check=False).found
    assert any("no chip file for 'NVIDIA GB10'" in note for note in found.notes)
