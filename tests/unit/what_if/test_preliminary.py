"""What is said before everything is measured."""

from unittest.mock import Mock

import pytest

from cuado.model.cause import Cause
from cuado.model.limiter import Limit
from cuado.what_if import conclusion as preliminary
from cuado.what_if.conclusion import first_verdict
from cuado.what_if.result import NamedCause

CAUSE = NamedCause(Cause.SMALL_GRID, "why")


@pytest.mark.parametrize(
    ("limit", "causes", "said"),
    [
        (Limit.MEMORY_AND_LATENCY, (), "seems limited by memory and latency"),
        (Limit.LAUNCH, (CAUSE,), "seems limited by the launch, small-grid"),
        (Limit.BALANCED, (), "seems balanced"),
        (Limit.NEAR_ROOF, (), "seems near a roof"),
        (Limit.UNDECIDED, (CAUSE,), "small-grid"),
        (Limit.UNDECIDED, (), ""),
    ],
)
def test_each_limiter_makes_a_sentence(
    limit: Limit, causes: tuple[NamedCause, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Mock(causes=causes)
    found.limiter.verdict = limit
    monkeypatch.setattr(preliminary, "concluded", lambda *_, **__: found)
    assert first_verdict(Mock(first=Mock(samples={"original": Mock()})), ()) == said
