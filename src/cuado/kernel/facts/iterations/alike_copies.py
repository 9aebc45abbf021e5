"""Decides if an unrolled grid-stride loop does the same with each item of an iteration.

Such a loop makes several steps in an iteration: ``body(i); i += g; if (i >= n) break; body(i)`` and
so on. Which of its copies of the body makes an item depends on the size of the grid. So in a grid
of another size the results are the same only if all copies do the same with their items: their
accesses, in order, have the same opcodes, and the same terms as addresses, values and guards. The
leaves of a term are numbers, what is set outside of the loop, the item, and what the same copy
loaded; one that has something of another copy, as a sum has, is not taken.
"""

from collections.abc import Sequence

from cuado.kernel.facts.iterations.strides import Stride
from cuado.kernel.facts.loops.counted_loops import definitions_of
from cuado.kernel.facts.loops.iteration_counts import name_of
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Space, Trait
from cuado.ptx.syntax.operands import Operand, names_in, rendered

_CONSTANT = frozenset({Space.PARAM, Space.CONST})
_SIMPLE = frozenset({Trait.BRANCH})
_DEEPEST = 64
_Term = tuple[object, ...]


def why_copies_differ(kernel: Kernel, loop: Loop, strides: Sequence[Stride]) -> str:
    """Why items may be treated differently by the copies of a loop's body; empty if they are not.

    Args:
        kernel: the kernel.
        loop: a grid-stride loop.
        strides: what it steps.
    """
    numbers = {len(each.adds) for each in strides}
    if numbers == {1}:
        return ""
    said = f"{name_of(kernel, loop)} makes several items in an iteration"
    if len(numbers) > 1:
        return f"{said}, and steps one register more often than another"
    if not _Copies(kernel, loop, strides, numbers.pop()).are_alike():
        return f"{said}, and may treat each of them in a way of its own"
    return ""


class _DifferentError(Exception):
    """Something that is not known to be alike."""


class _Copies:
    """The copies of one loop's body."""

    def __init__(self, kernel: Kernel, loop: Loop, strides: Sequence[Stride], number: int) -> None:
        self._kernel, self._code, self._loop = kernel, kernel.code, loop
        self._flow, self._strides, self._number = kernel.slicer.flow, strides, number
        self._copy_of: dict[int, int] = {}
        self._place: dict[int, tuple[int, int]] = {}
        """The copy that each access is in, and its number there."""
        self._numbers: dict[_Term, int] = {}
        """Terms of computed values by number: equal terms have one, however large they are."""
        self._known: dict[int, _Term] = {}

    def are_alike(self) -> bool:
        """True if each copy does the same with its item."""
        try:
            chain = self._chain()
            self._assign(chain)
            every = [
                n
                for block in chain
                for n in range(self._flow.blocks[block].first, self._flow.blocks[block].last + 1)
            ]
            copies = self._accesses(every)
            said = [[self._said(n) for n in copy] for copy in copies]
        except _DifferentError:
            return False
        return all(each == said[0] for each in said)

    # The blocks

    def _chain(self) -> list[int]:
        """The loop's blocks in the order in which each iteration passes them."""
        chain = [self._loop.header]
        while True:
            inside = [n for n in self._flow.successors[chain[-1]] if n in self._loop.blocks]
            if len(inside) != 1:
                raise _DifferentError
            if inside[0] == self._loop.header:
                break
            if inside[0] in chain:
                raise _DifferentError
            chain.append(inside[0])
        if {*chain} != self._loop.blocks:
            raise _DifferentError
        return chain

    def _assign(self, chain: Sequence[int]) -> None:
        """Give each block to a copy: the one whose steps are made in it, or come next."""
        copy = 0
        for block in chain:
            self._copy_of[block] = copy
            steps = [
                [n for n, add in enumerate(each.adds) if self._flow.block_of[add] == block]
                for each in self._strides
            ]
            if not any(steps):
                continue
            if any(each != [copy] for each in steps):
                raise _DifferentError
            copy += 1
        if copy != self._number or self._copy_of[chain[-1]] != copy - 1:
            raise _DifferentError

    def _accesses(self, every: Sequence[int]) -> list[list[int]]:
        """The accesses of each copy, in order."""
        found: list[list[int]] = [[] for _ in range(self._number)]
        for n in every:
            opcode = self._code.effects[n].opcode
            if not opcode.known or not opcode.traits <= _SIMPLE:
                raise _DifferentError
            if opcode.access is not None and self._kernel.space(n) not in _CONSTANT:
                own = found[self._copy_of[self._flow.block_of[n]]]
                self._place[n] = self._copy_of[self._flow.block_of[n]], len(own)
                own.append(n)
        return found

    # Terms

    def _said(self, index: int) -> _Term:
        """What an access does, and to what."""
        copy = self._place[index][0]
        instruction = self._code.instructions[index]
        first = 1 if self._code.effects[index].writes else 0
        guard = self._of(instruction.guard, index, copy, 0) if instruction.guard else ()
        operands = (
            (
                self._form(operand),
                tuple(self._of(name, index, copy, 0) for name in names_in(operand)),
            )
            for operand in instruction.operands[first:]
        )
        return instruction.opcode, guard, instruction.negated, *operands

    def _form(self, operand: Operand) -> str:
        """An operand's text without its registers."""
        text = rendered(operand)
        for name in names_in(operand):
            text = text.replace(name, "%", 1)
        return text

    def _of(self, name: str, index: int, copy: int, depth: int) -> _Term:
        """The term of a register where an instruction of a copy reads it."""
        found = definitions_of(self._kernel, name, index)
        for which, each in enumerate(self._strides):
            if {*found} == ({each.entering, each.turned} if copy == 0 else {each.adds[copy - 1]}):
                return "item", which
        inside = [n for n in found if self._flow.block_of[n] in self._loop.blocks]
        if not inside:
            return "outside", name, tuple(sorted(found))
        at = found[0]
        if len(found) > 1 or any(at in each.adds for each in self._strides):
            raise _DifferentError  # An item that is not this copy's, or what is carried on.
        if self._copy_of[self._flow.block_of[at]] != copy or depth > _DEEPEST:
            raise _DifferentError
        if at in self._place:
            return "loaded", self._place[at][1], [*self._code.effects[at].writes].index(name)
        if at not in self._known:
            term = self._computed(at, copy, depth + 1)
            self._known[at] = ("computed", self._numbers.setdefault(term, len(self._numbers)))
        return self._known[at]

    def _computed(self, index: int, copy: int, depth: int) -> _Term:
        """The term of what an instruction without an access computes."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        if instruction.guard or not effects.definite or len(effects.writes) != 1:
            raise _DifferentError
        return (
            instruction.opcode,
            *(
                (self._form(operand), *(self._of(n, index, copy, depth) for n in names_in(operand)))
                for operand in instruction.operands[1:]
            ),
        )
