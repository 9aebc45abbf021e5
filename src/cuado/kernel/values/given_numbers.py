"""Integers that a kernel is given, by the place from which it loads them.

A number is a parameter of its own, or a field of a structure that is passed by value. What a field
is, the instructions say that load it; one that is loaded as two different types is not known, nor
is one of 64 bits, which may be an address.
"""

from collections.abc import Iterable

from cuado.model.arguments import POINTER_BYTES, Argument, Scalar, Structure
from cuado.ptx.analysis.addresses import parameter_place
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, Name

_BYTE = 8


def place_of(name: str, offset: int | None) -> str:
    """What the place in a parameter is called: by its name, where it is the first byte."""
    return f"{name}+{offset}" if offset else name


def given_numbers(code: Code, arguments: Iterable[Argument]) -> dict[str, int]:
    """Integers by the place that they are loaded from (:func:`place_of`)."""
    names = (each.name for each in code.function.parameters)
    given = dict(zip(names, arguments, strict=False))
    found = {
        name: each.integer
        for name, each in given.items()
        if isinstance(each, Scalar) and each.integer is not None
    }
    for (name, offset), types in _loads(code).items():
        structure = given.get(name)
        if isinstance(structure, Structure) and len(types) == 1:
            number = _field(structure, offset, *types)
            if number is not None:
                found[place_of(name, offset)] = number
    return found


def given_pointer(code: Code, index: int) -> str:
    """The parameter that an instruction loads, if it is as long as an address; empty if not.

    A part of a parameter is none of its own: it has another value than all of it.
    """
    opcode = code.effects[index].opcode
    address = next((o for o, _ in code.effects[index].operands if isinstance(o, Address)), None)
    if opcode.space is not Space.PARAM or address is None or opcode.bytes != POINTER_BYTES:
        return ""
    # A register that holds the address of one parameter may hold that of another elsewhere.
    place = parameter_place(code, address, index)
    return place[0].key[0] if place is not None and not place[1] else ""


def _loads(code: Code) -> dict[tuple[str, int], set[str]]:
    """The types as which the kernel loads what is in its parameters, by name and offset."""
    fields: dict[tuple[str, int], set[str]] = {}
    for effects, instruction in zip(code.effects, code.instructions, strict=True):
        address = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        if effects.opcode.access is not Access.LOAD or effects.opcode.space is not Space.PARAM:
            continue
        if address is not None and isinstance(address.base, Name):
            place = address.base.text, address.offset or 0
            fields.setdefault(place, set()).add(instruction.opcode.removeprefix("ld.param."))
    return fields


def _field(structure: Structure, offset: int, type_: str) -> int | None:
    """An integer in a structure; None for what is none, or is negative in one of its readings."""
    size = BITS.get(type_, 0) // _BYTE
    is_inside = 0 <= offset <= len(structure.data) - size
    if not 0 < size < POINTER_BYTES or type_[0] not in "sub" or not is_inside:
        return None
    if any(at < offset + size and offset < at + POINTER_BYTES for at, _ in structure.pointers):
        return None
    number = int.from_bytes(structure.data[offset : offset + size], "little", signed=True)
    return number if number >= 0 or type_[0] == "s" else None
