"""Accesses of memory as the machine code makes them: which unit each goes to, and what it cost.

The events are of PTX instructions. One that the assembler merged into a wider access has no
machine instruction of its own and counts nothing: what it touches lies in the sectors of the other.
One that it moved out of a loop counts as often as it still runs.
"""

from dataclasses import dataclass

from cuado.backends.emulated.observation import Observation
from cuado.model.instruction import Access, Space
from cuado.sass.toolchain.classes import SassClass, bytes_of

_C = SassClass
KINDS = {
    _C.GLOBAL_LOAD: (Space.GLOBAL, Access.LOAD),
    _C.GENERIC_LOAD: (Space.GLOBAL, Access.LOAD),
    _C.GLOBAL_STORE: (Space.GLOBAL, Access.STORE),
    _C.GENERIC_STORE: (Space.GLOBAL, Access.STORE),
    _C.LOCAL_LOAD: (Space.LOCAL, Access.LOAD),
    _C.LOCAL_STORE: (Space.LOCAL, Access.STORE),
    _C.SHARED_LOAD: (Space.SHARED, Access.LOAD),
    _C.SHARED_STORE: (Space.SHARED, Access.STORE),
    _C.ATOMIC: (Space.GLOBAL, Access.ATOMIC),
    _C.SHARED_ATOMIC: (Space.SHARED, Access.ATOMIC),
}
"""Space and access of the classes that access memory; generic accesses count as global ones."""

_MOVED = 0.9
"""Of the executions of a PTX instruction, below which it was moved; above, the fit is not exact."""


@dataclass(frozen=True, slots=True)
class Made:
    """What one machine instruction accessed in all.

    Attributes:
        instruction: its number.
        space: of memory.
        access: what it does there.
        width: bytes of one thread.
        requests: of warps with a lane that takes part.
        lanes: that took part, summed.
        sectors: of 32 bytes, summed over requests.
        lines: of 128 bytes.
        wavefronts: passes of the data stage.
        ideal: passes that it would need without conflicts.
        rivals: lanes beyond the first to one word.
    """

    instruction: int
    space: Space
    access: Access
    width: int
    requests: float
    lanes: float
    sectors: float
    lines: float
    wavefronts: float
    ideal: float
    rivals: float


def accesses(seen: Observation) -> list[Made]:
    """All accesses that were counted, in address order; asynchronous copies are not among them."""
    slots, counts = seen.program.lowered.access_slots, seen.events.accesses
    ptx_warps = executions_of_ptx(seen)
    warps = seen.executions.warps
    own: dict[int, list[int]] = {}
    for number, each in enumerate(seen.machine.instructions):
        if each.ptx in slots and each.kind in KINDS and each.ptx is not None:
            own.setdefault(each.ptx, []).append(number)
    found = []
    for ptx, numbers in own.items():
        atomics = [n for n in numbers if KINDS[_kind(seen, n)][1] is Access.ATOMIC]
        doing = atomics or numbers  # A loop around an atomic loads what it compares with.
        total = float(sum(warps[n] for n in doing))
        runs = float(ptx_warps[ptx])
        if not total or not runs:
            continue
        kept = total / runs if total < _MOVED * runs else 1.0
        for number in doing:
            share = kept * float(warps[number]) / total
            values = [share * float(count) for count in counts[slots[ptx]]]
            space, access = KINDS[_kind(seen, number)]
            requests, lanes, sectors, lines, wavefronts, ideal, rivals, _ = values
            width = bytes_of(seen.machine.instructions[number].sass) or 4
            found.append(
                Made(
                    number, space, access, width,
                    requests, lanes, sectors, lines, wavefronts, ideal, rivals,
                )
            )  # fmt: skip
    return sorted(found, key=lambda each: each.instruction)


def executions_of_ptx(seen: Observation) -> list[float]:
    """Times that warps ran each PTX instruction."""
    found = [0.0] * len(seen.program.code.instructions)
    for segment in seen.program.lowered.segments:
        for index in range(segment.first, segment.last + 1):
            found[index] = float(seen.events.segments[segment.number][0])
    return found


def _kind(seen: Observation, number: int) -> SassClass:
    return seen.machine.instructions[number].kind
