"""Of each thing to do: where, what to change for this launch, and the most that it can bring."""

from dataclasses import dataclass

from cuado.device.occupancy import LaunchRequirements, Parameter, occupancy
from cuado.metrics.quantity import format_count
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Finding
from cuado.model.instruction import SourceLocation
from cuado.model.launch import WARP_SIZE, LaunchShape
from cuado.report import in_source, words
from cuado.report.whatif import wording
from cuado.report.whatif.tiles import IN_TRITON
from cuado.report.whatif.view import WhatIfView, kernel_name
from cuado.rules.analyses.more_warps import more_warps, remedy
from cuado.what_if.experiments import half_wide_data, register_cap
from cuado.what_if.result import DATA_DECIDES, NamedCause, Outcome, Status, WhatIf

MOST_PLACES = 2
"""Lines that an answer names; more are in what ``-v`` prints."""
_MOST_NUMBERS = 6
"""Numbers of further lines that are written out."""
_USUAL = 256
"""Threads of a usual block."""
_ELEMENTS = "neighbouring elements"
"""Words of what to do about access patterns that the array's name follows."""
_MOST_ARRAYS = 3
"""Arrays that what to do names; of more it says "the data"."""
_DATA = "Store the data "
"""How what to do about wide data begins."""
_LEAST_LEFT = 1.02
"""Bound below which nothing is left to gain."""


WAITS = frozenset(
    {
        *(Cause.OCCUPANCY, Cause.LOW_ILP, Cause.DEPENDENT_LOADS, Cause.BARRIERS, Cause.IMBALANCE),
        *(Cause.SMALL_GRID, Cause.TAIL),
    }
)
"""Causes whose fixes leave the work as it is, and only let it wait less."""


@dataclass(frozen=True, slots=True)
class Most:
    """The most that a cause can cost which no experiment timed.

    Attributes:
        gain: times faster.
        by: by which fix alone, or until when; a clause, empty for any fix.
        basis: what bounds it; a clause.
    """

    gain: float
    by: str
    basis: str


def most(result: WhatIf, named: NamedCause) -> Most | None:
    """The bound of a cause by counters; None where they bound nothing.

    Where no rule bounds it, it is what the busiest unit leaves, of causes for which warps wait:
    their fixes leave each unit's work as it is.
    """
    finding = _finding(result, named)
    if named.bound is not None:
        return Most(named.bound, "", _from_counters(finding, named.bound))
    if finding is not None and finding.bound is not None and not _gained_nothing(result, named):
        by = f"by {finding.bound.by}" if finding.bound.by else ""
        return Most(finding.bound.speedup, by, _from_counters(finding, finding.bound.speedup))
    if named.cause not in WAITS:
        return None
    units = result.counters.limiter.utilizations if result.counters.limiter else ()
    busiest = max(units, key=lambda unit: unit.attainable, default=None)
    if busiest is None or not 0 < busiest.attainable < 100 / _LEAST_LEFT:
        return None
    share = f"{busiest.attainable:.0f}%"
    return Most(
        100 / busiest.attainable,
        words.until(busiest.label),
        f"a bound from counters ({busiest.label} at {share} of what is attainable)",
    )


def _from_counters(finding: Finding | None, gain: float) -> str:
    """Where a bound comes from, with what it consists of, where a rule says that of it."""
    of_rule = finding.bound if finding is not None else None
    basis = f" ({of_rule.basis.rstrip('.')})" if of_rule and of_rule.speedup == gain else ""
    return f"a bound from counters{basis}"


def _finding(result: WhatIf, named: NamedCause) -> Finding | None:
    return next((each for each in result.counters.findings if each.rule == named.rule), None)


def _gained_nothing(result: WhatIf, named: NamedCause) -> bool:
    """True if more warps by fewer registers were tried, and were no faster."""
    cap = _cap(result)
    return named.cause is Cause.OCCUPANCY and cap is not None and not _is_faster(cap)


def _cap(result: WhatIf) -> Outcome | None:
    """The experiment on fewer registers, if it was measured and more blocks fit by it."""
    for each in result.outcomes:
        if each.experiment.name == register_cap.EXPERIMENT.name and each.gain is not None:
            blocks = each.timings[-1].blocks_per_sm if each.timings else None
            is_more = blocks is not None and blocks > result.loaded.blocks_per_sm
            return each if each.status is Status.MEASURED and is_more else None
    return None


def _is_faster(outcome: Outcome) -> bool:
    return outcome.gain is not None and outcome.gain.low > 1


def of_occupancy(result: WhatIf) -> str:
    """What lets more warps fit an SM, for this launch; what was tried and did not help says so."""
    launch, loaded, cap = result.launch, result.loaded, _cap(result)
    threads = launch.threads_per_block
    if cap is not None and _is_faster(cap):
        blocks = cap.timings[-1].blocks_per_sm or 0
        warps = format_count(blocks * -(-threads // 32), "warp")
        return (
            f"Write __launch_bounds__({threads}, {blocks}) at the kernel: {warps} fit an SM then, "
            f"in {format_count(blocks, 'block')} in place of {loaded.blocks_per_sm}."
        )
    asked = LaunchRequirements(
        threads_per_block=threads,
        registers_per_thread=loaded.registers,
        shared_bytes_per_block=loaded.static_shared_bytes + launch.dynamic_shared_bytes,
    )
    if not loaded.blocks_per_sm or occupancy(result.chip, asked).blocks_per_sm == 0:
        return Cause.OCCUPANCY.do
    ways = more_warps(result.chip, asked, launch.blocks)
    if not ways:
        return Cause.OCCUPANCY.do
    if cap is not None and Parameter.REGISTERS in ways[0].parameters:
        tried = f"fewer registers ({cap.timings[-1].label}) gain nothing"
        return f"{Cause.LOW_ILP.do.rstrip('.')}; {tried}."
    said = remedy(ways[0], threads)
    return f"{said[:1].upper()}{said[1:]}."


_OF_DATA = (
    "Data decides these addresses: sort or renumber it so that neighbouring threads' elements lie "
    "together, or let a warp share a row of it."
)


def at_lines(
    view: WhatIfView, cause: Cause, places: tuple[SourceLocation, ...], arrays: str = ""
) -> str:
    """What to write against a cause at its lines, in the source's names; empty if unknown."""
    launch = view.report.result.launch
    if launch.is_of_python:
        return ""
    file = places[0].file if places else next(iter(launch.sources), "")
    lines = [place.line for place in places[:MOST_PLACES] if place.file == file]
    source, kernel = launch.sources.get(file, ""), kernel_name(view.report)
    return in_source.to_write(cause, source, lines, function=kernel, arrays=arrays)


def to_do(view: WhatIfView, named: NamedCause, places: tuple[SourceLocation, ...]) -> str:
    """What to change about a cause, a sentence, with this launch's numbers where there are some."""
    result, cause = view.report.result, named.cause
    if result.launch.is_of_python and cause in IN_TRITON:
        return IN_TRITON[cause]
    if DATA_DECIDES in named.remark:
        return _OF_DATA
    if cause is Cause.OCCUPANCY:
        return of_occupancy(result)
    if written := at_lines(view, cause, places, named.arrays):
        return written
    if named.arrays:
        return cause.do.replace(_ELEMENTS, f"{_ELEMENTS} of {named.arrays}", 1)
    return _of_launch(result, cause) or cause.do


def narrower(outcome: Outcome) -> str:
    """What to store in fewer bytes, by the experiment that halved it."""
    halved = half_wide_data.halved_in(outcome.notes)
    do = words.to_do(outcome.experiment)
    arrays = halved.split(", ")
    if not halved or len(arrays) > _MOST_ARRAYS:
        return do
    return do.replace(_DATA, f"Store {', '.join(f'`{each}`' for each in arrays)} ", 1)


def _of_launch(result: WhatIf, cause: Cause) -> str:
    """What to launch in place of what is launched; empty of other causes."""
    launch, blocks = result.launch, result.loaded.blocks_per_sm
    wave = result.chip.sm_count * blocks
    held = f"{result.chip.sm_count} SMs hold {blocks} each"
    if cause is Cause.SMALL_GRID and wave > launch.blocks:
        return (
            f"Launch {wave:,} blocks or more, not {launch.blocks:,} ({held}): split each block's "
            "work; or let one launch do several problems, all of which then take less together."
        )
    if cause is Cause.TAIL and wave:
        return (
            f"Launch a multiple of {format_count(wave, 'block')} ({held}), not {launch.blocks:,}; "
            "or smaller blocks; or let one wave of blocks take the work in turn."
        )
    if cause is Cause.PARTIAL_WARPS:
        return _whole_warps(launch.block, launch.threads_per_block, launch.blocks)
    return ""


def _whole_warps(block: tuple[int, int, int], threads: int, blocks: int) -> str:
    """Blocks of fuller warps, which do the work of several that are launched; empty if none are."""
    shape = "x".join(map(str, block)).removesuffix("x1").removesuffix("x1")
    if threads > _USUAL:
        return ""
    several = max(
        range(1, 2 * _USUAL // threads + 1),
        key=lambda many: (many * threads / (WARP_SIZE * -(-many * threads // WARP_SIZE)), -many),
    )
    if several == 1:
        return ""
    while several * threads < _USUAL // 2:
        several *= 2
    more, warps = several * threads, -(-several * threads // WARP_SIZE)
    return (
        f"Give each block the work of {several} of these blocks: {more} threads ({warps} warps), "
        f"not {shape}, in a grid of {-(-blocks // several):,} blocks."
    )


def where(
    view: WhatIfView, places: tuple[SourceLocation, ...], relaxes: tuple[Bottleneck, ...]
) -> str:
    """The lines with their text; of what no line shows the launch, or the kernel."""
    shown = [f"{wording.place(p)}  {text(view, p).strip()}".rstrip() for p in places[:MOST_PLACES]]
    if len(places) > MOST_PLACES:
        shown = [shown[0], f"and {_others(places)}"]
    if shown:
        return "\n".join(shown)
    result, kernel = view.report.result, kernel_name(view.report)
    if Bottleneck.LAUNCH_SIZE in relaxes:
        return words.launch(kernel, LaunchShape(result.launch.grid, result.launch.block))
    used = dict(view.facts)["resources"].replace(";", ",")
    declared = in_source.declaration(result.launch.sources, kernel)
    return f"{declared}\n{used}" if declared else f"{kernel}: {used}"


def _others(places: tuple[SourceLocation, ...]) -> str:
    """The lines after the first one: by number, if they are few and of the same file."""
    others = [str(each.line) for each in places[1:] if each.file == places[0].file]
    if len(others) < len(places) - 1 or len(others) > _MOST_NUMBERS:
        return format_count(len(places) - 1, "other line")
    return f"lines {', '.join(others[:-1])} and {others[-1]}"


def text(view: WhatIfView, place: SourceLocation) -> str:
    """The source line, if the launch has its source."""
    source = view.report.result.launch.sources.get(place.file, "").splitlines()
    return source[place.line - 1] if 0 < place.line <= len(source) else ""
