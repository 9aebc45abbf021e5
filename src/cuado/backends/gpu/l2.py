"""What is in the L2 before a run: queued on the stream, so that every run finds the same."""

from collections.abc import Iterable

from cuado.backends.gpu.context import Context
from cuado.backends.gpu.memory import Region, region_bytes
from cuado.backends.gpu.mover import Mover
from cuado.model.launch import InL2

FLUSH_FACTOR = 2
"""Reading this times the size of the L2 leaves nothing else in it."""
_LEAST_FLUSH = 8 << 20


class Flush:
    """Puts the L2 into the state that runs are to find.

    Args:
        context: context of the device.
        wanted: the state to put it into; a kept L2 is left alone.
        mover: reads memory without leaving dirty lines. Where the driver cannot make one, the L2 is
            filled by writing, and holds nothing of the buffers.
    """

    def __init__(self, context: Context, wanted: InL2, mover: Mover) -> None:
        self._context, self._wanted, self._mover = context, wanted, mover
        self._region = None if wanted.warm else Region(context, _size(context))
        if self._region is not None:
            self._region.set(4, 0)

    @staticmethod
    def memory(context: Context) -> int:
        """Device bytes that it takes, unless the L2 is kept."""
        return region_bytes(_size(context))

    def queue(self, buffers: Iterable[Region]) -> None:
        """Queue what puts the L2 into its state; ``buffers`` are the launch's."""
        if self._region is None:
            return
        if not self._mover.available:
            self._region.set(4, 0)
            return
        self._mover.sweep(self._region.address, self._region.size)
        if self._wanted.resident:
            for region in buffers:
                self._mover.sweep(region.address, int(region.size * self._wanted.resident))
        if self._wanted.dirty:
            l2 = int(self._context.attribute("l2_cache_size") * self._wanted.dirty)
            self._region.set(4, 0, min(self._region.size, l2))


def _size(context: Context) -> int:
    return max(_LEAST_FLUSH, FLUSH_FACTOR * context.attribute("l2_cache_size"))
