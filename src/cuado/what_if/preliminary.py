"""What is known before everything is measured, for the reader who waits."""

from cuado.backends.rounds import Progress
from cuado.model.limiter import Limit
from cuado.model.trial import ORIGINAL
from cuado.what_if.conclusion import concluded
from cuado.what_if.result import CounterVerdict, Outcome
from cuado.what_if.session import Session

_SEEMS = {
    Limit.BALANCED: "seems balanced",
    Limit.NEAR_ROOF: "seems near a roof",
    Limit.LAUNCH: "seems limited by the launch",
}
"""What is said of a limiter that is not simply what limits."""


def first_verdict(session: Session, outcomes: tuple[Outcome, ...]) -> str:
    """The limiter and the first cause as far as outcomes tell, no counters read: one clause.

    ``seems limited by latency, bank-conflicts 1.65x``; empty if they decide nothing yet.
    """
    first = session.first
    if first is None:
        return ""
    found = concluded(
        session.subject,
        outcomes,
        CounterVerdict(),
        first.samples[ORIGINAL].interval(),
        session.loaded.blocks_per_sm,
        modelled=session.bench.is_modelled,
    )
    said = []
    if found.limiter.verdict is not Limit.UNDECIDED:
        said.append(_SEEMS.get(found.limiter.verdict, _limited_by(found.limiter.verdict)))
    for named in found.causes[:1]:
        gain = f" {named.gain.estimate:.3g}x" if named.gain is not None else ""
        said.append(f"{named.cause}{gain}")
    return ", ".join(said)


def _limited_by(limit: Limit) -> str:
    return f"seems limited by {limit.replace('_', ' ')}"


class Telling:
    """Progress that says a verdict, once there is one, before what is being done.

    Args:
        tell: is told both.

    Attributes:
        verdict: what is said before; empty for nothing.
    """

    def __init__(self, tell: Progress) -> None:
        self._tell, self.verdict = tell, ""

    def __call__(self, what: str, done: int, total: int) -> None:
        """Report what is under way, with the steps done and their total."""
        self._tell(f"{self.verdict}; {what}" if self.verdict else what, done, total)
