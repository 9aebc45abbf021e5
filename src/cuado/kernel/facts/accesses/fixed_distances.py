"""Addresses in one basic block that are a fixed number of bytes apart, whatever they count from.

Accesses may count from different registers: ``a[2 * i]`` and ``a[2 * i + 1]`` after a compiler has
computed both indices. Their addresses are compared as linear forms. A term counts only if it has
one value at all accesses of the block: an index of the thread, a pointer, the number of an
iteration, or a result that no loop computes again.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Term
from cuado.ptx.analysis.loops import loops_of

_INDICES = ("%tid.", "%ctaid.")
_FIXED = frozenset({"pointer", "variable", "turn"})
_FARTHEST = 1 << 62
"""Bytes: two numbers below differ by less than addresses have, which are modulo 2**64."""


@dataclass(frozen=True, slots=True)
class FixedAddress:
    """An address, in bytes from something that does not change within a basic block.

    Attributes:
        block: the basic block.
        start: what it counts from; two of these are compared for equality only.
        bytes: from there.
    """

    block: int
    start: Hashable
    bytes: int


def fixed_address(kernel: Kernel, index: int) -> FixedAddress | None:
    """The address of an access; None if it is not of that form."""
    form = forms_of(kernel).address(index)
    if form is None or not form.terms or abs(form.number) >= _FARTHEST:
        return None
    if not all(_is_fixed(kernel, term) for term, _ in form.terms):
        return None
    return FixedAddress(kernel.slicer.flow.block_of[index], form.terms, form.number)


def _is_fixed(kernel: Kernel, term: Term) -> bool:
    """True if a term has one value at all accesses of a basic block that reads it."""
    match term:
        case Term(kind="special", what=str(name)):
            return name.startswith(_INDICES)
        case Term(kind="value", what=int(index)):
            block = kernel.slicer.flow.block_of[index]
            return not any(block in loop.blocks for loop in loops_of(kernel.slicer.flow))
    return term.kind in _FIXED
