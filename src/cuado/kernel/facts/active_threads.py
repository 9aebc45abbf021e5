"""Which threads of a block reach an instruction, where code and block shape decide it.

A branch whose guard is a known number for every thread (``t < 128``) sends each thread one way,
whenever it comes there. Threads that decide alike everywhere are followed together, along the ways
that they can take; other branches may go either way.
"""

from collections.abc import Sequence
from functools import cached_property

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Name


class ActiveThreads:
    """Threads that may come to each instruction of a kernel.

    Args:
        subject: the kernel and its launch.

    Attributes:
        decided: for each basic block at whose end it is known which threads leave it by the branch,
            those, as a truth for every thread of the block.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._flow, self._lanes = kernel.slicer.flow, kernel.lanes
        self._threads = range(kernel.launch.threads_per_block)
        self.decided: dict[int, Sequence[bool]] = {}
        for number, block in enumerate(self._flow.blocks):
            traits = self._code.effects[block.last].opcode.traits
            taken = self._guarded(block.last)
            if taken is not None and traits & {Trait.BRANCH, Trait.EXIT}:
                self.decided[number] = taken
        self._blocks = self._reached()

    def of_block(self, number: int) -> frozenset[int]:
        """Threads that may come to a basic block; all others provably do not."""
        return self._blocks[number]

    def of(self, index: int) -> frozenset[int]:
        """Threads that may run an instruction, its own guard included."""
        found, guarded = self._blocks[self._flow.block_of[index]], self._guarded(index)
        return found if guarded is None else frozenset(t for t in found if guarded[t])

    def is_certain(self, index: int) -> bool:
        """True if all of them run it if one does: nothing else decides between threads."""
        if self._code.instructions[index].guard and self._guarded(index) is None:
            return False
        return self.is_certain_block(self._flow.block_of[index])

    def is_certain_block(self, number: int) -> bool:
        """True if all threads that may come to a basic block do if one does."""
        edges = self._lanes.divergence.control[number]
        return all(source in self.decided or self._is_common(source) for source, _ in edges)

    def _is_common(self, number: int) -> bool:
        """True if all threads of a block decide alike at a basic block's end."""
        last = self._flow.blocks[number].last
        return not self._lanes.is_divergent(last) and not self._variance.parts(last)

    @cached_property
    def _variance(self) -> Variance:
        return Variance(self._kernel)

    def _guarded(self, index: int) -> Sequence[bool] | None:
        """For each thread whether an instruction's guard holds; None if that is not known."""
        instruction = self._code.instructions[index]
        found = self._lanes.value(instruction.guard, index) if instruction.guard else None
        if found is None or not found.exact:
            return None
        return [bool(each) != instruction.negated for each in found.offsets]

    def _reached(self) -> list[frozenset[int]]:
        alike: dict[tuple[bool, ...], list[int]] = {}
        for thread in self._threads:
            key = tuple(each[thread] for each in self.decided.values())
            alike.setdefault(key, []).append(thread)
        found: list[set[int]] = [set() for _ in self._flow.blocks]
        for threads in alike.values():
            for number in self._ways(threads[0]):
                found[number].update(threads)
        return [frozenset(each) for each in found]

    def _ways(self, thread: int) -> set[int]:
        """Basic blocks that a thread may come to."""
        seen, todo = {0}, [0]
        while todo:
            number = todo.pop()
            for each in self._following(number, thread):
                if each != EXIT and each not in seen:
                    seen.add(each)
                    todo.append(each)
        return seen

    def _following(self, number: int, thread: int) -> Sequence[int]:
        block, taken = self._flow.blocks[number], self.decided.get(number)
        if taken is None:
            return block.successors
        if not taken[thread]:
            after = block.last + 1
            return (self._flow.block_of[after],) if after < len(self._flow.block_of) else ()
        if Trait.EXIT in self._code.effects[block.last].opcode.traits:
            return ()
        operand = self._code.instructions[block.last].operands[0]
        at = self._code.label(operand.text, block.last) if isinstance(operand, Name) else None
        if at is None:
            return block.successors
        return (self._flow.block_of[at],) if at < len(self._flow.block_of) else ()
