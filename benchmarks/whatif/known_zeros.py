"""Whether the counters that a what-if does not count on a GPU are 0 there, and what they save.

    PYTHONPATH=src:benchmarks python benchmarks/whatif/known_zeros.py OUT.md CASE.toml...

All metrics are counted, and then those that the kernel's code does not rule out
(``cuado.sources.counters.profile``), each by a process of its own, as in a what-if.
"""

import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.kernel.assembly import opcodes_of
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.ptx.trim import only_kernel
from cuado.sources.case.check import architecture_of
from cuado.sources.counters import STAGES
from cuado.sources.counters.profile import known_zeros
from cuado.sources.launches import launch_from, read_described

EVERY = frozenset(name for stage in STAGES for name in stage.metrics)


def counted(
    backend: Backend, launch: Launch, metrics: frozenset[str]
) -> tuple[float, int, Mapping[str, float], frozenset[str]]:
    """Seconds, passes and values of some metrics, and those that are known to be 0."""
    chip = resolve_chip(backend.device, None).chip
    with ThreadPoolExecutor(1) as pool:
        kernel = original_subject(launch, backend.device, chip, pool)
    with backend.open(launch) as bench:
        bench.load(kernel.built.program(ORIGINAL, launch.kernel))
        bench.time(Trial())
        began = time.perf_counter()
        found = bench.count(Trial(), tuple(sorted(metrics, reverse=True)))
        seconds = time.perf_counter() - began
    zeros = frozenset(known_zeros(opcodes_of(kernel)))
    return seconds, found.passes, found.values, zeros


def main() -> None:
    out, *cases = sys.argv[1:]
    backend = select("gpu").backend
    rows = [
        "| case | all: s | passes | without zeros: s | passes | known | of these > 0 |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    for case in cases:
        launch = launch_from(read_described(Path(case), {}), architecture_of(backend.device))
        launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel), outputs=())
        seconds, passes, values, zeros = counted(backend, launch, EVERY)
        others, fewer, _, _ = counted(backend, launch, EVERY - zeros)
        wrong = [f"{name} {values[name]:.3g}" for name in sorted(zeros) if values.get(name)]
        rows.append(
            f"| {Path(case).stem} | {seconds:.2f} | {passes} | {others:.2f} | {fewer} | "
            f"{len(zeros)} | {', '.join(wrong) or 'none'} |"
        )
        print(rows[-1], flush=True)
        Path(out).write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
