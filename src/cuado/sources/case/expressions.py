"""Integer arithmetic with names, as cases write sizes: ``"N // 32"``, ``"min(N, 1 << 20)"``.

The text is parsed by Python's ``ast`` and walked here; nothing is ever evaluated as Python.
"""

import ast
import operator
import warnings
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from cuado.errors import CuadoError, UnknownNameError

_T = TypeVar("_T")

_LONGEST = 500
"""Characters; Python's parser is recursive."""
_BITS = 64
"""What a kernel parameter can hold; also keeps ``9 ** 9 ** 9`` from being computed."""
_CONDITION_REMEDY = "compare two expressions: < <= > >= == !=; join with and, or, not"
_REMEDY = "write integers, names, + - * // % ** << >>, min(...), max(...) and brackets"

_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
_BOUNDED = (ast.Pow, ast.LShift, ast.RShift)
"""Operators whose right side must lie in [0, 64]."""
_COMPARED: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_CALLS: dict[str, Callable[..., int]] = {"min": min, "max": max}


class ExpressionError(CuadoError):
    """Text that is no integer expression, or whose value is none."""


def evaluate(text: str, names: Mapping[str, int]) -> int:
    """The value of an expression.

    Raises:
        ExpressionError: it is none, divides by zero, or leaves 64 bits.
        UnknownNameError: a name has no value; lists those that have.
    """
    return _evaluated(text, names, _value)


def holds(text: str, names: Mapping[str, int]) -> bool:
    """True if a condition holds: expressions compared, joined by ``and``, ``or``, ``not``.

    Raises:
        ExpressionError: it is none, divides by zero, or leaves 64 bits.
        UnknownNameError: a name has no value; lists those that have.
    """
    return _evaluated(text, names, _holds)


def names_in(text: str) -> frozenset[str]:
    """The names that an expression or a condition uses.

    Raises:
        ExpressionError: it is neither.
    """
    try:
        body = _parsed(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ExpressionError(f"'{text}' is no integer expression", _REMEDY) from error
    called = {id(node.func) for node in ast.walk(body) if isinstance(node, ast.Call)}
    found = (node for node in ast.walk(body) if isinstance(node, ast.Name))
    return frozenset(node.id for node in found if id(node) not in called)


def _evaluated(
    text: str, names: Mapping[str, int], read: Callable[[ast.expr, Mapping[str, int]], _T]
) -> _T:
    try:
        return read(_parsed(text), names)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ExpressionError(f"'{text}' is no integer expression", _REMEDY) from error
    except ZeroDivisionError as error:
        raise ExpressionError(f"'{text}' divides by zero", "correct a constant") from error


@lru_cache(maxsize=1024)
def _parsed(text: str) -> ast.expr:
    """The syntax tree of an expression; cached, as a space of configurations asks often."""
    if len(text) > _LONGEST:
        raise ExpressionError(f"an expression of {len(text)} characters", f"at most {_LONGEST}")
    with warnings.catch_warnings():  # "1or 2" is an error here, and needs no warning
        warnings.simplefilter("ignore", SyntaxWarning)
        return ast.parse(text.strip(), mode="eval").body


def _holds(node: ast.expr, names: Mapping[str, int]) -> bool:
    match node:
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(_holds(part, names) for part in parts)
        case ast.BoolOp(op=ast.Or(), values=parts):
            return any(_holds(part, names) for part in parts)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _holds(operand, names)
        case ast.Compare(left=left, ops=ops, comparators=others) if all(
            type(op) in _COMPARED for op in ops
        ):
            values = [_value(part, names) for part in (left, *others)]
            pairs = zip(ops, values, values[1:], strict=False)
            return all(_COMPARED[type(op)](a, b) for op, a, b in pairs)
        case _:
            raise ExpressionError(f"'{ast.unparse(node)}' is no condition", _CONDITION_REMEDY)


def _value(node: ast.expr, names: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return _bounded(number)
        case ast.Name(id=name):
            return _named(name, names)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand, names)
        case ast.BinOp(left=left, op=ast.Div(), right=right):
            raise ExpressionError("'/' is no integer division", "write //")
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return _operated(op, _value(left, names), _value(right, names))
        case ast.Call(func=ast.Name(id=name), args=[_, *_] as parts, keywords=[]) if name in _CALLS:
            return _CALLS[name](*[[_value(part, names) for part in parts]])
        case _:
            raise ExpressionError(f"'{ast.unparse(node)}' is no integer expression", _REMEDY)


def _operated(op: ast.operator, left: int, right: int) -> int:
    if isinstance(op, _BOUNDED) and not 0 <= right <= _BITS:
        raise ExpressionError(f"{right} on the right of ** << >>", f"from 0 to {_BITS}")
    return _bounded(_BINARY[type(op)](left, right))


def _bounded(number: int) -> int:
    if number.bit_length() > _BITS:
        raise ExpressionError("a value of more than 64 bits", "correct a constant")
    return number


def _named(name: str, names: Mapping[str, int]) -> int:
    try:
        return names[name]
    except KeyError:
        known = names or {"(none: give [constants])": 0}
        raise UnknownNameError("constant", name, known) from None


def between_commas(text: str, opening: str = "(<[{", closing: str = ")>]}") -> list[str]:
    """The words between commas that are outside of brackets; empty ones are left out."""
    words, depth = [""], 0
    for letter in text:
        depth += (letter in opening) - (letter in closing)
        if letter == "," and depth == 0:
            words.append("")
        else:
            words[-1] += letter
    return [each.strip() for each in words if each.strip()]
