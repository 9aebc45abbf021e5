"""What the numbers of a kernel are for: extents, lengths of loops, bounds of data, strides."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cuado.guesses.evaluation import Evaluation
from cuado.guesses.grids import AXES, per_block, specials_of
from cuado.guesses.kernel_facts import Comparison, KernelFacts, Place


class Role(StrEnum):
    """What a number does.

    EXTENT: threads beyond it do nothing. LENGTH: a loop walks so far through memory. COUNT: a loop
    makes so many iterations, at the same places. RANGE: loaded values are compared with it.
    BITS: an index is combined with it bit by bit. EQUAL: loaded values are compared with it for
    equality. STRIDE: it is in addresses. OTHER: none of these.
    """

    EXTENT = "extent"
    LENGTH = "length"
    COUNT = "count"
    RANGE = "range"
    BITS = "bits"
    EQUAL = "equal"
    STRIDE = "stride"
    OTHER = "other"


@dataclass(frozen=True)
class Roles:
    """What is known of the numbers.

    Attributes:
        of: all that a number does, the first role of :class:`Role` first.
        guards: for each axis of the grid, the comparison that ends it, and the numbers whose
            product that is; the most specific one.
    """

    of: Mapping[Place, tuple[Role, ...]]
    guards: Mapping[str, tuple[Comparison, tuple[Place, ...]]] = field(default_factory=dict)

    def main(self, place: Place) -> Role:
        """The first role of a number."""
        return self.of.get(place, (Role.OTHER,))[0]


_ORDER = tuple(Role)
_ANY = 1 << 12
_LINE = 2, 3, 5, _ANY
"""Values that tell a line from other curves."""


def roles(facts: KernelFacts, numbers: Iterable[Place]) -> Roles:
    """The roles of whole numbers, members of structures among them."""
    known = frozenset(numbers)
    found: dict[Place, set[Role]] = {place: set() for place in known}
    for each in facts.comparisons:
        places = each.flowing.parameters() & known
        role = _role(facts, each)
        if role is not None and role is not Role.EXTENT:
            for place in places:
                found[place].add(role)
    masks = _masks(facts, known)
    for place in masks:
        found[place].add(Role.BITS)
    guards = _guards(facts, known - masks, found)
    for _, bounding in guards.values():
        for place in bounding:
            found[place].add(Role.EXTENT)
    strides = {p for touch in facts.touches for p in touch.flowing.parameters()} & known
    for place in strides:
        found[place].add(Role.STRIDE)
    of = {
        place: tuple(sorted(what, key=_ORDER.index)) or (Role.OTHER,)
        for place, what in found.items()
    }
    return Roles(of, guards)


def _role(facts: KernelFacts, each: Comparison) -> Role | None:
    """What a comparison makes of the numbers in it; None for one of numbers alone."""
    if each.flowing.loads() and not each.axes and each.loop is None:
        return Role.EQUAL if facts.is_equality(each) else Role.RANGE
    if each.axes:
        return Role.EXTENT
    if each.loop is not None:
        return Role.LENGTH if facts.walks_memory(each.loop) else Role.COUNT
    return None


def _masks(facts: KernelFacts, known: frozenset[Place]) -> frozenset[Place]:
    """Numbers that are combined bit by bit with an index of threads."""
    found = set[Place]()
    for n, effects in enumerate(facts.code.effects):
        if facts.code.instructions[n].opcode not in {"xor.b32", "and.b32", "xor.b64", "and.b64"}:
            continue
        flows = [facts.origins.of((name,), n) for name in effects.values]
        if len(flows) != 2:
            continue
        for one, other in (flows, flows[::-1]):
            places = one.parameters() & known
            if len(one.origins) == len(places) == 1 and other.specials():
                found |= places
    return frozenset(found)


def _guards(
    facts: KernelFacts, known: frozenset[Place], found: Mapping[Place, set[Role]]
) -> dict[str, tuple[Comparison, tuple[Place, ...]]]:
    """For each axis the comparison that bounds it: the one of fewest numbers, outside of loops."""
    chosen: dict[str, tuple[tuple[int, ...], Comparison, tuple[Place, ...]]] = {}
    for each in facts.comparisons:
        if not each.axes or each.flowing.loads():
            continue
        places = each.flowing.parameters() & known
        # A loop's length in a guard (``i + taps < n``) bounds no axis, unless nothing else does.
        bounds = {p for p in places if not found[p]} or places
        axis = each.axes[0]
        if len(bounds) > 1:
            bounds -= _margins(facts, each, axis, places) | _shares(facts, each, axis, places)
        if not bounds:
            continue
        has_thread = f"%tid.{axis}" in each.flowing.specials()
        rank = (len(each.axes), each.loop is not None, len(bounds), not has_thread, each.index)
        if axis not in chosen or rank < chosen[axis][0]:
            order = sorted(bounds, key=lambda place: _number(facts, place))
            chosen[axis] = rank, each, tuple(order)
    return {axis: (each, places) for axis, (_, each, places) in chosen.items()}


def _margins(
    facts: KernelFacts, each: Comparison, axis: str, places: Iterable[Place]
) -> set[Place]:
    """Numbers that leave fewer threads the larger they are: ``x + border < width - border``."""
    block = (32, 32, 32)

    def moved(thread: int, values: Mapping[Place, int]) -> int | None:
        where = [0, 0, 0]
        where[AXES.index(axis)] = thread
        specials = specials_of(block, thread=(where[0], where[1], where[2]))
        return Evaluation(facts.slicer, values, specials).difference(each.index)

    plain = dict.fromkeys(places, _ANY)
    first, second = moved(0, plain), moved(1, plain)
    if first is None or second is None or first == second:
        return set()
    found = set[Place]()
    for place in places:
        larger = moved(0, {**plain, place: _ANY + 1})
        if larger is not None and (larger - first) * (second - first) > 0:
            found.add(place)
    return found


def _shares(facts: KernelFacts, each: Comparison, axis: str, places: Iterable[Place]) -> set[Place]:
    """Numbers that say how much a block takes: ``blockIdx.x * (blockDim.x - 2 * border) < n``."""
    found = set[Place]()
    for place in places:
        taken = [per_block(facts, each.index, axis, (32, 32, 32), {place: n}) for n in _LINE]
        first, second, *others = taken
        if first is None or second is None or first == second:
            continue
        grows = second - first
        along = [abs(first + grows * (n - _LINE[0])) for n in _LINE[2:]]
        if others == along:
            found.add(place)
    return found


def _number(facts: KernelFacts, place: Place) -> tuple[int, int]:
    names = [each.name for each in facts.function.parameters]
    return names.index(place[0]), place[1]
