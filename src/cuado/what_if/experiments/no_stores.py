"""What if global stores cost nothing?

What it changes: where the switch is on, each global store happens only for a bit pattern that never
occurs. What would be stored is still computed, since the comparison needs it. Bulk copies out of
shared memory are skipped; their data is still written to shared memory. Off and on run the same
machine code.

What the answer means: the gain bounds all that can be won at the stores.

When it is valid: what other blocks or a later part of the kernel would read back is not written;
if an address or a branch depends on such data it is refused.

Without PTX the stores are overwritten by NOPs in the machine code, where nothing but
results depends on them. The rest stays as it is, and a NOP takes an issue slot: the gain is what is
left of it.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.instructions.conditions import (
    nothing_to,
    refusal_of_protocols,
    refusal_of_readers,
    stay_note,
)
from cuado.kernel.rewrites.switches.nop_patch import stores
from cuado.kernel.rewrites.switches.switched_accesses import switch_off_store, switchable_stores
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch the stores in scope."""
    stores = [n for n in kernel.global_stores if scope.holds(n)]
    copies = [n for n in async_copies_of(kernel.code).bulk_out if scope.holds(n)]
    if not stores and not copies:
        return nothing_to(kernel, "stores nothing to global memory")
    if refusal := refusal_of_protocols(kernel, with_tiles=True):
        return refusal
    chosen = [n for n in switchable_stores(kernel) if scope.holds(n)]
    if not chosen and not copies:
        return Refusal("every store orders memory between threads")
    if refusal := refusal_of_readers(kernel, chosen):
        return refusal
    rewriting = Rewriting(kernel)
    for index in chosen:
        switch_off_store(rewriting, index)
    for index in copies:
        rewriting.guard(index, rewriting.off)
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=(Expectation((SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE)),),
        touched=tuple(sorted((*chosen, *copies))),
        notes=stay_note("stores", len(stores), len(stores) - len(set(chosen) & set(stores))),
    )


EXPERIMENT = Experiment(
    "no-stores",
    "What if global stores cost nothing?",
    Bottleneck.STORES,
    propose,
    per_line=True,
    rank=46,
    of_machine_code=stores,
)
