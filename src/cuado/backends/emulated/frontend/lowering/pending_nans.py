"""Registers whose NaNs receive the bits of f32 arithmetic only where these are visible.

f32 arithmetic returns 0x7fffffff for every NaN. The host keeps payloads, and replacing them after
each operation would cost time in the hottest loops. A register is *pending* if it is written only
by f32 arithmetic, constants that are no other NaN, and copies of pending registers: any NaN in it
stands for that one NaN, whatever bits the host has left. Instructions that do not distinguish NaNs
read it unchanged; all others read 0x7fffffff (``Emitter.integers``).
"""

from collections.abc import Iterator

from cuado.backends.emulated.frontend.lowering.types import TYPES, pattern, types_in
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.syntax.operands import Immediate, Name, Operand

_ARITHMETIC = {
    *("add", "sub", "mul", "fma", "mad", "div", "neg", "abs", "min", "max"),
    *("sqrt", "rcp", "rsqrt", "sin", "cos", "ex2", "lg2", "tanh"),
}
_BLIND = _ARITHMETIC | {"setp", "set", "testp"}
COPIES = {"mov": slice(1, 2), "selp": slice(1, 3), "slct": slice(1, 3)}
"""Instructions that copy bits, with the operands that they copy."""
_ROUNDED = frozenset(("rni", "rzi", "rmi", "rpi", "ftz", "sat"))


def makes_one_nan(words: list[str]) -> bool:
    """True if an instruction's result is f32 whose NaNs are all 0x7fffffff."""
    if words[0] in _ARITHMETIC:
        return words[-1] == "f32"
    if words[0] != "cvt" or words[-2] != "f32":
        return False
    return words[-1] == "f16" or (words[-1] == "f32" and not _ROUNDED.isdisjoint(words))


def _makes_numbers(words: list[str]) -> bool:
    """True if an instruction's f32 results are numbers, or NaNs that already have these bits."""
    if words[0] == "mma":
        return "f32" in words
    return words[0] == "cvt" and words[-2] == "f32" and words[-1][0] in "us"


def is_blind(words: list[str]) -> bool:
    """True if an instruction's results are the same for all NaNs among its f32 operands."""
    if words[-1] != "f32":
        return False
    if words[0] == "cvt":
        plain = words[-2] == "f32" and _ROUNDED.isdisjoint(words)
        return not plain and "tf32" not in words and (words[-2] != "f64" or "sat" in words)
    return words[0] in _BLIND or (words[0] in ("atom", "red") and "add" in words)


class PendingNans:
    """The registers of a kernel whose NaNs are pending."""

    def __init__(self, code: Code) -> None:
        self._code, self._keys = code, _pending(code)

    def are_pending(self, operand: Operand, index: int) -> bool:
        """True if an operand of an instruction is such a register."""
        return any(key in self._keys for key in _register(self._code, index, operand))

    def are_seen(self, key: Key, index: int) -> bool:
        """True if the bits of such a register's NaNs matter to an instruction that reads it."""
        if key not in self._keys:
            return False
        instruction = self._code.instructions[index]
        words = instruction.opcode.split(".")
        # A copy to a pending register passes the NaN on unchanged; that register is fixed later.
        if words[0] in COPIES:
            return not self.are_pending(instruction.operands[0], index)
        return not is_blind(words)


def _pending(code: Code) -> frozenset[Key]:
    # made: results of f32 arithmetic; copied: targets of copies, with the registers they come from;
    # sources: registers with any other writer.
    made, copied, sources = set[Key](), dict[Key, list[Key]](), set[Key]()
    for index, effects in enumerate(code.effects):
        words = code.instructions[index].opcode.split(".")
        targets = [key for key in code.keys(effects.writes, index) if _is_word(code, key)]
        if makes_one_nan(words):
            made.update(targets)
            continue
        copies = _copied(code, index, words)
        for target in targets:
            if copies is None:
                sources.add(target)
            else:
                copied.setdefault(target, []).extend(copies)
    return _closed(made, copied, sources)


def _closed(made: set[Key], copied: dict[Key, list[Key]], others: set[Key]) -> frozenset[Key]:
    """Registers that only arithmetic and copies write; ``others`` have other writers."""
    users: dict[Key, list[Key]] = {}
    for target, sources in copied.items():
        for source in sources:
            users.setdefault(source, []).append(target)
    # A copy of a register that is not pending is not pending itself, nor are copies of the copy.
    unknown = {s for each in copied.values() for s in each if s not in made and s not in copied}
    excluded = _reached(others | unknown, users)
    return frozenset(_reached(made - excluded, users) - excluded)


def _reached(starts: set[Key], users: dict[Key, list[Key]]) -> set[Key]:
    found, waiting = set(starts), list(starts)
    while waiting:
        for target in users.get(waiting.pop(), ()):
            if target not in found:
                found.add(target)
                waiting.append(target)
    return found


def _copied(code: Code, index: int, words: list[str]) -> list[Key] | None:
    """The registers that an instruction copies into its target; constants are left out.

    None if it is no copy, or one of another NaN.
    """
    if _makes_numbers(words):
        return []
    places = COPIES.get(words[0])
    kinds = types_in(words)
    if places is None or not kinds or kinds[0].bits != 32:
        return None
    found: list[Key] = []
    for operand in code.instructions[index].operands[places]:
        if isinstance(operand, Immediate) and _stands_for_itself(operand):
            continue
        keys = list(_register(code, index, operand))
        if not keys:
            return None
        found += keys
    return found


def _register(code: Code, index: int, operand: Operand) -> Iterator[Key]:
    if isinstance(operand, Name):
        symbol = code.symbol(operand.text, index)
        if symbol is not None and symbol.variable.space == "reg" and _is_word(code, symbol.key):
            yield symbol.key


def _stands_for_itself(operand: Immediate) -> bool:
    """True if a constant is a number, or the NaN of f32 arithmetic."""
    bits = pattern(operand.text, 32)
    if bits is None:
        value = operand.value
        if isinstance(value, float):
            return value == value  # noqa: PLR0124 - false for a NaN
        bits = value & 0xFFFFFFFF
    return bits & 0x7FFFFFFF <= 0x7F800000 or bits == 0x7FFFFFFF


def _is_word(code: Code, key: Key) -> bool:
    """True if a register has 32 bits."""
    try:
        kind = TYPES.get(code.variable(key).type)
    except KeyError:
        return False
    return kind is not None and kind.bits == 32
