"""Parameters of a function, as its text declares them."""

from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source.declarators import name_node, outermost
from cuado.cuda_source.source import SourceText, Span, child, span_of, walk

_RESTRICT = frozenset({"__restrict__", "__restrict", "restrict"})


@dataclass(frozen=True, slots=True)
class ParameterText:
    """One parameter.

    Attributes:
        name: empty if it has none.
        type: the type's text without qualifiers, stars and name: ``float``, ``std::size_t``.
        pointer: whether it is a pointer.
        reference: whether it is a reference.
        constant: whether what it is, or points to, is ``const``.
        restrict: whether it is a ``__restrict__`` pointer.
        span: the whole declaration.
        star: of the star of a pointer; None if it is none.
        name_span: None if it has no name.
        default: the text of its default value; empty if it has none.
    """

    name: str
    type: str
    pointer: bool
    reference: bool
    constant: bool
    restrict: bool
    span: Span
    star: Span | None
    name_span: Span | None
    default: str = ""


def parameters_of(source: SourceText, declarator: Node) -> tuple[ParameterText, ...]:
    """The parameters of a function's declarator, in order."""
    listed = child(declarator, "parameter_list")
    if listed is None:
        return ()
    kinds = ("parameter_declaration", "optional_parameter_declaration")
    made = [_parameter(source, each) for each in listed.named_children if each.type in kinds]
    if len(made) == 1 and made[0].type == "void" and not made[0].pointer and not made[0].name:
        return ()
    return tuple(made)


def _parameter(source: SourceText, node: Node) -> ParameterText:
    kind = node.child_by_field_name("type")
    written = node.child_by_field_name("declarator")
    default = node.child_by_field_name("default_value")
    name = name_node(written) if written is not None else None
    pointer = _declared(written, "pointer_declarator", "abstract_pointer_declarator")
    reference = _declared(written, "reference_declarator", "abstract_reference_declarator")
    own = {source.of(each) for each in node.children if each.type == "type_qualifier"}
    below = {source.of(each) for each in walk(written, "type_qualifier")} if written else set()
    star = child(pointer, "*") if pointer else None
    return ParameterText(
        name=source.of(name) if name is not None else "",
        type=source.of(kind) if kind is not None else "",
        pointer=bool(pointer),
        reference=bool(reference),
        constant=bool(own & {"const", "constexpr"}),
        restrict=bool((own | below) & _RESTRICT),
        span=span_of(node),
        star=span_of(star) if star is not None else None,
        name_span=span_of(name) if name is not None else None,
        default=source.of(default) if default is not None else "",
    )


def _declared(written: Node | None, *types: str) -> Node | None:
    """The outermost declarator of one of these types; None if there is none."""
    found = (outermost(written, each) for each in types) if written is not None else ()
    return next((each for each in found if each is not None), None)
