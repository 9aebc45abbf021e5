"""Barriers by their numbers, of a block or of some of its warps: ``bar.sync 1, 64``.

The warps that wait together are a *party*. Barriers order what the threads of a party do; what
those of two parties do nothing orders, until all threads of the block wait at one barrier.
"""

from collections.abc import Iterator

import numpy as np

from cuado.ptx.syntax.operands import Immediate
from cuado.ptx.syntax.tree import Instruction
from soundness.interpreter.frame import Frame
from soundness.interpreter.races import PARTY_EPOCH
from soundness.interpreter.threads import LANES
from soundness.interpreter.values import Array, OutsideInterpreterError


def named_by(instruction: Instruction) -> tuple[int, ...]:
    """Which operands of a barrier are its number, and its number of threads."""
    reduces = "red" in instruction.opcode.split(".")
    first, last = int(reduces), len(instruction.operands) - reduces
    return tuple(range(first, last))


def are_plain(barriers: list[Instruction]) -> bool:
    """Whether all barriers are one, of all threads of a block."""
    named = [[each.operands[n] for n in named_by(each)] for each in barriers]
    if any(len(each) != 1 or not isinstance(each[0], Immediate) for each in named):
        return False
    return len({each[0].value for each in named if isinstance(each[0], Immediate)}) <= 1


class Parties:
    """The threads that wait at barriers of several numbers, or of some threads.

    Args:
        frame: of the run.
    """

    def __init__(self, frame: Frame) -> None:
        self._frame, self._threads = frame, frame.threads
        self._number = np.zeros(frame.threads.count, np.int64)
        self._wanted = np.zeros(frame.threads.count, np.int64)
        self._known: dict[bytes, int] = {}

    def come(self, coming: Array, number: Array, wanted: Array) -> None:
        """Some threads come to a barrier of a number; ``wanted`` threads are to, 0 for all."""
        self._number[coming], self._wanted[coming] = number, wanted

    def complete(self, blocks: Array, waiting: Array, ready: Array) -> Iterator[Array]:
        """Threads that may go on: all have come that their barrier waits for.

        Args:
            blocks: where it may be so.
            waiting: whether each thread waits.
            ready: whether it may run.

        Raises:
            OutsideInterpreterError: a warp waits in parts, or with several parties.
        """
        size = self._threads.per_block
        for block in blocks:
            own = np.arange(block * size, (block + 1) * size)
            alive = own[waiting[own] | ready[own]]
            here = own[waiting[own]]
            for number in np.unique(self._number[here]):
                members = here[self._number[here] == number]
                wanted = int(self._wanted[members].max())
                is_all = members.size == alive.size
                if self._arrived(members, alive) >= wanted if wanted else is_all:
                    self._order(members, own, is_all=is_all)
                    yield members

    def _arrived(self, members: Array, alive: Array) -> int:
        """The threads that count: a warp, of which all have come that are left, counts whole."""
        came, left = (np.bincount(self._threads.warp_of[each]) for each in (members, alive))
        came = np.pad(came, (0, left.size - came.size))
        return int(np.where((came == left) & (came > 0), LANES, came).sum())

    def _order(self, members: Array, own: Array, *, is_all: bool) -> None:
        """Note what a barrier orders."""
        frame = self._frame
        warps = np.unique(self._threads.warp_of[members])
        if is_all:
            frame.block_epoch[own] += 1
        elif warps.size == 1:
            frame.warp_epoch[members] += 1
        else:
            mine = self._threads.warp_of[own]
            if np.isin(mine, warps).sum() != members.size:
                raise OutsideInterpreterError("parts of warps wait at a barrier")
            party = self._known.setdefault((members - own[0]).tobytes(), len(self._known) + 1)
            table = frame.parties.setdefault(
                int(frame.block_epoch[members[0]]), np.zeros(self._threads.count, np.int64)
            )
            if not np.isin(table[members], (0, party)).all():
                raise OutsideInterpreterError("a warp waits with several parties")
            table[members] = party
            frame.warp_epoch[members] += PARTY_EPOCH
