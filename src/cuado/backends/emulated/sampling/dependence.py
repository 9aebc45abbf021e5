"""Dependence of blocks: one block's writes may steer another one's control flow or addresses.

Blocks that only pass values on (a sum that all add to, an array that is changed in place) have the
same events whichever of them run. If a value in global memory that the launch itself writes steers
a branch, a guard or an address, some blocks are no sample of the grid.
"""

from dataclasses import dataclass
from struct import unpack_from
from weakref import WeakKeyDictionary

from cuado.backends.emulated.execution.blocks import Shape
from cuado.backends.emulated.frontend.program import Program
from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx.analysis.addresses import Kind, Root
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Name

_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_READING = frozenset({Access.LOAD, Access.ATOMIC, Access.COPY, Access.UNKNOWN})
_OWN = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM, Space.CONST, Space.TEXTURE})
"""Spaces that no other block writes."""


_KNOWN: "WeakKeyDictionary[Program, tuple[Slicer, list[int], list[int]]]" = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Crossing:
    """How results of blocks steer other blocks.

    Attributes:
        instructions: numbers of instructions that read what other blocks may have written, and
            whose results steer control flow or addresses.
        is_atomic: True if one of them is an atomic operation.
    """

    instructions: tuple[int, ...]
    is_atomic: bool

    def __str__(self) -> str:
        """A sentence for reports."""
        what = "atomic operations" if self.is_atomic else "memory that the launch itself writes"
        return f"blocks are steered by what others left in {what}"


def crossing_of(program: Program, shape: Shape) -> Crossing | None:
    """How results of blocks steer other blocks; None if it is certain that they do not.

    Pointers from different parameters are assumed to point to different buffers unless they are
    equal.
    """
    slicer, writing, read = _steered(program)
    # Of these, the ones that may read what the launch writes.
    memory = _Memory(slicer, program, shape)
    found = tuple(n for n in read if any(memory.may_be_same(n, other) for other in writing))
    if not found:
        return None
    kinds = {program.code.effects[n].opcode.access for n in found}
    return Crossing(found, Access.ATOMIC in kinds)


def _steered(program: Program) -> tuple[Slicer, list[int], list[int]]:
    """What of this no launch changes: found once for all trials of a program.

    Returns:
        The slicer, instructions that write memory of others, and those that read such memory and
        whose values reach a branch, an address, or a guard of an access.
    """
    known = _KNOWN.get(program)
    if known is None:
        slicer, code = Slicer(program.code), program.code
        writing, read = _accessing(slicer, _WRITING), list[int]()
        if writing:
            every = [
                n for n, e in enumerate(code.effects) if e.opcode.access in _WRITING | _READING
            ]
            control, addresses = slicer.control(), slicer.addresses_of(every)
            steering = control.loads | addresses.loads | slicer.control_of(every).loads
            read = sorted(steering & set(_accessing(slicer, _READING)))
        known = _KNOWN[program] = slicer, writing, read
    return known


def _accessing(slicer: Slicer, how: frozenset[Access]) -> list[int]:
    """Instructions with such an access to memory that other blocks may access as well."""
    found = []
    for n, each in enumerate(slicer.code.effects):
        if each.opcode.access not in how:
            continue
        where = slicer.addresses.location(n)
        if where is None or where.space not in _OWN:
            found.append(n)
    return found


class _Memory:
    """The buffers and variables that a kernel accesses, given the pointers of a launch."""

    def __init__(self, slicer: Slicer, program: Program, shape: Shape) -> None:
        self._slicer, self._layout, self._bytes = slicer, program.layout, shape.parameters

    def may_be_same(self, one: int, other: int) -> bool:
        """True if two accesses may be to the same buffer or variable."""
        first, second = self._roots(one), self._roots(other)
        if first is None or second is None:
            return True
        return bool(first & second)

    def _roots(self, index: int) -> frozenset[object] | None:
        """Pointers and variables that an address may be computed from; None if unknown."""
        effects = self._slicer.code.effects[index]
        operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        if operand is None or not isinstance(operand.base, Name):
            return None
        roots = self._slicer.addresses.roots(operand.base.text, index)
        if not roots or any(root.kind is Kind.UNKNOWN for root in roots):
            return None
        return frozenset(self._of(root) for root in roots)

    def _of(self, root: Root) -> object:
        if root.kind is Kind.VARIABLE:
            return root.key
        return self._pointer(root.key, root.offset)

    def _pointer(self, key: Key, offset: int) -> int:
        return int(unpack_from("<Q", self._bytes, self._layout.parameters[key] + offset)[0])
