"""What the extents of buffers may be made of: sizes, lengths of loops, blocks and threads."""

from cuado.guesses import hints
from cuado.guesses.axes import GridAxes
from cuado.guesses.fillings import RUN
from cuado.guesses.grids import AXES
from cuado.guesses.kernel_facts import Place
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
    runs = [RUN] if RUN in plan.constants else []
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
    facts = subject.facts
    names = {each.place: each.name for each in subject.numbers}
    flows = [each.flowing for each in facts.touches if each.pointer in {place, None}]
    found = {p for flow in flows for p in flow.parameters()}
    has_loads = any(flow.loads() for flow in flows)
    for each in facts.comparisons:
        if each.loop is not None and any(
            not facts.carried(each.loop).isdisjoint(flow.instructions) for flow in flows
        ):
            found |= each.flowing.parameters()
            has_loads |= bool(each.flowing.loads())
    kept = {names[p] for p in found if p in names}
    specials = {name for flow in flows for name in flow.specials()}
    blocks: list[str] = []
    for n, axis in enumerate(AXES):
        if f"%ctaid.{axis}" in specials:
            kept.update(axes.bounds.get(axis, ()))
            kept.update([axes.free[axis]] if axis in axes.free else [])
            if f"%tid.{axis}" not in specials:
                blocks.insert(0, plan.grid[n])
        if f"%ctaid.{axis}" in specials or f"%nctaid.{axis}" in specials:
            blocks.append(plan.grid[n])
    if has_loads:
        kept.update([RUN] if RUN in plan.constants else [])
        kept.update(name for bound in axes.bounds.values() for name in bound)
    sides = [name for name in plan.block if name in plan.constants and specials]
    ordered = [name for name in symbols if name in kept]
    return tuple(dict.fromkeys((*ordered, *(b for b in blocks if b in symbols), *sides)))
