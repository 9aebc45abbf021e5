"""What if there were only global memory? The method's memory-only copy.

What it changes: only global loads and stores stay, at the addresses and as often as they were, with
what computes those addresses and decides those branches. All that is loaded is folded together, so
that no load can be dropped, and is what gets stored. Arithmetic, shared memory and barriers go.

What the answer means: the time is what memory alone would take with this access pattern. Near the
full time: memory limits. Beside the math-only time it tells how well the two overlap.

When it is valid: it is a program of its own; the self-check compares its loads and stores with the
original's, and shared memory is padded until occupancy is the original's.
"""

from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.sass.toolchain.classes import SassClass
from cuado.whatif.experiment import (
    Bottleneck,
    Expectation,
    Experiment,
    Kind,
    Proposal,
    Refusal,
    Scope,
    Setting,
)
from cuado.whatif.experiments._conditions import nothing_to, refusal_of_protocols
from cuado.whatif.experiments._skeleton import reduce_to, skeleton_of
from cuado.whatif.experiments._values import destination, stored
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Reduce the kernel to its global accesses."""
    del scope  # of the whole kernel: other lines' accesses cannot be told from this one's cost
    atomics = subject.accesses(Access.ATOMIC, Space.GLOBAL)
    accesses = subject.global_loads + subject.global_stores + atomics
    if not accesses:
        return nothing_to(subject, "does not access global memory")
    if refusal := refusal_of_protocols(subject):
        return refusal
    for index in accesses:
        is_load = subject.code.effects[index].opcode.access is Access.LOAD
        if (destination if is_load else stored)(subject, index) is None:
            instruction = subject.code.instructions[index]
            line = subject.module.lines(instruction.start)
            return Refusal(f"'{instruction.opcode}' at PTX line {line} cannot stand alone")
    rewriting = Rewriting(subject)
    loads = (SassClass.GLOBAL_LOAD, SassClass.GENERIC_LOAD)
    stores = (SassClass.GLOBAL_STORE, SassClass.GENERIC_STORE)
    reduce_to(rewriting, skeleton_of(subject, accesses))
    return Proposal(
        Kind.SEPARATE,
        (Setting("on"),),
        rewriting.text(),
        has_tail=True,
        pin_occupancy=True,
        # The store that keeps loads alive is one more at every exit.
        expectations=(
            Expectation(loads),
            Expectation(stores, plus=len(subject.having(Trait.EXIT))),
        ),
        touched=tuple(sorted(accesses)),
    )


EXPERIMENT = Experiment(
    "memory-only",
    "What if there were only global memory?",
    Bottleneck.MATH,
    propose,
    rank=11,
)
