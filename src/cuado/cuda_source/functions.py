"""Functions of a source: kernels, device functions and those of the host."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tree_sitter import Node

from cuado.cuda_source.declarators import name_node, outermost
from cuado.cuda_source.parameters import ParameterText, parameters_of
from cuado.cuda_source.source import (
    SourceText,
    Span,
    child,
    first_error,
    span_of,
    walk,
    walk_inside,
)

_AROUND = (
    "namespace_definition",
    "class_specifier",
    "struct_specifier",
    "template_declaration",
)


@dataclass(frozen=True, slots=True)
class LaunchBounds:
    """``__launch_bounds__(256, 2)``.

    Attributes:
        threads: the text of the greatest number of threads a block.
        blocks: the text of the least number of blocks an SM; empty if it is not given.
        span: all of it, the word included.
        arguments: the spans of all of its arguments.
    """

    threads: str
    blocks: str
    span: Span
    arguments: tuple[Span, ...]


@dataclass(frozen=True)
class FunctionText:
    """A function that a source defines.

    Attributes:
        name: as it is declared, without namespaces.
        qualifiers: ``__global__``, ``__device__``, ``__host__``, ``__forceinline__``: as written.
        template: the texts of the template's parameters; None if it is no template.
        namespaces: around it, the outermost first.
        parameters: in order.
        bounds: its launch bounds; None if it has none.
        span: of the definition, ``template <...>`` included.
        head: from the definition's start to its body.
        name_span: of the name.
        body: of the braces and all between them.
        line: in which its name stands.
        broken: the first line that the grammar does not fit; None if the whole fits.
        node: the definition in the tree, for searches in it.
    """

    name: str
    qualifiers: frozenset[str]
    template: tuple[str, ...] | None
    namespaces: tuple[str, ...]
    parameters: tuple[ParameterText, ...]
    bounds: LaunchBounds | None
    span: Span
    head: Span
    name_span: Span
    body: Span
    line: int
    broken: int | None
    node: Node = field(repr=False, compare=False)

    @property
    def is_kernel(self) -> bool:
        """True for ``__global__`` functions."""
        return "__global__" in self.qualifiers

    def parameter(self, name: str) -> ParameterText | None:
        """The parameter of a name; None if there is none."""
        return next((each for each in self.parameters if each.name == name), None)


def functions(source: SourceText) -> tuple[FunctionText, ...]:
    """All functions with a body, in the order of the text."""
    return source.once("functions", lambda: tuple(_functions(source)))


def _functions(source: SourceText) -> Iterator[FunctionText]:
    for node, around in walk_inside(source.root, ("function_definition",), _AROUND):
        made = _function(source, node, around)
        if made is not None:
            yield made


def kernels(source: SourceText) -> tuple[FunctionText, ...]:
    """The ``__global__`` functions with a body, in the order of the text."""
    return tuple(each for each in functions(source) if each.is_kernel)


def _function(source: SourceText, node: Node, around: tuple[Node, ...]) -> FunctionText | None:
    declarator = node.child_by_field_name("declarator")
    declarator = outermost(declarator, "function_declarator") if declarator is not None else None
    body = node.child_by_field_name("body") or child(node, "compound_statement")
    name = name_node(declarator) if declarator is not None else None
    if declarator is None or body is None or name is None:
        return None
    whole = node
    template = None
    if around and around[-1].type == "template_declaration":
        whole = around[-1]
        listed = child(whole, "template_parameter_list")
        template = tuple(source.of(each) for each in listed.named_children) if listed else ()
    wrong = first_error(whole)
    return FunctionText(
        name=source.of(name).rpartition("::")[2],
        qualifiers=frozenset(_qualifiers(source, node)),
        template=template,
        namespaces=_namespaces(source, around),
        parameters=parameters_of(source, declarator),
        bounds=_bounds(source, node),
        span=span_of(whole),
        head=Span(whole.start_byte, body.start_byte),
        name_span=span_of(name),
        body=span_of(body),
        line=source.line(name.start_byte),
        broken=source.line(wrong.start_byte) if wrong is not None else None,
        node=node,
    )


def _qualifiers(source: SourceText, node: Node) -> list[str]:
    """The words before a function's type: those of CUDA, and ``static``, ``inline``, ``const``."""
    words: list[str] = []
    for each in node.children:
        if each.type in {"compound_statement", "function_declarator"}:
            break
        if each.type.startswith("__") or each.type in {"storage_class_specifier", "type_qualifier"}:
            words.append(source.of(each))
    return words


def _namespaces(source: SourceText, around: tuple[Node, ...]) -> tuple[str, ...]:
    scopes = (each for each in around if each.type != "template_declaration")
    names = (each.child_by_field_name("name") for each in scopes)
    return tuple(source.of(name) if name is not None else "" for name in names)


def _bounds(source: SourceText, node: Node) -> LaunchBounds | None:
    found = next(walk(node, "launch_bounds", "compound_statement"), None)
    if found is None or found.type != "launch_bounds":
        return None
    given = [each for each in found.named_children if each.type != "comment"]
    texts = [source.of(each) for each in given]
    if not texts:
        return None
    spans = tuple(map(span_of, given))
    return LaunchBounds(texts[0], texts[1] if len(texts) > 1 else "", span_of(found), spans)
