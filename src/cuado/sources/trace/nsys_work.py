"""What devices did, from an nsys export: kernels, whole CUDA graphs, copies, memsets."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from cuado.model.timeline_tables import (
    Copies,
    CopyKind,
    Flags,
    Ints,
    Kernels,
    MemoryKind,
    Memsets,
)
from cuado.sources.trace.database import Database
from cuado.sources.trace.names import Texts
from cuado.sources.trace.nsys_identity import Identities

_KERNEL, _COPY = "CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY"
_MEMSET, _GRAPH = "CUPTI_ACTIVITY_KIND_MEMSET", "CUPTI_ACTIVITY_KIND_GRAPH_TRACE"
_WORK = ("start", "end", "globalPid", "deviceId", "contextId", "streamId", "correlationId")
_GRID, _BLOCK = ("gridX", "gridY", "gridZ"), ("blockX", "blockY", "blockZ")
_CLUSTER = ("clusterX", "clusterY", "clusterZ")
_NAMES = ("mangledName", "demangledName", "shortName")
_OPTIONAL = {
    "registers": "registersPerThread",
    "static_shared": "staticSharedMemory",
    "dynamic_shared": "dynamicSharedMemory",
    "local": "localMemoryPerThread",
}
_NAMELESS = "(name not recorded)"
_PREFIX = "CUDA_MEMOPR_MEMORY_KIND_"
_MEMORY = {
    "PAGEABLE": MemoryKind.PAGEABLE,
    "PINNED": MemoryKind.PINNED,
    "DEVICE": MemoryKind.DEVICE,
    "ARRAY": MemoryKind.ARRAY,
    "MANAGED": MemoryKind.MANAGED,
    "DEVICE_STATIC": MemoryKind.DEVICE_STATIC,
    "MANAGED_STATIC": MemoryKind.MANAGED_STATIC,
}


def kernels_of(
    database: Database, identities: Identities, strings: Mapping[int, str], names: Texts
) -> Kernels:
    """Kernels; none if the export has none."""
    columns = database.integers(
        _KERNEL,
        (*_WORK, *_GRID, *_BLOCK, *_CLUSTER, *_NAMES, *_OPTIONAL.values(), "graphId"),
    )
    columns, work = _usable(columns, identities)
    length = len(work["start"])
    graph = columns.get("graphId")
    if graph is None and database.has(_GRAPH):
        graph = np.zeros(length, dtype=np.int64)
    return Kernels(
        **work,
        name=_names(columns, strings, names, length),
        grid=_triple(columns, _GRID, length),
        block=_triple(columns, _BLOCK, length),
        cluster=_triple(columns, _CLUSTER, length) if _CLUSTER[0] in columns else None,
        registers=columns.get(_OPTIONAL["registers"]),
        static_shared=columns.get(_OPTIONAL["static_shared"]),
        dynamic_shared=columns.get(_OPTIONAL["dynamic_shared"]),
        local=columns.get(_OPTIONAL["local"]),
        graph=graph,
    )


def graphs_of(database: Database, identities: Identities, names: Texts, beside: Kernels) -> Kernels:
    """Launches of whole CUDA graphs, each as one kernel without a grid.

    By default nsys records a graph as a whole: what ran in it is then unknown, but not its time.

    Args:
        database: the export.
        identities: identities of processes and devices.
        names: numbers of kernel names.
        beside: the kernels; columns that they have are 0 here, where the grid of 0 says why.
    """
    columns = database.integers(_GRAPH, (*_WORK, "graphId"))
    columns, work = _usable(columns, identities)
    length = len(work["start"])
    graph = columns.get("graphId", np.zeros(length, dtype=np.int64))
    known = {int(each): f"[CUDA graph {each}]" for each in np.unique(graph)}
    none = np.zeros((length, 3), dtype=np.int64)
    zeros = np.zeros(length, dtype=np.int64)
    there = {column for column, _ in beside.columns()}
    filled: dict[str, Any] = {column: zeros for column in _OPTIONAL if column in there}
    if "cluster" in there:
        filled["cluster"] = none
    return Kernels(
        **work, **filled, name=names.column(graph, known, ""), grid=none, block=none, graph=graph
    )


def whole_graphs_note(database: Database) -> str:
    """A note if CUDA graphs were recorded as a whole; empty if not."""
    count = len(database.integers(_GRAPH, ("start",)).get("start", ()))
    if not count:
        return ""
    return (
        f"{count:,} launches of CUDA graphs were recorded as a whole, without their kernels; "
        "record with nsys profile --cuda-graph-trace=node to see these"
    )


def copies_of(database: Database, identities: Identities) -> Copies:
    """Copies of memory."""
    columns = database.integers(_COPY, (*_WORK, "bytes", "copyKind", "srcKind", "dstKind"), -1)
    columns, work = _usable(columns, identities)
    zeros = np.zeros(len(work["start"]), dtype=np.int64)
    kinds = columns.get("copyKind", zeros)
    known = np.isin(kinds, [int(kind) for kind in CopyKind])
    memory = _memory_kinds(database)
    source, destination = columns.get("srcKind"), columns.get("dstKind")
    return Copies(
        **work,
        bytes=np.maximum(columns.get("bytes", zeros), 0),
        kind=np.where(known, kinds, int(CopyKind.UNKNOWN)),
        source=None if source is None else _mapped(source, memory),
        destination=None if destination is None else _mapped(destination, memory),
    )


def memsets_of(database: Database, identities: Identities) -> Memsets:
    """Memory set to a value."""
    columns = database.integers(_MEMSET, (*_WORK, "bytes"))
    columns, work = _usable(columns, identities)
    zeros = np.zeros(len(work["start"]), dtype=np.int64)
    return Memsets(**work, bytes=np.maximum(columns.get("bytes", zeros), 0))


def usable_spans(columns: Mapping[str, Ints]) -> Flags:
    """Rows whose times are there and in order."""
    start, end = columns.get("start"), columns.get("end")
    if start is None or end is None:
        return np.zeros(max(map(len, columns.values()), default=0), dtype=np.bool_)
    usable: Flags = (start >= 0) & (end >= start)
    return usable


def _usable(
    columns: Mapping[str, Ints], identities: Identities
) -> tuple[Mapping[str, Ints], dict[str, Any]]:
    """Rows with usable times, and what every kind of device work has."""
    keep = usable_spans(columns)
    columns = {name: column[keep] for name, column in columns.items()}
    length = int(np.count_nonzero(keep))
    zeros = np.zeros(length, dtype=np.int64)
    return columns, {
        "process": identities.process(columns, length),
        "start": columns.get("start", zeros),
        "end": columns.get("end", zeros),
        "device": identities.device(columns, length),
        "context": columns.get("contextId", zeros),
        "stream": columns.get("streamId", zeros),
        "correlation": columns.get("correlationId", zeros),
    }


def _names(
    columns: Mapping[str, Ints], strings: Mapping[int, str], names: Texts, length: int
) -> Ints:
    """Mangled names where the export has them; C++'s, or short ones, where not."""
    known = dict(strings)
    for column in _NAMES:
        if column in columns and any(int(each) in known for each in np.unique(columns[column])):
            return names.column(columns[column], known, _NAMELESS)
    return names.column(np.zeros(length, dtype=np.int64), {}, _NAMELESS)


def _triple(columns: Mapping[str, Ints], names: tuple[str, ...], length: int) -> Ints:
    """Rows of three; all 0 where the export has none."""
    zeros = np.zeros(length, dtype=np.int64)
    return np.stack([columns.get(name, zeros) for name in names], axis=1)


def _memory_kinds(database: Database) -> dict[int, int]:
    """Kinds of memory by nsys's numbers, which are not CUPTI's; by its own list if it has one."""
    default = {at: int(kind) for at, kind in enumerate(_MEMORY.values())}
    listed = {
        id_: int(_MEMORY[name.removeprefix(_PREFIX)])
        for id_, name in database.rows("ENUM_CUDA_MEM_KIND", "id", "name")
        if isinstance(id_, int) and isinstance(name, str) and name.removeprefix(_PREFIX) in _MEMORY
    }
    return listed or default


def _mapped(column: Ints, known: Mapping[int, int]) -> Ints:
    used, inverse = np.unique(column, return_inverse=True)
    numbers = [known.get(int(each), int(MemoryKind.UNKNOWN)) for each in used]
    return np.array(numbers, dtype=np.int64)[inverse]
