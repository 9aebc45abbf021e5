"""What if no barrier had to be waited for?

What it changes: every block-wide barrier (``bar.sync`` and its kin) gets a predicate that the
switch turns off. Off and on run the same machine code.

What the answer means: the gain bounds what fewer or cheaper barriers can bring: waiting for the
slowest warp, and work that cannot overlap across the barrier. It bounds no more than that: the
barriers are still issued. Two planted kernels with very many of them gained more by having fewer
(2.17x where this said 1.09x, on an H100).

When it is valid: results are wrong when it is on (warps read shared memory too early), which
changes no time unless what is read decides an address or a branch; then it is refused. Reductions
across the block (``bar.red``) are left alone, since they return a value.

Without PTX the barriers are overwritten by NOPs in the machine code, where nothing but
results depends on them. The rest stays as it is, and a NOP takes an issue slot: the gain is what is
left of it.
"""

from cuado.kernel.facts.async_copies import named
from cuado.kernel.facts.matrix_products import products_of
from cuado.kernel.facts.mbarriers import mbarriers_of
from cuado.kernel.facts.protocols import why_not_understood
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import OFF, ON, Expectation, Kind, Proposal, Refusal, Scope
from cuado.kernel.rewrites.nop_patch import barriers
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Guard the barriers in scope."""
    code = kernel.code
    chosen = [n for n in kernel.barriers if scope.holds(n) and not code.effects[n].writes]
    if not chosen:
        return Refusal("the kernel has no barrier", absent=True)
    if words := _may_hang(kernel):
        return Refusal(words)
    if any(Trait.CLUSTER in code.effects[n].opcode.traits for n in chosen):
        return Refusal("cluster barriers cannot be removed: blocks would outlive their cluster")
    if steered := kernel.steered_by_shared:
        line = kernel.module.lines(code.instructions[min(steered)].start)
        return Refusal(
            f"shared memory decides an address or a branch (PTX line {line}): "
            "without barriers it would be read too early"
        )
    rewriting = Rewriting(kernel)
    for index in chosen:
        rewriting.guard(index, rewriting.off)
    return Proposal(
        Kind.SWITCHED,
        (OFF, ON),
        rewriting.text(),
        has_tail=True,
        # A loop may be unrolled less with guards in it; each barrier of the PTX must be there.
        expects=lambda: (
            Expectation(
                (SassClass.BARRIER,),
                minus=max(kernel.built.count(SassClass.BARRIER) - len(kernel.barriers), 0),
            ),
        ),
        touched=tuple(chosen),
    )


def _may_hang(kernel: Kernel) -> str:
    """Why the kernel may hang without barriers; empty if it cannot.

    Threads wait for their own copies (``cp.async``) without help. An mbarrier must be initialised
    before others use it, and a warp group must be together where it multiplies.
    """
    mbarriers = mbarriers_of(kernel.code)
    for index in (*mbarriers.inits, *mbarriers.waits, *products_of(kernel.code).of_groups):
        return (
            f"asynchronous operations wait at barriers ({named(kernel, index)}): without them the "
            "kernel may hang"
        )
    return why_not_understood(kernel)


EXPERIMENT = Experiment(
    "no-barriers",
    "What if no thread waited at a barrier?",
    Bottleneck.BARRIERS,
    propose,
    cause=Cause.BARRIERS,
    per_line=True,
    rank=20,
    of_machine_code=barriers,
)
