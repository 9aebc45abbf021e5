"""Spills are called harmless only where the number that decides is known."""

import pytest

from cuado.model.limiter import Limit
from cuado.rules.analyses.local_memory import Local


@pytest.mark.parametrize(
    ("instructions", "traffic", "limit", "hurts"),
    [
        (None, 0.1, Limit.LATENCY, None),
        (1.0, None, Limit.LATENCY, None),
        (None, 0.1, Limit.MEMORY_BANDWIDTH, False),
        (1.0, None, Limit.INSTRUCTION_THROUGHPUT, False),
        (None, 0.1, Limit.INSTRUCTION_THROUGHPUT, None),
        (1.0, 0.1, Limit.LATENCY, False),
        (None, 50.0, Limit.LATENCY, True),
        (30.0, None, Limit.LATENCY, True),
    ],
)
def test_what_is_not_known_is_not_small(
    instructions: float | None, traffic: float | None, limit: Limit, hurts: bool | None
) -> None:
    assert Local(instructions, traffic, None, (), limit).hurts is hurts
