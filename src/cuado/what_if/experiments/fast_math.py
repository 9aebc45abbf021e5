"""What if divisions, reciprocals and square roots were approximate?

What it changes: fp32 divisions, reciprocals and square roots that round correctly, each of which
takes about ten instructions and a slow path for extreme values, become the approximations that the
hardware has: what ``__fdividef`` and ``-use_fast_math`` make of them. Tiny numbers are flushed to
zero only where they were before.

What the answer means: the gain is what approximations bring, at the price of the last bits: errors
up to 2 units in the last place for divisions (by numbers up to 2^126) and 1 for the others, says
the PTX manual.

When it is valid: results differ in their last bits. What an address, a branch or an access depends
on stays as it is. Sines, exponentials and powers that the compiler has written out as arithmetic
cannot be distinguished from other arithmetic, and stay: fast-functions compiles again to try these.
Fewer registers may be needed: no more blocks are let on an SM than of the original.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.replace_arithmetic import (
    replaceable,
    replaced,
    with_opcode,
    words_of,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment

_ROUNDED = frozenset({"rn", "rz", "rm", "rp", "full"})
_FUNCTIONS = frozenset({"div", "rcp", "sqrt"})


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Approximate what is rounded correctly."""
    what = "correctly rounded fp32 divisions, reciprocals or square roots"
    chosen = replaceable(kernel, scope, what, lambda n: _is_rounded(kernel, n))
    if isinstance(chosen, Refusal):
        return chosen
    rewriting = Rewriting(kernel)
    for index in chosen.indices:
        words = words_of(kernel.code.instructions[index])
        fast = ".".join("approx" if word in _ROUNDED else word for word in words)
        rewriting.replace(index, with_opcode(kernel.code.instructions[index], fast))
    return replaced(rewriting, chosen, "approximate", notes=("results differ in their last bits",))


def _is_rounded(kernel: Kernel, index: int) -> bool:
    words = words_of(kernel.code.instructions[index])
    return words[0] in _FUNCTIONS and words[-1] == "f32" and not _ROUNDED.isdisjoint(words)


EXPERIMENT = Experiment(
    "fast-math",
    "What if divisions, reciprocals and square roots were approximate?",
    Bottleneck.SPECIAL_FUNCTIONS,
    propose,
    cause=Cause.SPECIAL_FUNCTIONS,
    per_line=True,
    rank=41,
)
