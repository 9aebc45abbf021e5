"""Cap the registers of a thread, so that more blocks fit an SM.

What it changes: the kernel states how many registers it may have (``.maxnreg``); what bounded them
before is dropped.

Why the results stay the same: the instructions are the kernel's own. Values that find no register
are kept in local memory, which no other thread and no pointer of the kernel reaches, or are
computed again from the same operands. There is nothing to check but that the number is one that
the assembler takes, and that no instruction needs more registers at once.

What it costs: spills, where the cap is tight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.facts.registers.launch_bounds import with_cap
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.register_bounds import bounded, objection
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.from_experiment import proposed
from cuado.optimizer.transformation import Advice, Rewritten, Transformation
from cuado.what_if.experiments.register_cap import EXPERIMENT

_FEWEST = 24
"""The least cap that ptxas obeys: below it makes code of 23 or 24 registers (13.0, sm_90)."""


@dataclass(frozen=True)
class RegisterCap(Transformation):
    """Caps the registers of a thread."""

    NAME: ClassVar[str] = "register-cap"
    SUMMARY: ClassVar[str] = "caps registers per thread, so that more blocks fit an SM"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.OCCUPANCY, Bottleneck.IN_FLIGHT}
    )
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset({Fact.BLOCK})

    registers: int

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """The most registers that let one more block fit an SM, then one more, and once more."""
        made = proposed(EXPERIMENT, kernel)
        return tuple(cls(cap) for each in made if (cap := each.max_registers or 0) >= _FEWEST)

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """State the cap."""
        most = kernel.chip.max_registers_per_thread
        if not _FEWEST <= self.registers <= most:
            return Refusal(f"a thread has {_FEWEST} to {most} registers, not {self.registers}")
        if reason := objection(kernel):
            return Refusal(reason)
        now = kernel.built.resources.registers
        notes = () if now is None else (f"{now} registers before, at most {self.registers} now",)
        return Rewritten(bounded(kernel, with_cap(kernel, self.registers)), notes)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Bound the registers where the kernel is defined."""
        del kernel
        return Advice(
            "cap the registers of the kernel",
            "__global__ void kernel(...)",
            f"__global__ void __maxnreg__({self.registers}) kernel(...)",
        )


TRANSFORMATION = RegisterCap
