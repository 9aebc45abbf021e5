"""Finds tree reductions through shared memory in a kernel's code.

Such a sweep is a run of *steps*, separated by barriers, in each of which a few of the block's
threads load from shared memory, combine and store there again. The steps may be a loop's body or
unrolled, the barrier may stand before or after the work, and the idle threads may be switched off
by a predicate or branched around. All it takes to see it are execution counts: a loop's body is
the stretch that was executed as often as its barrier, and who took part in an access was counted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from cuado.model.instruction import Access, Instruction, Space
from cuado.sass.registers import registers_of

MOST_PARTICIPATION = 0.4
"""Part of the block's threads that take part in a step's accesses, at most, averaged over the
steps: a tree over 64 threads has 63 / (64 x 6) = 0.16, over 1,024 threads 0.10; a scan, in which
half of the threads or more stay busy, has over 0.5."""

LEAST_STEPS = 4
"""Steps a sweep must have: a tree over 16 threads. One or two idle phases around a barrier (a halo,
the second stage of a shuffle reduction) are no sweep."""

MOST_STEPS = 10
"""Steps a sweep can have: a block has 1,024 threads at most. A loop with a larger trip count is
some other loop."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """A kernel's sweeps of one loop, or of one unrolled run of steps.

    Attributes:
        code: every instruction of it, barriers included.
        accesses: its shared loads and stores.
        entries: times a warp swept.
        length: steps of one sweep.
        participation: part (0..1) of the threads that take part in the average access.
    """

    code: tuple[Instruction, ...]
    accesses: tuple[Instruction, ...]
    entries: float
    length: float
    participation: float


def find_sweep(code: Sequence[Instruction]) -> Sweep | None:
    """The longest sweep of a kernel, by instructions executed; None if it has none."""
    found = [sweep for first, last in _stretches(code) if (sweep := _sweep(code, first, last))]
    return max(found, key=lambda sweep: sum(i.executed or 0 for i in sweep.code), default=None)


def _stretches(code: Sequence[Instruction]) -> Iterator[tuple[int, int]]:
    """First and last index of each stretch that was executed as often as a barrier in it.

    Code inside may have been executed less often (branched around), never more often.
    """
    seen = set()
    for index, instruction in enumerate(code):
        times = instruction.executed
        if not is_barrier(instruction) or not times:
            continue
        first = last = index
        low = index - 1
        while low >= 0 and (code[low].executed or 0) <= times:
            first = low if code[low].executed == times else first
            low -= 1
        high = index + 1
        while high < len(code) and (code[high].executed or 0) <= times:
            last = high if code[high].executed == times else last
            high += 1
        if (first, last) not in seen:
            seen.add((first, last))
            yield first, last


def _sweep(code: Sequence[Instruction], first: int, last: int) -> Sweep | None:
    """The sweep of a stretch; None if it has too few steps, or too many threads in them."""
    stretch = code[first : last + 1]
    barriers = tuple(filter(is_barrier, stretch))
    times = barriers[0].executed or 0.0
    steps = [piece for piece in _pieces(stretch) if _is_step(piece)]
    if not steps:
        return None
    inside = tuple(chain.from_iterable(steps))
    if len(steps) >= LEAST_STEPS:
        # Unrolled: each step is there once.
        entries, length, own = times, float(len(steps)), inside + barriers
    else:
        # A loop: it is entered as often as what was executed last before it.
        entries = next((i.executed for i in reversed(code[:first]) if i.executed), times)
        length, own = len(steps) * times / entries, tuple(stretch)
    accesses = tuple(filter(_is_access, inside))
    participation = _participation(accesses, barriers[0].threads_on or 0.0)
    if not LEAST_STEPS <= length <= MOST_STEPS or participation > MOST_PARTICIPATION:
        return None
    return Sweep(own, accesses, entries, length, participation)


def _participation(accesses: Sequence[Instruction], block: float) -> float:
    """The part of the block's threads that take part in the average access."""
    return sum(i.threads_on or 0 for i in accesses) / (block * len(accesses) or 1)


def _pieces(stretch: Sequence[Instruction]) -> Iterator[list[Instruction]]:
    """The code between barriers, and before the first and after the last."""
    piece: list[Instruction] = []
    for instruction in stretch:
        if is_barrier(instruction):
            yield piece
            piece = []
        else:
            piece.append(instruction)
    yield piece


def _is_step(piece: Sequence[Instruction]) -> bool:
    """True if it stores to shared memory what it computes from loads from shared memory.

    Values that went through a shuffle do not count: their step needs no shared memory.
    """
    derived: set[int] = set()
    for instruction in piece:
        effect = registers_of(instruction)
        if _is_access(instruction) and instruction.access is Access.LOAD:
            derived |= effect.written
        elif _is_access(instruction) and instruction.access is Access.STORE:
            if derived & effect.read:
                return True
        elif instruction.base_opcode != "SHFL" and derived & effect.read:
            derived |= effect.written
        else:
            derived -= effect.written
    return False


def _is_access(instruction: Instruction) -> bool:
    return instruction.space is Space.SHARED and bool(instruction.executed)


def is_barrier(instruction: Instruction) -> bool:
    """True if warps of a block wait for each other at it."""
    return instruction.base_opcode == "BAR" and not instruction.opcode.startswith("BAR.ARV")
