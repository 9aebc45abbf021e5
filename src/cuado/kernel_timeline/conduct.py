"""A timeline from beginning to end: stamp a copy, hold it against the original, run it, read it.

The copy's outputs must equal the original's, and both are timed in interleaved rounds. Where stamps
cost more than ``MOST_COST``, fewer are set: first the arrivals go, then the block's barriers. Then
fewer blocks record; and if that is not enough, half of the places go, those where warps wait least,
until one is left.

How long waits and what lies between them take is seen from other copies, with clocks around waits
alone (:mod:`cuado.kernel_timeline.region_times`).
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cuado.backends.protocol import Backend, Bench, ReadsScratch
from cuado.backends.rounds import Progress, measure, plan_of
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.facts.synchronization.async_copies import named
from cuado.kernel.facts.synchronization.wait_sites import Site, SiteKind, wait_sites_of
from cuado.kernel.facts.threads.waiting_blocks import special_reads
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline.copies import built_copy
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.region_times import StampPlan, regions_of
from cuado.kernel_timeline.result import Cost, KernelTimeline, Place, Records, Region, Warps
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.source_lines import call_lines_of
from cuado.ptx.trim import only_kernel
from cuado.stats import Interval
from cuado.what_if.measure.evaluation import VARYING, different

MOST_COST = 0.05
"""Share of the kernel's time that stamps may add before fewer of them are set."""
STAMPED = "stamped"
BUDGET = 3e9
"""Nanoseconds for timing one copy against the original."""
_RUNS = 3
"""Runs that are recorded: the one of median length is shown."""
_LONGEST = 1e9
"""Nanoseconds of a kernel that a clock of 32 bits counts on any GPU: at 3 GHz it counts 1.4 s."""
_PARTS = (4, 16)
"""Of the blocks that record, one of so many where all of them cost too much."""
_ARRIVALS = frozenset({SiteKind.ARRIVAL, SiteKind.EXPECTS})
_UNKNOWN_REGIONS = (
    "How long single waits take is not known: that needs copies with clocks around waits alone, "
    "all of the time, with the original's blocks per SM and registers"
)
_OF_BLOCKS = frozenset({SiteKind.BARRIER})


_OTHERS = "Stamps at all waits cost too much: waits at other places are drawn as work"


@dataclass(frozen=True, slots=True)
class Options:
    """How a timeline is made.

    Attributes:
        blocks: that record; None for as many as are on the device at once.
        chip: the chip's name or file; None for what the device says.
        source: path of the case or capture, for the reader.
    """

    blocks: int | None = None
    chip: str | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class _Level:
    """A choice of stamps."""

    label: str
    sites: tuple[Site, ...]
    notes: tuple[str, ...] = ()
    """What it does not show."""


@dataclass(frozen=True, slots=True)
class _Copy:
    """A copy that ran, gave the original's results, and was timed."""

    level: _Level
    layout: Layout
    cost: Cost
    time: Interval | None
    same: bool | None
    notes: tuple[str, ...]
    program: Program

    @property
    def costs_little(self) -> bool:
        """True if the stamps cost at most ``MOST_COST``."""
        return self.cost.share is not None and self.cost.share <= MOST_COST


def kernel_timeline(
    launch: Launch, backend: Backend, options: Options, progress: Progress | None = None
) -> KernelTimeline:
    """The timeline of a launch.

    Raises:
        CuadoError: there is no PTX, the device has no clock that a kernel can read, the original
            fails, or no copy with stamps runs and gives its results.
    """
    if not launch.has_ptx:
        raise CuadoError(
            f"'{launch.name}' is machine code: stamps are set in PTX",
            "capture it from a program that is built with PTX",
        )
    tell = progress or _silent
    tell("opening the device", 0, 1)
    launch = replace(launch, ptx=only_kernel(launch.ptx, launch.kernel))
    with backend.open(launch) as bench:
        if not isinstance(bench, ReadsScratch):
            raise CuadoError(
                "the emulated device has no clock that a kernel can read: it models the time of a "
                "whole kernel, and not when each of its warps waits",
                "a timeline needs a GPU; without one 'cuado whatif' says what waits cost",
            )
        tell("building the original", 0, 1)
        device = backend.device
        kernel = original_subject(launch, device, resolve_chip(device, options.chip).chip)
        sites, unknown = wait_sites_of(kernel)
        bench.load(kernel.built.program(ORIGINAL, launch.kernel))
        bench.time(Trial())  # The first run of a program is slower than the others.
        reading = bench.time(Trial())
        if reading.time > _LONGEST:
            raise CuadoError(
                "the kernel runs longer than its time stamps can count: one second",
                "make the problem smaller with -s",
            )
        chosen, dearer = _chosen(bench, kernel, sites, options, reading.time, tell)
        tell("recording", 0, 1)
        bench.load(chosen.program)
        too_dear = tuple(_too_dear(bench, chosen, reading.time))
        warps, records = _recorded(bench, chosen)
        level = chosen.level
        places = _places(kernel, level.sites)
        regions: tuple[Region, ...] = ()
        if not chosen.notes:
            plan = StampPlan(kernel, level.sites, places, chosen.layout.blocks)
            regions = regions_of(bench, plan, warps, records, tell)
        if not regions:
            chosen = replace(chosen, notes=(*chosen.notes, _UNKNOWN_REGIONS))
        notes = (*_notes(kernel, unknown, launch), *level.notes, *chosen.notes, *too_dear)
        return KernelTimeline(
            launch.name,
            launch.kernel,
            backend.name,
            launch.grid,
            launch.block,
            places,
            warps,
            records,
            chosen.cost,
            chosen.time,
            chosen.same,
            chosen.layout.blocks,
            dearer,
            notes,
            regions,
            options.source,
            dict(launch.sources),
        )


def _silent(what: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
    del what, done, total


def _levels(sites: tuple[Site, ...]) -> Iterator[_Level]:
    """Choices of stamps, the most first."""
    yield _Level("waits and arrivals", sites)
    waits = tuple(site for site in sites if site.kind not in _ARRIVALS)
    if waits != sites:
        yield _Level("waits, and no arrivals", waits)
    others = tuple(site for site in waits if site.kind not in _OF_BLOCKS)
    if others and others != waits:
        yield _Level("waits, but for the block's barriers, and no arrivals", others)


def _chosen(
    bench: Bench,
    kernel: Kernel,
    sites: tuple[Site, ...],
    options: Options,
    time: float,
    tell: Progress,
) -> tuple[_Copy, tuple[Cost, ...]]:
    """The copy with the most stamps that cost little, and what those with more cost.

    Raises:
        CuadoError: no copy runs and gives the original's results.
    """
    made: list[_Copy] = []
    failed: CuadoError | None = None
    for level in _levels(sites):
        tell(f"stamping {level.label}", len(made), len(made) + 1)
        try:
            made.append(_copy(bench, kernel, level, options, time))
        except CuadoError as error:
            failed = failed or error
            continue
        if made[-1].costs_little:
            break
    if not made:
        raise failed or CuadoError("no copy with stamps could be made")
    if not made[-1].costs_little:
        for level, own in _smaller(bench, made, options):
            tell(f"stamping {level.label}", len(made), len(made) + 1)
            try:
                made.append(_copy(bench, kernel, level, own, time))
            except CuadoError:
                break
            if made[-1].costs_little:
                break
    best = min(made, key=lambda each: (not each.costs_little, _share(each)))
    return best, tuple(each.cost for each in made if each is not best)


def _share(copy: _Copy) -> float:
    """What the stamps cost; more than any other where that was not measured."""
    return math.inf if copy.cost.share is None else copy.cost.share


def _smaller(
    bench: Bench, made: Sequence[_Copy], options: Options
) -> Iterator[tuple[_Level, Options]]:
    """Choices of fewer stamps than the last copy has: fewer blocks record, or at fewer places.

    Args:
        bench: of the launch.
        made: copies, which each choice that was tried is added to.
        options: as they were asked for.
    """
    while True:
        copy = made[-1]
        if not isinstance(bench, ReadsScratch):
            return
        waited = _waited(bench, copy)
        for number in (copy.layout.blocks // part for part in _PARTS):
            if number:
                yield _in_fewer_blocks(copy, number), replace(options, blocks=number)
        half = len(waited) // 2
        if not half:
            return
        longest = sorted(range(len(waited)), key=waited.__getitem__)[-half:]
        places = f"{half} places" if half > 1 else "place"
        sites = tuple(copy.level.sites[n] for n in sorted(longest))
        label = f"the {places} where warps wait longest"
        yield _Level(label, sites, (_OTHERS,)), options


def _in_fewer_blocks(copy: _Copy, number: int) -> _Level:
    level, share = copy.level, copy.cost.share
    note = f"What these stamps cost in {copy.layout.blocks:,} blocks could not be measured"
    if share is not None:
        note = (
            f"In {copy.layout.blocks:,} blocks these stamps cost {100 * share:.1f}%: those that "
            "recorded may be slowed by as much"
        )
    blocks = f"{number:,} block{'s' if number > 1 else ''}"
    return _Level(f"{level.label}, in {blocks}", level.sites, (*level.notes, note))


def _waited(bench: ReadsScratch, copy: _Copy) -> list[float]:
    """Cycles that all warps waited at each place of the copy that was made last."""
    records = _recorded(bench, copy)[1]
    took = (records.end - records.begin).astype(np.float64)
    waited: list[float] = np.bincount(records.place, took, minlength=len(copy.level.sites)).tolist()
    return waited


def _too_dear(bench: Bench, copy: _Copy, time: float) -> Iterator[str]:
    """What is said of stamps that cost too much, where no others cost less."""
    if copy.costs_little:
        return
    measured = measure(bench, {STAMPED: Trial(STAMPED, switch=0)}, plan_of(BUDGET, time))
    if STAMPED in measured.failures:
        return
    ratio = measured.run.compare(STAMPED).ratio
    if ratio is not None:
        yield (
            f"No stamps were found that cost at most {MOST_COST:.0%}; the code of these costs "
            f"{100 * (ratio.estimate - 1):.1f}% where no block records"
        )


def _copy(bench: Bench, kernel: Kernel, level: _Level, options: Options, time: float) -> _Copy:
    """Stamp a copy, hold its results against the original's, and time it.

    Raises:
        CuadoError: it cannot be assembled, fails, or gives other results.
    """
    resident = (kernel.chip.sm_count or 1) * kernel.blocks_per_sm
    layout = layout_of(kernel, options.blocks or resident)
    built, notes = built_copy(kernel, stamped(kernel, level.sites, layout))
    program = built.program(STAMPED, kernel.launch.kernel, has_tail=True)
    bench.load(program)
    trial = Trial(STAMPED, switch=layout.blocks)
    same = bench.check(trial)
    if same.out_of_bounds or (same.deterministic and not same.equal and not kernel.adds_floats):
        raise CuadoError(f"with stamps ({level.label}) {different(same)}")
    if not same.equal:
        notes = (*notes, VARYING)
    measured = measure(bench, {STAMPED: trial}, plan_of(BUDGET, time))
    if STAMPED in measured.failures:
        raise measured.failures[STAMPED]
    run = measured.run
    original = run.samples[ORIGINAL].interval(run.plan.confidence)
    cost = Cost(level.label, run.compare(STAMPED).ratio)
    return _Copy(level, layout, cost, original, True if same.equal else None, notes, program)


def _recorded(bench: ReadsScratch, copy: _Copy) -> tuple[Warps, Records]:
    """The run of median length of some that were recorded.

    Raises:
        TrialFailedError: it did not run to its end.
        CuadoError: nothing was recorded.
    """
    layout = copy.layout
    waits = np.array([site.waits for site in copy.level.sites], np.bool_)
    trial = Trial(STAMPED, switch=layout.blocks)
    runs = [read_stamps(bench.scratch(trial, layout.bytes), layout, waits) for _ in range(_RUNS)]
    runs = [run for run in runs if len(run[0])]
    if not runs:
        raise CuadoError("no warp of the chosen blocks recorded anything")
    return sorted(runs, key=lambda run: _length(run[0]))[len(runs) // 2]


def _length(warps: Warps) -> int:
    """Nanoseconds from the first begin to the last end."""
    return int(np.max(warps.end, initial=0) - np.min(warps.start))


def _places(kernel: Kernel, sites: tuple[Site, ...]) -> tuple[Place, ...]:
    lines = call_lines_of(kernel.module)
    found = []
    for site in sites:
        instruction = kernel.code.instructions[site.index]
        ptx_line = kernel.module.lines(instruction.start)
        location = lines.get(instruction.start)
        found.append(Place(site.kind, instruction.opcode, ptx_line, location))
    return tuple(found)


def _notes(kernel: Kernel, unknown: tuple[int, ...], launch: Launch) -> Iterator[str]:
    """What the timeline does not show."""
    if unknown:
        wait = named(kernel, unknown[0])
        yield f"Not stamped: a wait whose loop has several entries or exits ({wait})"
    if kernel.having(Trait.CALL):
        yield "Waits in functions that are called, and not inlined, are not stamped"
    if special_reads(kernel, "%clock", "%globaltimer"):
        yield "The kernel reads the clock itself: its results may depend on its duration"
    if launch.threads_per_block % 32:
        yield "The last warp of a block is not full"
