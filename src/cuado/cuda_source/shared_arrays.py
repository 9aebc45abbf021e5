"""Shared arrays of a kernel, and where it subscripts them."""

from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source.declarators import dimensions, name_node
from cuado.cuda_source.functions import FunctionText
from cuado.cuda_source.source import SourceText, Span, span_of, walk


@dataclass(frozen=True, slots=True)
class Dimension:
    """One extent of an array: its text, empty for ``[]``, and where it stands."""

    text: str
    span: Span | None


@dataclass(frozen=True, slots=True)
class Use:
    """One place where an array's name stands.

    Attributes:
        span: the name with all subscripts that follow it: ``tile[i][j]``.
        subscripts: the text in each pair of brackets.
        subscript_spans: where these stand, without the brackets.
    """

    span: Span
    subscripts: tuple[str, ...]
    subscript_spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class SharedArray:
    """A ``__shared__`` variable.

    Attributes:
        name: of the variable.
        type: the element's type as written.
        dimensions: the extents, the leftmost first; none for a variable that is no array.
        dynamic: whether it is ``extern``: the launch sets its size.
        span: of the whole declaration, the semicolon included.
        name_span: of the name.
        line: of the name.
        uses: where the name stands after its declaration.
    """

    name: str
    type: str
    dimensions: tuple[Dimension, ...]
    dynamic: bool
    span: Span
    name_span: Span
    line: int
    uses: tuple[Use, ...]


def shared_arrays(source: SourceText, function: FunctionText) -> tuple[SharedArray, ...]:
    """The shared variables that a function declares, in order."""
    found: list[SharedArray] = []
    for node in walk(function.node, "declaration"):
        words = {source.of(each) for each in node.children if each.child_count == 0}
        words |= {source.of(c) for each in node.children for c in each.children}
        if "__shared__" not in words:
            continue
        kind = node.child_by_field_name("type")
        for declarator in node.children_by_field_name("declarator"):
            name = name_node(declarator)
            if name is None or kind is None:
                continue
            extents = tuple(
                Dimension(source.of(each), span_of(each))
                if each is not None
                else Dimension("", None)
                for each in dimensions(declarator)
            )
            found.append(
                SharedArray(
                    name=source.of(name),
                    type=source.of(kind),
                    dimensions=extents,
                    dynamic="extern" in words,
                    span=span_of(node),
                    name_span=span_of(name),
                    line=source.line(name.start_byte),
                    uses=uses(source, function, source.of(name), after=node.end_byte),
                )
            )
    return tuple(found)


def uses(source: SourceText, function: FunctionText, name: str, after: int = 0) -> tuple[Use, ...]:
    """Where a name stands in a function's body behind an offset, with its subscripts."""
    found: list[Use] = []
    subscripted: Node | None = None
    for node in walk(function.node, "identifier", "subscript_expression"):
        if node.type == "subscript_expression":
            # Of ``a[i][j]`` the outermost comes first; all of them start where the name does.
            if subscripted is None or node.start_byte != subscripted.start_byte:
                subscripted = node
            continue
        if node.start_byte < max(after, function.body.start) or source.of(node) != name:
            continue
        whole = subscripted if subscripted and subscripted.start_byte == node.start_byte else node
        spans = _subscripts(whole)
        found.append(Use(span_of(whole), tuple(map(source.at, spans)), tuple(spans)))
    return tuple(found)


def _subscripts(node: Node) -> list[Span]:
    """Between the brackets of nested subscripts, the leftmost first."""
    spans: list[Span] = []
    level: Node | None = node
    while level is not None and level.type == "subscript_expression":
        listed = level.children[-1]
        spans.append(Span(listed.start_byte + 1, listed.end_byte - 1))
        level = level.children[0]
    return spans[::-1]
