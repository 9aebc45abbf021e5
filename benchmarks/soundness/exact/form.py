"""The form of an instruction: types of its operands, and what it makes of one lane's values."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from soundness.exact.numbers import FORMATS

Words = list[str]


class OutsideOracleError(Exception):
    """The oracle does not define an instruction."""


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How far from the exact result the PTX ISA lets an approximation be.

    Attributes:
        relative: to the exact result.
        absolute: beside it.
    """

    relative: float = 0.0
    absolute: float = 0.0


@dataclass(frozen=True, slots=True)
class Form:
    """What an opcode means.

    Attributes:
        sources: types of the source operands: ``u32``, ``pred``, ``f64``...
        results: types of the destinations; the others of a list are left out.
        compute: from one lane's sources to its result, or results: integers; unsigned ones for
            ``u`` and ``b``, bits for ``f``. None where the ISA leaves it to the machine.
        reads_carry: whether ``compute`` takes the carry flag as its last argument.
        writes_carry: whether the last of its results is the carry flag.
        accuracy: of an approximation.
    """

    sources: tuple[str, ...]
    results: tuple[str, ...]
    compute: Callable[..., Any]
    reads_carry: bool = False
    writes_carry: bool = False
    accuracy: Accuracy | None = None


def width(kind: str) -> int:
    """Bits of a type."""
    if kind == "pred":
        return 1
    return FORMATS[kind].bits if kind in FORMATS else int(kind[1:])


def is_type(word: str) -> bool:
    """Whether a word of an opcode is a type of one value."""
    return word in FORMATS or word == "pred" or (word[:1] in "usb" and word[1:].isdigit())


def types(words: Words) -> list[str]:
    """The types among an opcode's words."""
    return [word for word in words[1:] if is_type(word)]


def mask(bits: int) -> int:
    """Ones."""
    return (1 << bits) - 1


def interpreted(kind: str, bits: int) -> int:
    """Bits as a number of an integer type."""
    bits &= mask(width(kind))
    return bits - (1 << width(kind)) if kind[0] == "s" and bits >> (width(kind) - 1) else bits
