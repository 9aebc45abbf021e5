"""Registers that products of a warpgroup may still write: read before their group was waited for.

``wgmma.mma_async`` writes D some time before ``wgmma.wait_group`` returns for its group. Further
products may add to the same registers meanwhile, and compilers move them to others (``mov``), which
are then as little defined; every other use before the wait is a defect, whatever ptxas makes of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import EXIT, flow_of
from cuado.ptx.syntax.operands import Immediate


@dataclass(frozen=True, slots=True)
class _Pending:
    """A product that may still write a register.

    Attributes:
        product: index of its instruction.
        groups: groups that were committed since, its own included: 0 for one that is not committed.
    """

    product: int
    groups: int


_State = Mapping[Key, _Pending]


def early_uses(code: Code) -> dict[int, int]:
    """Instructions that use a register too early, each with the product that may still write it."""
    if not any(instruction.base == "wgmma" for instruction in code.instructions):
        return {}
    flow = flow_of(code)
    entries: list[dict[Key, _Pending]] = [{} for _ in flow.blocks]
    found: dict[int, int] = {}
    waiting = list(range(len(flow.blocks)))
    # A register stays pending if it is so on one of the paths: states only grow.
    while waiting:
        number = waiting.pop(0)
        block = flow.blocks[number]
        state = dict(entries[number])
        for index in range(block.first, block.last + 1):
            _step(code, index, state, found)
        for successor in block.successors:
            if successor != EXIT and _joins(entries[successor], state):
                waiting.append(successor)
    return found


def _joins(into: dict[Key, _Pending], state: _State) -> bool:
    """Add a state to that of another path, fewer groups being worse; True if that changed it."""
    changed = False
    for key, pending in state.items():
        before = into.get(key)
        if before is None or pending.groups < before.groups:
            into[key] = pending
            changed = True
    return changed


def _step(code: Code, index: int, state: dict[Key, _Pending], found: dict[int, int]) -> None:
    """What one instruction makes of the registers that are pending."""
    instruction, effects = code.instructions[index], code.effects[index]
    words = instruction.opcode.split(".")
    if words[0] == "wgmma" and words[1] != "mma_async":
        _group(words[1], instruction.operands, state)
        return
    writes = code.keys(effects.writes, index)
    if words[0] == "wgmma":
        for key in writes:
            state[key] = _Pending(index, 0)
        return
    read = [state[key] for key in code.keys(effects.reads, index) if key in state]
    if words[0] == "mov" and len(read) == 1 and len(writes) == 1:
        state[writes[0]] = read[0]
        return
    if read:
        found.setdefault(index, read[0].product)
    for key in writes:
        state.pop(key, None)


def _group(how: str, operands: tuple[object, ...], state: dict[Key, _Pending]) -> None:
    """A group is committed, or all but some are waited for."""
    if how == "commit_group":
        for key, pending in state.items():
            state[key] = _Pending(pending.product, pending.groups + 1)
    elif how == "wait_group" and isinstance(operands[0], Immediate):
        left = int(operands[0].value)
        for key in [k for k, pending in state.items() if pending.groups > left]:
            del state[key]
