"""Decides if the loops that split a kernel's work leave only values that are merged at the end.

A thread of such a loop (``grid_stride``) adds up what its items give, or keeps the largest; the
threads of a block merge what they have, and an atomic update merges it into memory. With another
number of blocks other threads have an item, but always those of the same index in their block. So
if all that is done with the sums is *linear*, what the blocks come to together is the same: let
``s(b, t)`` be the sum of thread ``t`` of block ``b``, and ``c(t)`` how often the end counts it;
then the updates add up to ``sum over b, t of c(t) * s(b, t)``, which is ``sum over t of c(t) *``
(the sum of all items of threads ``t``), however these are dealt out to blocks. That holds if

- in the loops nothing is carried from one item to the next but inductions and accumulators: each is
  combined with what the item alone decides, by one operator that commutes, and never takes another
  accumulator's value; the loops do nothing else but load what nothing of the launch writes;
- an accumulator begins with the operator's identity, or, if that is idempotent (the least, the
  largest, and, or), with a constant;
- what comes of accumulators goes through the same operator alone, moves, exchanges between lanes
  and arrays in shared memory that hold nothing else; it decides no address and no branch;
- in the end atomic updates by this operator, whose results nobody uses, bring it to memory, and
  nothing else is written there;
- the block's index along the axis, and the grid's size, decide nothing of all this (``c``);
- nothing of the launch writes what is loaded anywhere: so it is the same for all blocks.

Several accumulators may have an operator each: what comes of one is then apart from what comes of
another in registers, arrays and memory (``merging_families``), and each is linear for itself.

Integers come out the same in every bit, as sums wrap around in any order.

A new axis of the grid, along which each block runs the same code but for the iterations that are
dealt out to it, is the simplest such grid: ``b`` is then the block's index along that axis.
"""

from collections.abc import Sequence

from cuado.kernel.facts.iterations.grid_stride import GridStride
from cuado.kernel.facts.reductions.item_merging import Merging, NotMergedError
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import Loop


def why_not_merged(kernel: Kernel, stride: GridStride, axis: str, *, rounded: bool = False) -> str:
    """Why other blocks may not have the items of grid-stride loops that accumulate; empty if so.

    Args:
        kernel: the kernel and its launch.
        stride: its use of the grid along the axis, without objection.
        axis: ``x``, ``y`` or ``z``.
        rounded: whether sums of floats may be rounded otherwise.
    """
    loops, steps = [*stride.loops], stride.steps
    return _objection(Merging(kernel, loops, steps, axis, rounded=rounded))


def why_not_dealt(kernel: Kernel, loops: Sequence[Loop], steps: frozenset[int], axis: str) -> str:
    """Why blocks of their own may not make the iterations of loops that accumulate; empty if so.

    The blocks along the new axis of the grid run the same code but for the iterations, of which
    each is made by one of them. So what they come to together is the same, as above.

    Args:
        kernel: the kernel and its launch.
        loops: whose iterations are dealt out: all that accumulate.
        steps: instructions of the loops that step what is no accumulator.
        axis: along which the grid has one block, and gets more.
    """
    return _objection(Merging(kernel, loops, steps, axis, rounded=False))


def _objection(merging: Merging) -> str:
    try:
        merging.check()
    except NotMergedError as error:
        return str(error)
    return ""
