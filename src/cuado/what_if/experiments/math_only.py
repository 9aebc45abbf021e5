"""What if there were no global memory? The method's math-only copy.

What it changes: where the switch is on, global loads are skipped (their registers hold a value that
the compiler cannot know), and stores happen only for a bit pattern that never occurs. Asynchronous
copies into shared memory fetch nothing, and those out of it are skipped; groups and mbarriers go on
as before. Arithmetic, shared memory and barriers stay. Off and on run the same machine code, so
that registers and occupancy are equal by construction.

What the answer means: the time when on is what the kernel would take if memory were infinitely
fast. Near the full time: instructions limit. Beside the memory-only time it tells how well the two
overlap.

When it is valid: loads that an address or a branch depends on stay; how many is said.
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
from cuado.kernel.rewrites.switches.switched_accesses import (
    switch_off_load,
    switch_off_store,
    switchable_loads,
    switchable_stores,
)
from cuado.kernel.rewrites.switches.switched_copies import (
    refusal_of_copies,
    switch_off_copies,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch loads and stores together."""
    accesses = [n for n in kernel.global_loads + kernel.global_stores if scope.holds(n)]
    copies = async_copies_of(kernel.code)
    if not accesses and not copies:
        return nothing_to(kernel, "does not access global memory")
    loads = [n for n in switchable_loads(kernel) if scope.holds(n)]
    stores = [n for n in switchable_stores(kernel) if scope.holds(n)]
    if refusal := _refusal(kernel, stores):
        return refusal
    if not loads and not stores and not copies:
        return Refusal("every access decides an address or a branch")
    rewriting = Rewriting(kernel)
    for index in loads:
        switch_off_load(rewriting, index)
    for index in stores:
        switch_off_store(rewriting, index)
    switch_off_copies(rewriting)
    left = len(set(accesses) - {*loads, *stores})
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=(
            Expectation((SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)),
            Expectation((SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE)),
            Expectation((SassClass.BARRIER,)),
            Expectation((SassClass.ASYNC_COPY,)),
        ),
        touched=tuple(sorted((*loads, *stores, *copies.into_shared, *copies.bulk_out))),
        notes=stay_note("accesses", len(accesses), left),
    )


def _refusal(kernel: Kernel, stores: list[int]) -> Refusal | None:
    """Refuses protocols that are not understood, and stores whose data may decide something."""
    return (
        refusal_of_protocols(kernel, with_tiles=True)
        or refusal_of_copies(kernel)
        or refusal_of_readers(kernel, stores)
    )


EXPERIMENT = Experiment(
    "math-only",
    "What if there were no global memory?",
    Bottleneck.MEMORY,
    propose,
    rank=10,
)
