"""What a kernel does to memory outside of the loops that are dealt out: one of the copies does it.

Code outside of these loops is run by each block or lane that a thread's work was dealt out to. All
compute the same; what is stored is stored by the first.
"""

from collections.abc import Iterator, Sequence

from tree_sitter import Node

from cuado.cuda_source import Edit, Span, variables
from cuado.cuda_source.source import span_of, walk
from cuado.optimizer.patches.owners import owner_of
from cuado.optimizer.patches.pure_functions import PURE
from cuado.optimizer.patches.site import Site


class UnguardedError(Exception):
    """Why something outside of the loops cannot be left to one of the copies."""


def guarded(site: Site, inside: Sequence[Span], first: str, behind: str = "") -> list[Edit]:
    """Edits that leave all stores outside of some loops to one of the copies.

    Args:
        site: the kernel.
        inside: the loops.
        first: the condition that is true for one of the copies: ``lane == 0``.
        behind: a statement that follows each such store: a wait; empty for none.

    Raises:
        UnguardedError: a store is part of something else, or a call may store.
    """
    edits = []
    for node in _with_effects(site, inside):
        statement = _statement(site, node)
        if statement is None:
            line = site.source.line(node.start_byte)
            raise UnguardedError(f"line {line} does more than to store")
        start, end = statement.start_byte, statement.end_byte
        # Without braces of its own, an ``else`` that follows would be the new condition's.
        parent = statement.parent
        is_bare = parent is None or parent.type != "compound_statement"
        opening = "{ " if is_bare else ""
        closing = (f" {behind}" if behind else "") + (" }" if is_bare else "")
        edits.append(Edit.insertion(start, f"{opening}if ({first}) "))
        if closing:
            edits.append(Edit.insertion(end, closing))
    return list(dict.fromkeys(edits))


def _with_effects(site: Site, inside: Sequence[Span]) -> Iterator[Node]:
    """Assignments to global memory, and calls that may write, outside of some loops."""
    own = _own_names(site)
    for node in walk(site.entry.node, "assignment_expression", "update_expression"):
        if _is_in(node, inside):
            continue
        target = node.child_by_field_name("left") or node.child_by_field_name("argument")
        if target is None or target.type == "identifier":
            continue
        if owner_of(site.source, target) not in own:
            yield node
    for node in walk(site.entry.node, "call_expression"):
        callee = node.child_by_field_name("function")
        name = site.source.of(callee).partition("<")[0] if callee is not None else ""
        if _is_in(node, inside) or PURE.fullmatch(name) or _is_harmless(site, name):
            continue
        yield node


def _is_in(node: Node, inside: Sequence[Span]) -> bool:
    return any(each.holds(span_of(node)) for each in inside)


def _own_names(site: Site) -> set[str]:
    """A thread's own structures and arrays, and the block's shared ones."""
    found = variables(site.source, site.entry.body)
    return {v.name for v in found if not v.pointer}


_WAITS = frozenset({"__syncthreads", "__syncwarp"})
_TYPES = frozenset({"float", "double", "int", "unsigned", "size_t", "long", "dim3"})


def _is_harmless(site: Site, name: str) -> bool:
    """True for a wait, and for a function of the file that gets nothing to write to."""
    if name in _WAITS or name in _TYPES:
        return True
    own = [each for each in site.functions if each.name == name and not each.is_kernel]
    if len(own) != 1 or any(each.pointer or each.reference for each in own[0].parameters):
        return False
    return "atomic" not in site.code_of(own[0]) and "asm" not in site.code_of(own[0])


def _statement(site: Site, node: Node) -> Node | None:
    """The statement that a store or an atomic update is all of; None if there is more to it."""
    for each in walk(site.entry.node, "expression_statement"):
        if not span_of(each).holds(span_of(node)):
            continue
        inner = each.named_children[0] if each.named_children else None
        while inner is not None and inner.type == "parenthesized_expression":
            inner = inner.named_children[0]
        if inner is None or span_of(inner) != span_of(node):
            return None
        changes = [
            n
            for n in walk(node, "assignment_expression", "update_expression")
            if span_of(n) != span_of(node)
        ]
        is_call = node.type == "call_expression"
        callee = node.child_by_field_name("function") if is_call else None
        if changes or (callee is not None and not site.source.of(callee).startswith("atomic")):
            return None
        return each
    return None
