"""Which variables an expression names a part of, and which ones a call may change."""

from collections.abc import Iterator

from tree_sitter import Node

from cuado.cuda_source import SourceText, functions

_PARTIAL = ("subscript_expression", "field_expression", "parenthesized_expression")


def owner_of(source: SourceText, node: Node) -> str:
    """The variable of which an expression names a part: ``a`` of ``a[i].x``."""
    found = node
    while found.type in _PARTIAL:
        is_whole = found.type == "parenthesized_expression" and found.named_children
        found = found.named_children[0] if is_whole else found.children[0]
    return source.of(found)


def passed_by_reference(source: SourceText, call: Node) -> Iterator[str]:
    """Variables that a function of the file gets by reference, and may change."""
    callee, listed = (call.child_by_field_name(n) for n in ("function", "arguments"))
    name = source.of(callee).partition("<")[0] if callee is not None else ""
    given = [n for n in listed.named_children if n.type != "comment"] if listed else []
    for parameters in (f.parameters for f in functions(source) if f.name == name):
        for argument, each in zip(given, parameters, strict=False):
            if each.reference and not each.constant:
                yield owner_of(source, argument)
