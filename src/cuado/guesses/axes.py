"""The axes of a grid: what bounds each, how much of it a block takes, how many blocks there are."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cuado.guesses.grids import AXES, address_step
from cuado.guesses.kernel_facts import Touch
from cuado.guesses.steps import Step, fixed, step_of
from cuado.guesses.subject import Subject
from cuado.model.launch import Extent
from cuado.ptx.semantics.opcode import Access

BLOCK = ("BLOCK", "BLOCK_Y", "BLOCK_Z")
"""Constants for the threads of a block."""
GRID = ("BLOCKS", "BLOCKS_Y", "BLOCKS_Z")
_ROWS = ("m", "rows", "row", "height", "h", "ny", "n_rows", "num_rows", "nrows")


@dataclass(frozen=True, slots=True)
class GridAxes:
    """The axes along which a kernel tells blocks apart.

    Attributes:
        bounds: the constants whose product ends an axis.
        steps: how much of that a block takes.
        free: the constant for the blocks along an axis that nothing ends.
        grid: expressions for the blocks.
    """

    bounds: Mapping[str, tuple[str, ...]]
    steps: Mapping[str, Step]
    free: Mapping[str, str]
    grid: tuple[str, str, str]


def grid_axes(subject: Subject, block: Extent) -> GridAxes:
    """The axes of a kernel's grid with a block."""
    names = {each.place: each.name for each in subject.numbers}
    places = {name: place for place, name in names.items()}
    guards = subject.roles.guards
    steps = {
        axis: step_of(subject.facts, guard, axis, block, places)
        for axis, (guard, _) in guards.items()
    }
    bounds = {axis: tuple(names[p] for p in places) for axis, (_, places) in guards.items()}
    unguarded = _unguarded(subject)
    for axis, (number, step) in _bounded_by_strides(subject, block, unguarded).items():
        bounds[axis], steps[axis] = (number,), fixed(step)
    free = {axis: GRID[AXES.index(axis)] for axis in unguarded if axis not in bounds}
    x, y, z = (_blocks(axis, bounds, steps, free, block) for axis in AXES)
    return GridAxes(bounds, steps, free, (x, y, z))


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
    stores = [t for t in subject.facts.touches if t.access in {Access.STORE, Access.ATOMIC}]
    for store in stores if unguarded else ():
        for axis, bound in _columns(subject, block, unguarded, store):
            found.setdefault(axis, bound)
    if not found:
        return dict(_own_columns(subject, block, unguarded))
    rows = [n.name for n in subject.numbers if n.name.lower() in _ROWS]
    whole = rows[0] if rows else next(iter(found.values()))[0]
    for axis in unguarded:
        if axis not in found and axis != "z":
            found[axis] = (whole, _thread_items(subject, block, axis))
    return found


def _columns(
    subject: Subject, block: Extent, unguarded: Sequence[str], store: Touch
) -> Iterator[tuple[str, tuple[str, int]]]:
    """Axes along which a store goes on item by item, with the stride of another axis."""
    strided = _strided(subject, block, store.index)
    for axis in unguarded:
        step = address_step(subject.facts, store.index, block, axis, {})
        others = [number for other, number in strided.items() if other != axis]
        if axis not in strided and others and step is not None and step >= store.bytes:
            yield axis, (others[0], step // store.bytes)


def _own_columns(
    subject: Subject, block: Extent, unguarded: Sequence[str]
) -> Iterator[tuple[str, tuple[str, int]]]:
    """Axes along which blocks go on item by item, while the threads of one stride by a number.

    ``m[row * cols + blockIdx.x]`` with a row for each thread has ``cols`` columns.
    """
    for axis in unguarded:
        for touch in subject.facts.touches:
            step = address_step(subject.facts, touch.index, block, axis, {})
            strides = _strided(subject, block, touch.index, of_blocks=False)
            if step == touch.bytes and strides:
                yield axis, (next(iter(strides.values())), 1)
                break


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


def _strided(
    subject: Subject, block: Extent, index: int, *, of_blocks: bool = True
) -> dict[str, str]:
    """For each axis the first number by which an access strides along it, by blocks or threads."""
    found: dict[str, str] = {}
    for axis in AXES:
        for number in subject.numbers:
            steps = [
                address_step(
                    subject.facts, index, block, axis, {number.place: value}, of_blocks=of_blocks
                )
                for value in (1 << 12, 1 << 13)
            ]
            if None not in steps and steps[0] != steps[1]:
                found.setdefault(axis, number.name)
    return found


def _blocks(
    axis: str,
    bounds: Mapping[str, Sequence[str]],
    steps: Mapping[str, Step],
    free: Mapping[str, str],
    block: Extent,
) -> str:
    """How many blocks there are along an axis."""
    if axis in free:
        return free[axis]
    if axis not in bounds:
        return "1"
    whole, n = " * ".join(bounds[axis]), AXES.index(axis)
    step, shared = steps[axis].items({}), _shared_out(steps[axis], block, n)
    if step <= 1 and not shared:
        return whole
    taken = shared or _taken(step, block, n)
    if taken is not None:
        closed = taken if taken.isidentifier() else f"({taken})"
        return f"({whole} + {taken} - 1) // {closed}"
    if block[n] > 1 and block[n] % step == 0:
        closed = whole if whole.isidentifier() else f"({whole})"
        return f"({closed} * {block[n] // step} + {BLOCK[n]} - 1) // {BLOCK[n]}"
    return f"({whole} + {step - 1}) // {step}"


def _taken(step: int, block: Extent, n: int) -> str | None:
    """What a block takes of an axis, in terms of its threads; None if that is no multiple."""
    if step == block[n]:
        return BLOCK[n]
    if any(side == step for side in block):
        return BLOCK[block.index(step)]
    is_multiple = block[n] > 1 and step % block[n] == 0
    return f"{BLOCK[n]} * {step // block[n]}" if is_multiple else None


def _shared_out(step: Step, block: Extent, n: int) -> str:
    """What a block takes of an axis, where that depends on numbers; empty where it does not."""
    text = ""
    if not step.names:
        return text
    for names, factor in sorted(step.terms, key=lambda term: -term[1]):
        size = abs(factor)
        own = _taken(size, block, n) if size % block[n] == 0 else None
        counted = own or (str(size) if size > 1 or not names else "")
        term = " * ".join((*([counted] if counted else ()), *names))
        sign = "-" if factor < 0 else "+"
        text = f"{text} {sign} {term}" if text else f"{term}"
    return text
