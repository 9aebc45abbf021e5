"""What if every warp's global stores were coalesced?

What it changes: each global store that is not provably coalesced (or to one address) gets another
address when the switch is on, so that a warp writes consecutive ones, by the same means as
``coalesced-loads``: where the lanes' addresses are a known stride apart, lanes and steps change
places, so that each element is still written once; fields of structures move together where
nothing else is in the buffer; consecutive addresses that are not known to begin at a sector move
back to a line; else the lanes exchange addresses, and whose is taken changes with
the address. Warps that write neighbouring columns of a matrix then write different rows, and
together they write as many lines as before, but whole ones. Atomics stay as they are.

What the answer means: the gain bounds what a better layout or order of stores can bring, at an
equal amount of data: what transposing through shared memory would do, for example.

When it is valid: results are at wrong places when it is on. A store into memory that an address
or a branch of the same kernel depends on stays as it is, and is named. Addresses stay within the
buffers' surroundings; variables of the module have none, and are left alone.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.coalesce_accesses import coalesced
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Coalesce the stores in scope."""
    return coalesced(kernel, scope, Access.STORE)


EXPERIMENT = Experiment(
    "coalesced-stores",
    "What if every warp's global stores were coalesced?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    cause=Cause.UNCOALESCED_STORE,
    per_line=True,
    rank=31,
)
