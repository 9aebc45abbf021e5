"""Numbers as sums of multiples of the block's index and of the grid's size along one axis."""

from dataclasses import dataclass

from cuado.kernel.values.operations import operation_of
from cuado.ptx.semantics.opcode import BITS

_WORD = 32


@dataclass(frozen=True, slots=True)
class GridForm:
    """A number as ``of_block * b + of_grid * g + rest``; the rest may be unknown."""

    of_block: int
    of_grid: int
    rest: int | None

    @property
    def is_free(self) -> bool:
        """True if it depends on neither the block's index nor the grid's size."""
        return self.of_block == 0 == self.of_grid


UNKNOWN = GridForm(0, 0, None)
"""Some number that depends on neither."""


def is_plain(opcode: str) -> bool:
    """True if an operation is of whole integers, and cuts nothing off: none saturates or narrows.

    ``add.sat`` ends at the greatest number, ``add.cc`` carries on elsewhere, and ``cvt.u32.u16``
    leaves the low half.
    """
    operation = operation_of(opcode)
    bits = [BITS[each] for each in operation.types]
    is_whole = operation.is_integer and min(bits) >= _WORD and bits == sorted(bits, reverse=True)
    return is_whole and not operation.loses_bits


def computed(opcode: str, forms: list[GridForm]) -> GridForm | None:
    """The form of sums and products; unknown for other operations on grid-free operands."""
    name = operation_of(opcode).name if is_plain(opcode) else ""
    found = None
    match name, forms:
        case ("mov" | "cvt" | "cvta", [one]):
            found = one
        case "add", [one, other]:
            found = _sum(one, other)
        case "sub", [one, other]:
            found = _sum(one, _times(other, -1))
        case "mul", [one, other]:
            found = _product(one, other)
        case "mad", [one, other, third]:
            product = _product(one, other)
            found = None if product is None else _sum(product, third)
        case "shl", [one, GridForm(rest=int(bits))] if bits in range(_WORD):
            found = _times(one, 1 << bits)
        case _:
            found = UNKNOWN if all(form.is_free for form in forms) else None
    return found


def _sum(one: GridForm, other: GridForm) -> GridForm:
    rest = None if one.rest is None or other.rest is None else one.rest + other.rest
    return GridForm(one.of_block + other.of_block, one.of_grid + other.of_grid, rest)


def _times(one: GridForm, factor: int) -> GridForm:
    rest = None if one.rest is None else factor * one.rest
    return GridForm(factor * one.of_block, factor * one.of_grid, rest)


def _product(one: GridForm, other: GridForm) -> GridForm | None:
    for form, factor in ((one, other), (other, one)):
        if factor.is_free and factor.rest is not None:
            return _times(form, factor.rest)
    return UNKNOWN if one.is_free and other.is_free else None
