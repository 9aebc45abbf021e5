"""Writes raw traces as the injection library does, and exports as Nsight Systems does."""

import sqlite3
import struct
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

US = 1_000
MS = 1_000_000
CLOCK = 5_000_000_000
"""Start of a trace by its own clock, ns."""
UNIX = 1_790_000_000_000_000_000
"""The same moment since 1970, ns."""


class RawWriter:
    """One process's trace; times are nanoseconds since its start."""

    def __init__(self, pid: int = 100, unix: int = UNIX, parent: int = 1) -> None:
        self.pid = pid
        self.data = bytearray(struct.pack("<8sIIQQQ", b"CUADOTRC", 1, pid, CLOCK, unix, parent))
        self._strings: dict[str, int] = {}

    def record(self, kind: int, payload: bytes) -> None:
        payload += bytes(-len(payload) % 8)
        self.data += struct.pack("<HHI", kind, 0, 8 + len(payload)) + payload

    def string(self, text: str) -> int:
        if text not in self._strings:
            self._strings[text] = len(self._strings) + 1
            raw = text.encode()
            self.record(1, struct.pack("<II", self._strings[text], len(raw)) + raw)
        return self._strings[text]

    def kernel(
        self,
        name: str,
        start: int,
        end: int,
        *,
        grid: Sequence[int] = (128, 1, 1),
        block: Sequence[int] = (256, 1, 1),
        device: int = 0,
        stream: int = 7,
        correlation: int = 0,
        graph: int = 0,
    ) -> None:
        number = self.string(name)
        shorts = (number, device, 1, stream, *grid, *block, 0, 0, 0, 32, 1024, 64, 0)
        self.record(
            2,
            struct.pack("<3Q", CLOCK + start, CLOCK + end, 0)
            + struct.pack("<19I", *shorts, correlation, graph),
        )

    def copy(
        self,
        kind: int,
        start: int,
        end: int,
        size: int,
        *,
        memory: tuple[int, int] = (1, 3),
        device: int = 0,
        stream: int = 7,
        correlation: int = 0,
        flags: int = 0,
    ) -> None:
        self.record(
            3,
            struct.pack("<3Q", CLOCK + start, CLOCK + end, size)
            + struct.pack("<8I", kind, *memory, device, 1, stream, correlation, flags),
        )

    def memset(self, start: int, end: int, size: int, *, correlation: int = 0) -> None:
        times = struct.pack("<3Q", CLOCK + start, CLOCK + end, size)
        self.record(4, times + struct.pack("<6I", 0, 0, 1, 7, correlation, 3))

    def call(
        self,
        name: str,
        start: int,
        end: int,
        *,
        correlation: int = 0,
        thread: int = 11,
        result: int = 0,
    ) -> None:
        number = self.string(name)
        self.record(
            5,
            struct.pack("<2Q", CLOCK + start, CLOCK + end)
            + struct.pack("<6I", number, 1, thread, correlation, result, 0),
        )

    def wait(self, kind: int, start: int, end: int) -> None:
        times = struct.pack("<2Q", CLOCK + start, CLOCK + end)
        self.record(6, times + struct.pack("<4I", kind, 1, 7, 0))

    def range(self, text: str, start: int, end: int, *, domain: str = "", thread: int = 11) -> None:
        numbers = self.string(text), self.string(domain) if domain else 0
        times = struct.pack("<2Q", CLOCK + start, CLOCK + end)
        self.record(7, times + struct.pack("<4I", *numbers, thread, 0))

    def site(self, correlation: int, text: str) -> None:
        self.record(8, struct.pack("<II", correlation, self.string(text)))

    def dropped(self, records: int) -> None:
        self.record(9, struct.pack("<Q", records))

    def device(
        self, number: int = 0, name: str = "NVIDIA H200", compute: tuple[int, int] = (9, 0)
    ) -> None:
        text = self.string(name)
        self.record(10, struct.pack("<6IQ", number, text, 132, *compute, 0, 150_000_000_000))

    def command(self, *words: str) -> None:
        self.record(11, struct.pack("<II", self.string("\x1f".join(words)), 0))

    def end(self, at: int) -> None:
        self.record(12, struct.pack("<Q", CLOCK + at))

    def save(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.pid}.trace"
        path.write_bytes(self.data)
        return path


PROGRAM = (
    ("_Z4spmvPKdS0_Pdi", 1300 * US, 2),
    ("_Z6jacobiPKdS0_Pdi", 180 * US, 2),
    ("_Z3dotPKdS0_Pdi", 30 * US, 4),
    ("_Z4normPKdPdi", 24 * US, 2),
    ("_Z5axpbyPKdPdddi", 10 * US, 4),
)
"""Kernels of one iteration of a BiCGStab solver: name, time, launches. The shares are those of the
founding document's picture, of 85 % and more in SpMV; the times are invented."""
ITERATIONS = 35
GAP = 5 * US
LAUNCH = 3 * US


def bicgstab(pid: int = 100) -> RawWriter:
    """A solver's trace: 1 ms of set-up, a copy, iterations with short gaps, a copy back."""
    raw = RawWriter(pid)
    raw.command("./bicgstab", "--size", "64")
    raw.device()
    at, correlation = 1 * MS, 0
    raw.copy(1, at, at + 2 * MS, 20_000_000)
    at += 2 * MS
    for iteration in range(ITERATIONS):
        begin = at
        for name, time, launches in PROGRAM:
            for _ in range(launches):
                correlation += 1
                at += GAP
                raw.call("cudaLaunchKernel", at - GAP, at - GAP + LAUNCH, correlation=correlation)
                raw.kernel(name, at, at + time, correlation=correlation)
                raw.site(correlation, f"solver.py:{10 + len(name)} solve")
                at += time
        raw.range(f"iteration {iteration % 2}", begin - 100, at)
    raw.wait(4, at - MS, at)
    raw.copy(2, at + GAP, at + GAP + MS, 8_000_000, memory=(3, 1))
    raw.end(at + 2 * MS)
    return raw


def database(path: Path, tables: Mapping[str, tuple[str, Iterable[Sequence[object]]]]) -> Path:
    """An SQLite file: by table its columns, comma-separated, and its rows."""
    connection = sqlite3.connect(path)
    for table, (columns, rows) in tables.items():
        quoted = ", ".join(f'"{name.strip()}"' for name in columns.split(","))
        connection.execute(f'CREATE TABLE "{table}" ({quoted})')
        marks = ", ".join("?" for _ in columns.split(","))
        connection.executemany(f'INSERT INTO "{table}" VALUES ({marks})', rows)  # noqa: S608
    connection.commit()
    connection.close()
    return path
