"""Values for a kernel's whole numbers: those of the case, and small ones for two trial launches.

Trial sizes are small multiples of 32 of which no two have a common factor besides, so that a formula
of the touched bytes fits one product of them only.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.guesses import hints
from cuado.guesses.kernel_facts import Place
from cuado.guesses.plan import usable_name
from cuado.guesses.roles import Role, Roles

BLOCKS = 4096
"""Blocks of a case: more than any chip holds at once, of 256 threads a million."""
_PRIMES = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
_UNIT, _SMALL_UNIT = 32, 16
_DIVIDED = 8
"""Unit of what one index is divided by: the extent of that index is several times as large."""
_MANY = 3
"""Numbers that multiply from which smaller units do."""
_LENGTH, _COUNT, _RANGE, _STRIDE, _OTHER, _SQUARE = 512, 32, 256, 1024, 1, 16384


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number that a launch has to give.

    Attributes:
        place: the parameter, and the byte in it.
        name: of the constant in the case.
        type: as PTX names it.
    """

    place: Place
    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Sizes:
    """Values by constant: of the case, and of two trials."""

    final: Mapping[str, int]
    trials: tuple[Mapping[str, int], Mapping[str, int]]


def sizes(
    numbers: tuple[Number, ...],
    roles: Roles,
    steps: Mapping[str, int],
    free: Mapping[str, str],
    given: Mapping[str, int],
) -> Sizes:
    """Values for all constants.

    Args:
        numbers: those of the kernel.
        roles: what they are for.
        steps: for each guarded axis, what a block adds to what is compared.
        free: constants for the blocks along axes without a guard, by axis.
        given: values by name that somebody stated.
    """
    final: dict[str, int] = {}
    small: tuple[dict[str, int], dict[str, int]] = ({}, {})
    axes = {place: axis for axis, (_, places) in roles.guards.items() for place in places}
    dimensions = len(roles.guards) + len(free)
    multiplying = sum(roles.main(each.place) in {Role.EXTENT, Role.LENGTH} for each in numbers)
    unit = _SMALL_UNIT if multiplying >= _MANY else _UNIT
    for n, number in enumerate(numbers):
        role = roles.main(number.place)
        prime, other = _PRIMES[n % len(_PRIMES)], _PRIMES[(n + 2) % len(_PRIMES)]
        hinted = hints.length(number.name)
        if role is Role.EXTENT:
            axis = axes[number.place]
            joint = len(roles.guards[axis][1])
            value = _extent(steps.get(axis, 1), dimensions, joint, hinted)
            if Role.LENGTH in roles.of[number.place]:
                value = min(value, _SQUARE)  # Each thread walks through all of them.
            # Several blocks, the last one not full.
            own = max(unit, steps.get(axis, 1) // 2) if joint == 1 else unit
            trial = own * prime, own * other
        elif hinted is not None and role is not Role.STRIDE:
            value, trial = hinted, _near(hinted, n)
        elif role is Role.LENGTH:
            value, trial = _LENGTH, (unit * prime, unit * other)
        elif role is Role.COUNT:
            value, trial = _COUNT, (3, 5)
        elif role is Role.RANGE:
            value, trial = _RANGE, (_UNIT * prime, _UNIT * other)
        elif role is Role.STRIDE:
            value = hinted or _STRIDE
            trial = _near(value, n) if hinted else (_DIVIDED * prime, _DIVIDED * other)
            if dimensions > 1:
                trial = unit * prime, unit * other
            if (stated := hints.whole(number.name)) is not None:
                value, trial = stated, (stated, stated)
        else:
            stated = hints.whole(number.name)
            value = _OTHER if stated is None else stated
            trial = value, value
        final[number.name] = given.get(number.name, value)
        for into, each in zip(small, trial, strict=True):
            into[number.name] = each
    for n, (axis, name) in enumerate(free.items()):
        final[name] = given.get(name, _free(axis, dimensions))
        for into, shift in zip(small, (0, 2), strict=True):
            into[name] = _PRIMES[(len(numbers) + n + shift) % len(_PRIMES)]
    return Sizes(final, small)


def _extent(step: int, dimensions: int, joint: int, hinted: int | None) -> int:
    """A size along an axis of the grid, of which others may share the threads."""
    if hinted is not None and step == 1 and dimensions > 1:
        return hinted
    along = round(BLOCKS ** (1 / max(1, dimensions)))
    total = max(step, 1) * along
    if joint > 1:
        if hinted is not None:
            return hinted
        return 1 << round((total.bit_length() - 1) / joint)
    return total


def _free(axis: str, dimensions: int) -> int:
    if dimensions == 1:
        return BLOCKS
    return 64 if dimensions == 2 and axis != "z" else 16


def _near(value: int, n: int) -> tuple[int, int]:
    """Two trial sizes near one that a name suggests."""
    if value <= 16:
        return max(1, value - 1), value + 1
    return _UNIT // 2 * _PRIMES[n % 4], _UNIT // 2 * _PRIMES[(n + 2) % 4]


def named(numbers: list[tuple[Place, str, str]]) -> tuple[Number, ...]:
    """Numbers with names that expressions may use: the member's own where it is the only one."""
    short = [usable_name(name.rpartition(".")[2]) for _, name, _ in numbers]
    made = []
    for (place, name, kind), one in zip(numbers, short, strict=True):
        made.append(Number(place, one if short.count(one) == 1 else usable_name(name), kind))
    return tuple(made)
