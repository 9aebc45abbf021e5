"""Random kernels on a GPU: each original against its accepted versions, and against the emulation.

``python -m soundness.on_gpu -n 2000 --seed 7 -j 16 --seconds 420 --out FILE.json`` makes kernels
and versions on the host's processors (see ``bundle``) and runs them on the GPU as they come. With
``--save FILE.xz`` they are kept; ``--bundle FILE.xz`` runs kept ones and needs neither compiler nor
assembler. Kernels run in a process of their own: what hangs or fails costs one kernel.

The bundle is made with numpy, llvmlite, msgspec, zstandard, ptxas, nvdisasm and NVRTC; running one
takes numpy and the driver.
"""

import argparse
import json
import lzma
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from soundness.gpu_process import Runner, environment
from soundness.gpu_worker import NAN_BITS

STRETCH = 24
"""Kernels of one maker of bundles: a batch of the compiler."""
Row = dict[str, Any]


def made(seed: int, first: int, count: int, jobs: int, deadline: float) -> Iterator[Row]:
    """Kernels as makers of bundles finish them; no more are begun after the deadline."""
    stretches: Queue[tuple[int, int]] = Queue()
    for start in range(first, first + count, STRETCH):
        stretches.put((start, min(start + STRETCH, first + count)))
    ready: Queue[Row | None] = Queue()

    def work() -> None:
        while time.monotonic() < deadline:
            try:
                start, end = stretches.get_nowait()
            except Empty:
                break
            words = [sys.executable, "-m", "soundness.bundle", str(seed), str(start), str(end)]
            process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment())
            late = threading.Timer(max(deadline - time.monotonic(), 1), process.kill)
            late.start()
            assert process.stdout is not None  # noqa: S101 - it is a pipe
            for line in process.stdout:
                if line.endswith("}\n"):
                    ready.put(json.loads(line))
            process.wait()
            late.cancel()
        ready.put(None)

    for _ in range(jobs):
        threading.Thread(target=work, daemon=True).start()
    left = jobs
    while left:
        row = ready.get()
        if row is None:
            left -= 1
        else:
            yield row


def kept(path: Path) -> Iterator[Row]:
    """Kernels of a bundle."""
    with lzma.open(path, "rt") as file:
        for line in file:
            yield json.loads(line)


def summary(results: list[Row], device: str) -> str:
    """The table."""
    versions = Counter(r["result"] for row in results for r in row.get("results", [])[1:])
    lines = [
        f"{len(results)} kernels on {device}: {versions.total()} versions",
        "",
        "| versions against their original | |",
        "|---|--:|",
        *(f"| {name} | {count} |" for name, count in versions.most_common()),
        "",
        "| originals against the emulated device | |",
        "|---|--:|",
    ]
    words = (row["emulated"].partition(":")[0] for row in results if "emulated" in row)
    lines += [f"| {name} | {count} |" for name, count in Counter(words).most_common()]
    lines += ["", "What is not equal:"]
    for row in results:
        name = f"kernel {row['number']} of seed {row['seed']}"
        if "failed" in row:
            lines.append(f"- {name}: {row['failed']}")
            continue
        lines += [f"- {name}: in the interpreter: {fault}" for fault in row["faults"]]
        for each in row["results"]:
            if each["result"] != "equal":
                lines.append(f"- {name}: {each['steps']}: {each['result']} {each.get('where', '')}")
        if row["emulated"].startswith("different"):
            lines.append(f"- {name}: emulated {row['emulated']}")
    return "\n".join(lines) + "\n"


def main(worker: str = "soundness.gpu_worker") -> int:
    """Run; the exit status is 1 if any version differs from its original, or any kernel fails."""
    parser = argparse.ArgumentParser(prog="python -m soundness.on_gpu", description=__doc__)
    parser.add_argument("-n", "--kernels", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=420, help="after which no more is made")
    parser.add_argument("--bundle", type=Path, help="kernels made before")
    parser.add_argument("--save", type=Path, help="keep the kernels there")
    parser.add_argument("--only-save", action="store_true", help="run nothing")
    parser.add_argument("--worker", default=worker, help="the module that runs kernels")
    parser.add_argument("--out", type=Path, default=Path("soundness-gpu.json"))
    given = parser.parse_args()
    deadline = time.monotonic() + given.seconds
    rows = (
        kept(given.bundle)
        if given.bundle
        else made(given.seed, given.first, given.kernels, given.jobs, deadline)
    )
    runner, results = Runner([sys.executable, "-m", given.worker]), []
    with ExitStack() as stack:
        saved = stack.enter_context(lzma.open(given.save, "wt")) if given.save else None
        stack.callback(runner.close)
        for row in rows:
            if saved:
                saved.write(json.dumps(row) + "\n")
            if not given.only_save:
                results.append(runner.run(row))
    if given.only_save:
        return 0
    text = summary(results, runner.device)
    given.out.write_text(json.dumps({"device": runner.device, "results": results}))
    given.out.with_suffix(".md").write_text(text)
    print(text)
    fine = ("equal", NAN_BITS)
    bad = any("failed" in row or row["faults"] for row in results) or any(
        each["result"] not in fine for row in results for each in row.get("results", [])
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
