"""Threads whose guard was true, for each instruction."""

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.machine_code.counts import Floats
from cuado.backends.emulated.machine_code.roles import work_of
from cuado.backends.emulated.sampling.observation import Observation
from cuado.ptx.analysis.code import Code, Key
from cuado.sass.toolchain.classes import SassClass, base_opcode

Flags = npt.NDArray[np.bool_]

_STEPS = frozenset({SassClass.FP32, SassClass.FP64, SassClass.SPECIAL})


def threads_on(seen: Observation) -> tuple[Floats, Flags]:
    """The threads that ran each machine instruction with its guard true, summed.

    For branches they follow from the flow of lanes, for accesses and for instructions that replace
    branches from the events. Steps that the assembler guards within one PTX instruction handle
    rare operands (denormal ones): their guards count as false. For other guarded instructions
    nothing is known and all threads count, as for those that the assembler guards because a
    selection chooses among their results later.

    Returns:
        The threads, and the instructions for which they are not known.
    """
    on = seen.executions.lanes.copy()
    unknown = np.zeros(len(on), bool)
    code = seen.program.code
    known, ptx = _of_ptx(seen)
    chosen = _chosen(code)
    for number, each in enumerate(seen.machine.instructions):
        if not each.is_guarded:
            continue
        if each.kind is SassClass.CONTROL:
            # The fit has the threads that took a block's last branch.
            taken = seen.executions.branched.get(each.block)
            if taken is not None and number == seen.machine.blocks[each.block].last:
                on[number] = min(on[number], taken)
            continue
        # Opcodes that do the PTX instruction's own work, not a step in preparation of it.
        own = work_of(code, each.ptx) if each.ptx is not None else frozenset()
        if each.ptx is not None and own and base_opcode(each.sass) in own:
            on[number] = min(on[number], ptx[each.ptx] / each.copies)
            unknown[number] = not known[each.ptx] or each.ptx in chosen
        elif own and each.kind in _STEPS:
            on[number] = 0.0
        else:
            unknown[number] = True
    return np.asarray(on), unknown


def _chosen(code: Code) -> frozenset[int]:
    """Instructions without a guard whose results are read by selections only."""
    readers: dict[Key, set[bool]] = {}
    for index, instruction in enumerate(code.instructions):
        for key in code.keys(code.effects[index].reads, index):
            readers.setdefault(key, set()).add(instruction.base == "selp")
    return frozenset(
        index
        for index, instruction in enumerate(code.instructions)
        if not instruction.guard
        and any(readers.get(k) == {True} for k in code.keys(code.effects[index].writes, index))
    )


def _of_ptx(seen: Observation) -> tuple[Flags, Floats]:
    """For each PTX instruction, if its number of active threads is known, and that number."""
    lowered, events, code = seen.program.lowered, seen.events, seen.program.code.instructions
    known = np.array([not each.guard for each in code], bool)
    ptx = np.zeros(len(code))
    for segment in lowered.segments:
        ptx[segment.first : segment.last + 1] = float(events.segments[segment.number][1])
    for index, slot in lowered.access_slots.items():
        ptx[index], known[index] = float(events.accesses[slot][1]), True
    return known, ptx
