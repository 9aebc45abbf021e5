"""Which load an instruction waits for, and how many loads are out when it does.

A warp issues loads without waiting and stops at the first instruction that reads a result that
is not there yet: samples with a scoreboard stall fall on the *reader*. Walking the code back from
the reader to the load that wrote the register gives the load the blame (as GPA does: Zhou et al.,
CGO 2021). The walk is in address order, which follows the compiler's layout of a loop body; for a
register that is only written further down (loop-carried), the nearest write below is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.model.instruction import Access, Instruction, Space
from cuado.sass.registers import Registers, registers_of
from cuado.sass.remember import remembered

LONG = "long_scoreboard"


@dataclass(frozen=True, slots=True)
class Wait:
    """An instruction that waits for global or local loads.

    Attributes:
        reader: index of the waiting instruction.
        loads: indices of the loads it waits for.
        outstanding: indices of all loads issued before it and not yet waited for, ``loads``
            included: what is in flight while it waits.
    """

    reader: int
    loads: tuple[int, ...]
    outstanding: tuple[int, ...]


def is_global_load(instruction: Instruction) -> bool:
    """True if it loads from global memory (generic loads that went there included)."""
    return instruction.space is Space.GLOBAL and instruction.access is Access.LOAD


@remembered
def waits(code: Sequence[Instruction]) -> tuple[Wait, ...]:
    """Every wait of a kernel for global loads, in address order."""
    effects = [registers_of(instruction) for instruction in code]
    found: list[Wait] = []
    pending: dict[int, frozenset[int]] = {}
    for index, (instruction, effect) in enumerate(zip(code, effects, strict=True)):
        needed = tuple(load for load, result in pending.items() if result & effect.read)
        if needed:
            found.append(Wait(index, needed, tuple(pending)))
            # Loads come back in order as far as a scoreboard can tell: what was issued before
            # the youngest one needed is there too.
            pending = {load: result for load, result in pending.items() if load > max(needed)}
        pending = {load: r for load, r in pending.items() if not r & effect.written}
        if is_global_load(instruction) and effect.written:
            pending[index] = effect.written
    found += _carried(code, effects, {wait.reader for wait in found})
    return tuple(sorted(found, key=lambda wait: wait.reader))


def _carried(
    code: Sequence[Instruction], effects: Sequence[Registers], seen: set[int]
) -> list[Wait]:
    """Readers with long-scoreboard samples whose load stands below them (loop-carried)."""
    found = []
    for index, instruction in enumerate(code):
        if index in seen or not instruction.stall(LONG):
            continue
        for below in range(index + 1, len(code)):
            if is_global_load(code[below]) and effects[below].written & effects[index].read:
                found.append(Wait(index, (below,), (below,)))
                break
    return found


def blame(code: Sequence[Instruction]) -> dict[int, float]:
    """Long-scoreboard samples by the index of the global load that is waited for.

    Samples on a reader that waits for several loads are shared evenly among them.
    """
    blamed: dict[int, float] = {}
    for wait in waits(code):
        samples = code[wait.reader].stall(LONG)
        for load in wait.loads:
            blamed[load] = blamed.get(load, 0) + samples / len(wait.loads)
    return {load: samples for load, samples in blamed.items() if samples}
