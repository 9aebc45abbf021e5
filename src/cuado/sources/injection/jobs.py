"""What the library does in a program, and the environment variables that say so."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from cuado.sources.injection.pattern import posix, without_case_mark

PREFIX = "CUADO_INJECTION_"
DEFAULT_LIMIT = 4 << 30
WRITTEN = "ptx"
"""Folder of what compilers of a Python program write, among the library's own files."""

KEEPER = Path(__file__).parent / "python" / "sitecustomize.py"
"""Wraps the compilers of a Python program."""

Memory = Literal["parameters", "deep", "all"]
IGNORES_BLOCKS = "IGNORES_BLOCKS"
"""Setting that the program's own blocks read; the library does not."""


@dataclass(frozen=True, slots=True)
class Traced:
    """Record what runs on the GPU: one ``PID.trace`` for each process that uses it.

    Attributes:
        api: also every call of the driver and the runtime. Off: two more records for each launch
            cost more than those of the kernels, and waiting shows in the synchronisations.
        ranges: true to record NVTX ranges.
        python: the line of a Python program that launched a kernel.
        limit: bytes that one process may write; what comes later is counted as dropped.
        flush_seconds: what a crash may cost.
    """

    api: bool = False
    ranges: bool = True
    python: bool = True
    limit: int = DEFAULT_LIMIT
    flush_seconds: float = 0.2

    def settings(self) -> dict[str, str]:
        """The library's settings by name."""
        return {
            "MODE": "trace",
            "API": str(int(self.api)),
            "RANGES": str(int(self.ranges)),
            "PYTHON": str(int(self.python)),
            "TRACE_BYTES": str(self.limit),
            "FLUSH_MS": str(max(1, round(1000 * self.flush_seconds))),
        }


@dataclass(frozen=True, slots=True)
class Captured:
    """Save launches of a kernel, with code and memory: one folder ``PID-N`` for each.

    Attributes:
        kernel: regular expression, found in the mangled or the demangled name; ``(?i)`` at its
            start: whatever the case.
        launch: index of the first launch saved, of each kernel in each process, from 0 on.
        count: launches saved, over all processes.
        blocks: whether a program that has ``with cuado.capture(...)`` is captured in these only.
        limit: bytes that one launch may take on disk, before and after together.
        memory: ``parameters``: the allocations that pointers among the parameters lead to;
            ``deep``: also those that pointers within these lead to; ``all``: every live one.
        python: the line of a Python program that launched it.
        keep_ptx: whether compilers of a Python program that hand machine code to the driver are
            made to write down its PTX, into the folder ``ptx``; the program loads what it would.
    """

    kernel: str
    launch: int = 0
    count: int = 1
    blocks: bool = field(default=True, kw_only=True)
    limit: int = DEFAULT_LIMIT
    memory: Memory = "parameters"
    python: bool = True
    keep_ptx: bool = True

    def settings(self) -> dict[str, str]:
        """The library's settings by name.

        Raises:
            PatternError: the kernel is no regular expression that can be searched for.
        """
        kernel, ignores_case = without_case_mark(self.kernel)
        return {
            "MODE": "capture",
            "KERNEL": posix(kernel),
            "IGNORE_CASE": str(int(ignores_case)),
            "LAUNCH": str(self.launch),
            "CAPTURES": str(self.count),
            "LIMIT": str(self.limit),
            "MEMORY": self.memory,
            "PYTHON": str(int(self.python)),
            IGNORES_BLOCKS: str(int(not self.blocks)),
        }


def environment(
    base: Mapping[str, str], job: Traced | Captured, folder: Path, library: Path, cupti: str
) -> dict[str, str]:
    """The environment of a program that is run under the library; its children inherit it.

    Raises:
        PatternError: as :meth:`Captured.settings`.
    """
    own = {**job.settings(), "FOLDER": str(folder), "CUPTI": cupti}
    out = {**base, **{f"{PREFIX}{name}": value for name, value in own.items()}}
    out["CUDA_INJECTION64_PATH"] = str(library)
    if isinstance(job, Traced) and job.ranges:
        out["NVTX_INJECTION64_PATH"] = str(library)
    if isinstance(job, Captured) and job.keep_ptx:
        out.update(_keeping_ptx(base, folder))
    return out


def _keeping_ptx(base: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Variables that make a Python program's compilers save PTX (``python/sitecustomize.py``)."""
    paths = [str(KEEPER.parent), base.get("PYTHONPATH", "")]
    return {
        f"{PREFIX}PTX": str(folder / WRITTEN),
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        **in_memory(base),
    }


def in_memory(base: Mapping[str, str]) -> dict[str, str]:
    """Variables that keep CuPy from its disk cache, whose machine code comes without PTX."""
    return {"CUPY_CACHE_IN_MEMORY": base.get("CUPY_CACHE_IN_MEMORY") or "1"}
