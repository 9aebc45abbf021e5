"""Floating-point literals of a function."""

import re
from dataclasses import dataclass

from cuado.cuda_source.functions import FunctionText
from cuado.cuda_source.source import SourceText, Span, span_of, walk

_FLOAT = re.compile(r"[+-]?(?:(?:\d[\d']*)?\.\d[\d']*|\d[\d']*\.?)(?:[eE][+-]?\d+)?[fFlL]?")


@dataclass(frozen=True, slots=True)
class FloatLiteral:
    """A literal of a floating-point type.

    Attributes:
        text: as written.
        double: whether it is a ``double``: it has no suffix ``f``.
        span: where it stands.
        line: where it stands.
    """

    text: str
    double: bool
    span: Span
    line: int


def float_literals(source: SourceText, function: FunctionText) -> tuple[FloatLiteral, ...]:
    """The floating-point literals of a function's body, in order."""
    found: list[FloatLiteral] = []
    for node in walk(function.node, "number_literal"):
        text = source.of(node)
        if node.start_byte < function.body.start or not is_floating(text):
            continue
        double = text[-1] not in "fF"
        found.append(FloatLiteral(text, double, span_of(node), source.line(node.start_byte)))
    return tuple(found)


def is_floating(text: str) -> bool:
    """True if a number's text is of a floating-point type: it has a point or an exponent."""
    if text.lstrip("+-")[:2].lower() == "0x":
        return "p" in text.lower()
    has_point = "." in text or "e" in text.lower()
    return has_point and _FLOAT.fullmatch(text) is not None
