"""What if no access to shared memory had a bank conflict?

What it changes: each load and store of a shared array that is not provably free of conflicts
stays, when the switch is on, in the 128 bytes (all banks once) that its lane's address lies in,
but goes to the lane's own place among them: 4 bytes for each lane, 8 bytes for each of 16 lanes,
16 bytes for each of 8, which is how many the hardware serves at a time. So lanes meet in no bank,
whatever rows they are in. It takes one operation, on or off, for all accesses of an unrolled loop
that share a base; arrays are aligned to 128 bytes, and up to 256 bytes longer.

What the answer means: the gain bounds what padding the array, swizzling its index, or another
order of accesses can bring. A gain of 1 says that conflicts are hidden behind something else.

When it is valid: values are wrong when it is on. Where shared memory decides an address or a
branch, what reads and writes it stays as it is; so does an array smaller than one warp's access
and an access whose array is not certain. Kernels with asynchronous copies keep barriers in shared
memory that must not be overwritten: they are refused. ``shared-swizzle`` asks the same with
results kept, where it can.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Wanted,
    choose,
    overwrites_steering,
)
from cuado.kernel.rewrites.accesses.conflict_free_addresses import BankWindows
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.addresses import Kind as RootKind
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.tree import Variable
from cuado.what_if.experiment import Experiment


def variable_of(kernel: Kernel, index: int) -> Variable | None:
    """The shared array that an access provably goes to."""
    location = kernel.slicer.addresses.location(index)
    if location is None or location.root is None or location.space is not Space.SHARED:
        return None
    name = location.root.key[0]
    symbol = kernel.code.symbol(name, index)
    if location.root.kind is not RootKind.VARIABLE or symbol is None:
        return None
    if symbol.key != location.root.key:
        return None  # another variable has its name here
    return symbol.variable


def array_of(kernel: Kernel, index: int) -> tuple[str, int] | None:
    """Name and bytes of the shared array that an access provably goes to."""
    variable = variable_of(kernel, index)
    if variable is None:
        return None
    size = size_of(variable)
    return variable.name, kernel.launch.dynamic_shared_bytes if size is None else size


def why_kept(kernel: Kernel, index: int) -> str:
    """Why a shared access must stay as it is; empty if it need not."""
    effects = kernel.code.effects[index]
    if effects.opcode.space is Space.GENERIC:
        return "their addresses are generic"
    array = array_of(kernel, index)
    if array is None:
        return "which array they access is unknown"
    if array[1] < 32 * (effects.opcode.bytes or 0):
        return "their array is smaller than a warp's access"
    return overwrites_steering(kernel, index)


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Spread the shared accesses in scope over the banks."""
    wanted = Wanted(
        "shared accesses",
        (Access.LOAD, Access.STORE),
        Space.SHARED,
        "free of bank conflicts",
        lambda n: kernel.lanes.conflicts(n) == 1,
        lambda n: why_kept(kernel, n),
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    if kernel.having(Trait.ASYNC):
        return Refusal(
            "asynchronous copies keep mbarriers in shared memory, which moved accesses could hit"
        )
    addressing = Addressing(kernel)
    arrays = {target.index: variable_of(kernel, target.index) for target in chosen.targets}
    known = {index: array for index, array in arrays.items() if array is not None}
    BankWindows(addressing).spread(chosen.targets, known)
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
