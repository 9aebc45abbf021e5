"""Decides if a kernel accesses elsewhere what it stores in one place, so that copies must wait."""

from collections.abc import Iterator, Sequence

from cuado.cuda_source import Span
from cuado.cuda_source.source import span_of, walk
from cuado.model.arguments import Argument, Pointer
from cuado.optimizer.patches.owners import owner_of
from cuado.optimizer.patches.site import Site


def is_read_back(site: Site, loops: Sequence[Span]) -> bool:
    """True if memory that is stored in a loop, or outside of all of them, is accessed elsewhere.

    A pointer that is handed to a function, or kept in another variable, counts as stored.

    Args:
        site: the kernel.
        loops: whose iterations are dealt out.
    """
    memory = {text.name: _memory_of(each) for text, each in site.pairs if text.pointer}
    if not memory:
        return True
    stored: set[tuple[str, int]] = set()
    read: set[tuple[str, int]] = set()
    for name, place, how in _accesses(site, memory, loops):
        if how != "=":
            read.add((name, place))
        if how:
            stored.add((name, place))
    # What is stored outside of all loops, the first copy stores, in order.
    return any(
        name == other and (place != there or (place < 0 and (other, there) in read))
        for name, place in stored
        for other, there in stored | read
    )


def _accesses(
    site: Site, memory: dict[str, str], loops: Sequence[Span]
) -> Iterator[tuple[str, int, str]]:
    """Which memory is named, in which loop, with the sign that assigns to it; empty for a read."""
    plain = {
        n.children[0].start_byte
        for n in walk(site.entry.node, "subscript_expression")
        if n.children[0].type == "identifier"
    }
    targets = _targets(site)
    for node in walk(site.entry.node, "identifier"):
        name = site.source.of(node)
        if name in memory and node.start_byte >= site.entry.body.start:
            handed = "" if node.start_byte in plain else "handed on"
            how = targets.get(node.start_byte, handed)
            yield memory[name], _place(span_of(node), loops), how


def _targets(site: Site) -> dict[int, str]:
    """Where the names of memory that is assigned to stand, each with the sign."""
    found = {}
    for node in walk(site.entry.node, "assignment_expression", "update_expression"):
        target = node.child_by_field_name("left") or node.child_by_field_name("argument")
        sign = node.child_by_field_name("operator")
        if target is not None and sign is not None and owner_of(site.source, target):
            found[target.start_byte] = site.source.of(sign)
    return found


def _memory_of(argument: Argument) -> str:
    return argument.buffer if isinstance(argument, Pointer) else argument.name


def _place(span: Span, loops: Sequence[Span]) -> int:
    """The number of the loop in which something stands; -1 outside of all of them."""
    return next((n for n, each in enumerate(loops) if each.holds(span)), -1)
