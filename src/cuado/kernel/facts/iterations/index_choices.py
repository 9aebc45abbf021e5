"""Whether branches by the block's index choose what loops compute with.

``if (blockIdx.x < 2) k = x[0];`` before a grid-stride loop gives its items another factor in some
blocks than in others. That a branch decides whether a block comes to the loop at all is another
thing: in the loop it is known how it went. So a register that is read with several definitions is
chosen by a branch that one of them depends on if both ways of the branch lead to where it is read.
So is what a loop before it carries that such a branch goes on with, or ends. And branches on what
is chosen choose as those by the index do, and must not decide who comes to the loop.
"""

from collections.abc import Collection, Iterator

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space

_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_BRANCHING = frozenset({"bra", "brx"})
_OF_BLOCK = frozenset({Space.SHARED, Space.LOCAL, Space.GENERIC})


class IndexChoices:
    """What some branches choose.

    Args:
        kernel: the kernel.
        branches: those by the block's index.
        loops: of which it is asked.
    """

    def __init__(self, kernel: Kernel, branches: Collection[int], loops: Collection[Loop]) -> None:
        self._kernel, self._branches = kernel, frozenset(branches)
        self._flow, self._chains = kernel.slicer.flow, kernel.slicer.chains
        self._loop_of = {n: each for each in loops for n in instructions_of(kernel, each)}
        self._headers = {each.header for each in loops}
        self._others = [each for each in loops_of(self._flow) if each not in loops]
        self._deciding: dict[int, frozenset[int]] = {}
        self._behind: dict[int, frozenset[int]] = {}

    def first(self) -> str:
        """Where a loop computes with what such a branch has chosen, or where it is decided by that
        who comes to a loop; empty if nowhere.
        """
        chosen, ahead = frozenset[int](), self._branches
        while ahead:
            self._branches |= ahead
            self._deciding.clear()
            chosen |= self._with_users([n for n in self._every() if self._is_chosen(n)])
            while more := [*self._loads_of(chosen)]:
                chosen |= self._with_users(more)
            instructions = self._kernel.code.instructions
            branches = frozenset(n for n in chosen if instructions[n].base in _BRANCHING)
            ahead = branches - self._branches
        firsts = [self._flow.blocks[each].first for each in self._headers]
        coming = [n for each in firsts for n in self._every_decider(each)]
        inside = sorted(chosen.intersection((*self._loop_of, *coming)))
        return where(self._kernel, inside[0]) if inside else ""

    def _every(self) -> range:
        return range(len(self._kernel.code.instructions))

    def _with_users(self, chosen: list[int]) -> frozenset[int]:
        found, todo = set[int](), chosen
        while todo:
            n = todo.pop()
            if n not in found:
                found.add(n)
                todo += self._chains.users.get(n, ())
        return frozenset(found)

    def _is_chosen(self, index: int) -> bool:
        """True if a branch decides which definition of something an instruction reads."""
        code, loop = self._kernel.code, self._loop_of.get(index)
        for key in code.keys(code.effects[index].reads, index):
            found = self._chains.definitions.get((index, key), ())
            # What a loop carries is looked at elsewhere: counters and sums.
            is_carried = loop is not None and any(self._loop_of.get(n) is loop for n in found)
            if len(found) < 2 or is_carried:
                continue
            if any(self._meet_at(b, index) for n in found for b in self._deciders(n)):
                return True
            if any(self._goes_around(found, index, each) for each in self._others):
                return True
        return False

    def _goes_around(self, found: Collection[int], index: int, loop: Loop) -> bool:
        """True if an instruction reads what a loop carries that such a branch goes on with."""
        block_of = self._flow.block_of
        inside = [n for n in found if block_of[n] in loop.blocks]
        return block_of[index] in loop.blocks and any(
            block_of[b] in loop.blocks for n in inside for b in self._deciders(n)
        )

    def _loads_of(self, chosen: frozenset[int]) -> Iterator[int]:
        """Other loads from memory of the block to which blocks may have written otherwise."""
        kernel, effects = self._kernel, self._kernel.code.effects
        stores = [
            n
            for n, each in enumerate(effects)
            if each.opcode.access in _WRITING
            and kernel.space(n) in _OF_BLOCK
            and (n in chosen or self._is_made_by_some(n))
        ]
        for n in self._every() if stores else ():
            is_read = effects[n].opcode.access not in (None, Access.STORE) and n not in chosen
            if is_read and any(kernel.aliasing.may_alias(each, n) for each in stores):
                yield n

    def _is_made_by_some(self, store: int) -> bool:
        """True if some of the blocks that come to a loop make a store, and others do not."""
        return any(
            all(self._headers & self._reached(way) for way in self._ways(branch))
            for branch in self._deciders(store)
        )

    def _deciders(self, index: int) -> frozenset[int]:
        """The branches that decide whether an instruction is made, by way of others too."""
        block = self._flow.block_of[index]
        if block not in self._deciding:
            self._deciding[block] = self._branches & self._every_decider(index)
        return self._deciding[block]

    def _every_decider(self, index: int) -> set[int]:
        found, todo = set[int](), self._kernel.slicer.deciders_of(index)
        while todo:
            n = todo.pop()
            if n not in found:
                found.add(n)
                todo += self._kernel.slicer.deciders_of(n)
        return found

    def _ways(self, branch: int) -> list[int]:
        block = self._flow.block_of[branch]
        return [each for each in self._flow.successors[block] if each != EXIT]

    def _meet_at(self, branch: int, index: int) -> bool:
        """True if several ways of a branch lead to an instruction."""
        block = self._flow.block_of[index]
        return sum(block in self._reached(way) for way in self._ways(branch)) > 1

    def _reached(self, block: int) -> frozenset[int]:
        if block not in self._behind:
            found, todo = {block}, [block]
            while todo:
                for each in self._flow.successors[todo.pop()]:
                    if each != EXIT and each not in found:
                        found.add(each)
                        todo.append(each)
            self._behind[block] = frozenset(found)
        return self._behind[block]
