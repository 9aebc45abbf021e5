"""Gains of outcomes, as naming compares them."""

from cuado.stats import Interval, Verdict
from cuado.whatif.result import Claim, NamedCause, Outcome, Status

LEAST_GAIN = 1.05
"""Gain, at its lower end, from which a cause is named."""


def gaining(outcome: Outcome | None, least: float = LEAST_GAIN) -> Interval | None:
    """The gain of an outcome, if it is believed and at least ``least``."""
    if outcome is None or outcome.status is not Status.MEASURED or outcome.gain is None:
        return None
    if outcome.verdict is not Verdict.FASTER or outcome.gain.low < least:
        return None
    return outcome.gain


def promise(outcome: Outcome) -> tuple[bool, float]:
    """Whether a gain can be had and no mere bound, and how great it is."""
    return outcome.claim is not Claim.BOUND, outcome.gain.estimate if outcome.gain else 0.0


def exceeds(one: NamedCause, other: NamedCause) -> bool:
    """Whether one gains more than another."""
    both = one.gain, other.gain
    return both[0] is not None and both[1] is not None and both[0].estimate > both[1].estimate
