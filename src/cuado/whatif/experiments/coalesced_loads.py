"""What if every warp's global loads were coalesced?

What it changes: each global load that is not provably coalesced (or the same for all lanes)
gets, when the switch is on and its lanes' addresses differ, one address of the warp rounded down
to 32 times its width, plus the lane's own place: as few sectors as can be. Every such load pays
for the exchange of addresses, on or off alike, so that the two compare fairly. Whose address is
taken matters: with one and the same lane's, threads that each walk along a row would read one of
their 32 rows again and again, out of the cache. So the turn goes round with the address itself:
lane (address / width) modulo 32 gives it, and within 32 steps each row is visited once.

What the answer means: the gain bounds what a better layout or order of accesses can bring, at an
equal amount of data. A gain of 1 says that the pattern is not what the kernel waits for.

When it is valid: the values loaded are wrong when it is on, so that a load which an address or a
branch depends on stays as it is, and is named. Addresses stay within the
buffers' surroundings; variables of the module have none, and are left alone.
"""

from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access, Space
from cuado.whatif.experiment import Bottleneck, Experiment, Proposal, Refusal, Scope
from cuado.whatif.experiments._address import Addressing, Wanted, choose, feeds_steering, lacks_room
from cuado.whatif.subject import Subject


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Coalesce the loads in scope."""
    lanes = subject.lanes
    wanted = Wanted(
        "global loads",
        (Access.LOAD,),
        Space.GLOBAL,
        "coalesced",
        lambda n: lanes.is_coalesced(n) or lanes.is_broadcast(n),
        lambda n: feeds_steering(subject, n) or lacks_room(subject, n),
    )
    chosen = choose(subject, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    addressing = Addressing(subject)
    for target in chosen.targets:
        addressing.coalesce(target)
    return addressing.proposal(chosen)


EXPERIMENT = Experiment(
    "coalesced-loads",
    "What if every warp's global loads were coalesced?",
    Bottleneck.ACCESS_PATTERN,
    propose,
    cause=Cause.UNCOALESCED_LOAD,
    per_line=True,
    rank=30,
)
