"""Notes of one block: what each warp ran, and what it did at mbarriers, in order."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.execution.events import Counts


class Kind(IntEnum):
    """What a note says; the numbers are those of ``runtime/trace.h``."""

    CAME = 0
    """An execution of the instruction begins, which may do nothing."""
    MADE = 1
    """The mbarrier is made; the amount is the arrivals that a phase expects."""
    EXPECTED = 2
    """Bytes more that the phase expects."""
    ARRIVED = 3
    """Arrivals."""
    BYTES = 4
    """Bytes that a copy brings."""
    COPIED = 5
    """Arrivals that take place when the warp's asynchronous copies so far are complete."""
    WAITED = 6
    """The warp has waited for a phase; the amount is its parity."""
    VAIN = 7
    """Tries that found the phase not over; the amount is their number."""
    MOVED = 8
    """Bytes that a copy moves, wherever they go."""


@dataclass(frozen=True, slots=True)
class Note:
    """One note.

    Attributes:
        kind: what it says.
        warp: of the block.
        instruction: index of the PTX instruction.
        place: offset of the mbarrier in shared memory; 0 where there is none.
        amount: as the kind has it.
    """

    kind: Kind
    warp: int
    instruction: int
    place: int
    amount: int


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of one block.

    Attributes:
        segments: for each warp and each segment, how often the warp ran it, and its active lanes,
            summed. Tries in vain are among them.
        branches: for each warp and each branch, how often it diverged, and the lanes that took it.
        words: two words for each note, as ``runtime/trace.h`` has them.
    """

    segments: Counts
    branches: Counts
    words: npt.NDArray[np.uint64]

    def __iter__(self) -> "NoteIterator":
        """All notes, in the order in which the block made them."""
        return NoteIterator(self.words)


class NoteIterator:
    """Iterates over notes, of which there may be a million."""

    def __init__(self, words: npt.NDArray[np.uint64]) -> None:
        first, second = words[:, 0], words[:, 1]
        columns = (
            first >> np.uint64(56) & np.uint64(15),
            first >> np.uint64(48) & np.uint64(255),
            first & np.uint64(0xFFFFFFFF),
            second >> np.uint64(40),
            second & np.uint64((1 << 40) - 1),
        )
        self._rows = zip(*(column.tolist() for column in columns), strict=True)

    def __iter__(self) -> "NoteIterator":
        """The iterator itself."""
        return self

    def __next__(self) -> Note:
        """The next note."""
        kind, *rest = next(self._rows)
        return Note(Kind(kind), *rest)
