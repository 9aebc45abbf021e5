"""Gains of outcomes and of named causes, as the diagnosis compares them."""

from cuado.stats import Interval, Verdict
from cuado.what_if.result import Claim, NamedCause, Outcome, Status

LEAST_GAIN = 1.05
"""A gain whose lower end is below this names no cause. Chosen: twice the noise floor and more."""


def gaining(outcome: Outcome | None, least: float = LEAST_GAIN) -> Interval | None:
    """The gain of an outcome, if it is believed and at least ``least``; None otherwise."""
    if outcome is None or outcome.status is not Status.MEASURED or outcome.gain is None:
        return None
    if outcome.verdict is not Verdict.FASTER or outcome.gain.low < least:
        return None
    return outcome.gain


def gains_nothing(outcome: Outcome) -> bool:
    """True if the experiment was measured, and the kernel is no faster."""
    return outcome.status is Status.MEASURED and outcome.verdict in (Verdict.SAME, Verdict.SLOWER)


def promise(outcome: Outcome) -> tuple[bool, float]:
    """How much an outcome promises: achievable gains before mere bounds, then greater gains."""
    return outcome.claim is not Claim.BOUND, outcome.gain.estimate if outcome.gain else 0.0


def exceeds(one: NamedCause, other: NamedCause) -> bool:
    """True if both gains are known and the first is greater."""
    both = one.gain, other.gain
    return both[0] is not None and both[1] is not None and both[0].estimate > both[1].estimate
