"""A kernel without the ways that no thread of the launch takes, as one piece where that is one.

Compilers split a short loop of unknown length into several, with what is left over behind: for a
launch it is known which of these are made. Branches that all threads decide alike go or lose their
guards, with what nobody comes to, and jumps to what follows.
"""

from collections.abc import Iterator
from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.loops.settled_loops import drop_labels
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.decided_flow import decided_flow
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.syntax.operands import rendered


def with_decided_ways(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, without such ways; itself if there are none.

    It computes the same for this launch.
    """
    return kernel.once("decided ways", lambda: _made(kernel))


def _made(kernel: Kernel) -> Kernel:
    flow = decided_flow(kernel)
    if flow.unresolved or flow.blocks == kernel.slicer.flow.blocks:
        return kernel
    rewriting, live = Rewriting(kernel), sorted(flow.reachable())
    gone = [*_dead(flow, {*live})]
    for place, number in enumerate(live):
        last, successors = flow.blocks[number].last, flow.blocks[number].successors
        branch = kernel.code.instructions[last]
        if branch.base != "bra" or len(successors) != 1:
            continue
        if live[place + 1 : place + 2] == [*successors]:
            gone.append(last)
        elif branch.guard:
            rewriting.replace(last, f"bra {rendered(branch.operands[0])};")
    for index in gone:
        rewriting.delete(index)
    drop_labels(rewriting, [n for n in gone if kernel.code.instructions[n].base == "bra"])
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _dead(flow: Flow, live: set[int]) -> Iterator[int]:
    """Instructions of blocks that no thread comes to."""
    for number, block in enumerate(flow.blocks):
        if number not in live:
            yield from range(block.first, block.last + 1)
