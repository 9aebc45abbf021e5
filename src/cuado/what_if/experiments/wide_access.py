"""What if each thread moved 16 bytes at once?

What it changes: a thread does the work of several neighbours: of 16 where each loads or stores a
byte, of 4 where it is a float. Their instructions stand side by side, on registers of their own;
loads and stores of consecutive addresses become one of up to 16 bytes, or several where each thread
accesses several bytes or shorts side by side. Blocks have as many threads
as before, and there are fewer blocks.

What the answer means: the gain is what several elements a thread bring, by wide accesses
(``float4``, ``uint4``): fewer requests, more bytes in flight and more independent work in a thread,
what neighbours all load made once, and what every thread does for itself, such as finding its
place, done less often. Packed arithmetic on bytes can bring more. Where it is slower, registers or
warps have become too few.

When it is valid: the results are the same, the work of every original thread being done. Threads
must not know each other: no barriers, shared memory, atomics or exchanges between lanes. The first
neighbour's addresses provably have to be aligned to the wide access: rows at an odd distance are
not. Neighbours have to take the same branches. Where what each loads decides one it is not asked;
of a loop that data ends it is, since often that is rare. A thread whose neighbours part all the
same ends, which shows as results that differ.
Of kernels that spend their time in loops without such accesses it is not asked: what they gain,
they gain from more independent work in a thread.
"""

from cuado.kernel.facts.accesses.wide_accesses import (
    merged_accesses,
    objection_to_factor,
    widest_factor,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.threads.merge_neighbours import NeighbourMerging
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Put neighbouring threads together."""
    merged = merged_accesses(kernel)
    if isinstance(merged, Refusal):
        return merged
    factor = widest_factor(kernel, merged)
    if reason := objection_to_factor(kernel, merged, factor):
        return Refusal(reason)
    x, y, z = kernel.launch.grid
    rewriting = Rewriting(kernel)
    NeighbourMerging(rewriting, factor, merged.single, merged.rows, falling=merged.falling).run()
    spilled = (SassClass.LOCAL_LOAD, SassClass.LOCAL_STORE)
    return Proposal(
        Kind.EQUIVALENT,
        (Setting(f"{factor} per thread", grid=(-(-x // factor), y, z)),),
        rewriting.text(),
        keeps_results=True,
        expects=lambda: (Expectation(spilled, minus=kernel.built.count(*spilled)),),
        touched=tuple(sorted(merged.indices)),
        notes=(f"a thread does the work of {factor} neighbours",),
    )


EXPERIMENT = Experiment(
    "wide-access",
    "What if each thread moved 16 bytes at once?",
    Bottleneck.NARROW,
    propose,
    cause=Cause.NARROW_ACCESS,
    is_remedy=True,
    rank=38,
)
