"""What if no barrier had to be waited for?

What it changes: two programs are made. One has no block-wide barrier (``bar.sync`` and its kin):
the assembler may also move accesses across where it was. The other has a barrier of the warp alone
in place of each (``bar.warp.sync``), which moves nothing and is a NOP where the lanes are together;
it is not made where they need not arrive together (``barrier.sync`` without ``.aligned``). The
faster one counts.

What the answer means: the gain bounds what fewer or cheaper barriers can bring: waiting for the
slowest warp, work that cannot overlap across the barrier, and the pipe in which barriers take their
turn. Barriers are not switched off by a predicate: that leaves them their turn, and bounds less. On
an H100 it said 1.09x of a kernel whose repaired twin gains 2.17x
(``benchmarks/whatif/barrier_forms.py``).

When it is valid: results are wrong (warps read shared memory too early), which changes no time
unless what is read decides an address or a branch; then it is refused. Reductions across the block
(``bar.red``) are left alone, since they return a value.

Without PTX the barriers are overwritten by NOPs in the machine code, where nothing but
results depends on them. The rest stays as it is, and a NOP takes an issue slot: the gain is what is
left of it.
"""

from collections.abc import Sequence
from dataclasses import replace

from cuado.kernel.facts.synchronization.async_copies import named
from cuado.kernel.facts.synchronization.matrix_products import products_of
from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.facts.synchronization.protocols import why_not_understood
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import (
    Expectation,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.kernel.rewrites.switches.nop_patch import barriers
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.semantics.opcode import Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_WORK = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_LOAD,
    SassClass.SHARED_STORE,
)
"""Classes of which the program without barriers must have as many instructions."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Have warps wait for themselves alone at the barriers in scope."""
    code = kernel.code
    chosen = [n for n in kernel.barriers if scope.holds(n) and not code.effects[n].writes]
    if not chosen:
        return Refusal("the kernel has no barrier", absent=True)
    if words := _may_hang(kernel):
        return Refusal(words)
    if any(Trait.CLUSTER in code.effects[n].opcode.traits for n in chosen):
        return Refusal("cluster barriers cannot be removed: blocks would outlive their cluster")
    if steered := kernel.steered_by_shared:
        line = kernel.code.line(min(steered))
        return Refusal(
            f"shared memory decides an address or a branch (PTX line {line}): "
            "without barriers it would be read too early"
        )
    without = _without(kernel, chosen)
    if all(_is_aligned(code.instructions[n].opcode) for n in chosen):
        return replace(without, alternatives=(_by_warps(kernel, chosen),))
    return without


def _is_aligned(opcode: str) -> bool:
    """True if all lanes of a warp arrive at a barrier together: ``bar`` is ``barrier.aligned``."""
    words = opcode.split(".")
    return words[0] == "bar" or "aligned" in words


def _without(kernel: Kernel, chosen: Sequence[int]) -> Proposal:
    """No barrier."""
    rewriting = Rewriting(kernel)
    for index in chosen:
        rewriting.delete(index)
    return _alone(kernel, chosen, rewriting.text(), Setting("deleted"))


def _by_warps(kernel: Kernel, chosen: Sequence[int]) -> Proposal:
    """Barriers of the warp in place of the block's."""
    rewriting = Rewriting(kernel)
    for index in chosen:
        instruction = kernel.code.instructions[index]
        sign = "!" if instruction.negated else ""
        guard = f"@{sign}{instruction.guard} " if instruction.guard else ""
        rewriting.replace(index, f"{guard}bar.warp.sync 0xffffffff;")
    return _alone(kernel, chosen, rewriting.text(), Setting("by warps"))


def _alone(kernel: Kernel, chosen: Sequence[int], ptx: str, setting: Setting) -> Proposal:
    """A program of its own, with the original's accesses."""
    return Proposal(
        Kind.SEPARATE,
        (setting,),
        ptx,
        pin_occupancy=True,
        # What the kernel does between barriers stays.
        expects=lambda: (
            Expectation((SassClass.BARRIER,), minus=kernel.built.count(SassClass.BARRIER)),
            *(Expectation((each,)) for each in _WORK),
        ),
        touched=tuple(chosen),
        label="" if setting.label == "deleted" else setting.label,
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
