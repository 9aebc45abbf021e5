"""What a step would take in the user's own variables, where it is not written.

A text is a sentence, and then lines of code with the names that stand in the source.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tree_sitter import Node

from cuado.cuda_source import FunctionText, LoopText, loops, variables
from cuado.cuda_source.source import walk
from cuado.optimizer.patches.site import Site
from cuado.optimizer.patches.writers import touched_lines
from cuado.optimizer.transformation import Transformation

_MOST = 4
"""Accesses that are named."""
_REDUCING = re.compile(r"(?:std::)?(?:f?max|f?min)f?")


@dataclass(frozen=True)
class Place:
    """Where a step changed the code.

    Attributes:
        site: the source.
        lines: of it.
        function: in which the first of them stands; None if none does.
        loop: the innermost around it; None if there is none.
    """

    site: Site
    lines: tuple[int, ...]
    function: FunctionText | None
    loop: LoopText | None

    def accesses(self, *, shared: bool = False, stored: bool = False) -> tuple[str, ...]:
        """Texts of elements in the lines, of pointers or of shared arrays, each once.

        Args:
            shared: of shared arrays.
            stored: those that are assigned to; else those that are read.
        """
        sides = (n.child_by_field_name("left") for n in self._nodes("assignment_expression"))
        targets = {n.start_byte for n in sides if n is not None}
        found = (
            n
            for n in self._nodes("subscript_expression")
            if self._is_of(n, shared=shared) and (n.start_byte in targets) == stored
        )
        return tuple(dict.fromkeys(self.site.source.of(n) for n in found))[:_MOST]

    def atomics(self) -> tuple[Node, ...]:
        """Calls of atomic functions in the lines."""
        return tuple(
            n for n in self._nodes("call_expression") if self.site.source.of(n).startswith("atomic")
        )

    def accumulators(self) -> Iterator[tuple[str, str]]:
        """Variables that the loop adds to or compares with, with how: ``+`` or a function."""
        if self.loop is None or self.function is None:
            return
        inside = self.loop.span
        outer = {
            v.name
            for v in variables(self.site.source, self.function.body)
            if not inside.holds(v.span)
        }
        for node in walk(self.loop.node, "assignment_expression"):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            sign = node.child_by_field_name("operator")
            if left is None or right is None or sign is None:
                continue
            name, how = self.site.source.of(left), self.site.source.of(sign)
            if name not in outer:
                continue
            called = self.site.source.of(right).partition("(")[0].strip()
            if how == "+=":
                yield name, "+"
            elif how == "=" and _REDUCING.fullmatch(called):
                yield name, called

    def _nodes(self, kind: str) -> Iterator[Node]:
        for function in self.site.functions:
            for node in walk(function.node, kind):
                if self.site.source.line(node.start_byte) in self.lines:
                    yield node

    def _is_of(self, node: Node, *, shared: bool) -> bool:
        if node.children[0].type == "subscript_expression" or self._is_inner(node):
            return False
        name = self.site.source.of(node.children[0])
        return self._is_shared(name) == shared

    def _is_inner(self, node: Node) -> bool:
        """True for ``a[i]`` of ``a[i][j]``."""
        return any(
            each.start_byte == node.start_byte and each.end_byte > node.end_byte
            for each in self._nodes("subscript_expression")
        )

    def _is_shared(self, name: str) -> bool:
        for function in self.site.functions:
            for each in walk(function.node, "declaration"):
                text = self.site.source.code(each)
                if "__shared__" in text and re.search(rf"\b{re.escape(name)}\b", text):
                    return True
        return False


def place_of(step: Transformation, site: Site) -> Place:
    """Where a step changed the code."""
    lines = touched_lines(step, site)
    for line in lines:
        function = site.function_at(line)
        if function is not None:
            around = [e for e in loops(site.source, function) if line in site.source.lines(e.span)]
            return Place(site, lines, function, max(around, key=lambda e: e.depth, default=None))
    return Place(site, lines, None, None)


def with_code(sentence: str, *code: str) -> str:
    """The text of a sentence and of lines of code."""
    return "\n".join((sentence, *code))


def quoted(texts: Sequence[str]) -> str:
    """``a[i]``, ``b[i]``: each in quotes of code."""
    return ", ".join(f"`{each}`" for each in texts)


def dealt_head(loop: LoopText, site: Site, first: str, apart: str) -> str:
    """The loop's head when only one turn in several is made.

    Args:
        loop: with a counter, a bound and a step that are known.
        site: where it stands.
        first: the text of the first turn's number: ``blockIdx.y``.
        apart: the text of how many are made in all: ``gridDim.y``.
    """
    node = loop.node.child_by_field_name("initializer")
    kind = node.child_by_field_name("type") if node is not None else None
    declared = f"{site.source.of(kind)} " if kind is not None else ""
    times = "" if loop.step == "1" else f" * {_factor(loop.step)}"
    begins = first
    if loop.begins != "0" or times:
        # What is unsigned would wrap around beside a negative number.
        begins = f"{_signed(first)}{times}"
        begins = begins if loop.begins == "0" else f"{_factor(loop.begins)} + {begins}"
    by = f"{_signed(apart)}{times}" if times else apart
    return f"for ({declared}{loop.variable} = {begins}; {loop.condition}; {loop.variable} += {by})"


def _signed(text: str) -> str:
    return f"int({text})" if "." in text else text


def _factor(text: str) -> str:
    return text if re.fullmatch(r"\w+", text) else f"({text})"


def ahead(text: str, counter: str, added: str) -> str:
    """An access some turns later: ``in[(k + b) * n]`` of ``in[k * n]``."""
    head, bracket, index = text.partition("[")
    return head + bracket + re.sub(rf"\b{re.escape(counter)}\b", f"({counter} + {added})", index)


def turns(loop: LoopText | None) -> bool:
    """True if a loop counts in a way that its head can be written anew."""
    return loop is not None and bool(loop.variable and loop.begins and loop.bound and loop.step)


def within(place: Place) -> str:
    """``in the loop in line 12``; empty without a loop."""
    return f" of the loop in line {place.loop.line}" if place.loop is not None else ""
