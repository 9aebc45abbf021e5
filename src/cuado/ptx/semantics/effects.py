"""Reads and writes of one instruction: its opcode's meaning applied to its operands."""

from dataclasses import dataclass
from functools import lru_cache

from cuado.ptx.semantics.opcode import Opcode, Role, Trait, opcode_of
from cuado.ptx.syntax.operands import (
    Address,
    Arguments,
    Name,
    Negated,
    Opaque,
    Operand,
    Pair,
    Sum,
    Vector,
    names_in,
    operands_of,
)
from cuado.ptx.syntax.tree import Instruction

CARRY = "%cc"
"""Name of the condition code that ``add.cc`` writes and ``addc`` reads."""

Use = tuple[Operand, Role]


@dataclass(frozen=True, slots=True)
class Effects:
    """Names that an instruction uses: registers, variables, labels, functions.

    Attributes:
        opcode: the meaning of its opcode.
        operands: each operand with its role.
        reads: names whose value it uses, its guard and the registers of addresses included.
        writes: names it writes.
        definite: whether it surely writes them: not where it is predicated, unknown, or writes
            a part (``st.param`` to a structure).
        address: names in the addresses it accesses.
        values: names it reads other than in addresses and in the guard.
    """

    opcode: Opcode
    operands: tuple[Use, ...]
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    definite: bool
    address: tuple[str, ...]
    values: tuple[str, ...]


def effects_of(instruction: Instruction) -> Effects:
    """Reads and writes of ``instruction``, by name."""
    return operand_effects(instruction.opcode, instruction.operand_text, instruction.guard)


@lru_cache(maxsize=1 << 16)
def operand_effects(opcode_text: str, operand_text: str, guard: str) -> Effects:
    """The same from the texts of an instruction, by which it is remembered."""
    opcode = opcode_of(opcode_text)
    operands = operands_of(operand_text)
    uses = _call(operands) if Trait.CALL in opcode.traits else _matched(opcode, operands)
    writes, address, values = _Found(), _Found(), _Found()
    for operand, role in uses:
        _sort(operand, role, writes, address, values)
    if Trait.CARRY_OUT in opcode.traits:
        writes.add(CARRY)
    if Trait.CARRY_IN in opcode.traits:
        values.add(CARRY)
    into_param = opcode_text.startswith("st.param")
    if into_param:
        writes.update(address)
    guards = (guard,) if guard else ()
    return Effects(
        opcode,
        uses,
        tuple(dict.fromkeys((*guards, *address, *values))),
        tuple(writes),
        opcode.known and not guard and not into_param and not _writes_part(uses),
        tuple(address),
        tuple(values),
    )


def _writes_part(uses: tuple[Use, ...]) -> bool:
    """True if a destination is one component of a vector register."""
    return any(role.writes and isinstance(o, Name) and "." in o.text for o, role in uses)


class _Found(dict[str, None]):
    """Names in the order found, each once."""

    def add(self, name: str) -> None:
        self[name] = None


def _matched(opcode: Opcode, operands: tuple[Operand, ...]) -> tuple[Use, ...]:
    """Operands with their roles; one that the opcode does not expect counts as read."""
    extra = Role(reads=True, writes=False)
    return tuple((operand, opcode.role(n) or extra) for n, operand in enumerate(operands))


def _call(operands: tuple[Operand, ...]) -> tuple[Use, ...]:
    """``call (results), function, (arguments), prototype``: only the first list is written."""
    read, written = Role(reads=True, writes=False), Role(reads=False, writes=True)
    has_results = bool(operands) and isinstance(operands[0], Arguments)
    return tuple((o, written if has_results and not n else read) for n, o in enumerate(operands))


def _sort(operand: Operand, role: Role, writes: _Found, address: _Found, values: _Found) -> None:
    """Put the names of an operand where they belong."""
    match operand:
        case Address():
            address.update(dict.fromkeys(names_in(operand)))
        case Opaque():
            values.update(dict.fromkeys(names_in(operand)))
            if role.writes:
                writes.update(dict.fromkeys(names_in(operand)))
        case Pair(first=first, second=second):
            _sort(first, role, writes, address, values)
            _sort(second, role, writes, address, values)
        case Vector(items=items) | Arguments(items=items):
            for item in items:
                _sort(item, role, writes, address, values)
        case Name() | Negated() | Sum():
            found = dict.fromkeys(names_in(operand))
            if role.writes:
                writes.update(found)
            if role.reads:
                values.update(found)
        case _:
            pass
