"""Atomics that the assembler has aggregated: one lane changes the word for all lanes of its warp.

Where lanes surely change one word by one amount, ptxas elects a lane by a vote, and that lane alone
does the atomic, with the amount times the number of lanes. The word is then changed once for each
warp, and not once for each lane.
"""

from collections import defaultdict
from collections.abc import Iterable

from cuado.backends.emulated.machine_code.counts import MachineInstruction
from cuado.sass.toolchain.classes import SassClass, base_opcode

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
