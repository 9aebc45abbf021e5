"""What if every global load hit the L1 cache?

What it changes: when the switch is on, each global load goes to a place in 16 KiB of its own SM's
instead: its address modulo 16 KiB, whole 128-byte lines moved where lanes would otherwise meet in
one line. A coalesced load stays coalesced, a scattered one scattered. On or off, that is two
operations for all loads of an unrolled loop that share a base and differ by constants; with these
constants at most 24 KiB are touched. Loads of which it is not known how lanes differ take three
operations more. Where loads follow each other by a step, as those of a column's rows do, the step
is made less than a line, and only the first load takes these operations; at most 4 KiB more are
touched.

What the answer means: the gain bounds what better reuse near the SM (tiling, shared memory, data
that fits) can bring at the same accesses. What remains is the cost of issuing them and of their
pattern. Against ``all-hits-l2`` it separates L2 from DRAM.

When it is valid: values are wrong when it is on, so that a load which an address or a branch
depends on stays as it is. Stores and atomics stay. So do loads that bypass the L1 (``.cg``,
``.cv``, ``no_allocate``): no address makes them hit.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import Addressing, Wanted, choose, feeds_steering
from cuado.kernel.rewrites.accesses.fold_addresses import Place, fold
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access, Space
from cuado.what_if.experiment import Experiment

PLACE = Place(16 << 10, 24 << 10, 64 << 10, each_sm=True)
"""Fits the L1 of every chip, beside the shared memory that most kernels use."""
_PASSING = frozenset({"cg", "cv", "L1::no_allocate"})


def why_kept(kernel: Kernel, index: int) -> str:
    """Why a load must keep its address; empty if it need not."""
    words = kernel.code.instructions[index].opcode.split(".")
    if not _PASSING.isdisjoint(words):
        return "they bypass the L1"
    return feeds_steering(kernel, index)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Fold the loads in scope into a part of scratch memory for each SM."""
    wanted = Wanted(
        "global loads",
        (Access.LOAD,),
        Space.GLOBAL,
        "",
        lambda _: False,
        lambda n: why_kept(kernel, n),
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    addressing = Addressing(kernel)
    fold(addressing, chosen.targets, PLACE)
    return addressing.proposal(chosen)


EXPERIMENT = Experiment(
    "all-hits-l1",
    "What if every global load hit the L1 cache?",
    Bottleneck.L1_MISSES,
    propose,
    rank=40,
)
