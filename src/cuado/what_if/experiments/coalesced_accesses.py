"""What if every warp's global loads and stores were coalesced?

What it changes: what ``coalesced-loads`` and ``coalesced-stores`` change, both at once.

What the answer means: the gain bounds what a better layout brings to a kernel whose loads and
stores are uncoalesced alike. Either alone leaves the other as the limit, so that their two gains
say little of what both together gain.

When it is valid: where both of them are; the values loaded and stored are wrong when it is on.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.coalesce_accesses import coalesced
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Coalesce loads and stores in scope, if there are both."""
    return coalesced(kernel, scope, Access.LOAD, Access.STORE)


EXPERIMENT = Experiment(
    "coalesced-accesses",
    "What if every warp's global loads and stores were coalesced?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    rank=31,
)
