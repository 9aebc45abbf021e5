"""Loads of the PTX that the assembler merges into one, so that the others move no data.

A compiler may leave ``__ldg`` of one element in each iteration of an unrolled loop; ptxas then
loads it once: the emulated device runs all loads of the PTX, the chip runs one.
"""

from collections.abc import Iterator

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.counts import MachineCode
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access

Place = tuple[object, ...]


def merged_loads(program: Program, machine: MachineCode) -> frozenset[int]:
    """PTX instructions that load again what an earlier one in their block has loaded.

    They have no machine code of their own, the earlier ones have some. Between the two nothing
    changes the address, and only loads access memory.
    """
    made = {each.ptx for each in machine.instructions if each.ptx is not None}
    return frozenset(
        again
        for segment in program.lowered.segments
        for first, again in _pairs(program.code, segment.first, segment.last)
        if again not in made and first in made
    )


def _pairs(code: Code, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Pairs of a load and one that loads the same again."""
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
        # A store, an atomic, a barrier and the like may change what was loaded.
        elif opcode.access is not None or opcode.traits:
            seen.clear()
        # Loads whose base register is overwritten are from another address afterwards.
        written = set(code.keys(effects.writes, index))
        for place in [p for p in seen if written & {p[1]}]:
            del seen[place]


def _place(code: Code, index: int) -> Place:
    """What loads of the same data have in common: address text, base register, opcode, guard."""
    instruction, effects = code.instructions[index], code.effects[index]
    (base,) = code.keys(effects.address, index)[:1] or (None,)
    text = instruction.operand_text
    return text[text.index("[") :], base, instruction.opcode, instruction.guard, instruction.negated
