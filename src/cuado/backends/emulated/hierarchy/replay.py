"""Send the traces of blocks through a model of a chip's caches."""

from collections.abc import Sequence
from ctypes import addressof, byref

import numpy as np
import numpy.typing as npt

from cuado.backends.emulated.hierarchy.layout import Config, SlotTraffic, Totals
from cuado.backends.emulated.hierarchy.library import function
from cuado.backends.emulated.hierarchy.sharing import Fold
from cuado.backends.emulated.hierarchy.tracing import LocalTraces
from cuado.backends.emulated.process.engine import Traces


class Replay:
    """Caches that keep their content from one call to the next.

    Args:
        config: of the caches; what it points to is set here.
        policies: of each access slot.
        folds: of lines in L2.

    Attributes:
        totals: so far.
        slots: the same of each access slot.
    """

    def __init__(self, config: Config, policies: Sequence[int], folds: Sequence[Fold] = ()) -> None:
        self.totals = Totals()
        self.slots = (SlotTraffic * max(len(policies), 1))()
        self._policies = np.array([*policies, 0], np.uint8)
        self._folds = np.array([(f.first, f.past, f.lines) for f in folds], np.uint64)
        config.slots, config.folds = len(policies), len(folds)
        config.fold = self._folds.ctypes.data
        config.policy = self._policies.ctypes.data
        config.totals, config.slot = addressof(self.totals), addressof(self.slots)
        self._config = config
        self._state = function("hierarchy_open")(byref(config))

    def feed(self, traces: Traces, *, is_all: bool) -> None:
        """Replay blocks until all are through, or more are needed to keep SMs full.

        Args:
            traces: of the blocks that come next, in order; freed here.
            is_all: whether none will follow before :meth:`end`.
        """
        if not isinstance(traces, LocalTraces):
            raise TypeError("these traces are in another process")
        taken, traces.addresses = traces.addresses, traces.addresses[:0]
        self._fed = taken  # The model reads the list until all of it is taken.
        function("hierarchy_feed")(self._state, taken.ctypes.data, len(taken))
        function("hierarchy_run")(self._state, int(is_all))

    def end(self) -> None:
        """The launch is over: count what is left in L2, and empty L1 caches."""
        function("hierarchy_end")(self._state)

    def forget_counts(self) -> None:
        """Count from zero; caches keep what they have."""
        for counts in (self.totals, *self.slots):
            for name, *_ in counts._fields_:
                setattr(counts, name, 0)

    def counts(self) -> npt.NDArray[np.float64]:
        """Totals, then what there is of each slot."""
        rows = (self.totals, *self.slots)
        found = [getattr(row, name) for row in rows for name, *_ in row._fields_]
        return np.array(found, np.float64)

    def close(self) -> None:
        """Give its memory back."""
        if self._state:
            function("hierarchy_close")(self._state)
        self._state = None
