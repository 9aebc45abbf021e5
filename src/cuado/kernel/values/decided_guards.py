"""Guards that all threads of a launch decide alike in every iteration, by linear forms.

``k0 + threadIdx.x < n`` in a loop over ``k0`` holds for all threads if the largest ``k0`` of the
known number of iterations, and the last thread, are below ``n``: the difference of both sides, as a
linear form of indices and iterations, has bounds on one side of 0.
"""

from cuado.kernel.facts.loops.counted_loops import writes_truth, written_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import Interval
from cuado.kernel.values.iteration_forms import forms_of, scaled
from cuado.kernel.values.linear_forms import added
from cuado.kernel.values.operations import ALIASES
from cuado.ptx.syntax.operands import Name, Operand

_DEEPEST = 8
"""Predicates that a predicate is made of."""
_RANGES = {
    f"{sign}{bits}": (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    if sign == "s"
    else (0, (1 << bits) - 1)
    for sign in "su"
    for bits in (32, 64)
}
"""Numbers of the types that are compared."""


def decided_guard(kernel: Kernel, name: str, index: int, depth: int = 0) -> bool | None:
    """The truth of a predicate where an instruction reads it, if all threads agree on it always.

    Args:
        kernel: the kernel and its launch.
        name: the predicate.
        index: the instruction.
        depth: how many predicates are made of this one.
    """
    made = written_by(kernel, name, index)
    if made is None or depth > _DEEPEST:
        return None
    instruction = kernel.code.instructions[made]
    words = instruction.opcode.split(".")
    if words[-1] == "pred" and len(words) == 2:
        parts = [_part(kernel, each, made, depth) for each in instruction.operands[1:]]
        return _combined(words[0], parts)
    if words[0] != "setp" or len(words) != 3 or len(instruction.operands) != 3:
        return None
    if not writes_truth(kernel, made, name):
        return None
    _, one, other = instruction.operands
    gap = _gap(kernel, one, other, made, words[2])
    return None if gap is None else _compared(ALIASES.get(words[1], words[1]), gap)


def _part(kernel: Kernel, operand: Operand, index: int, depth: int) -> bool | None:
    return (
        decided_guard(kernel, operand.text, index, depth + 1) if isinstance(operand, Name) else None
    )


def _combined(operator: str, parts: list[bool | None]) -> bool | None:
    """The truth of a combination, of which not all parts need be known."""
    match operator, parts:
        case "not", [bool(only)]:
            return not only
        case "mov", [bool(only)]:
            return only
        case "or", [_, _]:
            return True if True in parts else None if None in parts else False
        case "and", [_, _]:
            return False if False in parts else None if None in parts else True
    return None


def _gap(kernel: Kernel, one: Operand, other: Operand, index: int, type_: str) -> Interval | None:
    """The bounds of the first of two numbers less the second; None if they are not known."""
    forms = forms_of(kernel)
    first, second = forms.operand(one, index), forms.operand(other, index)
    if first is None or second is None or type_ not in _RANGES:
        return None
    # Forms are what registers hold up to multiples of their size: of numbers of the type it is the
    # same. An immediate may be written as one of another type.
    least, most = _RANGES[type_]
    for low, high in (forms.bounds(first), forms.bounds(second)):
        if low < least or high > most:
            return None
    return forms.bounds(added(first, scaled(second, -1)))


def _compared(relation: str, gap: Interval) -> bool | None:
    """The truth of a comparison, by the bounds of the difference; None if they do not decide."""
    low, high = gap
    holds, fails = {
        "lt": (high < 0, low >= 0),
        "le": (high <= 0, low > 0),
        "gt": (low > 0, high <= 0),
        "ge": (low >= 0, high < 0),
        "eq": (low == high == 0, low > 0 or high < 0),
        "ne": (low > 0 or high < 0, low == high == 0),
    }.get(relation, (False, False))
    return True if holds else False if fails else None
