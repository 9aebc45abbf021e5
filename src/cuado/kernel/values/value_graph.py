"""Values of a thread as a graph in which what is surely equal is one node.

Nodes are numbers; :class:`ValueGraph` makes each once. Sums of integers are kept as linear forms,
whose order and brackets do not matter: integers wrap around, so that sums of the same terms are
equal. Minima and maxima are kept as sets. A float operation is what its opcode and its operands
are, and nothing else: its roundings stay.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

TRUE, FALSE = 0, 1
WORD, LONG = 32, 64
_MOST_TERMS = 1_024
"""Terms of a sum; longer ones are not followed."""

Interval = tuple[int, int]
Linear = tuple[int, dict[int, int]]
"""A constant, and how often each node is added to it, modulo a power of two."""


class UnfollowedError(Exception):
    """Code whose values are not followed; the message says why."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value.

    Attributes:
        kind: ``number``; ``given``, a parameter or an index or an address; ``sum``; ``set``;
            ``option`` and ``choice`` (:mod:`cuado.kernel.values.chosen_values`); ``load``; or
            ``operation``.
        bits: 1 for a predicate.
        text: an opcode, or the name of what is given.
        operands: other nodes.
        number: a number's value, or the constant of a sum.
        factors: of a sum: how often each operand is added.
    """

    kind: str
    bits: int
    text: str = ""
    operands: tuple[int, ...] = ()
    number: int = 0
    factors: tuple[int, ...] = ()


def signed(value: int, bits: int) -> int:
    """A number modulo a power of two as a signed one."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


class ValueGraph:
    """Makes nodes.

    Args:
        intervals: lowest and highest value of what is given, by its text.
    """

    def __init__(self, intervals: Mapping[str, Interval]) -> None:
        self.nodes: list[Node] = []
        self._known: dict[Node, int] = {}
        self._given = dict(intervals)
        self._intervals: list[Interval | None] = []
        self._inverses: dict[int, int] = {}
        # These get the numbers TRUE and FALSE, 0 and 1.
        self.number(1, 1)
        self.number(0, 1)

    def __getitem__(self, node: int) -> Node:
        """The node of a number."""
        return self.nodes[node]

    def make(self, node: Node) -> int:
        """The number of a node."""
        found = self._known.get(node)
        if found is None:
            found = self._known[node] = len(self.nodes)
            self.nodes.append(node)
            self._intervals.append(self._bounded(node))
        return found

    def number(self, value: int, bits: int) -> int:
        """A known value, modulo 2 to the power of its bits."""
        return self.make(Node("number", bits, number=value & ((1 << bits) - 1)))

    def given(self, text: str, bits: int) -> int:
        """What the launch gives: a parameter, an index, an address."""
        return self.make(Node("given", bits, text))

    def known(self, node: int) -> int | None:
        """A node's value, where it is a number."""
        found = self.nodes[node]
        return found.number if found.kind == "number" else None

    # Sums

    def linear(self, node: int) -> Linear:
        """A node as a sum."""
        found = self.nodes[node]
        if found.kind == "number":
            return found.number, {}
        if found.kind == "sum":
            return found.number, dict(zip(found.operands, found.factors, strict=True))
        return 0, {node: 1}

    def sum_of(self, parts: Iterable[tuple[int, int]], bits: int) -> int:
        """The sum of nodes, each so many times."""
        total, mask = 0, (1 << bits) - 1
        terms: dict[int, int] = {}
        for node, factor in parts:
            constant, found = self.linear(node)
            total += constant * factor
            for each, times in found.items():
                terms[each] = terms.get(each, 0) + times * factor
        return self.from_linear((total & mask, terms), bits)

    def from_linear(self, form: Linear, bits: int) -> int:
        """The node of a sum.

        Raises:
            UnfollowedError: it has too many terms.
        """
        mask = (1 << bits) - 1
        constant = form[0] & mask
        terms = sorted((n, times & mask) for n, times in form[1].items() if times & mask)
        if not terms:
            return self.number(constant, bits)
        # A sum of one term is that term: otherwise one value would have two nodes.
        if len(terms) == 1 and terms[0][1] == 1 and not constant:
            return terms[0][0]
        if len(terms) > _MOST_TERMS:
            raise UnfollowedError(f"a sum of more than {_MOST_TERMS} terms")
        nodes, factors = zip(*terms, strict=True)
        return self.make(Node("sum", bits, "", nodes, constant, factors))

    # Predicates

    def both(self, *nodes: int) -> int:
        """Whether all hold."""
        return self._joined("and.pred", nodes, FALSE, TRUE)

    def either(self, *nodes: int) -> int:
        """Whether one holds."""
        return self._joined("or.pred", nodes, TRUE, FALSE)

    def _joined(self, text: str, nodes: Sequence[int], decisive: int, neutral: int) -> int:
        members: set[int] = set()
        for node in nodes:
            found = self.nodes[node]
            members.update(found.operands if (found.kind, found.text) == ("set", text) else (node,))
        members.discard(neutral)
        # A false member decides an "and", a true one an "or"; so do a predicate and its inverse.
        if decisive in members or any(self.inverse(each) in members for each in members):
            return decisive
        if len(members) < 2:
            return members.pop() if members else neutral
        return self.make(Node("set", 1, text, tuple(sorted(members))))

    def inverse(self, node: int) -> int:
        """Whether a predicate does not hold."""
        # To make it anew each time took 7 s of a kernel with a chain of 139 choices.
        known = self._inverses.get(node)
        if known is None:
            known = self._inverses[node] = self._inverse(node)
        return known

    def _inverse(self, node: int) -> int:
        found = self.nodes[node]
        if found.kind == "number":
            return FALSE if node == TRUE else TRUE
        # De Morgan: the inverse of "all hold" is "one does not hold".
        if found.kind == "set":
            opposite = self.either if found.text == "and.pred" else self.both
            return opposite(*(self.inverse(each) for each in found.operands))
        if found.kind == "operation" and found.text == "not.pred":
            return found.operands[0]
        return self.make(Node("operation", 1, "not.pred", (node,)))

    def decided(self, node: int, true: frozenset[int] = frozenset()) -> bool | None:
        """Whether a predicate holds, where others are known to hold; None if that is not known."""
        if node in (TRUE, FALSE):
            return node == TRUE
        if node in true:
            return True
        if self.inverse(node) in true:
            return False
        found = self.nodes[node]
        if found.kind != "set":
            return None
        stops = found.text == "or.pred"
        answers = [self.decided(each, true) for each in found.operands]
        if stops in answers:
            return stops
        return None if None in answers else not stops

    # Bounds

    def interval(self, node: int) -> Interval | None:
        """Lowest and highest value of an integer of 32 bits, as a signed one; None if not known."""
        return self._intervals[node]

    def _bounded(self, node: Node) -> Interval | None:
        found: Interval | None = None
        if node.kind == "number":
            value = signed(node.number, node.bits) if node.bits > 1 else node.number
            found = value, value
        elif node.kind == "given":
            found = self._given.get(node.text)
        elif node.kind == "sum":
            found = self._sum_bounds(node)
        elif node.kind == "set":
            found = self._set_bounds(node)
        elif node.kind in ("load", "operation"):
            found = self._operation_bounds(node)
        # Bounds outside of 32 bits may have wrapped around: they say nothing.
        limit = 1 << (WORD - 1)
        return found if found and -limit <= found[0] and found[1] < limit else None

    def _sum_bounds(self, node: Node) -> Interval | None:
        return self.bounds_of(
            (node.number, dict(zip(node.operands, node.factors, strict=True))), node.bits
        )

    def bounds_of(self, form: Linear, bits: int) -> Interval | None:
        """Bounds of a sum if nothing wraps around, which they show where they are 32-bit ones."""
        low = high = signed(form[0], bits)
        for each, times in form[1].items():
            inner, factor = self._intervals[each], signed(times, bits)
            if inner is None:
                return None
            ends = (inner[0] * factor, inner[1] * factor)
            low, high = low + min(ends), high + max(ends)
        return low, high

    def _set_bounds(self, node: Node) -> Interval | None:
        limit = 1 << (WORD - 1)
        if not node.text.endswith(".s32"):
            return None
        inner = [self._intervals[each] or (-limit, limit - 1) for each in node.operands]
        chosen = min if node.text.startswith("min") else max
        return chosen(low for low, _ in inner), chosen(high for _, high in inner)

    def _operation_bounds(self, node: Node) -> Interval | None:
        *_, type_ = node.text.split(".")
        if node.kind == "load":
            bounds = {
                "u8": (0, 255),
                "s8": (-128, 127),
                "u16": (0, 65_535),
                "s16": (-32_768, 32_767),
            }
            return bounds.get(type_) if node.bits == WORD else None
        if node.text == "and.b32":
            # A mask without the sign bit leaves a number from 0 to the mask.
            masks = [self.known(each) for each in node.operands]
            fitting = [mask for mask in masks if mask is not None and not mask >> (WORD - 1)]
            return (0, min(fitting)) if fitting else None
        if node.text == "selp":
            one, other = (self._intervals[each] for each in node.operands[:2])
            return (min(one[0], other[0]), max(one[1], other[1])) if one and other else None
        return None
