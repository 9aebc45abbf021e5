"""A proposed program: its code, its settings, and expectations of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum

from cuado.model.cuda_source import CudaSource
from cuado.model.launch import Extent
from cuado.sass.toolchain.classes import SassClass


class Kind(StrEnum):
    """How an experiment compares programs, which determines its validity."""

    SWITCHED = "one program, relaxation switched at run time"
    SEPARATE = "a program of its own"
    EQUIVALENT = "a program of its own with the same results"
    LAUNCH = "the same program, launched otherwise"
    NOISE = "work added at run time, same results"


@dataclass(frozen=True, slots=True)
class Scope:
    """Which instructions an experiment may touch: all, or those of one source line.

    Attributes:
        instructions: indices into ``Kernel.code.instructions``; None for all.
        label: for the reader and for names of programs: ``transpose.cu:42``; empty for all.
    """

    instructions: frozenset[int] | None = None
    label: str = ""

    def holds(self, index: int) -> bool:
        """True if the experiment may touch this instruction."""
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
        amount: the setting as a number (operations added, blocks per SM).
    """

    label: str
    switch: int = 0
    grid: Extent | None = None
    block: Extent | None = None
    dynamic_shared_bytes: int | None = None
    amount: float = 0.0


OFF = Setting("off", 0)
ON = Setting("on", 1)


NOT_PROVED = "not proved: "
"""The beginning of a note on an unproved assumption of the experiment."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expected change of the static number of instructions of some classes.

    ``minus`` and ``plus`` bound the decrease and the increase from the original, summed over
    ``classes``. A program outside of the bounds is reported as such and not trusted.
    """

    classes: tuple[SassClass, ...]
    minus: int = 0
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Proposal:
    """A program to run, and its settings.

    Attributes:
        kind: the kind of comparison. SWITCHED has the settings OFF and ON in this order; NOISE has
            OFF first and then growing amounts; the others have no ``off``.
        settings: at least one.
        ptx: the rewritten module; None for the original's program.
        source: what ``ptx`` was compiled from; None where it was not, or as the original was.
        removed: offsets of machine instructions of the original's program that are overwritten by
            NOPs; none of the rest is looked at then.
        overwrites: classes of which all machine instructions that may go are overwritten by NOPs
            in the program that ``ptx`` becomes.
        emulated: text that emulated devices run in place of machine code with NOPs, which they
            cannot; None where there are none.
        has_tail: whether the kernel takes the tail parameters.
        keeps_results: whether outputs must equal the original's; they are compared if so.
        approximates: whether outputs are meant to be near the original's: the report states the
            difference.
        max_registers: cap for the assembler; None for the launch's own.
        uncapped: drop the launch's register cap.
        pin_occupancy: pad shared memory until as many blocks fit an SM as of the original.
        expects: expectations for the self-check, or a function that makes them: those that count
            the original's machine instructions need a disassembly, which a rewrite does not.
        touched: instructions that were changed.
        notes: conditions of validity that hold here, for the reader.
        label: distinguishes it from its alternatives; empty if there are none.
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
    expects: tuple[Expectation, ...] | Callable[[], Iterable[Expectation]] = ()
    touched: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    label: str = ""
    alternatives: "tuple[Proposal, ...]" = ()
    removed: tuple[int, ...] = ()
    overwrites: tuple[SassClass, ...] = ()
    emulated: str | None = None
    source: CudaSource | None = None

    @property
    def expectations(self) -> tuple[Expectation, ...]:
        """Expectations for the self-check.

        Raises:
            CuadoError: the original's machine code cannot be disassembled.
        """
        return self.expects if isinstance(self.expects, tuple) else tuple(self.expects())


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an experiment cannot be made on this kernel.

    Attributes:
        reason: one line.
        absent: whether the reason is that there is nothing to relax (no barrier, no atomic): then
            the cause is absent, not unknown.
    """

    reason: str
    absent: bool = False
