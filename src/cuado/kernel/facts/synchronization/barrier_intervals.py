"""What may run between two barriers of the block: instructions that no barrier orders."""

from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.flow import EXIT

_SYNC = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})


class BarrierIntervals:
    """The instructions of one kernel, parted by barriers that all threads of a block come to.

    Args:
        kernel: the kernel and its launch.
        runners: its active threads.
    """

    def __init__(self, kernel: Kernel, runners: ActiveThreads) -> None:
        self._kernel, self._flow, self._runners = kernel, kernel.slicer.flow, runners

    def around(self, index: int) -> frozenset[int]:
        """Instructions on the paths from an instruction to the barriers before and behind it."""
        return self.between(index) | self.between(index, back=True)

    def between(self, start: int, *, back: bool = False) -> frozenset[int]:
        """Instructions on the paths between an instruction and the next barriers."""
        before = self._before()
        todo, seen = [start], {start}
        while todo:
            at = todo.pop()
            if self._waits(at):
                continue
            for each in before[at] if back else self._after(at):
                if each not in seen:
                    seen.add(each)
                    todo.append(each)
        return frozenset(seen)

    def _after(self, index: int) -> list[int]:
        block = self._flow.blocks[self._flow.block_of[index]]
        if index < block.last:
            return [index + 1]
        return [self._flow.blocks[s].first for s in block.successors if s != EXIT]

    def _before(self) -> list[list[int]]:
        def make() -> list[list[int]]:
            found: list[list[int]] = [[] for _ in self._kernel.code.instructions]
            for n, _ in enumerate(self._kernel.code.instructions):
                for each in self._after(n):
                    found[each].append(n)
            return found

        return self._kernel.once("instructions before", make)

    def _waits(self, index: int) -> bool:
        """True if all threads of the block wait for each other at an instruction."""
        instruction = self._kernel.code.instructions[index]
        is_plain = instruction.opcode.removesuffix(".aligned") in _SYNC and not instruction.guard
        control = self._kernel.lanes.divergence.control[self._flow.block_of[index]]
        is_whole = all(self._runners.is_common(source) for source, _ in control)
        return is_plain and len(instruction.operands) == 1 and is_whole
