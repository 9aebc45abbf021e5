"""What if the compiler knew the divisors that the kernel is given?

What it changes: where the kernel divides integers by a parameter, what this launch passes is taken
for a constant. The division becomes what compilers make of one by a constant: a multiplication
and shifts, or shifts alone if it is by a power of two.

What the answer means: the gain is what a kernel made for these numbers brings: a template
parameter, ``constexpr``, or compilation at run time. Factors for the multiplication that the host
computes, and passes, cost a little more.

When it is valid: the results are the same. Only divisors that provably are parameters of the
launch, perhaps converted, are known; the other divisions stay, and how many these are is said.
"""

from cuado.kernel.facts.registers.integer_divisions import divisions_of, divisor_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.instructions.constant_division import divide_by
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.what_if.experiment import Experiment


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Put the numbers of this launch in place of divisors."""
    divisions = [n for n in divisions_of(kernel) if scope.holds(n)]
    if not divisions:
        return Refusal("the kernel has no divisions by run-time values", absent=True)
    known = {n: value for n in divisions if (value := divisor_of(kernel, n))}
    if not known:
        return Refusal("no divisor is a parameter of the kernel", absent=True)
    rewriting = Rewriting(kernel)
    for index, value in known.items():
        divide_by(rewriting, index, value)
    numbers = ", ".join(dict.fromkeys(map(str, known.values())))
    notes = [f"the divisors of this launch: {numbers}"]
    if len(known) < len(divisions):
        staying = len(divisions) - len(known)
        notes.append(
            f"{staying} of {len(divisions)} divisions are kept: their divisors are not parameters"
        )
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("known divisors"),),
        rewriting.text(),
        keeps_results=True,
        touched=tuple(known),
        notes=tuple(notes),
    )


EXPERIMENT = Experiment(
    "known-divisors",
    "What if the compiler knew the divisors that the kernel is given?",
    Bottleneck.INTEGER_DIVISION,
    propose,
    cause=Cause.INTEGER_DIVISION,
    is_remedy=True,
    rank=42,
)
