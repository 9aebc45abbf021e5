"""How often the threads of a block come through each loop, found once a loop."""

from collections.abc import Iterable

from cuado.kernel.facts.loops.iteration_counts import Count, count_of, trips_of
from cuado.kernel.facts.loops.loop import ends_early
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.settled_values import settled_values
from cuado.ptx.analysis.loops import Loop


class LoopTrips:
    """The iterations of some loops.

    Args:
        kernel: the kernel.
        loops: its loops. Below they are named by their headers.
    """

    def __init__(self, kernel: Kernel, loops: Iterable[Loop]) -> None:
        self._kernel = kernel
        self._loops = {each.header: each for each in loops}
        self._counts: dict[int, Count | str] = {}
        self._exact: dict[int, tuple[int, ...]] = {}

    def count(self, header: int) -> Count | str:
        """What is known of a loop's count; why nothing is, in words."""
        if header not in self._counts:
            self._counts[header] = count_of(self._kernel, self._loops[header])
        return self._counts[header]

    def most(self, header: int, thread: int | None) -> int | None:
        """The most iterations that a thread makes, or any of the block; None if unknown."""
        trips = self.exact(header)
        if trips:
            return max(trips) if thread is None else trips[thread]
        count = self.count(header)
        return count.most if isinstance(count, Count) else None

    def least(self, header: int, thread: int | None) -> int:
        """The least iterations that a thread makes, once it comes to the loop."""
        trips = self.exact(header)
        return (min(trips) if thread is None else trips[thread]) if trips else 1

    def exact(self, header: int) -> tuple[int, ...]:
        """The trip count of each thread of the block; empty if it is not known, or may be less."""
        if header not in self._exact:
            loop = self._loops[header]
            found = trips_of(self._kernel, loop) or settled_values(self._kernel).trips(loop)
            self._exact[header] = () if ends_early(self._kernel, loop) else found
        return self._exact[header]
