"""Replay: the requests of traced blocks go through a model of a chip's caches."""

from collections.abc import Sequence
from ctypes import addressof, byref

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.hierarchy.layout import Config, Fold, SlotRules, SlotTraffic, Totals
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.hierarchy.tracing import LocalTraces
from cuado.backends.emulated.process.engine import Traces


def _lists(behind: Sequence[Sequence[Sequence[int]]]) -> tuple[npt.NDArray[np.uint32], ...]:
    """As the model reads them: the first copy of each slot, where those of each copy begin, all."""
    copies = [copy for slot in behind for copy in slot]
    firsts = np.cumsum([0, *(len(slot) for slot in behind)])
    begins = np.cumsum([0, *(len(copy) for copy in copies)])
    every = [*(word for copy in copies for word in copy), 0]
    return tuple(np.array(each, np.uint32) for each in (firsts, begins, every))


class Replay:
    """A model of caches, which keep their content from one call to the next.

    Args:
        config: the caches; the pointers in it are set here.
        rules: what is done with the requests of each access slot.
        folds: ranges of lines that are folded in L2.

    Attributes:
        totals: counts of all requests so far.
        slots: counts of each access slot so far.
    """

    def __init__(self, config: Config, rules: SlotRules, folds: Sequence[Fold] = ()) -> None:
        # The model has pointers to all of these: they live as long as it does. An empty list gets
        # one element, so that there is something to point to.
        self.totals = Totals()
        self.slots = (SlotTraffic * max(len(rules.policies), 1))()
        self._policies = np.array([*rules.policies, 0], np.uint8)
        self._behind = _lists(rules.behind)
        self._folds = np.array([(f.first, f.past, f.lines) for f in folds], np.uint64)
        config.slots, config.folds = len(rules.policies), len(folds)
        config.is_behind = int(self._behind[-1].size > 1)
        config.copies, config.ends, config.behind = (each.ctypes.data for each in self._behind)
        config.fold = self._folds.ctypes.data
        config.policy = self._policies.ctypes.data
        config.totals, config.slot = addressof(self.totals), addressof(self.slots)
        self._config = config
        self._state = function("hierarchy_open")(byref(config))

    def feed(self, traces: Traces, *, is_all: bool) -> None:
        """Replay blocks until all have ended, or more are needed to keep the SMs full.

        Args:
            traces: traces of the next blocks, in order; they are freed here.
            is_all: True if no more follow before :meth:`end`.
        """
        if not isinstance(traces, LocalTraces):
            raise TypeError("these traces are in another process")
        # The model frees each trace when its block has ended: the caller must not free it again.
        taken, traces.addresses = traces.addresses, traces.addresses[:0]
        self._fed = taken  # The model reads the list until all of it is taken.
        function("hierarchy_feed")(self._state, taken.ctypes.data, len(taken))
        function("hierarchy_run")(self._state, int(is_all))

    def end(self) -> None:
        """End the launch: count the dirty lines left in L2, and empty the L1 caches."""
        function("hierarchy_end")(self._state)

    def forget_counts(self) -> None:
        """Set all counts to zero; the caches keep their content."""
        for counts in (self.totals, *self.slots):
            for name, *_ in counts._fields_:
                setattr(counts, name, 0)

    def counts(self) -> npt.NDArray[np.float64]:
        """All counts in one row: the totals, then those of each slot."""
        rows = (self.totals, *self.slots)
        found = [getattr(row, name) for row in rows for name, *_ in row._fields_]
        return np.array(found, np.float64)

    def close(self) -> None:
        """Free the model's memory."""
        if self._state:
            function("hierarchy_close")(self._state)
        self._state = None
