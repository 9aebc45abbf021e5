"""Reports in a process of their own: the same content, memory that stays, crashes that do not."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuado.errors import UnreadableFileError
from cuado.sources.ncu import reader_process, report

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"
STENCIL = RECORDED / "stencil.ncu-rep"


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(reader_process, "_state", reader_process._State())
    monkeypatch.setattr(reader_process, "HERE", 0)
    yield
    reader_process.end_child()


def child() -> int:
    assert reader_process._state.child is not None
    return reader_process._state.child.pid


def test_it_reads_the_same_as_here() -> None:
    there, here = reader_process.read(STENCIL), report.read(STENCIL)
    assert there.origin == here.origin
    for one, other in zip(there.profiles, here.profiles, strict=True):
        assert (one.signature, one.launch) == (other.signature, other.launch)
        assert one.opcodes == other.opcodes
        assert one.instructions == other.instructions
        assert f"{dict(one.raw)}" == f"{dict(other.raw)}"  # Some are NaN.


def test_the_first_are_read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_process, "HERE", 1)
    reader_process.read(STENCIL)
    assert reader_process._state.child is None
    reader_process.read(STENCIL)
    assert child()


def test_a_child_reads_so_many_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_process, "EACH", 2)
    pids = []
    for _ in range(5):
        reader_process.read(STENCIL)
        pids.append(child())
    assert len(set(pids)) == 3


def test_memory_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def megabytes() -> float:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    monkeypatch.setattr(reader_process, "EACH", 4)
    for _ in range(3):
        reader_process.read(STENCIL)
    before = megabytes()
    for _ in range(6):
        reader_process.read(STENCIL)
    assert megabytes() - before < 5  # Read here, each leaves 3 MB and more.


def test_a_reader_that_ends_is_said_and_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reader_process.read(STENCIL)
    first = child()
    os.kill(first, 9)
    monkeypatch.setattr(reader_process, "_child", lambda: reader_process._state.child)
    with pytest.raises(UnreadableFileError, match="ended NVIDIA's reader"):
        reader_process.read(STENCIL)
    monkeypatch.undo()
    monkeypatch.setattr(reader_process, "HERE", 0)
    reader_process.read(STENCIL)
    assert child() != first


@pytest.mark.parametrize("content", [b"", b"NVR\0", b"NVR\0" + b"\xff" * 1_000])
def test_what_cannot_be_read_is_the_same_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.ncu-rep"
    path.write_bytes(content)
    with pytest.raises(UnreadableFileError) as here:
        report.read(path)
    with pytest.raises(UnreadableFileError) as there:
        reader_process.read(path)
    assert str(there.value) == str(here.value)
    with pytest.raises(UnreadableFileError, match="No such file"):
        reader_process.read(tmp_path / "absent")


def test_without_nvidias_reader_the_remedy_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_process, "HERE", 1)
    monkeypatch.setitem(sys.modules, "ncu_report", None)
    for module in ("report", "raw_metrics"):
        monkeypatch.delitem(sys.modules, f"cuado.sources.ncu.{module}", raising=False)
        monkeypatch.delattr(f"cuado.sources.ncu.{module}", raising=False)
    with pytest.raises(UnreadableFileError, match="reader is not installed") as caught:
        reader_process.read(STENCIL)
    assert caught.value.remedy == "pip install ncu-report"
