"""What came of tuning a call."""

from collections.abc import Mapping
from dataclasses import dataclass

from cuado.metrics.quantity import format_duration
from cuado.stats import Comparison, Interval, Verdict

Value = int | float | str | bool | None
"""The value of a tunable."""
Values = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A configuration that was run.

    Attributes:
        values: by name.
        time: nanoseconds: the time of the best so far times the ratio to it; None if it failed or
            its results were wrong.
        ratio: its time / that of the best so far, timed in turn; None for the first one, and for
            those too slow to be timed more than once.
        problem: why there is no time; empty if there is.
    """

    values: Values
    time: float | None
    ratio: Interval | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """The configuration that is used from now on.

    Attributes:
        values: by name.
        attempts: in order, the default first; none if the choice was kept from an earlier process.
        configurations: number of allowed ones.
        against_default: the best against the default in a run of its own; None if none was faster.
        device: the device of the measurements.
        seconds: duration of the tuning.
        notes: for the reader.
    """

    values: Values
    attempts: tuple[Attempt, ...] = ()
    configurations: int = 1
    against_default: Comparison | None = None
    device: str = ""
    seconds: float = 0.0
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> list[str]:
        lines = [f"chosen: {in_words(self.values)}"]
        found = self.against_default
        if found is not None and found.gain is not None and found.verdict is Verdict.FASTER:
            lines.append(f"{found.gain} times as fast as {in_words(self.attempts[0].values)}")
        elif self.attempts:
            lines.append("the first configuration: no other was faster beyond the noise")
        if self.attempts:
            many = f"{len(self.attempts)} of {self.configurations} configurations run"
            lines.append(f"{many} on {self.device} in {self.seconds:.1f} s")
        ranked = sorted(self.attempts, key=lambda each: (each.time is None, each.time or 0.0))
        for each in ranked:
            text = each.problem if each.time is None else format_duration(each.time)
            lines.append(f"  {in_words(each.values)}: {text}")
        return [*lines, *self.notes]


def in_words(values: Values) -> str:
    """A configuration for the reader."""
    return ", ".join(f"{name}={value}" for name, value in values.items())
