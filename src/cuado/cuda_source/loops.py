"""Loops of a function: what they count with, how far, and what a pragma says of them."""

import re
from bisect import bisect_left
from dataclasses import dataclass, field

from tree_sitter import Node

from cuado.cuda_source.declarators import name_node
from cuado.cuda_source.functions import FunctionText
from cuado.cuda_source.source import SourceText, Span, span_of, walk

_KINDS = {"for_statement": "for", "while_statement": "while", "do_statement": "do"}
_BETWEEN = re.compile(rb"(?:\s|//[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)*")
"""White space and comments."""
_COMPARED = re.compile(r"<=?|>=?|!=")


@dataclass(frozen=True)
class LoopText:
    """One loop.

    Attributes:
        kind: ``for``, ``while`` or ``do``.
        variable: the induction variable of a ``for`` that declares or sets one; else empty.
        begins: the text of its first value; empty if unknown.
        condition: the text of the condition.
        comparison: ``<``, ``<=``, ...: how the variable is compared; empty if it is not.
        bound: the text that the variable is compared with; empty if unknown.
        update: the text of the update of a ``for``.
        step: the text of what is added each time: ``1`` for ``++i``; empty if unknown.
        pragma: the text of a pragma before it: ``unroll 4``; empty if there is none.
        pragma_span: the pragma's line; None if there is none.
        span: from the keyword to the end of the body.
        head: from the keyword to the body.
        body: of the body, with its braces if it has any.
        line: of the keyword.
        depth: loops around it in the function.
        node: in the tree.
    """

    kind: str
    variable: str
    begins: str
    condition: str
    comparison: str
    bound: str
    update: str
    step: str
    pragma: str
    pragma_span: Span | None
    span: Span
    head: Span
    body: Span
    line: int
    depth: int
    node: Node = field(repr=False, compare=False)


def loops(source: SourceText, function: FunctionText) -> tuple[LoopText, ...]:
    """All loops of a function, the outer ones before those in them."""
    found: list[LoopText] = []
    around: list[int] = []
    for node in walk(function.node, *_KINDS):
        while around and around[-1] <= node.start_byte:
            around.pop()
        found.append(_loop(source, node, len(around)))
        around.append(node.end_byte)
    return tuple(found)


def _loop(source: SourceText, node: Node, depth: int) -> LoopText:
    body = node.child_by_field_name("body") or node.children[-1]
    condition = node.child_by_field_name("condition")
    update = node.child_by_field_name("update")
    variable, begins = _initial(source, node.child_by_field_name("initializer"))
    comparison, bound = _bound(source, condition, variable)
    pragma = _pragma(source, node.start_byte)
    condition_text = source.of(condition) if condition is not None else ""
    if node.type != "for_statement":
        condition_text = condition_text.removeprefix("(").removesuffix(")").strip()
    head_end = body.start_byte if node.type != "do_statement" else node.start_byte + 2
    return LoopText(
        kind=_KINDS[node.type],
        variable=variable,
        begins=begins,
        condition=condition_text,
        comparison=comparison,
        bound=bound,
        update=source.of(update) if update is not None else "",
        step=_step(source, update, variable),
        pragma=_said(pragma),
        pragma_span=Span(*pragma.span()) if pragma is not None else None,
        span=span_of(node),
        head=Span(node.start_byte, head_end),
        body=span_of(body),
        line=source.line(node.start_byte),
        depth=depth,
        node=node,
    )


def _initial(source: SourceText, node: Node | None) -> tuple[str, str]:
    """The variable that a ``for`` starts with, and its first value."""
    if node is None:
        return "", ""
    written = node
    if node.type == "declaration":
        declarators = node.children_by_field_name("declarator")
        if len(declarators) != 1 or declarators[0].type != "init_declarator":
            return "", ""
        written = declarators[0]
        name, value = name_node(written), written.child_by_field_name("value")
    elif node.type == "assignment_expression":
        name, value = node.child_by_field_name("left"), node.child_by_field_name("right")
    else:
        return "", ""
    if name is None or value is None or name.type != "identifier":
        return "", ""
    return source.of(name), source.of(value)


def _bound(source: SourceText, node: Node | None, variable: str) -> tuple[str, str]:
    """How the variable is compared, and with what, in a condition that is one comparison."""
    if node is None or node.type != "binary_expression" or not variable:
        return "", ""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    operator = node.child_by_field_name("operator")
    if left is None or right is None or operator is None:
        return "", ""
    if _COMPARED.fullmatch(source.of(operator)) is None or source.of(left) != variable:
        return "", ""
    return source.of(operator), source.of(right)


def _step(source: SourceText, node: Node | None, variable: str) -> str:
    if node is None or not variable:
        return ""
    text = "".join(source.of(node).split())
    if text in {f"++{variable}", f"{variable}++"}:
        return "1"
    if text in {f"--{variable}", f"{variable}--"}:
        return "-1"
    if node.type != "assignment_expression" or not text.startswith(
        (f"{variable}+=", f"{variable}-=")
    ):
        return ""
    right = node.child_by_field_name("right")
    amount = source.of(right) if right is not None else ""
    return amount if text.startswith(f"{variable}+=") else f"-({amount})"


def _pragma(source: SourceText, start: int) -> re.Match[bytes] | None:
    """The pragma right before a loop that starts at an offset."""
    before = source.pragmas[: bisect_left(source.pragmas, start, key=lambda each: each.start())]
    if not before or _BETWEEN.fullmatch(source.data, before[-1].end(), start) is None:
        return None
    return before[-1]


def _said(pragma: re.Match[bytes] | None) -> str:
    if pragma is None:
        return ""
    text: bytes = pragma["line"] if pragma["line"] is not None else pragma["word"]
    return " ".join(text.decode("utf-8", "replace").partition("//")[0].split())
