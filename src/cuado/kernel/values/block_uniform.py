"""Values that are the same for all threads of a block, computed anew where the kernel begins.

Such a value is computed from launch parameters, block indices and numbers by arithmetic, where each
step is the only definition of its register: then its place in the kernel does not matter.
"""

from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import OF_BLOCK
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.semantics.opcode import Space, Trait, is_special
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Sum, rendered

_PURE = frozenset(
    {"mov", "cvta", "cvt", "add", "sub", "mul", "mad", "shl", "shr", "and", "or", "xor", "min"}
    | {"max", "neg", "not", "ld"}
)
_CARRYING = frozenset({Trait.CARRY_IN, Trait.CARRY_OUT})
_DEEPEST = 32
"""Most steps of a value; addresses need far fewer."""


@dataclass(frozen=True, slots=True)
class Step:
    """The computation of a value.

    Attributes:
        opcode: the instruction's opcode.
        type: type of the destination register.
        sources: the operands, as steps or text.
    """

    opcode: str
    type: str
    sources: "tuple[Step | str, ...]"


def block_value(kernel: Kernel, name: str, index: int, depth: int = 0) -> Step | str | None:
    """The block-uniform computation of ``name`` as read by an instruction; None if there is none.

    Returns:
        The last step, or the name itself where it is that of a variable.
    """
    code = kernel.code
    symbol = code.symbol(name, index)
    if symbol is None or depth > _DEEPEST:
        return None
    if symbol.variable.space != "reg":
        first = code.symbol(name, 0)
        return name if first is not None and first.key == symbol.key else None
    definitions = kernel.slicer.chains.definitions.get((index, symbol.key), ())
    if len(definitions) != 1 or symbol.variable.vector > 1:
        return None
    (definition,) = definitions
    instruction = code.instructions[definition]
    if not _is_pure(kernel, definition) or not isinstance(instruction.operands[0], Name):
        return None
    sources = [_source(kernel, o, definition, depth) for o in instruction.operands[1:]]
    known = tuple(each for each in sources if each is not None)
    is_known = len(known) == len(sources)
    return Step(instruction.opcode, symbol.variable.type, known) if is_known else None


def _is_pure(kernel: Kernel, index: int) -> bool:
    """True if an instruction's result depends on its operands alone, and it always has one."""
    instruction, opcode = kernel.code.instructions[index], kernel.code.effects[index].opcode
    if instruction.guard or instruction.base not in _PURE or _CARRYING & opcode.traits:
        return False
    return opcode.access is None or opcode.space is Space.PARAM


def _source(kernel: Kernel, operand: Operand, index: int, depth: int) -> Step | str | None:
    match operand:
        case Immediate():
            return rendered(operand)
        case Address(base=Name(text=text), extra=()) | Sum(base=Name(text=text)):
            symbol = kernel.code.symbol(text, index)
            if symbol is None or symbol.variable.space == "reg":
                return None
            is_fixed = block_value(kernel, text, index, depth + 1) == text
            return rendered(operand) if is_fixed else None
        case Name(text=text):
            if is_special(text.partition(".")[0]):
                return text if text.startswith(OF_BLOCK) else None
            return block_value(kernel, text, index, depth + 1)
        case _:
            return None


class BlockValues:
    """Registers with block-uniform values, each computed once where the kernel begins.

    Args:
        rewriting: of the kernel.
    """

    def __init__(self, rewriting: Rewriting) -> None:
        self._rewriting = rewriting
        self._made: dict[Step, str] = {}

    def __call__(self, value: Step | str) -> str:
        """The register, or the name of a variable as it is."""
        if isinstance(value, str):
            return value
        if value not in self._made:
            sources = [self(each) for each in value.sources]
            register = self._made[value] = self._rewriting.register(value.type)
            self._rewriting.at_start(f"{value.opcode} {', '.join((register, *sources))};")
        return self._made[value]
