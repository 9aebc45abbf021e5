"""Launches ``kernel<<<grid, block, shared, stream>>>(arguments)`` in a source's host part."""

from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source.source import SourceText, Span, child, span_of, walk, walk_inside

_AROUND = ("function_definition", "lambda_expression")


@dataclass(frozen=True, slots=True)
class LaunchText:
    """One launch.

    Attributes:
        kernel: the function's name without namespaces and template arguments.
        template_arguments: their texts; none if there are none.
        configuration: the texts between ``<<<`` and ``>>>``: grid, block, shared bytes, stream.
        configuration_spans: where they stand.
        arguments: the texts of the kernel's arguments.
        span: from the kernel's name to the closing bracket.
        line: of the kernel's name.
        function: the body of the function around it, so that its variables can be looked up; None
            if it stands in none.
    """

    kernel: str
    template_arguments: tuple[str, ...]
    configuration: tuple[str, ...]
    configuration_spans: tuple[Span, ...]
    arguments: tuple[str, ...]
    span: Span
    line: int
    function: Span | None

    @property
    def grid(self) -> str:
        """The grid's text; empty if it is missing."""
        return self.configuration[0] if self.configuration else ""

    @property
    def block(self) -> str:
        """The block's text; empty if it is missing."""
        return self.configuration[1] if len(self.configuration) > 1 else ""

    @property
    def shared_bytes(self) -> str:
        """The text of the bytes of dynamic shared memory; empty if it is not given."""
        return self.configuration[2] if len(self.configuration) > 2 else ""


def launches(source: SourceText, kernel: str = "") -> tuple[LaunchText, ...]:
    """The launches of a kernel, or of all, in the order of the text."""
    made = (
        _launch(source, node, around)
        for node, around in walk_inside(source.root, ("call_expression",), _AROUND)
    )
    return tuple(each for each in made if each is not None and kernel in {"", each.kernel})


def _launch(source: SourceText, call: Node, around: tuple[Node, ...]) -> LaunchText | None:
    syntax = child(call, "kernel_call_syntax")
    called = call.child_by_field_name("function")
    if syntax is None or called is None:
        return None
    templated = next(walk(called, "template_argument_list"), None)
    name_end = templated.start_byte if templated else called.end_byte
    name = source.at(Span(called.start_byte, name_end))
    listed = child(call, "argument_list")
    configured = _listed(syntax)
    given = _listed(listed) if listed is not None else []
    body = child(around[-1], "compound_statement") if around else None
    return LaunchText(
        kernel=name.strip().rpartition("::")[2],
        template_arguments=tuple(map(source.of, _listed(templated))) if templated else (),
        configuration=tuple(map(source.of, configured)),
        configuration_spans=tuple(map(span_of, configured)),
        arguments=tuple(map(source.of, given)),
        span=span_of(call),
        line=source.line(call.start_byte),
        function=span_of(body) if body is not None else None,
    )


def _listed(node: Node) -> list[Node]:
    return [each for each in node.named_children if each.type != "comment"]
