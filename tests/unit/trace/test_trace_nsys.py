"""Exports of Nsight Systems: new and old columns, graphs, devices seen by number, damaged files."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, combinations
from pathlib import Path

import pytest
from trace_writers import database

from cuado.analysis.timeline.analysis import analysed
from cuado.errors import UnreadableFileError
from cuado.model.timeline_tables import CopyKind, MemoryKind
from cuado.sources.trace.read import read

PID, TID = 42, 43
GLOBAL = PID << 24
THREAD = GLOBAL | TID
STRINGS = ("id, value", [(1, "_Z4spmvPd"), (2, "spmv(double*)"), (3, "cudaLaunchKernel"), (4, "s")])
KERNEL = (
    "start, end, deviceId, contextId, streamId, correlationId, globalPid, demangledName, shortName,"
    "mangledName, registersPerThread, gridX, gridY, gridZ, blockX, blockY, blockZ,"
    "staticSharedMemory, dynamicSharedMemory, localMemoryPerThread"
)
SHAPE = (40, 64, 1, 1, 256, 1, 1, 0, 0, 0)


def kernel(start: int, end: int, correlation: int, device: int = 0) -> tuple[object, ...]:
    return (start, end, device, 1, 7, correlation, GLOBAL, 2, 4, 1, *SHAPE)


Rows = Sequence[Sequence[object]]
Tables = dict[str, tuple[str, Rows]]


def export(**more: tuple[str, Rows]) -> Tables:
    tables: Tables = {
        "StringIds": (STRINGS[0], list(STRINGS[1])),
        "TARGET_INFO_GPU": (
            "id, name, smCount, totalMemory, computeMajor, computeMinor",
            [(0, "NVIDIA A", 10, 1000, 9, 0), (1, "NVIDIA B", 20, None, None, None)],
        ),
        "CUPTI_ACTIVITY_KIND_KERNEL": (KERNEL, [kernel(1000, 3000, 1), kernel(4000, 7000, 2)]),
        "CUPTI_ACTIVITY_KIND_RUNTIME": (
            "start, end, eventClass, globalTid, correlationId, nameId, returnValue",
            [(500, 900, 0, THREAD, 1, 3, 0), (3500, 3600, 0, THREAD, 2, 3, 0)],
        ),
        "CUPTI_ACTIVITY_KIND_MEMCPY": (
            "start, end, deviceId, contextId, streamId, correlationId, globalPid, bytes, copyKind,"
            "srcKind, dstKind",
            [
                (100, 400, 0, 1, 7, 9, GLOBAL, 64, 1, 0, 2),
                (7000, 7100, 0, 1, 7, 9, GLOBAL, 8, 77, 9, 9),
            ],
        ),
        "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION": (
            "start, end, globalPid, syncType",
            [(3000, 3400, GLOBAL, 4)],
        ),
        "NVTX_EVENTS": (
            "start, end, eventType, text, textId, domainId, globalTid",
            [
                (450, 3200, 59, "first", None, 0, THREAD),
                (3300, 9000, 59, None, 4, 5, THREAD),
                (0, None, 75, "library", None, 5, THREAD),
                (10, None, 34, "mark", None, 0, THREAD),
            ],
        ),
        "PROCESSES": ("globalPid, pid, name", [(GLOBAL, PID, "./app")]),
        "TARGET_INFO_SESSION_START_TIME": ("utcEpochNs", [(1_790_000_000,)]),
        "META_DATA_CAPTURE": ("name, value", [("PRODUCT_VERSION", "2025.3.1")]),
        "DIAGNOSTIC_EVENT": (
            "severity, text",
            [(1, "dropped, but only told"), (2, "Not all CUDA events were collected."), (2, "ok")],
        ),
    }
    tables.update(more)
    return tables


def test_an_export_is_read(tmp_path: Path) -> None:
    timeline = read(database(tmp_path / "a.sqlite", export()))
    assert timeline.kernel_names == ("_Z4spmvPd",)
    assert timeline.kernels.start.tolist() == [1000, 4000]
    assert timeline.kernels.grid.tolist() == [[64, 1, 1]] * 2
    assert timeline.kernels.cluster is None, "the export has no such columns"
    assert timeline.kernels.graph is None
    assert timeline.copies.kind.tolist() == [CopyKind.HOST_TO_DEVICE, CopyKind.UNKNOWN]
    assert timeline.copies.source is not None
    assert timeline.copies.source.tolist() == [MemoryKind.PAGEABLE, MemoryKind.UNKNOWN]
    assert timeline.copies.asynchronous is None
    assert timeline.calls is not None
    assert timeline.calls.thread.tolist() == [TID, TID]
    assert [timeline.texts[text] for text in timeline.ranges.text] == ["first", "s", "mark"]
    assert timeline.texts[timeline.ranges.domain[1]] == "library"
    (process,) = timeline.processes
    assert (process.pid, process.command, process.complete) == (PID, ("./app",), None)
    assert timeline.dropped is None, "nsys does not say"
    assert timeline.notes == ("nsys says: Not all CUDA events were collected.",)
    assert (timeline.origin.tool, timeline.origin.version) == ("Nsight Systems", "2025.3.1")
    assert timeline.devices[1].memory_bytes is None


def test_its_analysis(tmp_path: Path) -> None:
    found = analysed(read(database(tmp_path / "a.sqlite", export())))
    (spot,) = found.hotspots
    assert (spot.kernel, spot.launches, spot.total) == ("spmv", 2, 5000)
    (use,) = found.devices
    # Busy 100-400, 1000-3000, 4000-7100; idle 600 + 1000 of 7000.
    assert (use.span, use.busy, use.idle) == (7000, 5400, 1600)
    causes = use.gaps.causes
    assert causes is not None
    # Before 1000 the call begins at 500, within the gap from 400 on: 100 elsewhere, 500 launching.
    # From 3000 on the host waits until 3400, does something else, and calls at 3500.
    assert (causes.launching, causes.waiting, causes.elsewhere) == (500 + 500, 400, 100 + 100)
    assert [(each.text, each.kernels) for each in found.ranges] == [("s", 1), ("first", 1)]
    assert found.ranges_by_launch


def test_devices_of_a_process_are_those_of_the_machine(tmp_path: Path) -> None:
    seen = ("gpuId, cudaId, pid", [(1, 0, PID)])
    timeline = read(database(tmp_path / "a.sqlite", export(TARGET_INFO_CUDA_DEVICE=seen)))
    assert timeline.kernels.device.tolist() == [1, 1]
    assert timeline.device(1).name == "NVIDIA B"


def test_an_old_export_with_few_columns(tmp_path: Path) -> None:
    tables: Tables = {
        "StringIds": ("id, value", [(1, "k")]),
        "CUPTI_ACTIVITY_KIND_KERNEL": ("start, end, shortName", [(1, 5, 1), (9, 7, 1), (8, 9, 3)]),
    }
    timeline = read(database(tmp_path / "a.sqlite", tables))
    assert timeline.kernels.start.tolist() == [1, 8]
    assert timeline.calls is None
    assert timeline.kernels.registers is None
    assert timeline.kernel_names == ("k", "(name not recorded)")
    found = analysed(timeline)
    assert found.hotspots[0].grid is None
    assert found.hotspots[0].dynamic_shared is None


@pytest.mark.parametrize("table", sorted(export()))
def test_tables_without_some_of_their_columns_are_read(table: str, tmp_path: Path) -> None:
    columns, rows = export()[table]
    names = [each.strip() for each in columns.split(",")]
    for count, name in enumerate(chain(combinations(names, 1), combinations(names, 2))):
        kept = [at for at, each in enumerate(names) if each not in name]
        if not kept:
            continue
        left = ", ".join(names[at] for at in kept), [[row[at] for at in kept] for row in rows]
        path = database(tmp_path / f"{count}.sqlite", export() | {table: left})
        with suppress(UnreadableFileError):
            read(path)


def test_ranges_that_have_nothing_but_a_text_are_left_out(tmp_path: Path) -> None:
    tables = export(NVTX_EVENTS=("text", [("first",), ("second",)]))
    assert len(read(database(tmp_path / "a.sqlite", tables)).ranges.start) == 0


def test_whole_graphs_are_said(tmp_path: Path) -> None:
    graph = (
        "start, end, deviceId, contextId, streamId, correlationId, globalPid, graphId",
        [(8000, 9000, 0, 1, 7, 0, GLOBAL, 3), (9500, 9900, 0, 1, 7, 0, GLOBAL, 3)],
    )
    tables = export(CUPTI_ACTIVITY_KIND_GRAPH_TRACE=graph)
    found = analysed(read(database(tmp_path / "a.sqlite", tables)))
    assert "2 launches of CUDA graphs were recorded as a whole" in found.timeline.notes[0]
    whole = next(spot for spot in found.hotspots if spot.kernel.startswith("[CUDA graph"))
    assert (whole.kernel, whole.launches, whole.total) == ("[CUDA graph 3]", 2, 1400)
    assert (whole.grid, whole.registers) == (None, None)
    kernels = next(spot for spot in found.hotspots if spot is not whole)
    assert (kernels.registers, kernels.dynamic_shared) == (40, 0)


def test_memory_kinds_by_the_list_of_the_export(tmp_path: Path) -> None:
    listed = ("id, name", [(0, "CUDA_MEMOPR_MEMORY_KIND_PINNED"), (5, "whatever")])
    timeline = read(database(tmp_path / "a.sqlite", export(ENUM_CUDA_MEM_KIND=listed)))
    assert timeline.copies.source is not None
    assert timeline.copies.source[0] == MemoryKind.PINNED


def test_what_is_no_export(tmp_path: Path) -> None:
    other = database(tmp_path / "a.sqlite", {"journal": ("a, b", [(1, 2)])})
    with pytest.raises(UnreadableFileError, match="no export of Nsight Systems") as wrong:
        read(other)
    assert "nsys export --type sqlite" in wrong.value.remedy
    whole = database(tmp_path / "b.sqlite", export()).read_bytes()
    for length in (90, 4000, len(whole) // 2):
        (tmp_path / "c.sqlite").write_bytes(whole[:length])
        with pytest.raises(UnreadableFileError):
            read(tmp_path / "c.sqlite")
    report = tmp_path / "app.nsys-rep"
    report.write_bytes(b"anything")
    with pytest.raises(UnreadableFileError, match="only nsys reads") as rep:
        read(report)
    assert "--output app.sqlite app.nsys-rep" in rep.value.remedy


def test_reading_writes_nothing(tmp_path: Path) -> None:
    path = database(tmp_path / "a.sqlite", export())
    before = path.read_bytes()
    path.chmod(0o444)
    read(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.sqlite"]
