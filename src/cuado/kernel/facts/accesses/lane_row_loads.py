"""Loads of a loop in which each lane reads a row of its own, end to end.

In each iteration of a loop a lane reads ``step`` bytes without a gap, and continues right behind
them; so in all iterations it reads the whole of a row of ``trips * step`` bytes. Rows lie a known
stride apart. The warp loads a part of each row, ``columns`` elements wide, to shared memory
cooperatively: consecutive lanes fetch consecutive elements.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cuado.kernel.facts.accesses.constant_loads import why_not_constant
from cuado.kernel.facts.loops.lane_loops import LaneLoop, Walk, base_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS
from cuado.ptx.syntax.operands import Vector

_WORD = 4
_LARGEST = 16


@dataclass(frozen=True, slots=True)
class RowLoad:
    """A load of a lane's row, and its offset within the bytes of an iteration."""

    index: int
    place: int


@dataclass(frozen=True, slots=True)
class RowLoads:
    """Loads that together read rows.

    Attributes:
        walk: the register that the addresses are relative to.
        begin: bytes from the register's value at an iteration's start to the iteration's part.
        size: bytes of one load.
        opcode: the common opcode of the loads.
        loads: in order of the code.
        length: bytes of a row.
    """

    walk: Walk
    begin: int
    size: int
    opcode: str
    loads: tuple[RowLoad, ...]
    length: int

    def width(self, columns: int) -> int:
        """Bytes of a part that is ``columns`` loads wide."""
        return columns * self.size

    def pitch(self, columns: int) -> int:
        """Bytes from row to row in shared memory: an element more, so that rows shift banks."""
        return self.width(columns) + self.size

    def bytes(self, columns: int) -> int:
        """Shared memory of a warp."""
        return WARP * self.pitch(columns)

    def fits(self, columns: int) -> bool:
        """True if a part is whole iterations, and no longer than a row."""
        width = self.width(columns)
        return width % self.walk.step == 0 and self.walk.step <= width <= max(self.length, 1)


def rows_of(kernel: Kernel, loop: LaneLoop) -> tuple[tuple[RowLoads, ...], tuple[str, ...]]:
    """Rows that a loop reads, one for each base register; and why other loads read none."""
    groups: dict[Key, list[int]] = {}
    reasons = []
    for n in kernel.global_loads:
        base = base_of(kernel, n) if n in loop.body else None
        stride, size = kernel.lanes.stride_of(n), kernel.code.effects[n].opcode.bytes or 0
        if base is None or (stride is not None and abs(stride) <= size):
            continue
        (key,) = kernel.code.keys((base[0],), n)
        groups.setdefault(key, []).append(n)
    found = []
    for key, loads in groups.items():
        if key in loop.unproved:
            reasons.append(f"'{key[0]}' is not provably a row per lane: {loop.unproved[key]}")
        elif key in loop.walks:
            rows = _rows(kernel, loop, loop.walks[key], loads)
            found.append(rows) if isinstance(rows, RowLoads) else reasons.append(rows)
        else:
            reasons.append(f"'{key[0]}' is not an induction variable with a known step")
    return tuple(found), tuple(reasons)


def _rows(kernel: Kernel, loop: LaneLoop, walk: Walk, loads: Sequence[int]) -> RowLoads | str:
    """The rows of the loads from one base register, or why there are none."""
    code = kernel.code
    opcodes = {code.instructions[n].opcode for n in loads}
    size = code.effects[loads[0]].opcode.bytes or 0
    where = f"PTX line {kernel.code.line(loads[0])}"
    if len(opcodes) > 1 or not _WORD <= size <= _LARGEST or walk.step <= 0:
        return (
            f"the loads beginning at {where} are not of one type of 4 to 16 bytes at ascending "
            "addresses"
        )
    for n in loads:
        if code.instructions[n].guard:
            return f"the load at {where} is not made in every iteration"
        if reason := why_not_constant(kernel, n):
            return reason
    places = list(_places(kernel, walk, loads))
    begin = min(places)
    # A byte that no lane reads may lie beyond the buffer: nothing may be fetched for the sake of a
    # full row.
    if sorted({p - begin for p in places}) != list(range(0, walk.step, size)):
        return f"the loads beginning at {where} leave gaps, which must not be read"
    made = tuple(RowLoad(n, p - begin) for n, p in zip(loads, places, strict=True))
    return RowLoads(walk, begin, size, opcodes.pop(), made, loop.trips * walk.step)


def _places(kernel: Kernel, walk: Walk, loads: Sequence[int]) -> Iterator[int]:
    """Offsets of loads from a register's value at the start of an iteration."""
    for n in loads:
        base = base_of(kernel, n)
        is_late = walk.update is not None and n > walk.update
        yield (base[1] if base is not None else 0) + (walk.step if is_late else 0)


def element(rows: RowLoads) -> tuple[str, str, int]:
    """A load's element: the words of its type, a register's type, and the number of registers."""
    words = rows.opcode.split(".")
    vector = next((w for w in words if w in ("v2", "v4")), "")
    return ".".join(filter(None, (vector, words[-1]))), words[-1], int(vector[1:] or 1)


def is_plain(kernel: Kernel, rows: RowLoads) -> bool:
    """True if registers are as wide as what is loaded, and vectors are of registers alone."""
    _, type_, count = element(rows)
    if BITS.get(type_, 0) * count != 8 * rows.size or BITS.get(type_, 0) < 8 * _WORD:
        return False
    for load in rows.loads:
        instruction = kernel.code.instructions[load.index]
        target = instruction.operands[0]
        items = target.items if isinstance(target, Vector) else (target,)
        if len(items) != count or len(instruction.operands) > 2 or words_of(instruction)[0] != "ld":
            return False
    return True
