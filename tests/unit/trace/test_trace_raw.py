"""Raw traces: what they hold is read; what is damaged, cut off or lost is said."""

import struct
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from trace_writers import CLOCK, ITERATIONS, MS, UNIX, US, RawWriter, bicgstab
from unknown_devices import B200, L4, NOBODY_KNOWS, RTX_4090, T4

from cuado.analysis.timeline.analysis import analysed
from cuado.analysis.timeline.observations import observations
from cuado.errors import CuadoError, UnreadableFileError
from cuado.model.device import DeviceAttributes
from cuado.model.timeline_tables import CopyKind, MemoryKind, WaitKind
from cuado.report.formats import render
from cuado.report.trace import TraceReport
from cuado.sources.trace.read import is_timeline, read


def simple(pid: int = 100, unix: int = UNIX) -> RawWriter:
    raw = RawWriter(pid, unix)
    raw.command("./app", "-n", "3 4")
    raw.device()
    raw.kernel("_Z4spmvPd", 10 * US, 30 * US, grid=(4, 2, 1), correlation=5)
    raw.copy(1, 40 * US, 50 * US, 4096, flags=1)
    raw.memset(50 * US, 51 * US, 512)
    raw.wait(4, 20 * US, 31 * US)
    raw.range("step", 5 * US, 60 * US, domain="app")
    raw.site(5, "train.py:7 step")
    raw.end(100 * US)
    return raw


def test_every_field_is_read(tmp_path: Path) -> None:
    timeline = read(simple().save(tmp_path))
    kernels, copies = timeline.kernels, timeline.copies
    assert timeline.kernel_names == ("_Z4spmvPd",)
    assert timeline.signatures[0].startswith("spmv")
    assert (kernels.start[0], kernels.end[0]) == (10 * US, 30 * US)
    assert kernels.grid.tolist() == [[4, 2, 1]]
    assert kernels.block.tolist() == [[256, 1, 1]]
    columns = (kernels.registers, kernels.static_shared, kernels.dynamic_shared, kernels.local)
    assert [column[0] for column in columns if column is not None] == [32, 1024, 64, 0]
    assert (kernels.stream[0], kernels.correlation[0]) == (7, 5)
    assert (copies.kind[0], copies.bytes[0]) == (CopyKind.HOST_TO_DEVICE, 4096)
    assert copies.source is not None
    assert copies.source[0] == MemoryKind.PAGEABLE
    assert copies.asynchronous is not None
    assert copies.asynchronous[0]
    assert timeline.memsets.bytes.tolist() == [512]
    assert timeline.waits.kind.tolist() == [WaitKind.CONTEXT]
    assert timeline.texts[timeline.ranges.text[0]] == "step"
    assert timeline.texts[timeline.ranges.domain[0]] == "app"
    assert timeline.texts[timeline.sites.text[0]] == "train.py:7 step"
    assert timeline.calls is None, "none at all beside kernels: they were not recorded"
    (process,) = timeline.processes
    assert process.command == ("./app", "-n", "3 4")
    assert (process.start, process.end, process.complete) == (0, 100 * US, True)
    assert (timeline.wall, timeline.dropped, timeline.notes) == (100 * US, 0, ())
    (device,) = timeline.devices
    assert (device.name, device.multiprocessors, device.compute) == ("NVIDIA H200", 132, (9, 0))


@pytest.mark.parametrize("device", [RTX_4090, L4, T4, B200, NOBODY_KNOWS], ids=lambda d: d.name)
def test_a_trace_needs_no_chip_file(device: DeviceAttributes, tmp_path: Path) -> None:
    raw = RawWriter(100, UNIX)
    raw.device(name=device.name, compute=device.compute_capability or (0, 0))
    raw.kernel("_Z4spmvPd", 10 * US, 30 * US)
    raw.end(100 * US)
    found = analysed(read(raw.save(tmp_path)))
    assert device.name in render(TraceReport(found), "terminal")
    assert found.timeline.devices[0].compute == device.compute_capability


def test_processes_are_brought_to_one_clock(tmp_path: Path) -> None:
    simple(7, UNIX).save(tmp_path)
    late = RawWriter(8, UNIX + MS)
    late.kernel("other", 10 * US, 20 * US)
    late.save(tmp_path)
    timeline = read(tmp_path)
    assert [process.pid for process in timeline.processes] == [7, 8]
    assert timeline.kernels.start.tolist() == [10 * US, MS + 10 * US]
    assert timeline.kernels.process.tolist() == [0, 1]
    assert timeline.wall == MS + 20 * US
    assert timeline.unix_start == UNIX
    (note,) = timeline.notes
    assert note.startswith("process 8 did not end in an orderly way")


def test_what_was_lost_is_said(tmp_path: Path) -> None:
    raw = simple()
    raw.dropped(3)
    raw.dropped(12)
    raw.kernel("k", 0 - CLOCK, 0 - CLOCK)
    timeline = read(raw.save(tmp_path))
    assert timeline.dropped == 12
    assert len(timeline.kernels) == 1
    assert timeline.notes[0].startswith("12 records were lost")
    assert timeline.notes[1].startswith(
        "events without times, or with impossible ones, left out: 1"
    )


def test_unknown_kinds_are_skipped_and_unknown_names_said(tmp_path: Path) -> None:
    raw = simple()
    raw.record(77, b"12345678")
    start = len(raw.data)
    raw.kernel("last", 60 * US, 70 * US)
    name = raw.data.index(b"last", start) + 8 + 8 + 24
    raw.data[name : name + 4] = struct.pack("<I", 4_000_000_000)
    timeline = read(raw.save(tmp_path))
    assert timeline.signatures[timeline.kernels.name[1]] == "(name not recorded)"


def test_a_cut_keeps_what_is_whole(tmp_path: Path) -> None:
    whole = bytes(simple().data)
    for length in range(40, len(whole), 12):
        path = tmp_path / "1.trace"
        path.write_bytes(whole[:length])
        timeline = read(path)
        assert len(timeline.kernels) <= 1
        assert timeline.notes, length
    assert "was cut off within a record" in " ".join(timeline.notes)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_whatever_the_bytes(tmp_path: Path, data: st.DataObject) -> None:
    content = bytearray(SMALL)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] = data.draw(st.integers(0, 255))
    path = tmp_path / "1.trace"
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    try:
        timeline = read(path)
    except CuadoError:
        return
    assert observations(analysed(timeline))


SMALL = bytes(simple().data)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "is empty"),
        (b"CUADOTRC\1\0", "cut off within its first bytes"),
        (b"CUADOTRC" + struct.pack("<IIQQQ", 2, 1, 1, 1, 1), "version 2"),
        (b"hello world, a text file, rather long, with words in it", "no timeline"),
    ],
)
def test_what_is_no_trace(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "1.trace"
    path.write_bytes(content)
    with pytest.raises(UnreadableFileError, match=problem):
        read(path)


def test_folders(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError, match="has no trace") as empty:
        read(tmp_path)
    assert "--keep" in empty.value.remedy
    simple(5).save(tmp_path)
    (tmp_path / "6.trace").write_bytes(b"garbage")
    timeline = read(tmp_path)
    assert len(timeline.kernels) == 1
    assert timeline.notes[0].startswith("not read: ")
    assert "6.trace" in timeline.notes[0]
    with pytest.raises(UnreadableFileError, match="does not exist"):
        read(tmp_path / "none")
    assert is_timeline(tmp_path)
    assert not is_timeline(tmp_path / "none")


def test_an_endless_record_ends_the_reading(tmp_path: Path) -> None:
    raw = simple()
    raw.data += bytes(16)
    timeline = read(raw.save(tmp_path))
    assert "is damaged: a record has no size" in timeline.notes[0]
    assert len(timeline.kernels) == 1


def test_a_solver_is_read_whole(tmp_path: Path) -> None:
    timeline = read(bicgstab().save(tmp_path))
    assert len(timeline.kernels) == ITERATIONS * 14
    assert timeline.calls is not None
    assert len(timeline.calls) == ITERATIONS * 14
