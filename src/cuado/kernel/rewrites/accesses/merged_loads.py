"""Merges loads that ptxas would merge, before a kernel is experimented on.

A front end may leave several loads of one address, of which the assembler makes one. In a copy that
guards each of them, or changes its address, they would be several again.
"""

from cuado.kernel.built import Built
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.edit import Edit, apply
from cuado.ptx.rewrite import replace
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Name, rendered
from cuado.ptx.syntax.parser import parse
from cuado.ptx.verify import check

_ORDERING = frozenset(
    {Trait.BARRIER, Trait.FENCE, Trait.CALL, Trait.ASYNC, Trait.CLUSTER, Trait.VOLATILE}
)

_Key = tuple[str, str, int]
"""Opcode, base and offset of a load."""


def merged(ptx: str, kernel: str) -> str | None:
    """A module whose repeated loads are copies of the first result; None if there are none.

    Both are in one basic block, and nothing in between writes the address register, the first
    result, or memory (which does not matter to read-only loads).

    Raises:
        PtxVerificationError: the result breaks a rule of PTX.
    """
    module = parse(ptx)
    function = module.function(kernel)
    if function is None or function.body is None:
        return None
    code = Code(module, function)
    edits: list[Edit] = []
    for block in flow_of(code).blocks:
        known: dict[_Key, str] = {}
        for index in range(block.first, block.last + 1):
            edit = _merged(code, index, known)
            if edit is not None:
                edits.append(edit)
    return check(parse(apply(ptx, edits))).text if edits else None


def _merged(code: Code, index: int, known: dict[_Key, str]) -> Edit | None:
    """The copy that replaces a repeated load; updates ``known`` for the instruction."""
    effects, instruction = code.effects[index], code.instructions[index]
    key, result = _load(code, index)
    earlier = known.get(key) if key else None
    edit = None
    if earlier is not None and _bits(code, earlier, index) == _bits(code, result, index):
        edit = replace(instruction, f"mov.b{_bits(code, result, index)} {result}, {earlier};")
    opcode = effects.opcode
    if not opcode.known:
        known.clear()
    changes = opcode.access not in (None, Access.LOAD) or bool(opcode.traits & _ORDERING)
    for each, value in list(known.items()):
        is_stale = changes and ".nc" not in each[0]
        if is_stale or value in effects.writes or each[1] in effects.writes:
            del known[each]
    if key is not None and key[1] != result and edit is None and _bits(code, result, index):
        known[key] = result
    return edit


def _load(code: Code, index: int) -> tuple[_Key | None, str]:
    """The source and destination of a plain load of a register from global memory."""
    effects, instruction = code.effects[index], code.instructions[index]
    opcode = effects.opcode
    is_plain = opcode.access is Access.LOAD and opcode.space is Space.GLOBAL
    if not is_plain or instruction.guard or Trait.VOLATILE in opcode.traits:
        return None, ""
    if len(instruction.operands) != 2:  # A cache policy, or a predicate beside the result.
        return None, ""
    result, address = instruction.operands
    if not isinstance(result, Name) or not isinstance(address, Address):
        return None, ""
    return (instruction.opcode, rendered(address.base), address.offset or 0), result.text


def _bits(code: Code, name: str, index: int) -> int | None:
    symbol = code.symbol(name, index)
    return BITS.get(symbol.variable.type) if symbol is not None else None


def is_alike(one: Built, other: Built) -> bool:
    """True if two programs have equal instructions of each class, and equal resources."""
    if one.resources != other.resources:
        return False
    return one.cubin == other.cubin or one.classes == other.classes
