"""Floats that count a loop's iterations, exactly.

Where an iteration converts its counter (``t * dt`` with an integer ``t``), compilers keep a float
beside it that grows by as much. As long as first value and steps are whole numbers, and no value is
larger than the type's significand, each sum is the very number, whatever the rounding: in iteration
``k`` the register holds its first value plus ``k`` steps, as an induction does.
"""

import math
from dataclasses import dataclass

from cuado.kernel.facts.loops.counted_loops import written_by
from cuado.kernel.facts.loops.inductions import ring_of
from cuado.kernel.facts.loops.loop import begins_anew
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand

EXACT = {"f32": 1 << 24, "f64": 1 << 53}
"""Up to here a type holds every whole number."""
_FORMS = frozenset({"add", "rn", "ftz"})
"""Words of additions: ``ftz`` concerns none of these numbers; others may make a zero negative."""


@dataclass(frozen=True, slots=True)
class FloatCounter:
    """A register with a float that changes by a whole number in each iteration.

    Attributes:
        key: the register.
        type_: ``f32`` or ``f64``.
        first: its value in the first iteration.
        step: its change.
        adds: the additions of an iteration.
    """

    key: Key
    type_: str
    first: int
    step: int
    adds: tuple[int, ...]

    @property
    def name(self) -> str:
        """The register's name."""
        return self.key[0]


def float_counter(kernel: Kernel, loop: Loop, key: Key, most: int | None) -> FloatCounter | None:
    """A register that a loop carries, as a counter; None if it is none, or not an exact one.

    Args:
        kernel: the kernel.
        loop: the loop.
        key: the register.
        most: no thread makes more iterations.
    """
    if most is None or not begins_anew(kernel, loop, key):
        return None
    ring = ring_of(kernel, loop, key)
    if ring is None:
        return None
    code, type_ = kernel.code, _type_of(kernel, ring.adds)
    if not type_ or BITS.get(code.variable(key).type) != BITS[type_]:
        return None
    steps = [_whole(kernel, type_, code.instructions[n].operands[2], n) for n in ring.adds]
    firsts = {_moved(kernel, type_, n) for n in ring.entering}
    first = firsts.pop() if len(firsts) == 1 else None
    known = [each for each in steps if each is not None]
    if first is None or len(known) < len(steps):
        return None
    # Between two additions of an iteration it may be farther away than at the end of it.
    farthest = abs(first) + (most + 1) * sum(map(abs, known))
    if farthest > EXACT[type_]:
        return None
    return FloatCounter(key, type_, first, sum(known), ring.adds)


def _type_of(kernel: Kernel, adds: tuple[int, ...]) -> str:
    """The type of some additions; empty if they are of several, or none that counts."""
    opcodes = {kernel.code.instructions[n].opcode for n in adds}
    types = {opcode.split(".")[-1] for opcode in opcodes}
    type_ = types.pop() if len(types) == 1 else ""
    are_plain = all({*opcode.split(".")[:-1]} <= _FORMS for opcode in opcodes)
    return type_ if type_ in EXACT and are_plain else ""


def _moved(kernel: Kernel, type_: str, index: int) -> int | None:
    """The whole number that an instruction moves into a register in any case; None for another."""
    if not _moves_all(kernel, type_, index) or not kernel.code.effects[index].definite:
        return None
    return _whole(kernel, type_, kernel.code.instructions[index].operands[1], index)


def _moves_all(kernel: Kernel, type_: str, index: int) -> bool:
    """True if an instruction moves a float of a type: the half of a longer one is another one."""
    instruction = kernel.code.instructions[index]
    is_of_size = instruction.opcode in {f"mov.{type_}", f"mov.b{BITS[type_]}"}
    return is_of_size and isinstance(instruction.operands[0], Name)


def _whole(kernel: Kernel, type_: str, operand: Operand, index: int) -> int | None:
    """The whole number that a float is; None for others, for a negative zero, and if unknown."""
    if isinstance(operand, Name):
        made = written_by(kernel, operand.text, index)
        if made is None or not _moves_all(kernel, type_, made):
            return None
        operand = kernel.code.instructions[made].operands[1]
    if not isinstance(operand, Immediate) or not isinstance(operand.value, float):
        return None
    value = operand.value
    is_negative_zero = value == 0 and math.copysign(1.0, value) < 0
    return int(value) if value.is_integer() and not is_negative_zero else None
