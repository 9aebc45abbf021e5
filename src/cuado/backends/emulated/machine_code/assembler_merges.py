"""What the assembler merges: loads of one element, and the atomics of a warp.

A compiler may leave ``__ldg`` of one element in each iteration of an unrolled loop; ptxas then
loads it once: the emulated device runs all loads of the PTX, the chip runs one.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.counts import MachineCode, MachineInstruction
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access
from cuado.sass.toolchain.classes import SassClass, base_opcode

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


# Atomics that the assembler has aggregated: one lane changes the word for all lanes of its warp.
#
# Where lanes surely change one word by one amount, ptxas elects a lane by a vote, and that lane
# alone does the atomic, with the amount times the number of lanes. The word is then changed once
# for each warp, and not once for each lane.

_VOTES = frozenset({"VOTE", "VOTEU"})
_LEADERS = frozenset({"FLO", "UFLO"})
"""Opcodes that find the leader among the lanes that voted."""


def aggregated_atomics(instructions: Iterable[MachineInstruction]) -> frozenset[int]:
    """The PTX instructions whose atomics an elected lane does for its warp."""
    made: dict[int, list[MachineInstruction]] = defaultdict(list)
    for each in instructions:
        if each.ptx is not None:
            made[each.ptx].append(each)
    return frozenset(ptx for ptx, own in made.items() if _is_aggregated(own))


def _is_aggregated(own: Iterable[MachineInstruction]) -> bool:
    """True if machine instructions vote, find a leader, and have it alone do an atomic."""
    own = tuple(own)
    opcodes = {base_opcode(each.sass) for each in own}
    atomics = [each for each in own if each.kind is SassClass.ATOMIC]
    is_elected = bool(atomics) and all(each.is_guarded for each in atomics)
    return is_elected and not opcodes.isdisjoint(_VOTES) and not opcodes.isdisjoint(_LEADERS)
