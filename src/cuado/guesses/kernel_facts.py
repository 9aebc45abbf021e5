"""What a kernel's code says of its parameters: guards, loop bounds, strides, indices in memory."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from cuado.guesses.origins import Flowing, Origins
from cuado.kernel.facts.registers.slices import Slicer
from cuado.kernel.values.operations import is_integer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Immediate, Name
from cuado.ptx.syntax.tree import Function, Module

Place = tuple[str, int]
"""A parameter by its name in the PTX, and a byte in it: a member of a structure."""

_MOST_PAIRS = 300_000
_LARGEST_BORDER = 64
_TOUCHING = frozenset({Access.LOAD, Access.STORE, Access.ATOMIC, Access.COPY})
_OUTSIDE = frozenset({Space.GLOBAL, Space.GENERIC})
_SPECIAL = re.compile(r"%(?:tid|ntid|ctaid|nctaid)\.[xyz]|%laneid|%warpid")


@dataclass(frozen=True, slots=True)
class Comparison:
    """An integer comparison that involves numbers given to the kernel.

    Attributes:
        index: the instruction.
        flowing: what both sides are computed from.
        loop: the innermost loop whose iterations it tells apart; None outside of loops.
    """

    index: int
    flowing: Flowing
    loop: Loop | None

    @property
    def axes(self) -> str:
        """The axes of the grid that it depends on: ``xy``."""
        return "".join(a for a in "xyz" if f"%ctaid.{a}" in self.flowing.specials())


POINTER_BYTES = 8


@dataclass(frozen=True, slots=True)
class Touch:
    """An access to memory outside of the block.

    Attributes:
        index: the instruction.
        pointer: the parameter that its address is computed from; None if none is known.
        flowing: what the address is computed from.
        access: load, store, atomic operation.
        bytes: that a thread accesses.
        type: of an element, as the opcode says: ``f32``.
    """

    index: int
    pointer: Place | None
    flowing: Flowing
    access: Access
    bytes: int
    type: str


class KernelFacts:
    """One kernel of a module, analysed as far as guesses need it.

    Raises:
        TooLargeError: it is too large to be analysed.
    """

    def __init__(self, module: Module, function: Function) -> None:
        self.function = function
        self.code = Code(module, function)
        self.slicer = Slicer(self.code, _MOST_PAIRS)
        self.origins = Origins(self.slicer)
        self.loops = loops_of(self.slicer.flow)

    @cached_property
    def specials(self) -> frozenset[str]:
        """The special registers of threads and blocks that it reads."""
        texts = (each.operand_text for each in self.code.instructions)
        return frozenset(found for text in texts for found in _SPECIAL.findall(text))

    @cached_property
    def borders(self) -> tuple[int, ...]:
        """Small numbers that the kernel adds to one of its parameters: ``nx + 2 * RADIUS``."""
        found = dict[int, None]()
        for n, instruction in enumerate(self.code.instructions):
            words = instruction.opcode.split(".")
            if words[0] != "add" or not is_integer(words[-1]):
                continue
            flowing = self.origins.values(n)
            is_size = len(flowing.parameters()) == 1 and len(flowing.origins) == 1
            for operand, _ in self.code.effects[n].operands if is_size else ():
                value = operand.value if isinstance(operand, Immediate) else None
                if isinstance(value, int) and 0 < value <= _LARGEST_BORDER:
                    found[value] = None
        return tuple(found)

    @cached_property
    def has_dynamic_shared(self) -> bool:
        """True if it uses shared memory whose size the launch gives."""
        named = {v.name for v in self.code.module.variables if None in v.dimensions}
        named = {v.name for v in self.code.module.variables if v.space == "shared"} & named
        words = (w for i in self.code.instructions for w in re.findall(r"[\w$]+", i.operand_text))
        return bool(named) and not named.isdisjoint(words)

    @cached_property
    def touches(self) -> tuple[Touch, ...]:
        """All accesses to memory outside of the block, in order."""
        found = []
        for n, effects in enumerate(self.code.effects):
            opcode = effects.opcode
            if opcode.access not in _TOUCHING or opcode.space not in _OUTSIDE:
                continue
            words = self.code.instructions[n].opcode.split(".")
            found.append(
                Touch(
                    n,
                    self._pointer(n),
                    self.origins.address(n),
                    opcode.access,
                    opcode.bytes or 0,
                    words[-1],
                )
            )
        return tuple(found)

    def _pointer(self, index: int) -> Place | None:
        """The pointer parameter of an access; None if there is none, or may be several."""
        places = self._pointers(index)
        return next(iter(places)) if len(places) == 1 else None

    def _pointers(self, index: int) -> set[Place]:
        return {
            (root.key[0], root.offset)
            for operand, _ in self.code.effects[index].operands
            if isinstance(operand, Address) and isinstance(operand.base, Name)
            for root in self.slicer.addresses.roots(operand.base.text, index)
            if root.kind is Kind.PARAMETER
        }

    @cached_property
    def tables(self) -> frozenset[Place]:
        """The buffers from which addresses of other accesses are loaded."""
        loaded = {
            each.index: each.pointer
            for each in self.touches
            if each.access is Access.LOAD and each.bytes >= POINTER_BYTES and each.pointer
        }
        return frozenset(
            loaded[load]
            for each in self.touches
            if not self._pointers(each.index)
            for load in each.flowing.loads()
            if load in loaded
        )

    @cached_property
    def comparisons(self) -> tuple[Comparison, ...]:
        """All integer comparisons, in order."""
        return tuple(self._comparisons())

    def _comparisons(self) -> Iterator[Comparison]:
        for n, instruction in enumerate(self.code.instructions):
            words = instruction.opcode.split(".")
            if words[0] == "setp" and is_integer(words[-1]):
                flowing = self.origins.values(n)
                yield Comparison(n, flowing, self._loop(n, flowing))

    def ends_loop(self, each: Comparison) -> bool:
        """True if a comparison decides whether a loop around it goes on."""
        if each.loop is None:
            return False
        if each.loop.header not in self._ending:
            self._ending[each.loop.header] = self._exits(each.loop)
        return each.index in self._ending[each.loop.header]

    def _exits(self, loop: Loop) -> frozenset[int]:
        """The instructions that the branches out of a loop depend on."""
        flow = self.slicer.flow
        found = frozenset[int]()
        for block in loop.blocks:
            last, successors = flow.blocks[block].last, flow.blocks[block].successors
            guard = self.code.instructions[last].guard
            if guard and any(each not in loop.blocks for each in successors):
                found |= self.origins.of((guard,), last).instructions
        return found

    @cached_property
    def _ending(self) -> dict[int, frozenset[int]]:
        return {}

    def is_equality(self, each: Comparison) -> bool:
        """True if a comparison is for equality."""
        return self.code.instructions[each.index].opcode.split(".")[1] in {"eq", "ne"}

    def _loop(self, index: int, flowing: Flowing) -> Loop | None:
        """The innermost loop around an instruction that changes a value it reads."""
        block = self.slicer.flow.block_of[index]
        around = [loop for loop in self.loops if block in loop.blocks]
        for loop in sorted(around, key=lambda each: len(each.blocks)):
            if not self.carried(loop).isdisjoint(flowing.instructions):
                return loop
        return None

    def carried(self, loop: Loop) -> frozenset[int]:
        """The instructions of a loop whose result depends on itself, an iteration before."""
        if loop.header not in self._carried:
            inside = (
                n
                for block in loop.blocks
                for n in range(
                    self.slicer.flow.blocks[block].first, self.slicer.flow.blocks[block].last + 1
                )
            )
            self._carried[loop.header] = frozenset(
                n for n in inside if n in self.origins.values(n).instructions
            )
        return self._carried[loop.header]

    @cached_property
    def _carried(self) -> dict[int, frozenset[int]]:
        return {}

    def walks_memory(self, loop: Loop) -> bool:
        """True if an access of a loop has another address in each iteration."""
        carried, flow = self.carried(loop), self.slicer.flow
        return any(
            flow.block_of[each.index] in loop.blocks
            and not carried.isdisjoint(each.flowing.instructions)
            for each in self.touches
        )
