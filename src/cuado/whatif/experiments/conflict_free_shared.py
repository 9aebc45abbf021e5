"""What if no access to shared memory had a bank conflict?

What it changes: each load and store of a shared array that is not provably free of conflicts
gets, when the switch is on and its lanes' addresses differ, consecutive addresses of the same
array: that of the warp's last lane rounded down to 32 times its width, plus the lane's own place.
Every such access pays for the exchange of the address, on or off alike.

What the answer means: the gain bounds what padding the array, swizzling its index, or another
order of accesses can bring. A gain of 1 says that conflicts are hidden behind something else.

When it is valid: values are wrong when it is on. Where shared memory decides an address or a
branch, what reads and writes it stays as it is; so does an array smaller than one warp's access
and an access whose array is not certain. Kernels with asynchronous copies keep barriers in shared
memory that must not be overwritten: they are refused. ``shared-swizzle`` asks the same with
results kept, where it can.
"""

from cuado.model.cause import Cause
from cuado.ptx.analysis.addresses import Kind as RootKind
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.whatif.experiment import Bottleneck, Experiment, Proposal, Refusal, Scope
from cuado.whatif.experiments._address import Addressing, Wanted, choose, overwrites_steering
from cuado.whatif.subject import Subject


def array_of(subject: Subject, index: int) -> tuple[str, int] | None:
    """Name and bytes of the shared array that an access provably goes to."""
    location = subject.slicer.addresses.location(index)
    if location is None or location.root is None or location.space is not Space.SHARED:
        return None
    name = location.root.key[0]
    symbol = subject.code.symbol(name, index)
    if location.root.kind is not RootKind.VARIABLE or symbol is None:
        return None
    if symbol.key != location.root.key:
        return None  # another variable has its name here
    size = size_of(symbol.variable)
    return name, subject.launch.dynamic_shared_bytes if size is None else size


def why_kept(subject: Subject, index: int) -> str:
    """Why a shared access must stay as it is; empty if it need not."""
    effects = subject.code.effects[index]
    if effects.opcode.space is Space.GENERIC:
        return "their addresses are generic"
    array = array_of(subject, index)
    if array is None:
        return "it cannot be told which array they go to"
    if array[1] < 32 * (effects.opcode.bytes or 0):
        return "their array is smaller than a warp's access"
    return overwrites_steering(subject, index)


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Spread the shared accesses in scope over the banks."""
    wanted = Wanted(
        "shared accesses",
        (Access.LOAD, Access.STORE),
        Space.SHARED,
        "free of bank conflicts",
        lambda n: subject.lanes.conflicts(n) == 1,
        lambda n: why_kept(subject, n),
    )
    chosen = choose(subject, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    if subject.having(Trait.ASYNC):
        return Refusal("asynchronous copies keep barriers in shared memory, which could be hit")
    addressing = Addressing(subject)
    for target in chosen.targets:
        array = array_of(subject, target.index)
        if array is not None:
            addressing.spread(target, *array)
    return addressing.proposal(chosen)


EXPERIMENT = Experiment(
    "conflict-free-shared",
    "What if no access to shared memory had a bank conflict?",
    Bottleneck.BANK_CONFLICTS,
    propose,
    cause=Cause.BANK_CONFLICTS,
    per_line=True,
    rank=32,
)
