"""Decides if it matters which threads run the iterations of the loops that split the work.

The loops step by the number of blocks (``grid_stride``): with another number other threads make an
iteration, and there are more or fewer threads. Nothing shows that if

- all that is written to memory that blocks share is written in the loops. What stands outside is
  done once by each thread, however many these are;
- nothing that an iteration leaves in registers is used after the loop;
- no iteration writes what another one of the thread, or of the block where its threads meet, reads
  or writes: addresses are compared as linear forms (``iteration_independence``). Threads that
  nothing orders share nothing that is written, or it would be a race. Where a loop around it makes
  the loop several times, the same holds of items of different rounds;
- nothing orders blocks, or tells who came first (``block_independence``).
"""

from collections.abc import Iterator, Set

from cuado.kernel.facts.iterations.iteration_independence import Independence
from cuado.kernel.facts.loops.iteration_counts import name_of, where
from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.facts.threads.block_independence import LANES, ORDERING, PLACES, objections
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space, Trait

_WRITING = frozenset({Access.STORE, Access.ATOMIC, Access.UNKNOWN, Access.COPY})
_OWN = frozenset({Space.SHARED, Space.LOCAL, Space.PARAM, Space.CONST})
_MEETING = (Trait.WARP, Trait.MATRIX, Trait.BARRIER)


def why_not_by_others(kernel: Kernel, loops: Set[Loop]) -> Iterator[str]:
    """The reasons why it may matter who makes the iterations of loops; none if it does not.

    Args:
        kernel: the kernel and its launch.
        loops: that share the work out along one axis of the grid.
    """
    yield from objections(kernel, ORDERING, PLACES | LANES | {"WARP_SZ"})
    yield from _written_outside(kernel, loops)
    # Where threads of a block meet, one may use what another's item has left: then the items of all
    # of them are compared.
    by_block = bool(kernel.having(*_MEETING) or kernel.shared.arrays or kernel.shared.unresolved)
    independence = Independence(kernel, by_block=by_block, in_rounds=True)
    for loop in sorted(loops, key=lambda each: each.header):
        yield from _left(kernel, loop)
        yield from filter(
            None, (independence.objection(loop), independence.objection_outside(loop))
        )


def _written_outside(kernel: Kernel, loops: Set[Loop]) -> Iterator[str]:
    """What each thread writes besides its share of the work."""
    flow, live = kernel.slicer.flow, forms_of(kernel).live
    inside = frozenset[int]().union(*(loop.blocks for loop in loops))
    for n, effects in enumerate(kernel.code.effects):
        block = flow.block_of[n]
        if block in inside or block not in live or kernel.space(n) in _OWN:
            continue
        if effects.opcode.access in _WRITING:
            yield f"each thread writes at {where(kernel, n)}, outside of the loops: how many do?"


def _left(kernel: Kernel, loop: Loop) -> Iterator[str]:
    """What an iteration leaves in registers that is used after the loop."""
    code, flow, is_live = kernel.code, kernel.slicer.flow, live_registers(kernel)
    out = {s for b in loop.blocks for s in flow.successors[b]} - loop.blocks - {EXIT}
    for n in instructions_of(kernel, loop):
        for key in code.keys(code.effects[n].writes, n):
            if any(is_live(key, each) for each in out):
                what = f"what {where(kernel, n)} computes in '{key[0]}'"
                yield f"{what} in the last iteration of {name_of(kernel, loop)} is used after it"
