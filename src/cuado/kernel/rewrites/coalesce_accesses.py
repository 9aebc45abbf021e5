"""Coalesces global accesses by the cheapest of the coalesce_by_* rewrites that applies."""

from cuado.kernel.facts.active_lanes import ActiveLanes, active_lanes
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal
from cuado.kernel.rewrites.address_select import Addressing, Chosen
from cuado.kernel.rewrites.align_accesses import align, is_contiguous
from cuado.kernel.rewrites.coalesce_by_compaction import compact, compaction
from cuado.kernel.rewrites.coalesce_by_exchange import exchange
from cuado.kernel.rewrites.coalesce_by_transpose import Block, transpose


def coalesced(kernel: Kernel, chosen: Chosen) -> Proposal:
    """The experiment in which each warp's chosen accesses touch consecutive addresses."""
    addressing = Addressing(kernel)
    blocks = {}
    for target in chosen.targets:
        if is_contiguous(kernel, target):
            align(addressing, target)
            continue
        stride = kernel.lanes.stride_of(target.index)
        contracted = compaction(kernel, target, stride)
        if contracted is not None:
            compact(addressing, target, contracted)
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
