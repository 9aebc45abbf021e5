"""Load what does not change in a loop before it, once.

What it changes: a global load in a loop whose address is the same in every iteration is made before
the loop, into registers of its own; the iterations copy these.

Why the results stay the same: the address is written outside of the loop only (all definitions that
reach it are), so that it is the same in every iteration; every execution of the loop makes the
load, so that no address is read that was not; and nothing of the launch can write what it reads:
its address comes from the pointer of a buffer that no store, atomic, copy or call of the kernel
reaches. Where that is not proved, a load stays. What other threads do does not matter then; loops
in which threads wait for each other stay as they are all the same.

What it costs: registers during the loop.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.optimize.kept_loads import can_be_left_out, without_rereads
from cuado.optimize.transformation import Advice, Rewritten, Transformation
from cuado.whatif.experiments.loads_once import EXPERIMENT


@dataclass(frozen=True)
class LoadsOnce(Transformation):
    """Loads that every iteration repeats, before the loop."""

    NAME: ClassVar[str] = "loads-once"
    SUMMARY: ClassVar[str] = "what does not change in a loop loaded before it, once"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset({Bottleneck.RELOADS, Bottleneck.LOADS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where iterations repeat a load."""
        return (cls(),) if can_be_left_out(EXPERIMENT, kernel) else ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Move every load for which it is proved."""
        return without_rereads(EXPERIMENT, kernel)

    def advice(self, kernel: Kernel) -> Advice | None:
        """Promise that pointers do not alias, or keep the values."""
        del kernel
        return Advice(
            "declare the pointers __restrict__, or load into local variables before the loop",
            "for (int r = 0; r < n; r++)\n    out[i] += table[lane] * x[r];",
            "const float t = table[lane];\nfor (int r = 0; r < n; r++)\n    out[i] += t * x[r];",
        )


TRANSFORMATION = LoadsOnce
