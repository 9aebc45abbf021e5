"""What the proof of a rewritten kernel holds for: facts of the launch, as data.

A transformation is proved for one launch. Each one names the kinds of fact that it takes from that
launch (:class:`Fact`); :class:`Conditions` holds these facts themselves, of all steps of a version
together. Whoever launches the version elsewhere compares his launch with them, and launches the
original where one of them does not hold.

Conditions that cannot be looked up at a launch are of two kinds. ``vouched`` ones belong to this
version: it is not launched unless the caller says that they hold. ``assumed`` ones are what every
comparison of two versions takes for granted: that the original itself is free of undefined
behaviour and of races.
"""

from dataclasses import dataclass
from enum import StrEnum

from cuado.model.launch import Extent

FORMAT = 1
"""The version of the data. It rises when a reader of the older one would overlook a condition."""


class Fact(StrEnum):
    """A kind of fact of a launch that a proof can rest on."""

    GRID = "grid"
    """Blocks in x, y, z."""
    BLOCK = "block"
    """Threads in x, y, z."""
    SHARED = "dynamic shared memory"
    """Bytes that the launch asks for."""
    INTEGERS = "integers"
    """Values of arguments that are integers."""
    FLOATS = "floats"
    """Values of arguments that are floating-point numbers."""
    STRUCTURES = "structures"
    """Bytes of structures passed by value, their pointers left out."""
    SIZES = "sizes"
    """Bytes of the memory behind each pointer."""
    ALIGNMENT = "alignment"
    """That memory begins at multiples of ``ALIGNMENT`` bytes."""
    OVERLAP = "overlap"
    """Which pointers lead into the same memory, how far apart, and which do not."""
    CONTENTS = "contents"
    """What memory holds. Nothing can look that up at a launch."""


LAUNCH_FACTS = frozenset(Fact) - {Fact.FLOATS, Fact.CONTENTS}
"""What an exact transformation may rest on unless it says that it is less."""

ALIGNMENT = 256
"""Bytes. Proofs and comparisons have every buffer begin at a multiple: what the driver gives."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a kernel is launched.

    Attributes:
        grid: blocks in x, y, z.
        block: threads in x, y, z.
        dynamic_shared_bytes: per block.
    """

    grid: Extent
    block: Extent
    dynamic_shared_bytes: int


class ParameterKind(StrEnum):
    """What is passed for a parameter."""

    POINTER = "pointer"
    NUMBER = "number"
    STRUCTURE = "structure"


@dataclass(frozen=True, slots=True)
class Place:
    """A pointer that the kernel is given, and where it leads.

    Attributes:
        at: bytes from the parameter's first one to the pointer; 0 where it is all of it.
        memory: name of the memory.
        offset: bytes from the memory's first one to where the pointer leads.
    """

    at: int
    memory: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the kernel.

    Attributes:
        name: as the launch calls it.
        kind: what is passed.
        type: of a number, or of what a pointer points to, as PTX names it; empty for a structure.
        bytes: size of what is passed.
        value: bytes that it must have, hexadecimal; those of pointers are not looked at. None if
            any will do.
        places: its pointers.
    """

    name: str
    kind: ParameterKind
    type: str
    bytes: int
    value: str | None = None
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Memory:
    """Memory that a pointer leads into.

    Attributes:
        name: as the launch calls it.
        bytes: its size. A smaller one is read past its end, where a size was compiled in; a larger
            one may be used where the proof took an access to be impossible.
        alignment: its first byte's address is a multiple of this; 1 if that does not matter.
    """

    name: str
    bytes: int
    alignment: int = 1


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable of the module, which host code may set.

    Attributes:
        name: in the PTX.
        bytes: its size.
        is_constant: whether the kernel provably does not write it.
    """

    name: str
    bytes: int
    is_constant: bool = False


@dataclass(frozen=True, slots=True)
class StepFacts:
    """What one step's proof rests on.

    Attributes:
        step: the transformation, as it prints.
        facts: in the order of :class:`Fact`.
    """

    step: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Conditions:
    """What must be so for a version to be launched in the original's place.

    Attributes:
        kernel: name of the ``.entry``.
        architecture: that the machine code is for, and that its roundings were looked at for:
            ``sm_90``.
        asked: how the proof's launch asks for the original.
        launched: how the version is launched for it.
        steps: what each step rests on.
        parameters: parameters of the kernel, in order.
        memories: memories that its pointers lead into.
        format: see ``FORMAT``.
        cluster: blocks of a cluster that the launch asks for; None for none.
        cooperative: whether all blocks are on the device at once.
        carve_out: percent of shared memory that is asked for; None leaves it to the driver.
        registers: cap that the original's assembler was given, None for none.
        variables: of the module. Each module has its own: their contents are carried over.
        vouched: what nothing can look up, and the caller has to say: in sentences.
        assumed: what every launch of every version takes for granted: in sentences.
        unfit: why the version can never stand in for the original outside of cuado; empty if
            it can.
    """

    kernel: str
    architecture: str
    asked: Shape
    launched: Shape
    steps: tuple[StepFacts, ...]
    parameters: tuple[Parameter, ...] = ()
    memories: tuple[Memory, ...] = ()
    format: int = FORMAT
    cluster: Extent | None = None
    cooperative: bool = False
    carve_out: int | None = None
    registers: int | None = None
    variables: tuple[Variable, ...] = ()
    vouched: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    unfit: str = ""

    @property
    def facts(self) -> frozenset[Fact]:
        """What any step rests on."""
        return frozenset(fact for step in self.steps for fact in step.facts)


def in_order(facts: frozenset[Fact]) -> tuple[Fact, ...]:
    """Facts in the order of :class:`Fact`."""
    return tuple(fact for fact in Fact if fact in facts)
