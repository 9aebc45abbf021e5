"""Floating-point literals of a function, and of macros."""

import re
from dataclasses import dataclass

from cuado.cuda_source.functions import FunctionText
from cuado.cuda_source.source import SourceText, Span, span_of, walk

_FLOAT = re.compile(r"[+-]?(?:(?:\d[\d']*)?\.\d[\d']*|\d[\d']*\.?)(?:[eE][+-]?\d+)?[fFlL]?")

_LINE = re.compile(r"(?:\\\r?\n|/\*.*?\*/|[^\n])*", re.DOTALL)
"""A line of the preprocessor, with those that continue it."""
_MACROS = frozenset({"preproc_def", "preproc_function_def"})
_TOKEN = re.compile(
    r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|//[^\n]*|/\*.*?\*/|[A-Za-z_]\w*"
    r"|(?P<number>\.?\d(?:[eEpP][+-]|[\w.'])*)",
    re.DOTALL,
)
"""A string, a comment or a name, none of whose digits count; or a number of the preprocessor."""


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


def macro_literals(source: SourceText) -> tuple[FloatLiteral, ...]:
    """The floating-point literals in the bodies of macros, in order."""
    found: list[FloatLiteral] = []
    for node in walk(source.root, "preproc_arg"):
        if node.parent is None or node.parent.type not in _MACROS:
            continue
        # The tree has a body as one text, up to a comment. It counts bytes, and so does this.
        line = _LINE.match(source.data[node.start_byte :].decode("latin-1"))
        body = line.group() if line is not None else ""
        for token in _TOKEN.finditer(body):
            text = token["number"]
            if text is None or not is_floating(text):
                continue
            start = node.start_byte + token.start()
            span, double = Span(start, start + len(text)), text[-1] not in "fF"
            found.append(FloatLiteral(text, double, span, source.line(start)))
    return tuple(found)


def is_floating(text: str) -> bool:
    """True if a number's text is of a floating-point type: it has a point or an exponent."""
    if text.lstrip("+-")[:2].lower() == "0x":
        return "p" in text.lower()
    has_point = "." in text or "e" in text.lower()
    return has_point and _FLOAT.fullmatch(text) is not None
