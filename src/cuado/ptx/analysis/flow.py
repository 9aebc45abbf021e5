"""Control flow of a function: basic blocks and the edges between them."""

from dataclasses import dataclass
from functools import cached_property

from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.graph import predecessors, reachable, reverse_postorder
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.operands import Name, Vector, names_in
from cuado.ptx.syntax.tree import Directive, Label

EXIT = -1
"""Successor of a block that leaves the function."""


@dataclass(frozen=True, slots=True)
class BasicBlock:
    """Instructions ``first`` to ``last`` (included), and the blocks that may follow."""

    first: int
    last: int
    successors: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Flow:
    """Basic blocks in order of the text (the first is the entry), and which block each is in.

    Attributes:
        blocks: the blocks.
        block_of: for each instruction, the index of its block.
        unresolved: branches whose targets are not known; they have edges to every label.
    """

    blocks: tuple[BasicBlock, ...]
    block_of: tuple[int, ...]
    unresolved: tuple[int, ...]

    @cached_property
    def successors(self) -> list[list[int]]:
        """Successors of each block, the exit left out."""
        return [[s for s in block.successors if s != EXIT] for block in self.blocks]

    @cached_property
    def predecessors(self) -> list[list[int]]:
        """Blocks that lead to each block, in order of the text."""
        return predecessors(self.successors)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Each instruction's place in reverse postorder: after its predecessors, but for loops.

        Unreachable instructions come last.
        """
        blocks = reverse_postorder(self.successors, 0) if self.blocks else []
        blocks += sorted(set(range(len(self.blocks))) - set(blocks))
        found = [0] * len(self.block_of)
        at = 0
        for number in blocks:
            block = self.blocks[number]
            for index in range(block.first, block.last + 1):
                found[index] = at
                at += 1
        return tuple(found)

    @cached_property
    def in_order(self) -> tuple[int, ...]:
        """All instructions by ``order``."""
        return tuple(sorted(range(len(self.order)), key=self.order.__getitem__))

    def reachable(self) -> frozenset[int]:
        """Blocks that control can reach from the entry."""
        return self._reachable

    @cached_property
    def _reachable(self) -> frozenset[int]:
        return reachable(self.successors)


def ends_block(code: Code, index: int) -> bool:
    """True if control may go elsewhere than to the next instruction."""
    return not {Trait.BRANCH, Trait.EXIT}.isdisjoint(code.effects[index].opcode.traits)


def flow_of(code: Code) -> Flow:
    """The control flow graph of ``code``."""
    count = len(code.instructions)
    labelled = {at for at in code.labelled() if at < count}
    # A basic block starts at the entry, at each label, and after each branch or exit.
    starts = {0, *labelled, *(n + 1 for n in range(count) if ends_block(code, n))}
    firsts = sorted(start for start in starts if start < count)
    block_of = [0] * count
    for number, first in enumerate(firsts):
        until = firsts[number + 1] if number + 1 < len(firsts) else count
        block_of[first:until] = [number] * (until - first)
    tables = _tables(code)
    blocks, unresolved = [], []
    for number, first in enumerate(firsts):
        last = (firsts[number + 1] if number + 1 < len(firsts) else count) - 1
        targets = _targets(code, last, tables)
        if targets is None:
            unresolved.append(last)
            # An unknown target may be any label, or the end: analyses stay sound.
            targets = sorted({*labelled, count})
        where = dict.fromkeys(block_of[at] if at < count else EXIT for at in targets)
        blocks.append(BasicBlock(first, last, tuple(where)))
    return Flow(tuple(blocks), tuple(block_of), tuple(unresolved))


def _targets(code: Code, last: int, tables: dict[str, str]) -> list[int] | None:
    """Instructions that may follow ``last``; the count stands for the end. None if unknown."""
    instruction, traits = code.instructions[last], code.effects[last].opcode.traits
    end = len(code.instructions)
    following = [last + 1] if instruction.guard or not ends_block(code, last) else []
    if Trait.EXIT in traits:
        return [*following, end]
    if Trait.BRANCH not in traits:
        return following
    names = _label_names(code, last, tables)
    found = [code.label(name, last) for name in names]
    if not found or None in found:
        return None
    return [*following, *(at for at in found if at is not None)]


def branch_labels(code: Code, index: int) -> list[str]:
    """Labels that a branch names, in order: a table's for an indirect one; none if not known."""
    return _label_names(code, index, _tables(code))


def _label_names(code: Code, index: int, tables: dict[str, str]) -> list[str]:
    """Labels that a branch names, itself or through its ``.branchtargets``."""
    instruction = code.instructions[index]
    operands = instruction.operands
    if instruction.base == "bra":
        return [operands[0].text] if operands and isinstance(operands[0], Name) else []
    last = operands[-1] if operands else None
    if isinstance(last, Vector):
        return list(names_in(last))
    if isinstance(last, Name) and last.text in tables:
        return [name.strip() for name in tables[last.text].split(",")]
    return []


def _tables(code: Code) -> dict[str, str]:
    """Text of each ``.branchtargets`` by its label."""
    found, label = {}, ""
    for _, statement in code.function.statements():
        if isinstance(statement, Directive) and statement.name == "branchtargets":
            found[label] = statement.arguments
        label = statement.name if isinstance(statement, Label) else ""
    return found
