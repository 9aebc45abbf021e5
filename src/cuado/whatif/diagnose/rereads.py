"""Words that are read again and again, where nothing that gains explains the time."""

from collections.abc import Iterable, Iterator

from cuado.model.cause import Cause
from cuado.whatif.diagnose.gains import gaining, promise
from cuado.whatif.diagnose.ruled_out import REREADS
from cuado.whatif.result import NamedCause, Outcome


def read_again(outcomes: Iterable[Outcome], *, is_alone: bool) -> Iterator[NamedCause]:
    """What is read again and again, by the bound that gains most.

    Accesses left out take their conflicts and their latency along, so that any other gain comes
    first. What blocks read is named only where nothing else is: L1 hits hide any latency.

    Args:
        outcomes: of all experiments, on the whole kernel.
        is_alone: whether no other cause is named.
    """
    looked_at = REREADS if is_alone else REREADS[:1]
    found = [
        each
        for each in outcomes
        if each.experiment.name in looked_at and gaining(each) and _beats_original(each)
    ]
    best = max(found, key=promise, default=None)
    if best is not None:
        cause, name = Cause.REDUNDANT_LOADS, best.experiment.name
        yield NamedCause(cause, cause.says, name, best.gain, best.claim, lines=best.touched)


def _beats_original(outcome: Outcome) -> bool:
    """Whether a relaxed copy is not just faster than itself switched off.

    A load that the assembler moves out of a loop stays in it under a switch.
    """
    return all(t.ratio is None or t.ratio.high < 1 for t in outcome.timings[-1:])
