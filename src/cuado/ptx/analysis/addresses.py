"""What addresses point to: variables, kernel parameters, or nobody knows.

A value is followed from where an address is taken (``mov`` of a variable, ``ld.param`` of a
pointer) through moves, ``cvta`` and sums, over all paths that may reach an instruction. Two things
are assumed, as C++ and the compilers do: a sum of an address and a number stays in the object it
started in, and no number is an address in disguise (a product or a shift of one is a number).
What cannot be followed (a pointer loaded from memory, passed to or from a call) is unknown; the
answers never guess.
"""

from dataclasses import dataclass
from enum import StrEnum

from cuado.ptx.analysis.code import PARAMETER_SCOPE, Code, Key
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.semantics.effects import Effects
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum, Vector, names_in
from cuado.ptx.syntax.tree import Instruction


class Kind(StrEnum):
    """What an address was made from."""

    VARIABLE = "variable"
    PARAMETER = "parameter"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Root:
    """Where an address comes from.

    Attributes:
        kind: of a declared variable, a pointer that the kernel was given, or unknown.
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
    """What one instruction accesses: the space, GENERIC if unknown, and the object if provable."""

    space: Space
    root: Root | None


Roots = frozenset[Root]
_NUMBER: Roots = frozenset()
_UNKNOWN: Roots = frozenset({Root(Kind.UNKNOWN, ("", 0))})
_SUMS = frozenset({"add", "min", "max", "and", "or", "xor", "selp", "mov", "cvt", "cvta", "shfl"})
"""What keeps an address an address."""
_NUMBERS = frozenset(
    {
        *("mul", "mul24", "mad24", "madc", "shl", "shr", "shf", "div", "rem", "popc", "clz"),
        *("bfind", "bfe", "bfi", "bmsk", "brev", "prmt", "lop3", "set", "not", "neg", "abs"),
        *("sad", "fma", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh", "copysign"),
        *("testp", "setp", "vote", "match", "redux", "activemask", "elect", "isspacep", "fns"),
        *("getctarank", "dp4a", "dp2a", "cnot", "szext", "slct", "mma", "wmma", "ldmatrix"),
        *("movmatrix", "tex", "tld4", "txq", "wgmma", "createpolicy"),
    }
)
"""What makes a number of anything."""
_MEMORY = {
    "shared": Space.SHARED,
    "global": Space.GLOBAL,
    "const": Space.CONST,
    "local": Space.LOCAL,
    "param": Space.PARAM,
}
_POINTER_BITS = 64
_MAY_BE_GENERIC = frozenset({Space.GLOBAL, Space.SHARED, Space.LOCAL, Space.CONST, Space.PARAM})


class Addresses:
    """Addresses in one function; built from its code and def-use chains."""

    def __init__(self, code: Code, chains: DefUse) -> None:
        self._code = code
        self._chains = chains
        self._values: dict[tuple[int, Key], Roots] = {}
        self._solve()

    def roots(self, name: str, index: int) -> Roots:
        """What ``name``, read by instruction ``index``, may be an address of; empty for none."""
        code = self._code
        symbol = code.symbol(name, index)
        if symbol is None:
            return _NUMBER
        variable = symbol.variable
        if variable.space in _MEMORY:
            return frozenset({Root(Kind.VARIABLE, symbol.key, space=_MEMORY[variable.space])})
        found = _NUMBER
        for definition in self._chains.definitions.get((index, symbol.key), ()):
            found |= self._values.get((definition, symbol.key), _NUMBER)
        return found

    def location(self, index: int, operand: Address | None = None) -> Location | None:
        """What an instruction's address (the first one by default) points to; None without one."""
        effects = self._code.effects[index]
        first = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        operand = operand or first
        if operand is None:
            return None
        roots = self._of_operand(operand.base, index)
        stated = effects.opcode.space
        # The opcode of a copy states the space of its destination, which comes first.
        if stated is None or stated is Space.GENERIC or operand is not first:
            spaces = {root.space for root in roots}
            only = spaces.pop() if len(spaces) == 1 else None
            stated = only or Space.GENERIC
        root = next(iter(roots)) if len(roots) == 1 else None
        if root is None or root.kind is Kind.UNKNOWN:
            return Location(stated, None)
        if root.space not in (None, stated) and stated is not Space.GENERIC:
            return Location(stated, None)  # a contradiction proves nothing
        return Location(stated, root)

    def may_alias(self, one: int, other: int) -> bool:
        """Whether two accesses may touch the same memory, as far as can be told."""
        first, second = self.location(one), self.location(other)
        if first is None or second is None:
            return True
        if Space.GENERIC in (first.space, second.space):
            known = {first.space, second.space} - {Space.GENERIC}
            return not known or bool(known & _MAY_BE_GENERIC)
        if first.space is not second.space:
            return False
        if first.root is None or second.root is None or first.root.key == second.root.key:
            return True
        if Kind.PARAMETER in (first.root.kind, second.root.kind):
            return True
        return self._is_open(first.root, one) and self._is_open(second.root, other)

    def _is_open(self, root: Root, index: int) -> bool:
        """Whether it is an array without a size: all dynamic shared arrays start at one place."""
        symbol = self._code.symbol(root.key[0], index)
        return symbol is not None and None in symbol.variable.dimensions

    def _solve(self) -> None:
        """Follow values until nothing changes; sets only grow, so that it ends."""
        code, users = self._code, self._chains.users
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
            for key in keys:
                before = self._values.get((index, key), _NUMBER)
                self._values[index, key] = before | result
                changed |= not result <= before
            for user in users.get(index, ()) if changed else ():
                if user not in waiting:
                    waiting.add(user)
                    todo.append(user)

    def _result(self, index: int) -> Roots:
        """What an instruction's destinations may be addresses of."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        if instruction.base in _NUMBERS:
            return _NUMBER
        if instruction.base == "ld" or effects.opcode.access is Access.ATOMIC:
            return self._loaded(index, instruction, effects)
        sources = [self._of_operand(o, index) for o, role in effects.operands if role.reads]
        if instruction.base == "sub" and len(sources) == 2:
            return _less(*sources)
        if instruction.base == "mad" and len(sources) == 3:
            return sources[2]
        if instruction.base in _SUMS:
            merged = frozenset[Root]().union(*sources)
            return _into(merged, instruction) if instruction.base == "cvta" else merged
        return _UNKNOWN

    def _of_operand(self, operand: Operand, index: int) -> Roots:
        match operand:
            case Immediate():
                return _NUMBER
            case Name(text=text) | Sum(base=Name(text=text)):
                return self.roots(text.partition(".")[0], index)
            case Vector(items=items):
                return frozenset[Root]().union(*(self._of_operand(o, index) for o in items))
            case _:
                names = names_in(operand)
                return frozenset[Root]().union(*(self.roots(name, index) for name in names))

    def _loaded(self, index: int, instruction: Instruction, effects: Effects) -> Roots:
        """A value from memory: a pointer parameter, or unknown if it is wide enough for one."""
        role = effects.operands[0][1] if effects.operands else None
        bits = role.bits if role is not None else None
        if bits is not None and bits < _POINTER_BITS:
            return _NUMBER
        found = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        if not instruction.opcode.startswith("ld.param") or found is None:
            return _UNKNOWN
        name = found.base.text if isinstance(found.base, Name) else ""
        symbol = self._code.symbol(name, index)
        is_argument = symbol is not None and symbol.key[1] == PARAMETER_SCOPE
        if symbol is None or not is_argument or not self._code.function.is_entry:
            return _UNKNOWN
        pointed = [w for w in symbol.variable.attributes if w in _MEMORY]
        space = _MEMORY[pointed[0]] if pointed else None
        return frozenset({Root(Kind.PARAMETER, symbol.key, found.offset or 0, space)})


def _less(roots: Roots, others: Roots) -> Roots:
    """Roots of a difference: the distance of two addresses in one object is a number."""
    if not others:
        return roots
    is_distance = len(roots) == 1 and roots == others != _UNKNOWN
    return _NUMBER if is_distance else roots | _UNKNOWN


def _into(roots: Roots, instruction: Instruction) -> Roots:
    """Roots after ``cvta.to.global`` (generic to global) or ``cvta.global`` (the other way)."""
    words = (word.partition("::")[0] for word in instruction.opcode.split("."))
    space = next((_MEMORY[word] for word in words if word in _MEMORY), None)
    return frozenset(Root(root.kind, root.key, root.offset, root.space or space) for root in roots)
