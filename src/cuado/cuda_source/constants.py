"""Integer constants of a source: ``#define TILE 32``, ``constexpr int N = 2 * TILE``; their values.

Only what a compiler would fold in the same way: integers of any size, without suffix rules, whose
operations neither overflow 64 bits nor divide by zero.
"""

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source.source import SourceText, parse_source, walk
from cuado.cuda_source.variables import variables

_NUMBER = re.compile(r"(0[xX][\da-fA-F']+|0[bB][01']+|\d[\d']*)([uUlLzZ]*)")
_MOST = 1 << 63
_DEEPEST = 32
"""Names that may lead to names: more is a circle."""
_MOST_NAMES = 1000
"""Names looked up for one value."""
_LONGEST = 10_000
"""Characters of an expression."""
_CLOSED = frozenset({"number_literal", "parenthesized_expression", "true", "false"})
"""What stays one operand in whatever a macro pastes it into."""
_SIZES = {
    "char": 1,
    "unsigned char": 1,
    "bool": 1,
    "short": 2,
    "half": 2,
    "__half": 2,
    "int": 4,
    "unsigned": 4,
    "unsigned int": 4,
    "float": 4,
    "double": 8,
    "long long": 8,
    "float2": 8,
    "double2": 16,
    "float4": 16,
    "int2": 8,
    "int4": 16,
}


def _divided(left: int, right: int) -> int:
    """As C++ divides: towards zero."""
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


_BINARY: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": _divided,
    "%": lambda a, b: a - b * _divided(a, b),
    "<<": lambda a, b: a << b if 0 <= b < 63 else _MOST,
    ">>": lambda a, b: a >> b if 0 <= b < 64 else _MOST,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<": lambda a, b: int(a < b),
    ">": lambda a, b: int(a > b),
    "<=": lambda a, b: int(a <= b),
    ">=": lambda a, b: int(a >= b),
    "==": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "&&": lambda a, b: int(bool(a) and bool(b)),
    "||": lambda a, b: int(bool(a) or bool(b)),
}


_UNARY: dict[str, Callable[[int], int]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "!": lambda a: int(not a),
}


def constants_of(
    source: SourceText, defines: Mapping[str, str | float | bool] | None = None
) -> dict[str, str]:
    """The texts of a file's constants by name: macros without arguments, constants
    outside of functions, and enumerators.

    A name defined more than once with different texts is left out: which one holds, only the
    preprocessor knows.

    Args:
        source: the file.
        defines: macros given to the compiler, which go before the file's ``#ifndef`` ones.
    """
    found: dict[str, set[str]] = {}
    for name, text in _stated(source):
        found.setdefault(name, set()).add(text)
    made = {name: next(iter(texts)) for name, texts in found.items() if len(texts) == 1}
    given = {name: str(int(v) if isinstance(v, bool) else v) for name, v in (defines or {}).items()}
    return {**made, **given}


def _stated(source: SourceText) -> Iterator[tuple[str, str]]:
    """Names and texts of all constants, in brackets unless a macro's."""
    for node in walk(source.root, "preproc_def", "enumerator"):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name is not None and value is not None:
            text = source.of(value).strip()
            yield source.of(name), text if node.type == "preproc_def" else f"({text})"
    for each in variables(source):
        scalar = each.constant and each.value and not each.pointer and not each.extents
        if scalar and not each.local:
            yield each.name, f"({each.value.strip()})"


def value_of(text: str, known: Mapping[str, str | int]) -> int | None:
    """The value of an integer expression; None if it is none, or names what is not known.

    Args:
        text: of the expression.
        known: values by name, or texts, which stand for the name as a macro's does: ``2 * N``
            without brackets has a value only where it stands alone.
    """
    if len(text) > _LONGEST:
        return None
    try:
        return _Evaluation(known).value(text, 0)
    except (ValueError, ArithmeticError, RecursionError):
        return None


@dataclass
class _Evaluation:
    """The value of one expression; every method raises ValueError where there is none."""

    known: Mapping[str, str | int]
    names_left: int = _MOST_NAMES

    def value(self, text: str, depth: int, closed: bool = False) -> int:
        """The value of a text; ``closed`` if other text stands around the name that it is for."""
        tree = parse_source(f"auto x = ({text});")
        held = next(walk(tree.root, "parenthesized_expression"), None)
        parts = [each for each in held.named_children if each.type != "comment"] if held else []
        if tree.root.has_error or len(tree.root.named_children) != 1 or len(parts) != 1:
            raise ValueError(text)
        (whole,) = parts
        if whole.type == "identifier":
            return self._named(tree.of(whole), depth, closed)
        if closed and whole.type not in _CLOSED:
            raise ValueError(text)
        return self._of(tree, whole, depth)

    def _of(self, tree: SourceText, node: Node, depth: int) -> int:
        value = self._unbounded(tree, node, depth)
        if not -_MOST <= value < _MOST:
            raise ValueError(tree.of(node))
        return value

    def _unbounded(self, tree: SourceText, node: Node, depth: int) -> int:
        text = tree.of(node)
        match node.type:
            case "number_literal":
                return _number(text)
            case "true" | "false":
                return int(text == "true")
            case "identifier" | "qualified_identifier":
                return self._named(text.rpartition("::")[2], depth, closed=True)
        parts = [each for each in node.named_children if each.type != "comment"]
        if node.type == "sizeof_expression" and len(parts) == 1:
            return _size(tree.of(parts[0]))
        return _compound(tree, node, parts, lambda part: self._of(tree, part, depth))

    def _named(self, name: str, depth: int, closed: bool) -> int:
        given = self.known.get(name)
        if isinstance(given, int):
            return given
        # Each name may stand twice in the text of the next: without a limit, 2 to the depth.
        self.names_left -= 1
        if given is None or depth >= _DEEPEST or self.names_left < 0 or len(given) > _LONGEST:
            raise ValueError(name)
        return self.value(given, depth + 1, closed)


def _compound(tree: SourceText, node: Node, parts: list[Node], value: Callable[[Node], int]) -> int:
    """The value of an operation on parts of which each has a value."""
    sign = node.child_by_field_name("operator")
    signed = tree.of(sign) if sign is not None else ""
    match node.type, parts:
        case "parenthesized_expression", [part]:
            found = value(part)
        case "binary_expression", [left, right] if signed in _BINARY:
            found = _BINARY[signed](value(left), value(right))
        case "unary_expression", [part] if signed in _UNARY:
            found = _UNARY[signed](value(part))
        case "conditional_expression", [condition, yes, no]:
            found = value(yes if value(condition) else no)
        case "cast_expression", [kind, part] if tree.of(kind) in {"int", "long long"}:
            found = value(part)
        case _:
            raise ValueError(tree.of(node))
    return found


def _number(text: str) -> int:
    sign = -1 if text.startswith("-") else 1  # the grammar's numbers have one
    match = _NUMBER.fullmatch(text.lstrip("+-"))
    if match is None:
        raise ValueError(text)
    digits = match[1].replace("'", "")
    octal = len(digits) > 1 and digits[0] == "0" and digits.isdigit()
    return sign * (int(digits, 8) if octal else int(digits, 0))


def _size(text: str) -> int:
    size = _SIZES.get(" ".join(text.strip().removeprefix("(").removesuffix(")").split()))
    if size is None:
        raise ValueError(text)
    return size
