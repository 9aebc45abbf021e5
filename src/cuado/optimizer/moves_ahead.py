"""Makes what a search will try first while processors are idle: a GPU is opened, or counters read.

Experiments decide most of what is tried, and in which order; counters add to it. What they put
first is made when its turn comes, as ever: nothing but time depends on what is made ahead.
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from cuado.optimizer.guidance import Wanted
from cuado.optimizer.move_lists import single_steps
from cuado.optimizer.step_combinations import Known
from cuado.optimizer.version import Version, Versions

MOST = 16
"""Number of moves that are made ahead. Chosen: about what eight processors make in two seconds."""

MAKING = 4
"""Threads that make moves ahead while a version is opened. Chosen: most of the work is Python's,
one thread's at a time; only assemblers run side by side."""


@dataclass
class MovesAhead:
    """The moves that a search will try first.

    Args:
        pool: the threads that make them.
        versions: makes versions, each once: who asks for one later finds it.
        found: how fast versions are.

    Attributes:
        is_over: set once the search itself begins; no further move is begun then.
    """

    pool: Executor
    versions: Versions
    found: Known
    is_over: bool = False

    def begin(self, version: Version, wanted: Sequence[Wanted], *, first: bool = False) -> None:
        """Begin to look for the moves on a version, and to make them.

        Args:
            version: the incumbent.
            wanted: what its bottlenecks call for, as far as they are known.
            first: make the first list of moves alone: these are waited for, and what makes a kernel
                anew takes seconds of Python's one thread at a time.
        """
        self.pool.submit(self._make, version, wanted, first=first)

    def _make(self, version: Version, wanted: Sequence[Wanted], *, first: bool) -> None:
        left = MOST
        for moves, _ in single_steps(version, wanted, self.found, lambda _: None):
            if first and left < MOST:
                return
            for move in moves:
                if self.is_over or not left:
                    return
                left -= 1
                self.pool.submit(self.versions.of, move.steps)
