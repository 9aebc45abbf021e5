"""Data that blocks share, where only a part of a launch is replayed, on as large a part of L2.

What each block has for itself shrinks with the number of blocks, and so does the L2 that it finds.
A table that all blocks read does not: it has to be made smaller, too. ``folds_of`` estimates how
much of each buffer the whole grid accesses. If blocks access lines at random, those apart in the
grid meet on a share ``o`` of their lines, and ``q`` times as many blocks access
``n / o * (1 - (1 - o) ** q)`` lines, ``n`` being the lines of one set of blocks: ``q * n`` if they
share none, ``n`` if they share all. Blocks are halfway apart, so that what only neighbours share,
as at borders of a stencil, is not taken for shared by all. No more than all of a buffer is
accessed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.memory.address_space import Arena, Range
from cuado.backends.emulated.process.engine import Traces

LINE_BYTES = 128
QUARTERS = 4
FIRST, LAST = 1, 1 << QUARTERS - 1
"""Bits of lines that the first or last quarter of the blocks access."""
ALIKE = 0.95
"""A buffer that has to shrink by less than this is left."""
HALVINGS = 30


@dataclass(frozen=True, slots=True)
class Fold:
    """Lines that stand for others in L2: from ``first``, before ``past``, modulo ``lines``."""

    first: int
    past: int
    lines: int


def folds_of(traces: Sequence[Traces], warps: int, arena: Arena, part: float) -> list[Fold]:
    """How the buffers of a launch are folded so that they are to L2 as in the whole launch.

    Args:
        traces: of the blocks that are replayed, in order, which stay as they are.
        warps: of a block.
        arena: the launch's memory.
        part: of the grid that these blocks are.
    """
    places = [_lines_of(where, arena.low) for where in arena.ranges.values()]
    marks = arena.engine.marks(traces, warps, max(lines.stop for lines in places))
    found = [_fold(marks, lines, part) for lines in places]
    return [fold for fold in found if fold is not None]


def _lines_of(where: Range, low: int) -> slice:
    first = where.place(low) - where.guard_bytes
    last = first + where.bytes + 2 * where.guard_bytes
    return slice(first // LINE_BYTES, -(-last // LINE_BYTES))


def _fold(marks: npt.NDArray[np.uint8], lines: slice, part: float) -> Fold | None:
    own = marks[lines]
    touched = np.flatnonzero(own)
    here = own[touched]
    first, last = (np.count_nonzero(here & bit) for bit in (FIRST, LAST))
    both = np.count_nonzero((here & (FIRST | LAST)) == FIRST | LAST)
    if not len(touched):
        return None
    all_blocks = min(float(len(own)), len(touched) / part)
    if both:
        shared = 2 * both / (first + last)
        grown = (1 - (1 - shared) ** (QUARTERS / part)) / shared
        all_blocks = min((first + last) / 2 * grown, all_blocks)
    extent = int(touched[-1] - touched[0]) + 1
    kept = _modulus(len(touched) / extent, part * all_blocks / len(touched), part)
    if kept > ALIKE:
        return None
    begin = lines.start + int(touched[0])
    return Fold(begin, begin + extent, max(1, round(kept * extent)))


def _modulus(density: float, wanted: float, least: float) -> float:
    """Share ``m`` of lines such that of those accessed, ``wanted`` are still distinct modulo it.

    Of lines accessed at random with some density, ``m * (1 - (1 - density) ** (1 / m))`` are.
    """
    low, high = least, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if middle * (1 - (1 - density) ** (1 / middle)) < wanted * density:
            low = middle
        else:
            high = middle
    return high
