"""The abstract interpreter: values of registers, followed back to their sources.

A value is followed from the instruction that reads it to its definitions, and through their
operands, until constants, arguments and special registers are reached. A value that depends on
itself, in a loop, is unknown. A subclass defines the kind of value (a domain), the values of
special registers, variables and loads, and which results are valid.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from cuado.kernel.values.operations import Domain, Operation, operation_of
from cuado.ptx.analysis.code import Code, Symbol
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.syntax.operands import Immediate, Name, Operand, Sum

V = TypeVar("V")


class Interpreter(Generic[V]):
    """Values of registers in one domain.

    Args:
        code: the function.
        chains: its def-use chains.
        domain: the kind of value.
    """

    deepest = 1 << 30
    """Longest chain of definitions that is followed; values beyond it are unknown."""

    def __init__(self, code: Code, chains: DefUse, domain: Domain[V]) -> None:
        self._code, self._chains, self._domain = code, chains, domain
        self._results: dict[int, V | None] = {}
        self._depth = 0

    def operand(self, operand: Operand, index: int) -> V | None:
        """The value of an operand where an instruction reads it; None if nothing is known."""
        match operand:
            case Immediate():
                value = integer_of(self._code, operand, index)
                return None if value is None else self._domain.number(value)
            case Name(text=text):
                return self.named(text, index)
            case Sum(base=Name(text=text), offset=offset):
                base, more = self.named(text, index), self._domain.number(offset)
                return None if base is None or more is None else self._domain.sum(base, more)
        return None

    def named(self, name: str, index: int) -> V | None:
        """The value of a register, or a variable's address, where an instruction reads it."""
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return self.special(name)
        if symbol.variable.space != "reg":
            return self.variable(symbol)
        definitions = self._chains.definitions.get((index, symbol.key), ())
        return self.joined(definitions) if self._depth < self.deepest else None

    def result(self, index: int) -> V | None:
        """The value that an instruction writes; None if nothing is known."""
        if index not in self._results:
            self._results[index] = None  # for what depends on itself
            self._depth += 1
            self._results[index] = self.written(index)
            self._depth -= 1
        return self._results[index]

    # What a subclass may say

    def special(self, name: str) -> V | None:
        """The value of a special register."""
        del name
        return None

    def variable(self, symbol: Symbol) -> V | None:
        """The address of a variable."""
        del symbol
        return None

    def loaded(self, index: int) -> V | None:
        """The value that an instruction loads."""
        del index
        return None

    def joined(self, definitions: Sequence[int]) -> V | None:
        """The value of a register that some instructions may have written: by default, just one."""
        if len(definitions) != 1 or not self._code.effects[definitions[0]].definite:
            return None
        return self.result(definitions[0])

    def fitting(self, value: V, operation: Operation) -> V | None:
        """The value if it is valid: if the register holds what unbounded integers would be."""
        del operation
        return value

    def written(self, index: int) -> V | None:
        """The value that an instruction writes, computed anew."""
        effects = self._code.effects[index]
        if effects.opcode.access is not None:
            return self.loaded(index)
        operation = operation_of(self._code.instructions[index].opcode)
        if len(effects.writes) != 1:
            return None
        operands = [operand for operand, role in effects.operands if role.reads]
        values = [self.operand(operand, index) for operand in operands]
        known = [value for value in values if value is not None]
        if len(known) < len(values) or not known:
            return None
        found = self._domain.result(operation, known)
        return None if found is None else self.fitting(found, operation)
