"""The records of one raw trace file as tables of a timeline."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from cuado.model.timeline_tables import (
    Calls,
    Copies,
    Ints,
    Kernels,
    Memsets,
    Ranges,
    Sites,
    Waits,
)
from cuado.sources.trace.names import Texts
from cuado.sources.trace.raw_file import LATEST, RawFile
from cuado.sources.trace.raw_layout import Kind

NAMELESS = "(name not recorded)"
_ASYNCHRONOUS = 1
_NO_DOMAIN = 0
_STREAM_FIELDS = ("device", "context", "stream", "correlation")


@dataclass(frozen=True, slots=True)
class Interned:
    """Where names and texts of all files are numbered."""

    kernels: Texts
    texts: Texts


class RawTables:
    """Reads the tables of one process.

    Args:
        file: file of the process.
        process: its index in the timeline.
        offset: nanoseconds to add to the file's times.
        interned: numbers of names and texts.
    """

    def __init__(self, file: RawFile, process: int, offset: int, interned: Interned) -> None:
        self._file = file
        self._process = process
        self._offset = offset
        self._interned = interned
        self._strings = file.strings()
        self.without_times = 0
        """Events left out because their times were not recorded, or cannot be."""

    def kernels(self) -> Kernels:
        """Kernels."""
        at, spans = self._spans(Kind.KERNEL)
        get = self._getter(Kind.KERNEL, at)
        names = self._interned.kernels.column(get("name"), self._strings, NAMELESS)
        return Kernels(
            **spans,
            **{name: get(name) for name in _STREAM_FIELDS},
            name=names,
            grid=self._file.triple(Kind.KERNEL, "grid", at),
            block=self._file.triple(Kind.KERNEL, "block", at),
            cluster=self._file.triple(Kind.KERNEL, "cluster", at),
            registers=get("registers"),
            static_shared=get("static_shared"),
            dynamic_shared=get("dynamic_shared"),
            local=get("local"),
            graph=get("graph"),
        )

    def copies(self) -> Copies:
        """Copies of memory."""
        at, spans = self._spans(Kind.MEMCPY)
        get = self._getter(Kind.MEMCPY, at)
        return Copies(
            **spans,
            **{name: get(name) for name in _STREAM_FIELDS},
            bytes=get("bytes"),
            kind=get("kind"),
            source=get("source"),
            destination=get("destination"),
            asynchronous=(get("flags") & _ASYNCHRONOUS).astype(np.bool_),
        )

    def memsets(self) -> Memsets:
        """Memory set to a value."""
        at, spans = self._spans(Kind.MEMSET)
        get = self._getter(Kind.MEMSET, at)
        return Memsets(**spans, **{name: get(name) for name in _STREAM_FIELDS}, bytes=get("bytes"))

    def calls(self) -> Calls:
        """Calls of the driver and runtime."""
        at, spans = self._spans(Kind.API)
        get = self._getter(Kind.API, at)
        return Calls(
            **spans,
            name=self._texts(get("name")),
            thread=get("thread"),
            correlation=get("correlation"),
            result=get("result"),
        )

    def waits(self) -> Waits:
        """Synchronisations."""
        at, spans = self._spans(Kind.SYNCHRONIZE)
        return Waits(**spans, kind=self._getter(Kind.SYNCHRONIZE, at)("type"))

    def ranges(self) -> Ranges:
        """NVTX ranges and marks."""
        at, spans = self._spans(Kind.RANGE)
        get = self._getter(Kind.RANGE, at)
        domain = get("domain")
        return Ranges(
            **spans,
            text=self._texts(get("text")),
            domain=np.where(domain == _NO_DOMAIN, -1, self._texts(domain)),
            thread=get("thread"),
        )

    def sites(self) -> Sites:
        """Places in the source that launched something."""
        at = self._file.records(Kind.LAUNCHED_FROM)
        get = self._getter(Kind.LAUNCHED_FROM, at)
        return Sites(
            process=np.full(len(at), self._process, dtype=np.int64),
            correlation=get("correlation"),
            text=self._texts(get("text")),
        )

    def string(self, id_: int) -> str:
        """A text of the file by its id; empty if there is none."""
        return self._strings.get(id_, "")

    def _texts(self, ids: Ints) -> Ints:
        return self._interned.texts.column(ids, self._strings, NAMELESS)

    def _getter(self, kind: Kind, at: Ints) -> Callable[[str], Ints]:
        def get(name: str) -> Ints:
            return self._file.column(kind, name, at)

        return get

    def _spans(self, kind: Kind) -> tuple[Ints, Mapping[str, Ints]]:
        """Where records with usable times begin, and their columns process, start and end.

        CUPTI gives 0 for both times where it could not take them.
        """
        at = self._file.records(kind)
        start = self._file.column(kind, "start", at)
        end = self._file.column(kind, "end", at)
        usable = (start > 0) & (start <= end) & (end < LATEST)
        self.without_times += int(len(at) - np.count_nonzero(usable))
        at, start, end = at[usable], start[usable], end[usable]
        process = np.full(len(at), self._process, dtype=np.int64)
        return at, {
            "process": process,
            "start": start + self._offset,
            "end": end + self._offset,
        }
