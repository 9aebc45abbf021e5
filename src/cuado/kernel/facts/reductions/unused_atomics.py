"""Atomic updates whose result is unused, and conditions to delay or aggregate them.

Such updates by one operator commute: integers give the same result in any order (sums wrap around),
floats up to rounding. So they may be aggregated before they are made, as long as nothing reads the
word in between.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Buffer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, rendered

_OPERATORS = frozenset({"add", "min", "max", "and", "or", "xor"})
_TYPES = frozenset({"u32", "s32", "b32", "u64", "s64", "b64", "f32", "f64"})
_FLOATS = frozenset({"f32", "f64"})
_REFUSED = frozenset(
    {"acquire", "release", "acq_rel", "async", "v2", "v4", "v8", "shared::cluster"}
)
"""Modifiers of updates that order memory, have several words, or go to other blocks."""


@dataclass(frozen=True, slots=True)
class Operator:
    """The operator of updates.

    Attributes:
        name: ``add``, ``min``, ...
        type: of the operands, as PTX names it: ``u32``, ``f32``.
    """

    name: str
    type: str

    @property
    def bits(self) -> int:
        """Width of a value: 32 or 64."""
        return BITS[self.type]

    @property
    def is_exact(self) -> bool:
        """True if the order of updates does not matter at all; false for floats."""
        return self.type not in _FLOATS

    @property
    def identity(self) -> str:
        """The operator's identity as a literal of bits, which any register accepts."""
        signed, most = self.type.startswith("s"), (1 << self.bits) - 1
        top = 1 << (self.bits - 1)
        values = {"and": most, "min": top - 1 if signed else most, "max": top if signed else 0}
        return f"{values.get(self.name, 0):#x}"

    def combined(self, result: str, one: str, other: str) -> str:
        """The instruction ``result = one operator other``."""
        # Without a rounding the assembler could fuse a sum with a product that it is of.
        rounding = ".rn" if self.type in _FLOATS else ""
        return f"{self.name}{rounding}.{self.type} {result}, {one}, {other};"


@dataclass(frozen=True, slots=True)
class Reduction:
    """An atomic update of a word whose former value is not used.

    Attributes:
        index: of the instruction.
        operator: the operator of the update.
        opcode: opcode of the same update without a result: ``red.global.add.f32``.
        value: the operand, a register or a literal.
        base: base of the address, a register or a variable.
        offset: bytes added to it.
        guard: its predicate with ``!`` if it is negated, empty without one.
    """

    index: int
    operator: Operator
    opcode: str
    value: str
    base: str
    offset: int
    guard: str


def reduction_at(kernel: Kernel, index: int) -> Reduction | None:
    """An instruction as a reduction; None if it is none that can be aggregated."""
    instruction = kernel.code.instructions[index]
    base, *words = instruction.opcode.split(".")
    if base not in ("atom", "red") or not _REFUSED.isdisjoint(words):
        return None
    if base == "atom" and kernel.slicer.chains.users.get(index):
        return None  # Its result is used.
    # ``inc`` and ``dec`` wrap around at their operand, and exchanges depend on what was there: two
    # of them do not commute.
    name = next((word for word in words if word in _OPERATORS), "")
    if not name or words[-1] not in _TYPES:
        return None
    match instruction.operands[1:] if base == "atom" else instruction.operands:
        case (Address(extra=()) as address, value):
            return Reduction(
                index,
                Operator(name, words[-1]),
                ".".join(("red", *words)),
                rendered(value),
                rendered(address.base),
                address.offset or 0,
                instruction.predicate,
            )
    return None


def reductions(kernel: Kernel) -> tuple[Reduction, ...]:
    """All reductions of global and shared memory, in order of the text."""
    found = kernel.accesses(Access.ATOMIC, Space.GLOBAL, Space.SHARED)
    made = (reduction_at(kernel, index) for index in sorted(found))
    return tuple(each for each in made if each is not None)


def others(kernel: Kernel, one: Reduction, indices: range | list[int]) -> int | None:
    """The first instruction that may access a reduction's memory in another way."""
    for index in indices:
        if index == one.index or not kernel.aliasing.may_alias(one.index, index):
            continue
        other = reduction_at(kernel, index)
        if other is None or other.operator != one.operator:
            return index
    return None


def objection_to_delay(kernel: Kernel, one: Reduction) -> str:
    """Why a reduction of global memory must not wait for the kernel's end; empty if it may."""
    if kernel.space(one.index) is not Space.GLOBAL or parameter_of(kernel, one.index) is None:
        return "which buffer they update is unknown"
    other = others(kernel, one, range(len(kernel.code.instructions)))
    if other is None:
        return ""
    line = kernel.code.line(other)
    return f"PTX line {line} may access the same memory in another way"


def parameter_of(kernel: Kernel, index: int) -> Key | None:
    """The pointer parameter that an access provably goes through; None if there is none."""
    location = kernel.slicer.addresses.location(index)
    root = location.root if location is not None else None
    return root.key if root is not None and root.kind is Kind.PARAMETER else None


def buffer_of(kernel: Kernel, index: int) -> Buffer | None:
    """The launch's buffer that an access provably goes to; None if that is not known."""
    location = kernel.slicer.addresses.location(index)
    root = location.root if location is not None else None
    if root is None or root.kind is not Kind.PARAMETER or root.offset:
        return None
    given = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    found = next((argument for p, argument in given if p.name == root.key[0]), None)
    return found if isinstance(found, Buffer) else None
