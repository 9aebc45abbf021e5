"""No function is more complex than a reader can follow.

Counted as radon counts: comprehensions and conditions joined by ``and``/``or`` count, which ruff's
``max-complexity`` does not see. An inner function counts by itself.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
MOST = 15
Function = ast.FunctionDef | ast.AsyncFunctionDef


def _decisions(node: ast.AST) -> int:
    """The paths that one node adds."""
    match node:
        case ast.Try():
            return len(node.handlers) + bool(node.orelse)
        case ast.BoolOp():
            return len(node.values) - 1
        case ast.For() | ast.AsyncFor() | ast.While():
            return 1 + bool(node.orelse)
        case ast.comprehension():
            return 1 + len(node.ifs)
        case ast.Match():
            return len(node.cases) - any(_is_wildcard(each.pattern) for each in node.cases)
    return isinstance(node, ast.If | ast.IfExp | ast.Assert)


def _is_wildcard(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            continue
        yield child
        if not isinstance(child, ast.Assert):  # radon does not look inside
            yield from _own_nodes(child)


def complexity(function: Function) -> int:
    """1, and 1 for each decision in the body."""
    body = ast.Module(function.body, [])
    return 1 + sum(map(_decisions, _own_nodes(body)))


def test_no_function_is_too_complex() -> None:
    functions = [
        (f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}", complexity(node))
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, Function)
    ]
    assert len(functions) > 5000
    assert [each for each in functions if each[1] > MOST] == []


def test_decisions_are_counted() -> None:
    (function,) = ast.parse("""
def example(a, b):
    if a and b or not a:
        return [x for x in a if x]
    def inner():
        return 1 if a else 2
    for x in a:
        try:
            inner()
        except OSError:
            pass
    match a:
        case 1:
            return b
        case _:
            return a
""").body
    assert isinstance(function, ast.FunctionDef)
    assert complexity(function) == 9
