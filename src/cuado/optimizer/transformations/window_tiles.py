"""Let a thread compute several neighbouring results, and load what their windows share once.

What it changes: a thread does the work of ``factor`` neighbouring threads along an axis of the
grid, as one piece of code. What several of them load is loaded once and stays in registers. So is
what they compute alike: a row's sum of a window, a distance of two pixels. Sums of integers, minima
and maxima are made in groups of terms that the same results have; sums of floats keep their order
and their brackets, so that every bit is the same.

Why the results stay the same: all threads are followed through the whole kernel
(``kernel.values.thread_values``): loops have a known number of iterations and are written out;
where data or indices decide, both ways are computed and one is chosen, and loads and stores keep
the conditions under which the original makes them. Nothing of the launch writes what the kernel
loads, threads share nothing and wait for nobody. Two loads are one if they go to the same buffer
with offsets that are equal in 32 bits: buffers are below 2 GB, so that offsets within them are
equal then. Integers wrap around, so that their sums may be bracketed otherwise; a minimum of floats
has the same bits in any order (``kernel.values.chosen_values``).

What it costs: registers, and parallelism where results are few.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.neighbour_results import Neighbours, most_promising, neighbours_joined
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.optimizer.transformation import Advice, Rewritten, Transformation


@dataclass(frozen=True)
class WindowTiles(Transformation):
    """Computes neighbouring results in one thread.

    Attributes:
        axis: ``x``, ``y`` or ``z``.
        factor: results of a thread: 2, 4 or 8.
    """

    NAME: ClassVar[str] = "window-tiles"
    SUMMARY: ClassVar[str] = "computes neighbouring results in one thread, with shared loads once"
    REBUILDS: ClassVar[bool] = True
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {
            *(Bottleneck.LOADS, Bottleneck.RELOADS, Bottleneck.MEMORY, Bottleneck.MATH),
            *(Bottleneck.L1_MISSES, Bottleneck.IN_FLIGHT),
        }
    )
    REMOVES: ClassVar[frozenset[Cause]] = frozenset(
        {Cause.CACHE_OPERAND_TRAFFIC, Cause.SHARED_OPERAND_TRAFFIC}
    )

    axis: str
    factor: int

    def __post_init__(self) -> None:
        """Check the numbers.

        Raises:
            ValueError: no such axis or factor.
        """
        if self.axis not in ("x", "y", "z") or self.factor not in (2, 4, 8):
            raise ValueError("axis is x, y or z, and factor 2, 4 or 8")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Axes along which windows overlap, with the factors that registers allow."""
        return tuple(cls(each.axis, each.factor) for each in most_promising(kernel))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Join neighbouring results."""
        made = neighbours_joined(kernel, Neighbours(self.axis, self.factor))
        if isinstance(made, str):
            return Refusal(made)
        note = f"{made.loads} loads for {self.factor} results, {made.alone} for each alone"
        return Rewritten(made.launch, (note,))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Compute several neighbouring results in a thread."""
        del kernel
        k, axis = self.factor, self.axis
        return Advice(
            f"let a thread compute {k} neighbouring results along {axis}, and keep what their "
            "windows share in registers",
            "float sum = 0;\nfor (int d = 0; d < N; d++)\n    sum += w[d] * in[i + d];",
            f"const int first = i * {k};\nfloat sum[{k}] = {{}};\n#pragma unroll\n"
            f"for (int e = 0; e < N + {k - 1}; e++) {{\n    const float value = in[first + e];\n"
            f"    for (int j = 0; j < {k}; j++)\n"
            "        if (e - j >= 0 && e - j < N) sum[j] += w[e - j] * value;\n}",
        )


TRANSFORMATION = WindowTiles
