"""Values for a kernel's whole numbers: those of the case, and small ones for two trial launches.

Trial sizes are small multiples of 32 of which no two have a common factor besides, so that one
product of them only fits the bytes that are touched.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.guesses import hints
from cuado.guesses.kernel_facts import Place
from cuado.guesses.plan import usable_name
from cuado.guesses.roles import Role, Roles
from cuado.guesses.steps import Step, fixed
from cuado.ptx.semantics.opcode import BITS

BLOCKS = 4096
"""Blocks of a case: more than any chip holds at once, of 256 threads a million."""
_PRIMES = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)
_UNIT, _SMALL_UNIT = 32, 16
_FEW = 4
_BITS = 16
"""A power of two."""
_SHARE = 8
"""What a number counts that a block takes several times: tiles of a block, items of a thread."""
_MASK, _TRIAL_MASKS = (1 << 20) - 1, ((1 << 8) - 1, (1 << 10) - 1)
"""Places of a table, a power of two, less one."""
_DIVIDED = 8
"""Unit of what one index is divided by: the extent of that index is several times as large."""
_MOST_NEAR = 16
"""Numbers that are small enough for trials, nearly as they are."""
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


@dataclass(frozen=True, slots=True)
class Few:
    """What has to be small.

    Attributes:
        loops: whether loops are short whatever their numbers are called.
        names: further numbers.
    """

    loops: bool = False
    names: frozenset[str] = frozenset()


NOT_FEW = Few()


def sizes(
    numbers: tuple[Number, ...],
    roles: Roles,
    steps: Mapping[str, Step],
    free: Mapping[str, str],
    given: Mapping[str, int],
    *,
    few: Few = NOT_FEW,
    whole: Mapping[str, int] | None = None,
) -> Sizes:
    """Values for all constants.

    Args:
        numbers: those of the kernel.
        roles: what they are for.
        steps: for each guarded axis, what a block adds to what is compared.
        free: constants for the blocks along axes without a guard, by axis.
        given: values by name that somebody stated.
        few: numbers that have to be small.
        whole: numbers along whose axis nothing ends the last block, and how much a block takes:
            they are multiples of it.
    """
    final: dict[str, int] = {}
    two: tuple[dict[str, int], dict[str, int]] = ({}, {})
    kernel = _Kernel(roles, steps, len(roles.guards) + len(free), _unit(numbers, roles))
    shares = frozenset[str]().union(*(step.names for step in steps.values()))
    # What a block takes depends on these: they come first.
    order = sorted(enumerate(numbers), key=lambda each: each[1].name not in shares)
    for n, number in order:
        value, trial = (
            _share(number, n)
            if number.name in shares | few.names
            else kernel.size(number, n, (final, *two))
        )
        if few.loops and roles.main(number.place) in {Role.LENGTH, Role.COUNT}:
            value, trial = _FEW, (_FEW - 1, _FEW)
        if whole is not None and (step := whole.get(number.name)):
            value = max(1, value // step) * step
            trial = step * _primes(n)[0], step * _primes(n)[1]
        value = given.get(number.name, min(value, _largest(number)))
        if number.name in given and roles.main(number.place) is not Role.EXTENT:
            trial = min(trial[0], max(1, value - 1)), min(trial[1], max(1, value))
        final[number.name] = value
        for into, each in zip(two, trial, strict=True):
            into[number.name] = each
    final = {each.name: final[each.name] for each in numbers}
    for n, (axis, name) in enumerate(free.items(), len(numbers)):
        final[name] = given.get(name, _free(axis, kernel.dimensions))
        for into, each in zip(two, _primes(n), strict=True):
            into[name] = each
    return Sizes(final, two)


def _share(number: Number, n: int) -> tuple[int, tuple[int, int]]:
    """The value in a case, and in two trials, of a number that says how much a block takes."""
    few = hints.length(number.name)
    value = _SHARE if few is None else few
    return value, _near(min(value, _MOST_NEAR), n)


def _largest(number: Number) -> int:
    """The largest power of two that a number of its type can be."""
    return 1 << (BITS[number.type] - 1 - (number.type[0] == "s"))


def _unit(numbers: tuple[Number, ...], roles: Roles) -> int:
    multiplying = sum(roles.main(each.place) in {Role.EXTENT, Role.LENGTH} for each in numbers)
    return _SMALL_UNIT if multiplying >= _MANY else _UNIT


def _primes(n: int) -> tuple[int, int]:
    """Two primes for the n-th constant: no other constant has the same in the same trial."""
    return _PRIMES[n % len(_PRIMES)], _PRIMES[(n + 2) % len(_PRIMES)]


@dataclass(frozen=True, slots=True)
class _Kernel:
    """What the sizes of a kernel depend on."""

    roles: Roles
    steps: Mapping[str, Step]
    dimensions: int
    unit: int

    def size(
        self, number: Number, n: int, known: tuple[Mapping[str, int], ...]
    ) -> tuple[int, tuple[int, int]]:
        """The value of the n-th number in a case, and in two trials.

        Args:
            number: it.
            n: its position.
            known: what is known of the others in each of the three.
        """
        role = self.roles.main(number.place)
        hinted = hints.length(number.name)
        if role is not Role.EXTENT and hints.is_mask(number.name):
            return _MASK, _TRIAL_MASKS
        if role is Role.EXTENT:
            return self._extent(number, n, hinted, known)
        if role is Role.STRIDE:
            return self._stride(number, n, hinted)
        if hinted is not None and role not in {Role.BITS, Role.EQUAL}:
            return hinted, _near(hinted, n)
        prime, other = _primes(n)
        if role is Role.OTHER and (side := hints.side(number.name)) is not None:
            return side, (2 * prime, 2 * other)
        stated = hints.whole(number.name)
        value = _OTHER if stated is None else stated
        by_role: dict[Role, tuple[int, tuple[int, int]]] = {
            Role.BITS: (_BITS, (_BITS // 2, _BITS)),
            Role.EQUAL: (1, (1, 1)),
            Role.COUNT: (_COUNT, (3, 5)),
            Role.LENGTH: (_LENGTH, (self.unit * prime, self.unit * other)),
            Role.RANGE: (_RANGE, (_UNIT * prime, _UNIT * other)),
        }
        return by_role.get(role, (value, (value, value)))

    def _extent(
        self, number: Number, n: int, hinted: int | None, known: tuple[Mapping[str, int], ...]
    ) -> tuple[int, tuple[int, int]]:
        axis = next(
            axis for axis, (_, places) in self.roles.guards.items() if number.place in places
        )
        joint, step = len(self.roles.guards[axis][1]), self.steps.get(axis, fixed(1))
        final, *trials = (step.items(each) for each in known)
        value = _extent(final, self.dimensions, joint, hinted)
        if Role.LENGTH in self.roles.of[number.place]:
            value = min(value, _SQUARE)  # Each thread walks through all of them.
        # Several blocks, the last one not full.
        one, other = (max(self.unit, t // 2) if joint == 1 else self.unit for t in trials)
        prime, further = _primes(n)
        return value, (one * prime, other * further)

    def _stride(self, number: Number, n: int, hinted: int | None) -> tuple[int, tuple[int, int]]:
        stated = hints.whole(number.name)
        if stated is not None:
            return stated, (stated, stated)
        value = hinted or _STRIDE
        unit = self.unit if self.dimensions > 1 else _DIVIDED
        prime, other = _primes(n)
        return value, _near(value, n) if hinted else (unit * prime, unit * other)


def _extent(step: int, dimensions: int, joint: int, hinted: int | None) -> int:
    """A size along an axis of the grid, of which others may share the threads."""
    if hinted is not None and step == 1 and dimensions > 1:
        return hinted
    power: float = BLOCKS ** (1 / max(1, dimensions))
    along = round(power)
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
    if value <= _MOST_NEAR:
        return max(1, value - 1), value + 1
    prime, other = _primes(n)
    return _UNIT // 2 * prime, _UNIT // 2 * other


def named(numbers: list[tuple[Place, str, str]]) -> tuple[Number, ...]:
    """Numbers with names that expressions may use: the member's own where it is the only one."""
    short = [usable_name(name.rpartition(".")[2]) for _, name, _ in numbers]
    made = []
    for (place, name, kind), one in zip(numbers, short, strict=True):
        made.append(Number(place, one if short.count(one) == 1 else usable_name(name), kind))
    return tuple(made)
