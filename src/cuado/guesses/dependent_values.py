"""Numbers that follow from others: the width of a row, the distance of matrices in a batch."""

from collections.abc import Mapping, Sequence

from cuado.guesses import hints
from cuado.guesses.kernel_facts import Place
from cuado.guesses.roles import Role
from cuado.guesses.subject import Subject


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
        if subject.roles.main(number.place) is not Role.STRIDE or not is_distance:
            continue
        flows = [t.flowing for t in subject.facts.touches if number.place in t.flowing.parameters()]
        axes = {axis for axis in bounds for f in flows if f"%ctaid.{axis}" in f.specials()}
        inside = {p for f in flows for p in f.parameters()}
        sizes = [name for axis in sorted(axes) for name in bounds[axis]]
        sizes += [
            names[place]
            for place in names
            if place in inside and Role.LENGTH in subject.roles.of[place]
        ]
        sizes = [name for name in dict.fromkeys(sizes) if name != number.name]
        if sizes and len(axes) < 2:
            found[number.name] = " * ".join(sizes)
    return found
