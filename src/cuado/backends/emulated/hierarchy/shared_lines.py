"""Data that blocks share, if only a part of a launch is replayed with the same part of L2.

Data of single blocks shrink with the number of blocks, as L2 does. A table that all blocks read
does not: it has to be made smaller, too. ``folds_of`` estimates how much of each buffer the whole
grid accesses. If blocks access lines at random, two distant sets of them have a share ``o`` of
their lines in common, and ``q`` times as many blocks access ``n / o * (1 - (1 - o) ** q)`` lines,
where ``n`` is the number of lines of one set: ``q * n`` lines if they share none, ``n`` if they
share all. The sets that are compared, the first and the last quarter, are half the blocks apart, so
that data of neighbours only, as at the borders of a stencil, do not count as shared by all. The
estimate is never larger than the buffer.

If distant sets share nothing, and yet all blocks would access more lines than the buffer has, the
grid sweeps over it several times, as the parts of a split sum do. One sweep lies between two
accesses of a line. In a buffer that was made smaller they would be near each other, and always hit:
that is right where L2 holds a whole sweep, so a buffer that is larger than L2 is left as it is.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.hierarchy.layout import QUARTERS, Fold
from cuado.backends.emulated.memory.address_space import Range
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Traces

LINE_BYTES = 128
FIRST, LAST = 1, 1 << QUARTERS - 1
"""Bits of lines that the first, or the last, quarter of the blocks access."""
ALIKE = 0.95
"""Share of a buffer's lines above which shrinking it is not worth it."""
HALVINGS = 30
"""Steps of the bisection for the modulus."""


def folds_of(
    traces: Sequence[Traces], warps: int, arena: Arena, part: float, l2_bytes: float
) -> list[Fold]:
    """Folds of a launch's buffers by which they load the smaller L2 as the whole launch loads L2.

    Args:
        traces: traces of the replayed blocks, in order; they are not changed.
        warps: warps per block.
        arena: the launch's memory.
        part: share of these blocks in the grid.
        l2_bytes: of the whole chip.
    """
    places = [_lines_of(where, arena.low) for where in arena.ranges.values()]
    marks = arena.engine.marks(traces, warps, max(lines.stop for lines in places))
    found = [_fold(marks, lines, part, l2_bytes / LINE_BYTES) for lines in places]
    return [fold for fold in found if fold is not None]


def _lines_of(where: Range, low: int) -> slice:
    """The lines of a buffer, its guard zones included."""
    first = where.place(low) - where.guard_bytes
    last = first + where.bytes + 2 * where.guard_bytes
    return slice(first // LINE_BYTES, -(-last // LINE_BYTES))


def _fold(marks: npt.NDArray[np.uint8], lines: slice, part: float, l2_lines: float) -> Fold | None:
    """The fold of one buffer; None if it is not accessed, or need not shrink."""
    own = marks[lines]
    touched = np.flatnonzero(own)
    here = own[touched]
    first, last = (np.count_nonzero(here & bit) for bit in (FIRST, LAST))
    both = np.count_nonzero((here & (FIRST | LAST)) == FIRST | LAST)
    if not len(touched):
        return None
    # The lines that the whole grid accesses: in proportion, if the quarters share none, else by the
    # formula above with one quarter as the set and ``QUARTERS / part`` sets in the grid.
    all_blocks = min(float(len(own)), len(touched) / part)
    if both:
        shared = 2 * both / (first + last)
        grown = (1 - (1 - shared) ** (QUARTERS / part)) / shared
        all_blocks = min((first + last) / 2 * grown, all_blocks)
    elif all_blocks > l2_lines:
        return None
    # The L2 of the replay has ``part`` of the chip's lines, so the buffer may have as many distinct
    # lines as ``part`` of those that the whole grid accesses.
    extent = int(touched[-1] - touched[0]) + 1
    kept = _modulus(len(touched) / extent, part * all_blocks / len(touched), part)
    if kept > ALIKE:
        return None
    begin = lines.start + int(touched[0])
    return Fold(begin, begin + extent, max(1, round(kept * extent)))


def _modulus(density: float, wanted: float, least: float) -> float:
    """The modulus, as a share ``m`` of all lines, that keeps a share of accessed lines distinct.

    If lines are accessed at random with some density, ``m * (1 - (1 - density) ** (1 / m))`` of all
    lines are distinct.

    Args:
        density: share of the lines that are accessed.
        wanted: share of these that are to be distinct modulo ``m``.
        least: lower bound of ``m``.
    """
    low, high = least, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if middle * (1 - (1 - density) ** (1 / middle)) < wanted * density:
            low = middle
        else:
            high = middle
    return high
