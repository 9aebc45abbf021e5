"""Control flow without the branches that all threads of a launch decide alike."""

from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.flow import EXIT, Flow


def decided_flow(kernel: Kernel) -> Flow:
    """The control flow without the edges that no thread of the launch takes."""
    flow, code = kernel.slicer.flow, kernel.code
    blocks = list(flow.blocks)
    for number, block in enumerate(flow.blocks):
        instruction = code.instructions[block.last]
        if len(block.successors) < 2 or not instruction.guard or instruction.base != "bra":
            continue
        holds = _holds(kernel, instruction.guard, block.last)
        if holds is None:
            continue
        is_taken = holds != instruction.negated
        target = code.label(instruction.operands[0].text, block.last)  # type: ignore[union-attr]
        into = EXIT if target is None or target >= len(flow.block_of) else flow.block_of[target]
        other = tuple(each for each in block.successors if each != into)
        blocks[number] = replace(block, successors=(into,) if is_taken else other)
    return Flow(tuple(blocks), flow.block_of, flow.unresolved)


def _holds(kernel: Kernel, guard: str, index: int) -> bool | None:
    """The truth of a guard, if it is the same for all threads of the launch; None otherwise."""
    known, found = kernel.lanes.value(guard, index), kernel.ranges.named(guard, index)
    if known is not None and known.exact and len({*known.offsets}) == 1:
        return bool(known.offsets[0])
    return bool(found[0]) if found is not None and found[0] == found[1] else None
