"""Threads that step through a block's data together, in place of each through a run of its own.

``first = (blockIdx.x * blockDim.x + threadIdx.x) * 32`` and ``first + k`` in a loop of 32 become
``first = blockIdx.x * blockDim.x * 32 + threadIdx.x`` and ``first + k * blockDim.x``.
"""

import re
from collections.abc import Iterator, Sequence

from tree_sitter import Node

from cuado.cuda_source import (
    Edit,
    FunctionText,
    LoopText,
    VariableText,
    loops,
    value_of,
    variables,
)
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation

_CAST = r"(?:\((?:std::)?\w+(?: \w+)*\))?"
_INDEX = re.compile(
    rf"(?P<cast>{_CAST})\((?P<inner>{_CAST})blockIdx\.x\*blockDim\.x\+threadIdx\.x\)\*(?P<run>\w+)"
)


def written(step: Transformation, site: Site) -> Sequence[Written] | Unwritten:
    """Rewrite the index and the loops over the runs."""
    lines = touched_lines(step, site)
    for function in site.functions:
        for variable in variables(site.source, function.body):
            found = _INDEX.fullmatch("".join(variable.value.split()).replace("unsignedint", ""))
            run = value_of(found["run"], site.constants()) if found else None
            edits = _edits(site, function, variable, run) if run else []
            if found and edits and variable.value_span is not None:
                cast = found["cast"] or found["inner"]
                value = f"{cast}blockIdx.x * blockDim.x * {found['run']} + threadIdx.x"
                edits.append(Edit(variable.value_span, value))
                says = f"'{variable.name}': a block's threads step through its data together"
                return (Written(says, tuple(edits)),)
    return Unwritten(
        "no variable is the thread's number times the length of a run, and all loops over the run "
        "use it with their counter alone",
        lines,
        "begin at blockIdx.x * blockDim.x * RUN + threadIdx.x, and add blockDim.x each time, so "
        "that a warp's threads access neighbours in each turn",
    )


def _edits(site: Site, function: FunctionText, variable: VariableText, run: int) -> list[Edit]:
    """Edits of the places where the variable stands; none if one is of another form."""
    around = [each for each in loops(site.source, function) if _counts(site, each, run)]
    made = [_edit(site, function, each, around) for each in _places(site, function, variable)]
    edits = [each for each in made if each is not None]
    if len(edits) < len(made):
        return []
    used = [each for each in around if any(each.span.holds(edit.span) for edit in edits)]
    alone = all(_stands_alone(site, function, each, variable, edits) for each in used)
    return edits if alone else []


def _places(site: Site, function: FunctionText, variable: VariableText) -> Iterator[Node]:
    for node in walk(function.node, "identifier"):
        if site.source.of(node) == variable.name and node.start_byte > variable.span.end:
            yield node


def _edit(
    site: Site, function: FunctionText, node: Node, around: Sequence[LoopText]
) -> Edit | None:
    """The edit of the counter that is added at one place; None if the place is another."""
    inside = [each for each in around if each.span.holds(span_of(node))]
    if not inside:
        return None
    counter = _counter(site, function, node, inside[-1].variable)
    if counter is None:
        return None
    return Edit(span_of(counter), f"{inside[-1].variable} * blockDim.x")


def _counts(site: Site, loop: LoopText, run: int) -> bool:
    known = site.constants()
    return (
        loop.kind == "for"
        and loop.begins == "0"
        and loop.comparison == "<"
        and loop.step == "1"
        and value_of(loop.bound, known) == run
    )


def _counter(site: Site, function: FunctionText, node: Node, counter: str) -> Node | None:
    """The loop's counter in ``first + k`` or ``k + first``; None if the place is another."""
    for each in walk(function.node, "binary_expression"):
        left, right = each.child_by_field_name("left"), each.child_by_field_name("right")
        sign = each.child_by_field_name("operator")
        if sign is None or left is None or right is None or site.source.of(sign) != "+":
            continue
        for own, other in ((left, right), (right, left)):
            if span_of(own) == span_of(node) and site.source.of(other) == counter:
                return other
    return None


def _stands_alone(
    site: Site,
    function: FunctionText,
    loop: LoopText,
    variable: VariableText,
    made: Sequence[Edit],
) -> bool:
    """True if a turn of the loop depends on nothing but the element's number."""
    edited = {each.span for each in made}
    outside = {v.name for v in _outer(site, function, loop)} - {variable.name}
    for node in walk(loop.node, "identifier"):
        if not loop.body.holds(span_of(node)):
            continue
        name = site.source.of(node)
        counts = name == loop.variable and span_of(node) not in edited
        if counts or name in outside or name in {"threadIdx", "blockIdx"}:
            return False
    return True


def _outer(site: Site, function: FunctionText, loop: LoopText) -> Iterator[VariableText]:
    for each in variables(site.source, function.body):
        if not loop.span.holds(each.span):
            yield each
