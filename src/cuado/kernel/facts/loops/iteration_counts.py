"""The number of a loop's iterations, as a number or as a computation where the loop begins.

The counter of a loop that is tested at its end changes by a constant step until a comparison with a
bound fails, where the bound stays. So the trip count follows from the counter's first value:

- ``<``, ``<=``, ``>``, ``>=``: the distance to the bound by the step, rounded up; at least one. The
  comparison must not be reached by wrapping around, which is proved of the ranges of first value
  and bound;
- ``!=`` with a step that is a power of two: the distance modulo the register's size, by the step.
  Where the step does not divide it, the loop never ends.

A pointer that walks to an end so many bytes beyond its first value counts likewise from 0 to that
number (``walking_pointers``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cuado.kernel.facts.loops.counted_loops import (
    SWAPPED,
    Stepping,
    comparison_of,
    counting_of,
    deciding_branch,
    definitions_of,
    stepping_of,
    trips_from,
    written_by,
)
from cuado.kernel.facts.loops.remainders import Remainder, continued, remainder_of
from cuado.kernel.facts.loops.walking_pointers import WALKING, bytes_to_walk
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import Interval, limits_of
from cuado.kernel.values.lane_values import as_type
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand, rendered

_RISING = {"lt": True, "le": True, "gt": False, "ge": False}
_INTEGERS = frozenset({"s32", "u32", "s64", "u64"})
_CLOSED = frozenset({"le", "ge"})
_PAST = {"le": 1, "ge": -1}
"""From the bound to the first number at which the loop ends, by relation."""
_WIDEST = 64
_ENDLESS = -1
"""In place of a limit: the counter may wrap around, or has too far to go."""


@dataclass(frozen=True, slots=True)
class Count:
    """The trip count of a loop.

    Attributes:
        branch: the branch that decides whether to go on.
        stepping: the updates of the counter.
        step: of the counter in each iteration.
        made: the part of the step that is made when the counter is compared.
        bound: the operand that the counter is compared with, as text.
        relation: of the counter to the bound, at which the loop goes on.
        type_: of the comparison.
        number: the trip count, where it is the same number for all threads of the launch.
        most: no thread makes more iterations; None where that is not known.
    """

    branch: int
    stepping: Stepping
    step: int
    made: int
    bound: str
    relation: str
    type_: str
    number: int | None
    most: int | None

    @property
    def rises(self) -> bool:
        """True if the counter grows."""
        return self.step > 0


def where(kernel: Kernel, index: int) -> str:
    """An instruction's line in the source, or in the PTX where that is not known."""
    location = kernel.lines[index]
    if location is not None and location.line:
        return f"line {location.line}"
    return f"PTX line {kernel.code.line(index)}"


def name_of(kernel: Kernel, loop: Loop) -> str:
    """A loop by the first line that is known of it."""
    block = kernel.slicer.flow.blocks[loop.header]
    numbered = [(n, kernel.lines[n]) for n in range(block.first, block.last + 1)]
    known = [n for n, location in numbered if location is not None and location.line]
    return f"the loop at {where(kernel, known[0] if known else block.first)}"


def number_of(kernel: Kernel, operand: Operand, index: int) -> int | None:
    """The number that an operand is in all threads of the launch; None if it is not known."""
    if isinstance(operand, Immediate):
        return integer_of(kernel.code, operand, index)
    if not isinstance(operand, Name):
        return None
    known, found = kernel.lanes.value(operand.text, index), kernel.ranges.operand(operand, index)
    if known is not None and known.exact and len({*known.offsets}) == 1:
        return known.offsets[0]
    return found[0] if found is not None and found[0] == found[1] else None


def step_of(kernel: Kernel, add: int) -> int | None:
    """The number that an integer addition adds; None for another instruction, or if unknown."""
    instruction = kernel.code.instructions[add]
    words = instruction.opcode.split(".")
    if words[0] != "add" or len(words) != 2 or words[1] not in _INTEGERS:
        return None
    return number_of(kernel, instruction.operands[2], add)


def count_of(kernel: Kernel, loop: Loop) -> Count | str:
    """The trip count of a loop, or why it is not known where the loop begins."""
    return kernel.once(("count of", loop.header), lambda: _count(kernel, loop))


def _count(kernel: Kernel, loop: Loop) -> Count | str:
    unknown = f"the trip count of {name_of(kernel, loop)} is not known before it begins"
    branch = deciding_branch(kernel, loop)
    comparison = None if branch is None else comparison_of(kernel, loop, branch)
    if branch is None or comparison is None:
        return unknown
    compare, relation, type_ = comparison
    operands = kernel.code.instructions[compare].operands
    # The counter may stand on either side of the comparison; then the relation is turned around.
    for position, own in ((1, relation), (2, SWAPPED.get(relation, ""))):
        operand, bound = operands[position], operands[3 - position]
        for stepping, more in _steppings(kernel, loop, operand, compare):
            steps = [step_of(kernel, n) for n in stepping.adds]
            known = [each for each in steps if each is not None]
            step, end = sum(known), rendered(bound)
            # `counter + number` compared by an order might wrap around where the counter does not,
            # but what is ahead of the counter is looked at where it ends; for equality modulo the
            # register's size that makes no difference.
            if len(known) < len(steps) or (more * step < 0 and own != "ne"):
                continue
            made = sum(known[: stepping.made]) + more
            found = Count(branch, stepping, step, made, end, own, type_, None, None)
            return _numbered(kernel, loop, found, bound, compare) or unknown
    return unknown


def _steppings(
    kernel: Kernel, loop: Loop, operand: Operand, index: int
) -> Iterator[tuple[Stepping, int]]:
    """The counter that an operand is, or is the sum of with a number; and that number."""
    if not isinstance(operand, Name):
        return
    found = stepping_of(kernel, loop, operand.text, index)
    # Where an unrolled loop goes on after its remainder, or without it, it has two first values.
    found = found or stepping_of(kernel, loop, operand.text, index, of_two=True)
    if found is not None:
        yield found, 0
        return
    made = written_by(kernel, operand.text, index)
    if made is None or kernel.code.instructions[made].opcode not in ("add.s32", "add.s64"):
        return
    _, one, other = kernel.code.instructions[made].operands
    for own, by in ((one, other), (other, one)):
        number = number_of(kernel, by, made)
        if isinstance(own, Name) and number is not None:
            found = stepping_of(kernel, loop, own.text, made)
            if found is not None:
                yield found, number


def _numbered(
    kernel: Kernel, loop: Loop, count: Count, bound: Operand, compare: int
) -> Count | None:
    """The count with what is known of its number; None if it cannot be told at the loop's start."""
    ends = number_of(kernel, bound, compare)
    first, last = _ends(kernel, loop, count, bound, compare)
    found = _equal(count, first, last) if count.relation == "ne" else _ordered(count, first, last)
    if found is None:
        return None
    number, most = found
    remainder = remainder_of(kernel, loop)
    if number is None and remainder is not None:
        most = remainder.most
    if count.relation != "ne":
        number = _the_number(kernel, loop)
        most = most if number is None else number
    # Without a number the trip count is computed where the loop begins, from registers that must be
    # there already: a bound that an iteration changes is not. One that is the same number whenever
    # it is read, as a parameter that each iteration reads again, stands there as a number.
    if number is None and not _is_invariant(kernel, loop, bound, compare):
        if ends is None:
            return None
        count = replace(count, bound=str(as_type(ends, count.type_)))
    if number is None and most == _ENDLESS:
        return None
    return replace(count, number=number, most=None if most == _ENDLESS else most)


def _ends(
    kernel: Kernel, loop: Loop, count: Count, bound: Operand, compare: int
) -> tuple[Interval | None, Interval | None]:
    """The bounds of a counter's first value, and of what it is compared with."""
    first, ends = _first(kernel, loop, count.stepping), number_of(kernel, bound, compare)
    if first is None and count.rises and count.type_ in WALKING:
        way = bytes_to_walk(kernel, loop, count.stepping, bound, compare)
        if way is not None:
            return (0, 0), way
    return first, kernel.ranges.operand(bound, compare) if ends is None else (ends, ends)


def _equal(
    count: Count, first: Interval | None, last: Interval | None
) -> tuple[int | None, int | None] | None:
    """Number and limit of iterations until the counter is its bound."""
    # By a power of two the distance can be divided modulo 2**bits, by a shift; another step may
    # meet the bound after any number of times around.
    if not count.step or abs(count.step) & (abs(count.step) - 1):
        return None
    number = _distance(count, first, last, BITS[count.type_])
    return number, number


def _ordered(
    count: Count, first: Interval | None, last: Interval | None
) -> tuple[int | None, int | None] | None:
    """Number and limit of iterations until the counter passes its bound.

    The limit is ``_ENDLESS`` where the counter may wrap around before, or has too far to go.
    """
    if count.type_[0] == "b" or _RISING.get(count.relation) != count.rises:
        return None
    if count.type_[0] == "u":
        # What is negative as a signed number is a large one here.
        first, last = (each if each and each[0] >= 0 else None for each in (first, last))
    if not _stays(count, first, last, BITS[count.type_]) or _is_far(count, first, last):
        return None, _ENDLESS
    return None, _most(count, first, last)


def _first(kernel: Kernel, loop: Loop, stepping: Stepping) -> Interval | None:
    """The least and the largest first value of a counter."""
    if stepping.other is None:
        return _range(kernel, stepping.entering)
    start = kernel.slicer.flow.blocks[loop.header].first
    found = continued(kernel, (stepping.entering, stepping.other), start)
    if found is None:
        return None
    first, last, remainder = found
    before, gone = _range(kernel, first), _gone(kernel, remainder, last)
    if before is None or gone is None:
        return None
    return min(before[0], gone[0]), max(before[1], gone[1])


def _gone(kernel: Kernel, remainder: Remainder, last: int) -> Interval | None:
    """The bounds of what a remainder has stepped, by the instruction that steps it."""
    if remainder.loop is None:
        return _range(kernel, last)
    names = kernel.code.effects[last].writes
    own = stepping_of(kernel, remainder.loop, names[0], last) if len(names) == 1 else None
    if own is None or own.turned != last:
        return None
    steps, begin = [step_of(kernel, n) for n in own.adds], _range(kernel, own.entering)
    known = [each for each in steps if each is not None]
    if begin is None or len(known) < len(steps):
        return None
    ends = (*begin, *(each + remainder.most * sum(known) for each in begin))
    return min(ends), max(ends)


def _range(kernel: Kernel, index: int) -> Interval | None:
    """The least and the largest result of an instruction."""
    known = kernel.lanes.result(index)
    if known is not None and known.exact:
        return min(known.offsets), max(known.offsets)
    return kernel.ranges.result(index)


def _distance(count: Count, first: Interval | None, last: Interval | None, bits: int) -> int | None:
    """The trip count of a loop that ends where the counter is its bound, if both are numbers."""
    if first is None or last is None or first[0] < first[1] or last[0] < last[1]:
        return None
    # The comparison sees the counter after `made` of its step: that part is gone from the way.
    way = last[0] - first[0] - count.made
    way = (way if count.rises else -way) % (1 << bits)
    return None if way % abs(count.step) else 1 + way // abs(count.step)


def _the_number(kernel: Kernel, loop: Loop) -> int | None:
    """The trip count where all threads have the same, and the counter does not wrap around."""
    found = {*trips_of(kernel, loop)}
    return found.pop() if len(found) == 1 else None


def trips_of(kernel: Kernel, loop: Loop) -> tuple[int, ...]:
    """The trip count of each thread of a block; empty where they are not known for all.

    A counter that would wrap around is not known.
    """
    counting = counting_of(kernel, loop, together=1)
    if counting is None:
        return kernel.once(("trips ahead", loop.header), lambda: _trips_ahead(kernel, loop))
    found = [counting.trips(thread) for thread in range(len(counting.first))]
    known = tuple(each for each in found if each is not None)
    low, high = limits_of(counting.type_)
    ends = (
        first + counting.step * trips for first, trips in zip(counting.first, known, strict=False)
    )
    stays = len(known) == len(found) and all(low <= end <= high for end in ends)
    return known if stays else ()


def _trips_ahead(kernel: Kernel, loop: Loop) -> tuple[int, ...]:
    """The same, where what is compared is ahead of the counter: ``i + 1 < n``."""
    branch = deciding_branch(kernel, loop)
    comparison = None if branch is None else comparison_of(kernel, loop, branch)
    if comparison is None or comparison[2] not in _INTEGERS:
        return ()
    compare, relation, type_ = comparison
    operands = kernel.code.instructions[compare].operands
    for position, own in ((1, relation), (2, SWAPPED.get(relation, ""))):
        end = number_of(kernel, operands[3 - position], compare)
        for stepping, more in _steppings(kernel, loop, operands[position], compare):
            steps = _all_steps(kernel, stepping)
            known = kernel.lanes.result(stepping.entering)
            if not more or not steps or end is None or known is None or not known.exact:
                continue
            step, made = sum(steps), sum(steps[: stepping.made]) + more
            if stepping.other is None and _RISING.get(own) == (step > 0):
                starts = [as_type(each, type_) for each in known.offsets]
                end = as_type(end, type_) + _PAST.get(own, 0)
                return trips_from(starts, step, made, end, type_)
    return ()


def _all_steps(kernel: Kernel, stepping: Stepping) -> list[int]:
    """What each addition of a counter adds; none where one of these is not known."""
    found = [each for n in stepping.adds if (each := step_of(kernel, n)) is not None]
    return found if len(found) == len(stepping.adds) else []


def _most(count: Count, first: Interval | None, bound: Interval | None) -> int | None:
    """The most iterations, by the intervals of the counter's first value and of its bound."""
    if first is None or bound is None:
        return None
    way = bound[1] - first[0] if count.rises else first[1] - bound[0]
    # The loop is tested at its end: one iteration whatever the test says, and then one for each
    # step that still fits the way, rounded up.
    way += (count.relation in _CLOSED) - abs(count.made)
    return 1 + max(0, -(-way // abs(count.step)))


def _stays(count: Count, first: Interval | None, bound: Interval | None, bits: int) -> bool:
    """True if the counter provably does not wrap around before the comparison fails."""
    low, high = limits_of(count.type_)
    if first is None or (bound is None and bits != 32):
        return False
    if count.rises:
        # The last comparison that holds has the counter just below the bound (at it, if closed).
        # One more step from there is the largest value, and must be a number of the type.
        top = high if bound is None else bound[1]
        return (
            first[1] + count.made <= high
            and top - 1 + (count.relation in _CLOSED) + count.step <= high
        )
    bottom = low if bound is None else bound[0]
    return (
        first[0] + count.made >= low
        and bottom + 1 - (count.relation in _CLOSED) + count.step >= low
    )


def _is_far(count: Count, first: Interval | None, bound: Interval | None) -> bool:
    """True if the way from the counter's first value to the bound may be no signed 64-bit number,
    as which it is computed where the loop begins.
    """
    if first is None or bound is None or BITS[count.type_] < _WIDEST:
        return False
    way = max(abs(end - begin) for begin in first for end in bound)
    return way + abs(count.made) + 1 >= 1 << (_WIDEST - 1)


def _is_invariant(kernel: Kernel, loop: Loop, operand: Operand, index: int) -> bool:
    """True if no iteration writes an operand."""
    if isinstance(operand, Immediate):
        return isinstance(operand.value, int)
    if not isinstance(operand, Name):
        return False
    inside = kernel.slicer.flow.block_of
    found = definitions_of(kernel, operand.text, index)
    return bool(found) and not any(inside[n] in loop.blocks for n in found)
