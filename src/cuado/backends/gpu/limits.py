"""How long a worker may take for what is asked of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How long the worker may take before it is killed, in seconds.

    Attributes:
        start: seconds to start, open the device, and load a program, without filling buffers.
        first: seconds for a run while the original's time is unknown.
        least: the fewest seconds for a run.
        factor: factor for a run, as a multiple of what one of the original's costs.
        passes: runs that counting may take.
    """

    start: float = 120.0
    first: float = 60.0
    least: float = 10.0
    factor: float = 200.0
    passes: int = 100
