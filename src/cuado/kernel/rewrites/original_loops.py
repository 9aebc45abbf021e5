"""Loops that ptxas did not unroll in the original, and must not unroll in a copy."""

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import loops_of


def kept_loops(kernel: Kernel) -> frozenset[int]:
    """Header blocks of the loops that were not unrolled.

    A loop counts as not unrolled if each of its accesses and barriers, inner loops left out, became
    at most one machine instruction. A loop without any is left to the assembler.
    """
    flow = kernel.slicer.flow
    loops = loops_of(flow)
    found: set[int] = set()
    for loop in loops:
        inner = {
            b
            for other in loops
            if other.header in loop.blocks - {loop.header}
            for b in other.blocks
        }
        copies = [
            kernel.copies[n]
            for block in loop.blocks - inner
            for n in range(flow.blocks[block].first, flow.blocks[block].last + 1)
            if kernel.copies[n]
        ]
        if copies and max(copies) == 1:
            found.add(loop.header)
    return frozenset(found)
