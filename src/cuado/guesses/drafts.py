"""A draft of a launch for one shape of the block: everything but the extents of buffers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cuado.guesses import hints
from cuado.guesses.data_uses import DataUse, Use
from cuado.guesses.grids import AXES, address_step, per_block
from cuado.guesses.kernel_facts import Place
from cuado.guesses.parameters import Parameter
from cuado.guesses.plan import (
    ArgumentPlan,
    BufferPlan,
    Filling,
    NumberPlan,
    Plan,
    StructurePlan,
)
from cuado.guesses.roles import Role
from cuado.guesses.sizes import Sizes, sizes
from cuado.guesses.subject import NOTHING, Given, Subject
from cuado.model.arguments import TYPE_BYTES, Content
from cuado.model.launch import Extent
from cuado.ptx.semantics.opcode import Access

RUN = "RUN_LENGTH"
"""Constant: how long the runs are that an array of indices delimits."""
_BLOCK = ("BLOCK", "BLOCK_Y", "BLOCK_Z")
_GRID = ("BLOCKS", "BLOCKS_Y", "BLOCKS_Z")
_ROWS = ("m", "rows", "row", "height", "h", "ny", "n_rows", "num_rows", "nrows")


@dataclass(frozen=True)
class Draft:
    """A plan whose buffers have no extents yet.

    Attributes:
        plan: with the final sizes.
        trials: other values of its constants, for two trials.
        symbols: expressions that extents may be made of, the likeliest first.
        own: for each buffer those that its addresses depend on.
        ranges: for each buffer of indices the expression below which they stay; empty for one that
            is taken from the extent of what they are places in.
    """

    plan: Plan
    trials: tuple[Mapping[str, int], Mapping[str, int]]
    symbols: tuple[str, ...]
    own: Mapping[str, tuple[str, ...]]
    ranges: Mapping[str, str]


def draft(subject: Subject, block: Extent, given: Given = NOTHING) -> Draft:
    """The launch of a kernel with a block."""
    names = {each.place: each.name for each in subject.numbers}
    steps = {
        axis: per_block(subject.facts, guard.index, axis, block) or block[AXES.index(axis)]
        for axis, (guard, _) in subject.roles.guards.items()
    }
    bounds = {
        axis: tuple(names[place] for place in places)
        for axis, (_, places) in subject.roles.guards.items()
    }
    unguarded = _unguarded(subject)
    for axis, (number, step) in _bounded_by_strides(subject, block, unguarded).items():
        bounds[axis], steps[axis] = (number,), step
    open_axes = [axis for axis in unguarded if axis not in bounds]
    free = {axis: _GRID[AXES.index(axis)] for axis in open_axes}
    found = sizes(subject.numbers, subject.roles, steps, free, _stated(subject, given))
    sides = {_BLOCK[n]: block[n] for n in range(3) if n == 0 or block[n] > 1}
    grid = tuple(_blocks(axis, bounds, steps, free, block) for axis in AXES)
    uses = {each.name: subject.uses[each.place] for each in subject.parameters if each.items}
    has_runs = any(
        use.what in {DataUse.RUNS, DataUse.STARTS, DataUse.LENGTHS} for use in uses.values()
    )
    runs = {RUN: 16} if has_runs else {}
    ranges = _ranges(subject, uses, names, bounds)
    values = _values(subject, names, bounds)
    constants = {**found.final, **runs, **sides}
    constants = {
        name: n for name, n in constants.items() if name not in _expressions(values, names)
    }
    arguments = tuple(_argument(each, uses, names, values, ranges) for each in subject.parameters)
    plan = Plan(
        name=subject.name,
        constants=constants,
        notes={},
        grid=(grid[0], grid[1], grid[2]),
        block=tuple(_BLOCK[n] if _BLOCK[n] in sides else "1" for n in range(3)),  # type: ignore[arg-type]
        arguments=arguments,
    )
    plan = _fixed(plan, subject, given, found)
    trials = tuple(
        {k: v for k, v in {**each, **dict.fromkeys(runs, n)}.items() if k in plan.constants}
        for each, n in zip(found.trials, (12, 20), strict=True)
    )
    symbols = _symbols(subject, plan, bounds, free)
    own = {
        each.name: _own_symbols(subject, each.place, plan, symbols, bounds, free)
        for each in subject.parameters
        if each.items is not None
    }
    return Draft(plan, (trials[0], trials[1]), symbols, own, ranges)


def _fixed(plan: Plan, subject: Subject, given: Given, found: Sizes) -> Plan:
    """The plan with what somebody stated: the grid, and dynamic shared memory."""
    grid = given.grid
    shared = given.shared_bytes
    if shared is None and subject.stated is not None:
        shared = subject.stated.shared_bytes
    if grid is not None:
        texts = [str(each) for each in grid]
        plan = replace(plan, grid=(texts[0], texts[1], texts[2]))
    return replace(plan, dynamic_shared=str(shared)) if shared else plan


def _stated(subject: Subject, given: Given) -> dict[str, int]:
    """Values by constant that the text of a launch, or the user, states."""
    found: dict[str, int] = {}
    if subject.stated is not None:
        places = {each.place: n for n, each in enumerate(subject.parameters)}
        for number in subject.numbers:
            position = places.get(number.place)
            if position is not None and position in subject.stated.numbers:
                found[number.name] = subject.stated.numbers[position]
    return {**found, **(given.numbers or {})}


def _unguarded(subject: Subject) -> list[str]:
    """Axes along which the kernel tells blocks apart, and no comparison ends them."""
    return [
        axis
        for axis in AXES
        if f"%ctaid.{axis}" in subject.facts.specials and axis not in subject.roles.guards
    ]


def _bounded_by_strides(
    subject: Subject, block: Extent, unguarded: Sequence[str]
) -> dict[str, tuple[str, int]]:
    """Axes without a guard that a stride bounds: ``c[row * n + column]`` has n columns.

    Returns:
        For each such axis the number, and how many items a block takes of it.
    """
    found: dict[str, tuple[str, int]] = {}
    if not unguarded:
        return found
    stores = [t for t in subject.facts.touches if t.access in {Access.STORE, Access.ATOMIC}]
    for store in stores:
        strided = _strided(subject, block, store.index)
        plain = {
            axis: step // store.bytes
            for axis in unguarded
            if axis not in strided
            and (step := address_step(subject.facts, store.index, block, axis, {}))
            and step >= store.bytes
        }
        for axis, items in plain.items():
            others = [number for other, number in strided.items() if other != axis]
            if others:
                found.setdefault(axis, (others[0], items))
    if found:
        whole = next(iter(found.values()))
        for axis in unguarded:
            if axis not in found and axis != "z":
                rows = [n.name for n in subject.numbers if n.name.lower() in _ROWS]
                items = _thread_items(subject, block, axis)
                found[axis] = (rows[0] if rows else whole[0], items)
    return found


def _thread_items(subject: Subject, block: Extent, axis: str) -> int:
    """The rows that a block takes along an axis, from the strided address of a store."""
    for store in subject.facts.touches:
        if store.access is not Access.STORE:
            continue
        of_block = address_step(subject.facts, store.index, block, axis, {})
        of_thread = address_step(subject.facts, store.index, block, axis, {}, of_blocks=False)
        if of_block and of_thread and of_block % of_thread == 0:
            return max(1, of_block // of_thread)
    return block[AXES.index(axis)]


def _strided(subject: Subject, block: Extent, index: int) -> dict[str, str]:
    """For each axis the first number by which an access strides along it."""
    found = {}
    for axis in AXES:
        for number in subject.numbers:
            steps = [
                address_step(subject.facts, index, block, axis, {number.place: value})
                for value in (1 << 12, 1 << 13)
            ]
            if None not in steps and steps[0] != steps[1]:
                found.setdefault(axis, number.name)
    return found


def _blocks(
    axis: str,
    bounds: Mapping[str, Sequence[str]],
    steps: Mapping[str, int],
    free: Mapping[str, str],
    block: Extent,
) -> str:
    """How many blocks there are along an axis."""
    if axis in free:
        return free[axis]
    if axis not in bounds:
        return "1"
    whole, step, side = " * ".join(bounds[axis]), steps[axis], block[AXES.index(axis)]
    name = _BLOCK[AXES.index(axis)]
    if step <= 1:
        return whole
    if step == side:
        return f"({whole} + {name} - 1) // {name}"
    if side > 1 and side % step == 0:
        closed = whole if whole.isidentifier() else f"({whole})"
        return f"({closed} * {side // step} + {name} - 1) // {name}"
    if side > 1 and step % side == 0:
        return f"({whole} + {name} * {step // side} - 1) // ({name} * {step // side})"
    return f"({whole} + {step - 1}) // {step}"


def _values(
    subject: Subject, names: Mapping[Place, str], bounds: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """For each number the expression of its value: its own constant, or the width of a row."""
    found = {name: name for name in names.values()}
    if len(bounds) < 2 or "x" not in bounds:
        return found
    width = " * ".join(bounds["x"])
    stated = subject.stated.numbers if subject.stated is not None else {}
    for number in subject.numbers:
        is_stride = subject.roles.main(number.place) is Role.STRIDE
        if is_stride and hints.length(number.name) is None and not stated:
            if hints.whole(number.name) is None and number.name not in bounds["x"]:
                found[number.name] = width
    return found


def _expressions(values: Mapping[str, str], names: Mapping[Place, str]) -> frozenset[str]:
    """Numbers that are no constants: their values are expressions of others."""
    return frozenset(name for name in names.values() if values[name] != name)


def _argument(
    parameter: Parameter,
    uses: Mapping[str, Use],
    names: Mapping[Place, str],
    values: Mapping[str, str],
    ranges: Mapping[str, str],
) -> ArgumentPlan:
    if parameter.items is not None:
        filling = _filling(parameter, uses[parameter.name], ranges)
        note = _note(parameter)
        return BufferPlan(
            parameter.name,
            parameter.items.type,
            "1",
            parameter.items.width,
            filling,
            parameter.written,
            note,
        )
    if parameter.type:
        return _number(parameter.name, parameter.type, parameter.place, names, values)
    members = tuple(
        (
            each.offset,
            _number(each.name, each.type, (parameter.place[0], each.offset), names, values),
        )
        for each in parameter.members
    )
    return StructurePlan(parameter.name, parameter.bytes, members)


def _note(parameter: Parameter) -> str:
    items = parameter.items
    if items is None or not items.members or len(items.members) == items.width == 1:
        return ""
    if not items.of or items.width == 1:
        return ""
    listed = ", ".join(f"{each.name}: {each.type}" for each in items.members[:8])
    return f"{items.of}: {listed}" + (", ..." if len(items.members) > 8 else "")


def _number(
    name: str, kind: str, place: Place, names: Mapping[Place, str], values: Mapping[str, str]
) -> NumberPlan:
    if kind[0] in "us":
        own = names[place]
        return NumberPlan(name, kind, values.get(own, own))
    if kind == "bool":
        return NumberPlan(name, kind, "1")
    return NumberPlan(name, kind, hints.fraction(name))


def _filling(parameter: Parameter, use: Use, ranges: Mapping[str, str]) -> Filling:
    kind = parameter.items.type if parameter.items is not None else "f32"
    if parameter.written and not parameter.read:
        return Filling()
    match use.what:
        case DataUse.RUNS | DataUse.STARTS:
            return Filling(Content.RAMP, "0", step=RUN)
        case DataUse.LENGTHS:
            return Filling(Content.CONSTANT, RUN)
        case DataUse.INDEX if kind[0] in "us":
            high = ranges.get(parameter.name, "")
            return Filling(Content.RANDOM, "0", high or "1")
    if kind[0] in "fb":
        return Filling(Content.RANDOM)
    if kind == "s8":
        return Filling(Content.RANDOM, "32", "127")
    return Filling(Content.RANDOM, "0", "256" if kind == "u8" else "100")


def _ranges(
    subject: Subject,
    uses: Mapping[str, Use],
    names: Mapping[Place, str],
    bounds: Mapping[str, Sequence[str]],
) -> dict[str, str]:
    """For each buffer of indices the number of things it chooses among, where that is stated."""
    found: dict[str, str] = {}
    for name, use in uses.items():
        if use.what is not DataUse.INDEX:
            continue
        kind = next(p.items.type for p in subject.parameters if p.name == name and p.items)
        bound = [names[place] for place in use.bounds if place in names]
        if bound:
            found[name] = bound[0]
        elif use.shared_items is not None:
            found[name] = str(use.shared_items)
        elif TYPE_BYTES[kind] == 1:
            found[name] = "256" if kind == "u8" else "127"
        else:
            found[name] = ""
    return found


def _symbols(
    subject: Subject,
    plan: Plan,
    bounds: Mapping[str, Sequence[str]],
    free: Mapping[str, str],
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
    return tuple(dict.fromkeys((*useful, *free.values(), *runs, *blocks, *sides)))


def _own_symbols(
    subject: Subject,
    place: Place,
    plan: Plan,
    symbols: Sequence[str],
    bounds: Mapping[str, Sequence[str]],
    free: Mapping[str, str],
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
            kept.update(bounds.get(axis, ()))
            kept.update([free[axis]] if axis in free else [])
            if f"%tid.{axis}" not in specials:
                blocks.insert(0, plan.grid[n])
        if f"%ctaid.{axis}" in specials or f"%nctaid.{axis}" in specials:
            blocks.append(plan.grid[n])
    if has_loads:
        kept.update([RUN] if RUN in plan.constants else [])
        kept.update(name for axis in bounds.values() for name in axis)
    sides = [name for name in plan.block if name in plan.constants and specials]
    ordered = [name for name in symbols if name in kept]
    return tuple(dict.fromkeys((*ordered, *(b for b in blocks if b in symbols), *sides)))
