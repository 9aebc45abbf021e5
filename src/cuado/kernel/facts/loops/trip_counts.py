"""The loops of a kernel, block by block: their trip counts, and the blocks that reach them."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cuado.kernel.facts.loops.counted_loops import Counting, counting_of, deciding_branch
from cuado.kernel.facts.loops.loop_influence import Varying, varying
from cuado.kernel.facts.threads.waiting_blocks import decided_by
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.grid_samples import Grid
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Trait

Path = dict[int, tuple[bool, tuple[bool, ...]]]
"""Branches on the path to a loop: the predicate that leads in, and if each place has it."""
_SLIGHTLY = 0.02
"""Part by which the longest block's iterations may exceed the shortest's in even blocks."""
_MANY = 16
_FEW = 0.01
"""Part of the blocks, of a grid of ``_MANY``, that may differ without being a cause, as the last
blocks do at a bounds check."""


class Unknown(Exception):  # noqa: N818 - no error: it says why a loop stays
    """The reason why a loop stays as it is."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A loop whose trip count is known.

    Attributes:
        loop: the loop.
        counting: how it counts at each place.
        alike: the same for each block, where threads do not matter; None where they do.
        is_proved: whether that holds for all threads, and not only for the sampled ones.
        path: the branches on the path to it.
        trips: its trip count at each place, 0 where the loop is not reached.
    """

    loop: Loop
    counting: Counting
    alike: Counting | None
    is_proved: bool
    path: Path
    trips: tuple[int, ...]


class BlockLoops:
    """The loops of a kernel at places (sampled threads) of the grid.

    Args:
        kernel: the kernel.
        grid: sampled blocks and threads.

    Attributes:
        ordered: all loops, outer ones first.
        counted: loops of known trip count, by header.
        kept: branches at which blocks may diverge and that end loops of unknown trip count, and
            why.
        places: the number of places.
    """

    def __init__(self, kernel: Kernel, grid: Grid) -> None:
        self.subject, self.grid = kernel, grid
        self.places = len(grid.threads) * len(grid.blocks)
        self.ordered = sorted(loops_of(kernel.slicer.flow), key=lambda loop: loop.depth)
        self.counted: dict[int, Counted] = {}
        self.kept: dict[int, str] = {}
        self._ranges = kernel.ranges
        self._varying: dict[int, Varying] = {}
        for loop in self.ordered:
            branch = deciding_branch(kernel, loop)
            try:
                self.counted[loop.header] = self._count(loop)
            except Unknown as why:
                if branch is not None and decided_by(kernel, branch):
                    self.kept[branch] = str(why)

    @cached_property
    def are_alike(self) -> bool:
        """True if all blocks do the same work but a few, which do less or diverge elsewhere."""
        kernel = self.subject
        ends = {each.counting.branch: each.trips for each in self.counted.values()}
        for branch in kernel.having(Trait.BRANCH, Trait.EXIT):
            guard = kernel.code.instructions[branch].guard
            if not guard or self._ranges.settles(branch) or not decided_by(kernel, branch):
                continue
            value = self.grid.each.value(guard, branch)
            numbers = ends.get(branch) or (value.offsets if value and value.exact else ())
            if not self._is_mostly_one(self.by_block(numbers), is_length=branch in ends):
                return False
        return True

    def _is_mostly_one(self, blocks: Sequence[tuple[int, ...]], *, is_length: bool) -> bool:
        """True if all blocks but a few have similar numbers, and these no greater trip counts."""
        if not blocks:
            return False
        totals = [sum(block) for block in blocks]
        if is_length and max(totals) <= (1 + _SLIGHTLY) * min(totals):
            return True
        ((usual, count),) = Counter(blocks).most_common(1)
        if len(blocks) < _MANY or len(blocks) - count > max(1, _FEW * len(blocks)):
            return count == len(blocks)
        return not is_length or all(
            own <= most for block in blocks for own, most in zip(block, usual, strict=True)
        )

    def is_even(self, each: Counted) -> bool:
        """True if a loop has the same trip counts in all blocks."""
        return len({*self.by_block(each.trips)}) == 1

    def by_block(self, numbers: Sequence[int]) -> list[tuple[int, ...]]:
        """Numbers of places, grouped by block."""
        width = len(self.grid.threads)
        return [tuple(numbers[n : n + width]) for n in range(0, len(numbers), width)]

    def size(self, loop: Loop) -> int:
        """Instructions of a loop's blocks."""
        blocks = self.subject.slicer.flow.blocks
        return sum(blocks[n].last - blocks[n].first + 1 for n in loop.blocks)

    def is_proved(self, branch: int) -> bool:
        """True if all threads of a block, not only the sampled ones, take one edge at a branch."""
        guard = self.subject.code.instructions[branch].guard
        value = self.grid.alone.value(guard, branch)
        return value is not None and value.exact

    def varying(self, loop: Loop) -> Varying:
        """The values that depend on the iterations of a loop."""
        if loop.header not in self._varying:
            self._varying[loop.header] = varying(self.subject, loop)
        return self._varying[loop.header]

    def _count(self, loop: Loop) -> Counted:
        """The trip counts of a loop; raises ``Unknown`` where they are not known."""
        kernel, grid = self.subject, self.grid
        counting = counting_of(kernel, loop, grid.each, 1)
        if counting is None:
            raise Unknown("the trip counts are not known before the loops")
        path, trips = self._path(loop), []
        for place in range(self.places):
            comes = all(each[place] for _, each in path.values())
            count = counting.trips(place) if comes else 0
            if count is None:
                raise Unknown("they would count past their end")
            trips.append(count)
        proved = counting_of(kernel, loop, grid.alone, 1)
        alike = proved or self._alike(counting)
        return Counted(loop, counting, alike, proved is not None, path, tuple(trips))

    def _alike(self, counting: Counting) -> Counting | None:
        """How a loop counts in each block, if all sampled threads count alike."""
        numbers = [self.by_block(each) for each in (counting.first, counting.bound)]
        if any(len({*block}) > 1 for blocks in numbers for block in blocks):
            return None
        first, bound = (tuple(block[0] for block in blocks) for blocks in numbers)
        return replace(counting, first=first, bound=bound)

    def around(self, loop: Loop) -> list[Loop]:
        """The loops that a loop is nested in."""
        return [o for o in self.ordered if loop.header in o.blocks and o.header != loop.header]

    def _path(self, loop: Loop) -> Path:
        """The branches that decide if a place reaches a loop."""
        kernel = self.subject
        # The ends of enclosing loops decide how often the loop is reached, not whether: they are
        # weighed by ``around``, and are no guards.
        passed = {deciding_branch(kernel, outer) for outer in self.around(loop)}
        found: Path = {}
        for source, target in kernel.lanes.divergence.control[loop.header]:
            branch = kernel.slicer.flow.blocks[source].last
            if source in loop.blocks or branch in passed or self._ranges.settles(branch):
                continue
            instruction = kernel.code.instructions[branch]
            value = self.grid.each.value(instruction.guard, branch)
            if value is not None and value.exact and branch not in found:
                wanted = (target == source + 1) == instruction.negated
                found[branch] = wanted, tuple(bool(v) is wanted for v in value.offsets)
            elif decided_by(kernel, branch):
                raise Unknown("whether a block reaches them is unknown")
        return found

    def coming(self, index: int, opened: Collection[int]) -> tuple[bool, ...]:
        """The places that reach an access once guards are opened; all where that is not known."""
        kernel = self.subject
        comes = (True,) * self.places
        for source, target in kernel.lanes.divergence.control[kernel.slicer.flow.block_of[index]]:
            branch = kernel.slicer.flow.blocks[source].last
            instruction = kernel.code.instructions[branch]
            value = self.grid.each.value(instruction.guard, branch)
            # What is not known is taken as passed: the result is an upper bound of who comes.
            if branch in opened or value is None or not value.exact:
                continue
            wanted = (target == source + 1) == instruction.negated
            comes = tuple(
                c and bool(v) is wanted for c, v in zip(comes, value.offsets, strict=True)
            )
        return comes
