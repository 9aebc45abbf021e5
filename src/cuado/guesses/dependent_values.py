"""Numbers that follow from others: the width of a row, the distance of matrices in a batch."""

from collections.abc import Iterable, Mapping, Sequence

from cuado.guesses import hints
from cuado.guesses.grids import AXES, address_step
from cuado.guesses.kernel_facts import Place, Touch
from cuado.guesses.origins import Flowing
from cuado.guesses.roles import Role
from cuado.guesses.sizes import Number
from cuado.guesses.subject import Subject
from cuado.model.launch import Extent
from cuado.sources.case.expressions import evaluate, names_in


def parameters_of(flows: Iterable[Flowing]) -> frozenset[Place]:
    """All parameters that some values are computed from."""
    return frozenset[Place]().union(*(flow.parameters() for flow in flows))


def axes_of(flows: Iterable[Flowing], axes: Iterable[str]) -> list[str]:
    """The axes of the grid that some values depend on."""
    specials = frozenset[str]().union(*(flow.specials() for flow in flows))
    return [axis for axis in sorted(axes) if f"%ctaid.{axis}" in specials]


def values(
    subject: Subject,
    names: Mapping[Place, str],
    bounds: Mapping[str, Sequence[str]],
    block: Extent,
) -> dict[str, str]:
    """For each number the expression of its value: its own constant, or the width of a row."""
    found = {name: name for name in names.values()}
    for number in subject.numbers:
        is_stride = subject.roles.main(number.place) is Role.STRIDE
        is_open = hints.length(number.name) is None
        if is_stride and is_open:
            found[number.name] = _row(subject, number, names, bounds, block) or number.name
    batched = _strides(subject, names, bounds)
    made = {name: batched.get(name, text) if text == name else text for name, text in found.items()}
    known = {subject.name_of(n): value for n, value in stated_numbers(subject).items()}
    return {name: text if _agrees(name, text, known) else name for name, text in made.items()}


def stated_numbers(subject: Subject) -> dict[int, int]:
    """Values that a launch in the text states, by the position of the parameter."""
    return dict(subject.stated.numbers) if subject.stated is not None else {}


def _agrees(name: str, text: str, known: Mapping[str, int]) -> bool:
    """True unless the text of a launch states another value than an expression has."""
    if name not in known:
        return True
    if not names_in(text) <= known.keys():
        return name == text
    return evaluate(text, known) == known[name]


def _row(
    subject: Subject,
    number: Number,
    names: Mapping[Place, str],
    bounds: Mapping[str, Sequence[str]],
    block: Extent,
) -> str:
    """The length of the rows that a number is the distance of; empty if there are none."""
    for touch in subject.facts.touches:
        if number.place not in touch.flowing.parameters():
            continue
        strided = [axis for axis in AXES if _strides_along(subject, number, touch, axis, block)]
        if strided == ["z"]:
            return ""  # The distance of the members of a batch.
        if strided:
            return _row_along(subject, number, touch, strided, names, bounds, block)
    return _columns(subject, number, bounds, block)


def _row_along(
    subject: Subject,
    number: Number,
    touch: Touch,
    strided: Sequence[str],
    names: Mapping[Place, str],
    bounds: Mapping[str, Sequence[str]],
    block: Extent,
) -> str:
    """The row length of an access that comes to another row along some axes."""
    plain = [
        axis
        for axis in bounds
        if axis not in strided
        and address_step(subject.facts, touch.index, block, axis, {}) not in {0, None}
    ]
    if plain:
        return " * ".join(bounds[plain[0]])
    walked = _walked(subject, touch, number, names)
    is_beside = "x" in bounds and "x" not in strided
    return walked or (" * ".join(bounds["x"]) if is_beside else "")


def _columns(
    subject: Subject, number: Number, bounds: Mapping[str, Sequence[str]], block: Extent
) -> str:
    """What ends the axis along which a row lies whose next one a loop, not a block, goes to.

    ``b[k * ldb + column]``: the threads of an axis take a row's items side by side.
    """
    if any(number.name in names for names in bounds.values()):
        return ""  # It ends an axis itself: planes of so many rows.
    for touch in subject.facts.touches:
        if number.place not in touch.flowing.parameters():
            continue
        for axis in bounds:
            step = address_step(subject.facts, touch.index, block, axis, {}, of_blocks=False)
            is_along = not _strides_along(subject, number, touch, axis, block)
            if is_along and step == touch.bytes:
                return " * ".join(bounds[axis])
    return ""


def _strides_along(
    subject: Subject, number: Number, touch: Touch, axis: str, block: Extent
) -> bool:
    """True if an address grows with a number from block to block along an axis."""
    steps = [
        address_step(subject.facts, touch.index, block, axis, {number.place: value})
        for value in (1 << 12, 1 << 13)
    ]
    return None not in steps and steps[0] != steps[1]


def _walked(subject: Subject, touch: Touch, number: Number, names: Mapping[Place, str]) -> str:
    """What ends the loop that goes along a row: its only number; empty if that is not known."""
    facts = subject.facts
    ends = [
        each.flowing.parameters() & frozenset(names)
        for each in facts.comparisons
        if each.loop is not None
        and not facts.carried(each.loop).isdisjoint(touch.flowing.instructions)
    ]
    single = {next(iter(each)) for each in ends if len(each) == 1} - {number.place}
    return names[single.pop()] if len(single) == 1 else ""


def _strides(
    subject: Subject, names: Mapping[Place, str], bounds: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """Distances between the members of a batch: as many items as the other sizes make."""
    found = {}
    for number in subject.numbers:
        is_distance = "stride" in number.name.lower()
        if is_distance and subject.roles.main(number.place) is Role.STRIDE:
            sizes = _other_sizes(subject, number.place, names, bounds)
            if sizes:
                found[number.name] = " * ".join(sizes)
    return found


def _other_sizes(
    subject: Subject,
    place: Place,
    names: Mapping[Place, str],
    bounds: Mapping[str, Sequence[str]],
) -> list[str]:
    """The sizes in the same addresses as a distance; none where two axes end them."""
    flows = [t.flowing for t in subject.facts.touches if place in t.flowing.parameters()]
    inside = parameters_of(flows)
    axes = axes_of(flows, bounds)
    if len(axes) > 1:
        return []
    lengths = [p for p in names if p in inside and Role.LENGTH in subject.roles.of[p]]
    sizes = [*(name for axis in axes for name in bounds[axis]), *(names[p] for p in lengths)]
    return [name for name in dict.fromkeys(sizes) if name != names[place]]
