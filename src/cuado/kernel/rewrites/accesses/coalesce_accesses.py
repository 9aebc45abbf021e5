"""Coalesces global accesses by the cheapest of the coalesce_by_* rewrites that applies."""

from cuado.kernel.facts.threads.active_lanes import ActiveLanes, active_lanes
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Chosen,
    Target,
    Wanted,
    choose,
    feeds_steering,
    lacks_room,
    overwrites_steering,
)
from cuado.kernel.rewrites.accesses.align_accesses import align, is_contiguous, is_ideal
from cuado.kernel.rewrites.accesses.coalesce_by_compaction import compact, compaction
from cuado.kernel.rewrites.accesses.coalesce_by_exchange import exchange
from cuado.kernel.rewrites.accesses.coalesce_by_transpose import Block, transpose
from cuado.ptx.semantics.opcode import Access, Space

_NAMES = {Access.LOAD: "global loads", Access.STORE: "global stores"}


def coalesced(kernel: Kernel, scope: Scope, *accesses: Access) -> Proposal | Refusal:
    """The experiment in which each warp's global accesses touch consecutive addresses.

    Args:
        kernel: the kernel.
        scope: the accesses that may change.
        accesses: loads, stores or both; refused if there is none of one kind.
    """
    targets, notes = list[Target](), list[str]()
    for access in accesses:
        chosen = _chosen(kernel, scope, access)
        if isinstance(chosen, Refusal):
            return chosen
        targets += chosen.targets
        notes += chosen.notes
    return _redirected(kernel, Chosen(tuple(targets), tuple(notes)))


def _chosen(kernel: Kernel, scope: Scope, access: Access) -> Chosen | Refusal:
    """The global loads, or stores, that are not coalesced and may have other addresses."""
    keep = feeds_steering if access is Access.LOAD else overwrites_steering
    wanted = Wanted(
        _NAMES[access],
        (access,),
        Space.GLOBAL,
        "coalesced",
        lambda n: is_ideal(kernel, n),
        lambda n: keep(kernel, n) or lacks_room(kernel, n),
    )
    return choose(kernel, scope, wanted)


def _redirected(kernel: Kernel, chosen: Chosen) -> Proposal:
    """The kernel with each access redirected by the cheapest rewrite that applies."""
    addressing = Addressing(kernel)
    blocks = {}
    for target in chosen.targets:
        if is_contiguous(kernel, target):
            align(addressing, target)
            continue
        stride = kernel.lanes.stride_of(target.index)
        compacted = compaction(kernel, target, stride)
        if compacted is not None:
            compact(addressing, target, compacted)
            continue
        lanes = active_lanes(kernel, target.index)
        gated = lanes is ActiveLanes.ALL_WITHIN
        block = Block(stride, target.bytes, gated) if stride else None
        if block is not None and block.is_possible and lanes is not ActiveLanes.UNKNOWN:
            blocks[target] = block
        else:
            exchange(addressing, target, whole=lanes is ActiveLanes.ALL)
    transpose(addressing, blocks)
    return addressing.proposal(chosen)
