"""Which products and sums of a kernel ptxas made one operation, read off its machine code."""

from collections import defaultdict

from cuado.backends.emulated.lowering.fusing import NOTHING, Fusing
from cuado.backends.emulated.machine_code import MachineCode
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse, def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.syntax.operands import Name
from cuado.sass.toolchain.classes import base_opcode

_TYPES = {"f32": "F", "f64": "D"}
_ARITHMETIC = frozenset(letter + what for letter in "FD" for what in ("ADD", "MUL", "FMA"))
_ROUNDINGS = frozenset({"rn", "rz", "rm", "rp"})


def may_contract(code: Code) -> bool:
    """Whether PTX lets a product and a sum of a kernel become one operation."""
    bases = {
        code.instructions[n].base for n in range(len(code.instructions)) if _may_be_fused(code, n)
    }
    return "mul" in bases and len(bases) > 1


def contraction(machine: MachineCode, code: Code) -> Fusing:
    """What of a kernel is fused.

    An addition is, if the machine code has a fused multiply-add for it and no addition, and one of
    its operands is always a product that may be fused; where both are, the one that the machine
    code has no multiplication for. One that is fused in some copies of an unrolled loop and not in
    others is left as PTX has it, and so is one whose product comes through a move.
    """
    plain = {n for n in range(len(code.instructions)) if _may_be_fused(code, n)}
    if not plain:
        return NOTHING
    made: dict[int, set[str]] = defaultdict(set)
    for each in machine.instructions:
        if each.ptx in plain and (opcode := base_opcode(each.sass)) in _ARITHMETIC:
            made[each.ptx].add(opcode)
    uses = def_use_of(code, flow_of(code))
    sums: dict[int, int] = {}
    products: set[int] = set()
    for index in sorted(plain):
        letter = _TYPES[code.instructions[index].opcode.split(".")[-1]]
        if code.instructions[index].base == "mul" or made[index] != {f"{letter}FMA"}:
            continue
        found = {n: _products(code, uses, plain, index, n) for n in (0, 1)}
        found = {n: those for n, those in found.items() if those}
        lost = [n for n, those in found.items() if not any(made[m] for m in those)]
        chosen = next(iter(lost or found), None)
        if chosen is not None:
            sums[index] = chosen
            products |= found[chosen]
    return Fusing(sums, frozenset(products))


def _may_be_fused(code: Code, index: int) -> bool:
    """Whether it is an addition or a product of which PTX lets the rounding go."""
    instruction = code.instructions[index]
    words = instruction.opcode.split(".")
    return (
        instruction.base in ("add", "sub", "mul")
        and words[-1] in _TYPES
        and not _ROUNDINGS & set(words)
        and "sat" not in words
    )


def _products(code: Code, uses: DefUse, plain: set[int], index: int, source: int) -> frozenset[int]:
    """Products that one operand of an addition always is; none if it may be something else."""
    operand = code.instructions[index].operands[1 + source]
    symbol = code.symbol(operand.text, index) if isinstance(operand, Name) else None
    if symbol is None:
        return frozenset()
    opcode = code.instructions[index].opcode.split(".")[1:]
    found = uses.definitions.get((index, symbol.key), ())
    fits = found and all(
        each in plain
        and code.instructions[each].base == "mul"
        and code.instructions[each].opcode.split(".")[1:] == opcode
        for each in found
    )
    return frozenset(found) if fits else frozenset()
