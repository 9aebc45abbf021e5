"""Which parameter of a kernel an ``ld.param`` reads, where the code names it by its address.

nvcc takes the address of a large structure once (``mov.b64 %rd1, kernel_param_0;``) and loads from
sums of it and constants.
"""

from cuado.ptx.analysis.code import PARAMETER_SCOPE, Code, Symbol
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum

_DEEPEST = 16
"""Sums of sums that are followed."""


def parameter_place(code: Code, address: Address, index: int) -> tuple[Symbol, int] | None:
    """The kernel's parameter that an address at an instruction is in, and the bytes before it.

    None for any other address, and for one that only a run would show.
    """
    if not code.function.is_entry:
        return None
    return _place(code, address.base, address.offset or 0, index)


def _place(code: Code, operand: Operand, offset: int, index: int) -> tuple[Symbol, int] | None:
    for _ in range(_DEEPEST):
        if isinstance(operand, Sum):
            offset += operand.offset
            operand = operand.base
        symbol = code.symbol(operand.text, index) if isinstance(operand, Name) else None
        if symbol is None:
            return None
        if symbol.key[1] == PARAMETER_SCOPE:
            return symbol, offset
        writer = code.sole_writer(symbol.key)
        step = None if writer is None else _step(code, writer)
        if writer is None or step is None:
            return None
        operand, offset, index = step[0], offset + step[1], writer
    return None


def _step(code: Code, index: int) -> tuple[Operand, int] | None:
    """What a register was made of by one instruction: another operand, and a constant."""
    instruction = code.instructions[index]
    words, operands = instruction.opcode.split("."), instruction.operands
    if instruction.guard or words[-1] not in ("u64", "s64", "b64"):
        return None
    match words[0], operands[1:]:
        case "mov", (source,):
            return source, 0
        case "add", (source, Immediate(value=int(number))):
            return source, number
    return None
