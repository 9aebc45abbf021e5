"""The element types of buffers, guessed from how the kernel accesses them.

PTX often loads and stores bits without a type. If floating-point arithmetic uses them, that gives
the type. The guess is shown to the reader, and decides how numbers are compared within a tolerance;
comparisons bit for bit do not depend on it.
"""

import re
from collections import Counter

from cuado.errors import CuadoError
from cuado.model.arguments import TYPE_BYTES
from cuado.ptx import Module
from cuado.ptx.analysis.addresses import Addresses, Kind
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.semantics.opcode import Access
from cuado.ptx.syntax.operands import Address, Name, Vector
from cuado.ptx.syntax.tree import Instruction

_PLAIN = re.compile(r"[usbf](8|16|32|64)")
_ACCESSES = frozenset({Access.LOAD, Access.STORE, Access.ATOMIC})
_UNTYPED = {1: "u8", 2: "u16", 4: "u32", 8: "u64"}


def element_types(module: Module, kernel: str) -> dict[int, str]:
    """The type of what each parameter points to, by its number, where accesses tell."""
    function = module.function(kernel)
    if function is None:
        return {}
    try:
        code = Code(module, function)
        addresses = Addresses(code, def_use_of(code, flow_of(code)))
        floats = _floats(code)
        votes: dict[int, Counter[str]] = {}
        places = {parameter.name: n for n, parameter in enumerate(function.parameters)}
        for index in range(len(code.instructions)):
            _vote(code, addresses, index, floats, places, votes)
    except CuadoError:
        return {}
    return {number: counts.most_common(1)[0][0] for number, counts in votes.items()}


def fitting(kind: str | None, size: int) -> str:
    """A type whose elements fill ``size`` bytes: ``kind`` if it does."""
    if kind is not None and size % TYPE_BYTES[kind] == 0:
        return kind
    return "u32" if size % TYPE_BYTES["u32"] == 0 else "u8"


def _vote(
    code: Code,
    addresses: Addresses,
    index: int,
    floats: dict[str, str],
    places: dict[str, int],
    votes: dict[int, Counter[str]],
) -> None:
    """Count the type of an access for each parameter that its address may come from."""
    effects, instruction = code.effects[index], code.instructions[index]
    if effects.opcode.access not in _ACCESSES:
        return
    operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
    kind = next(filter(_PLAIN.fullmatch, reversed(instruction.opcode.split("."))), None)
    if operand is None or kind is None or not isinstance(operand.base, Name):
        return
    kind = _typed(kind, instruction, floats)
    if kind not in TYPE_BYTES:
        return
    for root in addresses.roots(operand.base.text, index):
        number = places.get(root.key[0]) if root.kind is Kind.PARAMETER else None
        if number is not None:
            votes.setdefault(number, Counter())[kind] += 1


def _typed(kind: str, instruction: Instruction, floats: dict[str, str]) -> str:
    """The type of an access: for mere bits that of the registers, if that is floating point."""
    if kind[0] != "b":
        return kind
    size = int(kind[1:]) // 8
    known = (floats[name] for name in _registers(instruction.operands) if name in floats)
    return next((each for each in known if TYPE_BYTES[each] == size), _UNTYPED[size])


def _floats(code: Code) -> dict[str, str]:
    """Registers that are computed with as floating point numbers, and the type."""
    found: dict[str, str] = {}
    for instruction in code.instructions:
        words = instruction.opcode.split(".")
        if words[0] in ("ld", "st", "cvt", "atom", "red", "mov"):
            continue
        if words[-1] in ("f16", "f32", "f64", "bf16"):
            for name in _registers(instruction.operands):
                found.setdefault(name, words[-1])
    return found


def _registers(operands: object) -> list[str]:
    names: list[str] = []
    for operand in operands if isinstance(operands, tuple | list) else ():
        if isinstance(operand, Name):
            names.append(operand.text)
        elif isinstance(operand, Vector):
            names += _registers(operand.items)
    return names
