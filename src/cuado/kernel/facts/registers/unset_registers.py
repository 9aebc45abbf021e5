"""Registers that nothing may have written yet where an instruction reads them.

Compilers leave them where a program has no first value: ``int at; for (...) { if (i > 0) use(at);
at = ...; }``. What reads such a register is then not behind the write in its iteration: it reads
what an earlier one has left there.
"""

from collections.abc import Iterable

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.analysis.graph import reverse_postorder
from cuado.ptx.analysis.loops import loops_of


class UnsetRegisters:
    """What may be unset in one function: solved once, over its blocks.

    Args:
        code: the function.
        flow: its control flow; with fewer edges, fewer paths count.
    """

    def __init__(self, code: Code, flow: Flow) -> None:
        self._code, self._flow = code, flow
        self._bits: dict[Key, int] = {}
        self._first: dict[tuple[int, Key], int] = {}
        """The first instruction of a block that surely writes a register."""
        self._written = [self._writes(number) for number in range(len(flow.blocks))]
        self._unset = self._solved()
        self._repeated = frozenset[int]().union(*(each.blocks for each in loops_of(flow)))

    def may_be_older(self, key: Key, index: int, definitions: Iterable[int]) -> bool:
        """True if a register may have what an earlier iteration has written, not the last one.

        Where no path leads to the read past all writes, one of them is made in each iteration
        before it is read there, or before the iteration ends.
        """
        is_repeated = any(self._flow.block_of[n] in self._repeated for n in definitions)
        return is_repeated and self(key, index)

    def __call__(self, key: Key, index: int) -> bool:
        """True if a path from the entry leads to an instruction without a write of a register."""
        number = self._flow.block_of[index]
        if self._first.get((number, key), index) < index:
            return False
        bit = self._bits.get(key, 0)
        return not bit or bool(self._unset[number] & bit)

    def _writes(self, number: int) -> int:
        """The registers that a block surely writes, as bits: under a guard it may not."""
        found, block = 0, self._flow.blocks[number]
        for n in range(block.first, block.last + 1):
            if self._code.effects[n].definite:
                for key in self._code.keys(self._code.effects[n].writes, n):
                    found |= self._bits.setdefault(key, 1 << len(self._bits))
                    self._first.setdefault((number, key), n)
        return found

    def _solved(self) -> list[int]:
        """The registers that may be unset where each block begins: everything, at the entry."""
        unset = [0] * len(self._flow.blocks)
        if unset:
            unset[0] = (1 << len(self._bits)) - 1
        order = reverse_postorder(self._flow.successors, 0) if unset else []
        changed = True
        while changed:
            changed = False
            for number in order:
                behind = unset[number] & ~self._written[number]
                for each in self._flow.blocks[number].successors:
                    if each != EXIT and behind & ~unset[each]:
                        unset[each] |= behind
                        changed = True
        return unset
