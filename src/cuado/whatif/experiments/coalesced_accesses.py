"""What if every warp's global loads and stores were coalesced?

What it changes: what ``coalesced-loads`` and ``coalesced-stores`` change, both at once.

What the answer means: the gain bounds what a better layout brings to a kernel whose loads and
stores are uncoalesced alike. Either alone leaves the other as the limit, so that their two gains
say little of what both together gain.

When it is valid: where both of them are; the values loaded and stored are wrong when it is on.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.address_select import (
    Chosen,
    Wanted,
    choose,
    feeds_steering,
    lacks_room,
    overwrites_steering,
)
from cuado.kernel.rewrites.align_accesses import is_ideal
from cuado.kernel.rewrites.coalesce_accesses import coalesced
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access, Space
from cuado.whatif.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Coalesce loads and stores in scope, if there are both."""
    loads = _chosen(kernel, scope, "global loads", Access.LOAD)
    stores = _chosen(kernel, scope, "global stores", Access.STORE)
    if isinstance(loads, Refusal):
        return loads
    if isinstance(stores, Refusal):
        return stores
    return coalesced(
        kernel, Chosen((*loads.targets, *stores.targets), (*loads.notes, *stores.notes))
    )


def _chosen(kernel: Kernel, scope: Scope, name: str, access: Access) -> Chosen | Refusal:
    keep = feeds_steering if access is Access.LOAD else overwrites_steering
    wanted = Wanted(
        name,
        (access,),
        Space.GLOBAL,
        "coalesced",
        lambda n: is_ideal(kernel, n),
        lambda n: keep(kernel, n) or lacks_room(kernel, n),
    )
    return choose(kernel, scope, wanted)


EXPERIMENT = Experiment(
    "coalesced-accesses",
    "What if every warp's global loads and stores were coalesced?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    rank=31,
)
