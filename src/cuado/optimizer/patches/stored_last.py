"""Stores whose values are computed from loads or by calls: done for all parts before any is stored.

Else the compiler, which cannot know that the store of one part is not what the next one loads, lets
each part wait for the one before.
"""

from tree_sitter import Node

from cuado.cuda_source import FunctionText, SourceText, variables
from cuado.cuda_source.source import walk


def stored_last(
    source: SourceText, function: FunctionText, node: Node
) -> tuple[str, Node, Node] | None:
    """The element's type, the target and the value of such a store; None for other statements."""
    parts = _assignment(source, node)
    if parts is None:
        return None
    target, value = parts
    changes = next(walk(value, "assignment_expression", "update_expression"), None)
    type_ = _pointed(source, function, source.of(target.children[0]))
    if changes is not None or not type_ or not _waits(source, function, value):
        return None
    return type_, target, value


def _assignment(source: SourceText, node: Node) -> tuple[Node, Node] | None:
    """The element of a plain assignment, and the value; None for other statements."""
    inner = node.named_children[0] if node.type == "expression_statement" else None
    if inner is None or inner.type != "assignment_expression":
        return None
    target, value = inner.child_by_field_name("left"), inner.child_by_field_name("right")
    sign = inner.child_by_field_name("operator")
    if target is None or value is None or sign is None or source.of(sign) != "=":
        return None
    is_element = target.type == "subscript_expression" and target.children[0].type == "identifier"
    return (target, value) if is_element else None


def _waits(source: SourceText, function: FunctionText, value: Node) -> bool:
    """True if a value is loaded, or comes from a call."""
    own = {v.name for v in variables(source, function.body) if v.extents and not v.pointer}
    kinds = ("subscript_expression", "call_expression")
    return any(source.of(n.children[0]) not in own for n in walk(value, *kinds))


def _pointed(source: SourceText, function: FunctionText, name: str) -> str:
    """The type that a pointer points to; empty if it is no pointer, or points to another."""
    for each in function.parameters:
        if each.name == name and each.pointer:
            return each.type if source.at(each.span).count("*") == 1 else ""
    found = [v for v in variables(source, function.body) if v.name == name]
    if len(found) == 1 and found[0].pointer and source.of(found[0].node).count("*") == 1:
        return found[0].type if found[0].type != "auto" else ""
    return ""
