"""Memory accesses as the machine code makes them: the unit that each uses, and its cost.

The events belong to PTX instructions. An access that the assembler merged into a wider one has no
machine instruction of its own and counts nothing: its bytes lie in the sectors of the wider one.
An access that it moved out of a loop counts as often as it still runs.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cuado.backends.emulated.execution.blocks import Counts
from cuado.backends.emulated.machine_code.assembler_merges import merged_loads
from cuado.backends.emulated.machine_code.counts import MachineInstruction
from cuado.backends.emulated.machine_code.replayed import is_spill
from cuado.backends.emulated.retries.attempts import accesses_of
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Access, Space
from cuado.ptx.semantics.opcode import Access as PtxAccess
from cuado.ptx.semantics.opcode import Space as PtxSpace
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
"""Memory space and kind of each class of accesses; generic accesses count as global ones."""

_ACCESSES = {PtxAccess.LOAD: Access.LOAD, PtxAccess.STORE: Access.STORE}
_NEVER = "@!PT "
_INEXACT = 0.1
"""Tolerated relative error of the fitted executions of machine code for a PTX instruction."""


@dataclass(frozen=True, slots=True)
class Made:
    """Totals of the accesses of one machine instruction.

    Attributes:
        instruction: its number.
        space: memory space.
        access: kind of access.
        width: bytes of one thread.
        requests: requests, one for each warp with an active lane.
        lanes: active lanes, summed over requests.
        sectors: sectors of 32 bytes, summed over requests.
        lines: lines of 128 bytes, summed over requests.
        wavefronts: passes of the data stage.
        ideal: passes that it would need without conflicts.
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


def accesses(seen: Observation) -> list[Made]:
    """All accesses that were counted, in address order; asynchronous copies are not among them."""
    slots, counts = seen.program.lowered.access_slots, seen.events.accesses
    ptx_warps = executions_of_ptx(seen)
    own, strays = _by_ptx(seen)
    _assign_surplus(seen, own, ptx_warps)
    # Machine accesses are matched with PTX accesses in three steps: by their line, by surplus
    # machine code of a neighbour, and the rest by memory space and kind.
    found = [_idle(seen, n) for n, each in enumerate(seen.machine.instructions) if _is_off(each)]
    for ptx, numbers in own.items():
        if ptx in seen.executions.attempts:
            found += [_tried(seen, n, ptx) for n in numbers]
        else:
            found += _made(seen, numbers, float(ptx_warps[ptx]), counts[slots[ptx]])
    missing = [ptx for ptx in slots if ptx not in own]
    found += _made_by_strays(seen, strays, missing, ptx_warps)
    return sorted(found, key=lambda each: each.instruction)


def _made_by_strays(
    seen: Observation, strays: Sequence[int], missing: Sequence[int], runs: Sequence[float]
) -> list[Made]:
    """The events of PTX accesses without machine code, assigned to machine code without PTX.

    What the assembler split and merged again may carry the line of arithmetic.

    Args:
        seen: what was observed.
        strays: machine accesses that implement no PTX access.
        missing: PTX accesses that no machine instruction implements.
        runs: executions of each PTX instruction.
    """
    slots, counts = seen.program.lowered.access_slots, seen.events.accesses
    found: list[Made] = []
    for place in dict.fromkeys(_place(seen, n) for n in strays):
        numbers = [n for n in strays if _place(seen, n) == place]
        alike = [ptx for ptx in missing if _place_of_ptx(seen, ptx) == place]
        if alike:
            total = np.sum([counts[slots[ptx]] for ptx in alike], 0)
            found += _made(seen, numbers, sum(runs[ptx] for ptx in alike), total)
    return found


def _by_ptx(seen: Observation) -> tuple[dict[int, list[int]], list[int]]:
    """Machine accesses by the PTX access that they implement, and those that implement none."""
    own: dict[int, list[int]] = {}
    strays = []
    for number, each in enumerate(seen.machine.instructions):
        if each.kind not in KINDS or _is_off(each) or is_spill(seen.program, each):
            continue
        if each.ptx is not None and each.ptx in seen.program.lowered.access_slots:
            own.setdefault(each.ptx, []).append(number)
        else:
            strays.append(number)
    return own, strays


def _assign_surplus(seen: Observation, own: dict[int, list[int]], runs: Sequence[float]) -> None:
    """Assign surplus machine accesses of a neighbour to PTX accesses without machine code.

    The assembler may give two adjacent accesses the line of one. There is a surplus if several
    machine accesses of one PTX instruction each run as often as it does.
    """
    slots = seen.program.lowered.access_slots
    again = merged_loads(seen.program, seen.machine)
    for segment in seen.program.lowered.segments:
        inside = [p for p in range(segment.first, segment.last + 1) if p in slots]
        missing = [p for p in inside if p not in own and p not in again]
        for ptx in [p for p in inside if p in own and _has_copies(seen, own[p], runs[p])]:
            place = _place_of_ptx(seen, ptx)
            alike = [p for p in missing if _place_of_ptx(seen, p) == place]
            # The neighbour keeps one for itself.
            for other in alike[: len(own[ptx]) - 1]:
                own[other] = [own[ptx].pop()]
                missing.remove(other)


def _has_copies(seen: Observation, numbers: Sequence[int], runs: float) -> bool:
    """True if each of these machine accesses ran as often as the PTX: then none is a part of it."""
    least = (1 - _INEXACT) * runs
    return not any(float(seen.executions.warps[n]) < least for n in numbers)


def _made(seen: Observation, numbers: list[int], runs: float, counts: Counts) -> list[Made]:
    """The events of a PTX access, distributed among the machine instructions that implement it.

    They have all of the events, or the share that their executions imply: less if the access was
    moved out of a loop, more if they carry the lines of other accesses. Guards tell nothing here.
    """
    warps = seen.executions.warps
    total = float(sum(warps[n] for n in numbers))
    if not total or not runs:
        return []
    # The machine code's executions are fitted, so small differences from 1 mean nothing. With a
    # guard, more executions than the PTX's may be ones without an active lane.
    kept = total / runs
    is_guarded = any(seen.machine.instructions[n].is_guarded for n in numbers)
    if abs(kept - 1) < _INEXACT or (kept > 1 and is_guarded):
        kept = 1.0
    found = []
    for number in numbers:
        values = [kept * float(warps[number]) / total * float(count) for count in counts]
        requests, lanes, sectors, lines, wavefronts, ideal, *_ = values
        width = bytes_of(seen.machine.instructions[number].sass) or 4
        found.append(
            Made(
                number, *_place(seen, number), width,
                requests, lanes, sectors, lines, wavefronts, ideal,
            )
        )  # fmt: skip
    return found


def _tried(seen: Observation, number: int, ptx: int) -> Made:
    """An access of a retry loop: the load, or the compare-and-swap."""
    turns, lanes = float(seen.executions.warps[number]), float(seen.executions.lanes[number])
    one = accesses_of(seen.program, seen.events, ptx)
    each = {name: n / one["requests"] if one["requests"] else 0.0 for name, n in one.items()}
    is_atomic = _place(seen, number)[1] is Access.ATOMIC
    attempts = seen.executions.attempts[ptx]
    passes = attempts.swap_passes if is_atomic else attempts.passes
    return Made(
        number, *_place(seen, number), bytes_of(seen.machine.instructions[number].sass) or 4,
        turns, lanes, turns * each["sectors"], turns * each["lines"], turns * passes,
        turns * (passes if is_atomic else each["ideal"]),
    )  # fmt: skip


def _is_off(instruction: MachineInstruction) -> bool:
    """True if the access never has an active lane: the assembler inserts such ones as a delay."""
    return instruction.kind in KINDS and instruction.sass.startswith(_NEVER)


def _idle(seen: Observation, number: int) -> Made:
    return Made(number, *_place(seen, number), 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def copies(seen: Observation) -> tuple[float, float]:
    """Requests and sectors that asynchronous copies read."""
    requests = sectors = 0.0
    for index, slot in seen.program.lowered.access_slots.items():
        if seen.program.code.instructions[index].opcode.startswith("cp.async"):
            counts = seen.events.accesses[slot]
            requests, sectors = requests + float(counts[0]), sectors + float(counts[2])
    return requests, sectors


def executions_of_ptx(seen: Observation) -> list[float]:
    """How often warps executed each PTX instruction."""
    found = [0.0] * len(seen.program.code.instructions)
    for segment in seen.program.lowered.segments:
        for index in range(segment.first, segment.last + 1):
            found[index] = float(seen.events.segments[segment.number][0])
    return found


def _place(seen: Observation, number: int) -> tuple[Space, Access]:
    return KINDS[seen.machine.instructions[number].kind]


_SPACES = {
    PtxSpace.GLOBAL: Space.GLOBAL,
    PtxSpace.SHARED: Space.SHARED,
    PtxSpace.LOCAL: Space.LOCAL,
}


def _place_of_ptx(seen: Observation, index: int) -> tuple[Space, Access] | None:
    """The memory space of a PTX access; None for generic accesses and any that are not plain."""
    opcode = seen.program.code.effects[index].opcode
    space = _SPACES.get(opcode.space) if opcode.space is not None else None
    access = _ACCESSES.get(opcode.access) if opcode.access is not None else None
    return None if space is None or access is None else (space, access)


def switched_off(seen: Observation) -> float:
    """Executions of accesses without an active lane: their guards disabled all of them."""
    off = 0.0
    for each in accesses(seen):
        if seen.machine.instructions[each.instruction].is_guarded:
            # A request has at least one active lane; executions beyond these had none.
            off += max(0.0, float(seen.executions.warps[each.instruction]) - each.requests)
    return off
