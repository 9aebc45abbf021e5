"""The interpreter: instructions one after another, each on all lanes at once.

It is slow and knows no memory and no branches: its use is to say what the compiled code of
``lowering`` should have made. A value that the PTX ISA leaves to the machine is None, and so is
whatever is made of it.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import numpy as np
import numpy.typing as npt

from cuado.ptx.analysis.code import Code
from cuado.ptx.syntax.operands import Immediate, Name, Negated, Operand, Pair
from soundness.exact import conversions, floating, integer
from soundness.exact.form import (
    Form,
    OutsideOracleError,
    interpreted,
    mask,
    types,
    width,
)
from soundness.exact.numbers import FORMATS, Float, encoded

Register = npt.NDArray[np.object_]
"""One Python integer for each lane: bits, of any width."""


@cache
def form_of(opcode: str) -> Form:
    """What an opcode means.

    Raises:
        OutsideOracleError: it is none that the oracle defines.
    """
    words = opcode.split(".")
    packed = words[-1] in ("f16x2", "bf16x2")
    if words[0] in conversions.FORMS:
        return conversions.FORMS[words[0]](words)
    floats = packed or (types(words) and types(words)[-1] in FORMATS)
    found = (floating.FORMS if floats else integer.FORMS).get(words[0])
    if found is None:
        raise OutsideOracleError(opcode)
    return found(words)


class Interpreter:
    """Runs straight-line code on registers.

    Args:
        code: a kernel without branches or accesses to memory.
        registers: what some registers hold at first, by name: an integer for each lane.
    """

    def __init__(self, code: Code, registers: Mapping[str, npt.ArrayLike]) -> None:
        self._code = code
        self.registers: dict[str, Register] = {
            name: np.array(values, dtype=object) for name, values in registers.items()
        }
        self._lanes = len(next(iter(self.registers.values())))
        self._carry: Register = np.zeros(self._lanes, dtype=object)

    def run(self) -> dict[str, Register]:
        """Run the kernel to its ``ret``; what its registers hold then.

        Raises:
            OutsideOracleError: an instruction that the oracle does not define.
        """
        for index, instruction in enumerate(self._code.instructions):
            if instruction.base in ("ret", "exit"):
                break
            self._step(index)
        return self.registers

    def _step(self, index: int) -> None:
        instruction = self._code.instructions[index]
        form = form_of(instruction.opcode)
        target, *sources = instruction.operands
        values = [
            self._read(operand, kind) for operand, kind in zip(sources, form.sources, strict=True)
        ]
        if form.reads_carry:
            values.append(self._carry)
        made = [None if None in lane else form.compute(*lane) for lane in zip(*values, strict=True)]
        rows = [each if isinstance(each, tuple) else (each,) for each in made]
        if form.writes_carry:
            self._carry = np.array([row[-1] for row in rows], dtype=object)
        targets = [target.first, target.second] if isinstance(target, Pair) else [target]
        runs = self._guard(instruction.guard, negated=instruction.negated)
        for number, (operand, kind) in enumerate(zip(targets, form.results, strict=False)):
            column = np.array([None if row[0] is None else row[number] for row in rows], object)
            self._write(operand, kind, column, runs, index)

    def _guard(self, name: str, *, negated: bool) -> npt.NDArray[np.bool_] | None:
        return (self.registers[name] == (0 if negated else 1)) if name else None

    def _read(self, operand: Operand, kind: str) -> Register:
        if isinstance(operand, Immediate):
            return np.full(self._lanes, _literal(operand.value, kind), dtype=object)
        if isinstance(operand, Negated):
            return np.array([1 - x for x in self.registers[operand.operand.text]], object)
        if not isinstance(operand, Name):
            raise OutsideOracleError(str(operand))
        held = self.registers[operand.text]
        return np.array([None if x is None else _typed(kind, x) for x in held], dtype=object)

    def _write(
        self,
        operand: Operand,
        kind: str,
        values: Register,
        runs: npt.NDArray[np.bool_] | None,
        index: int,
    ) -> None:
        if not isinstance(operand, Name):
            raise OutsideOracleError(str(operand))
        symbol = self._code.symbol(operand.text, index)
        if symbol is None:
            raise OutsideOracleError(operand.text)
        # A register wider than the type is filled with the type's sign, or zeros.
        ones = mask(width(symbol.variable.type))
        new = np.array([None if x is None else _typed(kind, x) & ones for x in values], object)
        if runs is not None:
            new = np.where(runs, new, self.registers[operand.text])
        self.registers[operand.text] = new


def _typed(kind: str, bits: int) -> int:
    if kind in FORMATS or kind == "pred":
        return bits & mask(width(kind))
    return interpreted(kind, bits)


def _literal(value: float, kind: str) -> int:
    if kind in FORMATS:
        exact = Fraction(value)
        return encoded(FORMATS[kind], Float(exact < 0, abs(exact)))
    return _typed(kind, int(value))
