"""Calls in a kernel's text: found by the function's name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source.source import walk
from cuado.optimizer.patches.site import Site


@dataclass(frozen=True)
class Call:
    """One call.

    Attributes:
        name: of the function, without ``std::``.
        callee: the node that names it.
        arguments: the nodes of its arguments.
        node: the whole call.
        line: where it stands.
    """

    name: str
    callee: Node
    arguments: tuple[Node, ...]
    node: Node
    line: int


def calls(site: Site, wanted: Callable[[str], bool]) -> Iterator[Call]:
    """The calls of some functions in the kernel and in what it calls, in the order of the text."""
    for function in site.functions:
        for node in walk(function.node, "call_expression"):
            callee = node.child_by_field_name("function")
            listed = node.child_by_field_name("arguments")
            if callee is None or listed is None:
                continue
            name = site.source.of(callee).removeprefix("::").removeprefix("std::")
            if wanted(name):
                given = tuple(each for each in listed.named_children if each.type != "comment")
                yield Call(name, callee, given, node, site.source.line(node.start_byte))
