"""What if all blocks of the grid had equal work?

What it changes: when the switch is on, loops whose lengths follow from the block's index and the
numbers of this launch are as long in each block as they are in the mean of the grid. Where the mean
is no whole number, some of the blocks, drawn, make an iteration more. A branch that only keeps
blocks from such loops lets all in. The total of iterations stays what it is.

What the answer means: blocks that have much to do are waited for, the more so the later they start.
The gain is what spreading the work evenly over the blocks can bring: by cutting it otherwise, by
taking long blocks first, or by blocks that fetch their work when they are free.

When it is valid: lengths must follow from indices and arguments, not from data; in a block, threads
may begin a loop at numbers of their own, but not end at such. Nothing else may follow from how
often a loop ran, an iteration's work not from which it is, and accesses of a block that goes on for
longer must stay in their buffers. Branches that decide more than such loops, as an early return
may, and loops that cannot be changed stay, and are counted: they may still be uneven. Of a grid of
more than 1024 blocks as many are looked at, evenly spread.
"""

from math import prod

from cuado.kernel.facts.loops.trip_counts import BlockLoops
from cuado.kernel.facts.threads.waiting_blocks import BLOCK, deciding_work, why_blocks_wait
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.balance_block_loops import BalancedBlockLoop, BlockBalancing
from cuado.kernel.rewrites.switches.balance_warp_loops import balance
from cuado.kernel.rewrites.threads.follow_decisions import (
    Choice,
    proposal,
    refusal_of_written_addresses,
)
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.grid_samples import MOST_BLOCKS, Grid
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Trait
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Set the trip count of the loops in scope to the mean of all blocks."""
    if (refusal := _refusal(kernel)) is not None:
        return refusal
    grid = Grid(kernel)
    loops = BlockLoops(kernel, grid)
    if loops.are_alike:
        return Refusal("almost all blocks take the same branches about equally often", absent=True)
    blocks = BlockBalancing(loops)
    candidates = {n for n in kernel.having(Trait.BRANCH) if scope.holds(n)}
    found = blocks.find(candidates)
    kept = {n: reason for n, reason in blocks.kept.items() if n in candidates}
    if not found:
        if kept:
            return Refusal(f"no trip count can be changed: {Choice(frozenset(), kept).commonest}")
        return Refusal("blocks diverge at branches, but not in loop trip counts")
    rewriting = Rewriting(kernel)
    balance(rewriting, (each.made for each in found))
    chosen = frozenset(n for each in found for n in each.made.branches)
    return proposal(rewriting, Choice(chosen, kept), *_notes(found, grid))


def _refusal(kernel: Kernel) -> Refusal | None:
    """The refusal of kernels whose blocks are equal, or differ in a way that must stay."""
    if prod(kernel.launch.grid) == 1:
        return Refusal("the grid has one block", absent=True)
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what it decides is unknown")
    why = deciding_work(kernel)
    if not why:
        return Refusal("no branch depends on the block index or on data", absent=True)
    if BLOCK not in why:
        return Refusal("the work of a block depends on data: its trip counts are unknown")
    if reason := why_blocks_wait(kernel):
        return Refusal(reason)
    return refusal_of_written_addresses(kernel)


def _notes(found: tuple[BalancedBlockLoop, ...], grid: Grid) -> tuple[str, ...]:
    """Notes on the loops' trip counts, before and after."""
    said = []
    for each in found:
        own, count = each.counted.trips, len(each.trips)
        mean = f"{sum(each.trips) / count:.4g}"
        said.append(f"a loop of {min(own)} to {max(own)} iterations, made {mean} in each block")
    if grid.is_sampled:
        said.append(f"trip counts are those of {MOST_BLOCKS} blocks, evenly spread")
    return tuple(said)


EXPERIMENT = Experiment(
    "balanced-blocks",
    "What if all blocks of the grid had equal work?",
    Bottleneck.IMBALANCE,
    propose,
    cause=Cause.IMBALANCE,
    per_line=True,
    rank=35,
)
