"""Divide by the numbers that the launch passes, as the compiler would if it knew them.

What it changes: divisions of integers by a parameter become multiplications and shifts, with this
launch's number in place of the parameter.

Why the results stay the same: a divisor is replaced only where the one definition that reaches the
division is a load of a parameter, perhaps moved and converted between integers, and the launch
passes that parameter as a number. The quotient by multiplication is exact for all numerators of
its type (Granlund and Montgomery, Division by Invariant Integers using Multiplication, 1994).

What it costs: the code is for these numbers alone: a launch with others needs other code.
"""

from cuado.kernel.facts.registers.integer_divisions import divides, divisions_of, divisor_of
from cuado.kernel.kernel import Kernel
from cuado.model.conditions import Fact
from cuado.optimizer.from_experiment import from_experiment
from cuado.optimizer.transformation import Advice
from cuado.ptx.analysis.loops import loops_of
from cuado.what_if.experiments.known_divisors import EXPERIMENT


def _divides_again_and_again(kernel: Kernel) -> bool:
    """True if a loop divides by a number that the launch passes."""
    flow = kernel.slicer.flow
    repeated = {block for loop in loops_of(flow) for block in loop.blocks}
    divisions = (n for n in divisions_of(kernel) if flow.block_of[n] in repeated)
    return any(divisor_of(kernel, n) for n in divisions)


TRANSFORMATION = from_experiment(
    EXPERIMENT,
    summary="compiles the launch's divisors in as constants",
    advice=Advice(
        "make the divisor known to the compiler: a template parameter, or constexpr",
        "__global__ void kernel(int width) { ... i / width ... }",
        "template <int WIDTH> __global__ void kernel() { ... i / WIDTH ... }",
    ),
    relies_on=frozenset({Fact.INTEGERS}),
    first=_divides_again_and_again,
    worth_trying=lambda kernel: any(
        divides(kernel, n) for n in range(len(kernel.code.instructions))
    ),
)
