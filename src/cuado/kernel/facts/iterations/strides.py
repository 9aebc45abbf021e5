"""The induction variables of grid-stride loops."""

from dataclasses import dataclass

from cuado.ptx.analysis.loops import Loop


@dataclass(frozen=True, slots=True)
class Stride:
    """The induction variable of a grid-stride loop.

    Attributes:
        loop: the loop.
        entering: the instruction that sets its first value.
        adds: the additions of an iteration, in order.
        turned: the instruction that writes the next iteration's value: the last of ``adds``, or a
            move of its result.
    """

    loop: Loop
    entering: int
    adds: tuple[int, ...]
    turned: int

    @property
    def values(self) -> frozenset[int]:
        """The instructions that write the register in the loop."""
        return frozenset({*self.adds, self.turned})
