"""What if what every block reads came from its SM's L1?

What it changes: a global load whose addresses are the same in every block goes, when the switch is
on, to a place of 16 KiB that its own SM has, as ``all-hits-l1`` does with all loads. Loads of what
a block has for itself stay as they are.

What the answer means: each block reads the same words as all others, from the L2 or from DRAM. The
gain bounds what reading them less often brings: let a block do several blocks' work, and use what
it has read for all of it; or fewer and larger blocks with the words in shared memory. A small
table stays in the L1 by itself, and gains nothing here.

When it is valid: that addresses are the same is proven: they follow from thread indices,
parameters and numbers, not from the block's index and not from data. What the kernel may write
stays as it is, and so do loads that an address or a branch depends on, or that bypass the L1.
Values are wrong when it is on.
"""

from math import prod

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import Addressing, Wanted, choose
from cuado.kernel.rewrites.accesses.fold_addresses import fold
from cuado.kernel.values.invariant_addresses import OF_THREADS, Unvarying
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments.all_hits_l1 import PLACE, why_kept


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Fold the loads of what every block reads into a part of scratch memory for each SM."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what addresses depend on is unknown")
    if not kernel.global_loads:
        return Refusal("the kernel has no global loads", absent=True)
    if prod(kernel.launch.grid) == 1:
        return Refusal("there is one block", absent=True)
    every = Unvarying(kernel, frozenset(range(len(kernel.slicer.flow.blocks))), OF_THREADS)
    common = {n for n in kernel.global_loads if every.goes_to_the_same(n)}
    if not any(map(scope.holds, common)):
        return Refusal("no global load provably has the same addresses in every block", absent=True)
    wanted = Wanted(
        "loads that every block makes",
        (Access.LOAD,),
        Space.GLOBAL,
        "",
        lambda n: n not in common,
        lambda n: why_kept(kernel, n) or _why_not_common(kernel, n),
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    addressing = Addressing(kernel)
    fold(addressing, chosen.targets, PLACE)
    return addressing.proposal(chosen)


def _why_not_common(kernel: Kernel, load: int) -> str:
    """Why equal addresses may not hold equal words; empty if they do."""
    if kernel.aliasing.regions(load) is None:
        return "what they read is unknown"
    return "the kernel may write there" if kernel.aliasing.writers_of(load) else ""


EXPERIMENT = Experiment(
    "block-invariant-loads",
    "What if data that every block reads came from its SM's L1?",
    Bottleneck.RELOADS,
    propose,
    per_line=True,
    rank=39,
    is_bound=True,
)
