"""Extents of accesses: addresses in loops of known trip count, at places of the grid.

An interval of values is followed for each place; an induction variable's interval spans its first
value and as many steps as the loop has iterations. A result counts only if the register can hold
it.
"""

from collections.abc import Mapping, Sequence

from cuado.kernel.facts.loops.counted_loops import Stepping, definitions_of, stepping_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.interpreter import Interpreter
from cuado.kernel.values.intervals import Interval, Intervals, joined, product, total
from cuado.kernel.values.lane_values import Known
from cuado.kernel.values.lanes import Lanes
from cuado.kernel.values.operations import Domain, Operation, operation_of
from cuado.model.arguments import Buffer
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.syntax.operands import Address

Spans = list[Interval]
"""The interval at each place."""


class _Everywhere(Domain[Spans]):
    """Intervals at each of so many places."""

    def __init__(self, places: int) -> None:
        self._places, self._each = places, Intervals()

    def number(self, value: int) -> Spans:
        return [(value, value)] * self._places

    def sum(self, one: Spans, other: Spans) -> Spans:
        return [total(*pair) for pair in zip(one, other, strict=True)]

    def product(self, one: Spans, other: Spans) -> Spans:
        return [product(*pair) for pair in zip(one, other, strict=True)]

    def as_number(self, value: Spans) -> int | None:
        low, high = min(low for low, _ in value), max(high for _, high in value)
        return low if low == high else None

    def result(self, operation: Operation, values: Sequence[Spans]) -> Spans | None:
        found = [self._each.result(operation, place) for place in zip(*values, strict=True)]
        known = [each for each in found if each is not None]
        return known if len(known) == len(found) else None


class Extents(Interpreter[Spans]):
    """The extents of accesses for given trip counts.

    Args:
        kernel: the kernel and its launch.
        lanes: values at places, every buffer at 0.
        trips: trip counts of loops at each place; the trip counts of other loops are unknown.
        places: the number of places.
    """

    def __init__(
        self, kernel: Kernel, lanes: Lanes, trips: Mapping[Loop, Sequence[int]], places: int
    ) -> None:
        self._everywhere = _Everywhere(places)
        super().__init__(kernel.code, kernel.slicer.chains, self._everywhere)
        self._kernel, self._lanes, self._trips = kernel, lanes, trips

    def is_inside(self, index: int, comes: Sequence[bool]) -> bool:
        """True if an access stays in its buffer at all places that reach it."""
        effects = self._code.effects[index]
        operand = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        room, size = self._room(index), effects.opcode.bytes
        if operand is None or operand.extra or not size or room is None:
            return False
        spans, start = self.operand(operand.base, index), operand.offset or 0
        return spans is not None and all(
            low + start >= 0 and high + start + size <= room
            for (low, high), come in zip(spans, comes, strict=True)
            if come
        )

    def _room(self, index: int) -> int | None:
        """Bytes of the buffer that an access goes to; None if that is not known."""
        location = self._kernel.slicer.addresses.location(index)
        root = location.root if location else None
        if root is None or root.offset or root.kind is not Kind.PARAMETER:
            return None
        parameters, arguments = self._kernel.function.parameters, self._kernel.launch.arguments
        for parameter, argument in zip(parameters, arguments, strict=False):
            if parameter.name == root.key[0] and isinstance(argument, Buffer):
                return argument.bytes
        return None

    def named(self, name: str, index: int) -> Spans | None:
        """The intervals of a register: exact, of an induction variable, or joined."""
        # Exact values are best: an interval forgets that two registers vary together.
        if (points := _points(self._lanes.value(name, index))) is not None:
            return points
        # A loop variable is not followed around its loop, which would never end: it is where it
        # began, plus from none to trips - 1 whole steps (`_stepped`).
        for loop, trips in self._trips.items():
            if self._kernel.slicer.flow.block_of[index] in loop.blocks:
                stepping = stepping_of(self._kernel, loop, name, index)
                if stepping is not None:
                    return self._stepped(stepping, trips)
        found: Spans | None = None
        for definition in definitions_of(self._kernel, name, index):
            spans = self.result(definition)
            if spans is None:
                return None
            pairs = zip(found or spans, spans, strict=True)
            found = [joined(*pair) for pair in pairs]
        return found

    def _stepped(self, stepping: Stepping, trips: Sequence[int]) -> Spans | None:
        """The intervals of an induction variable in a loop."""
        domain = self._everywhere
        # `whole` is what one iteration adds; `made` of the additions have happened in this
        # iteration where the register is read, so these count once more than iterations that are
        # over.
        spans, whole = self.result(stepping.entering), domain.number(0)
        for count, add in enumerate(stepping.adds):
            step = self.operand(self._code.instructions[add].operands[2], add)
            if step is None or spans is None:
                return None
            if count < stepping.made:
                spans = domain.sum(spans, step)
            whole = domain.sum(whole, step)
        if spans is None:
            return None
        found = domain.sum(spans, domain.product([(0, n - 1) for n in trips], whole))
        last = self._code.instructions[stepping.adds[-1]]
        return self.fitting(found, operation_of(last.opcode))

    def written(self, index: int) -> Spans | None:
        """The intervals of a result: exact values, or computed from its operands' intervals."""
        if (points := _points(self._lanes.result(index))) is not None:
            return points
        return None if self._code.instructions[index].guard else super().written(index)

    def fitting(self, value: Spans, operation: Operation) -> Spans | None:
        """The intervals if the register can hold all of their numbers."""
        most = 1 << (operation.bits - 1)
        return value if all(low >= -most and high < most for low, high in value) else None


def _points(value: Known) -> Spans | None:
    """The intervals of values that are known exactly."""
    return [(n, n) for n in value.offsets] if value is not None and value.exact else None
