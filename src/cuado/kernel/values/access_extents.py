"""How far accesses go: the addresses of loops whose iterations are known, at places of the grid.

An interval of values is followed for each place; what a loop steps through goes from its first
value as far as the loop's iterations take it.
"""

from collections.abc import Callable, Mapping, Sequence

from cuado.kernel.facts.counted_loops import Stepping, definitions_of, stepping_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lanes import Lanes
from cuado.model.arguments import Buffer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand

Span = tuple[int, int]
Spans = list[Span] | None
"""The lowest and the highest value at each place; None where that is not known."""


def _sum(one: Span, other: Span) -> Span:
    return one[0] + other[0], one[1] + other[1]


def _product(one: Span, other: Span) -> Span:
    every = [a * b for a in one for b in other]
    return min(every), max(every)


_OPERATIONS: dict[str, Callable[..., Span]] = {
    "mov": lambda a: a,
    "cvta": lambda a: a,
    "cvt": lambda a: a,
    "add": _sum,
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "mul": _product,
    "mad": lambda a, b, c: _sum(_product(a, b), c),
    "min": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "max": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
}


class Extents:
    """Where accesses go, if loops are as long as it is said.

    Args:
        subject: the kernel and its launch.
        lanes: values at places, every buffer at 0.
        trips: iterations of a loop at each place; loops that are not there are not known.
    """

    def __init__(
        self, kernel: Kernel, lanes: Lanes, trips: Mapping[Loop, Sequence[int]], places: int
    ) -> None:
        self._kernel, self._lanes, self._trips, self._places = kernel, lanes, trips, places
        self._known: dict[int, Spans] = {}

    def is_inside(self, index: int, comes: Sequence[bool]) -> bool:
        """Whether an access stays in its buffer, at all places that come there."""
        kernel = self._kernel
        effects, location = kernel.code.effects[index], kernel.slicer.addresses.location(index)
        operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        root, size = location.root if location else None, effects.opcode.bytes
        if operand is None or operand.extra or not size or root is None or root.offset:
            return False
        given = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
        room = next(
            (a.bytes for p, a in given if p.name == root.key[0] and isinstance(a, Buffer)), None
        )
        if root.kind is not Kind.PARAMETER or room is None:
            return False
        spans, start = self._operand(operand.base, index), operand.offset or 0
        return spans is not None and all(
            low + start >= 0 and high + start + size <= room
            for (low, high), come in zip(spans, comes, strict=True)
            if come
        )

    def _operand(self, operand: Operand, index: int) -> Spans:
        if isinstance(operand, Immediate) and isinstance(operand.value, int):
            return [(operand.value, operand.value)] * self._places
        return self._register(operand.text, index) if isinstance(operand, Name) else None

    def _register(self, name: str, index: int) -> Spans:
        known = self._lanes.value(name, index)
        if known is not None and known.exact:
            return [(value, value) for value in known.offsets]
        for loop, trips in self._trips.items():
            if self._kernel.slicer.flow.block_of[index] in loop.blocks:
                stepping = stepping_of(self._kernel, loop, name, index)
                if stepping is not None:
                    return self._stepped(stepping, trips)
        found: Spans = None
        for definition in definitions_of(self._kernel, name, index):
            spans = self._written(definition)
            if spans is None:
                return None
            found = (
                spans if found is None else [_joined(*p) for p in zip(found, spans, strict=True)]
            )
        return found

    def _stepped(self, stepping: Stepping, trips: Sequence[int]) -> Spans:
        """What a register goes through in a loop."""
        spans, total = self._written(stepping.entering), [(0, 0)] * self._places
        for count, add in enumerate(stepping.adds):
            step = self._operand(self._kernel.code.instructions[add].operands[2], add)
            if step is None or spans is None:
                return None
            if count < stepping.made:
                spans = [_sum(*pair) for pair in zip(spans, step, strict=True)]
            total = [_sum(*pair) for pair in zip(total, step, strict=True)]
        if spans is None:
            return None
        ways = ((0, n - 1) for n in trips)
        way = [_product(each, there) for each, there in zip(ways, total, strict=True)]
        found = [_sum(*pair) for pair in zip(spans, way, strict=True)]
        return self._fitting(found, stepping.adds[-1])

    def _written(self, index: int) -> Spans:
        """What an instruction writes."""
        if index not in self._known:
            self._known[index] = None  # for what depends on itself otherwise
            known = self._lanes.result(index)
            if known is not None and known.exact:
                self._known[index] = [(value, value) for value in known.offsets]
            else:
                self._known[index] = self._computed(index)
        return self._known[index]

    def _computed(self, index: int) -> Spans:
        instruction, effects = (
            self._kernel.code.instructions[index],
            self._kernel.code.effects[index],
        )
        words = instruction.opcode.split(".")
        if instruction.guard or effects.opcode.access is not None:
            return None
        sources = [self._operand(o, index) for o, role in effects.operands if role.reads]
        known = [source for source in sources if source is not None]
        if len(known) < len(sources) or not known or not {"hi", "sat", "cc"}.isdisjoint(words):
            return None
        apply = _OPERATIONS.get(words[0])
        if words[0] == "shl" and all(low == high and 0 <= low < 64 for low, high in known[1]):
            known[1], apply = [(1 << by, 1 << by) for by, _ in known[1]], _product
        if apply is None:
            return None
        signs = [word for word in words if word in BITS]
        is_read = words[0] in ("cvt", "mul", "min", "max", "mad")  # by its sign, if it has one
        below = any(low < 0 for spans in known[:2] for low, _ in spans)
        if is_read and below and signs and signs[-1][0] != "s":
            return None
        return self._fitting([apply(*each) for each in zip(*known, strict=True)], index)

    def _fitting(self, spans: list[Span], index: int) -> Spans:
        """The same, if the register holds all of it."""
        words = self._kernel.code.instructions[index].opcode.split(".")
        types = [word for word in words[1:] if word in BITS]
        bits = BITS[types[0]] * (2 if "wide" in words else 1) if types else 64
        most = 1 << (bits - 1)
        return spans if all(low >= -most and high < most for low, high in spans) else None


def _joined(one: Span, other: Span) -> Span:
    return min(one[0], other[0]), max(one[1], other[1])
