"""What if there were only global memory? The method's memory-only copy.

What it changes: only global loads and stores stay, at the addresses and as often as they were, with
what computes those addresses and decides those branches. All that is loaded is folded together, so
that no load can be dropped, and is what gets stored. Arithmetic, shared memory and barriers go.

What the answer means: the time is what memory alone would take with this access pattern. Near the
full time: memory limits. Beside the math-only time it tells how well the two overlap.

When it is valid: it is a program of its own; the self-check compares its loads and stores with the
original's, and shared memory is padded until occupancy is the original's. Asynchronous copies of
threads stay with their groups and the block's barriers; what mbarriers count is refused.
"""

from cuado.kernel.facts.synchronization.async_copies import async_copies_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.instructions.conditions import nothing_to, refusal_of_protocols
from cuado.kernel.rewrites.switches.access_skeleton import reduce_to, skeleton_of
from cuado.kernel.rewrites.switches.switched_accesses import destination, stored
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Reduce the kernel to its global accesses."""
    del (
        scope
    )  # of the whole kernel: other lines' accesses cannot be distinguished from this one's cost
    atomics = kernel.accesses(Access.ATOMIC, Space.GLOBAL)
    accesses = kernel.global_loads + kernel.global_stores + atomics
    copies = _copies(kernel)
    if not accesses and not copies:
        return nothing_to(kernel, "does not access global memory")
    if refusal := refusal_of_protocols(kernel, with_tiles=bool(copies)):
        return refusal
    for index in accesses:
        is_load = kernel.code.effects[index].opcode.access is Access.LOAD
        if (destination if is_load else stored)(kernel, index) is None:
            instruction = kernel.code.instructions[index]
            line = kernel.module.lines(instruction.start)
            return Refusal(
                f"'{instruction.opcode}' at PTX line {line} cannot be separated from the arithmetic"
            )
    rewriting = Rewriting(kernel)
    loads = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)
    stores = (SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE)
    reduce_to(rewriting, skeleton_of(kernel, accesses, copies))
    return Proposal(
        Kind.SEPARATE,
        (Setting("on"),),
        rewriting.text(),
        has_tail=True,
        pin_occupancy=True,
        # The store that keeps loads alive is one more at every exit.
        expects=(
            Expectation(loads),
            Expectation(stores, plus=len(kernel.having(Trait.EXIT))),
            Expectation((SassClass.ASYNC_COPY,)),
        ),
        touched=tuple(sorted(accesses)),
    )


def _copies(kernel: Kernel) -> tuple[int, ...]:
    """Copies of threads with their groups; none where others are among the asynchronous work.

    What mbarriers count, and what warp groups read, goes on only with its other half.
    """
    found = async_copies_of(kernel.code)
    own = (*found.of_threads, *found.commits, *found.waits)
    others = set(kernel.having(Trait.ASYNC, Trait.DESCRIPTOR)) - set(own)
    return () if others or not found.of_threads else tuple(sorted(own))


EXPERIMENT = Experiment(
    "memory-only",
    "What if there were only global memory?",
    Bottleneck.MATH,
    propose,
    rank=11,
)
