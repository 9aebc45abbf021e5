"""Constants that sums begin with, or that stand for no item where sums are merged.

0 changes no sum, and no ``or`` or ``xor``. Of an idempotent operator any constant will do: each
thread begins with it, and it counts once however many threads there are. But which one a thread
begins with must not depend on its items, or on whether it has any: with another number of blocks
other threads have some, and a constant counts that did not.
"""

from collections.abc import Collection, Iterator

from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.reductions.merging_families import Families
from cuado.kernel.facts.reductions.merging_operators import IDEMPOTENT
from cuado.kernel.kernel import Kernel
from cuado.ptx.syntax.operands import Immediate, rendered

_MOST_COPIES = 4


class Begins:
    """The constants of one kernel's sums.

    Args:
        kernel: the kernel.
        inside: instructions of the loops that accumulate: those set back what came before.
        families: what is merged with each other.
    """

    def __init__(self, kernel: Kernel, inside: Collection[int], families: Families) -> None:
        self._kernel, self._inside, self._families = kernel, inside, families
        self._found: dict[object, dict[int, object]] = {}
        """Of each family: the instructions that set, or use, a constant, and the constant."""

    def is_one(self, index: int, user: int) -> bool:
        """True if an instruction sets a constant that may stand for no item where another one uses
        it, or copies one.
        """
        return self._is_one(index, user, _MOST_COPIES)

    def _is_one(self, index: int, user: int, copies: int) -> bool:
        instruction = self._kernel.code.instructions[index]
        if index in self._inside or instruction.base != "mov" or instruction.guard:
            return False
        value = instruction.operands[1]
        if isinstance(value, Immediate):
            return self._stands_for_none(value.value, user, index)
        found = definitions_of(self._kernel, rendered(value), index)
        is_known = bool(found) and copies > 0
        if is_known and all(self._is_one(n, user, copies - 1) for n in found):
            # Of a copy too it counts who makes it.
            self._of(user).setdefault(index, None)
            return True
        return False

    def stands_for_none(self, value: object, index: int) -> bool:
        """True if an instruction's immediate operand may stand for no item."""
        return self._stands_for_none(value, index, index)

    def _stands_for_none(self, value: object, user: int, where: int) -> bool:
        names = {each.name for each in self._families.operators_of(user)}
        # What is only moved has no operator that says so.
        is_idempotent = bool(names) and names <= IDEMPOTENT
        if not isinstance(value, int | float) or not (value == 0 or is_idempotent):
            return False
        if is_idempotent:
            self._of(user)[where] = value
        return True

    def _of(self, user: int) -> dict[int, object]:
        return self._found.setdefault(self._families.family_of(user), {})

    def chosen(self) -> Iterator[int]:
        """Instructions that set one of several constants of a family: who makes them, counts."""
        for constants in self._found.values():
            if len({*constants.values()} - {None}) > 1:
                yield from sorted(constants)
