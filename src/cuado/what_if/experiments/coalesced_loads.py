"""What if every warp's global loads were coalesced?

What it changes: each global load that is not provably coalesced (or the same for all lanes) gets
another address when the switch is on, so that a warp reads consecutive ones. Which, and at what
cost on or off alike, goes by what is known of how the lanes' addresses differ:

- By a known stride: lanes and steps change places. Lane l at its k-th element reads the l-th
  element of lane k's row, so that each element is still read as often as before. Some 5 operations,
  shared by the loads of an unrolled loop, which take 2 more each; where lanes may be missing (a
  check of bounds), only warps that are whole change.
- By a known stride, in a buffer that nothing else of the kernel reads, with gaps that are never
  used (one field of a structure): fields move together, and leave the gaps out. 6 operations.
- Where lanes read consecutive addresses, and it is only not known that they begin at a sector (rows
  of an odd length, or found by a number read from memory): they move back to where a line begins.
  5 operations.
- Else the lanes exchange addresses: one of the warp's, rounded down to 32 widths, plus the lane's
  own place. The turn goes round with the address itself, lane (address / width) modulo 32: with
  always the same one's, threads that each walk along a row would read one of their 32 rows again
  and again, out of the cache. Some 15 operations.

What the answer means: the gain bounds what a better layout or order of accesses can bring, at an
equal amount of data. A gain of 1 says that the pattern is not what the kernel waits for.

When it is valid: the values loaded are wrong when it is on, so that a load which an address or a
branch depends on stays as it is, and is named. Addresses stay within the
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
    """Coalesce the loads in scope."""
    return coalesced(kernel, scope, Access.LOAD)


EXPERIMENT = Experiment(
    "coalesced-loads",
    "What if every warp's global loads were coalesced?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    cause=Cause.UNCOALESCED_LOAD,
    per_line=True,
    rank=30,
)
