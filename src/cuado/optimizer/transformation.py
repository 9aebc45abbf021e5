"""What a transformation is: a frozen value that rewrites a launch, or says why it may not.

A transformation is one decision with its numbers, ``block-coarsening(axis=y, factor=4)``. It
prints, and what it prints can be read back (:func:`cuado.optimizer.registry.transformation_from`)
and applied again. The same value applied to the same launch gives the same launch.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Self

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.conditions import LAUNCH_FACTS, Fact
from cuado.model.instruction import SourceLocation
from cuado.model.launch import Launch


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The result of applying a transformation to a launch.

    Attributes:
        launch: the same arguments and buffers; other code, or launched otherwise.
        notes: which conditions were proved here, and how.
        touched: instructions of the previous launch that were changed.
    """

    launch: Launch
    notes: tuple[str, ...] = ()
    touched: tuple[int, ...] = ()


def with_ptx(kernel: Kernel, ptx: str) -> Launch:
    """The kernel's launch with other code, otherwise unchanged."""
    return replace(kernel.launch, ptx=ptx)


@dataclass(frozen=True, slots=True)
class Advice:
    """The change of the source that has the same effect, for the author to make.

    Attributes:
        says: what to do, in a sentence.
        before: the code as it is, or as such code looks; empty where there is nothing to show.
        after: the code as it should be.
        at: where; None where it is not one line's matter.
    """

    says: str
    before: str = ""
    after: str = ""
    at: SourceLocation | None = None


@dataclass(frozen=True)
class Transformation(ABC):
    """A decision, with its numbers as fields (``int``, ``str``, ``bool``, or ``float``).

    The module's docstring teaches it: what it changes, why the results stay the same (the
    conditions that ``apply`` checks, and why they suffice), what it costs.

    Attributes:
        NAME: kebab-case; the module's name with underscores.
        SUMMARY: one line: what it does.
        RELAXES: bottlenecks that it can relax: it is tried where one of them was measured.
        IS_EXACT: whether results stay the same in every bit. An inexact one is tried only if
            requested by name, and its outputs are compared within a tolerance.
        NEEDS_PTX: whether it reads or rewrites PTX. One that changes only the launch does not, and
            is tried on machine code, too.
        REMOVES: causes that it removes: tried where one of them is named, be it by counters alone.
        REBUILDS: whether it fits few kernels, and makes these anew: tried before what gained as an
            experiment, since that may be in its way. One that deals work out as well is tried
            before others that do, where that may gain enough.
        FILLS: whether it splits the same work over more blocks: tried first where SMs are idle.
        RESHAPES: whether it launches the same threads in other blocks, or fewer blocks with more
            work each: tried first where blocks are small, or have a partial warp.
        DEALS: whether it deals work out to other threads, which may gain many times as much as a
            change within each thread: tried before these, since they may be in its way.
        COMPLETED_BY: a transformation without numbers that removes what this one leaves without
            purpose: both together are tried beside this one alone. None without one.
        RELIES_ON: the facts of the launch that its proof rests on. One that reads a fact that it
            does not name fails a test (``test_relied_facts.py``).
    """

    NAME: ClassVar[str]
    SUMMARY: ClassVar[str]
    RELAXES: ClassVar[frozenset[Bottleneck]]
    IS_EXACT: ClassVar[bool] = True
    NEEDS_PTX: ClassVar[bool] = True
    REMOVES: ClassVar[frozenset[Cause]] = frozenset()
    REBUILDS: ClassVar[bool] = False
    FILLS: ClassVar[bool] = False
    RESHAPES: ClassVar[bool] = False
    DEALS: ClassVar[bool] = False
    COMPLETED_BY: ClassVar["type[Transformation] | None"] = None
    RELIES_ON: ClassVar[frozenset[Fact]] = LAUNCH_FACTS

    @classmethod
    def comes_first(cls, kernel: Kernel) -> bool:
        """True if the code alone shows that it gains: a short run tries it before it asks why."""
        del kernel
        return cls.REBUILDS

    @classmethod
    @abstractmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """Values to try on a kernel, the most promising first; none where none makes sense.

        Cheap, and without promises: ``apply`` decides.
        """

    @abstractmethod
    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """The launch rewritten, or the condition that does not hold.

        Pure. The result has been parsed and verified, not assembled.
        """

    def advice(self, kernel: Kernel) -> Advice | None:
        """The change of the source with the same effect; None where there is nothing to change."""
        del kernel
        return None

    @classmethod
    def relied_on(cls) -> frozenset[Fact]:
        """Facts of the launch that it relies on.

        An inexact transformation was compared within a tolerance, with the launch's own numbers and
        contents: it relies on these as well.
        """
        return cls.RELIES_ON if cls.IS_EXACT else cls.RELIES_ON | {Fact.FLOATS, Fact.CONTENTS}

    def __str__(self) -> str:
        """``name(field=value, ...)``; without fields the name alone."""
        values = ", ".join(f"{each.name}={getattr(self, each.name)}" for each in fields(self))
        return f"{self.NAME}({values})" if values else self.NAME
