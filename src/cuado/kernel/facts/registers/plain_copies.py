"""Instructions that hand on a register's number as it is: moves, and 32 bits that were widened.

A compiler that indexes memory by ``int s`` keeps ``s`` as 64 bits and makes the 32 again where it
counts: ``cvt.s64.s32 w, s; ... cvt.u32.u64 t, w; add.s32 s, t, 1``. Whatever the sign is taken to
be, the lower half of ``w`` is ``s``.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Name

_WIDENING = frozenset({"cvt.s64.s32", "cvt.s64.u32", "cvt.u64.u32", "cvt.u64.s32"})
_NARROWING = frozenset({"cvt.u32.u64", "cvt.s32.s64", "cvt.u32.s64", "cvt.s32.u64"})


@dataclass(frozen=True, slots=True)
class PlainCopy:
    """Where a number was read that an instruction hands on.

    Attributes:
        name: the register that holds it.
        at: the instruction that reads this.
        by: the instructions that hand it on, the last one first.
    """

    name: str
    at: int
    by: tuple[int, ...]


def plain_copy(kernel: Kernel, index: int) -> PlainCopy | None:
    """What an instruction hands on as it is; None where it changes it, or may not run."""
    source = _source(kernel, index)
    if not source:
        return None
    opcode = kernel.code.instructions[index].opcode
    if opcode.startswith("mov.") and _bits(kernel, source, index) == BITS.get(opcode[4:]):
        return PlainCopy(source, index, (index,))
    if opcode not in _NARROWING:
        return None
    widened = {
        n
        for key in kernel.code.keys((source,), index)
        for n in kernel.slicer.chains.definitions.get((index, key), ())
    }
    if len(widened) != 1:
        return None
    (made,) = widened
    narrow = _source(kernel, made)
    is_whole = narrow and _bits(kernel, narrow, made) == 32
    if kernel.code.instructions[made].opcode not in _WIDENING or not is_whole:
        return None
    return PlainCopy(narrow, made, (index, made))


def _source(kernel: Kernel, index: int) -> str:
    """The register that an instruction without a guard reads alone; empty if it is none."""
    instruction = kernel.code.instructions[index]
    operands = instruction.operands
    if instruction.guard or len(operands) != 2 or not isinstance(operands[1], Name):
        return ""
    return operands[1].text if _bits(kernel, operands[1].text, index) else ""


def _bits(kernel: Kernel, name: str, index: int) -> int:
    """The size of a register; 0 for what is none."""
    symbol = kernel.code.symbol(name, index)
    if symbol is None or symbol.variable.space != "reg" or symbol.variable.vector > 1:
        return 0
    return BITS.get(symbol.variable.type, 0)
