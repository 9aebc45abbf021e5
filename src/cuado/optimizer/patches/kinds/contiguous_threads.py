"""Neighbouring threads work in place of those at a stride: ``if (t % (2 * s) == 0)``."""

import re
from collections.abc import Iterator, Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, FunctionText, loops, shared_arrays, variables
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.by_hand import place_of, with_code
from cuado.optimizer.patches.indices import fresh_name
from cuado.optimizer.patches.site import Site, Unwritten, Written
from cuado.optimizer.patches.source_loops import objection_to_macros, same_text
from cuado.optimizer.transformations.contiguous_threads import ContiguousThreads

_STRIDED = re.compile(
    r"\(?(?P<thread>[\w.]+)%(?P<stride>\w+|\(.+\))\)?==0|!\((?P<t>[\w.]+)%(?P<s>.+)\)"
)
_BUILT_IN = re.compile(r"\b(?:threadIdx|blockIdx|laneid)\b")


def written(step: ContiguousThreads, site: Site) -> Sequence[Written] | Unwritten:
    """The element that each thread works on, and a limit in place of the remainder."""
    place = place_of(step, site)
    if reason := objection_to_macros(site):
        return Unwritten(reason, place.lines, _described(site))
    if site.setting.block[1:] != (1, 1):
        return Unwritten("the block has more than one dimension", place.lines, _described(site))
    edits: list[Edit] = []
    lines: list[str] = []
    for function in site.functions:
        for node in walk(function.node, "if_statement"):
            made = _rewritten(site, function, node)
            edits += made
            lines += [str(site.source.line(node.start_byte))] if made else []
    if not edits:
        return Unwritten(
            "no condition is a thread's remainder by a stride", place.lines, _described(site)
        )
    says = f"neighbouring threads do the work of those at a stride in line {', '.join(lines)}"
    return [Written(says, tuple(edits))]


def _described(site: Site) -> str:
    """What to write, with the thread's own name in the source."""
    known = variables(site.source, site.entry.body)
    names = [v.name for v in known if same_text(v.value) == "threadIdx.x"]
    thread = names[0] if names else "threadIdx.x"
    return with_code(
        "let neighbouring threads work, and compute which element each one works on",
        f"const unsigned own = {thread} * stride; // stride: one thread in so many works now",
        "if (own < blockDim.x) // ... with `own` for the thread's number",
    )


def _rewritten(site: Site, function: FunctionText, node: Node) -> list[Edit]:
    """Edits of one condition and of what it guards; none where it has another form."""
    clause, then, other = (
        node.child_by_field_name(n) for n in ("condition", "consequence", "alternative")
    )
    if clause is None or then is None or other is not None:
        return []
    found = _STRIDED.fullmatch(same_text(site.source.of(clause))[1:-1])
    if found is None:
        return []
    thread, stride = found["thread"] or found["t"], found["stride"] or found["s"]
    if not _is_thread(site, function, thread) or not _stays(site, function, then, thread):
        return []
    if _BUILT_IN.search(stride) or re.search(rf"\b{re.escape(thread)}\b", stride):
        return []
    return _dense(site, node, clause, then, thread, stride)


def _dense(
    site: Site, node: Node, clause: Node, then: Node, thread: str, stride: str
) -> list[Edit]:
    """Edits of a condition on a thread's remainder by a stride."""
    own = fresh_name(site, "own")
    rests = [n for n in walk(clause, "binary_expression") if "%" in map(site.source.of, n.children)]
    as_written = site.source.of(rests[0].children[-1]) if rests else stride
    declared = f"const unsigned {own} = {thread} * {as_written};"
    opening, closing = f"{{ {declared} ", " }"
    if node.parent is not None and node.parent.type == "compound_statement":
        indent, end = site.source.indent(node.start_byte), site.source.newline
        # Names of several regions must not meet: each has a scope of its own.
        opening = f"{{{end}{indent}    {declared}{end}{indent}    "
        closing = f"{end}{indent}}}"
    return [
        Edit.insertion(node.start_byte, opening),
        Edit(span_of(clause), f"({own} < blockDim.x)"),
        *(Edit(span_of(n), own) for n in _mentions(site, then, thread)),
        Edit.insertion(node.end_byte, closing),
    ]


def _is_thread(site: Site, function: FunctionText, name: str) -> bool:
    """True if a name is the thread's number, and stays it."""
    if name == "threadIdx.x":
        return True
    own = [v for v in variables(site.source, function.body) if v.name == name]
    if len(own) != 1 or same_text(own[0].value) != "threadIdx.x":
        return False
    changed = walk(function.node, "assignment_expression", "update_expression")
    targets = (n.child_by_field_name("left") or n.child_by_field_name("argument") for n in changed)
    return all(t is None or site.source.of(t) != name for t in targets)


def _mentions(site: Site, node: Node, thread: str) -> Iterator[Node]:
    kinds = ("field_expression",) if "." in thread else ("identifier",)
    return (n for n in walk(node, *kinds) if same_text(site.source.of(n)) == thread)


def _stays(site: Site, function: FunctionText, node: Node, thread: str) -> bool:
    """True if all that a statement names beside the thread is the same for all threads."""
    shared = {a.name for a in shared_arrays(site.source, function)}
    passed = {p.name for p in function.parameters} | {*site.constants()}
    counters = {
        each.variable
        for each in loops(site.source, function)
        if not _BUILT_IN.search(" ".join((each.begins, each.condition, each.update)))
        and not re.search(rf"\b{re.escape(thread)}\b", " ".join((each.begins, each.condition)))
    }
    known = shared | passed | counters | {thread, "threadIdx"}
    text = site.source.code(node)
    without = text.replace(thread, " ") if "." in thread else text
    if _BUILT_IN.search(without) or next(walk(node, "call_expression"), None) is not None:
        return False
    return all(site.source.of(n) in known for n in walk(node, "identifier"))
