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
from math import prod
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.threads.neighbour_results import most_promising, neighbours_joined
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.optimizer.transformation import Advice, Rewritten, Transformation

_MOST = 32
"""Results of a thread."""


@dataclass(frozen=True)
class WindowTiles(Transformation):
    """Computes neighbouring results in one thread.

    Attributes:
        x: results of a thread along x: 1, 2, 4 or 8.
        y: along y.
        z: along z.
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

    x: int
    y: int
    z: int

    def __post_init__(self) -> None:
        """Check the numbers.

        Raises:
            ValueError: they are no such numbers, or too many results.
        """
        factors = self.x, self.y, self.z
        if not {1, 2, 4, 8}.issuperset(factors) or not 2 <= prod(factors) <= _MOST:
            raise ValueError(f"x, y and z are 1, 2, 4 or 8, and together 2 to {_MOST} results")

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Axes along which windows overlap, with the factors that registers allow."""
        return tuple(cls(*each) for each in most_promising(kernel))

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Join neighbouring results."""
        made = neighbours_joined(kernel, (self.x, self.y, self.z))
        if isinstance(made, str):
            return Refusal(made)
        number = self.x * self.y * self.z
        note = f"{made.loads} loads for {number} results, {made.alone} for each alone"
        return Rewritten(made.launch, (note,))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Compute several neighbouring results in a thread."""
        del kernel
        k = self.x * self.y * self.z
        axes = [axis for axis in "xyz" if getattr(self, axis) > 1]
        axis = " and ".join(axes)
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
