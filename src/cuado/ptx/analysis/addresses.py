"""Targets of addresses: variables, kernel parameters, or unknown.

A value is followed from where an address is taken (``mov`` of a variable, ``ld.param`` of a
pointer) through moves, ``cvta`` and sums, over all paths that may reach an instruction. It is
assumed, as C++ and the compilers do, that a sum of an address and a number stays in the object it
started in. Other addresses are unknown: a pointer loaded from memory, passed to or from a call, or
a number that is used as an address on one of the paths (a product, a shift, two packed halves). The
answers never guess. ``aliasing`` decides which addresses may be the same.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from cuado.ptx.analysis.code import PARAMETER_SCOPE, Code, Key, Symbol
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.semantics.effects import Effects
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum, Vector, names_in
from cuado.ptx.syntax.tree import Instruction

# Which parameter of a kernel an ``ld.param`` reads, where the code names it by its address.
#
# nvcc takes the address of a large structure once (``mov.b64 %rd1, kernel_param_0;``) and loads
# from sums of it and constants.

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


class Kind(StrEnum):
    """The origin of a value: an address of the first three, or a number."""

    VARIABLE = "variable"
    PARAMETER = "parameter"
    UNKNOWN = "unknown"
    NUMBER = "number"
    LITERAL = "literal"


@dataclass(frozen=True, slots=True)
class Root:
    """The origin of an address.

    Attributes:
        kind: of a declared variable, a pointer that the kernel was given, or unknown; or a number
            that was computed, or one that the code states.
        key: the variable or parameter; its name is ``key[0]``.
        offset: for a pointer inside a structure parameter, its byte offset there.
        space: the memory it is known to point into, None if it is generic.
    """

    kind: Kind
    key: Key
    offset: int = 0
    space: Space | None = None


@dataclass(frozen=True, slots=True)
class Location:
    """The target of an access: the space, GENERIC if unknown, and the object if provable."""

    space: Space
    root: Root | None


Roots = frozenset[Root]
_NOBODY = ("", 0)
_NUMBER: Roots = frozenset({Root(Kind.NUMBER, _NOBODY)})
_LITERAL: Roots = frozenset({Root(Kind.LITERAL, _NOBODY)})
_UNKNOWN: Roots = frozenset({Root(Kind.UNKNOWN, _NOBODY)})
_DISTANCE: Roots = frozenset({Root(Kind.UNKNOWN, ("distance", 0))})
"""The distance of two objects: added to an address in one, it makes one in the other."""
_NO_ADDRESS = frozenset({Kind.NUMBER, Kind.LITERAL})
_SUMS = frozenset({"add", "min", "max", "and", "or", "xor"})
"""Operations that compute an address from an address and a number."""
_MOVES = frozenset({"mov", "cvt", "cvta", "shfl"})
"""Operations whose result is their first operand."""
_NUMBERS = frozenset(
    {
        *("mul", "mul24", "mad24", "madc", "shl", "shr", "shf", "div", "rem", "popc", "clz"),
        *("bfind", "bfe", "bfi", "bmsk", "brev", "prmt", "lop3", "set", "not", "neg", "abs"),
        *("sad", "fma", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh", "copysign"),
        *("testp", "setp", "vote", "match", "redux", "activemask", "elect", "isspacep", "fns"),
        *("getctarank", "dp4a", "dp2a", "cnot", "szext", "mma", "wmma", "ldmatrix"),
        *("movmatrix", "tex", "tld4", "txq", "wgmma", "createpolicy"),
    }
)
"""Operations whose result is always a number."""
_SCALING = frozenset({"mul", "shl", "shr", "div", "neg", "not"})
"""Those of which the distance of two objects can come out again."""
_MEMORY = {
    "shared": Space.SHARED,
    "global": Space.GLOBAL,
    "const": Space.CONST,
    "local": Space.LOCAL,
    "param": Space.PARAM,
}
_POINTER_BITS = 64


class Addresses:
    """Addresses in one function; built from its code and def-use chains."""

    def __init__(self, code: Code, chains: DefUse) -> None:
        self._code = code
        self._chains = chains
        self._values: dict[tuple[int, Key], Roots] = {}
        self._solve()

    def roots(self, name: str, index: int) -> Roots:
        """The origins of ``name``, read by instruction ``index``, as an address; empty for none."""
        return frozenset(r for r in self._of_name(name, index) if r.kind not in _NO_ADDRESS)

    def sources(self, operand: Operand, index: int) -> Roots:
        """The possible origins of an operand where an instruction reads it, numbers included.

        A literal is left out where the operand may be an address as well: it is null. Empty for an
        operand that nothing has written.
        """
        found = self._of_operand(operand, index)
        return found - _LITERAL or found

    def result(self, index: int) -> Roots:
        """The possible origins of the one register that an instruction writes, numbers included."""
        code = self._code
        keys = code.keys(code.effects[index].writes, index)
        return self._values.get((index, keys[0]), frozenset()) if len(keys) == 1 else frozenset()

    def _of_name(self, name: str, index: int) -> Roots:
        """The possible origins of a register or a variable."""
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return _NUMBER
        variable = symbol.variable
        if variable.space in _MEMORY:
            return frozenset({Root(Kind.VARIABLE, symbol.key, space=_MEMORY[variable.space])})
        definitions = self._chains.definitions.get((index, symbol.key), ())
        found: Roots = frozenset() if definitions else _NUMBER
        for definition in definitions:
            found |= self._values.get((definition, symbol.key), frozenset())
        return found

    def location(self, index: int, operand: Address | None = None) -> Location | None:
        """The target of an instruction's address (the first one by default); None without one."""
        effects = self._code.effects[index]
        first = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        operand = operand or first
        if operand is None:
            return None
        roots, stated = self.sources(operand.base, index), effects.opcode.space
        # The opcode of a copy states the space of its destination, which comes first.
        if stated is None or stated is Space.GENERIC or operand is not first:
            spaces = {root.space for root in roots}
            stated = (spaces.pop() if len(spaces) == 1 else None) or Space.GENERIC
        return Location(stated, _object(roots, stated))

    def _solve(self) -> None:
        """Propagate origins to a fixed point; sets only grow, so that it terminates."""
        code, users = self._code, self._chains.users
        # A worklist in the order of the text: an instruction is evaluated again only when an origin
        # of one of its operands is new.
        todo = list(range(len(code.instructions)))[::-1]
        waiting = set(todo)
        while todo:
            index = todo.pop()
            waiting.discard(index)
            keys = code.keys(code.effects[index].writes, index)
            if not keys:
                continue
            result = self._result(index)
            changed = False
            for key, offset in _offsets(code, index, keys):
                found = result if not offset else _moved(result, offset)
                before = self._values.get((index, key), frozenset())
                self._values[index, key] = before | found
                changed |= not found <= before
            for user in users.get(index, ()) if changed else ():
                if user not in waiting:
                    waiting.add(user)
                    todo.append(user)

    def _result(self, index: int) -> Roots:
        """The possible origins of an instruction's destinations."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        # A loaded value is a parameter of the kernel, or unknown: memory is not followed.
        if instruction.base == "ld" or effects.opcode.access is Access.ATOMIC:
            return self._loaded(index, instruction, effects)
        read = [self._of_operand(o, index) for o, role in effects.operands if role.reads]
        # A distance that is divided by the size of an element, and multiplied again, is one.
        scaled = _DISTANCE if any(each >= _DISTANCE for each in read[:2]) else _NUMBER
        if instruction.base in _NUMBERS:
            return scaled if instruction.base in _SCALING else _NUMBER
        # The result of an operation that none of these cases covers may be any address.
        found = _UNKNOWN
        match instruction.base, read:
            case base, [one, *_] if base in _MOVES:
                found = one
            case base, [one, other] if base in _SUMS:
                found = _of_pairs(_sum, one, other)
            case "sub", [one, other]:
                found = _of_pairs(_difference, one, other)
            case "mad", [_, _, third]:
                found = _of_pairs(_sum, scaled, third)
            case "selp" | "slct", [one, other, _]:
                found = one | other
        return _into(found, instruction) if instruction.base == "cvta" else found

    def _of_operand(self, operand: Operand, index: int) -> Roots:
        match operand:
            case Immediate():
                return _LITERAL
            case Name(text=text) | Sum(base=Name(text=text)):
                return self._of_name(text.partition(".")[0], index)
            # Elements packed into one value: an address if one of them is, as in a sum.
            case Vector(items=[first, *others]):
                found = self._of_operand(first, index)
                for each in others:
                    found = _of_pairs(_sum, found, self._of_operand(each, index))
                return found
            case _:
                names = names_in(operand)
                return frozenset[Root]().union(*(self._of_name(name, index) for name in names))

    def _loaded(self, index: int, instruction: Instruction, effects: Effects) -> Roots:
        """A value from memory: a pointer parameter, or unknown if it is wide enough for one."""
        role = effects.operands[0][1] if effects.operands else None
        bits = role.bits if role is not None else None
        if bits is not None and bits < _POINTER_BITS:
            return _NUMBER
        found = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        if not instruction.opcode.startswith("ld.param") or found is None:
            return _UNKNOWN
        place = parameter_place(self._code, found, index)
        if place is None:
            return _UNKNOWN
        symbol, offset = place
        pointed = [w for w in symbol.variable.attributes if w in _MEMORY]
        space = _MEMORY[pointed[0]] if pointed else None
        return frozenset({Root(Kind.PARAMETER, symbol.key, offset, space)})


def _object(roots: Roots, space: Space) -> Root | None:
    """The variable or parameter that an address in a space provably comes from."""
    root = next(iter(roots)) if len(roots) == 1 else None
    if root is None or root.kind not in (Kind.VARIABLE, Kind.PARAMETER):
        return None
    # A contradiction proves nothing.
    is_there = root.space in (None, space) or space is Space.GENERIC
    return root if is_there else None


def _of_pairs(combine: Callable[[Root, Root], Roots], one: Roots, other: Roots) -> Roots:
    """The union of a combination over all pairs of origins of two operands."""
    return frozenset[Root]().union(*(combine(a, b) for a in one for b in other))


def _sum(one: Root, other: Root) -> Roots:
    """Roots of a sum: of the address in it, if there is one; of both, if there are two."""
    both = frozenset({one, other})
    addresses = frozenset(root for root in both if root.kind not in _NO_ADDRESS)
    return addresses or (_LITERAL if both == _LITERAL else _NUMBER)


def _difference(one: Root, other: Root) -> Roots:
    """Roots of a difference: the distance of two addresses in one object is a number."""
    if other.kind in _NO_ADDRESS:
        return _sum(one, other)
    if one == other and one.kind is not Kind.UNKNOWN:
        return _NUMBER
    if one.kind is Kind.UNKNOWN:
        return frozenset({one}) | _UNKNOWN
    return _DISTANCE if one.kind in _NO_ADDRESS else frozenset({one}) | _DISTANCE


def _into(roots: Roots, instruction: Instruction) -> Roots:
    """Roots after ``cvta.to.global`` (generic to global) or ``cvta.global`` (the other way)."""
    words = (word.partition("::")[0] for word in instruction.opcode.split("."))
    space = next((_MEMORY[word] for word in words if word in _MEMORY), None)
    # What is converted is an address, wherever the number came from.
    known = (Root(Kind.UNKNOWN, _NOBODY) if root.kind is Kind.NUMBER else root for root in roots)
    return frozenset(
        root
        if root.kind is Kind.LITERAL
        else Root(root.kind, root.key, root.offset, root.space or space)
        for root in known
    )


def _offsets(code: Code, index: int, keys: tuple[Key, ...]) -> Iterator[tuple[Key, int]]:
    """Registers that an instruction writes, and how far behind the first one it loads each."""
    effects = code.effects[index]
    target = effects.operands[0][0] if effects.operands else None
    if effects.opcode.space is not Space.PARAM or not isinstance(target, Vector):
        yield from ((key, 0) for key in keys)
        return
    # A vector load of parameters: each element is at an offset of its own in the structure.
    size = (effects.opcode.bytes or 0) // len(target.items)
    for position, item in enumerate(target.items):
        for key in code.keys(tuple(names_in(item)), index):
            yield key, position * size


def _moved(roots: Roots, offset: int) -> Roots:
    """Roots of a later element of the same structure."""
    return frozenset(
        Root(root.kind, root.key, root.offset + offset, root.space)
        if root.kind is Kind.PARAMETER
        else root
        for root in roots
    )
