"""What the extents of buffers may be made of: sizes, lengths of loops, blocks and threads."""

from itertools import chain

from cuado.guesses import hints
from cuado.guesses.axes import GridAxes
from cuado.guesses.fillings import GROUPS, RUN
from cuado.guesses.grids import AXES
from cuado.guesses.kernel_facts import Place
from cuado.guesses.origins import Flowing
from cuado.guesses.plan import Plan
from cuado.guesses.roles import Role
from cuado.guesses.subject import Subject


def all_symbols(
    subject: Subject,
    plan: Plan,
    axes: GridAxes,
) -> tuple[str, ...]:
    """What extents may be made of: sizes first, then blocks and threads."""
    order = list(Role)
    numbers = sorted(
        (each for each in subject.numbers if each.name in plan.constants),
        key=lambda each: order.index(subject.roles.main(each.place)),
    )
    useful = [
        each.name
        for each in numbers
        if subject.roles.main(each.place) is not Role.OTHER or hints.whole(each.name) is None
    ]
    runs = [name for name in (RUN, GROUPS) if name in plan.constants]
    blocks = [grid for grid in plan.grid if grid != "1" and not grid.isdecimal()]
    sides = [name for name in plan.block if name in plan.constants]
    return tuple(dict.fromkeys((*useful, *axes.free.values(), *runs, *blocks, *sides)))


def own_symbols(
    subject: Subject,
    place: Place,
    plan: Plan,
    symbols: tuple[str, ...],
    axes: GridAxes,
) -> tuple[str, ...]:
    """What the addresses of one buffer depend on: sizes, loops, blocks and threads."""
    addresses = [t.flowing for t in subject.facts.touches if t.pointer in {place, None}]
    flows = [*addresses, *_loops_along(subject, addresses)]
    specials = frozenset[str]().union(*(flow.specials() for flow in addresses))
    inside = frozenset[Place]().union(*(flow.parameters() for flow in flows))
    kept = {each.name for each in subject.numbers if each.place in inside}
    for axis in AXES:
        if f"%ctaid.{axis}" in specials:
            kept.update((*axes.bounds.get(axis, ()), axes.free.get(axis, "")))
    if any(flow.loads() for flow in flows):
        kept.update((RUN, GROUPS, *chain.from_iterable(axes.bounds.values())))
    blocks = filter(symbols.__contains__, _blocks(plan, specials))
    sides = filter(plan.constants.__contains__, plan.block if specials else ())
    return tuple(dict.fromkeys((*filter(kept.__contains__, symbols), *blocks, *sides)))


def _loops_along(subject: Subject, addresses: list[Flowing]) -> list[Flowing]:
    """What ends the loops in which some addresses change from iteration to iteration."""
    facts = subject.facts
    return [
        each.flowing
        for each in facts.comparisons
        if each.loop is not None and _runs_along(facts.carried(each.loop), addresses)
    ]


def _runs_along(carried: frozenset[int], flows: list[Flowing]) -> bool:
    """True if an address changes from iteration to iteration of a loop."""
    return any(not carried.isdisjoint(flow.instructions) for flow in flows)


def _blocks(plan: Plan, specials: frozenset[str]) -> list[str]:
    """The blocks along axes that addresses depend on: first those along which they are all."""
    alone = [
        plan.grid[n]
        for n, axis in enumerate(AXES)
        if f"%ctaid.{axis}" in specials and f"%tid.{axis}" not in specials
    ]
    used = [
        plan.grid[n]
        for n, axis in enumerate(AXES)
        if f"%ctaid.{axis}" in specials or f"%nctaid.{axis}" in specials
    ]
    return [*alone, *used]
