"""What a counter of the years before Nsight Compute is in cuado's words."""

from collections.abc import Callable
from dataclasses import dataclass

from cuado.metrics import Unit


@dataclass(frozen=True, slots=True)
class Counter:
    """One old name.

    Attributes:
        metric: cuado's name.
        counts: what it counts, and on which chips where they differ.
        unit: of a number that names none, as ``units.factor`` takes it; empty means the metric's.
        quantity: what the counter itself counts in, where that is not the metric's unit.
        convert: turns a value in ``quantity`` into the metric's unit and meaning.
        doubled_at_8_bytes: whether it counts an event of an 8-byte access twice: it is halved
            where the accesses are known to be 8 bytes wide.
        capabilities: major compute capabilities on which it means what ``metric`` says; empty
            means all.
    """

    metric: str
    counts: str
    unit: str = ""
    quantity: Unit | None = None
    convert: Callable[[float], float] | None = None
    doubled_at_8_bytes: bool = False
    capabilities: tuple[int, ...] = ()
