"""A timeline from beginning to end: stamp a copy, hold it against the original, run it, read it.

The copy's outputs must equal the original's, and both are timed in interleaved rounds. Where stamps
cost more than ``MOST_COST``, fewer blocks record, and if that is not enough, fewer stamps are set:
first the arrivals go, then the block's barriers, then all but one of so many spans of time, and
then half of the places, those where warps wait least. With no block that records one sees what the
code of the stamps costs: where that is too much, nothing is gained by recording less.

How long waits and what lies between them take without stamps is seen from a copy with two at each
place (:mod:`cuado.kernel_timeline.stamp_overhead`).
"""

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
from cuado.kernel_timeline.result import Cost, KernelTimeline, Place, Records, Region, Warps
from cuado.kernel_timeline.stamp_overhead import StampPlan, without_stamps
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
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
_LONGEST = 2e9
"""Nanoseconds of a kernel after which a clock of 32 bits would begin anew."""
_SPANS = 4
_PARTS = (4, 16)
"""Of the blocks that record, one of so many where all of them cost too much."""
_ARRIVALS = frozenset({SiteKind.ARRIVAL, SiteKind.EXPECTS})
_UNKNOWN_REGIONS = (
    "How long single waits take without stamps is not known: that needs a copy with two stamps at "
    "each place, all of the time, with the original's blocks per SM and registers"
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
    every: int = 1
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
    waited: tuple[float, ...] = ()
    """Cycles of all warps at each place of a copy that costs much; empty if they are not known."""
    idle: float | None = None
    """Share of the time that a copy that costs much adds with no block that records."""

    @property
    def costs_little(self) -> bool:
        """True if the stamps cost at most ``MOST_COST``."""
        return self.cost.share is not None and self.cost.share <= MOST_COST

    @property
    def has_dear_code(self) -> bool:
        """True if the stamps cost more than that even where no block records."""
        return self.idle is not None and self.idle > MOST_COST


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
                "the kernel runs longer than its time stamps can count: two seconds",
                "make the problem smaller with -s",
            )
        chosen, dearer = _chosen(bench, kernel, sites, options, reading.time, tell)
        tell("recording", 0, 1)
        warps, records = _recorded(bench, chosen)
        level = chosen.level
        places = _places(kernel, level.sites)
        regions: tuple[Region, ...] = ()
        if level.every == 1 and not chosen.notes:
            plan = StampPlan(kernel, level.sites, places, chosen.layout.blocks)
            regions = without_stamps(bench, plan, warps, records, tell)
        if not regions:
            chosen = replace(chosen, notes=(*chosen.notes, _UNKNOWN_REGIONS))
        notes = (*_notes(kernel, unknown, launch), *level.notes, *chosen.notes)
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
            level.every,
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
    last = others or waits
    if last:
        label = f"the same in one of {_SPANS} spans of time" if waits != last else ""
        yield _Level(label or f"waits in one of {_SPANS} spans of time", last, _SPANS)


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
        if level.every > 1 and any(each.has_dear_code for each in made[-1:]):
            continue  # Its code is longer.
        tell(f"stamping {level.label}", len(made), len(made) + 1)
        try:
            made += _copies(bench, kernel, level, options, time)
        except CuadoError as error:
            failed = failed or error
            continue
        if made[-1].costs_little:
            break
    if not made:
        raise failed or CuadoError("no copy with stamps could be made")
    if not made[-1].costs_little:
        made += _at_longest_waits(bench, kernel, made, options, time, tell)
    best = min(made, key=lambda each: (not each.costs_little, each.cost.share or 0.0))
    others = tuple(each.cost for each in made if each is not best)
    return replace(best, notes=(*best.notes, *_too_dear(best))), others


def _at_longest_waits(
    bench: Bench,
    kernel: Kernel,
    made: Sequence[_Copy],
    options: Options,
    time: float,
    tell: Progress,
) -> Iterator[_Copy]:
    """Copies with stamps where warps wait longest only, each with half of the places before."""
    copy = next((each for each in reversed(made) if each.waited), None)
    while copy is not None and len(copy.waited) > 1:
        half = len(copy.waited) // 2
        longest = sorted(range(len(copy.waited)), key=copy.waited.__getitem__)[-half:]
        places = f"{half} places" if half > 1 else "place"
        sites = tuple(copy.level.sites[n] for n in sorted(longest))
        level = _Level(f"the {places} where warps wait longest", sites, notes=(_OTHERS,))
        tell(f"stamping {level.label}", len(made), len(made) + 1)
        try:
            copies = _copies(bench, kernel, level, options, time)
        except CuadoError:
            return
        yield from copies
        copy = copies[-1]
        if copy.costs_little:
            return


def _too_dear(copy: _Copy) -> Iterator[str]:
    """What is said of stamps that cost too much, where no others cost less."""
    if not copy.costs_little and copy.idle is not None:
        yield (
            f"No stamps were found that cost at most {MOST_COST:.0%}; the code of these costs "
            f"{100 * copy.idle:.1f}% where no block records"
        )


def _copies(
    bench: Bench, kernel: Kernel, level: _Level, options: Options, time: float
) -> list[_Copy]:
    """A copy with stamps; behind it the same with fewer blocks, where these cost little.

    Raises:
        CuadoError: it cannot be assembled, fails, or gives other results.
    """
    copy = _copy(bench, kernel, level, options, time)
    if copy.costs_little:
        return [copy]
    numbers = [n for n in (copy.layout.blocks // part for part in _PARTS) if n]
    trials = {f"in {n}": Trial(STAMPED, switch=n) for n in (*numbers, 0)}
    measured = measure(bench, trials, plan_of(BUDGET, time))
    costs = {
        n: Cost(f"{level.label}, in {_blocks(n)}", measured.run.compare(f"in {n}").ratio)
        for n in (*numbers, 0)
        if f"in {n}" not in measured.failures
    }
    copy = replace(copy, idle=costs[0].share if 0 in costs else None)
    for n in numbers:
        if n in costs:
            fewer = replace(copy, layout=replace(copy.layout, blocks=n), cost=costs[n])
            if fewer.costs_little:
                return [copy, fewer]
    if level.every == 1 and isinstance(bench, ReadsScratch):
        records = _recorded(bench, copy)[1]
        took = (records.end - records.begin).astype(np.float64)
        waited = np.bincount(records.place, took, minlength=len(level.sites))
        copy = replace(copy, waited=tuple(waited.tolist()))
    return [copy]


def _blocks(number: int) -> str:
    return f"{number:,} block{'s' if number != 1 else ''}"


def _copy(bench: Bench, kernel: Kernel, level: _Level, options: Options, time: float) -> _Copy:
    """Stamp a copy, hold its results against the original's, and time it.

    Raises:
        CuadoError: it cannot be assembled, fails, or gives other results.
    """
    resident = (kernel.chip.sm_count or 1) * kernel.blocks_per_sm
    layout = layout_of(kernel, options.blocks or resident)
    text = stamped(kernel, level.sites, layout, every=level.every)
    built, notes = built_copy(kernel, text)
    bench.load(built.program(STAMPED, kernel.launch.kernel, has_tail=True))
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
    return _Copy(level, layout, cost, original, True if same.equal else None, notes)


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
