"""What if asynchronous copies fetched nothing? The picture of the products alone.

What it changes: where the switch is on, a thread's copy (``cp.async``) takes 0 bytes from its
source and fills its place with zeros; bulk and tensor copies are skipped, and their mbarriers
expect 0 bytes. Groups, phases, waits, barriers, products and stores stay: each stage of the
pipeline is handed on as before, only sooner. Off and on run the same machine code.

What the answer means: the time when on is what products, and all else but the copies, take by
themselves. Near the full time: copies are hidden behind them. The gain bounds all that can be won
at the copies: fewer bytes, more stages, better order of the tiles, more that the L2 serves.

When it is valid: results are wrong when it is on, which changes no time unless copied data decides
an address, or a branch around more than a few instructions of arithmetic; then it is refused. So is
what else takes bytes off an mbarrier (remote stores, ``complete_tx`` without a copy). Bulk copies
are turned off together: which barrier counts which of them need not be known.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.instructions.conditions import nothing_to
from cuado.kernel.rewrites.switches.switched_copies import (
    kept_barriers,
    refusal_of_copies,
    switch_off_bulk_copies,
    switch_off_thread_copy,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Switch the copies in scope; bulk copies only all together."""
    copies = async_copies_of(kernel.code)
    if not copies.into_shared:
        return nothing_to(kernel, "copies nothing asynchronously into shared memory")
    if refusal := refusal_of_copies(kernel):
        return refusal
    chosen = [n for n in copies.of_threads if scope.holds(n)]
    takes_bulk = bool(copies.bulk_in) and all(map(scope.holds, copies.bulk_in))
    if not chosen and not takes_bulk:
        return Refusal("bulk copies share mbarriers: they are turned off all together, or not")
    rewriting = Rewriting(kernel)
    for index in chosen:
        switch_off_thread_copy(rewriting, index)
    touched = [*chosen, *(switch_off_bulk_copies(rewriting) if takes_bulk else ())]
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        expects=(
            Expectation((SassClass.ASYNC_COPY,)),
            Expectation((SassClass.TENSOR,)),
            kept_barriers(kernel),
            Expectation((SassClass.BARRIER,)),
        ),
        touched=tuple(n for n in sorted(touched) if n not in mbarriers_of(kernel.code).expects),
    )


EXPERIMENT = Experiment(
    "no-async-copies",
    "What if asynchronous copies fetched nothing?",
    Bottleneck.ASYNC_COPIES,
    propose,
    per_line=True,
    rank=12,
)
