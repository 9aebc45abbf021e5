"""What stands on lines of a source: elements of arrays, and the loop around them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from tree_sitter import Node

from cuado.cuda_source.declarators import outermost
from cuado.cuda_source.functions import FunctionText
from cuado.cuda_source.loops import loops
from cuado.cuda_source.shared_arrays import SharedArray, shared_arrays
from cuado.cuda_source.source import SourceText, span_of, walk
from cuado.cuda_source.variables import VariableText, variables

_LOOPS = ("for_statement", "while_statement")
_BRANCHES = ("if_statement", *_LOOPS)
_CONSTANT = re.compile(r"\d+|[A-Z_]+")
_WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Element:
    """An element of an array on a line: ``tile[i][j]``.

    Attributes:
        name: of the array.
        text: the whole expression.
        subscripts: how many pairs of brackets.
        stored: whether it is stored here, and not loaded.
        line: where it stands first, from 1.
    """

    name: str
    text: str
    subscripts: int
    stored: bool
    line: int


@dataclass(frozen=True, slots=True)
class Branch:
    """A branch: whether it is a loop's, and its condition on one line."""

    is_loop: bool
    condition: str


@dataclass(frozen=True)
class Lines:
    """Lines of a source, with what stands on them.

    Attributes:
        source: the whole text, or as much as is known.
        numbers: the lines, from 1; none if only the function is known.
        function: the function around them; None where the text has none.
        arrays: names of the arrays that a cause is about, where that is known.
    """

    source: SourceText
    numbers: Sequence[int]
    function: FunctionText | None
    arrays: frozenset[str] = frozenset()

    @property
    def texts(self) -> list[str]:
        """The texts of the lines; of a line that the source does not have there is none."""
        lines = self.source.text.split("\n")
        return [lines[number - 1] for number in self.numbers if 0 < number <= len(lines)]

    def nodes(self, *types: str) -> Iterator[Node]:
        """Nodes of some types that begin on the lines."""
        root = self.function.node if self.function else self.source.root
        for node in walk(root, *types):
            if self.source.line(node.start_byte) in self.numbers:
                yield node

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        """The elements of arrays on the lines, each once; of the arrays in question, if any is.

        If none is, those that may be of one under another name: no other arguments of a kernel.
        """
        stored = {
            target.start_byte
            for node in self.nodes("assignment_expression")
            if (target := node.child_by_field_name("left")) is not None
            and (operator := node.child_by_field_name("operator")) is not None
            and self.source.of(operator) == "="
        }
        found: dict[tuple[str, bool], Element] = {}
        end = -1
        for node in self.nodes("subscript_expression"):
            if node.start_byte < end:
                continue
            end, at, depth = node.end_byte, node, 0
            while at.type == "subscript_expression":
                at, depth = at.children[0], depth + 1
            name, text = (" ".join(self.source.code(each).split()) for each in (at, node))
            is_stored, line = node.start_byte in stored, self.source.line(node.start_byte)
            element = Element(name, text, depth, is_stored, line)
            found.setdefault((text, is_stored), element)
        if not self.arrays:
            return tuple(found.values())
        asked = [each for each in found.values() if each.name in self.arrays]
        return tuple(asked or (e for e in found.values() if not self.is_argument(e.name)))

    def is_argument(self, name: str) -> bool:
        """True of a parameter of the kernel: no other array is meant by its name."""
        kernel = self.function
        return kernel is not None and kernel.is_kernel and kernel.parameter(name) is not None

    @cached_property
    def fields(self) -> list[tuple[str, str]]:
        """Structures in arrays and the members that are used: ``particles[i]`` and ``vz``."""
        values = {v.name: v.value for v in self._declared if "[" in v.value}
        found: dict[tuple[str, str], None] = {}
        for node in self.nodes("field_expression"):
            member, owner = node.child_by_field_name("field"), self.source.code(node.children[0])
            owner = values.get(owner, owner)
            if member is not None and owner.endswith("]"):
                found[owner, self.source.of(member)] = None
        return list(found)

    @property
    def branches(self) -> list[Branch]:
        """Branches on the lines and around the first of them, the innermost first."""
        here = list(self.nodes(*_BRANCHES, "conditional_expression"))
        if self.function is not None and self.numbers:
            known = {node.id for node in here}
            around = walk(self.function.node, *_BRANCHES)
            here += [
                node
                for node in around
                if node.id not in known and self.numbers[0] in self.source.lines(span_of(node))
            ][::-1]
        conditions = ((each.type, each.child_by_field_name("condition")) for each in here)
        return [
            Branch(kind in _LOOPS, bare(self.source.code(node)))
            for kind, node in conditions
            if node is not None
        ]

    @cached_property
    def shared(self) -> dict[str, SharedArray]:
        """The shared arrays of the function, by name."""
        arrays = shared_arrays(self.source, self.function) if self.function else ()
        return {each.name: each for each in arrays}

    @cached_property
    def local(self) -> frozenset[str]:
        """Arrays that the function declares for each thread."""
        if self.function is None:
            return frozenset()
        names = (v.name for v in self._declared if v.extents)
        return frozenset(name for name in names if name not in self.shared)

    @cached_property
    def _declared(self) -> tuple[VariableText, ...]:
        """The variables of the function; of the whole text where no function is known."""
        return variables(self.source, self.function.body if self.function else None)

    @property
    def of_global(self) -> list[Element]:
        """Elements of arrays in global memory: none that the function declares."""
        return [each for each in self.elements if not self._is_declared(each.name)]

    def _is_declared(self, name: str) -> bool:
        """True if the function declares an array, or the structure that it is a member of."""
        root = _WORD.match(name)
        if root is None or "->" in name:
            return False
        is_member = name[root.end() :].lstrip().startswith(".")
        known = self._structures if is_member else self.local | self.shared.keys()
        return root[0] in known

    @cached_property
    def _structures(self) -> frozenset[str]:
        """Variables of the function that are no pointers and no references to what is elsewhere."""
        return frozenset(
            v.name
            for v in self._declared
            if not v.pointer and outermost(v.node, "reference_declarator") is None
        )

    @property
    def loads(self) -> list[Element]:
        """Elements of arrays in global memory that the lines load."""
        return [each for each in self.of_global if not each.stored]

    @property
    def stores(self) -> list[Element]:
        """Elements of arrays in global memory that the lines store."""
        return [each for each in self.of_global if each.stored]

    @cached_property
    def loop(self) -> int:
        """The line of the innermost loop around the first of the lines; 0 for none.

        One that no pragma unrolls, and that has no constant bound, if there is one.
        """
        if self.function is None or not self.numbers:
            return 0
        around = [
            each
            for each in loops(self.source, self.function)
            if self.numbers[0] in self.source.lines(each.span)
        ]
        long = [each for each in around if not each.pragma and not _CONSTANT.fullmatch(each.bound)]
        return next((each.line for each in reversed(long or around)), 0)

    def behind(self, name: str) -> str:
        """The shared array that a pointer points into; empty if none is known."""
        values = [each.value for each in self._declared if each.name == name]
        words = set(_WORD.findall(" ".join(values)))
        return next((array for array in self.shared if array in words), "")

    def points_into(self, name: str) -> bool:
        """True of a pointer that the function declares and sets: it may be each thread's own."""
        return any(v.name == name and v.pointer and v.value for v in self._declared)

    @property
    def of_function(self) -> "Lines":
        """All lines of the function's body."""
        if self.function is None:
            return self
        return Lines(self.source, self.source.lines(self.function.body), self.function)

    def type_of(self, name: str) -> str:
        """The type of the elements that a parameter points to; empty if it is none.

        Of a pointer to pointers nothing is said: elements of both kinds are indexed.
        """
        parameter = self.function.parameter(name) if self.function else None
        if parameter is None or self.source.at(parameter.span).count("*") > 1:
            return ""
        return parameter.type if parameter.pointer else ""


def bare(text: str) -> str:
    """Code on one line, without brackets around all of it."""
    text = " ".join(text.split())
    inner = text[1:-1].strip()
    whole = text.startswith("(") and text.endswith(")")
    return inner if whole and inner.find(")") >= inner.find("(") else text
