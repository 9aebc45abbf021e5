"""Regions by hand-placed stamps, and by ``cuado timeline`` without them: stamped.py OUT.

``stamped.cu`` is ``specialised.cu`` with stamps that its author placed. Of both the mean cycles of
each region are taken over the blocks of the first wave: waits for a full stage, waits for products,
what lies between them in warps that multiply; waits for an empty stage in the warp that copies, and
what lies between those. Also what either kind of stamps costs. Writes ``stamped.csv``.
"""

import csv
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cuado import api
from cuado.backends.protocol import Backend
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.kernel.facts.wait_sites import SiteKind
from cuado.kernel.original_program import original_program
from cuado.kernel_timeline.result import KernelTimeline
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_FOLDER = Path(__file__).parent
_WARPS, _COPIES, _MULTIPLY = 12, 0, range(4, 12)
_SKIPPED = 4
"""Steps of a block at either end that are left out: the pipeline fills and empties."""
_RUNS = 5
Clocks = NDArray[np.int64]


def launch_of(name: str, backend: Backend) -> Launch:
    """A case's launch."""
    described = read_described(_FOLDER / f"{name}.toml", {})
    return launch_from(described, architecture_of(backend.device))


def by_hand(launch: Launch, backend: Backend, blocks: int) -> tuple[dict[str, float], float]:
    """Mean cycles by region, of several runs; and the kernel's time in ns."""
    room = next(b for b in launch.buffers if b.name == "stamps").shape[2]
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        took = bench.time(Trial()).time
        measured = measure(bench, {}, plan_of(3e9, took))
        time = float(np.median(measured.run.samples[measured.run.baseline].times))
        runs = []
        for _ in range(_RUNS):
            data = np.frombuffer(bench.outputs(Trial())["stamps"], "<u4")
            runs.append(regions(data.reshape(-1, _WARPS, room)[:blocks]))
    return {name: float(np.median([run[name] for run in runs])) for name in runs[0]}, time


def regions(stamps: NDArray[np.uint32]) -> dict[str, float]:
    """Mean cycles by region."""
    steps = 4096 // 64
    copying = stamps[:, _COPIES, : 2 * steps].astype(np.int64).reshape(-1, steps, 2)
    multiplying = stamps[:, _MULTIPLY, : 4 * steps].astype(np.int64).reshape(-1, 2 * steps, 2)
    return {
        "wait for an empty stage": _waits(copying),
        "start of copies": _between(copying),
        "wait for a full stage": _waits(multiplying[:, 0::2]),
        "wait for products": _waits(multiplying[:, 1::2]),
        "start of products": _gaps(multiplying[:, 0::2, 1], multiplying[:, 1::2, 0]),
        "step": _steps(multiplying[:, 0::2, 0]),
    }


def _waits(pairs: Clocks) -> float:
    return float(_span(pairs[:, _SKIPPED:-_SKIPPED, 0], pairs[:, _SKIPPED:-_SKIPPED, 1]).mean())


def _between(pairs: Clocks) -> float:
    return _gaps(pairs[:, :-1, 1], pairs[:, 1:, 0])


def _gaps(ends: Clocks, begins: Clocks) -> float:
    chosen = slice(_SKIPPED, -_SKIPPED)
    return float(_span(ends[:, chosen], begins[:, chosen]).mean())


def _steps(begins: Clocks) -> float:
    return _gaps(begins[:, :-1], begins[:, 1:])


def _span(begin: Clocks, end: Clocks) -> Clocks:
    return (end - begin) % (1 << 32)


def by_cuado(found: KernelTimeline) -> dict[str, float]:
    """The same of a timeline."""
    stamps = np.zeros((found.blocks, _WARPS, 512), np.int64)
    kinds = {SiteKind.MBARRIER, SiteKind.PRODUCTS}
    chosen = np.array([place.kind in kinds for place in found.places])[found.records.place]
    for owner in range(len(found.warps)):
        rows = found.records.of(owner)
        pairs = np.stack([found.records.begin[rows], found.records.end[rows]], axis=1)
        flat = pairs[chosen[rows]].reshape(-1)[:512]
        block, warp = int(found.warps.block[owner]), int(found.warps.warp[owner])
        stamps[block, warp, : len(flat)] = flat
    return regions(stamps.astype(np.uint32))


def main() -> None:
    """Compare, and write the table."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    plain = launch_of("specialised_4", backend)
    runs = [api.timeline(plain, device=backend).found for _ in range(3)]
    found = runs[0]
    hand, took = by_hand(launch_of("stamped", backend), backend, found.blocks)
    tables = [by_cuado(run) for run in runs]
    ours = {name: float(np.median([table[name] for table in tables])) for name in hand}
    plainly = found.time.estimate if found.time is not None else took
    print(f"{backend.name}: {plainly / 1e3:.1f} us without stamps", flush=True)
    print(f"by hand: {100 * (took / plainly - 1):.1f} % of the time; cuado: ", end="")
    print(f"{100 * (found.cost.share or 0.0):.1f} % ({found.cost.label})")
    with (folder / "stamped.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["region", "by_hand_cycles", "cuado_cycles", "off_percent", "of_a_step"])
        for name, cycles in hand.items():
            off = ours[name] - cycles
            row = [
                name,
                f"{cycles:.1f}",
                f"{ours[name]:.1f}",
                f"{100 * off / cycles:+.1f}",
                f"{100 * off / hand['step']:+.1f}",
            ]
            writer.writerow(row)
            print(", ".join(row), flush=True)


if __name__ == "__main__":
    main()
