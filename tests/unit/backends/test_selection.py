"""What the words after ``--device`` mean."""

import subprocess
import sys

import pytest

from cuado.backends import selection
from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError, UnknownNameError


@pytest.mark.parametrize(("word", "index"), [("gpu", 0), ("gpu:1", 1), ("2", 2), (" gpu:3 ", 3)])
def test_a_gpu_is_named_by_its_index(word: str, index: int) -> None:
    selected = select(word)
    assert isinstance(selected.backend, GpuBackend)
    assert vars(selected.backend)["_index"] == index
    assert not selected.note


@pytest.mark.parametrize(
    ("word", "chip"), [("emulated", "h200"), ("emulated:v100", "v100"), ("emulated:K20X", "k20x")]
)
def test_a_chip_is_emulated_by_its_name(word: str, chip: str) -> None:
    backend = select(word).backend
    assert isinstance(backend, EmulatedBackend)
    assert backend.chip.name == chip
    assert backend.name.startswith(f"emulated:{chip} ")


def test_an_unknown_chip_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(UnknownNameError, match=r"(?s)h300.*h100.*h200"):
        select("emulated:h300")


@pytest.mark.parametrize("word", ["gpu:x", "-1", "", "cuda:0", "gpu:0:1"])
def test_what_is_no_device_is_an_error_that_lists_the_forms(word: str) -> None:
    with pytest.raises(CuadoError, match="emulated:h200"):
        select(word)


def test_a_chip_alone_is_told_how_to_be_written() -> None:
    with pytest.raises(CuadoError, match="emulated:v100"):
        select("v100")


class _NoGpu:
    @property
    def device(self) -> None:
        raise CuadoError("no NVIDIA driver")


class _Gpu:
    device = "a GPU"


def test_without_a_gpu_the_default_is_emulated_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(selection, "_gpu", lambda _: _NoGpu())
    selected = select(None)
    assert isinstance(selected.backend, EmulatedBackend)
    assert "no NVIDIA driver" in selected.note
    assert "emulated:h200" in selected.note


def test_with_a_gpu_the_default_is_the_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "_gpu", lambda _: _Gpu())
    selected = select(None)
    assert isinstance(selected.backend, _Gpu)
    assert not selected.note


def test_a_gpu_that_was_asked_for_is_never_replaced() -> None:
    """Even where there is none: the error comes when it is used."""
    assert isinstance(select("gpu").backend, GpuBackend)


@pytest.mark.parametrize("chip", ["h200", "c2050", "k20x", "v100"])
def test_an_emulated_device_resolves_to_its_own_chip(chip: str) -> None:
    backend = EmulatedBackend(chip)
    found = resolve_chip(backend.device)
    assert found.chip.name == chip
    assert not found.differences
    assert not found.note
    assert found.chip.dram_latency == backend.chip.dram_latency
    assert backend.device.name.endswith("(emulated)")
    assert "no GPU" in backend.notes[0]


def test_a_chip_that_no_tool_targets_is_assembled_for_another_and_says_so() -> None:
    old, new = EmulatedBackend("c2050"), EmulatedBackend("h200")
    assert new.device.assembled_for is None
    assert new.device.target == (9, 0)
    assert old.device.compute_capability == (2, 0)
    assert old.device.target is not None
    assert old.device.target >= (5, 0)
    major, minor = old.device.target
    assert any(f"sm_{major}{minor}" in note for note in old.notes)
    assert len(new.notes) == 1


def test_llvm_is_not_loaded_before_an_emulated_device_is_opened() -> None:
    code = (
        "import sys, cuado.cli.main, cuado.backends.selection as s; s.select('gpu');"
        "print('llvmlite' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
