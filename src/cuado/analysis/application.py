"""Throughput from the application's point of view, beside the hardware's [000, 001].

The application's counts the bytes that the task needs, the hardware's those that DRAM moved. Where
they differ much, the pattern of accesses wastes bandwidth; where both are far from what is
attainable, too little is in flight.
"""

from dataclasses import dataclass

from cuado.device.chip import ChipFacts
from cuado.metrics import MetricSet
from cuado.model.launch import Task


@dataclass(frozen=True, slots=True)
class Application:
    """A task's throughput, and what it is held against.

    Attributes:
        task: what it needs.
        bandwidth: its bytes over the time, bytes a second.
        attainable: DRAM bandwidth that a copy attains on the chip, bytes a second; None if unknown.
        moved: bytes that DRAM moved over the same time, bytes a second; None if not counted.
        executed: instructions of threads for each byte moved; None if not counted.
    """

    task: Task
    bandwidth: float
    attainable: float | None = None
    moved: float | None = None
    executed: float | None = None

    @property
    def part(self) -> float | None:
        """Its part (0..; above 1 if caches serve some of it) of what is attainable."""
        return self.bandwidth / self.attainable if self.attainable else None

    @property
    def overfetch(self) -> float | None:
        """Bytes moved for each byte needed; below 1 if caches serve some of them."""
        return None if self.moved is None else self.moved / self.bandwidth


def application(
    task: Task | None,
    nanoseconds: float | None,
    attainable: float | None,
    metrics: MetricSet | None = None,
) -> Application | None:
    """The throughput of a task; None if it, or its time, is not known.

    Args:
        task: what a launch needs.
        nanoseconds: its time.
        attainable: DRAM bandwidth that a copy attains, bytes a second; None if unknown.
        metrics: counters of the same launch; None if there are none.
    """
    if task is None or not nanoseconds:
        return None
    moved = metrics.value("dram_bytes") if metrics is not None else None
    return Application(
        task,
        task.bytes / nanoseconds * 1e9,
        attainable,
        None if moved is None else moved / nanoseconds * 1e9,
        metrics.value("instruction_byte_ratio") if metrics is not None else None,
    )


def attainable_on(chip: ChipFacts | None) -> float | None:
    """DRAM bandwidth that a copy attains on a chip, bytes a second; None if unknown."""
    return None if chip is None else chip.achievable_dram_bandwidth()
