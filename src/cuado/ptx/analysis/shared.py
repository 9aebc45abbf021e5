"""The shared arrays of a function: their sizes, their accesses, and whether they escape.

Arrays in local memory, which are named likewise, are analysed in the same way.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.addresses import Addresses, Kind
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, names_in
from cuado.ptx.syntax.tree import Variable

_PLAIN_BASES = frozenset({"ld", "st", "atom", "red"})
_FOLLOWED = frozenset({"mov", "cvta", "add", "sub", "and", "or", "xor", "selp", "cvt", "mad"})
_HARMLESS = frozenset({"setp", "prefetch", "isspacep"})


@dataclass(frozen=True, slots=True)
class SharedArray:
    """One array in shared memory, or in local memory where that was asked for.

    Attributes:
        key: which variable.
        variable: its declaration.
        bytes: its size; None for dynamic shared memory, whose size the launch decides.
        accesses: plain loads, stores and atomics that provably go to it.
        escapes: instructions that use its address (or several, its own among them) in another way:
            after these its accesses are unknown.
    """

    key: Key
    variable: Variable
    bytes: int | None
    accesses: tuple[int, ...]
    escapes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SharedMemory:
    """All arrays of a space that a function uses, and accesses that may go to any of them."""

    arrays: tuple[SharedArray, ...]
    unresolved: tuple[int, ...]


def size_of(variable: Variable) -> int | None:
    """Bytes of a variable; None for an array without a size, or a type without one."""
    if variable.type not in BITS:
        return None
    elements = variable.vector
    for dimension in variable.dimensions:
        if dimension is None:
            return None
        elements *= dimension
    return elements * max(BITS[variable.type] // 8, 1)


def shared_memory_of(code: Code, addresses: Addresses, space: Space = Space.SHARED) -> SharedMemory:
    """The shared arrays that ``code`` mentions, or its arrays in another space."""
    declared: dict[Key, Variable] = {}
    accesses: dict[Key, list[int]] = {}
    escapes: dict[Key, list[int]] = {}
    unresolved = []
    for index, effects in enumerate(code.effects):
        for name in effects.reads:
            symbol = code.symbol(name, index)
            # An array counts if its name is read anywhere, be it only to take its address.
            if symbol is not None and symbol.variable.space == space.value:
                declared[symbol.key] = symbol.variable
        target = _plain(code, addresses, index, space)
        if target is not None:
            accesses.setdefault(target, []).append(index)
        elif _may_be_in(code, addresses, index, space):
            unresolved.append(index)
        for key in _escaping(code, addresses, index, space, target):
            escapes.setdefault(key, []).append(index)
    arrays = (
        SharedArray(k, v, size_of(v), tuple(accesses.get(k, ())), tuple(escapes.get(k, ())))
        for k, v in declared.items()
    )
    return SharedMemory(tuple(arrays), tuple(unresolved))


def _plain(code: Code, addresses: Addresses, index: int, space: Space) -> Key | None:
    """The array of a space that a plain access provably goes to."""
    if code.instructions[index].base not in _PLAIN_BASES:
        return None
    location = addresses.location(index)
    if location is None or location.space is not space or location.root is None:
        return None
    return location.root.key if location.root.kind is Kind.VARIABLE else None


def _may_be_in(code: Code, addresses: Addresses, index: int, space: Space) -> bool:
    access = code.effects[index].opcode.access
    location = addresses.location(index)
    if access is None or access is Access.PREFETCH:
        return False
    # A generic address may point into any space.
    return location is None or location.space in (space, Space.GENERIC)


def _escaping(
    code: Code, addresses: Addresses, index: int, space: Space, target: Key | None
) -> list[Key]:
    """Arrays whose address the instruction uses for more than arithmetic and its access."""
    instruction = code.instructions[index]
    if instruction.base in _FOLLOWED | _HARMLESS:
        return []
    found: dict[Key, None] = {}
    for operand, _ in code.effects[index].operands:
        for name in names_in(operand):
            for root in addresses.roots(name, index):
                # The address of the access itself is no escape, but the same address stored as data
                # is.
                own = isinstance(operand, Address) and root.key == target
                if root.space is space and root.kind is Kind.VARIABLE and not own:
                    found[root.key] = None
    return list(found)
