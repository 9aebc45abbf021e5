"""Where the copies of a coarsened thread may diverge: at which branches, and up to which block.

A copy does the work of another thread, or of the thread of another block. Copies run in step: each
instruction is made for all of them before the next one. A result of common values is the same in
all copies, as long as they took the same path. Where a branch may send them along different edges
they *diverge*: from there to the block where all paths reconverge, a *region*, they need not be in
step, and registers that they write there may differ from then on.

The result of an instruction that is not in ``Agreement.differing`` is proved to be the same in all
copies that run in step; the converse is not claimed.
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
    """Blocks that copies may have to run one after another.

    Attributes:
        branches: instructions at which copies may diverge, in order.
        blocks: basic blocks from there to where the paths reconverge.
        reconvergence: the block where they reconverge; None if that is the kernel's end.
    """

    branches: tuple[int, ...]
    blocks: frozenset[int]
    reconvergence: int | None


class Agreement:
    """The values and branches that copies of a kernel's thread agree on.

    Args:
        kernel: the kernel.
        own: special registers that each copy has for itself: ``%ctaid.x``.
        spaces: memory that each copy has for itself: ``shared``, ``local``.
        is_settled: whether all threads of the launch take the same edge at a branch.
        is_alike: whether an instruction's result is known to be the same in all copies.

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
        is_alike: Callable[[int], bool] = lambda _: False,
    ) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._flow, self._chains = kernel.slicer.flow, kernel.slicer.chains
        self._spaces, self._is_settled, self._is_alike = spaces, is_settled, is_alike
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
        """Propagate differences until there are no new ones."""
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
    def diverging(self) -> dict[int, Region]:
        """Branches at which copies may diverge, with their regions."""
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

    def is_made_once(self, index: int) -> bool:
        """True if one copy's result, or effect, is that of all copies that are in step."""
        return self.reads_alike(index) or self._is_alike(index)

    def has_one(self, key: Key) -> bool:
        """True if one register suffices for all copies."""
        return key in self._single

    def _common(self) -> frozenset[Key]:
        """Registers that are written only in step, and with the same value in all copies."""
        # One write that differs, or that is made out of step, gives each copy a register of its
        # own.
        written: dict[Key, bool] = {}
        for n, effects in enumerate(self._code.effects):
            for key in self._code.keys(effects.writes, n):
                alike = n not in self.differing and self.is_in_step(n)
                written[key] = written.get(key, True) and alike
        return frozenset(key for key, alike in written.items() if alike)

    def _arises(self, index: int) -> bool:
        """True if an instruction's result may differ between copies, as far as is known so far."""
        opcode = self._code.effects[index].opcode
        if self._is_alike(index):
            return False
        if not opcode.known or Trait.VOLATILE in opcode.traits:
            return True
        # Atomics and exchanges return what other threads did; plain results follow the operands.
        return opcode.access not in (None, Access.LOAD) or not self.reads_alike(index)

    def _differs(self, name: str, index: int) -> bool:
        """True if a name's value may differ between copies, special registers left aside."""
        symbol = self._code.symbol(name.partition(".")[0], index)
        if symbol is None:
            return False
        if symbol.variable.space != "reg":
            return symbol.variable.space in self._spaces
        # A read differs if a definition does, or if a definition lies in a region from which its
        # value survives: copies that left the region at different times hold different ones.
        found = self._chains.definitions.get((index, symbol.key), ())
        if not found or not self.differing.isdisjoint(found):
            return True
        blocks = {self._flow.block_of[n] for n in found}
        return any(
            not region.blocks.isdisjoint(blocks) and self._is_left(region, symbol.key, index)
            for region in self.regions
        )

    def _is_left(self, region: Region, key: Key, index: int) -> bool:
        """True if a register may still hold a region's value where an instruction reads it."""
        block = self._flow.block_of[index]
        if block not in self._left(region, key):
            return False
        return not any(self._sets(n, key) for n in range(self._flow.blocks[block].first, index))

    def _blocks_left(self, region: Region, key: Key) -> frozenset[int]:
        """Blocks at whose start a register may still hold a region's value."""
        found: set[int] = set()
        # The value survives from the reconvergence block along all paths, up to a block that surely
        # writes the register anew.
        todo = [] if region.reconvergence is None else [region.reconvergence]
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
        """True if copies may take different edges at an instruction."""
        guard = self._code.instructions[index].guard
        traits = self._code.effects[index].opcode.traits
        if not guard or not {Trait.BRANCH, Trait.EXIT} & traits:
            return False
        return self._differs(guard, index) and not self._is_settled(index)

    def _regions(self) -> Iterator[Region]:
        """Regions of all branches at which copies may diverge; overlapping ones are merged."""
        reachable = self._flow.reachable()
        found = [
            self._region((index,), self._post[number])
            for number, block in enumerate(self._flow.blocks)
            if number in reachable and self._parts(index := block.last)
        ]
        # The branch of one region inside another one would need copies of copies, so both become
        # one region that ends at the later of their two ends.
        while pair := next((p for p in combinations(found, 2) if self._overlap(*p)), None):
            one, other = pair
            reconvergence = self._later(one.reconvergence, other.reconvergence)
            branches = tuple(sorted({*one.branches, *other.branches}))
            found = [each for each in found if each not in pair]
            found.append(self._region(branches, reconvergence))
        yield from sorted(found, key=lambda region: region.branches)

    def _region(self, branches: tuple[int, ...], reconvergence: int | None) -> Region:
        blocks: set[int] = set()
        todo = [self._flow.block_of[n] for n in branches]
        first = set(todo)
        while todo:
            number = todo.pop()
            # In the block that ends with the branch copies are still in step; it is part of the
            # region only if a path comes back to it.
            if number not in first:
                blocks.add(number)
            first.discard(number)
            following = (n for n in self._flow.blocks[number].successors if n != EXIT)
            todo += [n for n in following if n != reconvergence and n not in blocks]
        return Region(branches, frozenset(blocks), reconvergence)

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
