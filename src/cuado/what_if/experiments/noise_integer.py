"""How many more integer operations does the kernel absorb before it slows down?

What it changes: 8, 16 or 32 integer operations are added to each iteration of the innermost loops
that access memory: maxima and exclusive ors in four independent chains (additions the compiler may
give to the FMA pipe). A kernel without such a loop gets them once per thread.

What the answer means: added operations that cost nothing ran in time that was spent waiting: the
ALU pipe and the issue slots have slack, and address arithmetic is not what limits. If already the
first ones slow the kernel down, its index arithmetic is worth being simplified. How fast time grows
from amount to amount is the price of an operation.

When it is valid: the results are the same. A branch, and once per iteration some four operations
that combine the results, come on top.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.added_noise import Work, chains, propose_noise
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, _scope: Scope) -> Proposal | Refusal:
    """Add integer arithmetic."""
    return propose_noise(kernel, _make, SassClass.INTEGER)


def _make(rewriting: Rewriting, state: str) -> Work:
    one = rewriting.opaque(32)
    return chains(
        rewriting,
        state,
        "xor.b32 {a}, {state}, {number};",
        ("max.u32 {a}, {a}, {state};", f"xor.b32 {{a}}, {{a}}, {one};"),
    )


EXPERIMENT = Experiment(
    "noise-integer",
    "How many more integer operations does the kernel absorb before it slows down?",
    Bottleneck.SLACK,
    propose,
    rank=61,
)
