"""What if every global access hit the L2 cache?

What it changes: when the switch is on, each global load and store goes to a place in a few MiB of
scratch memory instead, which the L2 holds: its address modulo that size, whole 128-byte lines
moved where lanes would otherwise meet in one line. A coalesced access stays coalesced, a scattered
one scattered. On or off, that is two operations for all accesses that share a base and differ by
constants, as in ``all-hits-l1``.

What the answer means: the gain bounds what fewer bytes from DRAM can bring: smaller data, reuse
while it is in the cache, blocks in an order that shares it. What remains is the cost of
everything down to the L2. A load that hit the L1 before mostly still does.

When it is valid: values are wrong when it is on, so that loads which an address or a branch
depends on stay as they are, and so do stores into memory that one depends on. Atomics stay.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Wanted,
    choose,
    feeds_steering,
    overwrites_steering,
)
from cuado.kernel.rewrites.accesses.fold_addresses import Place, fold
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiment import Experiment

MOST_BYTES = 8 << 20


def bytes_for(l2_bytes: int) -> int:
    """The power of two that a cache holds twice, at most ``MOST_BYTES``."""
    return min(MOST_BYTES, 1 << ((l2_bytes // 2).bit_length() - 1))


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Fold the accesses in scope into a part of scratch memory."""
    accesses = kernel.code.effects

    def why_kept(index: int) -> str:
        if accesses[index].opcode.access is Access.LOAD:
            return feeds_steering(kernel, index)
        return overwrites_steering(kernel, index)

    wanted = Wanted(
        "global accesses",
        (Access.LOAD, Access.STORE),
        Space.GLOBAL,
        "",
        lambda _: False,
        why_kept,
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    addressing = Addressing(kernel)
    size = bytes_for(kernel.chip.l2_bytes)
    fold(addressing, chosen.targets, Place(size, size + size // 2, 2 * size, each_sm=False))
    return addressing.proposal(chosen)


EXPERIMENT = Experiment(
    "all-hits-l2",
    "What if every global access hit the L2 cache?",
    Bottleneck.L2_MISSES,
    propose,
    rank=41,
)
