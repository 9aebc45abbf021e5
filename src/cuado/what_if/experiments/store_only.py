"""What if there were only global stores? The method's store-only copy.

What it changes: only global stores stay, at the addresses and as often as they were; they store a
value that the compiler cannot know.

What the answer means: the time of writing alone. Between it and the memory-only time lies what the
loads add.

When it is valid: as memory-only; loads that a store's address or execution depends on stay.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.instructions.conditions import (
    nothing_to,
    refusal_of_protocols,
    refusal_of_readers,
)
from cuado.kernel.rewrites.switches.access_skeleton import reduce_to, skeleton_of
from cuado.kernel.rewrites.switches.switched_accesses import stored
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.ptx.semantics.opcode import Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Reduce the kernel to its global stores."""
    del scope  # of the whole kernel
    stores = kernel.global_stores
    if not stores:
        return nothing_to(kernel, "stores nothing to global memory")
    if refusal := refusal_of_protocols(kernel) or refusal_of_readers(kernel, stores):
        return refusal
    for index in stores:
        if stored(kernel, index) is None:
            instruction = kernel.code.instructions[index]
            line = kernel.module.lines(instruction.start)
            return Refusal(
                f"'{instruction.opcode}' at PTX line {line} cannot be separated from the arithmetic"
            )
    rewriting = Rewriting(kernel)
    reduce_to(rewriting, skeleton_of(kernel, stores))
    exits = len(kernel.having(Trait.EXIT))
    return Proposal(
        Kind.SEPARATE,
        (Setting("on"),),
        rewriting.text(),
        has_tail=True,
        pin_occupancy=True,
        expects=(Expectation((SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE), plus=exits),),
        touched=stores,
    )


EXPERIMENT = Experiment(
    "store-only",
    "What if there were only global stores?",
    Bottleneck.MEMORY,
    propose,
    rank=47,
)
