"""Which threads of a block may reach an instruction, as code and block shape decide.

A branch whose guard is a known number for every thread (``t < 128``) sends each thread along one
edge, always the same. Threads that decide alike everywhere are followed together, along the paths
that they can take; other branches may take either edge.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.divergence import Divergence, Edge
from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Name

_MOST_KINDS = 64
"""Kinds of threads, by their decisions, whose ways to a basic block are compared."""


class ActiveThreads:
    """The threads that may reach each instruction of a kernel.

    Args:
        kernel: the kernel and its launch.

    Attributes:
        decided: for each basic block whose branch is decided by the thread's index, whether each
            thread of the block takes it.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._flow, self._lanes = kernel.slicer.flow, kernel.lanes
        self._threads = range(kernel.launch.threads_per_block)
        self.decided: dict[int, Sequence[bool]] = {}
        # A decision is for the whole run: a guard that changes with the iterations of a loop has no
        # exact value, and decides nothing here.
        for number, block in enumerate(self._flow.blocks):
            traits = self._code.effects[block.last].opcode.traits
            taken = self._guarded(block.last)
            if taken is not None and traits & {Trait.BRANCH, Trait.EXIT}:
                self.decided[number] = taken
        self._kinds: tuple[list[int], ...] = ()
        self._direct: dict[int, tuple[frozenset[Edge], ...]] = {}
        self._blocks = self._reached()

    def of_block(self, number: int) -> frozenset[int]:
        """Threads that may reach a basic block; all others provably do not."""
        return self._blocks[number]

    def of(self, index: int) -> frozenset[int]:
        """Threads that may run an instruction, its own guard included."""
        found, guarded = self._blocks[self._flow.block_of[index]], self._guarded(index)
        return found if guarded is None else frozenset(t for t in found if guarded[t])

    def is_certain(self, index: int) -> bool:
        """True if all of these threads run the instruction if one of them does."""
        if self._code.instructions[index].guard and self._guarded(index) is None:
            return False
        return self.is_certain_block(self._flow.block_of[index])

    def is_certain_block(self, number: int) -> bool:
        """True if all threads that may reach a basic block reach it if one does."""
        # These are all edges that the block depends on, those that lead to its own branch included:
        # so each must be decided or common, not the last one alone.
        sources = {source for source, _ in self._lanes.divergence.control[number]}
        if not all(source in self.decided or self.is_common(source) for source in sources):
            return False
        # In ``if (c || t < 16)`` the block comes to the branch on t if c does not hold: where
        # both kinds of branch decide, threads that t tells apart may need c to be otherwise.
        open_ones = sources - self.decided.keys()
        return not open_ones or open_ones == sources or self._come_alike(number)

    def _come_alike(self, number: int) -> bool:
        """True if the same undecided branches bring all threads to a basic block that may come."""
        kinds = [each for each in self._kinds if each[0] in self._blocks[number]]
        if len(kinds) > _MOST_KINDS:
            return False
        return len({self._way(each[0], number) for each in kinds}) == 1

    def _way(self, thread: int, number: int) -> frozenset[tuple[int, frozenset[Edge]]]:
        """What decides whether a thread comes to a basic block, and to what decides that."""
        if thread not in self._direct:
            blocks = (
                replace(block, successors=tuple(self.following(n, thread)) or (EXIT,))
                for n, block in enumerate(self._flow.blocks)
            )
            flow = Flow(tuple(blocks), self._flow.block_of, self._flow.unresolved)
            self._direct[thread] = Divergence(flow).direct
        direct, found, todo = self._direct[thread], set[int](), [number]
        while todo:
            at = todo.pop()
            if at not in found:
                found.add(at)
                todo += [source for source, _ in direct[at]]
        return frozenset((each, direct[each]) for each in found)

    def following(self, number: int, thread: int) -> Sequence[int]:
        """Basic blocks to which a thread may go from the end of one; ``EXIT`` may be among them."""
        block, taken = self._flow.blocks[number], self.decided.get(number)
        if taken is None:
            return block.successors
        if not taken[thread]:
            # A branch that is not taken falls through to the next instruction in the text.
            after = block.last + 1
            return (self._flow.block_of[after],) if after < len(self._flow.block_of) else ()
        if Trait.EXIT in self._code.effects[block.last].opcode.traits:
            return ()
        operand = self._code.instructions[block.last].operands[0]
        at = self._code.label(operand.text, block.last) if isinstance(operand, Name) else None
        if at is None:
            return block.successors
        return (self._flow.block_of[at],) if at < len(self._flow.block_of) else ()

    def is_common(self, number: int) -> bool:
        """True if all threads of a block take the same edge at a basic block's end."""
        if number in self.decided:
            return len({*self.decided[number]}) == 1
        last = self._flow.blocks[number].last
        return not self._lanes.is_divergent(last) and not self._variance.parts(last)

    @cached_property
    def _variance(self) -> Variance:
        return Variance(self._kernel)

    def _guarded(self, index: int) -> Sequence[bool] | None:
        """The truth of an instruction's guard for each thread; None if it is not known."""
        instruction = self._code.instructions[index]
        found = self._lanes.value(instruction.guard, index) if instruction.guard else None
        if found is None or not found.exact:
            return None
        return [bool(each) != instruction.negated for each in found.offsets]

    def _reached(self) -> list[frozenset[int]]:
        # Threads with the same decisions take the same paths, so one walk of the graph serves them
        # all: there are few different sets of decisions, and many threads.
        alike: dict[tuple[bool, ...], list[int]] = {}
        for thread in self._threads:
            key = tuple(each[thread] for each in self.decided.values())
            alike.setdefault(key, []).append(thread)
        self._kinds = tuple(alike.values())
        found: list[set[int]] = [set() for _ in self._flow.blocks]
        for threads in self._kinds:
            for number in self._path(threads[0]):
                found[number].update(threads)
        return [frozenset(each) for each in found]

    def _path(self, thread: int) -> set[int]:
        """Basic blocks that a thread may reach."""
        seen, todo = {0}, [0]
        while todo:
            number = todo.pop()
            for each in self.following(number, thread):
                if each != EXIT and each not in seen:
                    seen.add(each)
                    todo.append(each)
        return seen


def active_threads(kernel: Kernel) -> ActiveThreads:
    """The active threads of a kernel, found once."""
    return kernel.once("active threads", lambda: ActiveThreads(kernel))
