"""Numbers that follow from others: the width of a row, the distance of matrices in a batch."""

from collections.abc import Iterable, Mapping, Sequence

from cuado.guesses import hints
from cuado.guesses.kernel_facts import Place
from cuado.guesses.origins import Flowing
from cuado.guesses.roles import Role
from cuado.guesses.subject import Subject


def parameters_of(flows: Iterable[Flowing]) -> frozenset[Place]:
    """All parameters that some values are computed from."""
    return frozenset[Place]().union(*(flow.parameters() for flow in flows))


def axes_of(flows: Iterable[Flowing], axes: Iterable[str]) -> list[str]:
    """The axes of the grid that some values depend on."""
    specials = frozenset[str]().union(*(flow.specials() for flow in flows))
    return [axis for axis in sorted(axes) if f"%ctaid.{axis}" in specials]


def values(
    subject: Subject, names: Mapping[Place, str], bounds: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """For each number the expression of its value: its own constant, or the width of a row."""
    found = {name: name for name in names.values()}
    found |= _strides(subject, names, bounds)
    if len(bounds) < 2 or "x" not in bounds:
        return found
    width = " * ".join(bounds["x"])
    stated = subject.stated.numbers if subject.stated is not None else {}
    for number in subject.numbers:
        is_stride = subject.roles.main(number.place) is Role.STRIDE
        is_open = hints.length(number.name) is None and hints.whole(number.name) is None
        if is_stride and is_open and not stated and number.name not in bounds["x"]:
            found[number.name] = width
    return found


def _strides(
    subject: Subject, names: Mapping[Place, str], bounds: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """Distances between the members of a batch: as many items as the other sizes make."""
    found = {}
    for number in subject.numbers:
        is_distance = "stride" in number.name.lower() or "pitch" in number.name.lower()
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
