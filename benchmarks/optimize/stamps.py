"""When a session did what: its activities, and the versions that it kept."""

import time
from dataclasses import dataclass, field

from cuado.optimizer.recording import NoRecorder
from cuado.optimizer.session import Candidate, Fate, Iteration

LEAST_SECONDS = 0.05
"""Activities that take less are left out."""


@dataclass
class Stamps(NoRecorder):
    """A recorder, and a watcher of a session's progress, that note the time of what they are told.

    Attributes:
        began: the start, by ``time.perf_counter``; all other times are seconds since then.
        speedup: of the last kept version over the original, by the gains of its steps.
        curve: when each version was kept, and its speedup.
        diagnosed: when each version was diagnosed.
        activities: what was under way, and when it began.
    """

    began: float = field(default_factory=time.perf_counter)
    speedup: float = 1.0
    curve: list[tuple[float, float]] = field(default_factory=list)
    diagnosed: list[float] = field(default_factory=list)
    activities: list[tuple[str, float]] = field(default_factory=list)

    def tell(self, what: str, done: int, total: int) -> None:
        """An activity begins, or goes on."""
        del done, total
        what = what.rpartition("; ")[2].rpartition(" so far, ")[2].partition("(")[0]
        if not self.activities or self.activities[-1][0] != what:
            self.activities.append((what, time.perf_counter() - self.began))

    def iteration(self, iteration: Iteration) -> None:
        """A version is diagnosed."""
        del iteration
        self.diagnosed.append(round(time.perf_counter() - self.began, 2))

    def candidate(self, candidate: Candidate) -> None:
        """A candidate's fate is known."""
        if candidate.fate is Fate.KEPT and candidate.gain is not None:
            self.speedup *= candidate.gain.estimate
            self.curve.append((time.perf_counter() - self.began, self.speedup))


def lasting(stamps: Stamps, ended: float) -> list[tuple[str, float]]:
    """The activities in order, and the seconds that each took; those under 50 ms are left out."""
    ends = [at for _, at in stamps.activities[1:]] + [ended]
    took = [
        (what, round(end - at, 2)) for (what, at), end in zip(stamps.activities, ends, strict=True)
    ]
    return [each for each in took if each[1] >= LEAST_SECONDS]
