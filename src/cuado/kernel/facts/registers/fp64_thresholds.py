"""Branches that compare doubles, decide arithmetic only, and so may compare floats.

A lane whose value is within rounding of the threshold then takes the other edge. That is harmless
where both sides only compute: no access, barrier, exchange, exit or call depends on the branch, and
no loop. It is also rare if the compared floats are the doubles rounded. They are not where a double
was unpacked or read from memory: its upper half read as a float has another magnitude, and the
branch would diverge differently.
"""

from dataclasses import dataclass
from functools import cached_property

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.follow_decisions import HARMFUL
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Immediate, Operand, Vector, names_in
from cuado.ptx.syntax.tree import Instruction

_MAGNITUDE, _SIGN = 0x7FFFFFFF, 0x80000000
_OF_SIGN = {"and": _MAGNITUDE, "or": _SIGN, "xor": _SIGN}
"""Constants that change only the sign of a double's upper word, or of a float, by operation."""
_WORD = 0xFFFFFFFF


@dataclass(frozen=True)
class Thresholds:
    """The branches of a kernel that may compare rounded values.

    Attributes:
        subject: the kernel.
        arithmetic: instructions that compute in fp32 instead.
        keys: registers that hold doubles.
    """

    subject: Kernel
    arithmetic: frozenset[int]
    keys: frozenset[Key]

    @property
    def branches(self) -> frozenset[int]:
        """Conditional branches that decide arithmetic only, from rounded doubles or none."""
        return frozenset(self._decided_by)

    @property
    def comparing(self) -> frozenset[int]:
        """Those of ``branches`` that depend on doubles."""
        return frozenset(n for n, doubles in self._decided_by.items() if doubles)

    @property
    def packs(self) -> frozenset[int]:
        """Moves that repack a double of which only the sign was changed.

        The result is still the rounded double if its float is used as it is.
        """
        doubles = frozenset().union(*self._decided_by.values())
        return frozenset(n for n in doubles - self.arithmetic if not self._is_parameter(n))

    @cached_property
    def touching(self) -> frozenset[int]:
        """Instructions that read or write doubles."""
        code = self.subject.code
        return frozenset(
            n
            for n, effects in enumerate(code.effects)
            if not self.keys.isdisjoint(code.keys((*effects.reads, *effects.writes), n))
        )

    @cached_property
    def _harmless(self) -> frozenset[int]:
        flow = self.subject.slicer.flow
        if flow.unresolved:
            return frozenset()
        return frozenset(
            block.last
            for number, block in enumerate(flow.blocks)
            if len(block.successors) > 1
            and Trait.BRANCH in self.subject.code.effects[block.last].opcode.traits
            and self._only_computes(number)
        )

    def _only_computes(self, branch: int) -> bool:
        """True if the branch at a block's end decides only arithmetic that runs once."""
        decided = frozenset(self.subject.lanes.divergence.controlled_by(branch))
        flow = self.subject.slicer.flow
        if branch in decided or self._has_cycle(decided):
            return False
        instructions = (
            n for d in decided for n in range(flow.blocks[d].first, flow.blocks[d].last + 1)
        )
        return not any(map(self._is_harmful, instructions))

    def _is_harmful(self, index: int) -> bool:
        opcode = self.subject.code.effects[index].opcode
        if not opcode.known or not HARMFUL.keys().isdisjoint(opcode.traits):
            return True
        is_parameter = opcode.access is Access.LOAD and opcode.space is Space.PARAM
        return opcode.access is not None and not is_parameter

    def _has_cycle(self, blocks: frozenset[int]) -> bool:
        """True if some blocks contain a cycle of the control flow."""
        left = set(blocks)
        following = self.subject.slicer.flow.successors
        # Remove blocks without successors among the rest, again and again: only cycles remain.
        while ends := {n for n in left if left.isdisjoint(following[n])}:
            left -= ends
        return bool(left)

    @cached_property
    def _decided_by(self) -> dict[int, frozenset[int]]:
        """The instructions on doubles that the predicate of each branch depends on."""
        found = {n: self._rounded(n) for n in sorted(self._harmless)}
        return {n: doubles for n, doubles in found.items() if doubles is not None}

    def _rounded(self, branch: int) -> frozenset[int] | None:
        """The instructions on doubles behind a predicate; None if not all are rounded."""
        seen: set[int] = set()
        todo = self._definitions(branch)
        while todo:
            index = todo.pop()
            if index in seen:
                continue
            seen.add(index)
            # Arithmetic and parameters are floats in the copy, integers are unchanged: follow their
            # operands. Only a read of memory with results of doubles breaks the chain.
            if index in self.arithmetic or index not in self.touching or self._is_parameter(index):
                if self._reads_doubles(index):
                    return None
                todo += self._definitions(index)
                continue
            # A move of doubles is accepted only as the repacking of a double with another sign.
            apart = self._sources(index)
            if not apart:
                return None
            todo += [n for each in apart for n in self._definitions(each)]
        return frozenset(seen & self.touching)

    def _sources(self, index: int) -> frozenset[int]:
        """The unpacking moves of the double that a move repacks; none if it packs anything else."""
        instruction = self.subject.code.instructions[index]
        operands = instruction.operands
        if instruction.base != "mov" or len(operands) != 2 or not isinstance(operands[1], Vector):
            return frozenset()
        found: set[int] = set()
        for position, item in enumerate(operands[1].items):
            sources = self.word(index, item, position)
            if not sources and not isinstance(item, Immediate):
                return frozenset()
            found |= sources
        return frozenset(found)

    def word(self, index: int, word: Operand, position: int) -> frozenset[int]:
        """Unpacking moves that a word read by ``index`` comes from; none if it has other sources.

        Args:
            index: an instruction.
            word: its operand.
            position: of the word in the double, 0 for the lower one.
        """
        found: set[int] = set()
        todo = [(index, word)]
        seen: set[int] = set()
        while todo:
            at, operand = todo.pop()
            definitions = self._definitions(at, tuple(names_in(operand)))
            if not definitions:
                return frozenset()
            for n in set(definitions) - seen:
                seen.add(n)
                if self._takes_apart(n, at, operand, position):
                    found.add(n)
                elif position and self._changes_sign(n):
                    todo.append((n, self.subject.code.instructions[n].operands[1]))
                else:
                    return frozenset()
        return frozenset(found)

    def _takes_apart(self, index: int, use: int, word: Operand, position: int) -> bool:
        """True if an instruction unpacks a double and ``use`` reads its word at ``position``."""
        code = self.subject.code
        instruction = code.instructions[index]
        first = instruction.operands[0]
        if instruction.base != "mov" or index not in self.touching or not isinstance(first, Vector):
            return False
        if position >= len(first.items):
            return False
        written = code.keys(tuple(names_in(first.items[position])), index)
        return frozenset(written) == frozenset(code.keys(tuple(names_in(word)), use))

    def _changes_sign(self, index: int) -> bool:
        instruction = self.subject.code.instructions[index]
        wanted = _OF_SIGN.get(instruction.base)
        last = instruction.operands[-1] if instruction.operands else None
        if wanted is None or not isinstance(last, Immediate) or not isinstance(last.value, int):
            return False
        return instruction.opcode.endswith("32") and last.value & _WORD == wanted

    def _reads_doubles(self, index: int) -> bool:
        """True if an instruction may read results of doubles back from memory."""
        aliasing = self.subject.aliasing
        return aliasing.reads(index) and any(
            self._comes_before(n, index) and aliasing.may_alias(n, index) for n in self._writes
        )

    @cached_property
    def _writes(self) -> tuple[int, ...]:
        """Instructions that write results of doubles to memory."""
        stored = self.subject.slicer.stored_values_of
        return tuple(
            n
            for n in range(len(self.subject.code.instructions))
            if self.subject.aliasing.writes(n)
            and not self.touching.isdisjoint(stored([n]).instructions | {n})
        )

    def _comes_before(self, one: int, other: int) -> bool:
        flow, divergence = self.subject.slicer.flow, self.subject.lanes.divergence
        first, second = flow.block_of[one], flow.block_of[other]
        return (first == second and one < other) or second in divergence.reachable(first)

    def _is_parameter(self, index: int) -> bool:
        return is_parameter(self.subject.code.instructions[index])

    def _definitions(self, index: int, names: tuple[str, ...] | None = None) -> list[int]:
        """Instructions that may have written a value that one reads: any, or one of ``names``."""
        code, chains = self.subject.code, self.subject.slicer.chains
        reads = code.effects[index].reads if names is None else names
        return [
            definition
            for key in code.keys(reads, index)
            for definition in chains.definitions.get((index, key), ())
        ]


def is_parameter(instruction: Instruction) -> bool:
    """True if an instruction reads a parameter, where a double is converted to a float."""
    return instruction.opcode.startswith("ld.param")
