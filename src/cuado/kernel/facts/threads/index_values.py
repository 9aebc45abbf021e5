"""Values of a thread that follow from its index, so that another thread can compute them.

A register that a thread reads is followed back to arithmetic on ``%tid.x``, on numbers and on
registers that all threads of the block have alike. Each instruction on this way is the only one
that may have written what is read, and every path to the reader comes by it: so computing it once
more at the reader gives the same value, and with another index that of another thread.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import OF_BLOCK
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import Dominance
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.semantics.opcode import Access, Space, is_special
from cuado.ptx.syntax.operands import rendered

INDEX = "%tid"
_MOST = 64
"""Most instructions that are computed once more for one value."""


@dataclass(slots=True)
class Steps:
    """How values are computed from the index.

    Attributes:
        made: the instructions, in order.
        kept: registers that they read where they are, since all threads have the same.
    """

    made: list[int] = field(default_factory=list)
    kept: set[Key] = field(default_factory=set)


def reads_index(kernel: Kernel, index: int) -> bool:
    """True if an instruction moves the thread's index along x to a register."""
    instruction = kernel.code.instructions[index]
    if instruction.opcode != "mov.u32" or instruction.guard:
        return False
    return rendered(instruction.operands[1]) == f"{INDEX}.x"


class IndexValues:
    """Values of one kernel's threads that follow from the index.

    Args:
        kernel: the kernel, launched with blocks along x alone.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code, self._flow = kernel, kernel.code, kernel.slicer.flow
        self._variance = kernel.once("variance", lambda: Variance(kernel))
        self._dominates = Dominance(self._flow)
        self._writers: dict[Key, list[int]] = {}
        for n, effects in enumerate(self._code.effects):
            for key in self._code.keys(effects.writes, n):
                self._writers.setdefault(key, []).append(n)

    def is_common(self, name: str, index: int) -> bool:
        """True if all threads of the block read the same, each time they come to an instruction."""
        symbol = self._code.symbol(name.partition(".")[0], index)
        if symbol is None:
            return not is_special(name.partition(".")[0]) or name.startswith(OF_BLOCK)
        if symbol.variable.space != "reg":
            return True
        is_alike = self._kernel.lanes.is_uniform(name, index)
        return is_alike and not self._variance.differs(name, index)

    def objection(self, definition: int, place: int, steps: Steps) -> str:
        """Why a result does not follow from the index; empty if it does.

        Args:
            definition: the instruction that writes it.
            place: an instruction before which it is to be computed once more.
            steps: the instructions that compute it are added here.
        """
        for reason in self._follow(definition, place, steps):
            return reason
        written = [k for n in steps.made for k in self._code.keys(self._code.effects[n].writes, n)]
        if len({*written}) < len(written) or steps.kept & {*written}:
            return f"what {where(self._kernel, definition)} computes uses a register for two values"
        return ""

    def _follow(self, index: int, place: int, found: Steps) -> Iterator[str]:
        """The reasons why a result does not follow from the index; adds its instructions."""
        if index in found.made:
            return
        if not self._is_pure(index) or len(found.made) > _MOST:
            yield f"what {where(self._kernel, index)} computes is known to its own thread alone"
            return
        if not self._dominates(index, place):
            yield f"what {where(self._kernel, index)} computes is there on some paths only"
            return
        effects = self._code.effects[index]
        for name in effects.reads:
            if self._code.symbol(name.partition(".")[0], index) is None:
                if is_special(name) and name != INDEX and not name.startswith(OF_BLOCK):
                    yield f"{where(self._kernel, index)} reads {name}"
                continue
            for key in self._code.keys((name,), index):
                yield from self._source(name, key, index, place, found)
        found.made.append(index)

    def _source(self, name: str, key: Key, index: int, place: int, found: Steps) -> Iterator[str]:
        """The reasons why an operand cannot be had at a place."""
        # A register that all threads have alike is read where it stands; one that has been written
        # since holds another value there by now, and is followed like any other.
        if self.is_common(name, index) and not self._may_change(key, index, place):
            found.kept.add(key)
            return
        definitions = self._kernel.slicer.chains.definitions.get((index, key), ())
        if len(definitions) == 1:
            yield from self._follow(definitions[0], place, found)
        else:
            yield f"'{name}' ({where(self._kernel, index)}) is written at several places"

    def _is_pure(self, index: int) -> bool:
        """True if an instruction computes one register of its operands, always."""
        effects, opcode = self._code.effects[index], self._code.effects[index].opcode
        if not effects.definite or opcode.traits or len(effects.writes) != 1:
            return False
        if INDEX in effects.reads and not reads_index(self._kernel, index):
            return False
        is_parameter = opcode.access is Access.LOAD and opcode.space is Space.PARAM
        return opcode.known and (opcode.access is None or is_parameter)

    def _may_change(self, key: Key, since: int, place: int) -> bool:
        """True if a register may be written between an instruction and a place that it dominates.

        That is so if a path leads from a write to the place, and not by the instruction.
        """
        return any(self._leads(n, place, since) for n in self._writers.get(key, ()))

    def _leads(self, start: int, goal: int, avoided: int) -> bool:
        """True if a path leads from behind an instruction to another, not by a third."""
        is_last = start == self._flow.blocks[self._flow.block_of[start]].last
        todo, seen = self._next(start) if is_last else [start + 1], set[int]()
        while todo:
            at = todo.pop()
            block = self._flow.blocks[self._flow.block_of[at]]
            stops = [n for n in (goal, avoided) if at <= n <= block.last]
            if stops:
                if min(stops) == goal:
                    return True
                continue
            for each in self._next(block.last):
                if each not in seen:
                    seen.add(each)
                    todo.append(each)
        return False

    def _next(self, last: int) -> list[int]:
        """The first instructions of the blocks behind a block's last one."""
        successors = self._flow.blocks[self._flow.block_of[last]].successors
        return [self._flow.blocks[s].first for s in successors if s != EXIT]
