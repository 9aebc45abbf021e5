"""A named cause says its whole sentence, the same to every reader."""

import pytest

from cuado.model.cause import Cause
from cuado.stats import Interval
from cuado.what_if.result import Claim, NamedCause

SHOWN = "lanes of a warp meet in a bank of shared memory"


def cause(claim: Claim | None, remark: str = "", rule: str = "") -> NamedCause:
    gain = Interval(1.654, 1.64, 1.67, 0.95, 8)
    name = "conflict-free-shared"
    return NamedCause(
        Cause.BANK_CONFLICTS, SHOWN, name, gain, claim, rule, 2.5 if rule else None, (), remark
    )


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        (Claim.PREDICTED, "1.65x, predicted"),
        (Claim.REAL, "1.65x, real"),
        (Claim.AT_LEAST, "at least 1.65x"),
        (Claim.BOUND, "at most 1.65x"),
        (None, "1.65x"),
    ],
)
def test_a_gain_is_told_with_its_number_and_what_it_promises(
    claim: Claim | None, told: str
) -> None:
    assert cause(claim).sentence == f"{SHOWN}: conflict-free-shared gains {told}"


def test_remark_and_counters_follow_the_gain() -> None:
    assert cause(Claim.REAL, "that is one kind of fix", "bank-conflict-load").sentence == (
        f"{SHOWN}: conflict-free-shared gains 1.65x, real; that is one kind of fix; "
        "counters: bank-conflict-load, at most 2.50x"
    )


def test_without_a_gain_only_what_shows_it_is_told() -> None:
    assert NamedCause(Cause.TAIL, "The last wave is partial").sentence == "The last wave is partial"
