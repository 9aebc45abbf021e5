"""When resident warps matter, and how many rounds a grid takes."""

import math

from cuado.model.limiter import Limit
from cuado.rules.facts import Facts

COMFORTABLE_ELIGIBLE = 1.0
"""Eligible warps per scheduler above which occupancy is no longer worth a look: [002] stops at
more than 4 per SM on Kepler, whose SM has 4 schedulers."""

BUSY_ISSUE = 70.0
"""Percent of issue slots used above which there is little latency left to hide: the line that
[002] and NVIDIA's own rules draw for "instruction-bound"."""

_OPEN = frozenset(
    {
        Limit.LATENCY,
        Limit.MEMORY_AND_LATENCY,
        Limit.BALANCED,
        Limit.LAUNCH,
        Limit.UNDECIDED,
    }
)


def latency_matters(facts: Facts) -> bool:
    """True if more resident warps could help: nothing is saturated, and issue slots stay empty.

    The calling rule declares ``issue_slot_utilization_active``.
    """
    issue = facts.get("issue_slot_utilization_active")
    return facts.limiter.verdict in _OPEN and (issue is None or issue < BUSY_ISSUE)


def eligible_comfortable(facts: Facts) -> bool:
    """True if schedulers usually have a warp to pick.

    The calling rule declares ``eligible_warps_per_scheduler``.
    """
    eligible = facts.get("eligible_warps_per_scheduler")
    return eligible is not None and eligible >= COMFORTABLE_ELIGIBLE


def rounds(blocks: int, blocks_per_sm: int, sm_count: int) -> int:
    """Times that the SMs fill up until all blocks have run, if blocks take equally long."""
    return math.ceil(blocks / (blocks_per_sm * sm_count))
