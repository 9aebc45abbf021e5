"""An experiment is one question that can be put to a kernel."""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause

_NEEDED = frozenset(
    {
        Bottleneck.MEMORY,
        Bottleneck.MATH,
        Bottleneck.LOADS,
        Bottleneck.STORES,
        Bottleneck.BARRIERS,
        Bottleneck.L1_MISSES,
        Bottleneck.L2_MISSES,
        Bottleneck.ASYNC_COPIES,
        Bottleneck.MATRIX_PRODUCTS,
        Bottleneck.COPIES_AND_PRODUCTS,
    }
)
"""No fix removes these entirely: the gain without one of them is a bound."""
_OPPORTUNITIES = frozenset({Bottleneck.STORAGE, Bottleneck.PATHS})
"""Relaxing these gains although nothing is misused."""


@dataclass(frozen=True, slots=True)
class Experiment:
    """One question that can be put to a kernel.

    The module's docstring teaches it: what it changes, what the answer means, when it is valid.

    Attributes:
        name: kebab-case; the module's name with underscores.
        question: one line: ``What if every warp's global loads were coalesced?``
        relaxes: what it relaxes.
        propose: pure; the program to run, or why there is none.
        cause: what a gain of it names; None where that takes more than this experiment.
        is_remedy: whether it is a rewrite that keeps the results (sums of floats but for their
            rounding): where it is refused, or gains nothing, the cause may be there all the same.
        per_line: true if it makes sense for the instructions of a single line.
        rank: position in reports; the pictures of the method first.
        is_bound: true if the cause can be fixed, but no fix reaches the gain.
        bounds: the kind of fix that does not reach its gain, where fixes of another kind may gain
            more: ``spreading the updates``; empty without such.
        of_machine_code: as ``propose``, where there is no PTX; None: it needs PTX.
    """

    name: str
    question: str
    relaxes: Bottleneck
    propose: Callable[[Kernel, Scope], Proposal | Refusal]
    cause: Cause | None = None
    is_remedy: bool = False
    per_line: bool = False
    rank: int = 50
    is_bound: bool = False
    bounds: str = ""
    of_machine_code: Callable[[Kernel, Scope], Proposal | Refusal] | None = None

    @property
    def only_bounds(self) -> bool:
        """True if its gain is a bound: no fix reaches it, or removes all that it removes."""
        return self.is_bound or bool(self.bounds) or self.relaxes in _NEEDED

    @property
    def is_opportunity(self) -> bool:
        """True if its gain points to no defect: fixes of defects come first."""
        return self.relaxes in _OPPORTUNITIES
