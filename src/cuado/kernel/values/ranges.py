"""Intervals of the integers in one launch, and the branches that they settle.

Values are followed from thread and block indices, their extents and integer arguments through
arithmetic. A register counts only if one instruction writes it and its values are not negative in
its signed type: then nothing has wrapped around, and it does not matter how it is read. A branch is
settled if all threads of the grid take the same edge, as at a bounds check that no thread fails.
"""

from collections.abc import Mapping

from cuado.kernel.values.given_numbers import given_numbers, place_of
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.intervals import Interval, Intervals
from cuado.kernel.values.operations import Operation, operation_of
from cuado.model.launch import Launch
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.semantics.opcode import Space
from cuado.ptx.syntax.operands import Address, Name

Range = Interval | None
"""The lowest and the highest value; None if that is not known."""


class Ranges(Interpreter[Interval]):
    """Intervals of integers in one launch.

    Args:
        code: the kernel.
        flow: its control flow.
        chains: its def-use chains.
        launch: how it is launched.
    """

    def __init__(self, code: Code, flow: Flow, chains: DefUse, launch: Launch) -> None:
        super().__init__(code, chains, Intervals())
        self._special: dict[str, Interval] = {}
        for axis, name in enumerate("xyz"):
            for index, extent in (("tid", launch.block[axis]), ("ctaid", launch.grid[axis])):
                self._special[f"%{index}.{name}"] = (0, extent - 1)
                self._special[f"%n{index}.{name}"] = (extent, extent)
        self._arguments = given_numbers(code, launch.arguments)
        # In order of control flow: what each one builds on is there, and no chain gets deep.
        for number in flow.in_order:
            if code.effects[number].definite and code.effects[number].writes:
                self.result(number)

    @property
    def given(self) -> Mapping[str, int]:
        """Integers that the kernel is given, by the place that they are loaded from."""
        return self._arguments

    def settles(self, index: int) -> bool:
        """True if all threads that reach a guarded instruction have the same guard."""
        guard = self._code.instructions[index].guard
        found = self.named(guard, index) if guard else None
        return found is not None and found[0] == found[1]

    def special(self, name: str) -> Range:
        """Indices and extents of the launch."""
        return self._special.get(name)

    def loaded(self, index: int) -> Range:
        """A number that the kernel is given."""
        operands = (operand for operand, _ in self._code.effects[index].operands)
        target, address = next(operands, None), next(operands, None)
        if self._code.effects[index].opcode.space is not Space.PARAM:
            return None
        if not isinstance(target, Name) or not isinstance(address, Address):
            return None
        if not isinstance(address.base, Name):
            return None
        value = self._arguments.get(place_of(address.base.text, address.offset))
        operation = operation_of(self._code.instructions[index].opcode)
        if value is None or not operation.is_integer:
            return None
        return self.fitting((value, value), operation)

    def fitting(self, value: Interval, operation: Operation) -> Range:
        """The interval if its numbers are the same in the register's signed and unsigned type."""
        if operation.source == "pred" or operation.name == "setp":
            return value
        return value if value[0] >= 0 and value[1] < 1 << (operation.bits - 1) else None
