"""Loops without branches that all threads of a block make together, a known number of times."""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.facts.loops.iteration_counts import count_of, name_of, where
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Trait


@dataclass(frozen=True, slots=True)
class BlockLoop:
    """A loop of one basic block.

    Attributes:
        header: the block.
        first: its first instruction.
        last: the branch back.
        trips: the trip count of all threads.
    """

    header: int
    first: int
    last: int
    trips: int


def block_loops(kernel: Kernel) -> tuple[tuple[BlockLoop, ...], tuple[str, ...]]:
    """The loops of a kernel that load from global memory; and why others are none of these."""
    return kernel.once("block loops", lambda: _found(kernel))


def loads_in(kernel: Kernel, loop: BlockLoop) -> list[int]:
    """Global loads in a loop."""
    return [n for n in kernel.global_loads if loop.first <= n < loop.last]


def _found(kernel: Kernel) -> tuple[tuple[BlockLoop, ...], tuple[str, ...]]:
    flow, found, reasons = kernel.slicer.flow, list[BlockLoop](), list[str]()
    for loop in loops_of(flow):
        if not loop.is_innermost or not _loads(kernel, loop):
            continue
        if objection := next(_objections(kernel, loop), ""):
            reasons.append(objection)
            continue
        count, block = count_of(kernel, loop), flow.blocks[loop.header]
        if isinstance(count, str):
            reasons.append(count)
        elif count.number is None:
            reasons.append(
                f"the trip count of {name_of(kernel, loop)} is no number that all threads have"
            )
        else:
            found.append(BlockLoop(loop.header, block.first, block.last, count.number))
    return tuple(found), tuple(reasons)


def _loads(kernel: Kernel, loop: Loop) -> bool:
    block_of = kernel.slicer.flow.block_of
    return any(block_of[n] in loop.blocks for n in kernel.global_loads)


def _objections(kernel: Kernel, loop: Loop) -> Iterator[str]:
    """Why a block cannot wait in a loop, or its iterations cannot be put one after another."""
    code, flow = kernel.code, kernel.slicer.flow
    block, named = flow.blocks[loop.header], name_of(kernel, loop)
    within = range(block.first, block.last + 1)
    if len(loop.blocks) > 1 or len({code.scopes[n] for n in within}) > 1:
        yield f"{named} has branches"
    if Trait.BRANCH not in code.effects[block.last].opcode.traits:
        yield f"{named} does not end with its branch"
    divergence, variance = kernel.lanes.divergence, None
    for source, _ in divergence.control[loop.header]:
        last = flow.blocks[source].last
        # The loop's own end counts by its trips, which all threads have alike; what is settled
        # leads all threads of the launch the same way.
        if source == loop.header or kernel.ranges.settles(last):
            continue
        variance = variance or Variance(kernel)
        if source in divergence.divergent or variance.parts(last):
            yield (
                f"threads of a block may diverge at {where(kernel, last)}, before {named}: they "
                "could not wait for each other in it"
            )
