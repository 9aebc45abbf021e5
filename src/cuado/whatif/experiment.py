"""What an experiment is, and what it proposes to run."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from cuado.model.cause import Cause
from cuado.model.launch import Extent
from cuado.sass.toolchain.classes import SassClass
from cuado.whatif.subject import Subject


class Kind(StrEnum):
    """How an experiment compares; what follows about its validity."""

    SWITCHED = "one program, relaxation switched at run time"
    SEPARATE = "a program of its own"
    EQUIVALENT = "a program of its own with the same results"
    LAUNCH = "the same program, launched otherwise"
    NOISE = "work added at run time, same results"


class Bottleneck(StrEnum):
    """What an experiment relaxes, or probes."""

    MEMORY = "global memory"
    MATH = "instructions"
    STORES = "global stores"
    LOADS = "global loads"
    BARRIERS = "barriers"
    ACCESS_PATTERN = "uncoalesced global access"
    BANK_CONFLICTS = "shared-memory bank conflicts"
    DIVERGENCE = "divergence"
    IMBALANCE = "uneven work of warps or blocks"
    ATOMICS = "atomics on few addresses"
    L1_MISSES = "L1 misses"
    L2_MISSES = "L2 misses"
    SPILLS = "register spills"
    FP64 = "double precision"
    OCCUPANCY = "occupancy"
    LAUNCH_SIZE = "launch size"
    SPECIAL_FUNCTIONS = "special functions"
    INTEGER_DIVISION = "integer division"
    NON_FUSED = "products and sums kept apart"
    LOCAL_ARRAYS = "local arrays"
    RELOADS = "redundant loads"
    NARROW = "narrow access"
    IN_FLIGHT = "few loads in flight"
    SLACK = "slack of a resource"


@dataclass(frozen=True, slots=True)
class Scope:
    """Which instructions an experiment may touch: all, or those of one source line.

    Attributes:
        instructions: indices into ``Subject.code.instructions``; None for all.
        label: for the reader and for names of programs: ``transpose.cu:42``; empty for all.
    """

    instructions: frozenset[int] | None = None
    label: str = ""

    def holds(self, index: int) -> bool:
        """Whether the experiment may touch this instruction."""
        return self.instructions is None or index in self.instructions


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to run a proposal's program.

    Attributes:
        label: ``off``, ``on``, ``+16``, ``3 blocks per SM``: unique within the proposal.
        switch: value of the tail's switch.
        grid: None for the launch's own.
        block: None for the launch's own.
        dynamic_shared_bytes: None for the launch's own.
        amount: what the setting stands for as a number (operations added, blocks per SM).
    """

    label: str
    switch: int = 0
    grid: Extent | None = None
    block: Extent | None = None
    dynamic_shared_bytes: int | None = None
    amount: float = 0.0


OFF = Setting("off", 0)
ON = Setting("on", 1)


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the rewrite should do to the static number of instructions of some classes.

    ``minus`` and ``plus`` bound how many fewer or more there may be than in the original, summed
    over ``classes``. A program outside of the bounds is shown as such and not believed.
    """

    classes: tuple[SassClass, ...]
    minus: int = 0
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Proposal:
    """A program to run and how.

    Attributes:
        kind: how it compares. SWITCHED has the settings OFF and ON in this order; NOISE has OFF
            first and then growing amounts; the others have no ``off``.
        settings: at least one.
        ptx: the rewritten module; None for the original's program.
        removed: offsets of machine instructions of the original's program that are overwritten by
            NOPs; none of the rest is looked at then.
        has_tail: whether the kernel takes the tail parameters.
        keeps_results: whether outputs must equal the original's; they are compared if so.
        approximates: whether outputs are meant to be near the original's: the reader is told how
            near they are.
        max_registers: cap for the assembler; None for the launch's own.
        uncapped: drop the launch's register cap.
        pin_occupancy: pad shared memory until as many blocks fit an SM as of the original.
        expectations: for the self-check.
        touched: instructions that were changed.
        notes: conditions of validity that hold here, for the reader.
        label: tells it from its alternatives; empty if there are none.
        alternatives: other answers to the same question (another cap); the best one counts.
    """

    kind: Kind
    settings: tuple[Setting, ...]
    ptx: str | None = None
    has_tail: bool = False
    keeps_results: bool = False
    approximates: bool = False
    max_registers: int | None = None
    uncapped: bool = False
    pin_occupancy: bool = False
    expectations: tuple[Expectation, ...] = ()
    touched: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    label: str = ""
    alternatives: "tuple[Proposal, ...]" = ()
    removed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an experiment cannot be made on this kernel.

    Attributes:
        reason: one line.
        absent: whether that is because there is nothing to relax (no barrier, no atomic): then the
            cause is absent, not unknown.
    """

    reason: str
    absent: bool = False


_NEEDED = frozenset(
    {
        Bottleneck.MEMORY,
        Bottleneck.MATH,
        Bottleneck.LOADS,
        Bottleneck.STORES,
        Bottleneck.BARRIERS,
        Bottleneck.L1_MISSES,
        Bottleneck.L2_MISSES,
    }
)
"""What no fix removes entirely: a gain without it is a bound."""


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
        per_line: whether restricting it to one line's instructions makes sense.
        rank: position in reports; the pictures of the method first.
        is_bound: whether no fix reaches its gain, though fixes of the cause there are.
        bounds: the kind of fix that does not reach its gain, where fixes of another kind may gain
            more: ``spreading the updates``; empty without such.
        of_machine_code: as ``propose``, where there is no PTX; None: it needs PTX.
    """

    name: str
    question: str
    relaxes: Bottleneck
    propose: Callable[[Subject, Scope], Proposal | Refusal]
    cause: Cause | None = None
    is_remedy: bool = False
    per_line: bool = False
    rank: int = 50
    is_bound: bool = False
    bounds: str = ""
    of_machine_code: Callable[[Subject, Scope], Proposal | Refusal] | None = None

    @property
    def only_bounds(self) -> bool:
        """Whether a gain of it is a bound: no fix reaches it, or removes all that it removes."""
        return self.is_bound or bool(self.bounds) or self.relaxes in _NEEDED
