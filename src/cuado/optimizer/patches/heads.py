"""Edits of a kernel's head: launch bounds, ``__maxnreg__``, ``const`` and ``__restrict__``."""

import re
from collections.abc import Iterator

from tree_sitter import Node

from cuado.backends.written import written_buffers
from cuado.cuda_source import Edit, FunctionText, ParameterText, SourceText, Span
from cuado.cuda_source.source import walk_inside
from cuado.model.arguments import Argument, Pointer
from cuado.optimizer.patches.site import Site

_MAXIMUM = re.compile(r"__maxnreg__\s*\([^()]*\)\s*")


def with_bounds(site: Site, bounds: str) -> list[Edit]:
    """The kernel with these words in place of all that bounds its registers; empty for none."""
    entry = site.entry
    edits = [Edit(each, "") for each in _maximums(site.source, entry)]
    if entry.bounds is not None:
        edits.append(Edit(entry.bounds.span, bounds))
    elif bounds:
        edits.append(Edit.insertion(entry.name_span.start, f"{bounds} "))
    return edits


def threads_text(site: Site) -> str:
    """The threads of a block as the kernel's bounds state them, or as it is launched."""
    x, y, z = site.setting.block
    bounds = site.entry.bounds
    return bounds.threads if bounds is not None else str(x * y * z)


def _maximums(source: SourceText, entry: FunctionText) -> Iterator[Span]:
    text = source.data[entry.head.start : entry.head.end]
    for found in re.finditer(_MAXIMUM.pattern.encode(), text):
        yield Span(entry.head.start + found.start(), entry.head.start + found.end())


def promised(site: Site, parameter: ParameterText, *, constant: bool) -> list[Edit]:
    """Edits that make a pointer ``__restrict__``, and what it points to ``const``."""
    edits = []
    if constant and not parameter.constant:
        edits.append(Edit.insertion(parameter.span.start, "const "))
    if parameter.star is not None and not parameter.restrict and not _shares(site, parameter):
        behind = site.source.data[parameter.star.end : parameter.star.end + 1]
        words = "__restrict__ " if behind.strip() else " __restrict__"
        edits.append(Edit.insertion(parameter.star.end, words))
    return edits


def _shares(site: Site, parameter: ParameterText) -> bool:
    """True if another pointer of the launch leads into the same memory: the two may overlap."""
    memories = [(text, _memory_of(each)) for text, each in site.pairs if text.pointer]
    own = [memory for text, memory in memories if text is parameter]
    return any(memory in own for text, memory in memories if text is not parameter)


def restricted(site: Site, constant: frozenset[str] = frozenset()) -> list[Edit]:
    """Edits that make every pointer of the kernel ``__restrict__``.

    Args:
        site: the kernel.
        constant: names of those that become ``const`` as well.
    """
    return [
        edit
        for each in site.entry.parameters
        if each.pointer and each.star is not None
        for edit in promised(site, each, constant=each.name in constant)
    ]


def unwritten_pointers(site: Site) -> frozenset[str]:
    """Names of pointer parameters whose buffers the kernel provably only reads."""
    written = written_buffers(site.kernel.launch)
    pointers = ((text.name, each) for text, each in site.pairs if text.pointer)
    return frozenset(name for name, each in pointers if _memory_of(each) not in written)


def _memory_of(argument: Argument) -> str:
    return argument.buffer if isinstance(argument, Pointer) else argument.name


def constant_pointers(site: Site) -> frozenset[str]:
    """Names of those that can be declared ``const``: the code hands none on as anything else."""
    unwritten = unwritten_pointers(site)
    return frozenset(
        each.name
        for each in site.entry.parameters
        if each.name in unwritten and (each.constant or _stays_constant(site, each.name))
    )


_AROUND = (
    "subscript_expression", "call_expression", "argument_list", "declaration", "cast_expression",
    "assignment_expression", "pointer_expression", "update_expression", "subscript_argument_list",
)  # fmt: skip


def _stays_constant(site: Site, name: str) -> bool:
    """True if each place of a pointer's name compiles with a pointer to ``const``."""
    found = walk_inside(site.entry.node, ("identifier",), _AROUND)
    return all(
        _takes_constant(site, node, around)
        for node, around in found
        if site.source.of(node) == name and site.entry.body.start <= node.start_byte
    )


def _takes_constant(site: Site, node: Node, around: tuple[Node, ...]) -> bool:
    near = [each for each in around if each.start_byte <= node.start_byte < each.end_byte]
    kind = near[-1].type if near else ""
    if kind == "subscript_expression":
        return near[-1].start_byte == node.start_byte and _is_element_read(node, near)
    if kind == "argument_list" and len(near) > 1:
        return _is_read(site, near[-2], node)
    words = site.source.code(near[-1]).split("*")[0].split() if kind == "declaration" else []
    return words[:1] == ["const"]


def _is_element_read(node: Node, near: list[Node]) -> bool:
    """True if an element is not assigned to, and its address not taken."""
    targets = (each.child_by_field_name(n) for each in near for n in ("left", "argument"))
    return not any(each is not None and each.start_byte == node.start_byte for each in targets)


def _is_read(site: Site, call: Node, argument: Node) -> bool:
    """True if a called function of the file takes an argument as a pointer to ``const``."""
    callee, listed = (call.child_by_field_name(n) for n in ("function", "arguments"))
    if callee is None or listed is None:
        return False
    name = site.source.of(callee).partition("<")[0].strip()
    given = [each.start_byte for each in listed.named_children if each.type != "comment"]
    known = [f for f in site.functions if f.name == name]
    if len(known) != 1 or argument.start_byte not in given:
        return False
    place = given.index(argument.start_byte)
    parameters = known[0].parameters
    return place < len(parameters) and parameters[place].constant
