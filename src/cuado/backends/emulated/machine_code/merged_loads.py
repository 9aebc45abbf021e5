"""Loads of the PTX that the assembler makes one of, which therefore move nothing of their own.

A compiler that leaves ``__ldg`` of one element in each round of an unrolled loop has ptxas load it
once: the emulated device runs all of the PTX's loads, the chip runs one.
"""

from collections.abc import Iterator

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.counts import MachineCode
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access

Place = tuple[object, ...]


def merged_loads(program: Program, machine: MachineCode) -> frozenset[int]:
    """PTX instructions that load again what one before them in their block has loaded.

    Only those with no machine code of their own, of which the other one has some; between the two
    nothing changes the address, and nothing else accesses memory but loads.
    """
    made = {each.ptx for each in machine.instructions if each.ptx is not None}
    return frozenset(
        again
        for segment in program.lowered.segments
        for first, again in _pairs(program.code, segment.first, segment.last)
        if again not in made and first in made
    )


def _pairs(code: Code, first: int, last: int) -> Iterator[tuple[int, int]]:
    """A load, and each that loads the same again."""
    seen: dict[Place, int] = {}
    for index in range(first, last + 1):
        effects = code.effects[index]
        opcode = effects.opcode
        if opcode.access is Access.LOAD and effects.address:
            place = _place(code, index)
            if place in seen:
                yield seen[place], index
            else:
                seen[place] = index
        elif opcode.access is not None or opcode.traits:
            seen.clear()
        written = set(code.keys(effects.writes, index))
        for place in [p for p in seen if written & {p[1]}]:
            del seen[place]


def _place(code: Code, index: int) -> Place:
    """How an address is written, its register and what is loaded."""
    instruction, effects = code.instructions[index], code.effects[index]
    (base,) = code.keys(effects.address, index)[:1] or (None,)
    text = instruction.operand_text
    return text[text.index("[") :], base, instruction.opcode, instruction.guard, instruction.negated
