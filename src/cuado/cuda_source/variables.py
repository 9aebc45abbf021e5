"""Variables that a function's body or a file declares, with what they start with."""

from dataclasses import dataclass, field

from tree_sitter import Node

from cuado.cuda_source.declarators import dimensions, name_node, outermost
from cuado.cuda_source.source import SourceText, Span, span_of, walk_inside

_BRACKETED = frozenset({"argument_list", "initializer_list", "parameter_list"})


@dataclass(frozen=True)
class VariableText:
    """A variable as declared.

    Attributes:
        name: of it.
        type: the type's text, without qualifiers and stars: ``dim3``.
        constant: whether it is ``const`` or ``constexpr``.
        pointer: whether it is a pointer.
        extents: the texts of an array's extents.
        value: the text it starts with: of ``= ...``, or between ``(...)`` or ``{...}``; else empty.
        value_span: where that stands; None if there is none.
        values: the texts of the arguments of a constructor: ``dim3 block(32, 8)``.
        value_spans: where these stand.
        span: of the whole declaration, which may declare more than this one.
        line: of the name.
        local: whether it stands in a function.
        node: the declarator in the tree.
    """

    name: str
    type: str
    constant: bool
    pointer: bool
    extents: tuple[str, ...]
    value: str
    value_span: Span | None
    values: tuple[str, ...]
    value_spans: tuple[Span, ...]
    span: Span
    line: int
    local: bool
    node: Node = field(repr=False, compare=False)


def variables(source: SourceText, within: Span | None = None) -> tuple[VariableText, ...]:
    """The variables declared in a span, in the order of the text; in the whole file without one.

    Parameters and members of structures are none of them.
    """
    found: list[VariableText] = []
    for node, around in walk_inside(source.root, ("declaration",), ("compound_statement",)):
        if within is not None and not within.holds(span_of(node)):
            continue
        for declarator in node.children_by_field_name("declarator"):
            made = _variable(source, node, declarator, bool(around))
            if made is not None:
                found.append(made)
    return tuple(found)


def _variable(source: SourceText, node: Node, declarator: Node, local: bool) -> VariableText | None:
    name, kind = name_node(declarator), node.child_by_field_name("type")
    if name is None or kind is None:
        return None
    constructed, span = _initial(declarator)
    words = {source.of(each) for each in node.children if each.type == "type_qualifier"}
    extents = [source.of(each) if each is not None else "" for each in dimensions(declarator)]
    return VariableText(
        name=source.of(name),
        type=source.of(kind),
        constant=bool(words & {"const", "constexpr"}),
        pointer=outermost(declarator, "pointer_declarator") is not None,
        extents=tuple(extents),
        value=source.at(span) if span is not None else "",
        value_span=span,
        values=tuple(map(source.of, constructed)),
        value_spans=tuple(map(span_of, constructed)),
        span=span_of(node),
        line=source.line(name.start_byte),
        local=local,
        node=declarator,
    )


def _initial(declarator: Node) -> tuple[list[Node], Span | None]:
    """The arguments of a variable's constructor, and where what it starts with stands."""
    value = declarator.child_by_field_name("value")
    if declarator.type == "function_declarator":
        # ``dim3 block(width, height);`` reads as the declaration of a function.
        value = declarator.child_by_field_name("parameters")
    if value is None:
        return [], None
    if value.type not in _BRACKETED:
        return [], span_of(value)
    inside = Span(value.start_byte + 1, value.end_byte - 1)
    return [each for each in value.named_children if each.type != "comment"], inside
