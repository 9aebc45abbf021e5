"""A draft of a launch for one shape of the block: everything but the extents of buffers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cuado.guesses import hints
from cuado.guesses.axes import BLOCK, GridAxes, grid_axes
from cuado.guesses.data_uses import DataUse, Use
from cuado.guesses.dependent_values import stated_numbers, values
from cuado.guesses.fillings import GROUPS, RUN, doubt, filling, ranges
from cuado.guesses.kernel_facts import Place
from cuado.guesses.parameters import Parameter
from cuado.guesses.plan import ArgumentPlan, BufferPlan, NumberPlan, Plan, StructurePlan
from cuado.guesses.roles import Role
from cuado.guesses.shared_sizes import shared_numbers
from cuado.guesses.sizes import Few, sizes
from cuado.guesses.subject import NOTHING, Given, StatedSizeError, Subject
from cuado.guesses.symbols import all_symbols, own_symbols
from cuado.model.launch import Extent

_RUNS = frozenset({DataUse.RUNS, DataUse.STARTS, DataUse.LENGTHS})
_LOOPING = frozenset({Role.LENGTH, Role.COUNT})
_TRIAL_RUNS = 12, 20


@dataclass(frozen=True)
class Draft:
    """A plan whose buffers have no extents yet.

    Attributes:
        plan: with the final sizes.
        trials: other values of its constants, for two trials.
        symbols: expressions that extents may be made of, the likeliest first.
        own: for each buffer those that its addresses depend on.
        bounds: what ends the axes of the grid: one constant each.
        stated: items of buffers that somebody stated.
        ranges: for each buffer of indices the expression below which they stay; empty for one that
            is taken from the extent of what they are places in.
    """

    plan: Plan
    trials: tuple[Mapping[str, int], Mapping[str, int]]
    symbols: tuple[str, ...]
    own: Mapping[str, tuple[str, ...]]
    bounds: tuple[str, ...]
    ranges: Mapping[str, str]
    stated: Mapping[str, str] = field(default_factory=dict[str, str])


def draft(
    subject: Subject,
    block: Extent,
    given: Given = NOTHING,
    *,
    few: bool = False,
    little_shared: bool = False,
) -> Draft:
    """The launch of a kernel with a block.

    Args:
        subject: the kernel.
        block: threads.
        given: what somebody said.
        few: with short loops.
        little_shared: with small numbers in the size of its shared memory.
    """
    axes = grid_axes(subject, block)
    stated_numbers = _stated(subject, given)
    found = sizes(
        subject.numbers,
        subject.roles,
        axes.steps,
        axes.free,
        stated_numbers,
        few=Few(few, _windows(subject) | (_in_shared(subject) if little_shared else frozenset())),
        whole=_unended(subject, axes),
    )
    runs = _runs(subject, stated_numbers)
    formulas = given.formulas or {}
    ending = formulas.keys() & {name for names in axes.bounds.values() for name in names}
    if ending:
        raise StatedSizeError(
            f"{min(ending)} bounds the grid: it has to be a number, not an expression",
            f"-s {min(ending)}=1024; other numbers may be expressions of it",
        )
    plan, stated = _plan(subject, block, axes, {**found.final, **runs}, formulas)
    plan = _fixed(plan, subject, given)
    one, other = (
        {k: v for k, v in {**each, **dict.fromkeys(runs, n)}.items() if k in plan.constants}
        for each, n in zip(found.trials, _TRIAL_RUNS, strict=True)
    )
    symbols = all_symbols(subject, plan, axes)
    own = {
        each.name: own_symbols(subject, each.place, plan, symbols, axes)
        for each in subject.parameters
        if each.items is not None
    }
    single = tuple(bound[0] for bound in axes.bounds.values() if len(bound) == 1)
    items = _written_out(formulas, _followed(plan))
    return Draft(plan, (one, other), symbols, own, single, stated, items)


def _with_stated(found: Mapping[str, str], formulas: Mapping[str, str]) -> dict[str, str]:
    """The expression of each number, of which somebody has stated some.

    What is stated may name a number that follows from others.
    """
    written = {name: text for name, text in formulas.items() if name in found}
    follows = {name: text for name, text in found.items() if text != name and name not in written}
    return {**found, **_written_out(written, follows)}


def _followed(plan: Plan) -> dict[str, str]:
    """The numbers that follow from others, and what each is."""
    return {
        each.name: each.value
        for each in plan.arguments
        if isinstance(each, NumberPlan)
        and isinstance(each.value, str)
        and each.name not in plan.constants
    }


def _unended(subject: Subject, axes: GridAxes) -> dict[str, int]:
    """Numbers that no comparison ends an axis at, and how much of the axis a block takes."""
    return {
        names[0]: axes.steps[axis].items({})
        for axis, names in axes.bounds.items()
        if axis not in subject.roles.guards and len(names) == 1
    }


def _windows(subject: Subject) -> frozenset[str]:
    """Numbers that have to be less than runs are long: ``first + k <= end`` goes on in a loop."""
    facts = subject.facts
    ends = [each for each in facts.comparisons if each.loop is not None and each.flowing.loads()]
    inside = frozenset[Place]().union(*(each.flowing.parameters() for each in ends))
    is_run = {use.what for use in subject.uses.values()} & _RUNS
    return frozenset(
        each.name
        for each in subject.numbers
        if is_run and each.place in inside and subject.roles.main(each.place) in _LOOPING
    )


def _in_shared(subject: Subject) -> frozenset[str]:
    """The numbers that shared memory grows with, unless their names say how many there are."""
    places = shared_numbers(subject.facts)
    return frozenset(
        each.name
        for each in subject.numbers
        if each.place in places
        and subject.roles.main(each.place) is not Role.EXTENT
        and hints.length(each.name) is None
    )


def _runs(subject: Subject, stated: Mapping[str, int]) -> dict[str, int]:
    """How long runs are, and how many rows indices choose among, where there are such."""
    whats = {use.what for use in subject.uses.values()}
    runs = {RUN: 64 if _windows(subject) else 16} if whats & _RUNS else {}
    if DataUse.INDEX in whats:
        runs[GROUPS] = 64
    return runs | {name: value for name, value in stated.items() if name in runs}


def _written_out(formulas: Mapping[str, str], follows: Mapping[str, str]) -> dict[str, str]:
    """Formulas in which numbers that follow from others stand as what they follow from."""
    made = dict(formulas)
    for name, value in follows.items():
        word = re.compile(rf"\b{re.escape(name)}\b")
        made = {of: word.sub(f"({value})", text) for of, text in made.items()}
    return made


def _plan(
    subject: Subject,
    block: Extent,
    axes: GridAxes,
    sized: Mapping[str, int],
    formulas: Mapping[str, str],
) -> tuple[Plan, Mapping[str, str]]:
    """The plan without extents, and what indices stay below."""
    names = {each.place: each.name for each in subject.numbers}
    uses = {each.name: subject.uses[each.place] for each in subject.parameters if each.items}
    stated = ranges(subject, uses, names)
    followed = _with_stated(values(subject, names, axes.bounds, block), formulas)
    sides = {BLOCK[n]: block[n] for n in range(3) if n == 0 or block[n] > 1}
    constants = {k: v for k, v in {**sized, **sides}.items() if followed.get(k, k) == k}
    x, y, z = (BLOCK[n] if BLOCK[n] in sides else "1" for n in range(3))
    arguments = (_argument(each, uses, names, followed, stated) for each in subject.parameters)
    return Plan(subject.name, constants, axes.grid, (x, y, z), tuple(arguments)), stated


def _fixed(plan: Plan, subject: Subject, given: Given) -> Plan:
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
    found = {subject.name_of(n): value for n, value in stated_numbers(subject).items()}
    return {**found, **(given.numbers or {})}


def _argument(
    parameter: Parameter,
    uses: Mapping[str, Use],
    names: Mapping[Place, str],
    followed: Mapping[str, str],
    stated: Mapping[str, str],
) -> ArgumentPlan:
    if parameter.items is not None:
        content = filling(parameter, uses[parameter.name], stated)
        note = _note(parameter)
        return BufferPlan(
            parameter.name,
            parameter.items.type,
            "1",
            parameter.items.width,
            content,
            parameter.written,
            note,
            doubt(parameter, uses[parameter.name]),
        )
    if parameter.type:
        return _number(parameter.name, parameter.type, parameter.place, names, followed)
    members = tuple(
        (
            each.offset,
            _number(each.name, each.type, (parameter.place[0], each.offset), names, followed),
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
    name: str, kind: str, place: Place, names: Mapping[Place, str], followed: Mapping[str, str]
) -> NumberPlan:
    if kind[0] in "us":
        own = names[place]
        return NumberPlan(name, kind, followed.get(own, own))
    if kind == "bool":
        return NumberPlan(name, kind, "1")
    return NumberPlan(name, kind, hints.fraction(name))
