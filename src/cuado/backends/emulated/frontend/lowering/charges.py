"""What running a piece of a kernel takes off its budget: by what it takes the host.

An endless loop is told by the work that it has done, not by the clock: else the end of a launch
would depend on what else the machine does. The work is in plain instructions of a warp, each about
a nanosecond; what takes longer is charged as so many of them. Times are of one core of a Xeon of
2.5 GHz, of loops of twenty such instructions, with all lanes.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cuado.backends.emulated.frontend.lowering.segments import Segment
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access, Space, Trait

TURN = 7
"""Cost of one turn of a loop beyond its instructions: it is counted, charged and branched to."""
ATOMIC_COST = 31
"""Cost of a checked atomic operation beyond that of other checked instructions, each of which takes
longer than a plain one: it is done lane by lane."""
_CHECKED_TRAITS = {Trait.MATRIX: 24, Trait.WARP: 1}
"""The same of matrix products (2.6 us) and of shuffles and votes (0.2 us), whose lanes' values are
each looked at. What an access takes is known when it is made: the runtime charges it."""
PER_CHECKED = 32
"""Plain instructions for which a checked access of memory stands, which is what a checked kernel's
budget counts: with its looks at shadows it takes as long, or some longer."""
_LEAST, _LEAST_BEFORE_HEAD = 64, 16
"""Work from which a segment that is no head of a loop is charged, together with what segments
before it left; and the same where a head of a loop follows."""
_LINE, _TILE_LINE, _REDUCED_LINE = 8, 60, 800
"""For each 128 bytes of a bulk copy, of one by a tensor map, and of a reduction of 64 halves (3, 60
and 850 ns)."""
_MATRIX = 250
"""Charge of a matrix product: a tenth of what it takes, since long kernels do little else."""
_SHAPE, _COLUMNS = re.compile(r"\.m64n(\d+)k"), 16
"""Columns of a warpgroup's product, for each so many of which that is charged (4 us for 8 columns,
62 for 256)."""
_MEMORY = {
    Access.ATOMIC: 80,  # 30 to 150 ns
    Access.LOAD: 30,  # 10 to 60
    Access.STORE: 30,  # 12 to 110
    Access.COPY: 60,
    Access.UNKNOWN: 30,
}
_SHARED = {Access.LOAD: 10, Access.STORE: 10}
_FREE = frozenset({Space.PARAM, Space.CONST})
_TRAITS = {Trait.MATRIX: _MATRIX, Trait.BARRIER: 50, Trait.WARP: 12, Trait.CALL: 30}
_SPECIAL = frozenset({"sin", "cos", "ex2", "lg2", "tanh"})
_HALVES = frozenset({"f16", "f16x2", "bf16", "bf16x2"})
_IN_SOFTWARE = 40
"""Charge of special functions and of half-precision arithmetic."""
_DIVISION = 10
"""Charge of a division or square root in double precision."""
_DIRECTED = frozenset({"rz", "rm", "rp"})
_ROUNDED_SO, _CONVERTED_SO = 2000, 400
"""Charges of arithmetic and conversions in rounding modes that the host lacks, which run lane by
lane: 600 to 2,700 and 300 to 550 ns."""
_WHOLE = frozenset({"s16", "u16", "s32", "u32", "s64", "u64"})
_WHOLE_DIVISION, _DOT_PRODUCT = 50, 180


@dataclass(frozen=True, slots=True)
class Charge:
    """What a warp is charged for running a segment.

    Attributes:
        instructions: of a head of a loop; they count as the warp's work.
        more: beyond them, in plain instructions.
    """

    instructions: int
    more: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.instructions + self.more


def charges_of(code: Code, segments: Sequence[Segment], *, is_checked: bool) -> tuple[Charge, ...]:
    """What each segment takes off the budget: every head of a loop does, and slow code elsewhere.

    A segment that is too short to be charged for itself leaves its work to those behind it, so that
    no loop escapes its charge by being cut into many short segments.
    """
    heads = {segment.number for segment in segments if segment.is_loop}
    carried, found = [0] * len(segments), list[Charge]()
    for segment in segments:
        due = carried[segment.number] + _work(code, segment, is_checked=is_checked)
        is_due = due >= (_LEAST_BEFORE_HEAD if heads.intersection(segment.successors) else _LEAST)
        if segment.is_loop:
            found.append(_of_head(code, segment, is_checked=is_checked))
        else:
            found.append(
                Charge(0, _checked(due) if is_checked else due) if is_due else Charge(0, 0)
            )
        left = 0 if segment.is_loop or is_due else due
        for after in segment.successors:
            if after > segment.number:
                carried[after] = max(carried[after], left)
    return tuple(found)


def moved_cost(words: Sequence[str], *, is_checked: bool) -> int:
    """What a bulk copy or reduction is charged for each 128 bytes, in plain instructions."""
    cost = _REDUCED_LINE if "reduce" in words else _TILE_LINE if "tensor" in words else _LINE
    return _checked(cost) if is_checked else cost


def line_costs(code: Code, slots: Mapping[int, int], *, is_checked: bool) -> dict[int, int]:
    """:func:`moved_cost` of each bulk copy, by its slot; ``slots`` are those of all copies."""
    words = {index: code.instructions[index].opcode.split(".") for index in slots}
    return {
        slot: moved_cost(words[index], is_checked=is_checked)
        for index, slot in slots.items()
        if "bulk" in words[index]
    }


def _work(code: Code, segment: Segment, *, is_checked: bool) -> int:
    own = range(segment.first, segment.last + 1)
    more = sum(_delay(code, index) for index in own)
    if is_checked:
        more += PER_CHECKED * sum(_checked_more(code, index) for index in own)
    return len(own) + more


def _of_head(code: Code, segment: Segment, *, is_checked: bool) -> Charge:
    own = range(segment.first, segment.last + 1)
    if is_checked:
        return Charge(len(own), sum(_checked_delay(code, index) for index in own))
    return Charge(len(own), TURN + sum(_delay(code, index) for index in own))


def _checked_delay(code: Code, index: int) -> int:
    return max(_checked_more(code, index), _delay(code, index) // PER_CHECKED)


def _checked_more(code: Code, index: int) -> int:
    """What a checked instruction takes beyond others, in such."""
    if code.effects[index].opcode.access is Access.ATOMIC:
        return ATOMIC_COST
    traits = code.effects[index].opcode.traits
    return max((cost for trait, cost in _CHECKED_TRAITS.items() if trait in traits), default=0)


def _checked(work: int) -> int:
    """Work in units of checked instructions."""
    return -(-work // PER_CHECKED)


def _delay(code: Code, index: int) -> int:
    """What an instruction takes beyond a plain one, in plain ones."""
    opcode, words = code.effects[index].opcode, code.instructions[index].opcode.split(".")
    found = max((cost for trait, cost in _TRAITS.items() if trait in opcode.traits), default=0)
    if words[0] == "wgmma" and (shape := _SHAPE.search(code.instructions[index].opcode)):
        return found * max(1, int(shape[1]) // _COLUMNS)
    if opcode.access is not None and opcode.space not in _FREE:
        costs = _SHARED if opcode.space is Space.SHARED else _MEMORY
        return max(found, costs.get(opcode.access, _MEMORY.get(opcode.access, 0)))
    return max(found, _of_arithmetic(words))


def _of_arithmetic(words: Sequence[str]) -> int:
    if words[0] in _SPECIAL or not _HALVES.isdisjoint(words):
        return _IN_SOFTWARE
    if not _DIRECTED.isdisjoint(words) and "tf32" not in words:
        return _CONVERTED_SO if words[0] == "cvt" else _ROUNDED_SO
    if words[0] in ("div", "rem") and words[-1] in _WHOLE:
        return _WHOLE_DIVISION
    if words[0] == "dp4a":
        return _DOT_PRODUCT
    is_double = words[-1] == "f64" and words[0] in ("div", "rcp", "sqrt", "rsqrt")
    return _DIVISION if is_double else 0
