"""How many more single-precision multiply-adds does the kernel absorb before it slows down?

What it changes: 8, 16 or 32 independent FFMA are added to each iteration of the innermost loops
that access memory, beside what the kernel does; a kernel without such a loop gets them once per
thread.

What the answer means: added operations that cost nothing ran in time that was spent waiting: the
FMA pipe and the issue slots have slack, and arithmetic is not what limits. If already the first
ones slow the kernel down, they queue with its own work. How fast time grows from amount to amount
is the price of an operation.

When it is valid: the results are the same. A branch, and once per iteration some four operations
that combine the results, come on top; what they cost is seen between the original and off, and
between off and the first amount.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.added_noise import Work, chains, propose_noise
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Add FFMA."""
    return propose_noise(kernel, _make, SassClass.FP32)


def _make(rewriting: Rewriting, state: str) -> Work:
    one = rewriting.opaque(32)
    return chains(
        rewriting,
        state,
        "fma.rn.f32 {a}, {state}, 0f3F80000{number}, {state};",
        (f"fma.rn.f32 {{a}}, {{a}}, {one}, {{state}};",),
    )


EXPERIMENT = Experiment(
    "noise-fma",
    "How many more multiply-adds does the kernel absorb before it slows down?",
    Bottleneck.SLACK,
    propose,
    rank=60,
)
