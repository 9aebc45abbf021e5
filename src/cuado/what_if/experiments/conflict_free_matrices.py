"""What if no load of matrix tiles from shared memory had a bank conflict?

What it changes: each ``ldmatrix`` reads, when the switch is on, from the 128 bytes (all banks
once) that its lane's row lies in, but at the lane's own place among them: 16 bytes for each of 8
lanes, which is how many rows the hardware reads at a time. So rows meet in no bank, whatever rows
they are. On or off it takes the same operations.

What the answer means: the gain bounds what a swizzle, or rows that are padded, can bring where
tiles are loaded. A gain of 1 says that rows are placed well, or that conflicts are hidden.

When it is valid: values are wrong when it is on; a tile that decides an address or a branch stays
as it is, and so does one whose array is not certain. Nothing is written elsewhere. Operands that
``wgmma`` reads by descriptors are not loaded, and not looked at.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.accesses.address_select import Addressing, Chosen, Target, feeds_steering
from cuado.kernel.rewrites.accesses.conflict_free_addresses import BankWindows
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.syntax.operands import Address, Name
from cuado.what_if.experiment import Experiment
from cuado.what_if.experiments.conflict_free_shared import variable_of

_ROW = 16
"""Bytes of a matrix's row, which a lane's address points to."""
_WORDS = frozenset({"b32", "u32", "s32"})


@dataclass(frozen=True, slots=True)
class _Kept:
    """Why a load of matrices stays as it is."""

    why: str


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Spread the rows that are loaded over the banks."""
    loads = [n for n, each in enumerate(kernel.code.instructions) if each.base == "ldmatrix"]
    if not loads:
        return Refusal("the kernel loads no matrices from shared memory", absent=True)
    targets, notes = _targets(kernel, [n for n in loads if scope.holds(n)])
    if not targets:
        return Refusal(notes[0] if notes else "none is in scope")
    addressing = Addressing(kernel)
    arrays = {target.index: variable_of(kernel, target.index) for target in targets}
    known = {index: array for index, array in arrays.items() if array is not None}
    BankWindows(addressing).spread(targets, known)
    return addressing.proposal(Chosen(targets, notes))


def _targets(kernel: Kernel, loads: list[int]) -> tuple[tuple[Target, ...], tuple[str, ...]]:
    """The loads that can be changed, and notes on the others."""
    found = [_target(kernel, n) for n in loads]
    kept = [each.why for each in found if isinstance(each, _Kept)]
    notes = tuple(f"{kept.count(why)} loads are unchanged: {why}" for why in dict.fromkeys(kept))
    return tuple(each for each in found if isinstance(each, Target)), notes


def _target(kernel: Kernel, index: int) -> Target | _Kept:
    """A load's address, or why it cannot be changed."""
    operands = kernel.code.instructions[index].operands
    position, address = next((n, o) for n, o in enumerate(operands) if isinstance(o, Address))
    base = address.base
    symbol = kernel.code.symbol(base.text, index) if isinstance(base, Name) else None
    if not isinstance(base, Name) or symbol is None or symbol.variable.type not in _WORDS:
        return _Kept("their address is no register of 32 bits")
    if variable_of(kernel, index) is None:
        return _Kept("which array they read is unknown")
    if why := feeds_steering(kernel, index):
        return _Kept(why)
    guard = kernel.code.instructions[index].predicate
    return Target(index, base.text, address.offset or 0, position, _ROW, 32, guard)


EXPERIMENT = Experiment(
    "conflict-free-matrices",
    "What if no load of matrix tiles had a bank conflict?",
    Bottleneck.BANK_CONFLICTS,
    propose,
    cause=Cause.BANK_CONFLICTS,
    per_line=True,
    rank=33,
)
