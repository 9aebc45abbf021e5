"""Where the copies of a coarsened thread may diverge: at which branches, up to where.

A copy is what another thread, or the thread of another block, would do. Copies run in step: each
instruction is made for all of them before the next one. What is computed from what copies have in
common is the same in all of them, as long as they have come the same way. Where a branch may send
them different ways they *part*: from there on to where all ways meet again, a *region*, they
cannot be relied on to be in step, and what they write there may differ for good.

What is not in ``Agreement.differing`` is proved to be the same in all copies that run in step; the
reverse is not claimed.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import Access, Trait


@dataclass(frozen=True, slots=True)
class Region:
    """What copies may have to run one after another.

    Attributes:
        branches: instructions at which copies may part, in order.
        blocks: basic blocks from there to where the ways meet.
        meeting: the block where they meet; None if that is the kernel's end.
    """

    branches: tuple[int, ...]
    blocks: frozenset[int]
    meeting: int | None


class Agreement:
    """What copies of a kernel's thread agree on.

    Args:
        subject: the kernel.
        own: special registers that each copy has for itself: ``%ctaid.x``.
        spaces: memory that each copy has for itself: ``shared``, ``local``.
        is_settled: whether all threads of the launch go the same way at a branch.

    Attributes:
        differing: instructions whose results copies may not have in common.
        regions: where copies may not be in step; no two have a block in common.
        touching: instructions that read one of ``own``.
    """

    def __init__(
        self,
        kernel: Kernel,
        own: Iterable[str],
        spaces: frozenset[str],
        is_settled: Callable[[int], bool],
    ) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._flow, self._chains = kernel.slicer.flow, kernel.slicer.chains
        self._spaces, self._is_settled = spaces, is_settled
        self._pattern = re.compile("|".join(rf"(?<![\w$%]){re.escape(each)}\b" for each in own))
        self._post = post_dominators(self._flow)
        self.touching = frozenset(
            n
            for n, each in enumerate(self._code.instructions)
            if self._pattern.search(each.operand_text)
        )
        self.differing: set[int] = set()
        self.regions: tuple[Region, ...] = ()
        self._solve()

    def _solve(self) -> None:
        """Follow differences until there are no new ones."""
        code = self._code
        while True:
            self._left, before = cache(self._blocks_left), len(self.differing)
            # One after the other: what is found is known to those that follow, however many.
            for n in self._flow.in_order:
                if code.effects[n].writes and n not in self.differing and self._arises(n):
                    self.differing.add(n)
            regions = tuple(self._regions())
            if len(self.differing) == before and regions == self.regions:
                self._single = self._common()
                return
            self.regions = regions

    @property
    def parting(self) -> dict[int, Region]:
        """Branches at which copies may part, with their regions."""
        return {n: region for region in self.regions for n in region.branches}

    def is_in_step(self, index: int) -> bool:
        """True if an instruction is in no region."""
        block = self._flow.block_of[index]
        return not any(block in region.blocks for region in self.regions)

    def reads_alike(self, index: int) -> bool:
        """True if all that an instruction reads is the same in copies that are in step."""
        if index in self.touching:
            return False
        return not any(self._differs(name, index) for name in self._code.effects[index].reads)

    def has_one(self, key: Key) -> bool:
        """True if one register will do for all copies."""
        return key in self._single

    def _common(self) -> frozenset[Key]:
        """Registers that are only ever written in step, with the same in all copies."""
        written: dict[Key, bool] = {}
        for n, effects in enumerate(self._code.effects):
            for key in self._code.keys(effects.writes, n):
                alike = n not in self.differing and self.is_in_step(n)
                written[key] = written.get(key, True) and alike
        return frozenset(key for key, alike in written.items() if alike)

    def _arises(self, index: int) -> bool:
        """True if what an instruction writes may differ, as far as is known by now."""
        opcode = self._code.effects[index].opcode
        if not opcode.known or Trait.VOLATILE in opcode.traits:
            return True
        return opcode.access not in (None, Access.LOAD) or not self.reads_alike(index)

    def _differs(self, name: str, index: int) -> bool:
        """True if what an instruction reads may differ, special registers left aside."""
        symbol = self._code.symbol(name.partition(".")[0], index)
        if symbol is None:
            return False
        if symbol.variable.space != "reg":
            return symbol.variable.space in self._spaces
        found = self._chains.definitions.get((index, symbol.key), ())
        if not found or not self.differing.isdisjoint(found):
            return True
        blocks = {self._flow.block_of[n] for n in found}
        return any(
            not region.blocks.isdisjoint(blocks) and self._is_left(region, symbol.key, index)
            for region in self.regions
        )

    def _is_left(self, region: Region, key: Key, index: int) -> bool:
        """True if a register may still hold what a region left in it, where it is read."""
        block = self._flow.block_of[index]
        if block not in self._left(region, key):
            return False
        return not any(self._sets(n, key) for n in range(self._flow.blocks[block].first, index))

    def _blocks_left(self, region: Region, key: Key) -> frozenset[int]:
        """Blocks at whose start a register may hold what a region left in it."""
        found: set[int] = set()
        todo = [] if region.meeting is None else [region.meeting]
        while todo:
            number = todo.pop()
            if number in found:
                continue
            found.add(number)
            block = self._flow.blocks[number]
            if not any(self._sets(n, key) for n in range(block.first, block.last + 1)):
                todo += [each for each in block.successors if each != EXIT]
        return frozenset(found)

    def _sets(self, index: int, key: Key) -> bool:
        effects = self._code.effects[index]
        return effects.definite and key in self._code.keys(effects.writes, index)

    def _parts(self, index: int) -> bool:
        """True if copies may go different ways at an instruction."""
        guard = self._code.instructions[index].guard
        traits = self._code.effects[index].opcode.traits
        if not guard or not {Trait.BRANCH, Trait.EXIT} & traits:
            return False
        return self._differs(guard, index) and not self._is_settled(index)

    def _regions(self) -> Iterator[Region]:
        """Regions of all branches at which copies may part; those that overlap are made one."""
        reachable = self._flow.reachable()
        found = [
            self._region((index,), self._post[number])
            for number, block in enumerate(self._flow.blocks)
            if number in reachable and self._parts(index := block.last)
        ]
        while pair := next((p for p in combinations(found, 2) if self._overlap(*p)), None):
            one, other = pair
            meeting = self._later(one.meeting, other.meeting)
            branches = tuple(sorted({*one.branches, *other.branches}))
            found = [each for each in found if each not in pair]
            found.append(self._region(branches, meeting))
        yield from sorted(found, key=lambda region: region.branches)

    def _region(self, branches: tuple[int, ...], meeting: int | None) -> Region:
        blocks: set[int] = set()
        todo = [self._flow.block_of[n] for n in branches]
        first = set(todo)
        while todo:
            number = todo.pop()
            if number not in first:
                blocks.add(number)
            first.discard(number)
            following = (n for n in self._flow.blocks[number].successors if n != EXIT)
            todo += [n for n in following if n != meeting and n not in blocks]
        return Region(branches, frozenset(blocks), meeting)

    def _overlap(self, one: Region, other: Region) -> bool:
        first, second = (
            each.blocks | {self._flow.block_of[n] for n in each.branches} for each in (one, other)
        )
        return bool(one.blocks & second or other.blocks & first)

    def _later(self, one: int | None, other: int | None) -> int | None:
        """The later one of two blocks on a path to the end, which is None."""
        at = other
        while at is not None and at != one:
            at = self._post[at]
        return one if at == one else other
