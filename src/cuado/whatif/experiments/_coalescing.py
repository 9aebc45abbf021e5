"""How global accesses are made consecutive: by the cheapest means that what is known allows."""

from cuado.whatif.experiment import Proposal
from cuado.whatif.experiments._address import Addressing, Chosen
from cuado.whatif.experiments._aligning import align, is_contiguous
from cuado.whatif.experiments._contracting import contract, contraction
from cuado.whatif.experiments._exchange import exchange
from cuado.whatif.experiments._presence import Presence, presence
from cuado.whatif.experiments._transposing import Block, transpose
from cuado.whatif.subject import Subject


def coalesced(subject: Subject, chosen: Chosen) -> Proposal:
    """The experiment in which each warp's chosen accesses touch consecutive addresses."""
    addressing = Addressing(subject)
    blocks = {}
    for target in chosen.targets:
        if is_contiguous(subject, target):
            align(addressing, target)
            continue
        stride = subject.lanes.stride_of(target.index)
        contracted = contraction(subject, target, stride)
        if contracted is not None:
            contract(addressing, target, contracted)
            continue
        lanes = presence(subject, target.index)
        gated = lanes is Presence.ALL_WITHIN
        block = Block(stride, target.bytes, gated) if stride else None
        if block is not None and block.is_possible and lanes is not Presence.UNKNOWN:
            blocks[target] = block
        else:
            exchange(addressing, target, whole=lanes is Presence.ALL)
    transpose(addressing, blocks)
    return addressing.proposal(chosen)
