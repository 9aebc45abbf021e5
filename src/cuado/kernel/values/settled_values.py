"""Registers that several instructions may have written, where each thread's way decides which did.

A compiler that unrolls ``for (c = t; c < n; c += 512)`` makes the odd iterations first and lets the
loop go on from where these ended. Block and integer arguments decide for each thread which way it
goes; followed along this way alone, its register has one definition. So its value is a number where
the definitions' are, and so is the trip count of the loop that goes on from it.
"""

from collections.abc import Iterable

from cuado.kernel.facts.loops.counted_loops import (
    SWAPPED,
    Counting,
    Stepping,
    comparison_of,
    deciding_branch,
    definitions_of,
)
from cuado.kernel.facts.loops.inductions import Induction, induction_of
from cuado.kernel.facts.loops.iteration_counts import number_of
from cuado.kernel.facts.threads.active_threads import ActiveThreads, active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import limits_of
from cuado.kernel.values.lane_values import as_type
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.syntax.operands import Name

_RISING = {"lt": True, "le": True, "gt": False, "ge": False}
_MOST = 16
"""Most definitions of one register that are told apart."""

Settled = dict[int, int]
"""A number for each thread that may come to a place."""


class SettledValues:
    """Values of one kernel's registers where paths join.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._code, self._flow = kernel, kernel.code, kernel.slicer.flow
        self._found: dict[tuple[Key, tuple[int, ...], int], Settled | None] = {}
        self._writing: dict[Key, list[int]] = {}
        for n, effects in enumerate(self._code.effects):
            for key in self._code.keys(effects.writes, n):
                self._writing.setdefault(key, []).append(n)

    @property
    def _runners(self) -> ActiveThreads:
        return active_threads(self._kernel)

    def at(self, key: Key, definitions: Iterable[int], block: int) -> Settled | None:
        """The number that each thread has in a register where a basic block begins.

        Args:
            key: the register.
            definitions: the instructions that may have written it.
            block: where it is read.

        Returns:
            The numbers of the threads that may come there; None where one is not known.
        """
        asked = (key, tuple(sorted(definitions)), block)
        if asked not in self._found:
            self._found[asked] = self._at(*asked)
        return self._found[asked]

    def _at(self, key: Key, definitions: tuple[int, ...], block: int) -> Settled | None:
        results = {n: self._kernel.lanes.result(n) for n in definitions}
        if not 1 < len(results) <= _MOST or not all(r and r.exact for r in results.values()):
            return None
        found: Settled = {}
        alike: dict[tuple[bool, ...], list[int]] = {}
        for thread in sorted(self._runners.of_block(block)):
            way = tuple(each[thread] for each in self._runners.decided.values())
            alike.setdefault(way, []).append(thread)
        for threads in alike.values():
            reaching = [n for n in definitions if self._reaches(key, n, block, threads[0])]
            for thread in threads:
                values = {r.offsets[thread] for n in reaching if (r := results[n]) is not None}
                if len(values) != 1:
                    return None
                found[thread] = values.pop()
        return found

    def _reaches(self, key: Key, definition: int, block: int, thread: int) -> bool:
        """True if a thread may come from a write to a block, and no other write lies between."""
        writing = [n for n in self._writing[key] if self._code.effects[n].definite]
        own = self._flow.block_of[definition]
        if thread not in self._runners.of_block(own):
            return False
        if any(definition < n and self._flow.block_of[n] == own for n in writing):
            return False
        stops = {self._flow.block_of[n] for n in writing}
        todo, seen = [own], set[int]()
        while todo:
            for each in self._runners.following(todo.pop(), thread):
                if each == block:
                    return True
                if each != EXIT and each not in seen and each not in stops:
                    seen.add(each)
                    todo.append(each)
        return False

    # Trip counts

    def trips(self, loop: Loop) -> tuple[int, ...]:
        """The trip count of each thread of the block, 1 for those that do not come to the loop;
        empty where one is not known.
        """
        branch = deciding_branch(self._kernel, loop)
        comparison = None if branch is None else comparison_of(self._kernel, loop, branch)
        if branch is None or comparison is None:
            return ()
        compare, relation, type_ = comparison
        operands = self._code.instructions[compare].operands
        for position, own in ((1, relation), (2, SWAPPED.get(relation, ""))):
            counter, bound = (
                operands[position],
                number_of(self._kernel, operands[3 - position], compare),
            )
            found = self._counter(loop, counter, compare) if isinstance(counter, Name) else None
            if found is None or bound is None:
                continue
            induction, made = found
            is_right = own == "ne" or _RISING.get(own) == (induction.step > 0)
            first = self._entering(induction, loop)
            if not is_right or not induction.step or first is None:
                return ()
            stepping = Stepping(induction.entering[0], induction.adds, induction.turned, made)
            threads = range(self._kernel.launch.threads_per_block)
            counting = Counting(
                *(branch, compare, stepping, position, own, type_, induction.step),
                tuple(as_type(first.get(t, 0), type_) for t in threads),
                (as_type(bound, type_),) * len(threads),
            )
            return _counted(counting, first)
        return ()

    def _entering(self, induction: Induction, loop: Loop) -> Settled | None:
        """What each thread has in an induction's register where the loop begins."""
        if len(induction.entering) > 1:
            return self.at(induction.key, induction.entering, loop.header)
        known = self._kernel.lanes.result(induction.entering[0])
        if known is None or not known.exact:
            return None
        return {t: known.offsets[t] for t in self._runners.of_block(loop.header)}

    def _counter(self, loop: Loop, operand: Name, index: int) -> tuple[Induction, int] | None:
        """The induction that a comparison reads, and how many of its additions are made by then."""
        found = {*definitions_of(self._kernel, operand.text, index)}
        keys = {*self._code.keys((operand.text,), index)}
        for n in found:
            keys |= {*self._code.keys(self._code.effects[n].reads, n)}
        for key in sorted(keys):
            induction = induction_of(self._kernel, loop, key)
            if induction is None:
                continue
            if found in ({induction.adds[-1]}, {induction.turned}):
                return induction, len(induction.adds)
            if found == {*induction.entering, induction.turned}:
                return induction, 0
        return None


def _counted(counting: Counting, first: Settled) -> tuple[int, ...]:
    """The trip count of each thread; empty where a counter would wrap around."""
    low, high = limits_of(counting.type_)
    found = []
    for thread, start in enumerate(counting.first):
        trips = counting.trips(thread) if thread in first else 1
        if trips is None:
            return ()
        if thread in first and not low <= start + counting.step * trips <= high:
            return ()
        found.append(trips)
    return tuple(found)


def settled_values(kernel: Kernel) -> SettledValues:
    """The settled values of a kernel, found once."""
    return kernel.once("settled values", lambda: SettledValues(kernel))
