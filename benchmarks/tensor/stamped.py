"""Regions by hand-placed stamps, and by ``cuado timeline`` without them: stamped.py OUT.

``stamped.cu`` is ``specialised.cu`` with stamps that its author placed. Of both the mean cycles of
each region are taken over the blocks of the first wave: waits for a full stage, waits for products,
what lies between them, and between these and the next, in warps that multiply; waits for an empty
stage in the warp that copies, and what lies between those. Also what either kind of stamps costs.
Writes ``stamped.csv``:

- ``by_hand``: the clock is read in the assembly of the wait itself;
- ``twice``: the same, with another stamp around each;
- ``without``: no stamps at all, by a straight line through these two: as much shorter, or longer,
  than ``by_hand`` as that is than ``twice``;
- ``cuado``, ``cuado_twice``: the clocks of which ``cuado timeline`` says how long regions take;
- ``picture``: all of its stamps, of which it draws who waits for whom.

Two kernels: ``specialised_4``, in which a step takes some 540 cycles, and ``deep``, the same with
tiles twice as deep and 3 stages, in which it takes twice that.

All of a kernel are run in turn, round by round, so that what changes from run to run changes all of
them. Each row has the median with the lowest and the highest run; how far it is off ``without``,
with an interval of the median of the rounds' differences at a confidence of 95 %, and as a part of
a step; and the same against ``by_hand``.

Also printed: by how many instructions that are no part of a stamp the author's machine code, and
that of ``cuado timeline``, is not ``specialised.cu``'s; the regions that ``cuado timeline`` itself
reports of a run of its own; and whether the intervals that it would give hold the author's.
"""

import csv
import itertools
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cuado import api
from cuado.backends.protocol import Backend, ReadsScratch
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.kernel.assembly import build
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind, wait_sites_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.original_program import original_program
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.region_stamps import stamped_regions
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.region_times import ends_of, recorded
from cuado.kernel_timeline.result import KernelTimeline, Records
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sass.toolchain.disassemble import code_of
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described
from cuado.stats.order import median_bounds

_FOLDER = Path(__file__).parent
_WARPS, _COPIES, _MULTIPLY = 12, 0, range(4, 12)
_KERNELS = {
    "specialised_4": {"INNER": 64, "STAGES": 4},
    "deep": {"INNER": 128, "STAGES": 3},
}
_EMPTY, _COPYING = "wait for an empty stage", "start of copies"
_FULL, _PRODUCTS = "wait for a full stage", "wait for products"
_ISSUING, _AFTER, _STEP = "start of products", "products to the next wait", "step"
_STAMPED = "stamped"
_SKIPPED = 4
"""Steps of a block at either end that are left out: the pipeline fills and empties."""
_LEAST, _EVERY_ROUNDS, _SECONDS = 8, 8, 35.0
"""Rounds before the table is written, rounds from one writing to the next, time for a kernel's."""
_BY_HAND, _TWICE, _WITHOUT = "by_hand", "twice", "without"
_CUADO, _CUADO_TWICE, _PICTURE = "cuado", "cuado_twice", "picture"
_KINDS = frozenset({SiteKind.MBARRIER, SiteKind.PRODUCTS})
"""Waits that are stamped by hand."""
_OF_STAMPS = {"CS2R", "S2R", "STG", "MOV", "IMAD", "IADD3", "VIADD", "VIADDMNMX", "VIMNMX"} | {
    *("ISETP", "LDC", "NOP", "LEA", "LOP3", "PLOP3", "SHF")
}
"""Opcodes that stamps are made of, or their beginning; moves among them."""
_BASES = (_WITHOUT, _BY_HAND)
_REGIONS = (_EMPTY, _COPYING, _FULL, _PRODUCTS, _ISSUING, _AFTER, _STEP)
_SIZE = 4096
"""Of the matrices."""
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


@contextmanager
def hand_placed(backend: Backend, blocks: int, launch: Launch, steps: int) -> Iterator[Runner]:
    """A runner of ``stamped.cu``, and the kernel's time in ns."""
    room = next(b for b in launch.buffers if b.name == "stamps").shape[2]
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        took = bench.time(Trial()).time
        measured = measure(bench, {}, plan_of(3e8, took))
        time = float(np.median(measured.run.samples[measured.run.baseline].times))

        def run() -> Regions:
            data = np.frombuffer(bench.outputs(Trial())["stamps"], "<u4")
            return regions(data.reshape(-1, _WARPS, room)[:blocks], steps)

        yield Runner(run, time)


@contextmanager
def by_cuado(
    backend: Backend, blocks: int, launch: Launch, steps: int, name: str
) -> Iterator[Runner]:
    """A runner of the kernel with stamps of ``cuado timeline``."""
    device = backend.device
    kernel = original_subject(launch, device, resolve_chip(device, None).chip)
    sites = wait_sites_of(kernel)[0]
    layout = layout_of(kernel, blocks)
    # As much room as is needed: less is read.
    layout = Layout(layout.blocks, layout.warps, min(layout.part_bytes, 1 << 14))
    built = build(text_of(kernel, layout, name), launch.kernel, kernel.options)
    others = other_instructions(kernel.built.cubin, built.cubin)
    print(f"{name}: {others or 'the same machine code'}", flush=True)
    waits = np.array([site.waits for site in sites])
    trial = Trial(_STAMPED, switch=layout.blocks)
    with backend.open(launch) as bench:
        if not isinstance(bench, ReadsScratch):
            sys.exit(f"{backend.name} has no clock that a kernel can read")
        bench.load(built.program(_STAMPED, launch.kernel, has_tail=True))

        def run() -> Regions:
            if name == _PICTURE:
                data = bench.scratch(trial, layout.bytes)
                warps, records = read_stamps(data, layout, waits)
                numbers = warps.block * layout.warps + warps.warp
                records = replace(records, owner=numbers[records.owner])
                return of_records(sites, records, layout.blocks, steps)
            found = recorded(bench, trial, layout, np.flatnonzero(waits).tolist())
            if found is None:
                sys.exit("a wait is too long for its clock")
            return of_records(sites, found, layout.blocks, steps)

        yield Runner(run, 0.0)


def text_of(kernel: Kernel, layout: Layout, name: str) -> str:
    """The kernel with stamps."""
    sites = wait_sites_of(kernel)[0]
    if name == _PICTURE:
        return stamped(kernel, sites, layout)
    waits = [site for site in sites if site.waits]
    return stamped_regions(kernel, waits, layout, doubled=name == _CUADO_TWICE)


def other_instructions(original: bytes, copy: bytes) -> str:
    """By how many instructions that are no part of stamps a copy is not the original."""
    one, two = _opcodes(original), _opcodes(copy)
    names = sorted((one.keys() | two.keys()) - _OF_STAMPS)
    return ", ".join(
        f"{name} {two[name] - one[name]:+d}" for name in names if one[name] != two[name]
    )


def _opcodes(cubin: bytes) -> Counter[str]:
    words = (each.sass.split() for code in code_of(cubin).values() for each in code.instructions)
    return Counter(each[1 if each[0][0] == "@" else 0].split(".")[0] for each in words)


def regions(stamps: NDArray[np.uint32], steps: int) -> Regions:
    """Of stamps at all waits."""
    copying = stamps[:, _COPIES, : 2 * steps].astype(np.int64).reshape(-1, steps, 2)
    multiplying = stamps[:, _MULTIPLY, : 4 * steps].astype(np.int64).reshape(-1, 2 * steps, 2)
    return {
        _EMPTY: _waits(copying),
        _COPYING: _between(copying),
        _FULL: _waits(multiplying[:, 0::2]),
        _PRODUCTS: _waits(multiplying[:, 1::2]),
        _ISSUING: _gaps(multiplying[:, 0::2, 1], multiplying[:, 1::2, 0]),
        _AFTER: _gaps(multiplying[:, 1:-1:2, 1], multiplying[:, 2::2, 0]),
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


def of_records(sites: Sequence[Site], records: Records, blocks: int, steps: int) -> Regions:
    """The same of what was recorded at places; owners are numbers of warps in the grid."""
    stamps = np.zeros((blocks, _WARPS, 512), np.int64)
    chosen = np.array([site.kind in _KINDS for site in sites])[records.place]
    for owner in range(blocks * _WARPS):
        rows = records.of(owner)
        pairs = np.stack([records.begin[rows], records.end[rows]], axis=1)
        flat = pairs[chosen[rows]].reshape(-1)[:512]
        stamps[owner // _WARPS, owner % _WARPS, : len(flat)] = flat
    return regions(stamps.astype(np.uint32), steps)


def without_stamps(once: Regions, twice: Regions) -> Regions:
    """The regions without stamps, by a straight line through those with one and with two."""
    return {name: 2 * once[name] - twice[name] for name in once}


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The median, and the ends of its interval at a confidence of 95 %."""
    bounds = median_bounds(values)
    if bounds is None:
        raise ValueError("too few rounds for an interval")
    return float(np.median(values)), bounds[0], bounds[1]


def rows(kernel: str, runs: Mapping[str, Sequence[Regions]]) -> Iterator[list[str]]:
    """The table's rows."""
    for region, (name, own) in itertools.product(_REGIONS, runs.items()):
        values = [run[region] for run in own]
        cells = [f"{each:.1f}" for each in (np.median(values), min(values), max(values))]
        for base in _BASES:
            pairs = list(zip(values, runs[base], strict=True))
            off = interval([100 * (value / run[region] - 1) for value, run in pairs])
            of_step = np.median([100 * (value - run[region]) / run[_STEP] for value, run in pairs])
            cells += [f"{each:+.1f}" for each in (*off, of_step)]
        yield [kernel, region, name, *cells]


def held(runs: Mapping[str, Sequence[Regions]]) -> Iterator[str]:
    """What ``cuado timeline`` would say of each region, and whether that holds the author's."""
    for region in _REGIONS:
        once = [run[region] for run in runs[_CUADO]]
        twice = [run[region] for run in runs[_CUADO_TWICE]]
        ends = ends_of(once, [two - one for one, two in zip(once, twice, strict=True)])
        if ends is None:
            continue
        said = [f"{region}: {np.median(once):.1f} ({ends[0]:.1f} to {ends[1]:.1f})"]
        for name in (_BY_HAND, _WITHOUT):
            value = float(np.median([run[region] for run in runs[name]]))
            holds = "holds" if ends[0] <= value <= ends[1] else "MISSES"
            said.append(f"{holds} {name} {value:.1f}")
        yield ", ".join(said)


def reported(found: KernelTimeline) -> Iterator[str]:
    """What ``cuado timeline`` says."""
    yield f"cuado timeline: {100 * (found.cost.share or 0.0):.1f} % ({found.cost.label})"
    for each in found.regions:
        where = [str(found.places[n].kind) for n in (each.place, each.until) if n is not None]
        yield f"{each.warps} {where} {each}"
    yield from found.notes


def of_kernel(backend: Backend, settings: Mapping[str, int]) -> Iterator[dict[str, list[Regions]]]:
    """The rounds of one kernel, again and again with some more."""
    steps = _SIZE // settings["INNER"]
    with ThreadPoolExecutor() as pool:  # Each is compiled, some seconds.
        made = {
            name: pool.submit(launch_of, "stamped", backend, DOSE=dose, **settings)
            for name, dose in ((_BY_HAND, 1), (_TWICE, 2))
        }
        plain = launch_of("specialised_4", backend, **settings)
        launches = {name: each.result() for name, each in made.items()}
    found = api.timeline(plain, device=backend).found
    if found.time is None:
        sys.exit("the kernel without stamps was not timed")
    print(f"{backend.name}: {found.time.estimate / 1e3:.1f} us without stamps", flush=True)
    original = original_program(plain, architecture_of(backend.device)).cubin
    with ExitStack() as stack:
        runners = {}
        for name, launch in launches.items():
            placed = hand_placed(backend, found.blocks, launch, steps)
            runners[name] = stack.enter_context(placed)
            copy = original_program(launch, architecture_of(backend.device)).cubin
            others = other_instructions(original, copy)
            share = 100 * (runners[name].time / found.time.estimate - 1)
            print(f"{name}: {share:.1f} % of the time; {others or 'the same machine code'}")
        for name in (_CUADO, _CUADO_TWICE, _PICTURE):
            copies = by_cuado(backend, found.blocks, plain, steps, name)
            runners[name] = stack.enter_context(copies)
        print("\n".join(reported(found)), flush=True)
        runs: dict[str, list[Regions]] = {name: [] for name in runners}
        until = time.monotonic() + _SECONDS
        while len(runs[_BY_HAND]) < _LEAST or time.monotonic() < until:
            for name, runner in runners.items():
                runs[name].append(runner.run())
            if len(runs[_BY_HAND]) >= _LEAST and len(runs[_BY_HAND]) % _EVERY_ROUNDS == 0:
                yield runs
        yield runs


def main() -> None:
    """Compare, and write the table."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    backend = select("gpu").backend
    every: dict[str, dict[str, list[Regions]]] = {}
    for kernel, settings in _KERNELS.items():
        print(f"{kernel}: {settings}", flush=True)
        for runs in of_kernel(backend, settings):
            doses = zip(runs[_BY_HAND], runs[_TWICE], strict=True)
            every[kernel] = runs | {_WITHOUT: [without_stamps(*each) for each in doses]}
            write(folder / "stamped.csv", every)
        print(f"{len(every[kernel][_BY_HAND])} rounds")
        print("\n".join(held(every[kernel])), flush=True)


def write(file: Path, every: Mapping[str, Mapping[str, Sequence[Regions]]]) -> None:
    """Write the table of the rounds so far."""
    off = ("percent", "low", "high", "of_a_step")
    columns = [f"off_{base}_{end}" for base in _BASES for end in off]
    with file.open("w", newline="", encoding="utf-8") as table:
        writer = csv.writer(table)
        writer.writerow(["kernel", "region", "stamps", "cycles", "lowest", "highest", *columns])
        for kernel, runs in every.items():
            writer.writerows(rows(kernel, runs))


if __name__ == "__main__":
    main()
