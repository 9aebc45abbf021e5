"""Ways to make a kernel's passes.

=================  =============  ===============================================================
mode               passes by      what the values stand for
=================  =============  ===============================================================
kernel, replayed   the caller     the kernel alone; every pass finds memory and caches as prepared
range, replayed    the caller     the kernel and the few microseconds between a push and a pop
kernel             CUPTI          the kernel alone; memory is as prepared in every pass, but only
                                  the first one finds the caches as prepared
=================  =============  ===============================================================

They are tried in this order. ncu does what the first one does: it restores memory and flushes
caches before every pass (``--cache-control all``), and counts the kernel alone.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.backends.gpu.cupti import structures as c

Action = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Mode:
    """How ranges and passes are made."""

    name: str
    range: c.Range
    replay: c.Replay


MODES = (
    Mode("kernel, replayed", c.Range.AUTO, c.Replay.USER),
    Mode("range, replayed", c.Range.USER, c.Replay.USER),
    Mode("kernel", c.Range.AUTO, c.Replay.KERNEL),
)
