"""Divide by the numbers that the launch passes, as the compiler would if it knew them.

What it changes: divisions of integers by a parameter become multiplications and shifts, with this
launch's number in place of the parameter.

Why the results stay the same: a divisor is replaced only where the one definition that reaches the
division is a load of a parameter, perhaps moved and converted between integers, and the launch
passes that parameter as a number. The quotient by multiplication is exact for all numerators of
its type (Granlund and Montgomery, Division by Invariant Integers using Multiplication, 1994).

What it costs: the code is for these numbers alone: a launch with others needs other code.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimize.experiment_rewrites import rewritten
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.cheap_integer_division import divides
from cuado.whatif.experiments.known_divisors import EXPERIMENT


@dataclass(frozen=True)
class KnownDivisors(Transformation):
    """Divisors of this launch compiled in."""

    NAME: ClassVar[str] = "known-divisors"
    SUMMARY: ClassVar[str] = "divisors of this launch compiled in"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.INTEGER_DIVISION})
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset({Fact.INTEGERS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where integers are divided by what is known at run time."""
        count = range(len(kernel.code.instructions))
        return (cls(),) if any(divides(kernel, n) for n in count) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Put the numbers in place."""
        return rewritten(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Make the divisor a template parameter."""
        del kernel
        return Advice(
            "make the divisor known to the compiler: a template parameter, or constexpr",
            "__global__ void kernel(int width) { ... i / width ... }",
            "template <int WIDTH> __global__ void kernel() { ... i / WIDTH ... }",
        )


TRANSFORMATION = KnownDivisors
