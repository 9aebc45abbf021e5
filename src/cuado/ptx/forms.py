"""Rules of PTX that assemblers enforce: a module's header, and the forms of operands.

Rewriting breaks none of these, so ``verify`` does not check them; foreign code may.
"""

import re
from collections.abc import Iterator

from cuado.ptx.analysis.code import Code
from cuado.ptx.problems import Problem, Rule
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Name, Vector
from cuado.ptx.syntax.tree import Directive, Instruction, Module

MOST_VERSION = 19
"""Major version of PTX: toolkits write 9. A later one may be known to the assembler that is there;
instructions that cuado does not know are refused one by one."""
_TARGET = re.compile(r"sm_[1-9]\d+[af]?")
_HEADER = ("version", "target", "address_size")
_ONE_TYPE = frozenset(
    [
        *("add", "sub", "mul", "mad", "mul24", "mad24", "fma", "div", "rem", "min", "max", "abs"),
        *("neg", "and", "or", "xor", "not", "cnot", "shl", "shr", "bfe", "bfi", "popc", "clz"),
        *("brev", "mov", "selp", "setp", "ld", "st", "sqrt", "rsqrt", "rcp"),
    ]
)
"""Operations that are of one type. (Sums and products of f32 may take halves: ``add.f32.f16``.)"""
_NARROW = frozenset({"f16", "bf16"})
_BASES = frozenset({"b32", "u32", "s32", "b64", "u64", "s64"})
"""Types of registers that can hold an address."""
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}


def header_problems(module: Module) -> Iterator[Problem]:
    """Problems of the version, target and address size that a module states."""
    stated = {d.name: d for d in module.items if isinstance(d, Directive) and d.name in _HEADER}
    for name in ("version", "target"):
        if name not in stated:
            yield Problem(1, Rule.HEADER, f"there is no .{name}")
    for name, directive in stated.items():
        if not _is_known(name, directive.arguments.strip()):
            text = f".{name} {directive.arguments.strip()}"
            yield Problem(module.lines(directive.start), Rule.HEADER, text)


def _is_known(name: str, stated: str) -> bool:
    if name == "version":
        major, _, minor = stated.partition(".")
        is_number = f"{major}{minor}".isdecimal() and f"{major}{minor}".isascii()
        return is_number and len(major) < 3 and 1 <= int(major) <= MOST_VERSION
    if name == "target":
        return _TARGET.fullmatch(stated.partition(",")[0].strip()) is not None
    return stated == "64"


def form_problems(code: Code) -> Iterator[Problem]:
    """Invalid types, addresses and vectors, and misplaced directives."""
    for _, statement in code.function.statements():
        if isinstance(statement, Directive) and statement.name in _HEADER:
            line = code.module.lines(statement.start)
            yield Problem(line, Rule.HEADER, f".{statement.name} inside of a function")
    for index, instruction in enumerate(code.instructions):
        line = code.module.lines(instruction.start)
        if not _has_its_types(instruction):
            yield Problem(line, Rule.TYPES, f"'{instruction.opcode}'")
        if not _has_its_elements(instruction):
            yield Problem(line, Rule.OPERANDS, f"'{instruction.rendered()}'")
        for operand in instruction.operands:
            if isinstance(operand, Address) and not _is_address(code, index, operand):
                yield Problem(line, Rule.ADDRESS, f"in '{instruction.rendered()}'")


def _has_its_types(instruction: Instruction) -> bool:
    types = [word for word in instruction.opcode.split(".")[1:] if word in BITS]
    if instruction.base not in _ONE_TYPE or len(types) < 2:
        return True
    return types[0] == "f32" and _NARROW.issuperset(types[1:])


def _has_its_elements(instruction: Instruction) -> bool:
    """True if a vector of a load or store has as many elements as the opcode says."""
    if instruction.base not in ("ld", "ldu", "st"):
        return True
    words = instruction.opcode.split(".")
    counts = [len(o.items) for o in instruction.operands if isinstance(o, Vector)]
    said = [_VECTORS[word] for word in words if word in _VECTORS]
    return not counts or (counts[:1] == said[:1] or not said)


def _is_address(code: Code, index: int, operand: Address) -> bool:
    if operand.offset is not None and not -(1 << 63) <= operand.offset < 1 << 64:
        return False
    if not isinstance(operand.base, Name):
        return True
    symbol = code.symbol(operand.base.text, index)
    is_register = symbol is not None and symbol.variable.space == "reg"
    return not is_register or symbol is None or symbol.variable.type in _BASES
