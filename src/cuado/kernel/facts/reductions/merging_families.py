"""What is merged with each other: sums that come of one accumulator, or go into one array.

Loops may accumulate several things, each by an operator of its own: the largest item, and how many
there are. They are apart if no instruction takes both, no array holds both, and no element of
global memory is updated by both.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.reductions.merging_operators import Operator, of_type
from cuado.kernel.facts.reductions.unused_atomics import reduction_at
from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import BITS, Space


class Families:
    """Instructions that are merged with each other.

    Args:
        kernel: the kernel.
        merged: instructions whose result is a sum, or merges sums, with their operators.
    """

    def __init__(self, kernel: Kernel, merged: Mapping[int, Operator]) -> None:
        self._kernel, self._merged = kernel, merged
        self._parent: dict[object, object] = {}

    def join(self, instructions: Iterable[int]) -> None:
        """Put together what is merged with each other, through registers and arrays."""
        values = self._kernel.code.effects
        for n in instructions:
            for array in self._kernel.shared.arrays:
                if n in array.accesses:
                    self._parent[self._of(n)] = self._of(array.key)
            for name in values[n].values:
                for each in definitions_of(self._kernel, name, n):
                    if each in self._merged:
                        self._parent[self._of(n)] = self._of(each)

    def operators_of(self, index: int) -> tuple[Operator, ...]:
        """The operators of what is merged with an instruction's result."""
        return self._operators(self._of(index))

    def family_of(self, index: int) -> object:
        """What stands for all that is merged with an instruction's result."""
        return self._of(index)

    def parts_in_arrays(self) -> Iterator[str]:
        """Accesses to arrays that hold sums by which a sum loses some of its bits."""
        # The lower byte of a sum is none of sums' lower bytes: what is carried counts in the rest.
        instructions = self._kernel.code.instructions
        for array in self._kernel.shared.arrays:
            bits = {each.bits for each in self._operators(self._of(array.key))}
            for n in sorted(array.accesses) if bits else ():
                if BITS.get(instructions[n].opcode.rpartition(".")[2]) not in bits:
                    yield f"{where(self._kernel, n)} takes a part of what a loop accumulates"

    def _operators(self, family: object) -> tuple[Operator, ...]:
        found = self._merged.items()
        return tuple(each for n, each in found if each.name and self._of(n) == family)

    def _of(self, member: object) -> object:
        while (parent := self._parent.get(member, member)) != member:
            member = parent
        return member


def mingled_updates(kernel: Kernel, ends: Iterable[int]) -> Iterator[str]:
    """Updates of global memory by different operators that may go to the same element."""
    updates = [
        (n, of_type(made.operator.name, made.operator.type))
        for n in sorted(ends)
        if kernel.space(n) is Space.GLOBAL and (made := reduction_at(kernel, n)) is not None
    ]
    for (one, by), (other, also) in combinations(updates, 2):
        if by != also and kernel.aliasing.may_alias(one, other):
            places = f"{where(kernel, one)} and {where(kernel, other)}"
            yield f"{places} may update the same element by different operators"
