"""The cross-check: hardware counters of the original, read on the spot, and their verdict."""

from cuado.analyze.limiter import limiter
from cuado.backends.protocol import Bench
from cuado.model.limiter import Verdict
from cuado.model.profile import Profile
from cuado.model.trial import Loaded, Trial
from cuado.sources.counters import collect
from cuado.whatif.result import CounterVerdict
from cuado.whatif.subject import Subject

_UNCLEAR = frozenset({Verdict.UNDECIDED, Verdict.LATENCY})
"""Verdicts that the next stage of counters may still change: latency is what is left over."""


def read_counters(bench: Bench, subject: Subject, loaded: Loaded) -> CounterVerdict:
    """Count the original, stage after stage until the verdict is clear, and judge it.

    Args:
        bench: where the original is loaded.
        subject: the kernel.
        loaded: what the driver says of it.

    Raises:
        TrialFailedError: the original does not run under the counters.
    """

    def clear(profile: Profile) -> bool:
        return limiter(profile, subject.chip).verdict not in _UNCLEAR

    profile = collect(bench, Trial(), loaded, clear)
    note = "; ".join(profile.notes)
    if not profile.raw:
        return CounterVerdict(note=note or "no counters could be read")
    return CounterVerdict(limiter(profile, subject.chip), profile, note)
