"""What a replay of accesses must know of the machine code: spilled registers, and waits.

The PTX has no accesses of registers that the assembler keeps in local memory, so no trace has them;
the caches see them all the same. A replay makes them behind the access of the PTX that the machine
code makes last before them. Spills of a basic block before its first access are made behind that
one; those of a block without accesses are left out, and taken to hit in L1.

A warp goes on to its next access until it waits for what was loaded; then others have their turn.
"""

import re
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.hierarchy.layout import TURN_ENDS
from cuado.backends.emulated.machine_code.counts import MachineCode, MachineInstruction
from cuado.backends.emulated.machine_code.flow import Block
from cuado.backends.emulated.timing.control import Control, control_of
from cuado.ptx.semantics.opcode import Space
from cuado.sass.toolchain.classes import SassClass, bytes_of

WORD, SECTOR = 4, 32
SPILLED = frozenset({SassClass.LOCAL_LOAD, SassClass.LOCAL_STORE})
_BEYOND_L1 = frozenset(
    {
        SassClass.GLOBAL_LOAD,
        SassClass.GLOBAL_STORE,
        SassClass.GENERIC_LOAD,
        SassClass.GENERIC_STORE,
        SassClass.ATOMIC,
    }
)
_ADDRESS = re.compile(r"\[R1(?:\+(-?0x[0-9a-f]+))?\]")
"""Address of a word on the stack: spills have a constant offset from the stack pointer."""

Behind = tuple[tuple[tuple[int, ...], ...], ...]
"""For each access slot, for each of its copies, what happens behind it; see
:class:`cuado.backends.emulated.hierarchy.layout.SlotRules`."""


def is_spill(program: Program, each: MachineInstruction) -> bool:
    """True if it accesses local memory where the PTX accesses another memory, or none."""
    if each.kind not in SPILLED:
        return False
    if each.ptx is None or each.ptx not in program.lowered.access_slots:
        return True
    space = program.code.effects[each.ptx].opcode.space
    return space not in (Space.LOCAL, Space.GENERIC)


def behind_accesses(program: Program, machine: MachineCode) -> Behind:
    """What happens behind each access slot: spills, and the end of the warp's turn.

    Lines of the stack come behind those of the PTX's own arrays: a line for each word of a thread.
    """
    copies: list[list[list[int]]] = [[] for _ in range(program.lowered.slots)]
    for block in machine.blocks:
        for slot, behind in _behind(program, machine, block):
            copies[slot].append(behind)
    return tuple(tuple(tuple(copy) for copy in slot) for slot in copies)


def _behind(
    program: Program, machine: MachineCode, block: Block
) -> Sequence[tuple[int, list[int]]]:
    """The slot of each access of a block, and what happens behind it."""
    slots = program.lowered.access_slots
    found: list[tuple[int, list[int]]] = []
    early, pending = list[int](), set[int]()
    for each in machine.instructions[block.first : block.last + 1]:
        control = _control(each)
        if pending.intersection(control.waits):
            pending.clear()
            found[-1][1].append(TURN_ENDS)
        if each.kind in _BEYOND_L1 and each.ptx in slots:
            found.append((slots[each.ptx], [] if found else early))
            pending.update(() if control.sets is None else (control.sets,))
        (found[-1][1] if found else early).extend(_words(program, each))
    waits = {n for each in _up_to_accesses(machine, block) for n in _control(each).waits}
    if pending & waits:
        found[-1][1].append(TURN_ENDS)
    return found


def _up_to_accesses(machine: MachineCode, block: Block) -> Iterator[MachineInstruction]:
    """The instructions of the blocks behind a block, each up to its first access."""
    for number in block.successors:
        after = machine.blocks[number]
        for each in machine.instructions[after.first : after.last + 1]:
            yield each
            if each.kind in _BEYOND_L1:
                break


def _control(each: MachineInstruction) -> Control:
    nothing = Control(1, None, None, ())
    return nothing if each.encoding is None else control_of(each.encoding)


def replayed_spills(program: Program, machine: MachineCode) -> frozenset[int]:
    """Addresses of the spills that a replay makes: those in blocks with accesses."""
    slots, found = program.lowered.access_slots, set[int]()
    for block in machine.blocks:
        own = machine.instructions[block.first : block.last + 1]
        if any(each.kind in _BEYOND_L1 and each.ptx in slots for each in own):
            found.update(each.address for each in own if _words(program, each))
    return frozenset(found)


def unreplayed_sectors(
    program: Program, machine: MachineCode, lanes: npt.NDArray[np.float64]
) -> tuple[float, float]:
    """Sectors that the other spills load and store.

    Args:
        program: the kernel.
        machine: its machine code.
        lanes: active lanes of each machine instruction, in all its executions.
    """
    replayed, found = replayed_spills(program, machine), [0.0, 0.0]
    for each, active in zip(machine.instructions, lanes, strict=True):
        if each.address not in replayed and is_spill(program, each):
            width = bytes_of(each.sass) or WORD
            found[each.kind is SassClass.LOCAL_STORE] += float(active) * width / SECTOR
    return found[0], found[1]


def _words(program: Program, each: MachineInstruction) -> Sequence[int]:
    return tuple(_numbered(program, each)) if is_spill(program, each) else ()


def _numbered(program: Program, each: MachineInstruction) -> Iterator[int]:
    found = _ADDRESS.search(each.sass)
    if found is None:
        return
    first = -(-program.layout.local_bytes // WORD) + int(found[1] or "0", 16) // WORD
    for word in range((bytes_of(each.sass) or WORD) // WORD or 1):
        yield 2 * (first + word) + (each.kind is SassClass.LOCAL_STORE)
