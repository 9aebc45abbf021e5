"""A source file parsed: its bytes, its syntax tree, and the lines of its spans."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeVar, cast

import tree_sitter_cuda
from tree_sitter import Language, Node, Parser

_PRAGMA = re.compile(
    rb"^[ \t]*#[ \t]*pragma\b(?P<line>(?:[^\\\n]|\\\r?\n|\\)*)"
    rb"|\b_Pragma[ \t]*\([ \t]*\"(?P<word>[^\"\n]*)\"[ \t]*\)",
    re.MULTILINE,
)
"""A pragma in either spelling."""
_UNKNOWN = re.compile(
    rb"^[ \t]*#[ \t]*pragma\b(?:[^\\\n]|\\\r?\n|\\)*|\b_Pragma[ \t]*\([ \t]*\"[^\"\n]*\"[ \t]*\)"
    rb"|\b(?:__align__|__maxnreg__|__cluster_dims__|__block_size__)[ \t]*"
    rb"\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)",
    re.MULTILINE,
)

_T = TypeVar("_T")
_MOST_AROUND = 100
"""Nodes around another that are looked at; no source of a user's nests as deeply."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Bytes ``start`` up to ``end`` of a source, ``end`` excluded."""

    start: int
    end: int

    def holds(self, other: "Span") -> bool:
        """True if another span lies inside this one."""
        return self.start <= other.start and other.end <= self.end


def span_of(node: Node) -> Span:
    """The bytes that a node of the tree covers."""
    return Span(node.start_byte, node.end_byte)


@dataclass(frozen=True)
class SourceText:
    """CUDA C++ with its syntax tree.

    Attributes:
        data: the file's text in UTF-8; spans count its bytes.
        root: the tree of tree-sitter, with ``ERROR`` nodes where the grammar does not fit.
    """

    data: bytes
    root: Node

    @property
    def text(self) -> str:
        """The whole text."""
        return self.data.decode("utf-8")

    def at(self, span: Span) -> str:
        """The text of a span."""
        return self.data[span.start : span.end].decode("utf-8", "replace")

    def of(self, node: Node) -> str:
        """The text of a node."""
        return self.at(span_of(node))

    def code(self, node: Node) -> str:
        """The text of a node, with blanks for its comments."""
        made, position = [], node.start_byte
        for each in walk(node, "comment"):
            made += [self.at(Span(position, each.start_byte)), " "]
            position = each.end_byte
        return "".join((*made, self.at(Span(position, node.end_byte))))

    def line(self, offset: int) -> int:
        """The line, from 1, in which a byte stands."""
        return bisect_right(self._starts, offset)

    def lines(self, span: Span) -> range:
        """The lines, from 1, over which a span reaches."""
        return range(self.line(span.start), self.line(max(span.start, span.end - 1)) + 1)

    def indent(self, offset: int) -> str:
        """The white space with which the line of a byte begins."""
        begin = self._starts[self.line(offset) - 1]
        line = self.data[begin:].split(b"\n", 1)[0].decode("utf-8", "replace")
        return line[: len(line) - len(line.lstrip(" \t"))]

    @property
    def newline(self) -> str:
        """How lines end: as the first one does."""
        first = self.data.find(b"\n")
        return "\r\n" if first > 0 and self.data[first - 1 : first] == b"\r" else "\n"

    @cached_property
    def pragmas(self) -> tuple[re.Match[bytes], ...]:
        """All pragmas, in order; the tree has blanks in their places."""
        return tuple(_PRAGMA.finditer(self.data))

    def once(self, key: str, make: Callable[[], _T]) -> _T:
        """What ``make`` finds in the text, found once: a text never changes."""
        if key not in self._found:
            self._found[key] = make()
        return cast("_T", self._found[key])

    @cached_property
    def _found(self) -> dict[str, object]:
        return {}

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(i + 1 for i, byte in enumerate(self.data) if byte == 10)]


@cache
def _language() -> Language:
    return Language(tree_sitter_cuda.language())


def parse_source(text: str) -> SourceText:
    """A source parsed. Any text parses; where it is no CUDA C++, the tree has errors."""
    data = text.encode("utf-8", "replace")
    # The grammar lacks some attributes, and pragmas where a statement has no braces around it;
    # blanks in their place leave all offsets as they are.
    known = _UNKNOWN.sub(_blank, data)
    return SourceText(data, Parser(_language()).parse(known).root_node)


def _blank(found: re.Match[bytes]) -> bytes:
    return re.sub(rb"[^\r\n]", b" ", found[0])


def walk(node: Node, *types: str) -> Iterator[Node]:
    """A node and all below it in the order of the text, of these types only if any are given.

    Without recursion: nested text of any depth is walked.
    """
    waiting = [node]
    while waiting:
        found = waiting.pop()
        if not types or found.type in types:
            yield found
        waiting.extend(reversed(found.children))


def child(node: Node, *types: str) -> Node | None:
    """The first direct child of one of these types; None if there is none."""
    return next((each for each in node.children if each.type in types), None)


def walk_inside(
    node: Node, types: tuple[str, ...], around: tuple[str, ...]
) -> Iterator[tuple[Node, tuple[Node, ...]]]:
    """Nodes of some types with the nodes of other types around each, the outermost first.

    ``Node.parent`` searches from the root, so climbing takes time quadratic in the depth.
    """
    found: list[Node] = []
    for each in walk(node, *types, *around):
        while found and found[-1].end_byte <= each.start_byte:
            found.pop()
        if each.type in types:
            yield each, tuple(found[-_MOST_AROUND:])
        if each.type in around:
            found.append(each)


def first_error(node: Node) -> Node | None:
    """The first place below a node that the grammar does not fit; None if it fits everywhere."""
    if not node.has_error:
        return None
    return next((each for each in walk(node) if each.type == "ERROR" or each.is_missing), node)
