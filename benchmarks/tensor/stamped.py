"""Regions by hand-placed stamps, and by ``cuado timeline`` without them: stamped.py OUT.

``stamped.cu`` is ``specialised.cu`` with stamps that its author placed. Of both the mean cycles of
each region are taken over the blocks of the first wave: waits for a full stage, waits for products,
what lies between them in warps that multiply; waits for an empty stage in the warp that copies, and
what lies between those. Also what either kind of stamps costs. Writes ``stamped.csv``:

- ``by_hand``: the clock is read in the assembly of the wait itself;
- ``apart``: the same by hand, with the readings in C around the wait, where the compiler moves the
  computation of the barrier's address and parity between the first reading and the wait;
- ``cuado``: by ``cuado timeline``, with as many stamps as it sets;
- ``waits``: its stamps where the author has them, at the waits for stages and products;
- ``alone``: its stamps at one kind of wait only, all others left out: what stamps do to each other
  is the difference from ``waits``.

Each is the median of several runs, with the lowest and the highest of them.
"""

import csv
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cuado import api
from cuado.backends.protocol import Backend, ReadsScratch
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.kernel.assembly import build
from cuado.kernel.facts.wait_sites import SiteKind, wait_sites_of
from cuado.kernel.original_program import original_program
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.time_stamps import layout_of, stamped
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.result import Records, Warps
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_FOLDER = Path(__file__).parent
_WARPS, _COPIES, _MULTIPLY = 12, 0, range(4, 12)
_STEPS = 4096 // 64
_EMPTY, _COPYING = "wait for an empty stage", "start of copies"
_FULL, _PRODUCTS = "wait for a full stage", "wait for products"
_ISSUING, _STEP = "start of products", "step"
_STAMPED = "stamped"
_SKIPPED = 4
"""Steps of a block at either end that are left out: the pipeline fills and empties."""
_RUNS = 7
_TIMELINES = 5
Regions = dict[str, float]
"""Mean cycles by region."""
Clocks = NDArray[np.int64]


def launch_of(name: str, backend: Backend, **settings: int) -> Launch:
    """A case's launch."""
    described = read_described(_FOLDER / f"{name}.toml", settings)
    return launch_from(described, architecture_of(backend.device))


def by_hand(launch: Launch, backend: Backend, blocks: int) -> tuple[list[Regions], float]:
    """The regions of several runs; and the kernel's time in ns."""
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
    return runs, time


def at_some(
    launch: Launch, backend: Backend, kinds: frozenset[SiteKind], blocks: int
) -> list[Regions]:
    """The regions of several runs with stamps at waits of some kinds only."""
    device = backend.device
    kernel = original_subject(launch, device, resolve_chip(device, None).chip)
    sites = [site for site in wait_sites_of(kernel)[0] if site.kind in kinds]
    layout = layout_of(kernel, blocks)
    text = stamped(kernel, sites, layout)
    built = build(text, launch.kernel, kernel.options, looks_later=True)
    waits = np.ones(len(sites), np.bool_)
    runs = []
    with backend.open(launch) as bench:
        if not isinstance(bench, ReadsScratch):
            sys.exit(f"{backend.name} has no clock that a kernel can read")
        bench.load(built.program(_STAMPED, launch.kernel, has_tail=True))
        for _ in range(_RUNS):
            data = bench.scratch(Trial(_STAMPED, switch=layout.blocks), layout.bytes)
            warps, records = read_stamps(data, layout, waits)
            runs.append(by_cuado([site.kind for site in sites], warps, records, layout.blocks))
    return runs


def regions(stamps: NDArray[np.uint32]) -> Regions:
    """Of stamps at all waits."""
    steps = _STEPS
    copying = stamps[:, _COPIES, : 2 * steps].astype(np.int64).reshape(-1, steps, 2)
    multiplying = stamps[:, _MULTIPLY, : 4 * steps].astype(np.int64).reshape(-1, 2 * steps, 2)
    return {
        _EMPTY: _waits(copying),
        _COPYING: _between(copying),
        _FULL: _waits(multiplying[:, 0::2]),
        _PRODUCTS: _waits(multiplying[:, 1::2]),
        _ISSUING: _gaps(multiplying[:, 0::2, 1], multiplying[:, 1::2, 0]),
        _STEP: _steps(multiplying[:, 0::2, 0]),
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


def by_cuado(kinds: Sequence[SiteKind], warps: Warps, records: Records, blocks: int) -> Regions:
    """The same of what was recorded at places of such kinds."""
    wanted = {SiteKind.MBARRIER, SiteKind.PRODUCTS}
    stamps = np.zeros((blocks, _WARPS, 512), np.int64)
    chosen = np.array([kind in wanted for kind in kinds])[records.place]
    for owner in range(len(warps)):
        rows = records.of(owner)
        pairs = np.stack([records.begin[rows], records.end[rows]], axis=1)
        flat = pairs[chosen[rows]].reshape(-1)[:512]
        stamps[int(warps.block[owner]), int(warps.warp[owner]), : len(flat)] = flat
    if wanted <= set(kinds):
        return regions(stamps.astype(np.uint32))
    copying = stamps[:, _COPIES, : 2 * _STEPS].reshape(-1, _STEPS, 2)
    multiplying = stamps[:, _MULTIPLY, : 2 * _STEPS].reshape(-1, _STEPS, 2)
    found = {_STEP: _steps(multiplying[:, :, 0])}
    if SiteKind.PRODUCTS in kinds:
        return found | {_PRODUCTS: _waits(multiplying)}
    return found | {
        _EMPTY: _waits(copying),
        _COPYING: _between(copying),
        _FULL: _waits(multiplying),
    }


def summary(runs: Sequence[Regions], name: str) -> list[str]:
    """Median, lowest and highest of a region; empty where it was not measured."""
    values = [run[name] for run in runs if name in run]
    if not values:
        return ["", "", ""]
    return [f"{value:.1f}" for value in (float(np.median(values)), min(values), max(values))]


def main() -> None:
    """Compare, and write the table."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    plain = launch_of("specialised_4", backend)
    found = [api.timeline(plain, device=backend).found for _ in range(_TIMELINES)]
    blocks = found[0].blocks
    hand, took = by_hand(launch_of("stamped", backend, APART=0), backend, blocks)
    apart, took_apart = by_hand(launch_of("stamped", backend, APART=1), backend, blocks)
    ours = [
        by_cuado([place.kind for place in run.places], run.warps, run.records, run.blocks)
        for run in found
    ]
    places = (SiteKind.MBARRIER, SiteKind.PRODUCTS)
    waits = at_some(plain, backend, frozenset(places), blocks)
    single = [run for kind in places for run in at_some(plain, backend, frozenset({kind}), blocks)]
    plainly = found[0].time.estimate if found[0].time is not None else took
    print(f"{backend.name}: {plainly / 1e3:.1f} us without stamps", flush=True)
    print(f"by hand: {100 * (took / plainly - 1):.1f} % of the time; ", end="")
    print(f"apart: {100 * (took_apart / plainly - 1):.1f} %; cuado: ", end="")
    print(f"{100 * (found[0].cost.share or 0.0):.1f} % ({found[0].cost.label})")
    with (folder / "stamped.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        kinds = ("by_hand", "apart", "cuado", "waits", "alone")
        columns = [f"{kind}{end}" for kind in kinds for end in ("", "_low", "_high")]
        offs = ("off_percent", "waits_off_percent", "of_a_step", "waits_of_a_step")
        writer.writerow(["region", *columns, *offs])
        for name in hand[0]:
            cells = [
                cell for runs in (hand, apart, ours, waits, single) for cell in summary(runs, name)
            ]
            by_author = float(cells[0])
            step = float(np.median([run[_STEP] for run in hand]))
            apart_by = [float(cells[n]) - by_author for n in (6, 9)]
            row = [name, *cells, *(f"{100 * off / by_author:+.1f}" for off in apart_by)]
            row += [f"{100 * off / step:+.1f}" for off in apart_by]
            writer.writerow(row)
            print(", ".join(row), flush=True)


if __name__ == "__main__":
    main()
