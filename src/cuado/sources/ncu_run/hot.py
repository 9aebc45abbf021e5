"""Which kernels' details are worth collecting: those that took longest in the triage."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from cuado.model.profile import Profile


@dataclass(frozen=True, slots=True)
class Hot:
    """A kernel of the triage.

    Attributes:
        name: its function name.
        nanoseconds: duration of all profiled launches, all shapes together; None if no launch has
            one.
    """

    name: str
    nanoseconds: float | None


def hottest(profiles: Iterable[Profile], top: int) -> tuple[Hot, ...]:
    """The kernels that took longest, the longest first; those without durations come last.

    Only a few launches of each kernel and launch shape were profiled, so this is not their order in
    the program: a short kernel may be launched a million times.
    """
    times: dict[str, list[float]] = defaultdict(list)
    for profile in profiles:
        duration = profile.metrics.value("duration")
        times[profile.kernel] += [duration] if duration is not None else []
    found = [Hot(name, sum(each) if each else None) for name, each in times.items()]
    return tuple(sorted(found, key=lambda hot: -(hot.nanoseconds or 0.0))[:top])
