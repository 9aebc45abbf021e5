"""Let a thread have the registers that it needs, instead of spilling them.

What it changes: the bounds on the kernel's registers are dropped: ``.maxnreg``, ``.minnctapersm``
(the second number of ``__launch_bounds__``) and ``-maxrregcount``. The kernel states the block
that it is launched with, so that it still can be.

Why the results stay the same: the instructions are the kernel's own; where values are kept while
they wait is all that changes. It is checked that there is a bound, and that no instruction sets
the number of registers itself.

What it costs: fewer blocks may fit an SM.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.registers.launch_bounds import is_bounded, without_bounds
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.register_bounds import bounded, objection
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Advice, Rewritten, Transformation


@dataclass(frozen=True)
class NoRegisterCap(Transformation):
    """Removes the bounds on the registers of a thread."""

    NAME: ClassVar[str] = "no-register-cap"
    SUMMARY: ClassVar[str] = "removes bounds on registers, so that none is spilled"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.SPILLS})
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset({Fact.BLOCK})

    @classmethod
    def comes_first(cls, kernel: Kernel) -> bool:
        """True if registers are bounded and spilled: the machine code shows it."""
        return bool(cls.candidates(kernel))

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where registers are bounded and spilled."""
        return (cls(),) if is_bounded(kernel) and kernel.built.resources.spills else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Drop the bounds."""
        if not is_bounded(kernel):
            return Refusal("nothing but the block's size bounds the registers", absent=True)
        if reason := objection(kernel):
            return Refusal(reason)
        return Rewritten(bounded(kernel, without_bounds(kernel)))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Remove the bound."""
        threads = kernel.launch.threads_per_block
        return Advice(
            "drop the second number of __launch_bounds__, or -maxrregcount",
            f"__global__ void __launch_bounds__({threads}, 4) kernel(...)",
            f"__global__ void __launch_bounds__({threads}) kernel(...)",
        )


TRANSFORMATION = NoRegisterCap
