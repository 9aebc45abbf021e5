"""Regions by hand-placed stamps, and by ``cuado timeline`` without them: stamped.py OUT.

``stamped.cu`` is ``specialised.cu`` with stamps that its author placed. Of both the mean cycles of
each region are taken over the blocks of the first wave: waits for a full stage, waits for products,
what lies between them in warps that multiply; waits for an empty stage in the warp that copies, and
what lies between those. Also what either kind of stamps costs. Writes ``stamped.csv``:

- ``by_hand``: the clock is read in the assembly of the wait itself;
- ``twice``: the same, with another stamp around each;
- ``without``: no stamps at all, by a straight line through these two: as much shorter, or longer,
  than ``by_hand`` as that is than ``twice``;
- ``cuado``, ``cuado_twice``, ``cuado_without``: the same with the stamps of ``cuado timeline``, at
  all places: the last is what it says a region takes without stamps;
- ``waits``, ``waits_twice``, ``waits_without``: the same where the author has stamps, at the waits
  for stages and products.

All are run in turn, round by round, so that what changes from run to run changes all of them. Each
row has the median with the lowest and the highest run; how far it is off ``without``, with an
interval of the median of the rounds' differences at a confidence of 95 %, and as a part of a step;
and the same against ``by_hand``.

Also printed: by how many instructions that are no part of a stamp the author's machine code, and
that of ``cuado timeline``, is not ``specialised.cu``'s; and the regions that ``cuado timeline``
itself reports of a run of its own.
"""

import csv
import itertools
import sys
import time
from collections import Counter
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
from cuado.kernel.facts.synchronization.wait_sites import SiteKind, wait_sites_of
from cuado.kernel.original_program import original_program
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline.result import Place, Records, Warps
from cuado.kernel_timeline.stamp_overhead import recorded
from cuado.model.launch import Launch
from cuado.model.trial import Trial
from cuado.sass.toolchain.disassemble import code_of
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
_LEAST, _EVERY_ROUNDS, _SECONDS = 8, 8, 55.0
"""Rounds before the table is written, rounds from one writing to the next, time for all rounds."""
_BY_HAND, _TWICE, _WITHOUT = "by_hand", "twice", "without"
_KINDS = {"cuado": frozenset(SiteKind), "waits": frozenset({SiteKind.MBARRIER, SiteKind.PRODUCTS})}
_NAMES = {False: "{}", True: "{}_twice"}
_OF_STAMPS = {"CS2R", "S2R", "STG", "MOV", "IMAD", "IADD3", "VIADD", "VIADDMNMX", "VIMNMX"} | {
    *("ISETP", "LDC", "NOP", "LEA", "LOP3", "PLOP3", "SHF")
}
"""Opcodes that stamps are made of, or their beginning; moves among them."""
_BASES = (_WITHOUT, _BY_HAND)
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


@contextmanager
def hand_placed(backend: Backend, blocks: int, launch: Launch) -> Iterator[Runner]:
    """A runner of ``stamped.cu``, and the kernel's time in ns."""
    room = next(b for b in launch.buffers if b.name == "stamps").shape[2]
    with backend.open(launch) as bench:
        bench.load(original_program(launch, architecture_of(backend.device)))
        took = bench.time(Trial()).time
        measured = measure(bench, {}, plan_of(3e8, took))
        time = float(np.median(measured.run.samples[measured.run.baseline].times))
        yield Runner(lambda: by_hand(bench, room, blocks), time)


@contextmanager
def at_some(
    launch: Launch, backend: Backend, kinds: frozenset[SiteKind], blocks: int, *, doubled: bool
) -> Iterator[Runner]:
    """A runner of the kernel with one stamp or two at places of some kinds only."""
    device = backend.device
    kernel = original_subject(launch, device, resolve_chip(device, None).chip)
    sites = [site for site in wait_sites_of(kernel)[0] if site.kind in kinds]
    layout = layout_of(kernel, blocks)
    # As much room as is needed: less is read.
    layout = Layout(layout.blocks, layout.warps, min(layout.part_bytes, 1 << 14))
    text = stamped(kernel, sites, layout, doubled=doubled)
    built = build(text, launch.kernel, kernel.options)
    others = other_instructions(kernel.built.cubin, built.cubin)
    print(f"{1 + doubled} at {len(sites)} places: {others or 'the same machine code'}", flush=True)
    places = [Place(site.kind, "", 0) for site in sites]
    trial = Trial(_STAMPED, switch=layout.blocks)
    with backend.open(launch) as bench:
        if not isinstance(bench, ReadsScratch):
            sys.exit(f"{backend.name} has no clock that a kernel can read")
        bench.load(built.program(_STAMPED, launch.kernel, has_tail=True))

        def run() -> Regions:
            warps, records = recorded(bench, trial, layout, places)
            return by_cuado([site.kind for site in sites], warps, records, layout.blocks)

        yield Runner(run, 0.0)


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
    wanted = _KINDS["waits"]
    stamps = np.zeros((blocks, _WARPS, 512), np.int64)
    chosen = np.array([kind in wanted for kind in kinds])[records.place]
    for owner in range(len(warps)):
        rows = records.of(owner)
        pairs = np.stack([records.begin[rows], records.end[rows]], axis=1)
        flat = pairs[chosen[rows]].reshape(-1)[:512]
        stamps[int(warps.block[owner]), int(warps.warp[owner]), : len(flat)] = flat
    return regions(stamps.astype(np.uint32))


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
            for base in _BASES:
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
    with ThreadPoolExecutor() as pool:  # Each is compiled, some seconds.
        made = {
            name: pool.submit(launch_of, "stamped", backend, DOSE=dose)
            for name, dose in ((_BY_HAND, 1), (_TWICE, 2))
        }
        plain = launch_of("specialised_4", backend)
        launches = {name: each.result() for name, each in made.items()}
    found = api.timeline(plain, device=backend).found
    if found.time is None:
        sys.exit("the kernel without stamps was not timed")
    with ExitStack() as stack:
        runners = {
            name: stack.enter_context(hand_placed(backend, found.blocks, launch))
            for name, launch in launches.items()
        }
        for kind, doubled in itertools.product(_KINDS, _NAMES):
            runners[_NAMES[doubled].format(kind)] = stack.enter_context(
                at_some(plain, backend, _KINDS[kind], found.blocks, doubled=doubled)
            )
        architecture = architecture_of(backend.device)
        original = original_program(plain, architecture).cubin
        print(f"{backend.name}: {found.time.estimate / 1e3:.1f} us without stamps", flush=True)
        for name, launch in launches.items():
            others = other_instructions(original, original_program(launch, architecture).cubin)
            share = 100 * (runners[name].time / found.time.estimate - 1)
            print(f"{name}: {share:.1f} % of the time; {others or 'the same machine code'}")
        print(f"cuado timeline: {100 * (found.cost.share or 0.0):.1f} % ({found.cost.label})")
        for each in found.regions:
            where = [found.places[n] for n in (each.place, each.until) if n is not None]
            print(each.warps, [str(place.kind) for place in where], each)
        print("\n".join(found.notes), flush=True)
        runs: dict[str, list[Regions]] = {name: [] for name in runners}
        until = time.monotonic() + _SECONDS
        while len(runs[_BY_HAND]) < _LEAST or time.monotonic() < until:
            for name, runner in runners.items():
                runs[name].append(runner.run())
            rounds = len(runs[_BY_HAND])
            if rounds >= _LEAST and rounds % _EVERY_ROUNDS == 0:
                write(folder / "stamped.csv", runs)
                print(f"{rounds} rounds", flush=True)
        write(folder / "stamped.csv", runs)


def write(file: Path, runs: Mapping[str, Sequence[Regions]]) -> None:
    """Write the table of the rounds so far."""
    every = dict(runs)
    for name, once in ((_WITHOUT, _BY_HAND), *((f"{kind}_without", kind) for kind in _KINDS)):
        twice = _TWICE if once == _BY_HAND else f"{once}_twice"
        doses = zip(runs[once], runs[twice], strict=True)
        every[name] = [without_stamps(*each) for each in doses]
    off = ("percent", "low", "high", "of_a_step")
    columns = [f"off_{base}_{end}" for base in _BASES for end in off]
    with file.open("w", newline="", encoding="utf-8") as table:
        writer = csv.writer(table)
        writer.writerow(["region", "stamps", "cycles", "lowest", "highest", *columns])
        writer.writerows(rows(every))


if __name__ == "__main__":
    main()
