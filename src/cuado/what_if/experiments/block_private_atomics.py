"""What if each block updated a copy of its own, in shared memory?

What it changes: atomic updates of a buffer go to a copy in shared memory, which each block has for
itself. The block fills it with what changes nothing before it begins (0 for sums), and in the end
adds to the buffer what its copy has: one update for each word that was changed, by threads side by
side.

What the answer means: the gain is what a private histogram brings, clearing and merging
included. Fewer blocks may fit an SM, which is part of the answer. Fewer blocks that do more work
each have less to merge. Where no-atomic-contention gains much more, the threads of a block meet in
few words: several copies for a block, or warps that reduce first, remain to be tried.

When it is valid: integers come out the same, whatever the order, and are compared. Sums of floats
are rounded otherwise: for these the gain is a prediction. The kernel does nothing else with the
buffer than to update it by one operator whose results are not used; nor does it order anything by
these updates (acquire, release). The buffer has to fit beside the block's other shared memory. All
threads have to come to the kernel's end: there must be no barriers, and no exchange between lanes,
that some threads of a block leave out.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.shared_memory.private_copies import (
    PrivateCopies,
    PrivateCopy,
    keep_copies,
    private_copies,
)
from cuado.kernel.rewrites.threads.common_exit import end_with, objection_to_end
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Access, Space
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Give each block copies of the buffers that it only updates."""
    if not kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.GENERIC):
        return Refusal("the kernel has no atomics on global memory", absent=True)
    if reason := objection_to_end(kernel):
        return Refusal(reason)
    found = private_copies(kernel)
    if isinstance(found, str):
        return Refusal(found)
    copies, is_exact = found.copies, found.are_exact
    rewriting = Rewriting(kernel)
    end_with(rewriting, keep_copies(rewriting, copies))
    return Proposal(
        Kind.EQUIVALENT if is_exact else Kind.SEPARATE,
        (Setting("private"),),
        rewriting.text(),
        keeps_results=is_exact,
        expects=partial(_expectations, kernel, copies),
        touched=tuple(sorted(each.index for copy in copies for each in copy.updates)),
        notes=(*_notes(kernel, found), *found.reasons),
    )


def _notes(kernel: Kernel, found: PrivateCopies) -> Iterator[str]:
    for each in found.copies:
        yield f"a copy of '{each.buffer.name}' takes {each.bytes:,} bytes of shared memory"
    if found.blocks < kernel.blocks_per_sm:
        yield f"blocks per SM: {found.blocks}, {kernel.blocks_per_sm} before"
    if not found.are_exact:
        yield "floating-point sums would be rounded differently"


def _expectations(kernel: Kernel, copies: Sequence[PrivateCopy]) -> Iterator[Expectation]:
    """Atomics move from global to shared memory, except for the merging; two barriers are added.

    The merging may be unrolled, up to 4 times by the assembler's custom.
    """
    updates = sum(len(each.updates) for each in copies)
    kinds = kernel.built.classes
    unrolled = max(0, kinds[SassClass.BARRIER] - len(kernel.barriers))
    yield Expectation((SassClass.ATOMIC,), minus=kinds[SassClass.ATOMIC], plus=4 * len(copies))
    shared = max(updates, kinds[SassClass.ATOMIC])
    yield Expectation((SassClass.SHARED_ATOMIC,), minus=kinds[SassClass.SHARED_ATOMIC], plus=shared)
    yield Expectation((SassClass.BARRIER,), minus=unrolled, plus=2)


EXPERIMENT = Experiment(
    "block-private-atomics",
    "What if each block updated a copy of its own, in shared memory?",
    Bottleneck.ATOMICS,
    propose,
    cause=Cause.ATOMICS,
    is_remedy=True,
    rank=35,
)
