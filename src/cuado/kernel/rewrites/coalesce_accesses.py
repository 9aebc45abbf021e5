"""How global accesses are made consecutive: by the cheapest means that what is known allows."""

from cuado.kernel.facts.active_lanes import Presence, presence
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal
from cuado.kernel.rewrites.address_select import Addressing, Chosen
from cuado.kernel.rewrites.align_accesses import align, is_contiguous
from cuado.kernel.rewrites.compact_fields import contract, contraction
from cuado.kernel.rewrites.exchange_addresses import exchange
from cuado.kernel.rewrites.transpose_addresses import Block, transpose


def coalesced(kernel: Kernel, chosen: Chosen) -> Proposal:
    """The experiment in which each warp's chosen accesses touch consecutive addresses."""
    addressing = Addressing(kernel)
    blocks = {}
    for target in chosen.targets:
        if is_contiguous(kernel, target):
            align(addressing, target)
            continue
        stride = kernel.lanes.stride_of(target.index)
        contracted = contraction(kernel, target, stride)
        if contracted is not None:
            contract(addressing, target, contracted)
            continue
        lanes = presence(kernel, target.index)
        gated = lanes is Presence.ALL_WITHIN
        block = Block(stride, target.bytes, gated) if stride else None
        if block is not None and block.is_possible and lanes is not Presence.UNKNOWN:
            blocks[target] = block
        else:
            exchange(addressing, target, whole=lanes is Presence.ALL)
    transpose(addressing, blocks)
    return addressing.proposal(chosen)
