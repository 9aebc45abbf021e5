"""Selects arithmetic that no address or branch depends on, and replaces it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import Immediate, Name, Operand
from cuado.ptx.syntax.tree import Instruction
from cuado.sass.toolchain.classes import SassClass

_KEPT = (
    SassClass.GLOBAL_LOAD,
    SassClass.GLOBAL_STORE,
    SassClass.SHARED_LOAD,
    SassClass.SHARED_STORE,
    SassClass.BARRIER,
)


@dataclass(frozen=True, slots=True)
class Replaceable:
    """Arithmetic whose results decide nothing, and notes for the reader on the rest."""

    indices: tuple[int, ...]
    notes: tuple[str, ...]


def replaceable(
    kernel: Kernel, scope: Scope, what: str, wanted: Callable[[int], bool]
) -> Replaceable | Refusal:
    """The wanted instructions in scope that may compute another result.

    Args:
        kernel: the kernel.
        scope: which instructions may be touched.
        what: name of the instructions in the plural: ``divisions of integers``.
        wanted: whether an instruction is one.
    """
    if kernel.slicer.flow.unresolved:
        return Refusal("indirect branch (brx.idx): what it depends on is unknown")
    found = [n for n in range(len(kernel.code.instructions)) if scope.holds(n) and wanted(n)]
    if not found:
        return Refusal(f"the kernel has no {what}", absent=True)
    free = tuple(n for n in found if n not in kernel.deciding)
    if not free:
        return Refusal(f"an address, a branch or an access depends on all {what}")
    if len(free) == len(found):
        return Replaceable(free, ())
    staying = len(found) - len(free)
    note = f"{staying} of {len(found)} {what} stay: an address, a branch or an access depends on "
    return Replaceable(free, (f"{note}{'it' if staying == 1 else 'them'}",))


def replaced(
    rewriting: Rewriting,
    chosen: Replaceable,
    label: str,
    expects: Callable[[], Iterable[Expectation]] = tuple,
    notes: tuple[str, ...] = (),
) -> Proposal:
    """The experiment: a program of its own that accesses memory as the original does."""
    return Proposal(
        Kind.SEPARATE,
        (Setting(label),),
        rewriting.text(),
        pin_occupancy=True,
        expects=lambda: (*expects(), *(Expectation((kind,)) for kind in _KEPT)),
        touched=chosen.indices,
        notes=(*chosen.notes, *notes),
    )


def words_of(instruction: Instruction) -> tuple[str, ...]:
    """The words of an opcode: ``div``, ``rn``, ``f32``."""
    return tuple(instruction.opcode.split("."))


def with_opcode(instruction: Instruction, opcode: str) -> str:
    """An instruction with another opcode, guard and operands as they are."""
    return replace(instruction, opcode=opcode).rendered()


def is_constant(kernel: Kernel, operand: Operand, index: int) -> bool:
    """True if an operand of an instruction is a number that the assembler can see."""
    if isinstance(operand, Immediate):
        return True
    if not isinstance(operand, Name):
        return False
    code = kernel.code
    definitions = [
        definition
        for key in code.keys((operand.text,), index)
        for definition in kernel.slicer.chains.definitions.get((index, key), ())
    ]
    return bool(definitions) and all(
        code.instructions[n].base == "mov"
        and isinstance(code.instructions[n].operands[-1], Immediate)
        for n in definitions
    )
