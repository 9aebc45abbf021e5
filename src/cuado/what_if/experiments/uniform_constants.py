"""What if all lanes of a warp read the same word of constant memory?

What it changes: when the switch is on, each load from an array in constant memory whose index may
differ between lanes goes to the beginning of that array instead, for all lanes alike. On or off,
that is one operation for each load.

What the answer means: the constant cache gives a warp one word at a time. Lanes that want the same
word get it together; different words are read one after the other. The gain bounds what another
place for the array can bring, and a miss of the constant cache is part of it. Ways:

- Shared memory: the array is copied there once for each block; 32 banks serve a warp at a time.
- Global memory, read through ``__ldg`` or a ``const __restrict__`` pointer: a small table stays in
  the L1, which takes a pass for each line of 128 bytes or so.
- A uniform index: let a loop, the block or the warp decide it, and not the lane.
- A value that is computed rather than looked up.

When it is valid: values are wrong when it is on, so that a load which a branch or the address of
another memory depends on stays as it is. A chain of look-ups, where what was read is a part of the
next index, is changed as a whole: every index is then valid. Loads stay whose array is not known.
"""

from collections.abc import Iterable

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import (
    Addressing,
    Chosen,
    Target,
    Wanted,
    choose,
    plain_target,
)
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.addresses import Kind as RootKind
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.tree import Variable
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Let the constant loads in scope read the first element of their array."""
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what addresses depend on is unknown")
    free = _free(kernel, scope)
    wanted = Wanted(
        "constant loads",
        (Access.LOAD,),
        Space.CONST,
        "the same for all lanes",
        lambda n: _is_uniform(kernel, n),
        lambda n: "" if n in free else _why_kept(kernel, n),
    )
    chosen = choose(kernel, scope, wanted)
    if isinstance(chosen, Refusal):
        return chosen
    addressing = Addressing(kernel)
    firsts: dict[str, str] = {}
    for target in chosen.targets:
        array = _array_of(kernel, target.index)
        if array is not None:  # Else it was kept.
            _redirect(addressing, target, array, firsts)
    return addressing.proposal(Chosen(chosen.targets, chosen.notes))


def _redirect(
    addressing: Addressing, target: Target, array: Variable, firsts: dict[str, str]
) -> None:
    """Redirect a load to its array's beginning, at the constant distance that the code states.

    Args:
        addressing: what to rewrite.
        target: the load.
        array: the array that it reads.
        firsts: registers with the addresses of arrays, by name; one is added where there is none.
    """
    name = array.name
    if name not in firsts:
        firsts[name] = addressing.rewriting.register("b64")
        addressing.rewriting.at_start(f"mov.u64 {firsts[name]}, {name};")
    last = (size_of(array) or 0) - target.bytes
    # The fields of a structure keep their places; a distance from another base might lead outside.
    keeps = 0 <= target.offset <= last and not target.offset % target.bytes
    address, lines = addressing.own(target, 0 if keeps else None)
    chosen = addressing.rewriting.register("b64")
    lines.append(f"selp.b64 {chosen}, {firsts[name]}, {address}, {addressing.rewriting.on};")
    addressing.rewriting.before(target.index, "\n".join(lines))
    addressing.at(target, chosen, target.offset if keeps else 0)


def _free(kernel: Kernel, scope: Scope) -> frozenset[int]:
    """Loads whose values decide no branch, and no address but those of each other."""
    loads = (n for n in kernel.accesses(Access.LOAD, Space.CONST) if scope.holds(n))
    free = frozenset(n for n in loads if not _why_immovable(kernel, n))
    accesses = [n for n, e in enumerate(kernel.code.effects) if e.opcode.access is not None]
    control = kernel.slicer.control().instructions
    while True:
        # A load that stays keeps its address, and with it all that this address depends on.
        others = kernel.slicer.addresses_of(n for n in accesses if n not in free).instructions
        kept = free & (others | control)
        if not kept:
            return free
        free -= kept


def _why_kept(kernel: Kernel, index: int) -> str:
    """Why a load that is not free must stay as it is."""
    return _why_immovable(kernel, index) or "an address or a branch depends on what they read"


def _why_immovable(kernel: Kernel, index: int) -> str:
    """Why the address of a load cannot be its array's beginning, whatever depends on its value."""
    array, target = _array_of(kernel, index), plain_target(kernel, index)
    if array is None:
        return "which array they read is unknown"
    if target is None or _is_uniform(kernel, index):
        return "their address or width is not supported"
    size = size_of(array)
    if size is None or size < target.bytes:
        return "how long their array is, is unknown"
    if (array.align or BITS.get(array.type, 0) // 8) % target.bytes:
        return "their array is aligned to less than they read at a time"
    return ""


def _array_of(kernel: Kernel, index: int) -> Variable | None:
    """The array in constant memory that a load provably reads; None if that is not known."""
    location = kernel.slicer.addresses.location(index)
    if location is None or location.root is None or location.root.kind is not RootKind.VARIABLE:
        return None
    symbol = kernel.code.symbol(location.root.key[0], index)
    if symbol is None or symbol.key != location.root.key or symbol.variable.space != "const":
        return None  # Another variable has its name here.
    return symbol.variable


def _is_uniform(kernel: Kernel, index: int) -> bool:
    """True if all lanes provably read the same place."""
    address = kernel.lanes.address(index)
    if address is not None and address.uniform:
        return True
    names: Iterable[str] = kernel.code.effects[index].address
    symbols = [kernel.code.symbol(name, index) for name in names]
    return all(each is not None and each.variable.space != "reg" for each in symbols)


EXPERIMENT = Experiment(
    "uniform-constants",
    "What if all lanes of a warp read the same word of constant memory?",
    Bottleneck.CONSTANT_CONFLICTS,
    propose,
    cause=Cause.CONSTANT_CONFLICTS,
    per_line=True,
    rank=33,
)
