"""Regions by hand-placed stamps, and by ``cuado timeline`` without them: stamped.py OUT.

``stamped.cu`` is ``specialised.cu`` with stamps that its author placed. Of both the mean cycles of
each region are taken over the blocks of the first wave: waits for a full stage, waits for products,
what lies between them in warps that multiply; waits for an empty stage in the warp that copies, and
what lies between those. Also what either kind of stamps costs. Writes ``stamped.csv``:

- ``by_hand``: the clock is read in the assembly of the wait itself;
- ``apart``: the same by hand, with the readings in C around the wait, where the compiler moves the
  computation of the barrier's address and parity between the first reading and the wait;
- ``sparse``: as ``by_hand``, in two of 16 steps: the other steps run as they do without stamps;
- ``twice``: as ``by_hand``, with another stamp around each;
- ``without``: no stamps at all, by a straight line through these two: as much shorter, or longer,
  than ``by_hand`` as that is than ``twice``;
- ``cuado``: the stamps of ``cuado timeline``, at all places;
- ``waits``: its stamps where the author has them, at the waits for stages and products;
- ``for_stages``, ``for_products``: its stamps at one kind of wait only: what stamps do to each
  other is the difference from ``waits``.

All are run in turn, round by round, so that what changes from run to run changes all of them. Each
row has the median with the lowest and the highest run; how far it is off ``by_hand``, with an
interval of the median of the rounds' differences at a confidence of 95 %; the same against
``sparse`` and ``without``; and as a part of a step. Where the interval of ``apart`` or ``sparse``,
which its author placed as well, does not lie within the aim, no stamps can be shown to reach it.
"""

import csv
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cuado import api
from cuado.backends.protocol import Backend, Bench, ReadsScratch
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
from cuado.stats.order import median_bounds

_FOLDER = Path(__file__).parent
_WARPS, _COPIES, _MULTIPLY = 12, 0, range(4, 12)
_STEPS = 4096 // 64
_EMPTY, _COPYING = "wait for an empty stage", "start of copies"
_FULL, _PRODUCTS = "wait for a full stage", "wait for products"
_ISSUING, _STEP = "start of products", "step"
_STAMPED = "stamped"
_SKIPPED = 4
"""Steps of a block at either end that are left out: the pipeline fills and empties."""
_EVERY = 16
"""Steps of which two have stamps, where stamps are sparse."""
_LEAST, _EVERY_ROUNDS, _SECONDS = 8, 4, 40.0
"""Rounds before the table is written, rounds from one writing to the next, time for all rounds."""
_BY_HAND, _SPARSE, _TWICE = "by_hand", "sparse", "twice"
_WITHOUT = "without"
Regions = dict[str, float]
"""Mean cycles by region."""
Clocks = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Runner:
    """One kind of stamps.

    Attributes:
        run: runs the kernel once.
        time: the kernel's, in ns; 0 if it was not timed.
    """

    run: Callable[[], Regions]
    time: float


def launch_of(name: str, backend: Backend, **settings: int) -> Launch:
    """A case's launch."""
    described = read_described(_FOLDER / f"{name}.toml", settings)
    return launch_from(described, architecture_of(backend.device))


def by_hand(bench: Bench, room: int, blocks: int) -> Regions:
    """The regions of a run with stamps at all waits."""
    data = np.frombuffer(bench.outputs(Trial())["stamps"], "<u4")
    return regions(data.reshape(-1, _WARPS, room)[:blocks])


def sparsely(bench: Bench, room: int, blocks: int) -> Regions:
    """The regions of a run with stamps at the waits of two steps of so many."""
    data = np.frombuffer(bench.outputs(Trial())["stamps"], "<u4")
    return in_some_steps(data.reshape(-1, _WARPS, room)[:blocks].astype(np.int64))


@contextmanager
def hand_placed(backend: Backend, blocks: int, launch: Launch, *, sparse: bool) -> Iterator[Runner]:
    """A runner of ``stamped.cu``, and the kernel's time in ns."""
    room = next(b for b in launch.buffers if b.name == "stamps").shape[2]
    read = sparsely if sparse else by_hand
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        took = bench.time(Trial()).time
        measured = measure(bench, {}, plan_of(3e8, took))
        time = float(np.median(measured.run.samples[measured.run.baseline].times))
        yield Runner(lambda: read(bench, room, blocks), time)


@contextmanager
def at_some(
    launch: Launch, backend: Backend, kinds: frozenset[SiteKind], blocks: int
) -> Iterator[Runner]:
    """A runner of the kernel with stamps at places of some kinds only."""
    device = backend.device
    kernel = original_subject(launch, device, resolve_chip(device, None).chip)
    sites = [site for site in wait_sites_of(kernel)[0] if site.kind in kinds]
    layout = layout_of(kernel, blocks)
    built = build(stamped(kernel, sites, layout), launch.kernel, kernel.options)
    waits = np.array([site.waits for site in sites], np.bool_)
    trial = Trial(_STAMPED, switch=layout.blocks)
    with backend.open(launch) as bench:
        if not isinstance(bench, ReadsScratch):
            sys.exit(f"{backend.name} has no clock that a kernel can read")
        bench.load(built.program(_STAMPED, launch.kernel, has_tail=True))

        def run() -> Regions:
            warps, records = read_stamps(bench.scratch(trial, layout.bytes), layout, waits)
            return by_cuado([site.kind for site in sites], warps, records, layout.blocks)

        yield Runner(run, 0.0)


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


def in_some_steps(stamps: Clocks) -> Regions:
    """Of stamps at all waits of two steps of every ``_EVERY``; places of the others are empty."""
    copying = stamps[:, _COPIES, : 2 * _STEPS].reshape(-1, _STEPS, 2)
    multiplying = stamps[:, _MULTIPLY, : 4 * _STEPS].reshape(-1, _STEPS, 4)
    first = np.arange(_EVERY, _STEPS, _EVERY)
    both = np.concatenate([first, first + 1])
    begins = multiplying[:, first, 0]
    return {
        _EMPTY: _mean(copying[:, both, 0], copying[:, both, 1]),
        _COPYING: _mean(copying[:, first, 1], copying[:, first + 1, 0]),
        _FULL: _mean(multiplying[:, both, 0], multiplying[:, both, 1]),
        _PRODUCTS: _mean(multiplying[:, both, 2], multiplying[:, both, 3]),
        _ISSUING: _mean(multiplying[:, both, 1], multiplying[:, both, 2]),
        # Of all steps, those without stamps between them included.
        _STEP: _mean(begins[:, :-1], begins[:, 1:]) / _EVERY,
    }


def _mean(begin: Clocks, end: Clocks) -> float:
    return float(_span(begin, end).mean())


def without_stamps(once: Regions, twice: Regions) -> Regions:
    """The regions without stamps, by a straight line through those with one and with two."""
    return {name: 2 * once[name] - twice[name] for name in once}


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The median, and the ends of its interval at a confidence of 95 %."""
    bounds = median_bounds(values)
    if bounds is None:
        raise ValueError("too few rounds for an interval")
    return float(np.median(values)), bounds[0], bounds[1]


def rows(runs: Mapping[str, Sequence[Regions]]) -> Iterator[list[str]]:
    """The table's rows."""
    for region in (_EMPTY, _COPYING, _FULL, _PRODUCTS, _ISSUING, _STEP):
        for name, own in runs.items():
            if region not in own[0]:
                continue
            values = [run[region] for run in own]
            cells = [f"{each:.1f}" for each in (np.median(values), min(values), max(values))]
            for base in (_BY_HAND, _SPARSE, _WITHOUT):
                pairs = list(zip(values, runs[base], strict=True))
                off = interval([100 * (value / run[region] - 1) for value, run in pairs])
                of_step = np.median(
                    [100 * (value - run[region]) / run[_STEP] for value, run in pairs]
                )
                cells += [f"{each:+.1f}" for each in (*off, of_step)]
            yield [region, name, *cells]


def main() -> None:
    """Compare, and write the table."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    placed = {
        name: {"APART": apart, "EVERY": every, "DOSE": dose}
        for name, apart, every, dose in (
            *((_BY_HAND, 0, 1, 1), ("apart", 1, 1, 1), (_SPARSE, 0, _EVERY, 1)),
            (_TWICE, 0, 1, 2),
        )
    }
    with ThreadPoolExecutor() as pool:  # Each is compiled, some seconds.
        made = {
            name: pool.submit(launch_of, "stamped", backend, **settings)
            for name, settings in placed.items()
        }
        plain = launch_of("specialised_4", backend)
        launches = {name: each.result() for name, each in made.items()}
    found = api.timeline(plain, device=backend).found
    if found.time is None:
        sys.exit("the kernel without stamps was not timed")
    places = {
        "cuado": frozenset(SiteKind),
        "waits": frozenset({SiteKind.MBARRIER, SiteKind.PRODUCTS}),
        "for_stages": frozenset({SiteKind.MBARRIER}),
        "for_products": frozenset({SiteKind.PRODUCTS}),
    }
    with ExitStack() as stack:
        runners = {
            name: stack.enter_context(
                hand_placed(backend, found.blocks, launch, sparse=name == _SPARSE)
            )
            for name, launch in launches.items()
        }
        runners |= {
            name: stack.enter_context(at_some(plain, backend, kinds, found.blocks))
            for name, kinds in places.items()
        }
        print(f"{backend.name}: {found.time.estimate / 1e3:.1f} us without stamps", flush=True)
        for name, runner in runners.items():
            if runner.time:
                print(f"{name}: {100 * (runner.time / found.time.estimate - 1):.1f} % of the time")
        print(f"cuado timeline: {100 * (found.cost.share or 0.0):.1f} % ({found.cost.label})")
        runs: dict[str, list[Regions]] = {name: [] for name in runners}
        until = time.monotonic() + _SECONDS
        while len(runs[_BY_HAND]) < _LEAST or time.monotonic() < until:
            for name, runner in runners.items():
                runs[name].append(runner.run())
            rounds = len(runs[_BY_HAND])
            if rounds >= _LEAST and rounds % _EVERY_ROUNDS == 0:
                write(folder / "stamped.csv", runs)
                print(f"{rounds} rounds", flush=True)


def write(file: Path, runs: Mapping[str, Sequence[Regions]]) -> None:
    """Write the table of the rounds so far."""
    doses = zip(runs[_BY_HAND], runs[_TWICE], strict=True)
    every = {**runs, _WITHOUT: [without_stamps(*each) for each in doses]}
    off = ("percent", "low", "high", "of_a_step")
    bases = (_BY_HAND, _SPARSE, _WITHOUT)
    columns = [f"off_{base}_{end}" for base in bases for end in off]
    with file.open("w", newline="", encoding="utf-8") as table:
        writer = csv.writer(table)
        writer.writerow(["region", "stamps", "cycles", "lowest", "highest", *columns])
        writer.writerows(rows(every))


if __name__ == "__main__":
    main()
