"""Ranges of integers in one launch, and the branches that they settle.

Ranges are followed from thread and block indices, their extents and integer arguments through
arithmetic. A register counts only if one instruction writes it and its values are not negative in
its signed type, so that it does not matter how it is read. A branch is settled if all threads of
the grid go the same way at it: a bounds check that no thread fails is such a one.
"""

import operator
from collections.abc import Callable

from cuado.model.arguments import Scalar
from cuado.model.launch import Launch
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand

Range = tuple[int, int] | None
"""The lowest and the highest value; None if that is not known."""

_GROWING: dict[str, Callable[..., int]] = {
    "mov": lambda value: value,
    "cvt": lambda value: value,
    "add": operator.add,
    "mul": operator.mul,
    "mad": lambda one, other, more: one * other + more,
    "min": min,
    "max": max,
    "shl": lambda value, by: value << min(by, 64),
    "and.pred": operator.and_,
    "or.pred": operator.or_,
}
"""Operations that give more the more their operands are."""
_FALLING: dict[str, Callable[[int, int], int]] = {
    "sub": operator.sub,
    "shr": lambda value, by: value >> min(by, 64),
    "div": lambda one, other: one // other,
}
"""Operations that give less the more their second operand is."""
_HOLDS: dict[str, Callable[[int, int], bool]] = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "lo": operator.lt,
    "ls": operator.le,
    "hi": operator.gt,
    "hs": operator.ge,
}


class Ranges:
    """Ranges of integers in one launch.

    Args:
        code: the kernel.
        flow: its control flow.
        chains: its def-use chains.
        launch: how it is launched.
    """

    def __init__(self, code: Code, flow: Flow, chains: DefUse, launch: Launch) -> None:
        self._code, self._chains = code, chains
        self._special: dict[str, Range] = {}
        for axis, name in enumerate("xyz"):
            for index, extent in (("tid", launch.block[axis]), ("ctaid", launch.grid[axis])):
                self._special[f"%{index}.{name}"] = (0, extent - 1)
                self._special[f"%n{index}.{name}"] = (extent, extent)
        self._arguments = {
            parameter.name: argument.value
            for parameter, argument in zip(code.function.parameters, launch.arguments, strict=False)
            if isinstance(argument, Scalar) and isinstance(argument.value, int)
        }
        self._known: dict[int, Range] = {}
        # In order of control flow: what each one builds on is there, and no chain gets deep.
        for number in flow.in_order:
            if code.effects[number].definite and code.effects[number].writes:
                self._of(number)

    def settles(self, index: int) -> bool:
        """Whether all threads that come to a guarded instruction find the same guard."""
        guard = self._code.instructions[index].guard
        found = self._register(guard, index) if guard else None
        return found is not None and found[0] == found[1]

    def of(self, index: int) -> Range:
        """Between what the result of an instruction lies in all threads; None if unknown.

        What is known is not negative, and fits the signed type: nothing has wrapped around.
        """
        return self._of(index)

    def _register(self, name: str, index: int) -> Range:
        keys = self._code.keys((name,), index)
        found = self._chains.definitions.get((index, keys[0]), ()) if keys else ()
        if len(found) != 1 or not self._code.effects[found[0]].definite:
            return None
        return self._of(found[0])

    def _of(self, index: int) -> Range:
        if index not in self._known:
            self._known[index] = None  # for what depends on itself
            self._known[index] = self._result(index)
        return self._known[index]

    def operand(self, operand: Operand, index: int) -> Range:
        """Between what an operand lies where an instruction reads it; None if unknown."""
        if isinstance(operand, Immediate) and isinstance(operand.value, int):
            return operand.value, operand.value
        if not isinstance(operand, Name):
            return None
        if operand.text in self._special:
            return self._special[operand.text]
        return self._register(operand.text, index)

    def _result(self, index: int) -> Range:
        """What an instruction writes, if it fits the register's signed type."""
        instruction, effects = self._code.instructions[index], self._code.effects[index]
        base, *words = instruction.opcode.split(".")
        type_ = words[-1] if words else ""
        if base == "ld" and "param" in words:
            return self._fitting(self._argument(index), type_)
        if effects.opcode.access is not None or not {"hi", "sat", "cc"}.isdisjoint(words):
            return None
        operands = [operand for operand, role in effects.operands if role.reads]
        sources = [self.operand(operand, index) for operand in operands]
        known = [source for source in sources if source is not None]
        if len(known) < len(sources) or not known:
            return None
        if base == "setp":
            return _compared(words[0], type_, known) if len(known) == 2 else None
        if base == "cvt":
            type_ = words[-2]
        wide = {"s32": "s64", "u32": "u64"}.get(type_, "") if "wide" in words else type_
        return self._fitting(_computed(base, type_, known), wide)

    def _argument(self, index: int) -> Range:
        operands = (operand for operand, _ in self._code.effects[index].operands)
        target, address = next(operands, None), next(operands, None)
        if not isinstance(target, Name) or not isinstance(address, Address):
            return None
        if address.offset or not isinstance(address.base, Name):
            return None
        value = self._arguments.get(address.base.text)
        return None if value is None else (value, value)

    @staticmethod
    def _fitting(found: Range, type_: str) -> Range:
        if type_ == "pred":
            return found
        if found is None or type_[:1] not in ("s", "u", "b") or type_ not in BITS:
            return None
        return found if found[0] >= 0 and found[1] < 1 << (BITS[type_] - 1) else None


def _computed(base: str, type_: str, known: list[tuple[int, int]]) -> Range:
    """The range of an operation's results."""
    lows, highs = [each[0] for each in known], [each[1] for each in known]
    if min(lows) < 0 and base not in ("add", "sub", "mov"):
        return None  # what a negative number means depends on the type; a sum's range does not
    grows = _GROWING.get(f"{base}.{type_}" if type_ == "pred" else base)
    if grows is not None:
        return grows(*lows), grows(*highs)
    if type_ == "pred" or len(known) != 2:
        return None
    falls = _FALLING.get(base)
    if falls is None:
        return _of_bits(base, known)
    if base == "div" and lows[1] <= 0:
        return None
    return falls(lows[0], highs[1]), falls(highs[0], lows[1])


def _of_bits(base: str, known: list[tuple[int, int]]) -> Range:
    """The range of bits that are combined, and of what is left of a division; None for others."""
    (low, high), (least, most) = known
    if base == "and":
        return 0, min(high, most)
    if base in ("or", "xor"):
        return (max(low, least) if base == "or" else 0), (1 << max(high, most).bit_length()) - 1
    if base == "rem" and least > 0:
        return 0, min(high, most - 1)
    return None


def _compared(relation: str, type_: str, known: list[tuple[int, int]]) -> Range:
    """1 if a comparison holds for all values of two ranges, 0 if for none."""
    holds = _HOLDS.get(relation)
    (one_low, one_high), (other_low, other_high) = known
    if holds is None or type_[0] not in "sub" or (type_[0] != "s" and min(one_low, other_low) < 0):
        return None
    found = {holds(a, b) for a in (one_low, one_high) for b in (other_low, other_high)}
    return (int(min(found)), int(max(found))) if len(found) == 1 else None
