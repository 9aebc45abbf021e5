"""Loops that count: how many iterations each warp, or block, makes, known before anything runs.

The counter is an induction variable: it changes by a constant step until it reaches a bound. Where
its first value and the bound are known in every warp (from the launch's block and integer
arguments) or in every block (from its index), so is the trip count.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.kernel.facts.loops.loop import begins_anew
from cuado.kernel.facts.registers.plain_copies import plain_copy
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import limits_of
from cuado.kernel.values.lane_values import WARP, Known, as_type, constant
from cuado.kernel.values.lanes import Lanes
from cuado.kernel.values.operations import ALIASES, INVERSE
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Immediate, Name, Operand, rendered

SWAPPED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le", "ne": "ne", "eq": "eq"}
"""Relations with their sides exchanged."""
_RISING = {"lt": True, "le": True, "gt": False, "ge": False}
_PAST = {"le": 1, "ge": -1}
"""Distance from the bound to the first number at which the loop ends, by relation."""
_SUMS = frozenset({"add.s32", "add.u32", "add.s64", "add.u64"})
_TYPES = frozenset({"s32", "u32", "b32", "s64", "u64", "b64"})


@dataclass(frozen=True, slots=True)
class Stepping:
    """How an induction variable is updated.

    Attributes:
        entering: the instruction that sets its first value, before the loop.
        adds: the additions that make the step, in order.
        turned: the instruction that writes the next iteration's value: the last of ``adds``, or a
            move of its result.
        made: how many of ``adds`` come before the read in question.
        other: another instruction that may set its first value; None without.
    """

    entering: int
    adds: tuple[int, ...]
    turned: int
    made: int
    other: int | None = None


@dataclass(frozen=True, slots=True)
class Counting:
    """How a loop counts.

    Attributes:
        branch: the branch back to the loop's start, while the relation holds.
        compare: the comparison of the counter with the bound.
        stepping: of the counter.
        position: of the counter among the operands of ``compare``.
        relation: of the counter to the bound.
        type_: the type of the comparison.
        step: per iteration.
        first: the counter's first value in each warp, or at each place.
        bound: the bound there.
    """

    branch: int
    compare: int
    stepping: Stepping
    position: int
    relation: str
    type_: str
    step: int
    first: tuple[int, ...]
    bound: tuple[int, ...]

    def trips(self, party: int) -> int | None:
        """Trip count of a party (a warp, or a place); None if the counter would wrap around."""
        return self.trips_to(self.bound[party], party)

    def trips_to(self, bound: int, party: int) -> int | None:
        """Trip count of a party with another bound."""
        # The distance to the first number that ends the loop. Where the comparison comes before the
        # step, the counter lags by one step.
        way = bound + _PAST.get(self.relation, 0) + self._early - self.first[party]
        # A match that the steps pass by is found only after the counter has wrapped around: no
        # count is given.
        if self.relation == "ne":
            return way // self.step if way % self.step == 0 and way // self.step > 0 else None
        trips = max(1, -(-way // self.step))
        return trips if self._holds(self.first[party] + self.step * trips) else None

    def _holds(self, number: int) -> bool:
        """True if the counter's type has a number: else it has come around, and goes on."""
        bits = BITS[self.type_]
        low = -(1 << (bits - 1)) if self.type_[0] == "s" else 0
        return low <= number < low + (1 << bits)

    def distance(self, trips: int) -> int:
        """From the first value to the bound, for a loop of this length."""
        return self.step * trips - _PAST.get(self.relation, 0) - self._early

    @property
    def _early(self) -> int:
        """The part of the step that is still to come when the counter is compared."""
        return 0 if self.stepping.made else self.step

    @property
    def is_plain(self) -> bool:
        """True if the counter makes its step in place and is then compared."""
        return self.stepping.made > 0 and self.stepping.turned == self.add

    @property
    def add(self) -> int:
        """The instruction that makes the step."""
        return self.stepping.adds[-1]


def counting_of(
    kernel: Kernel,
    loop: Loop,
    lanes: Lanes | None = None,
    together: int = WARP,
    *,
    shifted: bool = False,
) -> Counting | None:
    """How a loop counts; None if it does not, or its step or bound is unknown.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        lanes: known values per thread; those of the launch's block by default.
        together: number of consecutive lanes that form a party with one value: a warp, or 1 for
            places of a grid.
        shifted: whether not the counter itself need be compared, but its sum with what the loop
            does not change; ``first`` is that sum's first value then.
    """
    code = kernel.code
    branch = deciding_branch(kernel, loop)
    comparison = None if branch is None else comparison_of(kernel, loop, branch)
    if branch is None or comparison is None:
        return None
    compare, relation, type_ = comparison
    operands, lanes = code.instructions[compare].operands, lanes or kernel.lanes
    # The counter may be on either side of the comparison: swap the relation with the sides.
    for position, own in ((1, relation), (2, SWAPPED.get(relation, ""))):
        stepping, more = _compared(kernel, loop, operands[position], compare, shifted=shifted)
        if stepping is None or len(stepping.adds) > 1:
            continue
        first = _by_party(lanes.result(stepping.entering), type_, together)
        count = len(first) * together
        if more is not None:
            added = _by_party(_known(lanes, *more, count), type_, together)
            first = tuple(as_type(sum(both), type_) for both in zip(first, added, strict=False))
        bound = _by_party(_known(lanes, operands[3 - position], compare, count), type_, together)
        (add,) = stepping.adds
        size = _only(_known(lanes, code.instructions[add].operands[2], add, count)) if first else 0
        # A step away from the bound would end only by wrapping around.
        if not bound or not size or (own != "ne" and _RISING.get(own) != (size > 0)):
            return None
        return Counting(branch, compare, stepping, position, own, type_, size, first, bound)
    return None


def _compared(
    kernel: Kernel, loop: Loop, operand: Operand, compare: int, *, shifted: bool
) -> tuple[Stepping | None, tuple[Operand, int] | None]:
    """The counter that a comparison reads, and what else is in the sum that it reads."""
    if not isinstance(operand, Name):
        return None, None
    found = stepping_of(kernel, loop, operand.text, compare)
    if found is None and shifted:
        return _shifted(kernel, loop, operand.text, compare)
    return found, None


def _shifted(
    kernel: Kernel, loop: Loop, name: str, index: int
) -> tuple[Stepping | None, tuple[Operand, int] | None]:
    """The counter that a loop's comparison reads the sum of, with what the loop leaves as it is;
    and that, and who reads it.

    An unrolled loop whose counter is used for itself ends so: ``counter + (n % 4 - n) != 0``.
    """
    made = written_by(kernel, name, index)
    if made is None or kernel.code.instructions[made].opcode not in _SUMS:
        return None, None
    if kernel.code.instructions[made].guard or not _runs_once(kernel, loop, made):
        return None, None
    _, one, other = kernel.code.instructions[made].operands
    block_of = kernel.slicer.flow.block_of
    for own, by in ((one, other), (other, one)):
        if not isinstance(own, Name) or not isinstance(by, Name):
            continue
        inside = [n for n in definitions_of(kernel, by.text, made) if block_of[n] in loop.blocks]
        found = None if inside else stepping_of(kernel, loop, own.text, made)
        if found is not None:
            return found, (by, made)
    return None, None


def comparison_of(kernel: Kernel, loop: Loop, branch: int) -> tuple[int, str, str] | None:
    """The ``setp`` that decides a loop's branch, the relation at which it goes back, its type."""
    code, instruction = kernel.code, kernel.code.instructions[branch]
    compare = written_by(kernel, instruction.guard, branch)
    words = code.instructions[compare].opcode.split(".") if compare is not None else []
    if compare is None or len(words) != 3 or words[0] != "setp" or words[2] not in _TYPES:
        return None
    if not writes_truth(kernel, compare, instruction.guard):
        return None
    # One that some iterations skip leaves the branch what an earlier one has found.
    if not _runs_once(kernel, loop, compare):
        return None
    relation = ALIASES.get(words[1], words[1])
    # The relation of interest is the one that continues the loop: invert it if the guard is
    # negated, or if the branch leads out, but not for both.
    if instruction.negated == _goes_back(kernel, loop, branch):
        relation = INVERSE.get(relation, "")
    return compare, relation, words[2]


def writes_truth(kernel: Kernel, compare: int, name: str) -> bool:
    """True if a predicate is what a ``setp`` finds: the q of ``setp.lt.s32 p|q`` is the opposite.

    Pairs are not told apart: false for both.
    """
    return rendered(kernel.code.instructions[compare].operands[0]) == name


def deciding_branch(kernel: Kernel, loop: Loop) -> int | None:
    """The branch at a loop's end that goes back, or out where another one then goes back."""
    flow = kernel.slicer.flow
    # Where the header follows the latch in the text, the loop may go on by falling through, and a
    # branch that is taken then leaves it: which way goes back would have to be found out first.
    if len(loop.latches) != 1 or loop.header == loop.latches[0] + 1:
        return None
    (latch,) = loop.latches
    branch = flow.blocks[latch].last
    if kernel.code.instructions[branch].guard:
        return branch
    before = flow.predecessors[latch]
    if len(before) != 1 or before[0] + 1 != latch or flow.blocks[latch].first != branch:
        return None
    out = flow.blocks[before[0]].last
    leaves = not loop.blocks.issuperset(flow.blocks[before[0]].successors)
    return out if leaves and kernel.code.instructions[out].guard else None


def _goes_back(kernel: Kernel, loop: Loop, branch: int) -> bool:
    """True if a loop's deciding branch goes back, and not out, where it is taken."""
    return branch == kernel.slicer.flow.blocks[loop.latches[0]].last


def stepping_of(
    kernel: Kernel, loop: Loop, name: str, index: int, *, of_two: bool = False
) -> Stepping | None:
    """The updates of an induction variable that a loop's instruction reads; None for any other.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        name: the register.
        index: the instruction that reads it.
        of_two: whether its first value is one of two; otherwise there is one alone.
    """
    code, block_of = kernel.code, kernel.slicer.flow.block_of
    read = _added_up(kernel, name, index)
    found = {*definitions_of(kernel, read.name, read.at)}
    inside = [n for n in found if block_of[n] in loop.blocks]
    if len(found) != 2 + of_two or len(inside) != 1:
        return None
    # Exactly one definition before the loop and one inside make an induction variable. The one
    # inside may be a copy of the sum: follow it to the addition.
    (turned,) = inside
    entering, *others = sorted(found - {turned})
    copy = plain_copy(kernel, turned)
    made = written_by(kernel, copy.name, copy.at) if copy is not None else None
    last = turned if made is None else made
    if not (own := _added_to(kernel, last)):
        return None
    chain = _added_up(kernel, own, last)
    adds = (*chain.adds, last)
    # The chain must close: its first addition reads the same two definitions, and the read in
    # question lies on this chain.
    if not _closes(kernel, loop, chain, found) or adds[: len(read.adds)] != read.adds:
        return None
    once = {turned, *adds, *chain.copies, *read.copies, *(copy.by if copy is not None else ())}
    good = all(code.effects[n].definite for n in (entering, *others, *once))
    if not good or not all(_runs_once(kernel, loop, n) for n in once):
        return None
    return Stepping(entering, adds, turned, len(read.adds), *others)


@dataclass(frozen=True, slots=True)
class _Chain:
    """Additions behind a value, in order, the copies between them, and what the first one reads."""

    adds: tuple[int, ...]
    copies: tuple[int, ...]
    name: str
    at: int


def _closes(kernel: Kernel, loop: Loop, chain: _Chain, found: set[int]) -> bool:
    """True if a chain begins with what some definitions leave, and a loop carries: anew each time
    that it begins.
    """
    if {*definitions_of(kernel, chain.name, chain.at)} != found:
        return False
    return all(begins_anew(kernel, loop, key) for key in kernel.code.keys((chain.name,), chain.at))


def _added_up(kernel: Kernel, name: str, index: int) -> _Chain:
    """The chain of additions behind a value that an instruction reads."""
    adds, copies = tuple[int, ...](), tuple[int, ...]()
    while True:
        found = definitions_of(kernel, name, index)
        if len(found) != 1 or found[0] in (*adds, *copies):
            return _Chain(adds, copies, name, index)
        (at,) = found
        if copy := plain_copy(kernel, at):
            copies, index, name = (*copies, *copy.by), copy.at, copy.name
        elif own := _added_to(kernel, at):
            adds, index, name = (at, *adds), at, own
        else:
            return _Chain(adds, copies, name, index)


def definitions_of(kernel: Kernel, name: str, index: int) -> tuple[int, ...]:
    """The instructions that may have written what another one reads as ``name``."""
    definitions = kernel.slicer.chains.definitions
    return tuple(
        n for key in kernel.code.keys((name,), index) for n in definitions.get((index, key), ())
    )


def _added_to(kernel: Kernel, add: int) -> str:
    """The register to which an addition adds; empty for another instruction."""
    instruction = kernel.code.instructions[add]
    if instruction.base != "add" or instruction.guard or len(instruction.operands) != 3:
        return ""
    one = instruction.operands[1]
    return one.text if isinstance(one, Name) else ""


def _runs_once(kernel: Kernel, loop: Loop, index: int) -> bool:
    """True if an instruction runs just once in each iteration of a loop."""
    # The same edges decide about it and about the loop's end. What an inner loop repeats depends on
    # that loop's branch as well, and what a branch skips on that branch.
    block, control = kernel.slicer.flow.block_of[index], kernel.lanes.divergence.control
    return block in loop.blocks and control[block] == control[loop.latches[0]]


def written_by(kernel: Kernel, name: str, index: int) -> int | None:
    """The one instruction that writes, in any case, what another one reads as ``name``."""
    found = {*definitions_of(kernel, name, index)}
    if len(found) != 1:
        return None
    (only,) = found
    return only if kernel.code.effects[only].definite else None


def _known(lanes: Lanes, operand: Operand, index: int, count: int) -> Known:
    """The known values of an operand, one per thread."""
    if isinstance(operand, Immediate):
        value = integer_of(lanes.code, operand, index)
        return None if value is None else constant(value, count)
    return lanes.value(operand.text, index) if isinstance(operand, Name) else None


def _by_party(value: Known, type_: str, together: int) -> tuple[int, ...]:
    """The number that all lanes of a party have, for each party; empty if not known."""
    if value is None or not value.exact or (together > 1 and not value.uniform):
        return ()
    return tuple(as_type(offset, type_) for offset in value.offsets[::together])


def _only(value: Known) -> int:
    """The number that all threads have; 0 if that is not known."""
    if value is None or not value.exact or len({*value.offsets}) > 1:
        return 0
    return value.offsets[0]


def trips_from(
    starts: Sequence[int], step: int, made: int, end: int, type_: str
) -> tuple[int, ...]:
    """Trip counts until what is ``made`` ahead has come to an end; none where it wraps around."""
    low, high = limits_of(type_)
    trips = [1 + max(0, -(-(end - first - made) // step)) for first in starts]
    ends = [
        (first + step * n, first + made + step * (n - 1))
        for first, n in zip(starts, trips, strict=True)
    ]
    firsts = [(first, first + made) for first in starts]
    stays = all(low <= each <= high for pair in (*ends, *firsts) for each in pair)
    return tuple(trips) if stays else ()
