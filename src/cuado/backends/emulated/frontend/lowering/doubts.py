"""Registers of a kernel that may hold an undefined value, which a check has to track.

A register is *unset* if a path from the kernel's start reads it before any write. Registers are in
*doubt* if they are unset, if a load of local memory or a shuffle may leave them undefined, or if
they are computed from registers in doubt. Most kernels have none, and need no instrumentation.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cuado.backends.emulated.frontend.lowering.segments import Segment, live_in
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Vector
from cuado.ptx.syntax.tree import Declaration

_WHOLE = """
add addc sub subc mul mul24 mad mad24 madc fma div rem abs neg min max sad popc clz bfind brev not
cnot shl shr bfe setp set cvt cvta sqrt rsqrt rcp sin cos lg2 ex2 tanh copysign testp selp mov
isspacep
"""
_PARTS = "and or xor lop3 prmt bfi shf slct"
WHOLE = frozenset(_WHOLE.split())
"""Operations whose result is undefined if one operand is."""
PARTS = frozenset(_PARTS.split())
"""Operations that combine parts, some of which may not matter: their result is undefined if all
operands are. An undefined part that does matter is missed."""


@dataclass(frozen=True, slots=True)
class Doubts:
    """Registers that may hold an undefined value.

    Attributes:
        unset: registers that may be read before any write.
        all: these, and registers that depend on them, on local memory, or on a shuffle.
        has_local: true if the kernel has local memory of its own.
    """

    unset: frozenset[Key]
    all: frozenset[Key]
    has_local: bool


NO_DOUBTS = Doubts(frozenset(), frozenset(), has_local=False)


def doubts_of(code: Code, segments: tuple[Segment, ...]) -> Doubts:
    """The registers of a kernel that are in doubt."""
    unset = frozenset(key for key in live_in(code, segments) if _is_register(code, key))
    has_local = any(
        variable.space == "local"
        for _, statement in code.function.statements()
        if isinstance(statement, Declaration)
        for variable in statement.variables
    )
    found, readers = set(unset), _readers(code)
    for index in range(len(code.instructions)):
        if is_source(code, index, has_local=has_local):
            found.update(code.keys(code.effects[index].writes, index))
    # Doubt spreads to all that is computed from a register in doubt, until nothing is added.
    work = list(found)
    while work:
        for index in readers.get(work.pop(), ()):
            new = set(code.keys(code.effects[index].writes, index)) - found
            found |= new
            work += new
    return Doubts(unset, frozenset(found), has_local)


def _is_register(code: Code, key: Key) -> bool:
    try:
        return code.variable(key).space == "reg"
    except KeyError:  # The carry flag.
        return False


def is_source(code: Code, index: int, *, has_local: bool) -> bool:
    """True if an instruction may produce an undefined value from defined operands."""
    if code.instructions[index].base == "shfl":
        return True
    opcode = code.effects[index].opcode
    is_own = opcode.space in (Space.LOCAL, Space.GENERIC)
    return has_local and opcode.access is Access.LOAD and is_own


def carries(code: Code, index: int) -> bool:
    """True if an instruction's result is undefined where (some of) its operands are."""
    return code.instructions[index].base in WHOLE | PARTS


def needs_all(code: Code, index: int) -> bool:
    """True if one undefined operand suffices."""
    instruction = code.instructions[index]
    packs = instruction.base == "mov" and isinstance(instruction.operands[-1], Vector)
    return instruction.base in WHOLE and not packs


def _readers(code: Code) -> dict[Key, list[int]]:
    found: dict[Key, list[int]] = {}
    for index in range(len(code.instructions)):
        if carries(code, index):
            for key in code.keys(code.effects[index].values, index):
                found.setdefault(key, []).append(index)
    return found


def origin(code: Code, doubts: Doubts, index: int) -> int:
    """The instruction that first read the undefined value that an instruction uses.

    If there are several, it is the nearest, by the instructions that propagate the value.
    """
    writers: dict[Key, list[int]] = {}
    for number in range(len(code.instructions)):
        for key in code.keys(code.effects[number].writes, number):
            writers.setdefault(key, []).append(number)
    # A breadth-first search against the flow of values, so that the nearest origin is found first.
    seen, work = {index}, [index]
    for number in work:  # `work` grows: nearest first
        keys = [k for k in code.keys(code.effects[number].reads, number) if k in doubts.all]
        if doubts.unset.intersection(keys):
            return number
        for writer in _without(seen, keys, writers):
            if is_source(code, writer, has_local=doubts.has_local):
                return writer
            if carries(code, writer):
                work.append(writer)
    return index


def _without(seen: set[int], keys: list[Key], writers: dict[Key, list[int]]) -> Iterator[int]:
    for key in keys:
        for writer in writers.get(key, ()):
            if writer not in seen:
                seen.add(writer)
                yield writer
