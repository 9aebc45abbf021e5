"""Instructions on integers and predicates as functions of their operands' values.

Values are numbers as a register holds them, without sign; None stands for a value that is not
known. An instruction that is not among these leaves None in what it writes.
"""

import operator
from collections.abc import Callable, Sequence

from cuado.kernel.values.operations import (
    COMPARISONS,
    Operation,
    is_integer,
    operation_of,
    quotient,
)
from cuado.ptx.semantics.opcode import BITS

Number = int | None
Step = Callable[[Sequence[Number]], Number]

_BINARY: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "min": min,
    "max": max,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
}
_CHANGING: dict[str, Callable[[int], int]] = {"not": operator.invert, "neg": operator.neg}
_PRODUCTS = {"mul": ({"lo"}, {"hi"}, {"wide"}), "mad": ({"lo"}, {"wide"})}
_REGISTER = 32
_PLAIN = frozenset({"mov", "cvt", "cvta", "not", "neg"})
_OPERANDS = {"setp": 2, "selp": 3, "mad": 3, "mov": 1, "cvt": 1, "cvta": 1, "not": 1, "neg": 1}
_DIRECTIONS = frozenset({"to", "shared", "global", "const", "local"})


def step_of(opcode: str) -> Step | None:
    """What an opcode computes of its sources; None for one that is not of integers, or not known.

    Args:
        opcode: with its modifiers and types.
    """
    operation = operation_of(opcode)
    words = {*operation.words} - {*operation.types}
    if operation.types == ("pred",) and not words:
        return _of_predicates(operation.name)
    if not operation.types or not all(map(is_integer, operation.types)):
        return None
    made = _made(operation, words)
    if made is None:
        return None
    count = _OPERANDS.get(operation.name, 2)

    def step(values: Sequence[Number]) -> Number:
        known = [each for each in values if each is not None]
        return made(known) if len(known) == len(values) == count else None

    return step


def _of_predicates(name: str) -> Step | None:
    if name == "mov":
        return lambda values: values[0]
    if name == "not":
        return lambda values: None if values[0] is None else 1 - values[0]
    absorbing = {"and": 0, "or": 1}.get(name)
    apply = _BINARY[name] if name in ("and", "or", "xor") else None
    if apply is None:
        return None

    def step(values: Sequence[Number]) -> Number:
        one, other = values
        if absorbing is not None and absorbing in (one, other):
            return absorbing
        return None if one is None or other is None else apply(one, other)

    return step


def _made(operation: Operation, words: set[str]) -> Callable[[list[int]], Number] | None:
    """The function of an opcode of integers; None where it has modifiers that are not known."""
    name, bits, types = operation.name, operation.bits, operation.types
    whole, signed = (1 << bits) - 1, operation.is_signed
    width = BITS[types[-1]]

    def read(value: int) -> int:
        value &= (1 << width) - 1
        return value - (1 << width) if signed and value >> (width - 1) else value

    if name == "cvt" and types[0][0] == "s" and bits < _REGISTER:
        return None  # The sign would fill the rest of a wider register.
    if name in _PLAIN and words <= (_DIRECTIONS if name == "cvta" else set()):
        changed = _CHANGING.get(name, int)
        return lambda known: changed(read(known[0])) & whole
    if name == "setp" and len(words) == 1 and words <= COMPARISONS.keys():
        relation = COMPARISONS[min(words)]
        return lambda known: int(relation(read(known[0]), read(known[1])))
    if name == "selp" and not words:
        return lambda known: (known[0] if known[2] else known[1]) & whole
    return _computing(operation, words, read)


def _computing(
    operation: Operation, words: set[str], read: Callable[[int], int]
) -> Callable[[list[int]], Number] | None:
    """The function of an opcode that computes."""
    name, whole = operation.name, (1 << operation.bits) - 1
    if name in _PRODUCTS and words in _PRODUCTS[name]:
        lost = operation.bits if "hi" in words else 0
        return lambda known: ((read(known[0]) * read(known[1]) >> lost) + sum(known[2:])) & whole
    if words:
        return None
    if name in _BINARY:
        apply = _BINARY[name]
        return lambda known: apply(read(known[0]), read(known[1])) & whole
    if name in ("shl", "shr"):
        return _shifting(name, BITS[operation.types[-1]], read, whole)
    if name in ("div", "rem"):
        return lambda known: _divided(name, read(known[0]), read(known[1]), whole)
    return None


def _shifting(
    name: str, width: int, read: Callable[[int], int], whole: int
) -> Callable[[list[int]], int]:
    """A shift: by more than the width it leaves nothing but the sign."""
    if name == "shl":
        return lambda known: (known[0] << min(known[1] & 0xFFFFFFFF, width)) & whole
    return lambda known: (read(known[0]) >> min(known[1] & 0xFFFFFFFF, width)) & whole


def _divided(name: str, one: int, other: int, whole: int) -> Number:
    """Division towards zero; what PTX leaves open is not known."""
    if other == 0:
        return None
    found = quotient(one, other)
    return (found if name == "div" else one - found * other) & whole
