"""The protocol of a kernel's mbarriers, from the notes of one of its blocks.

Warps of one block may have different roles: some copy, others multiply. Each role's executions of
the machine code are fitted by themselves. What a warp does at an mbarrier is known execution by
execution; the simulation does the same in the same order, and so finds out who waits for whom.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import groupby

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.events import Counts, Events
from cuado.backends.emulated.execution.notes import Kind, Notes
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.machine_code.counts import MachineCode, executions
from cuado.backends.emulated.timing.workload import Did, Operation, Protocol, Step
from cuado.ptx.analysis.graph import predecessors

Floats = npt.NDArray[np.float64]
_TRIES = "SYNCS.PHASECHK"
_NEAR = 4
"""Instructions behind that of its line among which a wait is looked for."""
_SPIN = 4
"""Most segments of a loop that only waits."""


def protocol_of(
    program: Program,
    machine: MachineCode,
    notes: Notes,
    accesses: Counts,
    noted: AbstractSet[int],
) -> Protocol:
    """The protocol of a launch.

    Args:
        program: the kernel that ran.
        machine: machine code of the program.
        notes: those of one block, for all.
        accesses: accesses of the launch, by slot.
        noted: PTX instructions with a step of their own.
    """
    segments = notes.segments.copy()
    did, barriers = _did(_executions(notes, segments, program), len(segments), noted)
    roles: dict[bytes, int] = {}
    runs: list[tuple[float, ...]] = []
    own_roles = []
    for warp, counts in enumerate(segments):
        key = counts[:, 0].tobytes()
        if key not in roles:
            roles[key] = len(roles)
            events = Events(1, counts, accesses, notes.branches[warp], 0.0)
            found = without_spins(machine, executions(machine, program, events).runs)
            runs.append(tuple(found.tolist()))
        own_roles.append(roles[key])
    made = tuple(tuple(each for each in of if each[0] in noted) for of in did)
    return Protocol(tuple(runs), tuple(own_roles), made, barriers)


def _did(
    executions: Iterator[tuple[int, int, int, Kind, int, int]],
    warps: int,
    noted: AbstractSet[int],
) -> tuple[list[list[tuple[int, Did]]], int]:
    """The instructions that each warp executed, what each execution did, and how many mbarriers.

    CUTLASS tries first, and waits where that was in vain. How often it is depends on the order in
    which warps are emulated: the simulated one waits at the first try.
    """
    did: list[list[tuple[int, Did]]] = [[] for _ in range(warps)]
    tried: dict[int, int] = {}
    numbers: dict[int, int] = {}
    expected: dict[tuple[int, int], list[tuple[int, int, int]]] = defaultdict(list)
    for (warp, index, _), group in groupby(executions, lambda e: e[:3]):
        own = tuple(group)
        made = tuple(
            (int(kind), numbers.setdefault(place, len(numbers)), amount)
            for *_, kind, place, amount in own
            if kind not in (Kind.CAME, Kind.VAIN)
        )
        if index not in noted:
            _expect_later(expected, warp, made)
        made = (*_expected_before(expected, warp, made), *made)
        if own[0][3] is Kind.VAIN:
            tried[warp] = len(did[warp])
        elif warp in tried and made and made[0][0] == Kind.WAITED:
            first = tried.pop(warp)
            did[warp][first], made = (did[warp][first][0], made), ()
        did[warp].append((index, made))
    return did, len(numbers)


_Expected = dict[tuple[int, int], list[tuple[int, int, int]]]
"""Bytes that a warp expects at an mbarrier by an instruction without a step, which a later one has:
assemblers make one of "expect bytes" and "arrive, and expect bytes"."""


def _expect_later(expected: _Expected, warp: int, made: Did) -> None:
    for each in made:
        if each[0] == Kind.EXPECTED:
            expected[warp, each[1]].append(each)


def _expected_before(expected: _Expected, warp: int, made: Did) -> list[tuple[int, int, int]]:
    """What the warp's arrivals take of that."""
    places = (place for kind, place, _ in made if kind == Kind.ARRIVED)
    return [each for place in places for each in expected.pop((warp, place), ())]


def _executions(
    notes: Notes, segments: Counts, program: Program
) -> Iterator[tuple[int, int, int, Kind, int, int]]:
    """Warp, instruction, number of the execution, and what it did, note by note.

    Tries in vain are taken off the counts of segments: how often a warp tries is the emulator's
    doing.
    """
    loops = {s.last: _loop(program, s.number) for s in program.lowered.segments}
    count: dict[tuple[int, int], int] = defaultdict(int)
    for note in notes:
        key = note.warp, note.instruction
        if note.kind is Kind.VAIN:
            loop = loops.get(note.instruction, ())
            for number in loop:
                segments[note.warp, number, 0] -= np.uint64(note.amount)
            # A try outside of such a loop is an execution.
            for _ in range(0 if loop else note.amount):
                count[key] += 1
                yield *key, count[key], Kind.VAIN, 0, 0
            continue
        if note.kind is Kind.CAME:
            count[key] += 1
        yield *key, count[key], note.kind, note.place, note.amount


def with_notes(step: Step, program: Program) -> Step:
    """A step with the PTX instruction whose notes are those of its executions.

    Line information of a wait may be that of an instruction before it, as a label is between both.
    """
    if step.noted is None or step.operation is not Operation.PHASE:
        return step
    after = program.code.instructions[step.noted : step.noted + _NEAR]
    found = (n for n, each in enumerate(after, step.noted) if "_wait" in each.opcode)
    return replace(step, noted=next(found, step.noted))


def without_spins(machine: MachineCode, runs: Floats) -> Floats:
    """The runs of blocks, without loops that only wait at an mbarrier.

    An assembler tries once in line, and again in such a loop elsewhere. The simulation knows when a
    phase ends: a warp that waits for it goes on in line.
    """
    found, blocks = runs.copy(), machine.blocks
    spins = {
        n
        for n, block in enumerate(blocks)
        if n in block.successors
        and any(_TRIES in i.sass for i in machine.instructions[block.first : block.last + 1])
    }
    before = predecessors([block.successors for block in blocks])
    for n in range(len(blocks)):
        if n in spins or (before[n] and set(before[n]) <= spins):
            found[n] = 0.0
    return found


def _loop(program: Program, first: int) -> Sequence[int]:
    """The segments of a loop that only waits, from the one that tries on; empty if it is none."""
    following = {s.number: s.successors for s in program.lowered.segments}
    paths: list[tuple[int, ...]] = [(first,)]
    for _ in range(_SPIN):
        longer = [(*path, after) for path in paths for after in following.get(path[-1], ())]
        found = next((path[:-1] for path in longer if path[-1] == first), None)
        if found is not None:
            return found
        paths = longer
    return ()
