"""Recomputes the condition of a branch as another thread would compute it.

A predicate depends on thread indices, parameters and constant memory. The same instructions with
the indices of another thread compute that thread's predicate, without a vote and at no cost at the
branch itself. This holds if all branches on the path there, and those that select between values,
follow the other thread as well.

Instructions that only such branches need are changed in place; others get a copy before them,
which writes registers of its own.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.instructions.conditions import refusal_of_readers
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.edit import Edit
from cuado.ptx.rewrite import renamed
from cuado.ptx.semantics.opcode import Access, Space, is_special

_OWN = ("%tid", "%laneid")
"""Special registers that differ between threads."""
_VECTOR = re.compile(r"%tid(?!\.[xyz]\b)", re.ASCII)
_COMMON = frozenset({"%ntid", "%ctaid", "%nctaid"})
_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_CONSTANT = frozenset({Space.PARAM, Space.CONST})


class RecomputedBranch:
    """The computation of predicates, to be repeated for another thread.

    Args:
        kernel: the kernel.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.subject = kernel
        self._code, self._chains = kernel.code, kernel.slicer.chains

    def obstacle(self, branch: int) -> str:
        """Why a branch's predicate cannot be computed for another thread; empty if it can."""
        return next((why for n in sorted(self.computing([branch])) if (why := self._why(n))), "")

    def computing(self, branches: Iterable[int]) -> frozenset[int]:
        """Instructions that compute the predicates of branches, through registers and guards."""
        found: set[int] = set()
        todo = list(branches)
        while todo:
            index = todo.pop()
            for _, definitions in self._sources(index):
                todo += [n for n in definitions if n not in found]
                found.update(definitions)
        return frozenset(found)

    def differing(self, branches: Iterable[int]) -> frozenset[int]:
        """The ones of ``computing`` whose results may differ for another thread.

        They read indices, or a result of one of them. If one of several definitions of a register
        is among them, all are: the copy must write one register.
        """
        branches = frozenset(branches)
        within = self.computing(branches)
        # The least set that has the readers of indices, and with an instruction all that read its
        # result: found by going over all of them until nothing is added.
        found = {n for n in within if _own_reads(self._code.effects[n].reads)}
        changed = True
        while changed:
            before = len(found)
            for index in within | branches:
                for _, definitions in self._sources(index):
                    if not found.isdisjoint(definitions):
                        found.update(definitions)
                        found.update({index} - branches)
            changed = len(found) > before
        return frozenset(found)

    def copied(self, branches: Iterable[int]) -> frozenset[int]:
        """The ones of ``differing`` that something else needs too: they are duplicated."""
        branches = frozenset(branches)
        differing = self.differing(branches)
        # An instruction has to stay beside its copy if something reads its result that does not
        # follow the other thread: an instruction that is not among them, or a branch by more than
        # its guard. What that one needs has to stay as well.
        todo = [
            n
            for n in differing
            if not differing.issuperset(self._users(n) - branches)
            or any(self._reads_beyond_guard(user, n) for user in self._users(n) & branches)
        ]
        needed: set[int] = set()
        while todo:
            index = todo.pop()
            if index not in needed:
                needed.add(index)
                sources = {n for _, found in self._sources(index) for n in found}
                todo += sources & differing
        return frozenset(needed)

    def cost_in_loops(self, branch: int) -> int:
        """Number of instructions added to loops if a branch's predicate is recomputed."""
        block_of = self.subject.slicer.flow.block_of
        return sum(block_of[n] in self._looping for n in self.copied([branch]))

    @cached_property
    def _looping(self) -> frozenset[int]:
        """The blocks of all loops."""
        loops = loops_of(self.subject.slicer.flow)
        return frozenset(block for loop in loops for block in loop.blocks)

    def apply(
        self, rewriting: Rewriting, branches: Iterable[int], indices: Mapping[str, str]
    ) -> None:
        """Make branches decide like the thread with the given indices, by special register."""
        branches = frozenset(branches)
        differing, copied = self.differing(branches), self.copied(branches)
        registers: dict[Key, str] = {}
        # In order of the text: a copy's operands have got their registers when it is written.
        for index in sorted(differing):
            lines, text = self._for_other(rewriting, index, differing, registers)
            for special, register in indices.items():
                text = text.replace(special, register)
            lines.append(text)
            if index in copied:
                rewriting.before(index, "\n".join(lines))
            else:
                rewriting.replace(index, "\n".join(lines))
        for index in sorted(branches):
            instruction = self._code.instructions[index]
            names = self._names(rewriting, index, differing, registers)
            if instruction.guard in names:
                text = self.subject.module.text
                start = text.index(instruction.guard, instruction.start)
                end = start + len(instruction.guard)
                rewriting.edit(Edit(start, end, names[instruction.guard]))

    def _for_other(
        self,
        rewriting: Rewriting,
        index: int,
        differing: frozenset[int],
        registers: dict[Key, str],
    ) -> tuple[list[str], str]:
        """An instruction in the other thread's registers, and the code before it."""
        names = self._names(rewriting, index, differing, registers)
        lines = []
        reads = self._code.effects[index].reads
        for name in self._code.effects[index].writes:
            if name in names:
                continue
            names[name] = own = self._register(rewriting, name, index, registers)
            if name in reads:
                symbol = self._code.symbol(name, index)
                type_ = symbol.variable.type if symbol is not None else "b32"
                lines.append(f"mov.{type_} {own}, {name};")
        return lines, renamed(self._code.instructions[index], names)

    def _names(
        self,
        rewriting: Rewriting,
        index: int,
        differing: frozenset[int],
        registers: dict[Key, str],
    ) -> dict[str, str]:
        """Registers that an instruction reads, with those that hold the other thread's values."""
        return {
            name: self._register(rewriting, name, index, registers)
            for name, definitions in self._sources(index)
            if not differing.isdisjoint(definitions)
        }

    def _register(
        self, rewriting: Rewriting, name: str, index: int, registers: dict[Key, str]
    ) -> str:
        symbol = self._code.symbol(name, index)
        if symbol is None:  # only registers have definitions
            return name
        if symbol.key not in registers:
            registers[symbol.key] = rewriting.register(symbol.variable.type)
        return registers[symbol.key]

    def _sources(self, index: int) -> list[tuple[str, tuple[int, ...]]]:
        """Each name that an instruction reads, with its definitions."""
        return [
            (name, self._chains.definitions.get((index, key), ()))
            for name in self._code.effects[index].reads
            for key in self._code.keys((name,), index)
        ]

    def _users(self, index: int) -> frozenset[int]:
        return frozenset(self._chains.users.get(index, ()))

    def _reads_beyond_guard(self, branch: int, index: int) -> bool:
        """True if a branch reads an instruction's result other than as its guard."""
        guard = self._code.instructions[branch].guard
        return any(
            index in definitions for name, definitions in self._sources(branch) if name != guard
        )

    def _why(self, index: int) -> str:
        """Why an instruction cannot be repeated for another thread."""
        effects = self._code.effects[index]
        if not effects.opcode.known or effects.opcode.traits:
            return "an instruction that cannot be repeated"
        if effects.opcode.access is not None and not self._is_constant(index):
            return "memory that may change"
        names = {name.partition(".")[0] for name in effects.reads}
        unknown = (n for n in names - {*_OWN} - _COMMON if is_special(n))
        if any(self._code.symbol(name, index) is None for name in unknown):
            return "a value known only where it runs"
        return "a vector of indices" if _VECTOR.search(self._text(index)) else ""

    def _text(self, index: int) -> str:
        return self._code.instructions[index].operand_text

    def _is_constant(self, index: int) -> bool:
        """True if an access is a load from memory that the launch does not write."""
        if self._code.effects[index].opcode.access is not Access.LOAD:
            return False
        space = self.subject.space(index)
        if space is not Space.GLOBAL:
            return space in _CONSTANT
        effects = enumerate(self._code.effects)
        writes = [n for n, e in effects if e.opcode.access in _WRITING]
        return refusal_of_readers(self.subject, writes, [index]) is None


def _own_reads(names: Iterable[str]) -> bool:
    return any(name.startswith(_OWN) for name in names)
